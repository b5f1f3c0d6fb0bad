import { describe, expect, test } from 'vitest';
import { bundle, coded, patient, understood } from './making.ts';
import type { Json } from './reading.ts';
import { atc, cm, condition, dosage, medicine, read, rxnorm, subject, word } from './telling.ts';

describe('medicines', () => {
  test.each<readonly [string, string, Json]>([
    [atc, 'A10BH01', { dpp4Inhibitor: true }],
    [atc, 'A10BB09', { sulfonylurea: true, sulfonylureaAgent: 'gliclazide' }],
    [atc, 'A10BJ02', { glp1RA: true, glp1Agent: 'liraglutide' }],
    // A tablet or an injection: asked, not told.
    [atc, 'A10BJ06', { glp1RA: true }],
    [atc, 'C09AA05', { rasInhibitor: true }],
    [rxnorm, '593411', { dpp4Inhibitor: true }],
    [rxnorm, '314076', { rasInhibitor: true }],
    [rxnorm, '312617', { steroids: true }],
    [rxnorm, '106892', { basalInsulin: true, mealtimeInsulin: true }],
    [rxnorm, '1007184', { basalInsulin: true, mealtimeInsulin: true }],
  ])('%s %s', (system, code, facts) => {
    expect(read(medicine(system, code)).facts).toEqual(facts);
  });
  test('a dose only where the dosage says it', () => {
    expect(read(medicine(atc, 'A10BA02', dosage(1000, 'mg', 2))).facts).toEqual({ metformin: 2000 });
    expect(read(medicine(rxnorm, '860975', dosage(2, 'TAB', 2))).facts).toEqual({ metformin: 2000 });
    expect(read(medicine(rxnorm, '860975')).asked).toEqual(['metformin dose: 500 | 1000 | 1500 | 2000']);
    expect(read(medicine(atc, 'A10BA02', dosage(500, 'mg', 2, { asNeededBoolean: true }))).facts).toEqual({});
    expect(read(medicine(atc, 'A10AE04', dosage(24, '[iU]', 1))).facts).toEqual({ basalInsulin: true, basalUnits: 24 });
    expect(read(medicine(atc, 'A10AE04')).facts).toEqual({ basalInsulin: true });
    expect(read(medicine(atc, 'C10AA05', dosage(40, 'mg', 1))).facts).toEqual({ statin: 'high' });
    expect(read(medicine(atc, 'C10AA01', dosage(20, 'mg', 1))).facts).toEqual({ statin: 'moderate' });
    for (const mg of [10, 80])
      expect(read(medicine(atc, 'C10AA01', dosage(mg, 'mg', 1))).asked).toEqual(['statin dose: moderate | high']);
    expect(read(medicine(atc, 'C10AA05')).asked).toEqual(['statin dose: moderate | high']);
  });
  test('through the medication it refers to, and by its ingredients', () => {
    const reference = { medicationCodeableConcept: undefined, medicationReference: { reference: 'Medication/m' } };
    const medication = (change: Json): Json => ({ resourceType: 'Medication', id: 'm', ...change });
    expect(read(medication({ code: coded('A10BK03', atc) }), medicine('', '', reference)).facts).toEqual({
      sglt2Inhibitor: true,
    });
    expect(
      read(medication({ ingredient: [{ itemCodeableConcept: coded('A10BK03', atc) }] }), medicine('', '', reference))
        .facts,
    ).toEqual({ sglt2Inhibitor: true });
    expect(
      read(
        medicine('', '', {
          ...reference,
          medicationReference: { reference: '#m' },
          contained: [medication({ code: coded('A10BK03', atc) })],
        }),
      ).facts,
    ).toEqual({ sglt2Inhibitor: true });
  });
  test('what is taken is named in its own words with its dose, each once, with a fact or without', () => {
    const named = (text: string, change: Json = {}): Json =>
      medicine('', '', { medicationCodeableConcept: { text }, ...change });
    const once = { dosageInstruction: [{ text: '1 tablet; every morning' }] };
    const { taken, left } = read(
      named('amlodipine 5 mg', once),
      named('Amlodipine 5 mg', once),
      medicine(atc, 'A10BH01', { medicationCodeableConcept: { ...coded('A10BH01', atc), text: 'Januvia 100' } }),
      named('bisoprolol 5 mg', { status: 'stopped' }),
      named('ramipril 5 mg', { subject: { reference: 'Patient/p2' } }),
      medicine('http://hospital.example', 'X1'),
      named('y'.repeat(500)),
    );
    expect(taken.medicines).toEqual(['amlodipine 5 mg, 1 tablet, every morning', 'Januvia 100', 'y'.repeat(120)]);
    // What is over or another's, and what has a code alone, is told of as left out.
    expect(left).toEqual(['code', 'person', 'code']);
  });
  test('diuretics, and what stands beside them in one tablet', () => {
    for (const code of ['313988', '310798'])
      expect(read(medicine(rxnorm, code)).facts).toEqual({ loopOrThiazideDiuretic: true });
    expect(read(medicine(rxnorm, '197885')).facts).toEqual({ loopOrThiazideDiuretic: true, rasInhibitor: true });
    expect(read(medicine(rxnorm, '313096')).facts).toEqual({ mineralocorticoidAntagonist: true });
    expect(read(medicine(rxnorm, '2562816')).facts).toEqual({ finerenone: true });
  });
  test('a brand, Arabic, a letter that is wrong: asked as a typed line is', () => {
    for (const [text, asked] of [
      ['Jardiance 10 mg tablet', 'sglt2Inhibitor text: true'],
      ['Lantus SoloStar 100 units/ml', 'basalInsulin text: true'],
      ['Glucophage 850', 'metformin text: 500 | 1000 | 1500 | 2000'],
      ['glicazide MR 60', 'sulfonylurea text: true'],
      ['ميتفورمين 500', 'metformin text: 500 | 1000 | 1500 | 2000'],
    ] as const)
      expect([text, read(medicine('', '', { medicationCodeableConcept: { text } })).asked[0]]).toEqual([text, asked]);
    for (const text of ['Amlodipine 5 mg', 'stopped Jardiance', 'Jardiance cream'])
      expect([text, read(medicine('', '', { medicationCodeableConcept: { text } })).asked]).toEqual([text, []]);
  });
  test('what stands under an extension nobody knows, or was written by mistake, is not read through', () => {
    const turned = { modifierExtension: [{ url: 'x' }] };
    expect(read(medicine(atc, 'A10BA02', dosage(1000, 'mg', 2, turned)))).toMatchObject({
      facts: {},
      asked: ['metformin dose: 500 | 1000 | 1500 | 2000'],
    });
    const held = (change: Json): Json =>
      medicine('', '', {
        medicationCodeableConcept: undefined,
        medicationReference: { reference: '#m' },
        contained: [{ resourceType: 'Medication', id: 'm', code: coded('A10BK03', atc), ...change }],
      });
    expect(read(held({ status: 'active' })).facts).toEqual({ sglt2Inhibitor: true });
    for (const change of [{ status: 'entered-in-error' }, turned]) expect(read(held(change)).facts).toEqual({});
  });
  test('a name alone is asked, and one for the skin or the eye is not', () => {
    const named = (text: string): Json => medicine('', '', { medicationCodeableConcept: { text } });
    expect(read(named('empagliflozin 10 mg tablet')).asked).toEqual(['sglt2Inhibitor text: true']);
    expect(read(named('prednisolone 1 % ophthalmic suspension'))).toMatchObject({
      facts: {},
      asked: [],
      taken: { medicines: ['prednisolone 1 % ophthalmic suspension'] },
    });
  });
  test.each<readonly [string, Json, string]>([
    ['stopped', { status: 'stopped' }, 'status'],
    ['completed', { status: 'completed' }, 'status'],
    ['a draft', { status: 'draft' }, 'status'],
    ['in error', { status: 'entered-in-error' }, 'status'],
    ['planned', { intent: 'plan' }, 'status'],
    ['a proposal', { intent: 'proposal' }, 'status'],
    ['not to be done', { doNotPerform: true }, 'status'],
    ['for a stay', { category: [word('inpatient')] }, 'setting'],
    [
      'past its end',
      { dosageInstruction: [{ timing: { repeat: { boundsPeriod: { end: '2026-01-01' } } } }] },
      'status',
    ],
    ['another’s', { subject: { reference: 'Patient/p2' } }, 'person'],
    ['under an extension nobody knows', { modifierExtension: [{ url: 'x' }] }, 'resource'],
  ])('%s is never taken', (_, change, reason) => {
    expect(read(medicine(atc, 'A10BH01', change))).toMatchObject({ facts: {}, asked: [], left: [reason] });
  });
  test.each<readonly [string, Json]>([
    ['intended', { status: 'intended' }],
    ['not taken', { status: 'not-taken' }],
    ['not taken, as STU3 writes it', { status: 'active', taken: 'n' }],
    ['ended', { status: 'active', effectivePeriod: { start: '2020-01-01', end: '2021-01-01' } }],
  ])('a statement of what is %s is never taken', (_, change) => {
    const statement = {
      resourceType: 'MedicationStatement',
      subject,
      medicationCodeableConcept: coded('A10BH01', atc),
      ...change,
    };
    expect(read(statement)).toMatchObject({ facts: {}, left: ['status'] });
    expect(read({ ...statement, status: 'active', taken: undefined, effectivePeriod: undefined }).facts).toEqual({
      dpp4Inhibitor: true,
    });
  });
  test('an intolerance of metformin is a fact, an allergy to anything else none', () => {
    const allergy = (code: string, change: Json = {}): Json => ({
      resourceType: 'AllergyIntolerance',
      patient: subject,
      code: coded(code, rxnorm),
      clinicalStatus: word('active'),
      verificationStatus: word('confirmed'),
      ...change,
    });
    expect(read(allergy('6809')).facts).toEqual({ metforminTolerance: 'poor', metforminTolerated: false });
    expect(read(allergy('593411')).facts).toEqual({});
    for (const change of [
      { clinicalStatus: word('resolved') },
      { verificationStatus: word('refuted') },
      { verificationStatus: word('unconfirmed') },
    ])
      expect(read(allergy('6809', change)).facts).toEqual({});
  });
});

describe('strong inhibitors of CYP3A4', () => {
  const inNovember = { authoredOn: '2026-11-18' };
  test.each([
    [rxnorm, '21212'],
    [rxnorm, '197517'],
    [rxnorm, '28031'],
    [rxnorm, '85762'],
    [atc, 'J01FA09'],
    [atc, 'J02AB02'],
    [atc, 'J05AE30'],
    [atc, 'A02BD07'],
  ])('%s %s', (system, code) => {
    expect(read(medicine(system, code, inNovember)).facts).toEqual({ strongCyp3a4Inhibitor: true });
  });
  test.each([
    [atc, 'J01FA10'],
    [atc, 'J01FA01'],
    [atc, 'J02AC01'],
    [atc, 'D01AC08'],
    [rxnorm, '18631'],
    [rxnorm, '4450'],
    [rxnorm, '4053'],
  ])('%s %s is none: azithromycin, erythromycin, fluconazole, ketoconazole for the skin', (system, code) => {
    expect(read(medicine(system, code, inNovember))).toMatchObject({ facts: {}, asked: [] });
  });
  const named = (text: string): Json => medicine('', '', { ...inNovember, medicationCodeableConcept: { text } });
  test('a name alone is asked, by brand too; a shampoo is not', () => {
    const asked = ['strongCyp3a4Inhibitor text: true'];
    for (const text of ['Paxlovid 300 mg/100 mg', 'clarithromycin 500 mg (antibiotic)', 'Klacid XL 500'])
      expect(read(named(text)).asked).toEqual(asked);
    for (const text of ['ketoconazole 2 % shampoo', 'ketoconazole gel', 'Zithromax 500 mg'])
      expect(read(named(text))).toMatchObject({ facts: {}, asked: [] });
  });
  const lasting = (authoredOn: string, value: number): Json => ({
    authoredOn,
    dosageInstruction: [{ timing: { repeat: { boundsDuration: { value, code: 'd' } } } }],
  });
  test('a course is over once its days are, one that nobody ended is asked about, and an eye drop is none', () => {
    expect(read(medicine(atc, 'J01FA09', lasting('2026-11-20', 7))).facts).toEqual({ strongCyp3a4Inhibitor: true });
    expect(read(medicine(atc, 'J01FA09', lasting('2026-10-20', 7)))).toMatchObject({ facts: {}, left: ['status'] });
    // What is taken for good is often written for one supply.
    expect(read(medicine(atc, 'A10BH01', lasting('2026-03-20', 90))).facts).toEqual({ dpp4Inhibitor: true });
    expect(read(medicine(atc, 'H02AB06', lasting('2026-10-20', 7))).facts).toEqual({});
    expect(read(medicine(atc, 'J01FA09', { authoredOn: '2026-03-04' }))).toMatchObject({
      facts: {},
      asked: ['strongCyp3a4Inhibitor kinds: true'],
    });
    const route = (text: string): Json => ({ ...inNovember, dosageInstruction: [{ route: { text } }] });
    expect(read(medicine(atc, 'J02AC03', route('ophthalmic route')))).toMatchObject({ facts: {}, left: ['code'] });
    expect(read(medicine(atc, 'J02AC03', route('oral'))).facts).toEqual({ strongCyp3a4Inhibitor: true });
  });
});

test('a form is filled with them as with measurements', async () => {
  const taken = await understood(bundle(patient(), condition(cm, 'I50.9'), medicine(atc, 'A10BH01')), 'insulin-cgm');
  expect(taken.taken.map(({ path, value, called }) => [path, value, called])).toEqual(
    expect.arrayContaining([[expect.any(String), true, 'A10BH01']]),
  );
});

import { describe, expect, test } from 'vitest';
import { fromFhir, type NotTaken } from '../../../src/engine/fhir/index.ts';
import { readPath } from '../../../src/engine/kit/fields/fields.ts';
import type { ToolId } from '../../../src/engine/registry.ts';
import { bundle, coded, loinc, observation, on, patient, quantity, ucum, understood } from './making.ts';

/** One observation, what it fills in which calculator, and with what: worked out by hand. */
const converted: readonly (readonly [name: string, resource: unknown, tool: ToolId, path: string, value: unknown])[] = [
  ['HbA1c in %', observation('4548-4', 7.2, '%'), 'a1c-forecast', 'a1c', 7.2],
  ['HbA1c by HPLC', observation('17856-6', 7.2, '%'), 'a1c-forecast', 'a1c', 7.2],
  ['HbA1c by electrophoresis', observation('4549-2', 7.2, '%'), 'insulin-cgm', 'baselineA1c', 7.2],
  ['HbA1c in mmol/mol', observation('59261-8', 53, 'mmol/mol'), 'life-days', 'currentA1c', 0.09148 * 53 + 2.152],
  ['HbA1c in mmol/mol under the code in %', observation('4548-4', 86, 'mmol/mol{Hb}'), 'dosing', 'a1c', 10.01928],
  ['fasting glucose in mg/dL', observation('1558-6', 160, 'mg/dL'), 'a1c-forecast', 'fpg', 160],
  ['fasting glucose in mmol/L', observation('1558-6', 8, 'mmol/L'), 'a1c-forecast', 'fpg', 144.1248],
  ['fasting glucose, the code in moles', observation('14771-0', 10, 'mmol/L'), 'insulin-cgm', 'fpg', 180.156],
  ['glucose after a meal', observation('1521-4', 11.1, 'mmol/L'), 'insulin-cgm', 'typicalPpg', 199.97316],
  ['two hours after 75 g', observation('1518-0', 200, 'mg/dL'), 'a1c-forecast', 'ogtt', 200],
  ['weight in pounds', observation('29463-7', 180, '[lb_av]'), 'dosing', 'weight', 81.6466266],
  ['weight in grams', observation('29463-7', 82500, 'g'), 'dosing', 'weight', 82.5],
  ['weight, measured', observation('3141-9', 82.5, 'kg'), 'dosing', 'weight', 82.5],
  ['height in inches', observation('8302-2', 70, '[in_i]'), 'insulin-cgm', 'height', 177.8],
  ['height in metres', observation('8302-2', 1.75, 'm'), 'insulin-cgm', 'height', 175],
  ['BMI', observation('39156-5', 31.4, 'kg/m2'), 'life-days', 'bmi', 31.4],
  ['waist in inches', observation('8280-0', 40, '[in_i]'), 'clinical-logic', 'waist', 101.6],
  ['eGFR', observation('98979-8', 48, 'mL/min/{1.73_m2}'), 'clinical-logic', 'egfr', 48],
  ['eGFR by an older formula', observation('33914-3', 48, 'mL/min/{1.73_m2}'), 'dosing', 'egfr', 48],
  ['eGFR fills its band', observation('98979-8', 29.6, 'mL/min/{1.73_m2}'), 'insulin-cgm', 'egfrBand', '<30'],
  ['B12 in pmol/L', observation('2132-9', 200, 'pmol/L'), 'clinical-logic', 'b12Level', 271.002710027],
  ['B12 in ng/L', observation('2132-9', 300, 'ng/L'), 'a1c-forecast', 'b12', 300],
  [
    'total cholesterol in mmol/L',
    observation('14647-2', 5, 'mmol/L'),
    'life-days',
    'lipidProfile.totalCholesterol',
    193.35,
  ],
  ['LDL, direct', observation('18262-6', 120, 'mg/dL'), 'life-days', 'lipidProfile.ldl', 120],
  ['HDL in mmol/L', observation('2085-9', 1.2, 'mmol/L'), 'life-days', 'lipidProfile.hdl', 46.404],
  ['systolic pressure alone', observation('8480-6', 142, 'mm[Hg]'), 'life-days', 'bloodPressure.systolic', 142],
  ['steps a day', observation('41950-7', 5400, '{steps}/d'), 'a1c-forecast', 'steps', 5400],
  ['steps a day, as HL7’s guide writes it', observation('41950-7', 5400, '/d'), 'a1c-forecast', 'steps', 5400],
  ['steps, as telephones count them', observation('41950-7', 5400, '{steps}'), 'a1c-forecast', 'steps', 5400],
  ['potassium in charges', observation('2823-3', 4.5, 'meq/L'), 'a1c-forecast', 'potassium', 4.5],
  ['eGFR, a name for a code', observation('98979-8', 48, 'mL/min/1.73_m2'), 'dosing', 'egfr', 48],
  ['fasting glucose, the code in capitals', observation('1558-6', 160, 'MG/DL'), 'a1c-forecast', 'fpg', 160],
  ['time in range', observation('97510-2', 68, '%'), 'insulin-cgm', 'tir70180', 68],
  ['time below 54', observation('104642-4', 1, '%'), 'insulin-cgm', 'tbrUnder54', 1],
  ['variation', observation('104638-2', 34, '%'), 'insulin-cgm', 'coefficientVariation', 34],
  ['days worn', observation('104636-6', 14, 'd'), 'insulin-cgm', 'cgmDays', 14],
  ['share of time worn', observation('104637-4', 95, '%'), 'insulin-cgm', 'cgmWear', 95],
  ['creatinine in µmol/L', observation('2160-0', 88.42, 'umol/L'), 'organ-risk', 'creatinine', 1],
  ['creatinine, the code in moles', observation('14682-9', 176.84, 'umol/L'), 'organ-risk', 'creatinine', 2],
  ['albumin–creatinine ratio in mg/g', observation('9318-7', 34, 'mg/g{creat}'), 'organ-risk', 'uacr', 34],
  ['microalbumin–creatinine ratio', observation('14959-1', 34, 'ug/mg'), 'organ-risk', 'uacr', 34],
  ['the ratio in mg/mmol', observation('32294-1', 3, 'mg/mmol{creat}'), 'organ-risk', 'uacr', 26.52],
  ['AST in international units', observation('1920-8', 34, '[IU]/L'), 'organ-risk', 'ast', 34],
  ['AST with P-5’-P', observation('30239-8', 34, 'U/L'), 'organ-risk', 'ast', 34],
  ['ALT with P-5’-P', observation('1743-4', 41, 'U/L'), 'organ-risk', 'alt', 41],
  ['platelets', observation('777-3', 220, '10*9/L'), 'organ-risk', 'platelets', 220],
  ['platelets in thousands per µL', observation('777-3', 220, '10*3/uL'), 'organ-risk', 'platelets', 220],
  ['platelets by another method, per µL', observation('26515-7', 220_000, '{#}/uL'), 'organ-risk', 'platelets', 220],
  ['LDL, the method not said', observation('2089-1', 120, 'mg/dL'), 'life-days', 'lipidProfile.ldl', 120],
  ['GMI', observation('97506-0', 6.8, '%'), 'insulin-cgm', 'gmi', 6.8],
  ['GMI in mmol/mol', observation('97506-0', 51, 'mmol/mol'), 'insulin-cgm', 'gmi', 6.81748],
];

test.each(converted)('%s', async (_name, resource, tool, path, value) => {
  const { values, taken, notUnderstood } = await understood(resource, tool);
  const found = readPath(values, path);
  if (typeof value === 'number') expect(found).toBeCloseTo(value, 8);
  else expect(found).toBe(value);
  expect(taken).toEqual([expect.objectContaining({ path, value: found, date: '2026-11-01T08:00:00Z' })]);
  expect(notUnderstood).toEqual([]);
});

describe('units', () => {
  const inWords: readonly (readonly [unit: string, value: number, kilograms: number])[] = [
    ['kg', 80, 80],
    ['Kg', 80, 80],
    ['lbs', 180, 81.6466266],
    ['Pounds', 180, 81.6466266],
    ['g', 80000, 80],
  ];
  test.each(inWords)('by the word “%s” where there is no code', async (unit, value, kilograms) => {
    const { values } = await understood(observation('29463-7', 0, '', { valueQuantity: { value, unit } }), 'dosing');
    expect(values.weight).toBeCloseTo(kilograms, 8);
  });
  test.each(['mL/min/1.73m2', 'mL/min/1.73 m²', 'mL/min/1.73m^2', 'ml/min/1.73 m2', 'mL/min/1.73 sq m'])(
    'of eGFR: %s',
    async (unit) => {
      const { values } = await understood(
        observation('98979-8', 0, '', { valueQuantity: { value: 48, unit } }),
        'dosing',
      );
      expect(values.egfr).toBe(48);
    },
  );
  test.each([
    ['platelets', '777-3', ['10^9/L', 'x10^9/L', 'x 10*3/uL', 'K/uL', '10^3/µL', 'G/L', 'Thou/uL', 'K/mm3']],
    ['ast', '1920-8', ['U/L', 'IU/L', 'u/l']],
    ['uacr', '9318-7', ['mg/g', 'mg/g creat', 'mcg/mg creat', 'mg/g{Cre}']],
  ] as const)('of %s as laboratories write it', async (path, code, units) => {
    for (const unit of units)
      expect(
        (await understood(observation(code, 0, '', { valueQuantity: { value: 220, unit } }), 'organ-risk')).values,
        unit,
      ).toEqual({ [path]: 220 });
  });
  test('grams in a litre are no platelets', async () => {
    const grams = observation('777-3', 220, 'g/L');
    expect((await understood(bundle(grams, observation('1920-8', 34, 'U/L')), 'organ-risk')).values).toEqual({
      ast: 34,
    });
  });
  test('of eGFR, and a text that begins with “=”', async () => {
    for (const unit of ['mL/min/1.73 sq.m', 'ml/min/1.73 sq m', 'mL/min/1.73 m2 (BSA)'])
      expect(
        (await understood(observation('33914-3', 41, '', { valueQuantity: { value: 41, unit } }), 'dosing')).values,
      ).toEqual({ egfr: 41 });
    const text = (valueString: string) => observation('4548-4', 0, '', { valueQuantity: undefined, valueString });
    expect((await understood(text('= 9.1 %'), 'dosing')).values).toEqual({ a1c: 9.1 });
    expect((await understood(text('> 9.1 %'), 'dosing')).values).toEqual({});
  });
  test('of HbA1c as some laboratories write it', async () => {
    for (const unit of ['% of total Hgb', '%', 'Percent', '% Hb', '% (NGSP)'])
      expect(
        (await understood(observation('4548-4', 0, '', { valueQuantity: { value: 7, unit } }), 'dosing')).values,
      ).toEqual({ a1c: 7 });
  });
  test('the UCUM code counts before the words', async () => {
    const mixed = { value: 53, unit: '%', system: ucum, code: 'mmol/mol' };
    const { values } = await understood(observation('4548-4', 0, '', { valueQuantity: mixed }), 'dosing');
    expect(values.a1c).toBeCloseTo(7.00044, 8);
  });
  test('another system’s code is no UCUM: then the words count', async () => {
    const other = { value: 7, unit: '%', system: 'http://example.org/units', code: 'mmol/mol' };
    const { values } = await understood(observation('4548-4', 0, '', { valueQuantity: other }), 'dosing');
    expect(values.a1c).toBe(7);
  });
});

/** One observation that is not taken, and why. */
const refused: readonly (readonly [name: string, resource: unknown, reason: NotTaken])[] = [
  ['a code nobody here knows', observation('718-7', 14, 'g/dL'), 'code'],
  ['glucose, not said to be fasting', observation('2345-7', 160, 'mg/dL'), 'code'],
  ['a LOINC code under another system', observation('4548-4', 7, '%', { code: coded('4548-4', 'urn:local') }), 'code'],
  [
    'a code of two meanings',
    observation('4548-4', 7, '%', {
      code: {
        coding: [
          { system: loinc, code: '4548-4' },
          { system: loinc, code: '97506-0' },
        ],
      },
    }),
    'code',
  ],
  ['what this calculator does not ask', observation('1920-8', 30, 'U/L'), 'code'],
  ['no unit', observation('4548-4', 7, '', { valueQuantity: { value: 7 } }), 'unit'],
  ['an unknown unit', observation('4548-4', 7, 'g/L'), 'unit'],
  [
    'an unknown UCUM code beside a good word',
    observation('4548-4', 7, '', { valueQuantity: { value: 7, unit: '%', system: ucum, code: '{ratio}' } }),
    'unit',
  ],
  ['eGFR not normalised to a body', observation('98979-8', 48, 'mL/min'), 'unit'],
  ...['preliminary', 'registered', 'cancelled', 'entered-in-error', 'unknown', undefined, 7].map(
    (status): [string, unknown, NotTaken] => [`status ${status}`, observation('4548-4', 7, '%', { status }), 'status'],
  ),
  ...['<', '<=', '>=', '>', 'ad'].map((comparator): [string, unknown, NotTaken] => [
    `comparator ${comparator}`,
    observation('98979-8', 90, '', { valueQuantity: { ...quantity(90, 'mL/min/{1.73_m2}'), comparator } }),
    'comparator',
  ]),
  ['“> 90” as text', observation('98979-8', 0, '', { valueQuantity: undefined, valueString: '> 90' }), 'comparator'],
  ['words', observation('4548-4', 0, '', { valueQuantity: undefined, valueString: 'see note' }), 'no-value'],
  [
    'a reason why there is none',
    observation('4548-4', 0, '', { valueQuantity: undefined, dataAbsentReason: coded('unknown') }),
    'no-value',
  ],
  ['HbA1c of 3.9 %', observation('4548-4', 3.9, '%'), 'range'],
  ['HbA1c of 20.1 %', observation('4548-4', 20.1, '%'), 'range'],
  ['72 taken for %', observation('4548-4', 72, '%'), 'range'],
  ['no date', observation('4548-4', 7, '%', { effectiveDateTime: undefined }), 'date'],
  [
    'only the day it was issued',
    observation('4548-4', 7, '%', { effectiveDateTime: undefined, issued: '2026-11-01T08:00:00Z' }),
    'date',
  ],
  ['no date there is', observation('4548-4', 7, '%', { effectiveDateTime: '2026-02-30' }), 'date'],
  ['tomorrow', observation('4548-4', 7, '%', { effectiveDateTime: '2026-11-23' }), 'date'],
  ['tomorrow by the clock', observation('4548-4', 7, '%', { effectiveDateTime: '2026-11-23T06:00:00Z' }), 'date'],
  ['next month', observation('4548-4', 7, '%', { effectiveDateTime: '2026-12' }), 'date'],
  [
    'a period that begins next month',
    observation('4548-4', 7, '%', { effectiveDateTime: undefined, effectivePeriod: { start: '2026-12-01' } }),
    'date',
  ],
  ['about somebody else', observation('4548-4', 7, '%', { focus: [{ reference: 'Patient/child' }] }), 'resource'],
  [
    'an extension that may change its meaning',
    observation('4548-4', 7, '%', { modifierExtension: [{ url: 'urn:not' }] }),
    'resource',
  ],
];

test.each(refused)('not taken: %s', async (_name, resource, reason) => {
  const taken = await fromFhir(resource, 'dosing', { on });
  expect(taken).toMatchObject({ ok: true, values: {}, taken: [], notUnderstood: [{ reason }] });
});

test.each(['final', 'amended', 'corrected'])('status %s is taken', async (status) => {
  expect((await understood(observation('4548-4', 7, '%', { status }), 'dosing')).values).toEqual({ a1c: 7 });
});

describe('age and sex', () => {
  const of = async (change: Record<string, unknown>, tool: ToolId = 'insulin-cgm', day: string | null = on) => {
    const taken = await fromFhir(bundle(patient(change)), tool, day === null ? undefined : { on: day });
    return taken.ok ? { ...taken.values, not: taken.notUnderstood.map(({ reason }) => reason) } : taken.reason;
  };
  test('whole years of a full birth date', async () => {
    expect(await of({ birthDate: '1966-11-22' })).toEqual({ age: 60, not: [] });
    expect(await of({ birthDate: '1966-11-23' })).toEqual({ age: 59, not: [] });
    expect(await of({ birthDate: '1968-02-29' }, 'dosing', '2027-02-28')).toEqual({ age: 58, not: [] });
  });
  test('no age of a year, of a day to come, of a child, or without today', async () => {
    // A year that leaves two ages is asked; a month that leaves one is enough.
    expect(await of({ birthDate: '1966' })).toEqual({ not: [] });
    expect(await of({ birthDate: '1966-11' })).toEqual({ not: [] });
    expect(await of({ birthDate: '1966-03' })).toEqual({ age: 60, not: [] });
    expect(await of({ birthDate: '2027-01-01' })).toEqual({ not: ['date'] });
    expect(await of({ birthDate: '2008-11-23' })).toEqual({ not: ['range'] });
    expect(await of({ birthDate: '2008-11-22' })).toEqual({ age: 18, not: [] });
    expect(await of({ birthDate: '1966-11-22' }, 'dosing', null)).toEqual({ not: ['date'] });
  });
  test('neither of a patient under an extension nobody knows', async () => {
    const turned = { birthDate: '1965-11-22', gender: 'male', modifierExtension: [{ url: 'x' }] };
    expect(await understood(patient(turned), 'dosing')).toMatchObject({
      values: {},
      notUnderstood: [{ reason: 'resource' }, { reason: 'resource' }],
    });
  });
  test('male and female only', async () => {
    expect(await of({ gender: 'female' })).toEqual({ sex: 'female', not: [] });
    expect(await of({ gender: 'male' })).toEqual({ sex: 'male', not: [] });
    for (const gender of ['other', 'unknown', 'F']) expect(await of({ gender })).toEqual({ not: ['code'] });
  });
});

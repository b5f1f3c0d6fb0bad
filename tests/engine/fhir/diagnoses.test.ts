import { describe, expect, test } from 'vitest';
import { coded } from './making.ts';
import type { Json } from './reading.ts';
import { cm, condition, icd10, read, snomed, subject, word } from './telling.ts';

const type = 'diabetesType kinds: type2 | type1';
const grade = 'retinopathy kinds: mild | sight-threatening';

describe('diagnoses', () => {
  test.each<readonly [string, string, Json]>([
    [icd10, 'E11.9', { diabetesType: 'type2' }],
    ['urn:oid:2.16.840.1.113883.6.90', 'E11.22', { diabetesType: 'type2', ckd: true }],
    [cm, 'E11.3491', { diabetesType: 'type2', retinopathy: 'sight-threatening' }],
    [cm, 'E11.641', { diabetesType: 'type2', severeHypoglycaemia: true, hypoglycaemiaHistory: true }],
    ['http://fhir.de/CodeSystem/bfarm/icd-10-gm', 'E10.90', { diabetesType: 'type1' }],
    [icd10, 'I11.0', { heartFailure: true }],
    [cm, 'I25.10', { ascvd: true }],
    [cm, 'N18.32', { ckd: true, ckdStage: 'stage3b' }],
    [snomed, '44054006', { diabetesType: 'type2' }],
    [snomed, '368581000119106', { diabetesType: 'type2', neuropathy: true }],
    [snomed, '10660471000119109', { diabetesType: 'type2', footUlcer: true }],
    [snomed, '88805009', { heartFailure: true }],
    [snomed, '111297002', { ascvd: true }],
    [snomed, '401303003', { ascvd: true }],
    [snomed, '236434000', { ckd: true, ckdStage: 'stage5' }],
    [snomed, '236435004', { ckd: true, ckdStage: 'stage5', dialysis: true }],
    [snomed, '399261000', { ascvd: true }],
    [snomed, '161665007', { kidneyTransplant: true }],
    [snomed, '429280009', { footUlcer: true }],
  ])('%s %s', (system, code, facts) => {
    expect(read(condition(system, code)).facts).toEqual(facts);
  });
  test.each<readonly [string, string, string, Json, readonly string[]]>([
    ['diabetes without its type', snomed, '73211009', {}, [type]],
    ['diabetes without its type', icd10, 'E14.9', {}, [type]],
    ['its nerves', icd10, 'E14.4', { neuropathy: true }, [type]],
    ['its kidneys', snomed, '127013003', { ckd: true }, [type]],
    ['retinopathy of no grade', snomed, '422034002', { diabetesType: 'type2' }, [grade]],
    ['retinopathy of no grade', cm, 'E11.319', { diabetesType: 'type2' }, [grade]],
    ['that of another diabetes', snomed, '368721000119104', {}, [grade]],
    ['albumin in the urine', snomed, '90781000119102', { diabetesType: 'type2' }, ['ckd kinds: true']],
  ])('what a code leaves open is asked: %s, %s %s', (_, system, code, facts, asked) => {
    expect(read(condition(system, code))).toMatchObject({ facts, asked, left: [] });
  });
  test('what a code leaves open is not asked where another one says it, and no eye’s disease of another cause is told', () => {
    const both = read(condition(snomed, '73211009'), condition(snomed, '127013003'), condition(cm, 'E11.9'));
    expect(both).toMatchObject({ facts: { diabetesType: 'type2', ckd: true }, asked: [] });
    const graded = read(condition(snomed, '422034002'), condition(snomed, '312903003'));
    expect(graded).toMatchObject({ facts: { diabetesType: 'type2', retinopathy: 'mild' }, asked: [] });
    expect(read(condition(snomed, '677741000119109'))).toMatchObject({ facts: {}, asked: [], left: ['code'] });
  });
  test('each bears its code, its words and its day; none is made up', () => {
    const named = condition(snomed, '84114007', {
      code: { coding: [{ system: snomed, code: '84114007', display: 'Heart failure' }] },
    });
    expect(read(named).taken.facts.at(-1)).toMatchObject({
      fact: 'heartFailure',
      called: 'Heart failure (84114007)',
      known: { on: '2024-05-06', from: 'file' },
    });
    const undated = read(condition(snomed, '84114007', { recordedDate: undefined })).taken.facts.at(-1);
    expect(undated?.known).toEqual({ value: true, from: 'file' });
  });
  test.each<readonly [string, string, string]>([
    ['prediabetes', snomed, '15777000'],
    ['prediabetes', cm, 'R73.03'],
    ['high pressure alone', icd10, 'I10'],
    ['bleeding in the brain', icd10, 'I61.9'],
    ['obesity', snomed, '162864005'],
    ['atrial fibrillation', snomed, '49436004'],
    ['what Australia calls E09', 'http://hl7.org/fhir/sid/icd-10-am', 'E09.9'],
    ['a code of no system', '', 'E11.9'],
  ])('%s is no fact', (_, system, code) => {
    expect(read(condition(system, code))).toMatchObject({ facts: {}, asked: [], left: ['code'] });
  });
  test.each<readonly [string, Json, string]>([
    ['over', { clinicalStatus: word('resolved') }, 'status'],
    ['inactive', { clinicalStatus: word('inactive') }, 'status'],
    ['over, as STU3 writes it', { clinicalStatus: 'resolved' }, 'status'],
    ['abated without a status', { clinicalStatus: undefined, abatementDateTime: '2020-01-01' }, 'status'],
    ['refuted', { verificationStatus: word('refuted') }, 'status'],
    ['refuted, as STU3 writes it', { verificationStatus: 'refuted' }, 'status'],
    ['in error', { clinicalStatus: undefined, verificationStatus: word('entered-in-error') }, 'status'],
    ['not yet decided', { verificationStatus: word('differential') }, 'status'],
    ['to come', { recordedDate: '2027-01-01' }, 'date'],
    ['another’s', { subject: { reference: 'Patient/p2' } }, 'person'],
    ['under an extension nobody knows', { modifierExtension: [{ url: 'x' }] }, 'resource'],
  ])('%s is never taken', (_, change, reason) => {
    expect(read(condition(cm, 'E11.9', change))).toMatchObject({ facts: {}, asked: [], left: [reason] });
  });
  test('what is written beside a code may deny it; its display never does', () => {
    const said = (text: string, display = 'Heart failure without complication'): Json =>
      condition(cm, 'I50.9', { code: { text, coding: [{ system: cm, code: 'I50.9', display }] } });
    for (const text of [
      'Rule out heart failure',
      'No evidence of heart failure',
      'Mother: heart failure',
      'CCF?',
      'V.a. Herzinsuffizienz',
    ])
      expect([text, read(said(text))]).toMatchObject([text, { facts: {}, asked: [], left: ['status'] }]);
    for (const text of [
      'Heart failure, known since 2019',
      'HF with no symptoms at rest',
      'Non-ischaemic heart failure',
      'قصور القلب، لا يوجد تورم',
    ])
      expect(read(said(text)).facts).toEqual({ heartFailure: true });
  });
  test('a family’s history is nobody’s by its category, too', () => {
    for (const category of [word('family-history'), { text: 'Family history' }])
      expect(read(condition(cm, 'E11.9', { category: [category] }))).toMatchObject({ facts: {}, left: ['person'] });
    expect(read(condition(cm, 'E11.9', { category: [word('problem-list-item')] })).facts).toEqual({
      diabetesType: 'type2',
    });
  });
  test('Germany’s letters: excluded and suspected are none, what lies behind is asked', () => {
    const gm = 'http://fhir.de/CodeSystem/bfarm/icd-10-gm';
    const url = 'http://fhir.de/StructureDefinition/icd-10-gm-diagnosesicherheit';
    const sure = (letter: string): Json => ({
      code: { coding: [{ system: gm, code: 'I50.9', extension: [{ url, valueCoding: { code: letter } }] }] },
    });
    for (const of of [
      (letter: string) => condition('', '', sure(letter)),
      (letter: string) => condition(gm, `I50.9${letter}`),
    ]) {
      expect(read(of('G')).facts).toEqual({ heartFailure: true });
      for (const letter of ['A', 'V'])
        expect(read(of(letter))).toMatchObject({ facts: {}, asked: [], left: ['status'] });
      expect(read(of('Z'))).toMatchObject({ facts: {}, asked: ['heartFailure code: true'] });
    }
    // Elsewhere such a letter says nothing of the kind.
    expect(read(condition(icd10, 'I50.9A')).facts).toEqual({ heartFailure: true });
  });
  test('without a status it holds; a family’s history never does', () => {
    expect(read(condition(cm, 'E11.9', { clinicalStatus: undefined })).facts).toEqual({ diabetesType: 'type2' });
    const family = {
      resourceType: 'FamilyMemberHistory',
      patient: subject,
      status: 'completed',
      condition: [{ code: coded('E11.9', cm) }],
    };
    expect(read(family)).toMatchObject({ facts: {}, left: ['resource'] });
  });
  test('the graver of several counts; two kinds of diabetes are asked; a pregnancy of last year is over', () => {
    expect(read(condition(cm, 'N18.31'), condition(cm, 'N18.4')).facts).toEqual({ ckd: true, ckdStage: 'stage4' });
    expect(read(condition(cm, 'E10.9'), condition(cm, 'E11.9')).asked).toEqual(['diabetesType kinds: type1 | type2']);
    expect(read(condition(cm, 'E13.9'), condition(cm, 'E11.9'))).toMatchObject({
      facts: { diabetesType: 'type2' },
      asked: [],
    });
    expect(read(condition(snomed, '72892002', { recordedDate: '2026-09-01' })).facts).toEqual({ pregnancy: true });
    expect(read(condition(snomed, '72892002')).facts).toEqual({});
    expect(read(condition(snomed, '72892002', { recordedDate: undefined })).asked).toEqual(['pregnancy kinds: true']);
    expect(read(condition(icd10, 'N18.3'))).toMatchObject({
      facts: { ckd: true },
      asked: ['ckdStage kinds: stage3a | stage3b'],
    });
  });
  test('words alone are asked, unless they deny or doubt', () => {
    expect(read(condition('', '', { code: { text: 'Congestive heart failure' } })).asked).toEqual([
      'heartFailure text: true',
    ]);
    // What the reader of typed lines knows is asked, too.
    for (const [text, fact] of [
      ['T2D', 'diabetesType'],
      ['السكري من النوع الثاني', 'diabetesType'],
      ['HFpEF', 'heartFailure'],
      ['NSTEMI', 'ascvd'],
      ['Hypoglycaemia', 'hypoglycaemiaHistory'],
    ] as const)
      expect([text, read(condition('', '', { code: { text } })).asked.join()]).toEqual([
        text,
        expect.stringContaining(`${fact} text: `),
      ]);
    // What it lacks says nothing against it.
    for (const text of [
      'Type 2 diabetes mellitus without complications',
      'Diabetes mellitus without mention of complication, type II or unspecified type',
      'T2DM (no complications), not on insulin',
    ])
      expect([text, read(condition('', '', { code: { text } })).asked]).toEqual([text, ['diabetesType text: type2']]);
    for (const text of ['Without heart failure', 'Chest pain without heart failure', 'Diabetes insipidus'])
      expect([text, read(condition('', '', { code: { text } })).asked]).toEqual([text, []]);
    for (const text of ['Otitis media', 'Full-time employment', 'HbA1c 9.1 %', 'لا يوجد قصور في القلب'])
      expect([text, read(condition('', '', { code: { text } }))]).toMatchObject([text, { facts: {}, asked: [] }]);
    for (const text of [
      'No heart failure',
      'Family history of type 2 diabetes',
      'Heart failure?',
      'Risk of foot ulcer',
      'x'.repeat(5000),
    ])
      expect(read(condition('', '', { code: { text } }))).toMatchObject({ facts: {}, asked: [] });
  });
});

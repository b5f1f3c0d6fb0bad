import { describe, expect, test } from 'vitest';
import { coded } from './making.ts';
import type { Json } from './reading.ts';
import { condition, icd10, read, snomed, subject } from './telling.ts';

const pcs = 'http://hl7.org/fhir/sid/icd-10-pcs';
const procedure = (system: string, code: string, change: Json = {}): Json => ({
  resourceType: 'Procedure',
  status: 'completed',
  subject,
  code: coded(code, system),
  performedDateTime: '2024-05-06',
  ...change,
});

describe('what was done', () => {
  test.each<readonly [string, string, string, Json]>([
    ['the heart’s vessels bypassed', snomed, '232717009', { ascvd: true }],
    ['a stent', snomed, '415070008', { ascvd: true }],
    ['a carotid artery opened', snomed, '66951008', { ascvd: true }],
    ['a kidney transplanted', snomed, '70536003', { kidneyTransplant: true }],
    ['bypassed, as a hospital codes it', pcs, '0210083', { ascvd: true }],
    ['a stent, as a hospital codes it', 'http://www.cms.gov/Medicare/Coding/ICD10', '0270346', { ascvd: true }],
    ['a kidney, as a hospital codes it', 'urn:oid:2.16.840.1.113883.6.4', '0TY00Z0', { kidneyTransplant: true }],
  ])('%s', (_, system, code, facts) => {
    const done = read(procedure(system, code));
    expect(done).toMatchObject({ facts, asked: [], left: [] });
    expect(done.taken.facts.at(-1)).toMatchObject({ known: { on: '2024-05-06' }, called: code });
  });
  test.each<readonly [string, Json, string]>([
    ['planned', { status: 'preparation' }, 'status'],
    ['not done', { status: 'not-done' }, 'status'],
    ['not done, as STU3 writes it', { notDone: true }, 'status'],
    ['in error', { status: 'entered-in-error' }, 'status'],
    ['to come', { performedDateTime: '2027-01-01' }, 'date'],
    ['another’s', { subject: { reference: 'Patient/p2' } }, 'person'],
    ['under an extension nobody knows', { modifierExtension: [{ url: 'x' }] }, 'resource'],
  ])('%s is never taken', (_, change, reason) => {
    expect(read(procedure(snomed, '232717009', change))).toMatchObject({ facts: {}, asked: [], left: [reason] });
  });
  test('a picture of the vessels, a tied artery and a code of no system tell nothing', () => {
    for (const [system, code] of [
      [snomed, '33367005'],
      [snomed, '175373000'],
      [pcs, '02RF08Z'],
      ['', '0210083'],
      [icd10, '0210083'],
    ] as const)
      expect([code, read(procedure(system, code))]).toMatchObject([code, { facts: {}, asked: [], left: ['resource'] }]);
  });
  test('a dialysis of these weeks is asked, an old one says nothing, and a diagnosis answers', () => {
    const dialysed = (day: string | undefined) => procedure(snomed, '265764009', { performedDateTime: day });
    expect(read(dialysed('2026-11-18'))).toMatchObject({ facts: {}, asked: ['dialysis kinds: true'], left: [] });
    expect(read(dialysed('2026-06-18'))).toMatchObject({ facts: {}, asked: [], left: ['date'] });
    expect(read(dialysed(undefined))).toMatchObject({ facts: {}, asked: [], left: ['date'] });
    const both = read(dialysed('2026-11-18'), condition(snomed, '236435004'));
    expect(both).toMatchObject({ facts: { dialysis: true }, asked: [] });
  });
});

import { describe, expect, test } from 'vitest';
import { coded, loinc } from './making.ts';
import { type Json, read } from './reading.ts';
import { cm, condition, snomed } from './telling.ts';

const answer = (day: string, system: string, code: string, change: Json = {}): Json => ({
  resourceType: 'Observation',
  status: 'final',
  code: coded('72166-2'),
  effectiveDateTime: day,
  valueCodeableConcept: coded(code, system),
  ...change,
});
const smoking = (...resources: unknown[]) => read(...resources).facts.find(({ fact }) => fact === 'smoking');

describe('the tobacco smoking status', () => {
  test.each([
    [snomed, '449868002', 'current'],
    [snomed, '428041000124106', 'current'],
    [snomed, '8517006', 'former'],
    [snomed, '266919005', 'never'],
    [loinc, 'LA18976-3', 'current'],
    [loinc, 'LA15920-4', 'former'],
    [loinc, 'LA18978-9', 'never'],
  ])('%s %s', (system, code, value) => {
    expect(smoking(answer('2026-03-04', system, code))?.known).toEqual({ value, on: '2026-03-04', from: 'file' });
  });
  test('the newest of them counts, whichever resource says it', () => {
    const [then, now] = [answer('2019-01-01', snomed, '449868002'), answer('2026-03-04', snomed, '8517006')];
    expect(smoking(now, then)?.known.value).toBe('former');
    expect(smoking(then, condition(cm, 'Z87.891'))?.known.value).toBe('former');
    expect(smoking(now, condition(cm, 'F17.210', { recordedDate: '2020-01-01' }))?.known.value).toBe('former');
  });
  test.each<readonly [string, string, string, string]>([
    ['unknown', snomed, '266927001', 'no-value'],
    ['no smoker, whatever was before', snomed, '8392000', 'no-value'],
    ['unknown if ever', loinc, 'LA18980-5', 'no-value'],
    ['an answer to something else', snomed, '44054006', 'no-value'],
    ['a code of no system', '', '449868002', 'no-value'],
  ])('%s is no answer, and a newer one marks an older', (_, system, code, why) => {
    expect(smoking(answer('2026-03-04', system, code))).toBeUndefined();
    const older = smoking(answer('2019-01-01', snomed, '449868002'), answer('2026-03-04', system, code));
    expect(older).toMatchObject({ known: { value: 'current' }, newer: { why, on: '2026-03-04' } });
  });
  test('two answers at once are none, and another question’s answer is not this one’s', () => {
    const both = { coding: ['449868002', '8517006'].map((code) => ({ system: snomed, code })) };
    expect(smoking(answer('2026-03-04', snomed, '', { valueCodeableConcept: both }))).toBeUndefined();
    expect(smoking(answer('2026-03-04', snomed, '449868002', { code: coded('11367-0') }))).toBeUndefined();
    expect(smoking(answer('2026-03-04', snomed, '449868002', { status: 'preliminary' }))).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { chartFromFhir } from '../../../src/engine/fhir/index.ts';
import { bundle, observation, on, patient } from './making.ts';

const read = (...resources: unknown[]) => {
  const taken = chartFromFhir(bundle(...resources), { on });
  if (!taken.ok) throw new Error(taken.reason);
  return { ...taken, chart: Object.fromEntries(taken.facts.map(({ fact, known }) => [fact, known])) };
};
const dated = (code: string, value: number, unit: string, effectiveDateTime: string) =>
  observation(code, value, unit, { effectiveDateTime });

describe('FHIR for a chart', () => {
  test('the latest of each fact in its stored unit, with its day; an earlier HbA1c is the one before', () => {
    const { chart } = read(
      patient({ birthDate: '1960-11-23', gender: 'female' }),
      dated('4548-4', 8.1, '%', '2026-05-01T08:00:00Z'),
      dated('59261-8', 75, 'mmol/mol', '2026-10-02T08:00:00Z'),
      dated('29463-7', 180, '[lb_av]', '2026-09'),
    );
    expect(chart).toEqual({
      // 66 on the day after this one.
      age: { value: 65, unit: 'years', on, from: 'file' },
      sex: { value: 'female', on, from: 'file' },
      a1c: { value: expect.closeTo(9.013, 3) as number, unit: '%', on: '2026-10-02', from: 'file' },
      priorA1c: { value: 8.1, unit: '%', on: '2026-05-01', from: 'file' },
      weight: { value: expect.closeTo(81.6466, 4) as number, unit: 'kg', on: '2026-09-01', from: 'file' },
    });
  });

  test('what was not understood is named with its reason', () => {
    const { notUnderstood } = read(dated('4548-4', 8.1, '%', '2026-05-01'), dated('4548-4', 81, '%', '2026-06-01'), {
      resourceType: 'Condition',
      code: { text: 'Asthma' },
    });
    expect(notUnderstood.map(({ reason }) => reason)).toEqual(['range', 'code']);
  });

  test.each([
    ['nothing of FHIR', { a: 1 }, 'not-fhir'],
    ['two people', bundle(patient(), patient({ id: 'p2' })), 'several-patients'],
    ['an empty bundle', bundle(), 'nothing-found'],
  ])('%s is refused', (_, json, reason) => {
    expect(chartFromFhir(json, { on })).toEqual({ ok: false, reason });
  });
});

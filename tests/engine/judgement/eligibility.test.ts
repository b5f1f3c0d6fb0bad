import { describe, expect, test } from 'vitest';
import { disagreeing } from '../../../tools/rules/measures.ts';
import { chartOf, type Facts, patient } from '../../../tools/rules/patients.ts';
import { closedOf, isOpenFor, nothingClosed } from '../../../src/engine/judgement/eligibility.ts';
import { fits, glucoseClasses } from '../../../src/engine/judgement/fits.ts';
import { judge, planOfChart } from '../../../src/engine/judgement/index.ts';
import { type Patient, patientOf } from '../../../src/engine/judgement/patient.ts';
import { rules } from '../../../src/engine/judgement/rules.ts';

/** `npm run rules` asks 20,000. */
const patients = Array.from({ length: 1500 }, (_, at) => patient(at + 1));
const idsOf = (facts: Facts): readonly string[] => planOfChart(chartOf(facts)).actions.map(({ id }) => id);

test('no rule that chooses wishes for a medicine that something closes', () => {
  expect(patients.flatMap((facts) => disagreeing(judge(chartOf(facts))))).toEqual([]);
});

test('a medicine closed for glucose alone stays open for heart and kidneys', () => {
  const closed = closedOf([
    { medicine: 'glp1RA', by: 'a', forGlucose: true },
    { medicine: 'glp1RA', by: 'b' },
    { medicine: 'sglt2Inhibitor', by: 'c', forGlucose: true },
  ]);
  expect(isOpenFor({ closed }, 'glp1RA', 'protection')).toBe(false);
  expect(isOpenFor({ closed }, 'sglt2Inhibitor', 'protection')).toBe(true);
  expect(isOpenFor({ closed }, 'sglt2Inhibitor', 'glucose')).toBe(false);
  expect(isOpenFor({ closed: nothingClosed }, 'sglt2Inhibitor', 'glucose')).toBe(true);
});

test('only rules that choose ask what is open', () => {
  const asking = new Set<string>();
  for (const facts of patients.slice(0, 400)) {
    let now = '';
    const seen: Patient = {
      ...patientOf(chartOf(facts)),
      get closed() {
        asking.add(now);
        return nothingClosed;
      },
    };
    for (const rule of rules) {
      now = rule.id;
      const known = seen.known as Readonly<Record<string, unknown>>;
      if (rule.needs.some((fact) => known[fact] === undefined) || !rule.when(known, seen)) continue;
      rule.says?.(known, seen);
      rule.excludes?.(known, seen);
      rule.excludesForGlucose?.(known, seen);
      rule.rests?.(seen);
    }
  }
  const choosing = rules.filter(({ chooses }) => chooses).map(({ id }) => id);
  expect([...asking].filter((id) => !choosing.includes(id))).toEqual([]);
  expect(asking.size).toBeGreaterThan(5);
});

describe('where every class is closed insulin is next, and the same patient with one open gets that', () => {
  const patientWithout: Facts = {
    age: 62,
    sex: 'male',
    bmi: 31,
    a1c: 9.2,
    fpg: 190,
    egfr: 70,
    metformin: 2000,
    catabolicSymptoms: false,
    heartFailure: true,
    ascvd: false,
    ckd: false,
    uacr: 8,
    sulfonylurea: false,
    dpp4Inhibitor: false,
    glp1RA: false,
    sglt2Inhibitor: true,
    tzd: false,
    basalInsulin: false,
  };
  test.each([
    ['pancreatitis', { pancreatitis: true }],
    ['sight in danger', { retinopathy: 'sight-threatening' }],
  ] as const satisfies readonly (readonly [string, Facts])[])('%s', (_name, closes) => {
    const closed = { ...patientWithout, ...closes };
    const { patient: judged } = judge(chartOf(closed));
    expect(glucoseClasses.filter((medicine) => fits(judged, medicine))).toEqual([]);
    expect(idsOf(closed)).toContain('start:basalInsulin');
    expect(idsOf(closed)).not.toContain('start:glp1RA');
  });
  test.each([
    ['gastroparesis', { gastroparesis: true }],
    ['medullary thyroid cancer', { medullaryThyroidCancer: true }],
  ] as const satisfies readonly (readonly [string, Facts])[])('%s: a gliptin is left', (_name, closes) => {
    expect(idsOf({ ...patientWithout, ...closes })).toContain('start:dpp4Inhibitor');
    expect(idsOf({ ...patientWithout, ...closes })).not.toContain('start:glp1RA');
  });
  test('nothing against an injection', () => {
    expect(idsOf(patientWithout)).toContain('start:glp1RA');
    expect(idsOf(patientWithout)).not.toContain('start:basalInsulin');
  });
});

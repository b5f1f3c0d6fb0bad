import { describe, expect, test } from 'vitest';
import type { Chart } from '../../../src/engine/chart/chart.ts';
import { grown, outdated } from '../../../src/engine/chart/outdated.ts';
import { visit } from '../../../src/engine/visit/index.ts';

const today = '2026-11-25';
const dated = (fact: string, value: number | boolean | string, on: string): Chart => ({
  [fact]: { value, on, from: 'file' },
});

/** Each kind of fact, a value, and the last day on which one steers the plan of today. */
const kinds = [
  ['a1c', 8.1, '2026-05-25', '2026-05-24'],
  ['egfr', 55, '2025-11-25', '2025-11-24'],
  ['creatinine', 1.4, '2025-11-25', '2025-11-24'],
  ['uacr', 120, '2025-11-25', '2025-11-24'],
  ['potassium', 4.4, '2026-08-25', '2026-08-24'],
  ['ldl', 130, '2025-11-25', '2025-11-24'],
  ['systolic', 150, '2026-05-25', '2026-05-24'],
  ['fpg', 150, '2026-08-25', '2026-08-24'],
  // What asked for something on its own day is measured again after a week, not acted on.
  ['fpg', 48, '2026-11-18', '2026-11-17'],
  ['ppg', 410, '2026-11-18', '2026-11-17'],
  ['ketones', 0.2, '2026-11-25', '2026-11-24'],
  ['ketones', 2.4, '2026-11-24', '2026-11-23'],
  ['tir', 60, '2026-08-25', '2026-08-24'],
  ['bmi', 31, '2025-11-25', '2025-11-24'],
  ['alt', 190, '2025-11-25', '2025-11-24'],
  ['b12', 150, '2025-11-25', '2025-11-24'],
  ['catabolicSymptoms', true, '2026-10-25', '2026-10-24'],
  ['pregnancy', true, '2026-02-25', '2026-02-24'],
] as const satisfies readonly (readonly [string, number | boolean, string, string])[];

describe('what was measured grows old', () => {
  test.each(kinds)('%s %s', (fact, value, last, tooOld) => {
    expect(outdated(dated(fact, value, today), today)).toEqual([]);
    expect(outdated(dated(fact, value, last), today)).toEqual([]);
    expect(outdated(dated(fact, value, tooOld), today)).toEqual([fact]);
  });
  test('a height, a diagnosis and what bears no day never do', () => {
    expect(outdated({ ...dated('height', 170, '1999-01-01'), ...dated('ckd', true, '2001-01-01') }, today)).toEqual([]);
    expect(outdated({ fpg: { value: 48, from: 'entered' } }, today)).toEqual([]);
  });
});

describe('what is told grows old', () => {
  const told = (
    fact: string,
    value: boolean | string | number,
    on: string,
    from: 'entered' | 'record' | 'file',
  ): Chart => ({
    [fact]: { value, on, from },
  });
  test.each([
    ['heartFailure', false, '2025-11-25', '2025-11-24'],
    ['pancreatitis', false, '2025-11-25', '2025-11-24'],
    ['cirrhosis', 'none', '2025-11-25', '2025-11-24'],
    ['retinopathy', 'none', '2024-11-25', '2024-11-24'],
    ['childbearing', 'contraception', '2025-11-25', '2025-11-24'],
  ] as const)('%s denied', (fact, value, last, tooOld) => {
    expect(outdated(told(fact, value, last, 'record'), today)).toEqual([]);
    expect(outdated(told(fact, value, tooOld, 'record'), today)).toEqual([fact]);
  });
  test.each([
    ['heartFailure', true],
    ['pancreatitis', true],
    ['cirrhosis', 'compensated'],
    ['retinopathy', 'sight-threatening'],
  ] as const)('%s, once known, stays', (fact, value) => {
    expect(outdated(told(fact, value, '2011-01-01', 'record'), today)).toEqual([]);
  });
  test('what a record says is taken is asked again after a year; what a file prescribes goes on', () => {
    expect(outdated(told('basalInsulin', true, '2025-11-24', 'record'), today)).toEqual(['basalInsulin']);
    expect(outdated(told('basalInsulin', true, '2025-11-25', 'record'), today)).toEqual([]);
    expect(outdated(told('basalInsulin', true, '2019-01-01', 'file'), today)).toEqual([]);
  });
  test('age and durations are those of today', () => {
    const then: Chart = {
      ...told('age', 58, '2024-11-25', 'record'),
      ...told('diabetesDuration', 4, '2024-11-26', 'record'),
      ...told('glp1RAMonths', 2, '2026-09-24', 'record'),
      height: { value: 170, on: '2001-01-01', from: 'record' },
    };
    expect(grown(then, today).map(([fact, { value }]) => [fact, value])).toEqual([
      ['age', 60],
      ['diabetesDuration', 5],
      ['glp1RAMonths', 4],
    ]);
    expect(grown({ age: { value: 58, from: 'entered' } }, today)).toEqual([]);
  });
  test('a visit judges by the age of its day', async () => {
    const { judgement } = await visit(told('age', 79, '2025-11-20', 'record'), { on: today });
    expect(judgement.patient.known.age).toBe(80);
  });
});

test('a fasting glucose of years ago is no low of today, and is named', async () => {
  const old = await visit(dated('fpg', 48, '2012-03-01'), { on: today });
  expect(old.plan.actions.map(({ id }) => id)).not.toContain('treat:low-glucose');
  expect(old.unusable).toEqual([{ fact: 'fpg', reason: 'old', on: '2012-03-01' }]);
  const now = await visit(dated('fpg', 48, today), { on: today });
  expect(now.plan.actions.map(({ id }) => id)).toContain('treat:low-glucose');
  expect(now.unusable).toEqual([]);
});

test('an old potassium begins no finerenone unmeasured', async () => {
  const kidney: Chart = {
    age: { value: 62, from: 'entered' },
    sex: { value: 'male', from: 'entered' },
    ckd: { value: true, from: 'entered' },
    egfr: { value: 50, on: today, from: 'file' },
    uacr: { value: 420, on: today, from: 'file' },
    systolic: { value: 132, on: today, from: 'file' },
    sglt2Inhibitor: { value: true, from: 'entered' },
    rasInhibitor: { value: true, from: 'entered' },
    finerenone: { value: false, from: 'entered' },
  };
  const planWith = async (on: string) =>
    (await visit({ ...kidney, potassium: { value: 4.2, on, from: 'file' } }, { on: today })).plan.actions;
  const beginning = (await planWith(today)).find(({ id }) => id === 'start:finerenone');
  expect(beginning).toBeDefined();
  const asked = await planWith('2015-06-01');
  const potassium = asked.find(({ object }) => object === 'potassium');
  const start = asked.find(({ id }) => id === 'start:finerenone');
  expect(potassium).toBeDefined();
  expect(start === undefined || (potassium?.within ?? Infinity) <= start.within).toBe(true);
});

describe('what is too old to act on is not forgotten', () => {
  const person = {
    ...dated('age', 58, today),
    ...dated('sex', 'male', today),
    ...dated('weight', 86, today),
    ...dated('metformin', 2000, today),
    ...dated('egfr', 80, today),
    ...dated('catabolicSymptoms', false, today),
  };
  const steps = async (chart: Chart): Promise<ReadonlyMap<string, number>> =>
    new Map((await visit({ ...person, ...chart }, { on: today })).plan.actions.map(({ id, within }) => [id, within]));

  test('ketones of yesterday are as those of today', async () => {
    const on = await steps({ ...dated('ketones', 3.4, '2026-11-24'), ...dated('sglt2Inhibitor', true, today) });
    expect(on.get('refer:emergency')).toBe(0);
  });
  test.each([
    [2.2, '2026-11-20', true],
    [0.2, '2026-11-20', false],
    [2.2, '2026-10-20', false],
  ])('ketones of %s on %s', async (ketones, on, again) => {
    const plan = await steps({
      ...dated('ketones', ketones, on),
      ...dated('sglt2Inhibitor', true, today),
      ...dated('a1c', 7, today),
    });
    expect([plan.get('check:ketones') === 0, plan.get('hold:sglt2Inhibitor') === 0]).toEqual([again, again]);
    expect(plan.has('refer:emergency')).toBe(false);
  });
  test('a fasting glucose of weeks ago begins no insulin against a newer HbA1c: it is measured', async () => {
    const plan = await steps({ ...dated('fpg', 320, '2026-09-10'), ...dated('a1c', 6.6, '2026-11-10') });
    expect([plan.has('start:basalInsulin'), plan.get('check:glucose')]).toEqual([false, 1]);
    const now = await steps({ ...dated('fpg', 320, '2026-11-21'), ...dated('a1c', 6.6, '2026-11-10') });
    expect(now.get('start:basalInsulin')).toBe(1);
  });
  test('a low of weeks ago is not treated today; the sulfonylurea that can cause the next one comes down', async () => {
    const plan = await steps({
      ...dated('fpg', 44, '2026-10-01'),
      ...dated('a1c', 7.4, today),
      ...dated('sulfonylurea', true, today),
    });
    expect([plan.has('treat:low-glucose'), plan.get('check:glucose'), plan.has('reduce:sulfonylurea')]).toEqual([
      false,
      1,
      true,
    ]);
  });
  test('a potassium of 2.6 three months ago is measured again within days', async () => {
    const plan = await steps({
      ...dated('potassium', 2.6, '2026-08-01'),
      ...dated('loopOrThiazideDiuretic', true, today),
    });
    expect(plan.get('check:potassium')).toBe(3);
  });
  test('an eGFR of 26 a year ago closes what it closed, until the repeat', async () => {
    const { egfr: _, ...unmeasured } = person;
    const kidney = {
      ...dated('uacr', 900, today),
      ...dated('ckd', true, today),
      ...dated('sulfonylurea', true, today),
      ...dated('statin', 'moderate', today),
      ...dated('a1c', 8.2, today),
    };
    const ids = async (egfr: Chart): Promise<readonly string[]> =>
      (await visit({ ...unmeasured, ...kidney, ...egfr }, { on: today })).plan.actions.map(({ id }) => id);
    const old = await ids(dated('egfr', 26, '2025-10-01'));
    expect(old).not.toContain('start:sglt2Inhibitor');
    expect(old).toEqual(expect.arrayContaining(['hold:metformin', 'reduce:sulfonylurea', 'check:egfr']));
    expect(await ids(dated('egfr', 52, today))).toContain('start:sglt2Inhibitor');
  });
});

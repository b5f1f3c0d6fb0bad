import { describe, expect, test } from 'vitest';
import { spread } from '../../../tools/rules/measures.ts';
import { chartOf, patient } from '../../../tools/rules/patients.ts';
import { judge, planFor } from '../../../src/engine/judgement/index.ts';
import { writeRecord } from '../../../src/engine/judgement/record.ts';
import { splitSteps } from '../../../src/engine/kit/report/reading.ts';
import { type Action, type ActionId, type Gravity, isMedicine, partsOf } from '../../../src/engine/plan/actions.ts';
import { alsoChanging, inShort, leavesMedicines } from '../../../src/engine/plan/in-short.ts';
import { changes, rowsOf } from '../../../src/engine/plan/rows.ts';

const judged = Array.from({ length: 1500 }, (_, at) => judge(chartOf(patient(at + 1))));
const plans = judged.map((judgement) => planFor(judgement));

test('a plan is said to leave the medicines alone only where no action touches or asks about one', () => {
  const left = plans.filter(leavesMedicines);
  expect(left.length).toBeGreaterThan(5);
  expect(plans.length - left.length).toBeGreaterThan(1000);
  for (const { actions } of left)
    expect(
      actions.filter(
        ({ verb, object, gravity }) =>
          (isMedicine(object) && verb !== 'keep') || verb === 'ask' || gravity === 'urgent' || gravity === 'emergency',
      ),
    ).toEqual([]);
  expect(leavesMedicines({ actions: [] })).toBe(false);
});

describe('a plan is short', () => {
  test('eight rows or fewer for half of all patients, twelve or fewer for nine in ten', () => {
    const { median, nineInTen } = spread(plans.map((plan) => rowsOf(plan).length));
    expect(median).toBeLessThanOrEqual(8);
    expect(nineInTen).toBeLessThanOrEqual(12);
  });
  test('only what is routine and changes no medicine is folded, behind everything else of its gravity', () => {
    for (const { actions } of plans) {
      const folded = actions.filter((action) => action.folded);
      expect(folded.filter(({ gravity, object }) => gravity !== 'routine' || isMedicine(object))).toEqual([]);
      expect(actions.slice(actions.length - folded.length)).toEqual(folded);
    }
    expect(plans.some(({ actions }) => actions.some((action) => action.folded))).toBe(true);
  });
  test('every action stands in exactly one row, and so does every step of the record', () => {
    plans.forEach((plan, at) => {
      const rows = rowsOf(plan);
      expect(rows.flat().toSorted(byId)).toEqual([...plan.actions].sort(byId));
      const { next } = writeRecord(plan, judged[at] as (typeof judged)[number]);
      expect(next.items.map(({ actions }) => actions)).toEqual(rows.map((row) => row.map(({ id }) => id)));
    });
  });
  test('what cannot wait is read first, then what begins, ends or changes of the medicines; none of it is folded', () => {
    const isUrgent = ({ gravity }: Action): boolean => gravity === 'emergency' || gravity === 'urgent';
    plans.forEach((plan, at) => {
      const places = rowsOf(plan).map(([action]) => (isUrgent(action) ? 0 : changes(action) ? 1 : 2));
      expect(places).toEqual(places.toSorted());
      const { more } = splitSteps(writeRecord(plan, judged[at] as (typeof judged)[number]).next);
      expect(
        more.flatMap(({ actions = [] }) => actions).filter((id) => /^(stop|hold|reduce|switch):/.test(id)),
      ).toEqual([]);
    });
    const within = plans.filter((plan) => rowsOf(plan).filter(([action]) => changes(action)).length <= 5);
    expect(within.length).toBeGreaterThan(0.9 * plans.length);
  });
  test('the headline names what takes the place of what ends', () => {
    const exchanges = plans.flatMap((plan) => {
      const ends = plan.actions.find(({ id }) => id === 'stop:dpp4Inhibitor');
      const begins = plan.actions.find(({ id, next }) => id === 'start:glp1RA' && next);
      return ends && begins && ends.within === begins.within ? [{ plan, begins }] : [];
    });
    expect(exchanges.length).toBeGreaterThan(5);
    for (const { plan, begins } of exchanges) expect([...inShort(plan), ...alsoChanging(plan)]).toContain(begins);
  });
  test('questions, and what is the same for everybody, are one row each', () => {
    for (const plan of plans) {
      const rows = rowsOf(plan);
      expect(rows.filter(([{ verb }]) => verb === 'ask').length).toBeLessThanOrEqual(1);
      expect(rows.filter(([{ folded }]) => folded).length).toBeLessThanOrEqual(1);
    }
  });
});
const byId = (a: Action, b: Action): number => (a.id < b.id ? -1 : 1);

const action = (id: ActionId, gravity: Gravity = 'important', next?: true): Action => ({
  id,
  ...partsOf(id),
  within: 7,
  gravity,
  because: [],
  sources: [],
  ...(next && { next }),
});
describe('a plan in short', () => {
  const ids = (...actions: Action[]): readonly string[] => inShort({ actions }).map(({ id }) => id);
  test('a stop stands with what takes its place', () => {
    expect(ids(action('stop:dpp4Inhibitor'), action('check:egfr'), action('start:glp1RA'))).toEqual([
      'stop:dpp4Inhibitor',
      'start:glp1RA',
    ]);
  });
  test('but not with what comes later, and not before what cannot wait', () => {
    expect(ids(action('stop:metformin'), action('check:egfr'), action('start:glp1RA', 'important', true))[1]).toBe(
      'check:egfr',
    );
    expect(ids(action('stop:metformin', 'urgent'), action('check:egfr', 'urgent'), action('start:glp1RA'))[1]).toBe(
      'check:egfr',
    );
  });
  test('else the first thing to do and what comes after it, no question', () => {
    expect(ids(action('check:egfr'), action('ask:pregnancy'), action('start:statin'))).toEqual([
      'check:egfr',
      'start:statin',
    ]);
    expect(ids()).toEqual([]);
  });
});

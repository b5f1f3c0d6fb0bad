import { expect, test } from 'vitest';
import { judge, planFor } from '../../../src/engine/judgement/index.ts';
import { medicineDay } from '../../../src/engine/judgement/medicine-day.ts';
import { known } from '../helpers/charts.ts';

function dayOf(facts: Parameters<typeof known>[0]): Record<string, string> {
  const judgement = judge(known(facts));
  return Object.fromEntries(
    medicineDay(planFor(judgement), judgement).map(({ medicine, becomes }) => [
      medicine.key.split('.').at(-1),
      becomes,
    ]),
  );
}

test('what stops, begins, changes and stays stands in the day after the visit', () => {
  const facts = {
    age: 66,
    a1c: 8.9,
    ckd: true,
    egfr: 41,
    uacr: 180,
    metformin: 2000,
    sulfonylurea: true,
    statin: 'high',
  } as const;
  expect(dayOf({ ...facts, hypoglycaemiaHistory: true, ascvd: true })).toMatchObject({
    metformin: 'changes',
    sulfonylurea: 'stops',
    sglt2Inhibitor: 'begins',
    statin: 'stays',
  });
});

test('a medicine that is not taken and not begun has no row, and neither has a statin answered “none”', () => {
  const day = dayOf({ age: 45, a1c: 6.4, metformin: 1000, sulfonylurea: false, statin: 'none' });
  expect(day).not.toHaveProperty('sulfonylurea');
  expect(day['metformin']).toBe('stays');
});

test('an emergency leaves no day to plan', () => {
  const facts = { age: 60, a1c: 13, metformin: 2000, fpg: 450, catabolicSymptoms: true } as const;
  expect(planFor(judge(known(facts))).actions[0]?.gravity).toBe('emergency');
  expect(dayOf(facts)).toEqual({});
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadAnswering } from '../../../src/engine/answer/index.ts';
import { loadPlanWords } from '../../../src/engine/judgement/words.ts';
import { judge, planFor } from '../../../src/engine/judgement/index.ts';
import { writeRecord } from '../../../src/engine/judgement/record.ts';
import { isEmergency } from '../../../src/engine/plan/sequence.ts';
import { splitSteps } from '../../../src/engine/kit/report/reading.ts';
import type { Value } from '../../../src/engine/kit/words/message.ts';
import { toolIds } from '../../../src/engine/registry.ts';
import { chartOf, patient } from '../../../tools/rules/patients.ts';
import { known } from '../helpers/charts.ts';
import { anyInputs, everyAnswer } from '../helpers/inputs.ts';
import { tries } from '../../fixtures/tries.ts';

/** Every key some words are made of. */
function keysIn(value: Value | { readonly key: string; readonly values?: Readonly<Record<string, Value>> }): string[] {
  if ('type' in value && value.type === 'list') return value.items.flatMap(keysIn);
  if (!('key' in value)) return [];
  return [value.key, ...Object.values(value.values ?? {}).flatMap(keysIn)];
}

const recordOf = (facts: Parameters<typeof known>[0]) => {
  const judgement = judge(known(facts));
  return writeRecord(planFor(judgement), judgement);
};

describe.each(toolIds)('%s: each finding is told', (id) => {
  test('as a caution, or as the reason of a step; an urgent one never only behind another’s step', async () => {
    const { tool, answer } = await loadAnswering(id);
    const merged = Object.keys(await loadPlanWords('en'));
    fc.assert(
      fc.property(anyInputs(tool), (inputs) => {
        const { plan, judgement } = answer(inputs);
        const { next, cautions } = writeRecord(plan, judgement);
        const lines = next.items.flatMap(({ message }) => keysIn(message));
        const said = cautions.flatMap(({ message }) => keysIn(message));
        const spent = new Set(
          plan.actions.filter(({ verb }) => verb === 'stop' || verb === 'review').flatMap(({ because }) => because),
        );
        const first = new Set(plan.actions.flatMap(({ because }) => because.slice(0, 1)));
        // Beside an emergency only what is urgent, too, is told.
        const alone = isEmergency(plan);
        for (const { rule } of judgement.fired.filter(({ rule: { told } }) => told === 'caution')) {
          if (alone && rule.gravity !== 'emergency' && rule.gravity !== 'urgent') continue;
          const inCaution = said.includes(`rule.${rule.id}.caution`) || said.includes(`plan.notFor.${rule.id}`);
          const inStep = lines.includes(`rule.${rule.id}.why`) || first.has(rule.id);
          // What a medicine that goes anyway still was taken for, and a question about it, need not be told.
          const moot =
            spent.has(rule.id) ||
            // How a step goes on is not told without the step.
            ['insulin.raise', 'insulin.titrate', 'lipids.cyp3a4-start', 'lipids.arteries'].includes(rule.id) ||
            ['incretins.heart-failure', 'incretins.saxagliptin', 'pregnancy.pill', 'lipids.advanced-kidney'].includes(
              rule.id,
            );
          expect(inCaution || inStep || moot, rule.id).toBe(true);
          expect(inCaution && lines.includes(`rule.${rule.id}.why`) && !first.has(rule.id), rule.id).toBe(false);
          if (rule.gravity === 'emergency' || rule.gravity === 'urgent')
            expect(inCaution || first.has(rule.id) || moot, rule.id).toBe(true);
        }
        for (const key of said.filter((each) => each.startsWith('plan.notFor'))) expect(merged).toContain(key);
      }),
      { numRuns: tries(150) },
    );
  });
});

describe.each(toolIds)('%s: a reason is told in words', (id) => {
  test('by one step; another with the same names that one by its number; read apart, each step tells its own', async () => {
    const { tool, answer } = await loadAnswering(id);
    fc.assert(
      fc.property(everyAnswer(tool, 'all'), (inputs) => {
        const { plan, judgement } = answer(inputs);
        const { next, notFollowed } = writeRecord(plan, judgement);
        const whole = [...next.items.map(({ message }) => message), ...notFollowed];
        const reasons = whole.map((message) => keysIn(message).filter((key) => /^rule\..*\.why$/.test(key)));
        const inSteps = reasons.slice(0, next.items.length);
        expect(new Set(inSteps.flat()).size, inSteps.flat().join()).toBe(inSteps.flat().length);
        const { shown } = splitSteps(next);
        for (const key of reasons.slice(next.items.length).flat())
          expect(inSteps.slice(0, shown.length).flat()).not.toContain(key);
        whole.forEach(({ values = {} }, at) => {
          const { n } = values;
          if (n?.type === 'number') expect(inSteps[n.value - 1]?.length, `step ${at + 1}`).toBeGreaterThan(0);
        });
        const apart = writeRecord(plan, judgement, { apart: true }).next.items;
        for (const { message, actions = [] } of apart)
          if (actions.length === 1) expect(message.key).toMatch(/^plan\.(step|stepNow|stepOr|keep|ask)$/);
      }),
      { numRuns: tries(60) },
    );
  });
});

test('what keeps several classes out stands in one caution, one alone in its own words', () => {
  const cautionKeys = (facts: Parameters<typeof known>[0]) =>
    recordOf(facts).cautions.map(({ message }) => message.key);
  expect(cautionKeys({ age: 60, a1c: 7.2, gastroparesis: true })).toEqual(['rule.incretins.gastroparesis.caution']);
  const [all, ...others] = recordOf({
    age: 60,
    a1c: 7.2,
    gastroparesis: true,
    pancreatitis: true,
    medullaryThyroidCancer: true,
  }).cautions;
  expect(others).toEqual([]);
  expect(all && keysIn(all.message)).toEqual([
    'plan.notFor',
    'plan.notFor.glp1',
    'plan.notFor.incretins.thyroid-cancer',
    'plan.notFor.incretins.gastroparesis',
    'plan.notFor.incretins',
    'plan.notFor.incretins.pancreatitis',
  ]);
});

test('which DPP-4 inhibitor it is, is asked of no one whose DPP-4 inhibitor stops', () => {
  const told = (facts: Parameters<typeof known>[0]) => {
    const { next, cautions } = recordOf({ age: 60, heartFailure: true, dpp4Inhibitor: true, ...facts });
    return [...cautions.map(({ message }) => message), ...next.items.flatMap(({ detail }) => detail ?? [])].map(
      ({ key }) => key,
    );
  };
  expect(told({})).toContain('rule.incretins.heart-failure.caution');
  expect(told({ glp1RA: true })).not.toContain('rule.incretins.heart-failure.caution');
  // A stop a month away leaves the question which one it is.
  expect(told({ bmi: 31, a1c: 8.2, metformin: 2000, egfr: 72 })).toContain('rule.incretins.heart-failure.caution');
});

test('a sulfonylurea that stops for many reasons tells two of them, and none again as a caution', () => {
  const { next, cautions } = recordOf({
    ...{ age: 70, a1c: 6.5, egfr: 28, ckd: true, metformin: 0, weight: 86, basalInsulin: true, basalUnits: 28 },
    ...{ sulfonylurea: true, severeHypoglycaemia: true, hypoglycaemiaHistory: true },
  });
  const stop = next.items.find(({ actions }) => actions?.[0] === 'stop:sulfonylurea');
  const reasons = stop ? keysIn(stop.message).filter((key) => /^rule\..*\.why$/.test(key)) : [];
  expect(reasons).toHaveLength(2);
  expect(cautions.map(({ message }) => message.key).filter((key) => key.includes('sulfonylurea'))).toEqual([]);
});

test('of a medicine that stops or pauses nothing is told that holds while it is taken', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const judgement = judge(chartOf(patient(seed)));
    const plan = planFor(judgement);
    const gone = plan.actions.filter(({ verb }) => verb === 'stop' || verb === 'hold').map(({ object }) => object);
    const said = writeRecord(plan, judgement).always.map(({ key }) => key);
    for (const { rule } of judgement.fired.filter(({ rule: { told } }) => told === 'always'))
      if (rule.needs.some((fact) => gone.includes(fact as never)))
        expect(said, `${seed}`).not.toContain(`rule.${rule.id}.caution`);
  }
});

test('what takes the place of another says so, and no contraindication of that one', () => {
  const { next } = recordOf({ age: 60, a1c: 8.2, egfr: 27, previousEgfr: 28, previousEgfrMonths: 6, metformin: 1000 });
  const start = next.items.find(({ actions }) => actions?.[0] === 'start:glp1RA');
  const stop = next.items.find(({ actions }) => actions?.[0] === 'stop:metformin');
  expect(start && keysIn(start.message)).toContain('plan.takesPlace');
  expect(start && keysIn(start.message)).not.toContain('rule.kidney.metformin-stop.why');
  expect(stop && keysIn(stop.message)).toContain('rule.kidney.metformin-stop.why');
});

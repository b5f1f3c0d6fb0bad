import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge, planFor } from '../../src/engine/judgement/index.ts';
import { storyAct, storyAddress } from '../../src/islands/visit/story-act.ts';
import { anyChart, known } from '../engine/helpers/charts.ts';

const actFor = (facts: Parameters<typeof known>[0]) => storyAct(planFor(judge(known(facts))));

test.each([
  ['a first medicine', { age: 45, a1c: 7.8, egfr: 90, metformin: 0, bmi: 31 }, 'diagnosis'],
  [
    'an injection or a tablet beside metformin',
    { age: 60, a1c: 8.4, egfr: 48, uacr: 420, metformin: 2000, bmi: 31 },
    'addon',
  ],
  ['nothing that begins', { age: 55, a1c: 6.4, egfr: 90, metformin: 2000, bmi: 26 }, 'followup'],
  ['an emergency', { age: 60, a1c: 13, fpg: 450, catabolicSymptoms: true }, undefined],
] as const)('%s opens its act', (_, facts, act) => {
  expect(actFor(facts)).toBe(act);
});

test('every plan leads to an act there is, by an address that tells nothing of the patient', () => {
  const acts = readdirSync('src/content/story/en').map((name) => name.replace('.yaml', ''));
  for (const chart of fc.sample(anyChart({ origins: ['entered'] }), { numRuns: 150, seed: 19 })) {
    const plan = planFor(judge(chart));
    const act = storyAct(plan);
    if (plan.actions[0]?.gravity === 'emergency') expect(act).toBeUndefined();
    else expect(acts).toContain(act);
    if (act) expect(storyAddress(act, 'ar', 'https://clinic.example')).toBe(`https://clinic.example/ar/#${act}`);
  }
});

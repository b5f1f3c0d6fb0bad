import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadAnswering } from '../../../src/engine/answer/index.ts';
import { loadClinicalCopy } from '../../../src/engine/clinical/wording.ts';
import { judge, planFor } from '../../../src/engine/judgement/index.ts';
import { writeRecord } from '../../../src/engine/judgement/record.ts';
import { writeSheet } from '../../../src/engine/judgement/sheet.ts';
import { becauseOf, loadPlanWords } from '../../../src/engine/judgement/words.ts';
import type { Wording } from '../../../src/engine/kit/words/pattern.ts';
import { plainValue, sayPlain } from '../../../src/engine/kit/words/say.ts';
import { toolIds } from '../../../src/engine/registry.ts';
import { known } from '../helpers/charts.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { tries } from '../../fixtures/tries.ts';

async function wordingIn(locale: 'en' | 'ar'): Promise<Wording> {
  const clinical = await loadClinicalCopy(locale);
  const concepts = Object.fromEntries(Object.entries(clinical.concepts).map(([id, text]) => [`concept.${id}`, text]));
  return {
    locale,
    patterns: { ...clinical.messages, ...concepts, ...(await loadPlanWords(locale)) },
    unitWords: clinical.units,
    unitPlurals: clinical.unitPlurals,
    units: {},
    at: new Date('2026-11-22T08:00:00Z'),
  };
}
const wordings = [await wordingIn('en'), await wordingIn('ar')];

test('a question that cannot wait says why: the two figures that deny each other', () => {
  const judgement = judge(known({ age: 66, sex: 'female', a1c: 8.9, egfr: 41, creatinine: 0.7, metformin: 2000 }));
  const step = writeRecord(planFor(judgement), judgement).next.items.find(({ actions }) =>
    actions?.includes('ask:creatinine'),
  );
  const [english, arabic] = wordings.map((wording) => step && sayPlain(step.message, wording));
  expect(english).toMatch(/^Before prescribing, ask today: creatinine, .*eGFR of 41\s.*does not fit .*0\.7/);
  expect(arabic).toMatch(/لأن .*41[\s\S]*0\.7/);
});

test('what is left out for now is left out at once: no day says until when', () => {
  const judgement = judge(known({ age: 60, footUlcer: true, bmi: 17, a1c: 6.8 }));
  const lines = writeRecord(planFor(judgement), judgement).next.items.map(({ message, actions }) => ({
    line: wordings.map((wording) => sayPlain(message, wording)),
    id: actions?.[0],
  }));
  for (const id of ['limit:energy-deficit', 'limit:training', 'limit:steps']) {
    const [english, arabic] = lines.find((each) => each.id === id)?.line ?? [];
    expect(english, id).toMatch(/^[^:]*(for now|to lose weight|for exercise)(:|\.$| \(see)/);
    expect(arabic, id).not.toMatch(/خلال|اليوم/);
  }
});

describe('what is above the goal is named by what is: HbA1c, or the sensor', () => {
  const onInsulin = {
    age: 66,
    sex: 'male',
    weight: 84,
    height: 174,
    metformin: 2000,
    egfr: 66,
    basalInsulin: true,
    basalUnits: 36,
    mealtimeInsulin: true,
    sulfonylurea: false,
    dpp4Inhibitor: false,
    sglt2Inhibitor: false,
    glp1RA: false,
    tzd: false,
    cgmDays: 14,
    cgmWear: 95,
    tir: 60,
    tbr70: 7,
    tbr54: 3,
    tar180: 33,
  } as const;
  const { basalUnits: _, ...without } = onInsulin;
  const kidneys = {
    ...without,
    basalInsulin: false,
    mealtimeInsulin: false,
    tbr70: 1,
    tbr54: 0,
    tar180: 39,
    egfr: 36,
    previousEgfr: 37,
    previousEgfrMonths: 6,
    metformin: 1000,
    uacr: 400,
    sglt2Inhibitor: true,
  };
  const why = (rule: string, facts: Parameters<typeof known>[0]): string => {
    const judgement = judge(known(facts));
    expect(judgement.fired.map((each) => each.rule.id)).toContain(rule);
    return wordings.map((wording) => plainValue(becauseOf(rule, judgement), wording)).join('\n');
  };
  const arteries = { ...kidneys, egfr: 80, uacr: 9, ascvd: true };

  test.each([
    ['targets.closed', onInsulin, 7.3, 9.4],
    ['protection.glp1-kidney', kidneys, 6.9, 8.2],
    ['protection.arteries-second', arteries, 6.9, 8.2],
  ] as const)('%s', (rule, facts, under, over) => {
    expect(why(rule, { ...facts, a1c: under })).toMatch(/3[39]\s?% of the time above range[\s\S]*فوق المدى/);
    expect(why(rule, { ...facts, a1c: under })).not.toMatch(/[78]\.0/);
    expect(why(rule, { ...facts, a1c: over })).toMatch(/HbA1c above [78]\.0[\s\S]*فوق [^\n]*[78]\.0/);
  });
});

test('what is kept goes on: no day stands before it, nor in the short list on paper', () => {
  const judgement = judge(known({ age: 31, sex: 'female', pregnancy: true, metformin: 1000, a1c: 7.1 }));
  const step = writeRecord(planFor(judgement), judgement).next.items.find(
    ({ actions }) => actions?.[0] === 'keep:metformin',
  );
  const [english, arabic] = wordings.map((wording) => step && sayPlain(step.message, wording));
  expect(english).toMatch(/^Continue metformin:/);
  expect(arabic).not.toMatch(/اليوم/);
  expect(step?.brief?.when).toBeUndefined();
});

test('a target that is looked at again is told once, with its gravest reason', () => {
  const judgement = judge(
    known({ age: 78, a1c: 7.1, targetA1c: 6.5, basalInsulin: true, basalUnits: 20, hypoglycaemiaHistory: true }),
  );
  const plan = planFor(judgement);
  expect(plan.actions.find(({ id }) => id === 'review:target')?.because.length).toBeGreaterThan(2);
  expect(writeRecord(plan, judgement).cautions.filter(({ message }) => message.key.includes('target'))).toEqual([]);
});

describe.each(toolIds)('%s: a plan in words', (id) => {
  test('every action and every caution can be said in both languages, for any patient', async () => {
    const answering = await loadAnswering(id);
    await fc.assert(
      fc.asyncProperty(anyInputs(answering.tool), async (inputs) => {
        const { plan, judgement } = answering.answer(inputs);
        const { next, cautions, always, notFollowed } = writeRecord(plan, judgement);
        const messages = [...next.items, ...cautions].map(({ message }) => message).concat(always, notFollowed);
        for (const wording of wordings) {
          const lines = messages.map((message) => sayPlain(message, wording));
          for (const line of lines) {
            expect(line).not.toMatch(/undefined|NaN|\{\w+\}/);
            expect(line.trim()).toMatch(/[.؟?!]$/);
          }
        }
      }),
      { numRuns: tries(60) },
    );
  });
});

test('a patient’s sheet leaves out nothing urgent, and names where else to go', async () => {
  const judgement = judge(
    known({
      ...{
        age: 58,
        sex: 'male',
        weight: 92,
        height: 172,
        a1c: 12,
        fpg: 340,
        ckd: true,
        egfr: 28,
        potassium: 6.2,
        metformin: 2000,
      },
      ...{ systolic: 184, diastolic: 112, retinopathy: 'mild', footUlcer: true, catabolicSymptoms: true },
      ...{
        heartFailure: true,
        tzd: true,
        sulfonylurea: true,
        rasInhibitor: true,
        finerenone: true,
        basalInsulin: false,
      },
    }),
  );
  const plan = planFor(judgement);
  for (const locale of ['en', 'ar'] as const) {
    const { next } = writeSheet(plan, judgement, { picture: [], sections: [] }, await loadPlanWords(locale));
    const keys = next.map(({ key }) => key);
    for (const { id, gravity } of plan.actions)
      if (gravity === 'emergency' || gravity === 'urgent') expect(keys).toContain(`action.${id}.patient`);
    const more = next.at(-2);
    expect(more?.key).toBe('plan.patient.more');
    expect(JSON.stringify(more)).toContain('plan.patient.place.eye');
    expect(next.length).toBeLessThanOrEqual(13);
  }
});

test('a pause of today comes before the next dose; one within a week does not say so', async () => {
  const judgement = judge(known({ age: 58, cirrhosis: 'decompensated', statin: 'high', a1c: 7.2 }));
  const said = async (facts: Parameters<typeof known>[0]) => {
    const own = judge(known(facts));
    const { next } = writeSheet(planFor(own), own, { picture: [], sections: [] }, await loadPlanWords('en'));
    return next.map((message) => sayPlain(message, wordings[0] as Wording)).filter((line) => line.startsWith('Pause'));
  };
  expect(planFor(judgement).actions.find(({ id }) => id === 'hold:statin')?.within).toBe(7);
  expect(await said({ age: 58, cirrhosis: 'decompensated', statin: 'high', a1c: 7.2 })).toEqual([
    'Pause the cholesterol tablet (box: Lipitor or Crestor) within 7 days: take it again only when we tell you.',
  ]);
  expect((await said({ age: 58, sglt2Inhibitor: true, catabolicSymptoms: true, fpg: 160 })).join()).toContain(
    'today, before your next dose',
  );
});

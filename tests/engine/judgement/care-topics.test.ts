import { describe, expect, it } from 'vitest';
import { b12 } from '../../../src/engine/judgement/cases/b12.ts';
import { eyes } from '../../../src/engine/judgement/cases/eyes.ts';
import { feet } from '../../../src/engine/judgement/cases/feet.ts';
import { liver } from '../../../src/engine/judgement/cases/liver.ts';
import { pregnancyAndChildbearing } from '../../../src/engine/judgement/cases/pregnancy-and-childbearing.ts';
import type { JudgementCase } from '../../../src/engine/judgement/cases/shape.ts';
import { sleep } from '../../../src/engine/judgement/cases/sleep.ts';
import { weight } from '../../../src/engine/judgement/cases/weight.ts';
import { b12 as b12Ar } from '../../../src/engine/judgement/copy/ar/b12.ts';
import { eyes as eyesAr } from '../../../src/engine/judgement/copy/ar/eyes.ts';
import { feet as feetAr } from '../../../src/engine/judgement/copy/ar/feet.ts';
import { liver as liverAr } from '../../../src/engine/judgement/copy/ar/liver.ts';
import { pregnancyAndChildbearing as pregnancyAr } from '../../../src/engine/judgement/copy/ar/pregnancy-and-childbearing.ts';
import { ramadanFasting as ramadanAr } from '../../../src/engine/judgement/copy/ar/ramadan-fasting.ts';
import { sleep as sleepAr } from '../../../src/engine/judgement/copy/ar/sleep.ts';
import { weight as weightAr } from '../../../src/engine/judgement/copy/ar/weight.ts';
import { b12 as b12En } from '../../../src/engine/judgement/copy/en/b12.ts';
import { eyes as eyesEn } from '../../../src/engine/judgement/copy/en/eyes.ts';
import { feet as feetEn } from '../../../src/engine/judgement/copy/en/feet.ts';
import { liver as liverEn } from '../../../src/engine/judgement/copy/en/liver.ts';
import { pregnancyAndChildbearing as pregnancyEn } from '../../../src/engine/judgement/copy/en/pregnancy-and-childbearing.ts';
import { ramadanFasting as ramadanEn } from '../../../src/engine/judgement/copy/en/ramadan-fasting.ts';
import { sleep as sleepEn } from '../../../src/engine/judgement/copy/en/sleep.ts';
import { weight as weightEn } from '../../../src/engine/judgement/copy/en/weight.ts';
import { patientOf } from '../../../src/engine/judgement/patient.ts';
import type { Rule, RuleWords } from '../../../src/engine/judgement/rule.ts';
import { b12 as b12Rules } from '../../../src/engine/judgement/topics/b12.ts';
import { eyes as eyeRules } from '../../../src/engine/judgement/topics/eyes.ts';
import { feet as feetRules } from '../../../src/engine/judgement/topics/feet.ts';
import { liver as liverRules } from '../../../src/engine/judgement/topics/liver.ts';
import { pregnancyAndChildbearing as pregnancyRules } from '../../../src/engine/judgement/topics/pregnancy-and-childbearing.ts';
import { ramadanFasting as ramadanRules } from '../../../src/engine/judgement/topics/ramadan-fasting.ts';
import { sleep as sleepRules } from '../../../src/engine/judgement/topics/sleep.ts';
import { weight as weightRules } from '../../../src/engine/judgement/topics/weight.ts';
import { chartOfFacts, expectCase, findingsOf, idsOf, planOfFacts } from './run-case.ts';

type Facts = JudgementCase['facts'];
interface Topic {
  readonly rules: readonly Rule[];
  readonly en: Readonly<Record<string, RuleWords>>;
  readonly ar: Readonly<Record<string, Partial<RuleWords>>>;
}
const finds = (id: string, facts: Facts): boolean => findingsOf(planOfFacts(facts)).includes(id);
const asksFor = (id: string, facts: Facts): boolean => idsOf(planOfFacts(facts)).includes(id);

describe('named patients of pregnancy, B12, weight, liver, eyes, feet and sleep', () => {
  it.each([...pregnancyAndChildbearing, ...b12, ...weight, ...liver, ...eyes, ...feet, ...sleep])('$id', expectCase);
});

describe('limits', () => {
  it.each<[string, Facts, boolean]>([
    ['b12.low', { b12: 199 }, true],
    ['b12.low', { b12: 200 }, false],
    ['b12.low', { b12: 201 }, false],
    ['b12.borderline', { b12: 199 }, false],
    ['b12.borderline', { b12: 200 }, true],
    ['b12.borderline', { b12: 299 }, true],
    ['b12.borderline', { b12: 300 }, false],
    ['b12.due', { metformin: 500, metforminDuration: 11 }, false],
    ['b12.due', { metformin: 500, metforminDuration: 12 }, true],
    ['b12.due', { metformin: 0, metforminDuration: 60 }, false],
    ['b12.due', { metformin: 500, metforminDuration: 60, b12: 400 }, false],
    ['b12.signs', { metformin: 500 }, false],
    ['b12.signs', { metformin: 500, anaemiaRisk: true }, true],
    ['weight.low', { bmi: 18.4 }, true],
    ['weight.low', { bmi: 18.5 }, false],
    ['weight.low', {}, false],
    ['weight.obesity', { bmi: 29.9, a1c: 8 }, false],
    ['weight.obesity', { bmi: 30, a1c: 8 }, true],
    ['weight.obesity', { bmi: 35, a1c: 6.9 }, false],
    ['weight.obesity', { bmi: 35, a1c: 7 }, true],
    ['weight.obesity', { bmi: 35, a1c: 7, targetA1c: 7.5 }, false],
    ['weight.obesity', { bmi: 35, a1c: 8, age: 75 }, false],
    ['weight.obesity', { bmi: 35, a1c: 10, tir: 88, cgmDays: 14, cgmWear: 92 }, false],
    ['weight.extreme', { weight: 199.9 }, false],
    ['weight.extreme', { weight: 200 }, true],
    ['weight.extreme', { weight: 39 }, true],
    ['weight.extreme', { weight: 40 }, false],
    ['sleep.hours', { sleepHours: 5.5 }, true],
    ['sleep.hours', { sleepHours: 6 }, false],
    ['sleep.hours', { sleepHours: 9 }, false],
    ['sleep.hours', { sleepHours: 9.5 }, true],
    ['eyes.fast-fall', { retinopathy: 'mild', a1c: 8.9 }, false],
    ['eyes.fast-fall', { retinopathy: 'mild', a1c: 9 }, true],
    ['eyes.fast-fall', { retinopathy: 'none', a1c: 12 }, false],
    ['feet.neuropathy', { neuropathy: false }, false],
    ['liver.fatty', { nafld: false }, false],
    ['pregnancy.now', { pregnancy: true }, true],
    ['pregnancy.now', { pregnancy: true, sex: 'male' }, false],
    ['pregnancy.planned', { childbearing: 'planning', sex: 'female', age: 49 }, true],
    ['pregnancy.planned', { childbearing: 'planning', sex: 'female', age: 50 }, false],
    ['pregnancy.planned', { childbearing: 'planning', sex: 'male', age: 30 }, false],
    ['pregnancy.planned', { childbearing: 'planning', sex: 'female', age: 30, pregnancy: true }, false],
    ['pregnancy.possible', { sex: 'female', age: 49, rasInhibitor: true }, true],
    ['pregnancy.possible', { sex: 'female', age: 50, rasInhibitor: true }, false],
    ['pregnancy.possible', { sex: 'female', age: 30, rasInhibitor: true, childbearing: 'contraception' }, false],
    ['pregnancy.possible', { sex: 'female', age: 30, statin: 'none' }, false],
    ['pregnancy.insulin', { pregnancy: true, fpg: 94 }, false],
    ['pregnancy.insulin', { pregnancy: true, fpg: 95 }, true],
    ['pregnancy.insulin', { pregnancy: true, ppg: 139 }, false],
    ['pregnancy.insulin', { pregnancy: true, ppg: 140 }, true],
    ['pregnancy.insulin', { pregnancy: true, a1c: 6.9 }, false],
    ['pregnancy.insulin', { pregnancy: true, a1c: 7 }, true],
    ['pregnancy.pill', { glp1RA: true, childbearing: 'contraception', sex: 'female', age: 30 }, true],
    ['ramadan.high-risk', { severeHypoglycaemia: true, sulfonylurea: true }, false],
    ['ramadan.high-risk', { severeHypoglycaemia: true, basalInsulin: true }, true],
    ['ramadan.high-risk', { egfr: 30 }, false],
    ['ramadan.high-risk', { egfr: 29 }, true],
    ['ramadan.high-risk', { frailty: 'fit' }, false],
    ['ramadan.high-risk', { frailty: 'complex' }, true],
    ['ramadan.high-risk', { pregnancy: true, basalInsulin: true }, false],
    ['ramadan.high-risk', { pregnancy: true, basalInsulin: true, mealtimeInsulin: true, a1c: 7.5 }, true],
    ['pregnancy.pill', { glp1RA: true, childbearing: 'contraception', sex: 'female', age: 52 }, false],
  ])('%s of %o: %s', (id, facts, expected) => expect(finds(id, facts)).toBe(expected));

  it('says nothing about eating less while something graver waits', () => {
    expect(asksFor('limit:energy-deficit', { bmi: 17, fpg: 320 })).toBe(false);
    expect(asksFor('limit:energy-deficit', { bmi: 17, fpg: 120 })).toBe(true);
  });

  it('sets no tighter goal before a pregnancy for a woman who has lows', () => {
    const facts: Facts = { sex: 'female', age: 30, childbearing: 'planning' };
    expect(asksFor('review:target', facts)).toBe(true);
    expect(asksFor('review:target', { ...facts, hypoglycaemiaHistory: true })).toBe(false);
  });

  it('does not ask about a pregnancy that cannot be', () => {
    const facts: Facts = { sex: 'female', age: 40, bmi: 36, a1c: 8 };
    expect(asksFor('ask:pregnancy', facts)).toBe(true);
    expect(asksFor('ask:pregnancy', { ...facts, childbearing: 'not-possible' })).toBe(false);
    expect(asksFor('ask:pregnancy', { ...facts, age: 50 })).toBe(false);
    expect(asksFor('ask:pregnancy', { ...facts, sex: 'male' })).toBe(false);
  });
});

describe('words of these topics', () => {
  const topics: readonly Topic[] = [
    { rules: pregnancyRules, en: pregnancyEn, ar: pregnancyAr },
    { rules: b12Rules, en: b12En, ar: b12Ar },
    { rules: weightRules, en: weightEn, ar: weightAr },
    { rules: liverRules, en: liverEn, ar: liverAr },
    { rules: eyeRules, en: eyesEn, ar: eyesAr },
    { rules: feetRules, en: feetEn, ar: feetAr },
    { rules: sleepRules, en: sleepEn, ar: sleepAr },
    { rules: ramadanRules, en: ramadanEn, ar: ramadanAr },
  ];
  const facts: Facts = { a1c: 9, b12: 150, bmi: 20, weight: 300, metforminDuration: 24, sleepHours: 5 };
  const patient = patientOf(chartOfFacts(facts));
  const rulesWithWords = topics.flatMap(({ rules, en, ar }) => rules.map((each) => ({ each, en, ar, id: each.id })));

  it.each(rulesWithWords)('$id fills every hole', ({ each, en, ar }) => {
    const given = each.values?.(facts, patient) ?? {};
    for (const words of [en[each.id], ar[each.id]]) {
      expect(words).toBeDefined();
      for (const pattern of Object.values(words ?? {}))
        for (const form of pattern === null ? [] : typeof pattern === 'string' ? [pattern] : Object.values(pattern))
          for (const [, hole] of String(form).matchAll(/\{(\w+)\}/g)) expect(Object.keys(given)).toContain(hole);
      expect(words?.why).not.toMatch(/\.$/);
    }
    expect(each.told === 'reason').toBe(en[each.id]?.caution === null);
  });
});

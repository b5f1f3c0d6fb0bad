import type { JudgementCase } from './shape.ts';

export const liver: readonly JudgementCase[] = [
  {
    id: 'fatty-liver-bmi-33',
    title: { en: 'Woman of 50 with a fatty liver, BMI 33, HbA1c 7.6 %', ar: 'امرأة عمرها 50 سنة، كبد دهني، مؤشر كتلة الجسم 33، والسكر التراكمي 7.6%' },
    facts: { sex: 'female', age: 50, nafld: true, bmi: 33, a1c: 7.6, metformin: 2000 },
    must: [
      { id: 'check:fib4', within: 90 },
      { id: 'start:glp1RA', within: 28 },
    ],
    source: 'ADA 2026 sections 4 and 9',
  },
  {
    id: 'fatty-liver-values-known',
    title: { en: 'Man of 50 with a fatty liver, enzymes and platelets known', ar: 'رجل عمره 50 سنة، كبد دهني، والإنزيمات والصفائح معروفة' },
    facts: { sex: 'male', age: 50, nafld: true, ast: 30, alt: 36, platelets: 220 },
    must: [],
    mustNot: ['check:fib4'],
    absentFindings: ['liver.fatty'],
    source: 'FIB-4 is worked out from these four; its band says what follows (organ-risk)',
  },
];

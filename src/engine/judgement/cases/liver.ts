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
  {
    id: 'liver.acute',
    title: { en: '58 years, ALT 340 and AST 310 U/L', ar: '58 سنة، ALT ‏340 وAST ‏310 U/L' },
    facts: { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false, age: 58, alt: 340, ast: 310, platelets: 210, a1c: 7.8, targetA1c: 7, metformin: 1000, egfr: 85, statin: 'none' },
    must: [{ id: 'refer:hepatologist', within: 7, gravity: 'urgent' }],
    mustNot: ['raise:metformin', 'start:statin', 'start:tzd'],
    findings: ['liver.enzymes-very-high'],
    source: 'general practice; metformin label on hepatic impairment',
  },
  {
    id: 'liver.raised',
    title: { en: '58 years, ALT 130 U/L, fatty liver', ar: '58 سنة، ALT ‏130 U/L، كبد دهني' },
    facts: { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false, age: 58, alt: 130, ast: 70, platelets: 250, nafld: true, bmi: 31, a1c: 7.8, targetA1c: 7, metformin: 2000, egfr: 85, heartFailure: false, oedema: false },
    must: [{ id: 'refer:hepatologist', within: 28 }],
    mustNot: ['start:tzd'],
    findings: ['liver.enzymes-high'],
    source: 'pioglitazone label, hepatic effects',
  },
];

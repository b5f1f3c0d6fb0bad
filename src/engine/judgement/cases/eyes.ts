import type { JudgementCase } from './shape.ts';

export const eyes: readonly JudgementCase[] = [
  {
    id: 'sight-threatening',
    title: { en: 'Sight-threatening retinopathy', ar: 'اعتلال شبكية يهدد البصر' },
    facts: { retinopathy: 'sight-threatening', a1c: 7.4 },
    must: [{ id: 'refer:eye', within: 14, gravity: 'important' }],
    findings: ['eyes.sight-threatening'],
    source: 'ADA 2026 section 12',
  },
  {
    id: 'mild-before-a-fast-fall',
    title: { en: 'Mild retinopathy, HbA1c 10.8 %', ar: 'اعتلال شبكية بسيط، والسكر التراكمي 10.8%' },
    facts: { retinopathy: 'mild', a1c: 10.8 },
    must: [{ id: 'refer:eye', within: 14, gravity: 'important' }],
    source: 'ADA 2026 section 12, fast fall of glucose',
  },
  {
    id: 'sight-threatening-before-insulin',
    title: { en: 'Sight-threatening retinopathy, HbA1c 10.8 %, insulin within three days: the eyes not later', ar: 'اعتلال شبكية يهدد البصر، سكر تراكمي 10.8%، إنسولين خلال ثلاثة أيام: والعينان لا بعده' },
    facts: { retinopathy: 'sight-threatening', a1c: 10.8, fpg: 230, age: 58, weight: 86, bmi: 29, catabolicSymptoms: false, basalInsulin: false, metformin: 2000, egfr: 82 },
    must: [{ id: 'start:basalInsulin', within: 3 }, { id: 'refer:eye', within: 3 }],
    findings: ['incretins.retinopathy'],
    source: 'ADA 2026 section 12: a fast fall of glucose',
  },
];

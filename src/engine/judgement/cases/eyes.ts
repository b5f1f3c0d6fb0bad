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
];

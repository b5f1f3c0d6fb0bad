import type { JudgementCase } from './shape.ts';

export const smokingCases: readonly JudgementCase[] = [
  {
    id: 'smoker',
    title: { en: 'Smokes', ar: 'يدخن' },
    facts: { age: 50, smokes: true },
    must: [{ id: 'do:smoking', within: 28 }],
    source: 'KDIGO 2022',
  },
  {
    id: 'smoker-arteries',
    title: { en: 'Smokes with arterial disease', ar: 'يدخن مع مرض الشرايين' },
    facts: { age: 50, smoking: 'current', ascvd: true },
    must: [{ id: 'do:smoking', within: 14, gravity: 'important' }],
    source: 'KDIGO 2022',
  },
  {
    id: 'former-smoker',
    title: { en: 'Smoked before', ar: 'كان يدخن' },
    facts: { age: 50, smoking: 'former' },
    must: [],
    mustNot: ['do:smoking'],
    source: 'own judgement',
  },
  {
    id: 'smoking-unknown',
    title: { en: 'Smoking not known', ar: 'التدخين غير معروف' },
    facts: { age: 50 },
    must: [],
    mustNot: ['do:smoking'],
    source: 'unknown is absent',
  },
];

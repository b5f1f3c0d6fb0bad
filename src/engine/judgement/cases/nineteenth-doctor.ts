import { denied } from './eleventh-doctor.ts';
import type { JudgementCase } from './shape.ts';

const drinker = { ...denied, age: 55, sex: 'male', weight: 90, height: 175, alcohol: 'heavy', sglt2Inhibitor: true, a1c: 7.4, fpg: 140 } as const;

/** What was left open, and new charts of glucose in the old, the ill and the newly found, each with a contrast. */
export const nineteenthDoctor: readonly JudgementCase[] = [
  {
    id: 'drinker-sglt2-for-glucose',
    title: { en: 'Drinks heavily on an SGLT2 inhibitor that only lowers glucose: another class takes its place', ar: 'إفراط في الكحول مع مثبط SGLT2 لأجل السكر وحده: تحل فئة أخرى مكانه' },
    facts: drinker,
    must: [{ id: 'stop:sglt2Inhibitor', within: 14 }, { id: 'start:glp1RA', within: 28 }, { id: 'do:alcohol', within: 14 }],
    source: 'label of SGLT2 inhibitors: alcohol abuse among what leads to ketoacidosis',
  },
  {
    id: 'drinker-sglt2-for-heart',
    title: { en: 'The same with a failing heart: it stays, with the caution', ar: 'الحالة نفسها مع قصور القلب: يستمر مع التنبيه' },
    facts: { ...drinker, heartFailure: true, ejectionFraction: 35 },
    must: [{ id: 'do:alcohol', within: 14 }],
    mustNot: ['stop:sglt2Inhibitor', 'hold:sglt2Inhibitor'],
    findings: ['alcohol.heavy'],
    source: 'contrast of drinker-sglt2-for-glucose; ADA 2026, section 9, 9.8',
  },
  {
    id: 'drinks-within-limits-sglt2',
    title: { en: 'The same, drinking within limits: it stays', ar: 'الحالة نفسها والكحول ضمن الحدود: يستمر' },
    facts: { ...drinker, alcohol: 'within-limits' },
    must: [],
    mustNot: ['stop:sglt2Inhibitor'],
    source: 'contrast of drinker-sglt2-for-glucose',
  },
];

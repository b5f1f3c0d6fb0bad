import type { JudgementCase } from './shape.ts';

/** No class for glucose is taken. */
const untreated = { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false } as const;

export const insulinCases: readonly JudgementCase[] = [
  {
    id: 'insulin.very-high',
    title: { en: 'HbA1c 13.8 %, fasting 380 mg/dL', ar: 'سكر تراكمي 13.8%، سكر صائم 380 mg/dL' },
    facts: { a1c: 13.8, targetA1c: 7, fpg: 380, age: 55, weight: 85, height: 175, metformin: 500, egfr: 90, dpp4Inhibitor: false },
    must: [{ id: 'start:basalInsulin', within: 1, gravity: 'urgent', to: 12 }],
    mustNot: ['start:sulfonylurea'],
    review: { atMost: 15 },
    source: 'clinical findings 10',
  },
  {
    id: 'insulin.refused',
    title: { en: 'HbA1c 10.8 %, injections refused', ar: 'سكر تراكمي 10.8% والحقن مرفوضة' },
    facts: { ...untreated, a1c: 10.8, age: 55, weight: 85, metformin: 1000, egfr: 90, injectables: 'refuses', catabolicSymptoms: false },
    must: [{ id: 'refer:diabetes-specialist', within: 7 }, { id: 'raise:metformin' }],
    mustNot: ['start:basalInsulin', 'start:glp1RA'],
    findings: ['insulin.refused'],
    source: 'research 10',
  },
  {
    id: 'insulin.too-much-basal',
    title: { en: '70 units of basal insulin at 90 kg, fasting 100 mg/dL, HbA1c 8.6 %', ar: '70 وحدة إنسولين قاعدي عند 90 كغ، سكر صائم 100 mg/dL، سكر تراكمي 8.6%' },
    facts: { ...untreated, a1c: 8.6, targetA1c: 7, fpg: 100, weight: 90, age: 57, basalInsulin: true, basalUnits: 70, metformin: 2000, egfr: 80 },
    must: [{ id: 'start:glp1RA', within: 14 }, { id: 'check:glucose' }],
    mustNot: ['raise:basalInsulin'],
    findings: ['insulin.too-much-basal', 'insulin.fasting-at-goal'],
    source: 'research 17b, 21',
  },
  {
    id: 'insulin.raise',
    title: { en: '30 units at 90 kg, fasting 180 mg/dL, no lows', ar: '30 وحدة عند 90 كغ، سكر صائم 180 mg/dL، بلا نوبات نقص' },
    facts: { ...untreated, a1c: 8.6, targetA1c: 7, fpg: 180, weight: 90, age: 57, basalInsulin: true, basalUnits: 30, metformin: 2000, egfr: 80, severeHypoglycaemia: false },
    must: [{ id: 'raise:basalInsulin', to: 32 }],
    review: { atMost: 17 },
    source: 'ADA figure 9.5',
  },
  {
    id: 'insulin.dialysis',
    title: { en: 'Dialysis, 30 units, HbA1c 6.1 %', ar: 'غسيل كلى، 30 وحدة، سكر تراكمي 6.1%' },
    facts: { a1c: 6.1, age: 70, sex: 'female', weight: 75, basalInsulin: true, basalUnits: 30, dialysis: true, ckdStage: 'stage5' },
    must: [{ id: 'reduce:basalInsulin', within: 1, gravity: 'urgent', to: 22 }, { id: 'check:glucose', within: 7 }, { id: 'review:target', to: 7.5 }],
    mustNot: ['raise:*', 'start:sulfonylurea'],
    source: 'research 17b, 18',
  },
];

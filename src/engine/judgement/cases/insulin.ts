import type { JudgementCase } from './shape.ts';

/** No class for glucose is taken. */
const untreated = { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false } as const;

export const insulinCases: readonly JudgementCase[] = [
  {
    id: 'insulin.very-high',
    title: { en: 'HbA1c 13.8 %, fasting 380 mg/dL', ar: 'سكر تراكمي 13.8%، سكر الصائم 380 mg/dL' },
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
    id: 'insulin.refused-needed',
    title: { en: 'Weight loss and thirst at HbA1c 9.0 %, injections refused', ar: 'نقص وزن وعطش مع سكر تراكمي 9.0% والحقن مرفوضة' },
    facts: { ...untreated, a1c: 9, age: 55, weight: 85, metformin: 1000, egfr: 90, injectables: 'refuses', catabolicSymptoms: true },
    must: [{ id: 'start:basalInsulin', within: 1 }],
    findings: ['insulin.refused-needed'],
    source: 'guard of the event predictor: a preference does not delay insulin that is needed',
  },
  {
    id: 'insulin.too-much-basal',
    title: { en: '70 units of basal insulin at 90 kg, fasting 100 mg/dL, HbA1c 8.6 %', ar: '70 وحدة إنسولين قاعدي عند 90 كغ، سكر الصائم 100 mg/dL، سكر تراكمي 8.6%' },
    facts: { ...untreated, a1c: 8.6, targetA1c: 7, fpg: 100, weight: 90, age: 57, basalInsulin: true, basalUnits: 70, metformin: 2000, egfr: 80 },
    must: [{ id: 'start:glp1RA', within: 14 }, { id: 'check:glucose' }],
    mustNot: ['raise:basalInsulin'],
    findings: ['insulin.too-much-basal', 'insulin.fasting-at-goal'],
    source: 'research 17b, 21',
  },
  {
    id: 'insulin.raise',
    title: { en: '30 units at 90 kg, fasting 180 mg/dL, no lows', ar: '30 وحدة عند 90 كغ، سكر الصائم 180 mg/dL، بلا نوبات نقص' },
    facts: { ...untreated, a1c: 8.6, targetA1c: 7, fpg: 180, weight: 90, age: 57, basalInsulin: true, basalUnits: 30, metformin: 2000, egfr: 80, severeHypoglycaemia: false },
    must: [{ id: 'raise:basalInsulin', to: 32 }],
    review: { atMost: 17 },
    source: 'ADA figure 9.5',
  },
  {
    id: 'insulin.dialysis',
    title: { en: 'Dialysis, 30 units, HbA1c 6.1 %', ar: 'غسيل الكلى، 30 وحدة، سكر تراكمي 6.1%' },
    facts: { a1c: 6.1, age: 70, sex: 'female', weight: 75, basalInsulin: true, basalUnits: 30, dialysis: true, ckdStage: 'stage5' },
    must: [{ id: 'reduce:basalInsulin', within: 1, gravity: 'urgent', to: 22 }, { id: 'check:glucose', within: 7 }, { id: 'review:target', to: 7.5 }],
    mustNot: ['raise:*', 'start:sulfonylurea'],
    source: 'research 17b, 18',
  },
  {
    id: 'insulin.symptoms-alone',
    title: { en: 'Thirst and weight loss at HbA1c 7.2 %, fasting 110 mg/dL', ar: 'عطش ونقص وزن عند سكر تراكمي 7.2%، سكر الصائم 110 mg/dL' },
    facts: { ...untreated, a1c: 7.2, fpg: 110, ppg: 150, catabolicSymptoms: true, age: 55, weight: 85, height: 175, metformin: 500, egfr: 90 },
    must: [{ id: 'check:ketones', within: 0 }],
    mustNot: ['start:basalInsulin'],
    findings: ['insulin.symptoms-alone'],
    source: 'clinical findings 3',
  },
  {
    id: 'insulin.sensor-lows',
    title: { en: 'HbA1c 10.4 %, but 6 % of the time below 70 mg/dL without a cause', ar: 'سكر تراكمي 10.4%، لكن 6% من الوقت دون 70 mg/dL بلا سبب' },
    facts: { ...untreated, a1c: 10.4, fpg: 220, tir: 40, tbr70: 6, tar180: 54, cgmDays: 14, cgmWear: 90, catabolicSymptoms: false, age: 55, weight: 85, height: 175, metformin: 500, egfr: 90 },
    must: [{ id: 'check:glucose', within: 3 }, { id: 'check:a1c', within: 7 }],
    mustNot: ['start:basalInsulin'],
    findings: ['insulin.sensor-lows'],
    source: 'decision D27',
  },
  {
    id: 'insulin.what-else',
    title: { en: 'HbA1c 10.6 % at BMI 27.8: what else it may be is told before insulin', ar: 'سكر تراكمي 10.6% عند مؤشر كتلة الجسم 27.8: يُذكر قبل الإنسولين ما قد يكون سواه' },
    facts: { ...untreated, a1c: 10.6, fpg: 240, catabolicSymptoms: false, age: 55, weight: 85, height: 175, bmi: 27.8, metformin: 500, egfr: 90 },
    must: [{ id: 'start:basalInsulin', within: 3, to: 12 }],
    findings: ['insulin.what-else'],
    source: 'specification 4.1, safety notes before insulin',
  },
];

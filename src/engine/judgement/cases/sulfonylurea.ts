import type { JudgementCase } from './shape.ts';

/** No class for glucose is taken. */
const untreated = { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false } as const;

export const sulfonylureaCases: readonly JudgementCase[] = [
  {
    id: 'sulfonylurea.insulin-starts',
    title: { en: '58 years, sulfonylurea, HbA1c 10.5 %', ar: '58 سنة، سلفونيل يوريا، سكر تراكمي 10.5%' },
    facts: { ...untreated, a1c: 10.5, targetA1c: 7, age: 58, weight: 85, height: 175, sulfonylurea: true, metformin: 500, egfr: 90, catabolicSymptoms: false },
    must: [{ id: 'start:basalInsulin', within: 7, to: 12 }, { id: 'reduce:sulfonylurea', within: 7 }],
    mustNot: ['keep:sulfonylurea'],
    review: { atMost: 21 },
    source: 'clinical findings 4',
  },
  {
    id: 'sulfonylurea.insulin-starts-older',
    title: { en: '67 years, sulfonylurea, HbA1c 10.5 %: stopped, not halved', ar: '67 سنة، سلفونيل يوريا، سكر تراكمي 10.5%: يُوقف ولا يُنصَّف' },
    facts: { ...untreated, a1c: 10.5, targetA1c: 7, age: 67, weight: 85, sulfonylurea: true, metformin: 500, egfr: 90 },
    must: [{ id: 'start:basalInsulin', within: 7, to: 8 }, { id: 'stop:sulfonylurea', within: 7 }],
    source: 'clinical findings 4',
  },
  {
    id: 'sulfonylurea.kidney-28',
    title: { en: 'Sulfonylurea with eGFR 28', ar: 'سلفونيل يوريا مع معدل ترشيح 28' },
    facts: { ...untreated, a1c: 8.4, targetA1c: 7, age: 60, sulfonylurea: true, egfr: 28 },
    must: [{ id: 'stop:sulfonylurea', within: 7 }],
    source: 'research 7',
  },
  {
    id: 'sulfonylurea-down-before-basal-up',
    title: { en: '58 years, sulfonylurea and basal insulin, HbA1c 8 %, fasting 140 mg/dL: the tablet comes down no later than the insulin goes up', ar: '58 سنة، سلفونيل يوريا وإنسولين قاعدي، سكر تراكمي 8%، سكر الصائم 140 mg/dL: يُخفَّف القرص قبل رفع الإنسولين' },
    facts: { age: 58, weight: 85, a1c: 8, targetA1c: 7, fpg: 140, sulfonylurea: true, basalInsulin: true, basalUnits: 24, metformin: 2000, egfr: 85 },
    must: [{ id: 'reduce:sulfonylurea', within: 7 }, { id: 'raise:basalInsulin', within: 7, to: 26 }],
    source: 'ADA 9.23',
  },
  {
    id: 'sulfonylurea.very-complex-high',
    title: { en: 'Man of 88, very complex health, sulfonylurea, HbA1c 9.2 %: what brings no lows takes its place', ar: 'رجل عمره 88 عامًا في حالة صحية شديدة التعقيد، سلفونيل يوريا، سكر تراكمي 9.2%: يحل محله ما لا يسبب نقص السكر' },
    facts: { sex: 'male', age: 88, frailty: 'very-complex', sulfonylurea: true, dpp4Inhibitor: false, glp1RA: false, sglt2Inhibitor: false, tzd: false, basalInsulin: false, a1c: 9.2, metformin: 0, egfr: 65, weight: 76, height: 170, catabolicSymptoms: false, pancreatitis: false, heartFailure: false },
    must: [{ id: 'stop:sulfonylurea', within: 7 }, { id: 'start:dpp4Inhibitor', within: 7 }],
    source: 'ADA 2026 section 13, 13.14a; Endocrine Society 2019',
  },
  {
    id: 'sulfonylurea.kidney-failure',
    title: { en: '58 years, eGFR 12, HbA1c 7.6 % on a sulfonylurea: it stops within 3 days', ar: '58 سنة، معدل ترشيح 12، سكر تراكمي 7.6% مع سلفونيل يوريا: تُوقف خلال 3 أيام' },
    facts: { age: 58, ckd: true, egfr: 12, uacr: 200, dialysis: false, a1c: 7.6, sulfonylurea: true, metformin: 0 },
    must: [{ id: 'stop:sulfonylurea', within: 3, gravity: 'urgent' }],
    source: 'KDIGO 2022; long lows in kidney failure',
  },
];

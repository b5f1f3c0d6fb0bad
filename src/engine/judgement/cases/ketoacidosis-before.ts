import type { JudgementCase } from './shape.ts';

/** Ketoacidosis in the past; read with the rest of ketones. */
export const ketoacidosisBefore: readonly JudgementCase[] = [
  {
    id: 'ketones-low-carbohydrate',
    title: {
      en: 'Low-carbohydrate eating on an SGLT2 inhibitor',
      ar: 'طعام قليل الكربوهيدرات مع مثبط SGLT2',
    },
    facts: { age: 50, a1c: 7.2, sglt2Inhibitor: true, eatingStyle: 'lower-carb' },
    must: [{ id: 'do:sick-days', within: 14 }, { id: 'refer:dietitian' }],
    mustNot: ['hold:sglt2Inhibitor', 'stop:sglt2Inhibitor'],
    findings: ['ketones.low-carbohydrate'],
    source: 'ADA 2026, 9.39',
  },
  {
    id: 'ketones-in-the-past',
    title: { en: '55 years, kidney disease, ketoacidosis two years ago on an SGLT2 inhibitor that was taken up again', ar: '55 سنة، مرض الكلى، حماض كيتوني قبل سنتين مع مثبط SGLT2 استؤنف بعده' },
    facts: { age: 55, ketoacidosis: true, ckd: true, egfr: 48, uacr: 150, sglt2Inhibitor: true, a1c: 7.9, metformin: 1000 },
    must: [{ id: 'stop:sglt2Inhibitor', within: 1, gravity: 'urgent' }, { id: 'check:islet-antibodies', within: 28 }],
    mustNot: ['start:sglt2Inhibitor', 'keep:sglt2Inhibitor'],
    findings: ['ketones.past'],
    source: 'SGLT2 labels: history of ketoacidosis',
  },
  {
    id: 'ketones-in-the-past-heart',
    title: { en: '60 years, heart failure, ketoacidosis in the past, no SGLT2 inhibitor', ar: '60 سنة، قصور القلب، حماض كيتوني سابق، بلا مثبط SGLT2' },
    facts: { age: 60, ketoacidosis: true, heartFailure: true, egfr: 60, a1c: 7.4, sglt2Inhibitor: false },
    must: [{ id: 'check:islet-antibodies', within: 28 }],
    mustNot: ['start:sglt2Inhibitor'],
    findings: ['ketones.past'],
    source: 'SGLT2 labels: history of ketoacidosis',
  },
  {
    id: 'ketones.past-says-why',
    title: { en: '39 years, ketoacidosis in the past, HbA1c 9.4 % without insulin: antibodies and insulin have reasons of their own, and no rules for a tablet that ends', ar: '39 سنة، حماض كيتوني سابق، سكر تراكمي 9.4% بلا إنسولين: للأجسام المضادة وللإنسولين سببهما، ولا قواعد لقرص يتوقف' },
    facts: { age: 39, sex: 'male', bmi: 27, weight: 82, ketoacidosis: true, catabolicSymptoms: false, pregnancy: false, heartFailure: false, a1c: 9.4, fpg: 180, metformin: 1000, egfr: 100, uacr: 8, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: true, glp1RA: false, tzd: false, basalInsulin: false },
    must: [{ id: 'stop:sglt2Inhibitor', within: 1 }, { id: 'check:ketones', within: 0 }, { id: 'start:basalInsulin', within: 3 }, { id: 'check:islet-antibodies', within: 28 }],
    mustNot: ['do:sick-days'],
    findings: ['ketones.past', 'ketones.past-type', 'ketones.past-without-insulin'],
    source: 'ADA 9.39; a reason stands behind what it asks for',
  },
  {
    id: 'ketones.past-on-sglt2-high',
    title: { en: 'Ketoacidosis once, on an SGLT2 inhibitor and steroids, 280 after meals: ketones today', ar: 'حماض كيتوني سابق مع مثبط SGLT2 وستيرويد، 280 بعد الأكل: الكيتونات اليوم' },
    facts: { age: 58, a1c: 8.8, ppg: 280, fpg: 150, steroids: true, sglt2Inhibitor: true, ketoacidosis: true, egfr: 85, catabolicSymptoms: false, basalInsulin: false },
    must: [{ id: 'check:ketones', within: 0, gravity: 'urgent' }, { id: 'stop:sglt2Inhibitor', within: 1, gravity: 'urgent' }],
    source: 'label of SGLT2 inhibitors: ketoacidosis; ADA 2026 section 6',
  },
];

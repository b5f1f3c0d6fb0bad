import type { JudgementCase } from './shape.ts';

const none = { sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false } as const;
const basalBolus = { ...none, age: 38, sex: 'male', height: 176, a1c: 8.6, fpg: 165, egfr: 95, uacr: 10, metformin: 0, basalInsulin: true, basalUnits: 16, mealtimeInsulin: true, diabetesDuration: 3, catabolicSymptoms: false, ketoacidosis: false, hypoglycaemiaHistory: false } as const;
const oneLowEgfr = { ...none, age: 62, sex: 'male', weight: 90, height: 175, a1c: 7.8, fpg: 150, egfr: 40, uacr: 10, metformin: 1000, potassium: 4.6, diabetesDuration: 5 } as const;
const beforeSurgery = { ...none, age: 64, sex: 'male', weight: 95, height: 175, a1c: 8.6, fpg: 150, egfr: 80, uacr: 10, metformin: 2000, sglt2Inhibitor: true, glp1RA: true, basalInsulin: false, operationPlanned: true, diabetesDuration: 9 } as const;
const staged = { ...none, age: 62, sex: 'female', weight: 74, height: 160, a1c: 7.4, fpg: 140, egfr: 92, ckdStage: 'stage4', uacr: 15, metformin: 2000, diabetesDuration: 7, statin: 'moderate', ldl: 69, systolic: 124, diastolic: 70 } as const;

/** From the reading of a tenth doctor, each with a contrast. */
export const tenthDoctor: readonly JudgementCase[] = [
  {
    id: 'lean-on-insulin-alone',
    title: { en: 'BMI 20, basal and mealtime insulin alone, type never named: antibodies and C-peptide, basal insulin goes up, no SGLT2 inhibitor', ar: 'مؤشر كتلة 20 على إنسولين قاعدي ومع الوجبات وحدهما والنوع غير محدد: أجسام مضادة وC-peptide، ويُرفع القاعدي بلا مثبط SGLT2' },
    facts: { ...basalBolus, weight: 62 },
    must: [{ id: 'raise:basalInsulin', within: 7 }, { id: 'check:islet-antibodies', within: 14 }, { id: 'check:c-peptide', within: 14 }, { id: 'refer:diabetes-specialist', within: 28 }],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA', 'start:dpp4Inhibitor'],
    source: 'ADA 2025, section 2; ADA and EASD consensus on type 1, 2021; SGLT2 labels',
  },
  {
    id: 'lean-on-insulin-albumin',
    title: { en: 'The same at 7.6 % with albumin: no insulin is cut before the type is known', ar: 'الحالة نفسها عند 7.6% مع ألبومين في البول: لا يُخفض الإنسولين قبل معرفة النوع' },
    facts: { ...basalBolus, weight: 62, a1c: 7.6, fpg: 120, uacr: 120, diabetesDuration: 12 },
    must: [{ id: 'check:c-peptide', within: 14 }],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA', 'reduce:basalInsulin', 'reduce:mealtimeInsulin'],
    source: 'SGLT2 labels: insulin deficiency',
  },
  {
    id: 'lean-on-insulin-negative',
    title: { en: 'The same with antibodies absent: the SGLT2 inhibitor begins', ar: 'الحالة نفسها مع أجسام مضادة سلبية: يبدأ مثبط SGLT2' },
    facts: { ...basalBolus, weight: 62, islets: 'negative' },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    mustNot: ['check:islet-antibodies'],
    source: 'contrast of lean-on-insulin-alone',
  },
  {
    id: 'heavy-on-insulin',
    title: { en: 'The same at BMI 30: a class that takes weight begins, no antibodies', ar: 'الحالة نفسها عند مؤشر كتلة 30: يبدأ صنف يُنقص الوزن بلا أجسام مضادة' },
    facts: { ...basalBolus, weight: 93 },
    must: [{ id: 'start:glp1RA', within: 14 }],
    mustNot: ['check:islet-antibodies'],
    source: 'contrast of lean-on-insulin-alone',
  },
  {
    id: 'one-low-egfr-next-waits',
    title: { en: 'One eGFR of 40, 7.8 %: the eGFR is repeated, and no gliptin begins meanwhile', ar: 'معدل ترشيح 40 لمرة واحدة و7.8%: يُعاد التحليل ولا يبدأ مثبط DPP-4 في الأثناء' },
    facts: oneLowEgfr,
    must: [{ id: 'check:egfr', within: 14 }],
    mustNot: ['start:*'],
    findings: ['targets.gated'],
    source: 'ADA 2025, section 9; KDIGO 2024',
  },
  {
    id: 'one-low-egfr-confirmed',
    title: { en: 'The same with an earlier eGFR of 41: SGLT2 inhibitor and GLP-1 receptor agonist', ar: 'الحالة نفسها مع معدل سابق 41: مثبط SGLT2 وناهض مستقبلات GLP-1' },
    facts: { ...oneLowEgfr, previousEgfr: 41, previousEgfrMonths: 8 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'start:glp1RA', within: 28 }],
    source: 'contrast of one-low-egfr-next-waits',
  },
  {
    id: 'operation-next-waits',
    title: { en: 'Operation planned, 8.6 % on a GLP-1 receptor agonist: what comes next waits for it, no insulin', ar: 'عملية مقررة و8.6% على ناهض مستقبلات GLP-1: تنتظر الخطوة التالية، بلا إنسولين' },
    facts: beforeSurgery,
    must: [{ id: 'do:operation', within: 7 }, { id: 'check:glucose', within: 14 }],
    mustNot: ['start:basalInsulin', 'start:dpp4Inhibitor'],
    source: 'ADA 2025, section 9: the GLP-1 receptor agonist goes up before insulin',
  },
  {
    id: 'no-operation',
    title: { en: 'The same without an operation: its dose goes up', ar: 'الحالة نفسها بلا عملية: تُرفع جرعته' },
    facts: { ...beforeSurgery, operationPlanned: false },
    must: [{ id: 'raise:glp1RA', within: 14 }],
    source: 'contrast of operation-next-waits',
  },
  {
    id: 'operation-9.4-morning-230',
    title: { en: 'The same at 9.4 % with mornings of 230: glucose must fall first, insulin', ar: 'الحالة نفسها عند 9.4% وصباحًا 230: لا بد من خفض السكر أولًا، إنسولين' },
    facts: { ...beforeSurgery, a1c: 9.4, fpg: 230 },
    must: [{ id: 'start:basalInsulin', within: 14 }],
    source: 'contrast of operation-next-waits; ADA section 16: below 8 % before elective surgery',
  },
  {
    id: 'stage-4-beside-92',
    title: { en: 'Stage 4 beside an eGFR of 92: metformin pauses, the eGFR in 3 days, nothing begins and nobody is referred', ar: 'المرحلة 4 مع معدل ترشيح 92: يُوقف الميتفورمين مؤقتًا ويُعاد التحليل خلال 3 أيام، ولا بدء ولا إحالة' },
    facts: staged,
    must: [{ id: 'hold:metformin', within: 1 }, { id: 'check:egfr', within: 3 }],
    mustNot: ['start:*', 'stop:metformin', 'refer:nephrologist', 'limit:*'],
    source: 'decisions: the worse counts for guards; KDIGO 2024',
  },
  {
    id: 'egfr-25-beside-stage-1',
    title: { en: 'An eGFR of 25 beside stage 1 to 2: the same', ar: 'معدل ترشيح 25 مع المرحلة 1 إلى 2: كذلك' },
    facts: { ...staged, egfr: 25, ckdStage: 'stage1-2' },
    must: [{ id: 'hold:metformin', within: 1 }, { id: 'check:egfr', within: 3 }],
    mustNot: ['start:*'],
    source: 'the other way round',
  },
  {
    id: 'stage-4-beside-25',
    title: { en: 'Stage 4 with an eGFR of 25: metformin stops, SGLT2 inhibitor, nephrologist', ar: 'المرحلة 4 مع معدل 25: يُوقف الميتفورمين ويبدأ مثبط SGLT2 وطبيب الكلى' },
    facts: { ...staged, egfr: 25 },
    must: [{ id: 'stop:metformin', within: 1 }, { id: 'start:sglt2Inhibitor', within: 14 }, { id: 'refer:nephrologist', within: 28 }],
    source: 'contrast of stage-4-beside-92',
  },
  {
    id: 'weight-loss-one-year',
    title: { en: 'Aged 70, diabetes of one year, weight loss, antibodies absent: the pancreas is looked at', ar: 'عمره 70 والسكري منذ سنة مع نقص وزن وأجسام مضادة سلبية: يُفحص البنكرياس' },
    facts: { age: 70, sex: 'male', weight: 73, height: 174, a1c: 8.4, fpg: 170, egfr: 75, metformin: 1000, basalInsulin: false, catabolicSymptoms: true, ketones: 0.2, islets: 'negative', diabetesDuration: 1, uacr: 12 },
    must: [{ id: 'refer:diabetes-specialist', within: 14 }, { id: 'start:basalInsulin', within: 1 }],
    findings: ['type.pancreas-scan'],
    source: 'NICE NG12, 1.2.5',
  },
  {
    id: 'weight-loss-ten-years',
    title: { en: 'The same after ten years: no scan', ar: 'الحالة نفسها بعد عشر سنوات: بلا تصوير' },
    facts: { age: 70, sex: 'male', weight: 73, height: 174, a1c: 8.4, fpg: 170, egfr: 75, metformin: 1000, basalInsulin: false, catabolicSymptoms: true, ketones: 0.2, islets: 'negative', diabetesDuration: 10, uacr: 12 },
    must: [{ id: 'start:basalInsulin', within: 1 }],
    absentFindings: ['type.pancreas-scan'],
    source: 'contrast of weight-loss-one-year',
  },
];

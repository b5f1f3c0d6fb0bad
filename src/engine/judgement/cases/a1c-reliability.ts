import type { JudgementCase } from './shape.ts';

/** No class for glucose is taken. */
const untreated = { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false } as const;

export const a1cReliabilityCases: readonly JudgementCase[] = [
  {
    id: 'reliability.anaemia',
    title: { en: 'Risk of anaemia, HbA1c 7.0 %', ar: 'خطر فقر الدم، سكر تراكمي 7.0%' },
    facts: { a1c: 7, targetA1c: 7, age: 50, anaemiaRisk: true },
    must: [{ id: 'check:blood-count', within: 28 }, { id: 'check:fructosamine', within: 28 }],
    findings: ['reliability.anaemia'],
    source: 'ADA section 2, 2.4',
  },
  {
    id: 'reliability.readings-at-goal',
    title: { en: 'HbA1c 10.2 % with readings of 110 and 150 mg/dL', ar: 'سكر تراكمي 10.2% مع قراءتين 110 و150 mg/dL' },
    facts: { ...untreated, a1c: 10.2, fpg: 110, ppg: 150, age: 55, weight: 85, metformin: 500, egfr: 90, anaemiaRisk: false },
    must: [{ id: 'check:glucose', within: 7 }, { id: 'check:a1c', within: 14 }],
    mustNot: ['start:basalInsulin'],
    findings: ['reliability.readings', 'insulin.fasting-normal'],
    source: 'clinical findings 3',
  },
  {
    id: 'reliability.egfr-25',
    title: { en: 'eGFR 25: glucose decides', ar: 'معدل ترشيح 25: القرار لقياس الغلوكوز' },
    facts: { a1c: 7.4, age: 60, egfr: 25 },
    must: [{ id: 'check:glucose', within: 14 }],
    findings: ['reliability.kidney'],
    source: 'KDIGO 2022',
  },
  {
    id: 'reliability.normal-readings',
    title: { en: 'HbA1c 9.5 % against 100 and 120 mg/dL: the HbA1c is confirmed before anything is added', ar: 'سكر تراكمي 9.5% مقابل 100 و120 mg/dL: يُؤكَّد قبل أي إضافة' },
    facts: { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false, age: 58, bmi: 28, a1c: 9.5, targetA1c: 7, fpg: 100, ppg: 120, metformin: 1000, egfr: 85 },
    must: [{ id: 'check:glucose', within: 7 }, { id: 'check:a1c', within: 14 }],
    mustNot: ['start:*', 'raise:*'],
    findings: ['reliability.readings'],
    source: 'ADA 2.3',
  },
  {
    id: 'reliability.too-low',
    title: { en: 'HbA1c 4.1 % on metformin 500 mg: not simply at the goal', ar: 'سكر تراكمي 4.1% على ميتفورمين 500 ملغم: لا يُكتفى بأنه بلغ الهدف' },
    facts: { sex: 'male', age: 50, a1c: 4.1, metformin: 500, weight: 80, height: 170, egfr: 90, sulfonylurea: false, basalInsulin: false },
    must: [{ id: 'check:blood-count', within: 14 }, { id: 'check:fructosamine', within: 14 }, { id: 'check:glucose', within: 7 }],
    findings: ['reliability.extreme'],
    review: { atMost: 28 },
    source: 'ADA 2026 section 2, 2.4: conditions that alter red-cell turnover',
  },
  {
    id: 'reliability.too-high',
    title: { en: 'HbA1c 17 %, readings not known: a variant is thought of, and insulin does not wait for it', ar: 'سكر تراكمي 17% والقياسات غير معروفة: يُفكَّر في تغاير الهيموغلوبين ولا ينتظره الإنسولين' },
    facts: { age: 45, a1c: 17, bmi: 29, basalInsulin: false, sulfonylurea: false, metformin: 1000, egfr: 90 },
    must: [{ id: 'check:ketones', within: 0 }, { id: 'start:basalInsulin', within: 3 }, { id: 'check:fructosamine', within: 14 }],
    findings: ['reliability.extreme'],
    source: 'haemoglobin variants: general knowledge',
  },
  {
    id: 'reliability.worlds-apart',
    title: { en: 'HbA1c 16 %, but 140 fasting and 180 after meals, well: a variant, no insulin on it', ar: 'سكر تراكمي 16%، لكن سكر الصائم 140 وبعد الوجبات 180، بلا أعراض: تغاير في الهيموغلوبين، ولا يُبدأ الإنسولين بناءً عليه' },
    facts: { age: 58, sex: 'male', weight: 86, height: 172, egfr: 85, metformin: 2000, catabolicSymptoms: false, targetA1c: 7, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false, fpg: 140, ppg: 180, a1c: 16 },
    must: [{ id: 'check:fructosamine', within: 14 }, { id: 'check:blood-count' }, { id: 'check:glucose', within: 3 }],
    mustNot: ['start:*', 'raise:*'],
    source: 'ADA 2026 section 2, 2.3',
  },
  {
    id: 'reliability.not-so-far',
    title: { en: 'HbA1c 10.4 % and 150 fasting, 210 after meals: insulin is thought of', ar: 'سكر تراكمي 10.4%، سكر الصائم 150 وبعد الوجبات 210: يُنظر في الإنسولين' },
    facts: { age: 58, sex: 'male', weight: 86, height: 172, egfr: 85, metformin: 2000, catabolicSymptoms: false, targetA1c: 7, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false, fpg: 150, ppg: 210, a1c: 10.4 },
    must: [{ id: 'start:basalInsulin' }],
    source: 'a near miss',
  },
  {
    id: 'reliability.no-insulin-no-thought-of-it',
    title: { en: 'HbA1c 16 %, readings of 138 and 142: nothing is said before an insulin that is not begun', ar: 'سكر تراكمي 16%، وقراءتان 138 و142: لا يُذكر ما يسبق الإنسولين، لأنه لا يُبدأ' },
    facts: { sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, mealtimeInsulin: false, statin: 'high', pancreatitis: false, ketoacidosis: false, autoimmune: false, catabolicSymptoms: false, heartFailure: false, ascvd: false, medullaryThyroidCancer: false, age: 60, sex: 'male', weight: 90, height: 175, a1c: 16, fpg: 138, ppg: 142, metformin: 2000, egfr: 80 },
    must: [{ id: 'check:glucose', within: 7 }],
    mustNot: ['start:*'],
    findings: ['reliability.readings'],
    absentFindings: ['insulin.what-else'],
    source: 'ADA 2026 section 2, 2.3; doubt of the fourteenth session',
  },
];

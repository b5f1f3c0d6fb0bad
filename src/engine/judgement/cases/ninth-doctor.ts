import type { JudgementCase } from './shape.ts';

const none = { sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, heartFailure: false, ascvd: false, ckd: false, pancreatitis: false, medullaryThyroidCancer: false, ketoacidosis: false, catabolicSymptoms: false, diabetesType: 'type2', frailty: 'fit' } as const;
const untaken = { sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, heartFailure: false, ascvd: false, ckd: false, catabolicSymptoms: false } as const;
const failing = { ...none, age: 61, sex: 'male', bmi: 28, weight: 86, metformin: 2000, sglt2Inhibitor: true, heartFailure: true, ejectionFraction: 32, rasInhibitor: true, egfr: 70, uacr: 9, systolic: 122, diastolic: 74, potassium: 4.4, statin: 'high', ldl: 60, targetA1c: 7 } as const;

/** From the reading of a ninth doctor, each with a contrast. */
export const ninthDoctor: readonly JudgementCase[] = [
  {
    id: 'ketones-2-glucose-today',
    title: { en: 'Ketones 2.0, well, 10.4 %: glucose and specialist today, insulin by tomorrow', ar: 'كيتونات 2.0 وهو بخير و10.4%: السكر والاختصاصي اليوم والإنسولين غدًا على الأكثر' },
    facts: { ...none, age: 48, sex: 'male', bmi: 27, weight: 82, a1c: 10.4, ketones: 2, metformin: 2000, egfr: 92 },
    must: [{ id: 'check:glucose', within: 0 }, { id: 'refer:diabetes-specialist', within: 0 }, { id: 'start:basalInsulin', within: 1 }],
    source: 'JBDS 2023, ketoacidosis: no laxer above 1.5 mmol/L than below',
  },
  {
    id: 'low-on-sulfonylurea-kidneys',
    title: { en: 'Glucose 38 on a sulfonylurea, eGFR 26: measured today again and again, nothing new begins', ar: 'سكر 38 مع سلفونيل يوريا ومعدل ترشيح 26: يُقاس اليوم مرارًا ولا يبدأ جديد' },
    facts: { ...none, age: 70, sex: 'male', bmi: 27, weight: 80, a1c: 7.4, fpg: 38, metformin: 0, sulfonylurea: true, ckd: true, egfr: 26, uacr: 340, potassium: 4.6, systolic: 132, diastolic: 76, rasInhibitor: true, statin: 'moderate', ldl: 70 },
    must: [{ id: 'check:glucose', within: 0 }, { id: 'stop:sulfonylurea', within: 0 }, { id: 'check:egfr', within: 1 }],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA'],
    findings: ['lows.sulfonylurea-stays'],
    source: 'JBDS, hypoglycaemia in hospital: sulfonylureas',
  },
  {
    id: 'no-low-kidneys',
    title: { en: 'The same at a fasting 128: the SGLT2 inhibitor begins', ar: 'الحالة نفسها وصائم 128: يبدأ مثبط SGLT2' },
    facts: { ...none, age: 70, sex: 'male', bmi: 27, weight: 80, a1c: 7.4, fpg: 128, metformin: 0, sulfonylurea: true, ckd: true, egfr: 26, uacr: 340, potassium: 4.6, systolic: 132, diastolic: 76, rasInhibitor: true, statin: 'moderate', ldl: 70 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    absentFindings: ['lows.sulfonylurea-stays'],
    source: 'contrast of low-on-sulfonylurea-kidneys',
  },
  {
    id: 'weak-heart-92',
    title: { en: 'Ejection fraction 32 %, 92/58, nothing that lowers it: measured standing within a week, no SGLT2 inhibitor yet', ar: 'كسر قذفي 32% وضغط 92/58 بلا ما يخفضه: يُقاس واقفًا خلال أسبوع، ولا مثبط SGLT2 بعد' },
    facts: { ...failing, a1c: 6.9, sglt2Inhibitor: false, rasInhibitor: false, systolic: 92, diastolic: 58 },
    must: [{ id: 'check:blood-pressure', within: 7 }],
    mustNot: ['start:sglt2Inhibitor'],
    source: 'DAPA-HF and EMPEROR left out a systolic pressure below 95 or 100',
  },
  {
    id: 'weak-heart-112',
    title: { en: 'The same at 112/70: it begins', ar: 'الحالة نفسها عند 112/70: يبدأ' },
    facts: { ...failing, a1c: 6.9, sglt2Inhibitor: false, rasInhibitor: false, systolic: 112, diastolic: 70 },
    must: [{ id: 'start:sglt2Inhibitor', within: 7 }],
    source: 'contrast of weak-heart-92',
  },
  {
    id: 'weak-heart-9-morning-210',
    title: { en: 'Failing heart, 9.0 %, morning 210: insulin', ar: 'قصور قلب و9.0% وصباحًا 210: إنسولين' },
    facts: { ...failing, a1c: 9, fpg: 210 },
    must: [{ id: 'start:basalInsulin', within: 28 }],
    mustNot: ['start:dpp4Inhibitor'],
    source: 'ADA 2025, 9.22',
  },
  {
    id: 'one-6.5-untold',
    title: { en: 'HbA1c 6.5 %, well, nothing taken, nobody says since when: a second test, no statin yet', ar: 'سكر تراكمي 6.5%، بخير بلا دواء ولا يُعرف منذ متى: تحليل ثانٍ ولا ستاتين بعد' },
    facts: { ...untaken, age: 52, sex: 'male', bmi: 28, a1c: 6.5, metformin: 0, egfr: 90, statin: 'none', ldl: 120 },
    must: [{ id: 'check:a1c', within: 28 }],
    mustNot: ['start:statin', 'start:metformin'],
    findings: ['targets.second-test'],
    source: 'ADA 2025, section 2',
  },
  {
    id: 'one-6.5-for-years',
    title: { en: 'The same, known for four years: the statin begins', ar: 'الحالة نفسها، معروفة منذ أربع سنوات: يبدأ الستاتين' },
    facts: { ...untaken, age: 52, sex: 'male', bmi: 28, a1c: 6.5, metformin: 0, egfr: 90, statin: 'none', ldl: 120, diabetesDuration: 4 },
    must: [{ id: 'start:statin', within: 90 }],
    source: 'contrast of one-6.5-untold',
  },
  {
    id: 'injections-refused-measured',
    title: { en: 'HbA1c 10.2 %, injections refused: glucose at home and a specialist within a week', ar: 'سكر تراكمي 10.2% ورفض الحقن: قياس السكر في البيت والاختصاصي خلال أسبوع' },
    facts: { ...none, age: 55, sex: 'male', bmi: 29, weight: 88, a1c: 10.2, metformin: 2000, egfr: 85, injectables: 'refuses' },
    must: [{ id: 'check:glucose', within: 7 }, { id: 'refer:diabetes-specialist', within: 7 }],
    mustNot: ['start:basalInsulin', 'start:glp1RA'],
    source: 'ADA 2025, 9.20; own judgement',
  },
];

import type { JudgementCase } from './shape.ts';

const none = { sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, mealtimeInsulin: false, repaglinide: false } as const;
const well = { catabolicSymptoms: false, diabetesType: 'type2', heartFailure: false, ascvd: false, ketoacidosis: false, pancreatitis: false, medullaryThyroidCancer: false, footUlcer: false, statin: 'moderate', ldl: 66 } as const;
const weeklyLows = { ...well, ...none, age: 47, sex: 'female', childbearing: 'not-possible', frailty: 'fit', bmi: 30, weight: 80, a1c: 7.9, egfr: 88, uacr: 9, metformin: 2000, glp1RA: true, gastroparesis: true, basalInsulin: true, mealtimeInsulin: true, basalUnits: 30, hypoglycaemiaHistory: true, hypoglycaemiaFrequency: 'weekly' } as const;
const muchBasal = { ...well, ...none, age: 54, sex: 'male', frailty: 'fit', bmi: 29, weight: 80, a1c: 8.8, fpg: 84, ppg: 210, egfr: 88, uacr: 9, metformin: 2000, sglt2Inhibitor: true, basalInsulin: true, basalUnits: 52, insulinRegimen: 'basal-once', hypoglycaemiaHistory: false } as const;
const frailSlim = { ...well, ...none, age: 82, sex: 'male', frailty: 'complex', bmi: 22, weight: 64, a1c: 8.7, fpg: 150, egfr: 80, uacr: 9, metformin: 2000, sglt2Inhibitor: true, systolic: 134, diastolic: 74 } as const;
const oldKidneys = { ...well, ...none, statin: 'none', ldl: 110, age: 84, sex: 'male', frailty: 'complex', bmi: 27, a1c: 7.4, ckd: true, egfr: 51, uacr: 40, potassium: 4.4, metformin: 1000, rasInhibitor: true, systolic: 134, diastolic: 74 } as const;
const newlyFound = { age: 50, sex: 'male', bmi: 29, a1c: 7.2, diabetesDuration: 0, metformin: 0, egfr: 90, ...none, catabolicSymptoms: false } as const;
const antibodies = { ...well, ...none, age: 45, sex: 'female', pregnancy: false, childbearing: 'not-possible', bmi: 23, weight: 64, islets: 'positive', a1c: 7.3, egfr: 95, uacr: 5, metformin: 2000, dpp4Inhibitor: true } as const;
const longLean = { ...well, ...none, age: 52, sex: 'male', frailty: 'fit', diabetesType: 'type2', diabetesDuration: 19, bmi: 21, weight: 62, a1c: 9.8, fpg: 204, egfr: 90, uacr: 9, metformin: 2000, sulfonylurea: true } as const;
const weeklyInsulin = { ...well, ...none, age: 55, sex: 'female', childbearing: 'not-possible', frailty: 'fit', bmi: 30, weight: 84, a1c: 8.2, fpg: 150, egfr: 90, uacr: 9, metformin: 2000, sglt2Inhibitor: true, glp1RA: true, basalInsulin: true, weeklyInsulinUnits: 210, hypoglycaemiaHistory: false, severeHypoglycaemia: false } as const;
const thinOnInjection = { ...well, ...none, age: 58, sex: 'female', childbearing: 'not-possible', frailty: 'fit', bmi: 24, weight: 64, a1c: 6.2, egfr: 90, uacr: 9, metformin: 1000, glp1RA: true } as const;

/** The second half of what a seventh doctor would not have signed, each beside its contrast. */
export const seventhDoctorAgain: readonly JudgementCase[] = [
  {
    id: 'weekly-lows-gastroparesis',
    title: { en: 'Lows every week, gastroparesis on a GLP-1 receptor agonist, 7.9 %: less insulin, a sensor, nothing new', ar: 'نقص سكر كل أسبوع، خزل معدي مع ناهض مستقبلات GLP-1، سكر تراكمي 7.9%: إنسولين أقل ومستشعر، ولا دواء جديد' },
    facts: weeklyLows,
    must: [{ id: 'reduce:mealtimeInsulin', within: 3 }, { id: 'hold:glp1RA', within: 7 }, { id: 'check:cgm', within: 14 }],
    mustNot: ['start:sglt2Inhibitor', 'start:dpp4Inhibitor'],
    source: 'ADA sections 6 and 12',
  },
  {
    id: 'no-lows-gastroparesis',
    title: { en: 'The same without lows: an SGLT2 inhibitor takes its place', ar: 'الحالة نفسها بلا نقص سكر: يحل مثبط SGLT2 محله' },
    facts: { ...weeklyLows, hypoglycaemiaHistory: false, hypoglycaemiaFrequency: 'none' },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    source: 'contrast of the case before',
  },
  {
    id: 'step-up-before-meals',
    title: { en: '52 units, fasting 84, on a GLP-1 receptor agonist at 8.8 %: the injection steps up before insulin at meals', ar: '52 وحدة، سكر الصائم 84، مع ناهض مستقبلات GLP-1 عند 8.8%: تُرفع الحقنة قبل إنسولين الوجبات' },
    facts: { ...muchBasal, glp1RA: true },
    must: [{ id: 'raise:glp1RA', within: 14 }],
    mustNot: ['start:mealtimeInsulin', 'raise:basalInsulin'],
    source: 'ADA section 9, figure 9.4',
  },
  {
    id: 'meals-after-injection-closed',
    title: { en: 'The same after pancreatitis, without the injection: insulin at a meal', ar: 'الحالة نفسها بعد التهاب البنكرياس وبلا حقنة: إنسولين مع وجبة' },
    facts: { ...muchBasal, pancreatitis: true },
    must: [{ id: 'start:mealtimeInsulin', within: 28 }],
    source: 'contrast of the case before',
  },
  {
    id: 'frail-bmi-22',
    title: { en: 'Complex health at 82, BMI 22, 8.7 %: a gliptin, no injection that takes weight', ar: 'حالة صحية معقدة بعمر 82، مؤشر كتلة 22، سكر تراكمي 8.7%: غليبتين، ولا حقنة تُنقص الوزن' },
    facts: frailSlim,
    must: [{ id: 'start:dpp4Inhibitor', within: 28 }],
    mustNot: ['start:glp1RA'],
    source: 'ADA section 13: loss of weight and muscle in frailty',
  },
  {
    id: 'frail-bmi-31',
    title: { en: 'The same at BMI 31: the injection may begin', ar: 'الحالة نفسها بمؤشر كتلة 31: قد تبدأ الحقنة' },
    facts: { ...frailSlim, bmi: 31, weight: 90 },
    must: [{ id: 'start:glp1RA', within: 28 }],
    source: 'contrast of the case before',
  },
  {
    id: 'old-kidneys-sglt2-first',
    title: { en: 'Complex health at 84 with kidney disease: the SGLT2 inhibitor begins, the statin later', ar: 'حالة صحية معقدة بعمر 84 مع مرض كلوي: يبدأ مثبط SGLT2، والستاتين بعده' },
    facts: oldKidneys,
    must: [{ id: 'start:sglt2Inhibitor', within: 28 }],
    source: 'KDIGO 2022, recommendation 1.3.1 (1A); ADA section 10: after 75 a statin is discussed',
  },
  {
    id: 'kidneys-66-statin',
    title: { en: 'The same at 66 and fit: both within four weeks', ar: 'الحالة نفسها بعمر 66 وبلياقة: كلاهما خلال أربعة أسابيع' },
    facts: { ...oldKidneys, age: 66, frailty: 'fit' },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'start:statin', within: 28 }],
    source: 'contrast of the case before',
  },
  {
    id: 'new-7.2-one-test',
    title: { en: 'New, 7.2 % alone, well: a second test before metformin or a statin', ar: 'جديد، 7.2% وحده، بحالة جيدة: تحليل ثانٍ قبل الميتفورمين أو الستاتين' },
    facts: newlyFound,
    must: [{ id: 'check:a1c', within: 28 }],
    mustNot: ['start:metformin', 'start:statin'],
    findings: ['targets.second-test'],
    source: 'ADA 2025 section 2: without symptoms two abnormal results',
  },
  {
    id: 'new-7.2-two-tests',
    title: { en: 'The same with a fasting glucose of 138 mg/dL: diabetes, metformin begins', ar: 'الحالة نفسها مع سكر الصائم 138 ملغم/ديسيلتر: سكري، ويبدأ الميتفورمين' },
    facts: { ...newlyFound, fpg: 138 },
    must: [{ id: 'start:metformin', within: 28 }],
    absentFindings: ['targets.second-test'],
    source: 'contrast of the case before',
  },
  {
    id: 'antibodies-sulfonylurea-ends',
    title: { en: 'Antibodies, 7.3 %, the sulfonylurea ends: glucose at home, C-peptide and a specialist within a week', ar: 'أجسام مضادة، 7.3%، يُوقف السلفونيل يوريا: القياس في البيت والببتيد C واختصاصي خلال أسبوع' },
    facts: { ...antibodies, sulfonylurea: true },
    must: [{ id: 'stop:sulfonylurea', within: 7 }, { id: 'check:glucose', within: 7 }, { id: 'check:c-peptide', within: 7 }, { id: 'refer:diabetes-specialist', within: 7 }],
    source: 'consensus on LADA 2020; ADA section 2',
  },
  {
    id: 'long-lean-9.8-on-sulfonylurea',
    title: { en: 'Lean, 19 years, 9.8 % on metformin and a sulfonylurea: C-peptide and insulin, no gliptin', ar: 'نحيف، 19 سنة، 9.8% مع ميتفورمين وسلفونيل يوريا: الببتيد C وإنسولين، لا غليبتين' },
    facts: longLean,
    must: [{ id: 'check:c-peptide', within: 14 }, { id: 'start:basalInsulin', within: 14 }],
    mustNot: ['start:dpp4Inhibitor'],
    source: 'ADA section 9: insulin where its lack is thought of',
  },
  {
    id: 'weekly-insulin-operation',
    title: { en: 'Weekly insulin before a planned operation: not raised', ar: 'إنسولين أسبوعي قبل عملية مقررة: لا يُزاد' },
    facts: { ...weeklyInsulin, operationPlanned: true },
    must: [{ id: 'do:operation', within: 7 }],
    mustNot: ['raise:basalInsulin'],
    source: 'label of icodec; ADA section 16',
  },
  {
    id: 'weekly-insulin-no-operation',
    title: { en: 'The same without an operation: raised', ar: 'الحالة نفسها بلا عملية: يُزاد' },
    facts: weeklyInsulin,
    must: [{ id: 'raise:basalInsulin' }],
    source: 'contrast of the case before',
  },
  {
    id: 'slim-on-injection-6.2',
    title: { en: 'BMI 24, 6.2 % on a GLP-1 receptor agonist, heart and kidneys sound: nobody says that it protects them', ar: 'مؤشر كتلة 24، 6.2% مع ناهض مستقبلات GLP-1، والقلب والكليتان سليمان: لا يقال إنه يحميهما' },
    facts: thinOnInjection,
    must: [],
    mustNot: ['keep:glp1RA'],
    source: 'ADA section 9: the reason to keep it is the disease',
  },
  {
    id: 'slim-on-injection-arteries',
    title: { en: 'The same with arterial disease: it goes on', ar: 'الحالة نفسها مع مرض في الشرايين: يستمر' },
    facts: { ...thinOnInjection, ascvd: true },
    must: [{ id: 'keep:glp1RA' }],
    source: 'contrast of the case before',
  },
];

import type { JudgementCase } from './shape.ts';

const none = { sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, heartFailure: false, ascvd: false, ckd: false, pancreatitis: false, medullaryThyroidCancer: false, ketoacidosis: false, catabolicSymptoms: false, diabetesType: 'type2', frailty: 'fit' } as const;
const kidneys = { ...none, age: 60, sex: 'female', bmi: 29, weight: 76, a1c: 7.8, metformin: 2000, ckd: true, egfr: 58, uacr: 640, potassium: 4.5, systolic: 146, diastolic: 86, rasInhibitor: false, statin: 'none', ldl: 128 } as const;
const pumpsWeakly = { ...none, age: 64, sex: 'male', bmi: 28, weight: 84, a1c: 7.2, metformin: 2000, egfr: 70, uacr: 12, potassium: 4.4, systolic: 124, diastolic: 76, heartFailure: true, ejectionFraction: 30, rasInhibitor: false, ascvd: true, statin: 'none', ldl: 110 } as const;
const onBoth = { ...none, age: 57, sex: 'female', bmi: 33, weight: 90, metformin: 2000, sglt2Inhibitor: true, glp1RA: true, egfr: 84, uacr: 9, systolic: 126, diastolic: 76, potassium: 4.3, statin: 'moderate', ldl: 80 } as const;
const liverFails = { ...none, age: 55, sex: 'male', bmi: 27, weight: 82, cirrhosis: 'decompensated', a1c: 8.5, egfr: 72, systolic: 112, diastolic: 66, statin: 'none' } as const;
const failing = { ...none, age: 61, sex: 'male', bmi: 28, weight: 86, metformin: 2000, sglt2Inhibitor: true, heartFailure: true, ejectionFraction: 32, rasInhibitor: true, egfr: 70, uacr: 9, systolic: 122, diastolic: 74, potassium: 4.4, statin: 'high', ldl: 60, targetA1c: 7 } as const;
const justAbove = { ...none, age: 58, sex: 'male', bmi: 28, weight: 84, metformin: 2000, egfr: 82, uacr: 45, systolic: 126, diastolic: 76, potassium: 4.3, statin: 'moderate', ldl: 80, rasInhibitor: true, targetA1c: 7 } as const;

/** From the reading of an eighth doctor, each with a contrast. Old values, which need days, are in the tests of freshness. */
export const eighthDoctor: readonly JudgementCase[] = [
  {
    id: 'albumin-640-before-statin',
    title: { en: 'Albumin 640, 146/86, nothing for the pressure, no event: the ACE inhibitor or ARB within two weeks, the statin after it', ar: 'ألبومين 640 وضغط 146/86 بلا علاج وبلا حادثة شريانية: مثبط ACE أو ARB خلال أسبوعين ثم الستاتين' },
    facts: kidneys,
    must: [{ id: 'start:rasInhibitor', within: 14 }, { id: 'start:sglt2Inhibitor', within: 14 }, { id: 'start:statin', within: 42 }],
    source: 'KDIGO 2022, 1.2 (1B); ADA 2025, section 10',
  },
  {
    id: 'albumin-640-taken',
    title: { en: 'The same with both taken: the statin within four weeks', ar: 'الحالة نفسها مع تناولهما: الستاتين خلال أربعة أسابيع' },
    facts: { ...kidneys, rasInhibitor: true, sglt2Inhibitor: true },
    must: [{ id: 'start:statin', within: 28 }],
    source: 'contrast of albumin-640-before-statin',
  },
  {
    id: 'weak-heart-ras-before-statin',
    title: { en: 'Ejection fraction 30 %, arteries, no ACE inhibitor or ARB: it is one of the first two', ar: 'كسر قذفي 30% ومرض شرايين بلا مثبط ACE أو ARB: هو أحد الأولين' },
    facts: pumpsWeakly,
    must: [{ id: 'start:sglt2Inhibitor', within: 7 }, { id: 'start:rasInhibitor', within: 14 }, { id: 'start:statin', within: 42 }],
    source: 'ESC 2021 and 2023, heart failure: class I, all four early',
  },
  {
    id: 'strong-heart-statin',
    title: { en: 'The same without heart failure: the statin within a week', ar: 'الحالة نفسها بلا قصور قلب: الستاتين خلال أسبوع' },
    facts: { ...pumpsWeakly, heartFailure: false, ejectionFraction: 60 },
    must: [{ id: 'start:statin', within: 7 }],
    source: 'contrast of weak-heart-ras-before-statin; ADA 2025, section 10',
  },
  {
    id: 'injection-up-before-insulin',
    title: { en: 'On a GLP-1 receptor agonist, 8.2 %, morning 150: its dose goes up, no insulin yet', ar: 'على ناهض مستقبلات GLP-1، 8.2%، صباحًا 150: تُرفع جرعته ولا إنسولين بعد' },
    facts: { ...onBoth, a1c: 8.2, fpg: 150 },
    must: [{ id: 'raise:glp1RA', within: 28 }],
    mustNot: ['start:basalInsulin'],
    source: 'ADA 2025, 9.21 and figure 9.4',
  },
  {
    id: 'injection-long-then-insulin',
    title: { en: 'The same, injected for two years: insulin is next', ar: 'الحالة نفسها بعد سنتين على الحقنة: الإنسولين هو التالي' },
    facts: { ...onBoth, a1c: 8.2, fpg: 150, glp1RAMonths: 24 },
    must: [{ id: 'start:basalInsulin', within: 28 }],
    source: 'contrast of injection-up-before-insulin',
  },
  {
    id: 'injection-morning-220',
    title: { en: 'The same, morning 220: insulin does not wait', ar: 'الحالة نفسها وصباحًا 220: لا ينتظر الإنسولين' },
    facts: { ...onBoth, a1c: 8.8, fpg: 220 },
    must: [{ id: 'start:basalInsulin', within: 28 }],
    source: 'contrast of injection-up-before-insulin',
  },
  {
    id: 'liver-fails-all-stops',
    title: { en: 'Liver failing, three medicines stop, morning 188: glucose tomorrow, specialist in three days, the smallest dose of insulin', ar: 'كبد متدهور وثلاثة أدوية تتوقف وصباحًا 188: قياس السكر غدًا والاختصاصي خلال ثلاثة أيام وأصغر جرعة إنسولين' },
    facts: { ...liverFails, metformin: 2000, sulfonylurea: true, tzd: true, fpg: 188 },
    must: [{ id: 'check:glucose', within: 1 }, { id: 'refer:diabetes-specialist', within: 3 }, { id: 'start:basalInsulin', within: 7, to: 8 }],
    source: 'Consensus on diabetes and the liver 2025: insulin is preferred',
  },
  {
    id: 'liver-fails-calm',
    title: { en: 'Liver failing, metformin stops at 6.6 %, morning 118: no insulin', ar: 'كبد متدهور ويتوقف الميتفورمين عند 6.6% وصباحًا 118: لا إنسولين' },
    facts: { ...liverFails, metformin: 1000, a1c: 6.6, fpg: 118 },
    must: [{ id: 'stop:metformin', within: 1 }, { id: 'refer:diabetes-specialist', within: 14 }],
    mustNot: ['start:basalInsulin'],
    source: 'contrast of liver-fails-all-stops',
  },
  {
    id: 'just-above-one-class',
    title: { en: 'HbA1c 7.1 %, albumin 45 once: the SGLT2 inhibitor, and no second class for a tenth', ar: 'سكر تراكمي 7.1% وألبومين 45 مرة: مثبط SGLT2 دون صنف ثانٍ من أجل عُشر' },
    facts: { ...justAbove, a1c: 7.1 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    mustNot: ['start:glp1RA', 'start:dpp4Inhibitor'],
    source: 'ADA 2025, section 9: one is added, then looked at in three months',
  },
  {
    id: 'far-above-two-classes',
    title: { en: 'The same at 9.0 %: two begin', ar: 'الحالة نفسها عند 9.0%: يبدأ اثنان' },
    facts: { ...justAbove, a1c: 9, bmi: 33, weight: 98 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'start:glp1RA', within: 28 }],
    source: 'contrast of just-above-one-class; ADA 2025, section 9',
  },
  {
    id: 'weak-heart-9.6-no-gliptin',
    title: { en: 'Failing heart, 9.6 % on metformin and SGLT2 inhibitor, morning 188: insulin, for a gliptin reaches no goal', ar: 'قصور قلب و9.6% على ميتفورمين ومثبط SGLT2 وصباحًا 188: إنسولين، فالغليبتين لا يبلغ الهدف' },
    facts: { ...failing, a1c: 9.6, fpg: 188 },
    must: [{ id: 'start:basalInsulin', within: 28 }, { id: 'check:glucose', within: 7 }],
    mustNot: ['start:dpp4Inhibitor'],
    source: 'ADA 2025, 9.22; ESC 2023, diabetes',
  },
  {
    id: 'weak-heart-7.6-gliptin',
    title: { en: 'The same at 7.6 %: the gliptin', ar: 'الحالة نفسها عند 7.6%: الغليبتين' },
    facts: { ...failing, a1c: 7.6, fpg: 138 },
    must: [{ id: 'start:dpp4Inhibitor', within: 28 }],
    mustNot: ['start:basalInsulin'],
    source: 'contrast of weak-heart-9.6-no-gliptin',
  },
  {
    id: 'pancreas-gone-wasting',
    title: { en: 'After pancreatectomy, losing weight: the specialist within three days', ar: 'بعد استئصال البنكرياس مع نقص الوزن: الاختصاصي خلال ثلاثة أيام' },
    facts: { ...none, age: 49, sex: 'male', bmi: 21, weight: 64, a1c: 10.4, diabetesType: 'pancreatic', catabolicSymptoms: true, basalInsulin: true, basalUnits: 10, metformin: 0, egfr: 95, fpg: 190 },
    must: [{ id: 'refer:diabetes-specialist', within: 3 }, { id: 'check:ketones', within: 0 }],
    source: 'ADA 2025, section 2; NICE NG104',
  },
  {
    id: 'symptoms-and-ketones',
    title: { en: 'Ketones 1.2 with symptoms, type not certain: somebody today, salts and kidneys by tomorrow', ar: 'كيتونات 1.2 مع أعراض ونوع غير مؤكد: من يراه اليوم، والأملاح والكلى غدًا على الأكثر' },
    facts: { ...none, age: 22, sex: 'male', bmi: 22, weight: 68, a1c: 10.6, fpg: 268, ketones: 1.2, catabolicSymptoms: true, diabetesType: 'unsure', metformin: 0, egfr: 118 },
    must: [{ id: 'refer:diabetes-specialist', within: 0 }, { id: 'check:potassium', within: 1 }, { id: 'check:egfr', within: 1 }, { id: 'start:basalInsulin', within: 1 }],
    source: 'NICE CKS, type 1 suspected: the same day',
  },
  {
    id: 'ketones-well',
    title: { en: 'Ketones 0.8, well, type 2: measured again, no hospital', ar: 'كيتونات 0.8 وهو بخير ونوع 2: تُقاس ثانية ولا مستشفى' },
    facts: { ...none, age: 52, sex: 'male', bmi: 30, weight: 92, a1c: 7.8, fpg: 150, ketones: 0.8, metformin: 1000, egfr: 90 },
    must: [{ id: 'check:ketones', within: 0 }],
    mustNot: ['refer:emergency'],
    source: 'contrast of symptoms-and-ketones',
  },
  {
    id: 'open-wound-pause-measured',
    title: { en: 'SGLT2 inhibitor paused for a wound at 9.6 %: glucose at home within a week', ar: 'إيقاف مثبط SGLT2 لجرح عند 9.6%: قياس السكر في البيت خلال أسبوع' },
    facts: { ...none, age: 63, sex: 'male', bmi: 30, weight: 92, a1c: 9.6, metformin: 2000, sglt2Inhibitor: true, footUlcer: true, footUlcerOpen: true, neuropathy: true, egfr: 80, uacr: 9, statin: 'high', ldl: 60 },
    must: [{ id: 'hold:sglt2Inhibitor', within: 3 }, { id: 'check:glucose', within: 7 }],
    source: 'ADA 2025, section 12; IWGDF 2023',
  },
  {
    id: 'pressure-92-at-76',
    title: { en: 'Aged 76, 92/54 on three that lower it: standing pressure, kidneys and salts within three days', ar: 'عمره 76 وضغطه 92/54 على ثلاثة أدوية تخفضه: الضغط واقفًا والكلى والأملاح خلال ثلاثة أيام' },
    facts: { ...none, age: 76, sex: 'male', bmi: 24, weight: 70, a1c: 6.8, metformin: 1000, sglt2Inhibitor: true, rasInhibitor: true, loopOrThiazideDiuretic: true, egfr: 50, uacr: 9, systolic: 92, diastolic: 54, potassium: 4.6, statin: 'moderate', ldl: 70 },
    must: [{ id: 'check:blood-pressure', within: 3 }, { id: 'check:egfr', within: 3 }, { id: 'check:potassium', within: 3 }],
    source: 'NICE NG136 and NG148',
  },
  {
    id: 'pressure-106-at-60',
    title: { en: 'Aged 60, 106/66 on the same: no haste', ar: 'عمره 60 وضغطه 106/66 على الأدوية نفسها: بلا عجلة' },
    facts: { ...none, age: 60, sex: 'male', bmi: 27, weight: 80, a1c: 6.8, metformin: 1000, sglt2Inhibitor: true, rasInhibitor: true, loopOrThiazideDiuretic: true, egfr: 70, uacr: 9, systolic: 106, diastolic: 66, potassium: 4.6, statin: 'moderate', ldl: 70 },
    must: [],
    mustNot: ['review:onBloodPressureMedicine', 'hold:rasInhibitor'],
    source: 'contrast of pressure-92-at-76',
  },
  {
    id: 'pressure-202-looked-for-harm',
    title: { en: '202/124: kidneys and potassium within three days', ar: 'ضغط 202/124: الكلى والبوتاسيوم خلال ثلاثة أيام' },
    facts: { ...none, age: 58, sex: 'female', bmi: 29, weight: 76, a1c: 7.2, metformin: 1000, egfr: 74, uacr: 12, systolic: 202, diastolic: 124, potassium: 4.4, rasInhibitor: true, statin: 'moderate', ldl: 80 },
    must: [{ id: 'treat:blood-pressure', within: 0 }, { id: 'check:egfr', within: 3 }, { id: 'check:potassium', within: 3 }],
    source: 'NICE NG136, 1.5; ESC 2024',
  },
  {
    id: 'potassium-2.8-glucose-known',
    title: { en: 'Potassium 2.8 at 10.2 %: replaced today, glucose at home by tomorrow while insulin waits', ar: 'بوتاسيوم 2.8 عند 10.2%: يُعوَّض اليوم ويُقاس السكر في البيت غدًا على الأكثر ريثما يبدأ الإنسولين' },
    facts: { ...none, age: 60, sex: 'female', bmi: 28, weight: 74, a1c: 10.2, fpg: 240, metformin: 2000, egfr: 80, potassium: 2.8, loopOrThiazideDiuretic: true, systolic: 138, diastolic: 82, statin: 'moderate', ldl: 80 },
    must: [{ id: 'treat:low-potassium', within: 0 }, { id: 'check:glucose', within: 1 }],
    mustNot: ['start:basalInsulin'],
    source: 'Hyperglycaemic crises 2024: potassium before insulin',
  },
];

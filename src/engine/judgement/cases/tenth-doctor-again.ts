import type { JudgementCase } from './shape.ts';

const veryComplex = { age: 90, sex: 'male', weight: 77, height: 168, egfr: 58, frailty: 'very-complex', basalInsulin: false, sulfonylurea: false, dpp4Inhibitor: false, metformin: 500, metforminTolerance: 'good', diabetesDuration: 10, systolic: 136, diastolic: 70, uacr: 20, catabolicSymptoms: false, ketones: 0.1, pancreatitis: false } as const;
const transplanted = { age: 52, sex: 'female', weight: 70, height: 162, fpg: 150, egfr: 48, uacr: 60, kidneyTransplant: true, steroids: false, diabetesDuration: 3, metformin: 1000, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, basalInsulin: false, childbearing: 'not-possible', potassium: 4.9, systolic: 138, diastolic: 80, ldl: 115, statin: 'moderate', pancreatitis: false, medullaryThyroidCancer: false } as const;
const underweight = { age: 64, sex: 'male', weight: 50, height: 170, a1c: 7.2, egfr: 85, uacr: 8, sglt2Inhibitor: true, metformin: 1000, diabetesDuration: 14, systolic: 124, diastolic: 70, heartFailure: false, ascvd: false, islets: 'negative', catabolicSymptoms: false } as const;
const fattyLiver = { age: 50, sex: 'female', weight: 96, height: 160, a1c: 7.3, egfr: 95, uacr: 9, nafld: true, ast: 70, alt: 60, platelets: 140, metformin: 2000, childbearing: 'not-possible', diabetesDuration: 6, systolic: 124, diastolic: 76 } as const;
const afterInfarction = { age: 59, sex: 'male', weight: 90, height: 175, a1c: 8.3, egfr: 82, uacr: 15, ascvd: true, arterialEventMonths: 1, metformin: 1000, sglt2Inhibitor: false, glp1RA: false, sulfonylurea: true, ldl: 128, statin: 'moderate', ezetimibe: false, systolic: 142, diastolic: 84, rasInhibitor: false, potassium: 4.2, diabetesDuration: 6 } as const;
const smoker = { age: 55, sex: 'male', weight: 84, height: 178, a1c: 6.7, egfr: 88, uacr: 9, diabetesDuration: 5, metformin: 2000, sglt2Inhibitor: true, sulfonylurea: false, basalInsulin: false, systolic: 122, diastolic: 76, ldl: 90, statin: 'none', smoking: 'current' } as const;
const unfelt = { age: 56, sex: 'male', weight: 85, height: 176, a1c: 7.4, basalInsulin: true, basalUnits: 24, hypoglycaemiaUnaware: true, egfr: 80, uacr: 10, fpg: 130, diabetesDuration: 30, metformin: 1000 } as const;
const highMorning = { age: 60, sex: 'male', weight: 88, height: 174, a1c: 6.2, fpg: 285, egfr: 80, uacr: 12, metformin: 2000, diabetesDuration: 7 } as const;

/** The tenth doctor's other findings, each with a contrast. */
export const tenthDoctorAgain: readonly JudgementCase[] = [
  {
    id: 'very-complex-13',
    title: { en: 'Aged 90, very complex health, 13 %: a small dose of insulin within days', ar: 'عمره 90 وحالته معقدة جدًا و13%: جرعة إنسولين صغيرة خلال أيام' },
    facts: { ...veryComplex, a1c: 13 },
    must: [{ id: 'start:basalInsulin', within: 7 }, { id: 'check:glucose', within: 7 }],
    source: 'ADA 2025, table 13.1: symptomatic hyperglycaemia avoided',
  },
  {
    id: 'very-complex-insulin-290',
    title: { en: 'The same on 8 units with mornings of 290: they go up', ar: 'الحالة نفسها على 8 وحدات وصباحًا 290: تُرفع' },
    facts: { ...veryComplex, a1c: 11, fpg: 290, basalInsulin: true, basalUnits: 8, hypoglycaemiaHistory: false },
    must: [{ id: 'raise:basalInsulin', within: 7 }],
    source: 'ADA 2025, table 13.1: fasting 100 to 180',
  },
  {
    id: 'very-complex-9.6',
    title: { en: 'The same at 9.6 % and 230 on metformin 500: one simple tablet', ar: 'الحالة نفسها عند 9.6% و230 على ميتفورمين 500: قرص بسيط واحد' },
    facts: { ...veryComplex, a1c: 9.6, fpg: 230 },
    must: [{ id: 'start:dpp4Inhibitor', within: 14 }],
    mustNot: ['start:basalInsulin'],
    source: 'Endocrine Society 2019: simple treatment',
  },
  {
    id: 'very-complex-8.3',
    title: { en: 'The same at 8.3 % and 155: nothing is added', ar: 'الحالة نفسها عند 8.3% و155: لا يُضاف شيء' },
    facts: { ...veryComplex, a1c: 8.3, fpg: 155 },
    must: [{ id: 'review:target', within: 7 }],
    mustNot: ['start:*', 'raise:*'],
    source: 'contrast of the three before',
  },
  {
    id: 'transplant-8.4',
    title: { en: 'Kidney transplant, 8.4 %: a GLP-1 receptor agonist, as from 8.5 %', ar: 'زرع كلية و8.4%: ناهض مستقبلات GLP-1 كما من 8.5%' },
    facts: { ...transplanted, a1c: 8.4 },
    must: [{ id: 'start:glp1RA', within: 28 }, { id: 'refer:nephrologist', within: 14 }],
    mustNot: ['start:sglt2Inhibitor', 'raise:metformin', 'refer:diabetes-specialist'],
    source: 'KDIGO 2022: GLP-1 receptor agonists after transplantation',
  },
  {
    id: 'transplant-6.8',
    title: { en: 'The same at 6.8 %: nothing begins for glucose', ar: 'الحالة نفسها عند 6.8%: لا يبدأ شيء لأجل السكر' },
    facts: { ...transplanted, a1c: 6.8 },
    must: [],
    mustNot: ['start:glp1RA', 'start:dpp4Inhibitor'],
    source: 'contrast of transplant-8.4',
  },
  {
    id: 'underweight-sglt2',
    title: { en: 'BMI 17, an SGLT2 inhibitor for glucose alone: it stops', ar: 'مؤشر كتلة 17 ومثبط SGLT2 لأجل السكر وحده: يُوقف' },
    facts: underweight,
    must: [{ id: 'stop:sglt2Inhibitor', within: 14 }],
    source: 'SGLT2 labels: little food, volume depletion',
  },
  {
    id: 'underweight-sglt2-heart',
    title: { en: 'The same for a failing heart: it stays', ar: 'الحالة نفسها لقصور القلب: يستمر' },
    facts: { ...underweight, heartFailure: true, ejectionFraction: 32, rasInhibitor: true },
    must: [],
    mustNot: ['stop:sglt2Inhibitor'],
    source: 'contrast of underweight-sglt2',
  },
  {
    id: 'bmi-19-no-sglt2',
    title: { en: 'BMI 19, 8.2 % on metformin: no SGLT2 inhibitor', ar: 'مؤشر كتلة 19 و8.2% على ميتفورمين: بلا مثبط SGLT2' },
    facts: { ...underweight, weight: 55, a1c: 8.2, sglt2Inhibitor: false, glp1RA: false, dpp4Inhibitor: false, pancreatitis: false, metformin: 2000 },
    must: [{ id: 'start:dpp4Inhibitor', within: 28 }],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA'],
    source: 'GLIM; own judgement',
  },
  {
    id: 'fib4-3.2',
    title: { en: 'FIB-4 of 3.2: a liver specialist', ar: 'مؤشر FIB-4 عند 3.2: اختصاصي كبد' },
    facts: fattyLiver,
    must: [{ id: 'refer:hepatologist', within: 28 }],
    source: 'ADA 2025, section 4',
  },
  {
    id: 'fib4-1.5',
    title: { en: 'FIB-4 of 1.5: elastography', ar: 'مؤشر FIB-4 عند 1.5: قياس مرونة الكبد' },
    facts: { ...fattyLiver, ast: 50, alt: 60, platelets: 215 },
    must: [{ id: 'check:elastography', within: 90 }],
    mustNot: ['refer:hepatologist'],
    source: 'ADA 2025, section 4',
  },
  {
    id: 'fib4-0.8',
    title: { en: 'FIB-4 of 0.8: neither', ar: 'مؤشر FIB-4 عند 0.8: لا هذا ولا ذاك' },
    facts: { ...fattyLiver, ast: 30, alt: 40, platelets: 300 },
    must: [],
    mustNot: ['refer:hepatologist', 'check:elastography', 'check:fib4'],
    source: 'contrast of fib4-3.2',
  },
  {
    id: 'infarction-statin-up',
    title: { en: 'A month after an infarction on a moderate statin: a high dose within days, the ACE inhibitor or ARB named', ar: 'بعد شهر من احتشاء على ستاتين متوسط: جرعة عالية خلال أيام ويُسمّى مثبط ACE أو ARB' },
    facts: afterInfarction,
    must: [{ id: 'raise:statin', within: 3 }, { id: 'check:lipids', within: 42 }, { id: 'treat:blood-pressure', within: 28 }],
    findings: ['pressure.arteries'],
    source: 'ESC 2023, acute coronary syndromes; ADA 2025, section 10',
  },
  {
    id: 'infarction-long-ago',
    title: { en: 'The same after three years at 126/76: within four weeks, no word of the pressure', ar: 'الحالة نفسها بعد ثلاث سنوات عند 126/76: خلال أربعة أسابيع، ولا كلمة عن الضغط' },
    facts: { ...afterInfarction, arterialEventMonths: 36, systolic: 126, diastolic: 76 },
    must: [{ id: 'raise:statin', within: 28 }],
    absentFindings: ['pressure.arteries'],
    source: 'contrast of infarction-statin-up',
  },
  {
    id: 'first-statin-smoker',
    title: { en: 'A smoker of 55 without a statin: a high dose within four weeks', ar: 'مدخن عمره 55 بلا ستاتين: جرعة عالية خلال أربعة أسابيع' },
    facts: smoker,
    must: [{ id: 'start:statin', within: 28 }],
    findings: ['lipids.risk'],
    absentFindings: ['lipids.age'],
    source: 'ADA 2025, section 10: a further risk factor',
  },
  {
    id: 'first-statin-no-risk',
    title: { en: 'The same without another risk: a moderate dose, without haste', ar: 'الحالة نفسها بلا خطر آخر: جرعة متوسطة بلا عجلة' },
    facts: { ...smoker, smoking: 'never' },
    must: [{ id: 'start:statin', within: 90 }],
    findings: ['lipids.age'],
    absentFindings: ['lipids.risk'],
    source: 'contrast of first-statin-smoker',
  },
  {
    id: 'unfelt-lows-goal',
    title: { en: 'Lows unfelt on insulin at 7.4 %: less insulin, and a wider goal', ar: 'هبوط لا يُشعر به على إنسولين عند 7.4%: إنسولين أقل وهدف أوسع' },
    facts: unfelt,
    must: [{ id: 'reduce:basalInsulin', within: 7 }, { id: 'review:target', within: 14 }],
    source: 'ADA 2025, section 6',
  },
  {
    id: 'felt-no-lows-goal',
    title: { en: 'The same without lows: the goal stays', ar: 'الحالة نفسها بلا هبوط: يبقى الهدف' },
    facts: { ...unfelt, hypoglycaemiaUnaware: false, hypoglycaemiaHistory: false },
    must: [],
    mustNot: ['review:target'],
    source: 'contrast of unfelt-lows-goal',
  },
  {
    id: 'morning-285-a1c-6.2',
    title: { en: 'A morning of 285 beside 6.2 %: symptoms today, another glucose within two days', ar: 'صباحًا 285 مع 6.2%: يُسأل عن الأعراض اليوم ويُعاد السكر خلال يومين' },
    facts: highMorning,
    must: [{ id: 'ask:catabolicSymptoms', within: 0 }, { id: 'check:glucose', within: 2 }],
    mustNot: ['start:*'],
    source: 'ADA 2025, section 2: HbA1c and glucose that disagree',
  },
  {
    id: 'morning-220-a1c-6.2',
    title: { en: 'A morning of 220 beside it: within a week', ar: 'صباحًا 220 معه: خلال أسبوع' },
    facts: { ...highMorning, fpg: 220 },
    must: [{ id: 'check:glucose', within: 7 }],
    mustNot: ['ask:catabolicSymptoms'],
    source: 'contrast of morning-285-a1c-6.2',
  },
];

import { denied } from './eleventh-doctor.ts';
import type { JudgementCase } from './shape.ts';

const fit = { ...denied, age: 82, sex: 'male', weight: 84, height: 172, frailty: 'fit', a1c: 7.6, fpg: 150 } as const;
const anaemic = { ...denied, age: 58, sex: 'female', weight: 78, height: 162, childbearing: 'not-possible', anaemiaRisk: true, a1c: 8.6 } as const;
const arteries = { ...denied, age: 62, sex: 'male', weight: 70, height: 172, ascvd: true, cost: 'high', sglt2Inhibitor: true, injectables: 'refuses', acceptsInjectables: false, a1c: 7.8, fpg: 160, statin: 'high' } as const;
const oldTablet = { ...denied, age: 58, sex: 'male', weight: 84, height: 172, sulfonylurea: true, sulfonylureaAgent: 'glibenclamide', a1c: 6.9, fpg: 130 } as const;
const expecting = { ...denied, age: 32, sex: 'female', weight: 70, height: 164, pregnancy: true, statin: 'none', metformin: 0, basalInsulin: true, basalUnits: 14, a1c: 6.8, fpg: 105 } as const;
const weakHeart = { age: 53, sex: 'female', childbearing: 'not-possible', weight: 64.4, height: 158, diabetesType: 'type2', a1c: 9, fpg: 211, ppg: 269, priorA1c: 6.2, egfr: 92, uacr: 56, potassium: 4.4, diabetesDuration: 7, systolic: 103, diastolic: 69, ldl: 45, statin: 'moderate', heartFailure: true, ejectionFraction: 32, oedema: true, retinopathy: 'mild', ascvd: false, ckd: false, catabolicSymptoms: false, autoimmune: false, ketoacidosis: false, pancreatitis: false, hypoglycaemiaHistory: true, severeHypoglycaemia: false, sulfonylurea: false, glp1RA: false, sglt2Inhibitor: false, basalInsulin: false, mealtimeInsulin: false, rasInhibitor: true, dpp4Inhibitor: true, metformin: 0 } as const;

/** What earlier doctors left: old age, red cells, arteries, kidneys in pregnancy, each with a contrast. */
export const seventeenthDoctor: readonly JudgementCase[] = [
  {
    id: 'fit-82-little-above',
    title: { en: 'Fit at 82, 0.1 above the goal: nothing begins', ar: 'سليم في سن 82 وفوق الهدف بـ0.1: لا يُبدأ شيء' },
    facts: fit,
    must: [],
    mustNot: ['start:*', 'raise:*'],
    source: 'ADA 2026, section 13: fewer medicines; a difference within the error of HbA1c',
  },
  {
    id: 'fit-82-half-a-point-above',
    title: { en: 'The same at 8.1 %: a class is added', ar: 'الحالة نفسها عند 8.1%: تُضاف فئة' },
    facts: { ...fit, a1c: 8.1, fpg: 170 },
    must: [{ id: 'start:sglt2Inhibitor' }],
    source: 'contrast of fit-82-little-above',
  },
  {
    id: 'fit-82-arteries',
    title: { en: 'The same at 7.6 % with arterial disease: begun for the arteries', ar: 'الحالة نفسها عند 7.6% مع مرض الشرايين: يُبدأ للشرايين' },
    facts: { ...fit, ascvd: true, statin: 'high' },
    must: [{ id: 'start:glp1RA' }],
    source: 'contrast of fit-82-little-above',
  },
  {
    id: 'fit-82-arteries-second',
    title: { en: 'And on an SGLT2 inhibitor already: no second one for a tenth', ar: 'ومع مثبط SGLT2 من قبل: لا دواء ثانيًا من أجل عُشر' },
    facts: { ...fit, ascvd: true, statin: 'high', sglt2Inhibitor: true },
    must: [],
    mustNot: ['start:*'],
    source: 'contrast of fit-82-arteries',
  },
  {
    id: 'anaemia-a1c-alone-high',
    title: { en: 'Anaemia and 8.6 % with no glucose known: measured within a week, before anything begins', ar: 'فقر دم و8.6% دون قياس للسكر: يُقاس خلال أسبوع قبل أي بدء' },
    facts: anaemic,
    must: [{ id: 'check:glucose', within: 7, gravity: 'important' }, { id: 'check:fructosamine', within: 14 }],
    source: 'ADA 2026, section 2, 2.4: glucose alone where red cells mislead',
  },
  {
    id: 'anaemia-glucose-known',
    title: { en: 'The same with 200 after meals: nothing to measure in a hurry', ar: 'الحالة نفسها مع 200 بعد الوجبة: لا قياس عاجلًا' },
    facts: { ...anaemic, fpg: 128, ppg: 200 },
    must: [{ id: 'check:fructosamine', within: 28 }],
    mustNot: ['check:glucose'],
    source: 'contrast of anaemia-a1c-alone-high',
  },
  {
    id: 'arteries-gliptin-before-sulfonylurea',
    title: { en: 'Arterial disease, cost matters, a gliptin is open: no sulfonylurea', ar: 'مرض الشرايين والكلفة مهمة والغليبتين متاح: لا سلفونيل يوريا' },
    facts: arteries,
    must: [{ id: 'start:dpp4Inhibitor' }],
    mustNot: ['start:sulfonylurea'],
    source: 'ADA 2026, section 9, 9.7; CAROLINA: as safe as linagliptin for the arteries, with more lows',
  },
  {
    id: 'cost-sulfonylurea',
    title: { en: 'The same without arterial disease: a sulfonylurea', ar: 'الحالة نفسها بلا مرض الشرايين: سلفونيل يوريا' },
    facts: { ...arteries, ascvd: false },
    must: [{ id: 'start:sulfonylurea' }],
    source: 'contrast of arteries-gliptin-before-sulfonylurea',
  },
  {
    id: 'glibenclamide-arteries',
    title: { en: 'Glibenclamide with arterial disease at 58: it stops', ar: 'غليبنكلاميد مع مرض الشرايين في سن 58: يوقف' },
    facts: { ...oldTablet, ascvd: true },
    must: [{ id: 'stop:sulfonylurea', within: 7 }],
    findings: ['sulfonylurea.glibenclamide'],
    source: 'ischaemic preconditioning; its lows are the longest of the class',
  },
  {
    id: 'glibenclamide-no-arteries',
    title: { en: 'The same without arterial disease, at ease: it stays', ar: 'الحالة نفسها بلا مرض الشرايين: يستمر' },
    facts: oldTablet,
    must: [],
    mustNot: ['stop:sulfonylurea'],
    source: 'contrast of glibenclamide-arteries',
  },
  {
    id: 'pregnant-on-dialysis',
    title: { en: 'Pregnant on dialysis: her team today, nephrology by tomorrow', ar: 'حامل على غسيل الكلى: فريقها اليوم وطبيب الكلى غدًا' },
    facts: { ...expecting, dialysis: true, egfr: 8 },
    must: [{ id: 'refer:obstetric-diabetes', within: 0 }, { id: 'refer:nephrologist', within: 1, gravity: 'urgent' }],
    source: 'UK Kidney Association 2019, pregnancy and renal disease',
  },
  {
    id: 'pregnant-egfr-50',
    title: { en: 'Pregnant with an eGFR of 50: nephrology within two weeks', ar: 'حامل مع معدل ترشيح 50: طبيب الكلى خلال أسبوعين' },
    facts: { ...expecting, egfr: 50 },
    must: [{ id: 'refer:nephrologist', within: 14 }, { id: 'check:egfr', within: 7 }],
    source: 'NICE NG3: nephrology in pregnancy',
  },
  {
    id: 'pregnant-kidneys-well',
    title: { en: 'The same with an eGFR of 95: no nephrologist', ar: 'الحالة نفسها مع معدل ترشيح 95: لا طبيب كلى' },
    facts: { ...expecting, egfr: 95 },
    must: [{ id: 'refer:obstetric-diabetes', within: 0 }],
    mustNot: ['refer:nephrologist'],
    source: 'contrast of pregnant-egfr-50',
  },
  {
    id: 'cardiology-alone-opens-9',
    title: { en: 'Weak heart, heavy drinking, 9 % on a gliptin: cardiology alone opens a class, so diabetes is seen within two weeks too', ar: 'قلب ضعيف وكحول مفرط و9% على غليبتين: طبيب القلب وحده يفتح فئة، فيُستشار اختصاصي السكري أيضًا خلال أسبوعين' },
    facts: { ...weakHeart, alcohol: 'heavy' },
    must: [{ id: 'refer:cardiologist', within: 14 }, { id: 'refer:diabetes-specialist', within: 14 }],
    mustNot: ['start:*'],
    source: 'ADA 2026, section 9, 9.14: no inertia',
  },
  {
    id: 'cardiology-and-metformin-9',
    title: { en: 'The same without alcohol: metformin begins, the specialist as ever', ar: 'الحالة نفسها بلا كحول: يُبدأ الميتفورمين والاختصاصي في موعده' },
    facts: { ...weakHeart, alcohol: 'none' },
    must: [{ id: 'start:metformin', within: 14 }, { id: 'refer:diabetes-specialist', within: 28 }],
    source: 'contrast of cardiology-alone-opens-9',
  },
];

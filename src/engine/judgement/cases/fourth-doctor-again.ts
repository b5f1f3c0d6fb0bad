import type { JudgementCase } from './shape.ts';

const strictAt78 = { age: 78, sex: 'male', weight: 89, height: 170, a1c: 7.2, targetA1c: 6.5, fpg: 159, egfr: 88, uacr: 9, metformin: 1000, basalInsulin: true, basalUnits: 20, mealtimeInsulin: false, sulfonylurea: false, sglt2Inhibitor: false, glp1RA: false, dpp4Inhibitor: false, frailty: 'fit', hypoglycaemiaHistory: false, severeHypoglycaemia: false, systolic: 126, diastolic: 72, statin: 'moderate', diabetesType: 'type2' } as const;
const lowOnTreatment = { age: 77, sex: 'male', weight: 82, height: 172, a1c: 7.2, egfr: 72, uacr: 620, potassium: 4.2, metformin: 1000, sglt2Inhibitor: true, rasInhibitor: false, loopOrThiazideDiuretic: true, frailty: 'fit', systolic: 104, diastolic: 64, heartFailure: false, statin: 'moderate', diabetesType: 'type2' } as const;

const frailKidneys = { age: 84, sex: 'male', weight: 55, height: 170, bmi: 19, frailty: 'complex', a1c: 7.9, egfr: 38, ckd: true, uacr: 420, potassium: 4.4, metformin: 1000, sglt2Inhibitor: false, glp1RA: false, dpp4Inhibitor: false, sulfonylurea: false, basalInsulin: false, catabolicSymptoms: false, ascvd: true, heartFailure: false, systolic: 128, diastolic: 70, statin: 'high', rasInhibitor: true, ketoacidosis: false, diabetesType: 'type2' } as const;
const onDialysis = { age: 66, sex: 'male', dialysis: true, a1c: 8.6, fpg: 180, metformin: 0, sglt2Inhibitor: false, glp1RA: false, dpp4Inhibitor: false, sulfonylurea: false, basalInsulin: false, catabolicSymptoms: false, ascvd: true, heartFailure: false, frailty: 'fit', pancreatitis: false, medullaryThyroidCancer: false, retinopathy: 'none', systolic: 132, diastolic: 74, statin: 'moderate', diabetesType: 'type2' } as const;

/** The rest of what the same doctor found: one opinion in a plan, doses, premixed insulin, sensors, operations. */
export const fourthDoctorAgain: readonly JudgementCase[] = [
  {
    id: 'one-opinion-goal-78',
    title: { en: '78 years, 7.2 %, a goal of 6.5 %: the goal widens to 7.5 %, and nothing goes up for the old one', ar: '78 سنة، 7.2%، والهدف 6.5%: يوسَّع الهدف إلى 7.5%، ولا يُزاد شيء للهدف القديم' },
    facts: strictAt78,
    must: [{ id: 'review:target', within: 14, to: 7.5 }],
    mustNot: ['raise:basalInsulin', 'raise:metformin', 'start:dpp4Inhibitor'],
    source: 'ADA section 13, table 13.1',
  },
  {
    id: 'one-opinion-goal-78-above',
    title: { en: 'The same at 8.4 %: above the wider goal as well, insulin goes up', ar: 'الحالة نفسها عند 8.4%: فوق الهدف الأوسع أيضًا، يُزاد الإنسولين' },
    facts: { ...strictAt78, a1c: 8.4 },
    must: [{ id: 'review:target', to: 7.5 }, { id: 'raise:basalInsulin', within: 7 }],
    source: 'contrast of the case before',
  },
  {
    id: 'one-opinion-pressure-104',
    title: { en: '77 years, 104/64 on a diuretic, albumin 620 mg/g: less for the pressure, and no ACE inhibitor or ARB yet', ar: '77 سنة، 104/64 مع مدر، ألبومين 620 mg/g: يُقلَّل علاج الضغط، ولا يبدأ مثبط ACE أو ARB بعد' },
    facts: lowOnTreatment,
    must: [{ id: 'review:onBloodPressureMedicine', within: 7 }, { id: 'check:blood-pressure', within: 7 }],
    mustNot: ['start:rasInhibitor', 'start:finerenone'],
    source: 'ADA section 13: less treatment where its harm outweighs its gain',
  },
  {
    id: 'one-opinion-pressure-128',
    title: { en: 'The same at 128/74: an ACE inhibitor or ARB begins', ar: 'الحالة نفسها عند 128/74: يبدأ مثبط ACE أو ARB' },
    facts: { ...lowOnTreatment, systolic: 128, diastolic: 74 },
    must: [{ id: 'start:rasInhibitor', within: 14 }],
    mustNot: ['review:onBloodPressureMedicine'],
    source: 'contrast of the case before',
  },
  {
    id: 'keeps-weight-frail-kidneys',
    title: { en: '84 years, frail, BMI 19, kidney disease and arteries: nothing that takes weight', ar: '84 سنة، واهن، مؤشر كتلة الجسم 19، مرض كلى وشرايين: لا شيء ينقص الوزن' },
    facts: frailKidneys,
    must: [],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA'],
    source: 'ADA section 13: weight loss and frailty',
  },
  {
    id: 'keeps-weight-frail-heart',
    title: { en: 'The same with heart failure: an SGLT2 inhibitor', ar: 'الحالة نفسها مع قصور القلب: مثبط SGLT2' },
    facts: { ...frailKidneys, heartFailure: true, ejectionFraction: 35 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    mustNot: ['start:glp1RA'],
    source: 'contrast: heart failure has no other like it',
  },
  {
    id: 'keeps-weight-frail-obese',
    title: { en: 'The same at BMI 33: an SGLT2 inhibitor', ar: 'الحالة نفسها ومؤشر كتلة الجسم 33: مثبط SGLT2' },
    facts: { ...frailKidneys, bmi: 33, weight: 95 },
    must: [{ id: 'start:sglt2Inhibitor', within: 28 }],
    source: 'contrast: frail and obese',
  },
  {
    id: 'keeps-weight-dialysis',
    title: { en: 'On dialysis at BMI 23.5, 8.6 %: a DPP-4 inhibitor, no GLP-1 receptor agonist', ar: 'على الغسيل ومؤشر كتلة الجسم 23.5، 8.6%: مثبط DPP-4، لا ناهض GLP-1' },
    facts: { ...onDialysis, bmi: 23.5 },
    must: [{ id: 'start:dpp4Inhibitor', within: 28 }],
    mustNot: ['start:glp1RA', 'start:sglt2Inhibitor'],
    source: 'KDOQI 2020 nutrition: wasting on dialysis',
  },
  {
    id: 'keeps-weight-dialysis-obese',
    title: { en: 'The same at BMI 34: a GLP-1 receptor agonist', ar: 'الحالة نفسها ومؤشر كتلة الجسم 34: ناهض GLP-1' },
    facts: { ...onDialysis, bmi: 34 },
    must: [{ id: 'start:glp1RA', within: 28 }],
    mustNot: ['start:sglt2Inhibitor'],
    source: 'contrast of the case before',
  },
];

import type { JudgementCase } from './shape.ts';

const strictAt78 = { age: 78, sex: 'male', weight: 89, height: 170, a1c: 7.2, targetA1c: 6.5, fpg: 159, egfr: 88, uacr: 9, metformin: 1000, basalInsulin: true, basalUnits: 20, mealtimeInsulin: false, sulfonylurea: false, sglt2Inhibitor: false, glp1RA: false, dpp4Inhibitor: false, frailty: 'fit', hypoglycaemiaHistory: false, severeHypoglycaemia: false, systolic: 126, diastolic: 72, statin: 'moderate', diabetesType: 'type2' } as const;
const lowOnTreatment = { age: 77, sex: 'male', weight: 82, height: 172, a1c: 7.2, egfr: 72, uacr: 620, potassium: 4.2, metformin: 1000, sglt2Inhibitor: true, rasInhibitor: false, loopOrThiazideDiuretic: true, systolic: 104, diastolic: 64, heartFailure: false, statin: 'moderate', diabetesType: 'type2' } as const;

const frailKidneys = { age: 84, sex: 'male', weight: 55, height: 170, bmi: 19, frailty: 'complex', a1c: 7.9, egfr: 38, ckd: true, uacr: 420, potassium: 4.4, metformin: 1000, sglt2Inhibitor: false, glp1RA: false, dpp4Inhibitor: false, sulfonylurea: false, basalInsulin: false, catabolicSymptoms: false, ascvd: true, heartFailure: false, systolic: 128, diastolic: 70, statin: 'high', rasInhibitor: true, ketoacidosis: false, diabetesType: 'type2' } as const;
const onDialysis = { age: 66, sex: 'male', dialysis: true, a1c: 8.6, fpg: 180, metformin: 0, sglt2Inhibitor: false, glp1RA: false, dpp4Inhibitor: false, sulfonylurea: false, basalInsulin: false, catabolicSymptoms: false, ascvd: true, heartFailure: false, frailty: 'fit', pancreatitis: false, medullaryThyroidCancer: false, retinopathy: 'none', systolic: 132, diastolic: 74, statin: 'moderate', diabetesType: 'type2' } as const;

const near45 = { age: 66, sex: 'male', weight: 90, height: 170, a1c: 7.8, egfr: 47, previousEgfr: 49, previousEgfrMonths: 6, uacr: 60, ckd: true, potassium: 4.4, rasInhibitor: true, metformin: 1000, sglt2Inhibitor: false, glp1RA: false, dpp4Inhibitor: false, sulfonylurea: false, tzd: false, basalInsulin: false, retinopathy: 'none', systolic: 126, diastolic: 74, statin: 'high', ketoacidosis: false, catabolicSymptoms: false, heartFailure: false, ascvd: false, diabetesType: 'type2' } as const;
const eyesUnknown = { age: 58, sex: 'male', weight: 98, height: 170, a1c: 9.4, egfr: 84, uacr: 8, metformin: 2000, diabetesDuration: 14, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, basalInsulin: false, catabolicSymptoms: false, diabetesType: 'type2' } as const;
const swings = { age: 60, sex: 'male', weight: 84, height: 170, a1c: 8.4, egfr: 80, uacr: 10, metformin: 2000, basalInsulin: true, basalUnits: 30, mealtimeInsulin: false, fpg: 180, tir: 50, tbr70: 2, tbr54: 0, tar180: 48, gmi: 8, cv: 42, sulfonylurea: false, hypoglycaemiaHistory: false, severeHypoglycaemia: false, catabolicSymptoms: false, diabetesType: 'type2' } as const;
const thyroid = { age: 58, sex: 'female', autoimmune: true, a1c: 9.2, egfr: 84, uacr: 8, metformin: 2000, sglt2Inhibitor: true, glp1RA: false, dpp4Inhibitor: false, sulfonylurea: false, basalInsulin: false, catabolicSymptoms: false, diabetesType: 'type2', statin: 'moderate' } as const;
const premixed = { age: 60, sex: 'male', weight: 84, height: 170, a1c: 8.8, egfr: 80, uacr: 10, metformin: 2000, fpg: 180, basalInsulin: true, mealtimeInsulin: true, basalUnits: 52, insulinRegimen: 'mixed-twice', sulfonylurea: false, dpp4Inhibitor: false, glp1RA: true, sglt2Inhibitor: true, hypoglycaemiaHistory: false, severeHypoglycaemia: false, statin: 'moderate', systolic: 124, diastolic: 74, diabetesType: 'type2' } as const;

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
    title: { en: 'On dialysis at BMI 23.5, 8.6 %: a DPP-4 inhibitor, no GLP-1 receptor agonist', ar: 'على الغسيل ومؤشر كتلة الجسم 23.5، 8.6%: مثبط DPP-4، لا ناهض مستقبلات GLP-1' },
    facts: { ...onDialysis, bmi: 23.5 },
    must: [{ id: 'start:dpp4Inhibitor', within: 28 }],
    mustNot: ['start:glp1RA', 'start:sglt2Inhibitor'],
    source: 'KDOQI 2020 nutrition: wasting on dialysis',
  },
  {
    id: 'keeps-weight-dialysis-obese',
    title: { en: 'The same at BMI 34: a GLP-1 receptor agonist', ar: 'الحالة نفسها ومؤشر كتلة الجسم 34: ناهض مستقبلات GLP-1' },
    facts: { ...onDialysis, bmi: 34 },
    must: [{ id: 'start:glp1RA', within: 28 }],
    mustNot: ['start:sglt2Inhibitor'],
    source: 'contrast of the case before',
  },
  {
    id: 'metformin-dip-47',
    title: { en: 'eGFR 47, metformin 1000 mg, an SGLT2 inhibitor begins: the dose of metformin stays', ar: 'معدل ترشيح 47، ميتفورمين 1000، ويبدأ مثبط SGLT2: تبقى جرعة الميتفورمين' },
    facts: near45,
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'keep:metformin' }],
    mustNot: ['raise:metformin'],
    findings: ['protection.sglt2-dip'],
    source: 'KDIGO 2022: eGFR falls when it begins',
  },
  {
    id: 'metformin-dip-62',
    title: { en: 'The same at eGFR 62: both', ar: 'الحالة نفسها عند 62: كلاهما' },
    facts: { ...near45, egfr: 62, previousEgfr: 64 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'raise:metformin', within: 28 }],
    absentFindings: ['protection.sglt2-dip'],
    source: 'contrast of the case before',
  },
  {
    id: 'eyes-unknown-14-years',
    title: { en: '9.4 % after 14 years, eyes never looked at: the eyes are named, not folded away', ar: '9.4% بعد 14 سنة ولم تُفحص العينان: تُذكر العينان بين الخطوات' },
    facts: eyesUnknown,
    must: [{ id: 'refer:eye', within: 14, gravity: 'important' }, { id: 'start:glp1RA', within: 28 }],
    source: 'ADA section 12: retinal status when treatment is intensified',
  },
  {
    id: 'eyes-unknown-2-years',
    title: { en: 'The same after 2 years: with the routine', ar: 'الحالة نفسها بعد سنتين: مع الرعاية المعتادة' },
    facts: { ...eyesUnknown, diabetesDuration: 2 },
    must: [{ id: 'refer:eye', within: 14, gravity: 'routine' }],
    source: 'contrast of the case before',
  },
  {
    id: 'sensor-worn-too-little',
    title: { en: 'A sensor worn 9 days of 40 %: its swings keep no dose back, another is asked for', ar: 'حساس لُبس 9 أيام بنسبة 40%: تقلّبه لا يوقف زيادة الجرعة، ويُطلب غيره' },
    facts: { ...swings, cgmDays: 9, cgmWear: 40 },
    must: [{ id: 'raise:basalInsulin', within: 7 }, { id: 'check:cgm', within: 28 }],
    source: 'Battelino 2019: sufficient data',
  },
  {
    id: 'sensor-worn-enough',
    title: { en: 'The same over 14 days of 92 %: the swings first', ar: 'الحالة نفسها عبر 14 يومًا بنسبة 92%: التقلّب أولًا' },
    facts: { ...swings, cgmDays: 14, cgmWear: 92 },
    must: [{ id: 'check:glucose', within: 14 }],
    mustNot: ['raise:basalInsulin'],
    source: 'contrast of the case before',
  },
  {
    id: 'clue-weak-obese',
    title: { en: 'Thyroiditis, BMI 35, 12 years on tablets, 9.2 %: no alarm of type 1', ar: 'التهاب الدرقية، مؤشر كتلة الجسم 35، 12 سنة على الأقراص، 9.2%: لا إنذار بالنوع الأول' },
    facts: { ...thyroid, bmi: 35, diabetesDuration: 12 },
    must: [{ id: 'start:glp1RA', within: 28 }],
    mustNot: ['check:islet-antibodies', 'refer:diabetes-specialist', 'check:ketones', 'hold:sglt2Inhibitor'],
    source: 'ADA section 2, AABBCC: clues count together',
  },
  {
    id: 'clue-one-mild',
    title: { en: 'The same at BMI 27 after 3 years, 7.9 %: antibodies, and nobody else yet', ar: 'الحالة نفسها ومؤشر كتلة الجسم 27 بعد 3 سنوات، 7.9%: أجسام مضادة، ولا إحالة بعد' },
    facts: { ...thyroid, a1c: 7.9, bmi: 27, diabetesDuration: 3 },
    must: [{ id: 'check:islet-antibodies', within: 14 }],
    mustNot: ['refer:diabetes-specialist', 'check:ketones'],
    source: 'contrast of the case before',
  },
  {
    id: 'clue-strong',
    title: { en: 'The same at BMI 23: suspected, ketones today', ar: 'الحالة نفسها ومؤشر كتلة الجسم 23: اشتباه، والكيتونات اليوم' },
    facts: { ...thyroid, bmi: 23, diabetesDuration: 3 },
    must: [{ id: 'refer:diabetes-specialist', within: 14 }, { id: 'check:ketones', within: 0 }, { id: 'hold:sglt2Inhibitor' }],
    source: 'contrast of the cases before',
  },
  {
    id: 'premixed-fasting-180',
    title: { en: 'Premixed insulin twice a day, 52 units, fasting 180 mg/dL, 8.8 %: the evening dose goes up, by no figure of basal insulin', ar: 'إنسولين مخلوط مرتين يوميًا، 52 وحدة، سكر الصائم 180، 8.8%: تُزاد جرعة المساء بلا رقم للإنسولين القاعدي' },
    facts: premixed,
    must: [{ id: 'raise:basalInsulin', within: 7 }, { id: 'check:glucose', within: 7 }],
    mustNot: ['start:mealtimeInsulin', 'ask:basalUnits'],
    findings: ['insulin.premixed', 'insulin.premixed-raise'],
    absentFindings: ['insulin.raise', 'insulin.too-much-basal', 'insulin.dose-unknown'],
    source: 'ADA section 9, figure 9.5',
  },
  {
    id: 'premixed-at-goal',
    title: { en: 'The same with fasting 110 mg/dL: no mealtime insulin beside it', ar: 'الحالة نفسها وسكر الصائم 110: لا إنسولين وجبات معه' },
    facts: { ...premixed, fpg: 110, mealtimeInsulin: false },
    must: [{ id: 'check:glucose', within: 14 }],
    mustNot: ['start:mealtimeInsulin', 'raise:basalInsulin'],
    findings: ['insulin.premixed'],
    absentFindings: ['insulin.premixed-raise', 'insulin.too-much-basal'],
    source: 'ADA section 9, figure 9.5',
  },
  {
    id: 'premixed-basal-alone',
    title: { en: 'The same units of basal insulin alone: more than 0.5 U/kg, not raised', ar: 'الوحدات نفسها من إنسولين قاعدي وحده: أكثر من 0.5 وحدة/كغ، لا تُزاد' },
    facts: { ...premixed, insulinRegimen: 'basal-once', mealtimeInsulin: false },
    must: [{ id: 'raise:glp1RA', within: 28 }],
    mustNot: ['raise:basalInsulin', 'start:mealtimeInsulin'],
    findings: ['insulin.too-much-basal'],
    absentFindings: ['insulin.premixed'],
    source: 'contrast of the cases before',
  },
  {
    id: 'pressure-104-fit',
    title: { en: 'The same, known to be fit: 104 is borne', ar: 'الحالة نفسها وهو بصحة جيدة: 104 يُحتمل' },
    facts: { ...lowOnTreatment, frailty: 'fit' },
    must: [],
    mustNot: ['review:onBloodPressureMedicine'],
    source: 'one way to spare the old: the fit are treated as fit',
  },
  {
    id: 'living-waits-186',
    title: { en: '186/104: nobody is told to walk more or to eat less today', ar: '186/104: لا يُطلب اليوم مشي أكثر ولا أكل أقل' },
    facts: { ...swings, systolic: 186, diastolic: 104, bmi: 31 },
    must: [{ id: 'treat:blood-pressure', within: 0 }],
    mustNot: ['do:steps', 'do:training', 'do:energy-deficit'],
    source: 'plain sense: what cannot wait comes first',
  },
  {
    id: 'living-146',
    title: { en: 'The same at 146/84: walking and eating less too', ar: 'الحالة نفسها عند 146/84: المشي وأكل أقل أيضًا' },
    facts: { ...swings, systolic: 146, diastolic: 84, bmi: 31 },
    must: [{ id: 'treat:blood-pressure' }, { id: 'do:steps' }],
    source: 'contrast of the case before',
  },
];

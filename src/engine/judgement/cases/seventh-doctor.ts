import type { JudgementCase } from './shape.ts';

const none = { sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, mealtimeInsulin: false, repaglinide: false } as const;
const well = { catabolicSymptoms: false, diabetesType: 'type2', heartFailure: false, ascvd: false, ketoacidosis: false, pancreatitis: false, medullaryThyroidCancer: false, footUlcer: false, statin: 'moderate', ldl: 66 } as const;
const fell = { ...well, ...none, age: 64, sex: 'female', frailty: 'fit', bmi: 29, weight: 75, a1c: 7.8, fpg: 150, uacr: 60, metformin: 2000, rasInhibitor: true, potassium: 3.9, systolic: 118, diastolic: 70, egfr: 38, previousEgfr: 80, previousEgfrMonths: 6 } as const;
const progressing = { ...fell, ckd: true, uacr: 420, egfr: 44, previousEgfr: 66, previousEgfrMonths: 9, sglt2Inhibitor: true, finerenone: false } as const;
const dropped = { ...well, ...none, age: 81, sex: 'female', frailty: 'complex', bmi: 24, weight: 58, a1c: 7, uacr: 10, metformin: 500, sglt2Inhibitor: true, rasInhibitor: true, loopOrThiazideDiuretic: true, potassium: 4, egfr: 28, previousEgfr: 44, previousEgfrMonths: 3, diastolic: 58 } as const;
const pregnant = { ...well, ...none, statin: 'none', age: 29, sex: 'female', pregnancy: true, bmi: 27, weight: 74, a1c: 6.4, fpg: 120, egfr: 105, metformin: 1000, basalInsulin: true, basalUnits: 24 } as const;
const feeding = { ...well, ...none, statin: 'none', age: 33, sex: 'female', pregnancy: false, breastfeeding: true, bmi: 31, weight: 84, a1c: 8.8, egfr: 100, metformin: 0, metforminTolerance: 'poor', sglt2Inhibitor: true, glp1RA: true, acceptsInjectables: true } as const;

const transfused = { ...well, ...none, statin: 'none', age: 38, sex: 'female', pregnancy: false, childbearing: 'contraception', bmi: 30, weight: 78, anaemiaRisk: true, a1c: 5.6, fpg: 172, metformin: 1000, egfr: 108, uacr: 9 } as const;
const pressed = { ...well, ...none, age: 63, sex: 'male', frailty: 'fit', bmi: 29, a1c: 6.8, egfr: 71, uacr: 25, metformin: 2000, rasInhibitor: true, loopOrThiazideDiuretic: true, onBloodPressureMedicine: true, potassium: 3.2, systolic: 168, diastolic: 96 } as const;
const eyesUnseen = { ...well, ...none, age: 62, sex: 'female', frailty: 'fit', bmi: 32, weight: 84, diabetesDuration: 19, a1c: 9.4, fpg: 190, egfr: 79, uacr: 10, metformin: 2000, sglt2Inhibitor: true } as const;
const injectionChosen = { ...well, ...none, age: 44, sex: 'male', frailty: 'fit', bmi: 33, weight: 100, retinopathy: 'none', a1c: 10.9, fpg: 288, ketones: 0.2, metformin: 2000, egfr: 100, uacr: 20 } as const;
const afterAcidosis = { ...well, ...none, statin: 'none', ketoacidosis: true, glucoseCrisis: 'within-12-months', islets: 'negative', age: 41, sex: 'male', bmi: 34, weight: 106, a1c: 6.1, fpg: 98, egfr: 104, uacr: 7, metformin: 2000, sglt2Inhibitor: true, basalInsulin: true, basalUnits: 12, insulinRegimen: 'basal-once' } as const;

/** What a seventh doctor would not have signed, each beside its contrast. */
export const seventhDoctor: readonly JudgementCase[] = [
  {
    id: 'egfr-80-to-38-six-months',
    title: { en: 'eGFR 80 to 38 in six months, UACR 60: repeated with potassium within a week, nothing that lowers it begins', ar: 'معدل الترشيح من 80 إلى 38 في ستة أشهر، الألبومين 60: يُعاد مع البوتاسيوم خلال أسبوع، ولا يبدأ ما يخفضه' },
    facts: fell,
    must: [{ id: 'check:egfr', within: 7 }, { id: 'check:potassium', within: 7 }, { id: 'refer:nephrologist', within: 14 }],
    mustNot: ['start:sglt2Inhibitor', 'start:finerenone', 'start:dpp4Inhibitor'],
    findings: ['kidney.fell-within-year'],
    source: 'KDIGO 2024: chronic is more than three months; NICE NG203: a new fall is repeated within two weeks',
  },
  {
    id: 'egfr-80-to-48-six-months',
    title: { en: 'The same to 48: repeated within two weeks, no nephrologist before it is confirmed', ar: 'الحالة نفسها إلى 48: يُعاد خلال أسبوعين، ولا طبيب كلى قبل التأكد' },
    facts: { ...fell, egfr: 48 },
    must: [{ id: 'check:egfr', within: 14 }, { id: 'check:potassium', within: 14 }],
    mustNot: ['start:sglt2Inhibitor', 'refer:nephrologist'],
    source: 'NICE NG203: referred where the fall is sustained',
  },
  {
    id: 'egfr-40-stable-six-months',
    title: { en: 'The same with 40 six months ago: chronic, an SGLT2 inhibitor begins', ar: 'الحالة نفسها وكان 40 قبل ستة أشهر: مزمن، ويبدأ مثبط SGLT2' },
    facts: { ...fell, previousEgfr: 40 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    absentFindings: ['kidney.fell-within-year', 'kidney.acute'],
    source: 'contrast of egfr-80-to-38-six-months; KDIGO 2022, recommendation 1.3.1',
  },
  {
    id: 'egfr-64-stable-uacr-60',
    title: { en: 'The same at 64, and 66 six months ago: an SGLT2 inhibitor begins for glucose', ar: 'الحالة نفسها عند 64 وكان 66 قبل ستة أشهر: يبدأ مثبط SGLT2 للسكر' },
    facts: { ...fell, egfr: 64, previousEgfr: 66 },
    must: [{ id: 'start:sglt2Inhibitor', within: 28 }],
    mustNot: ['refer:nephrologist'],
    source: 'contrast of egfr-80-to-38-six-months',
  },
  {
    id: 'finerenone-waits-for-second-egfr',
    title: { en: 'Known kidney disease, albumin 420, eGFR 66 to 44 in nine months, on an SGLT2 inhibitor: finerenone waits for the second eGFR', ar: 'مرض كلوي معروف، ألبومين 420، معدل الترشيح من 66 إلى 44 في تسعة أشهر، مع مثبط SGLT2: ينتظر الفينيرينون التحليل الثاني' },
    facts: progressing,
    must: [{ id: 'check:egfr', within: 14 }, { id: 'refer:nephrologist', within: 28 }],
    mustNot: ['start:finerenone'],
    source: 'label of finerenone: eGFR and potassium before the start',
  },
  {
    id: 'finerenone-egfr-stable',
    title: { en: 'The same from 48: finerenone begins', ar: 'الحالة نفسها وكان 48: يبدأ الفينيرينون' },
    facts: { ...progressing, previousEgfr: 48 },
    must: [{ id: 'start:finerenone' }],
    source: 'contrast of the case before',
  },
  {
    id: 'egfr-fell-pressure-100',
    title: { en: 'eGFR 44 to 28 in three months at 100/58 on diuretic, RAS and SGLT2 inhibitor: volume looked at and both paused within a day', ar: 'معدل الترشيح من 44 إلى 28 في ثلاثة أشهر عند 100/58 مع مدر ومثبط RAS ومثبط SGLT2: تُفحص السوائل ويُوقف الاثنان مؤقتًا خلال يوم' },
    facts: { ...dropped, systolic: 100 },
    must: [{ id: 'check:blood-pressure', within: 1 }, { id: 'review:loopOrThiazideDiuretic', within: 1 }, { id: 'hold:sglt2Inhibitor', within: 1 }, { id: 'check:egfr', within: 1 }],
    source: 'NICE NG148: volume, and what makes an injury worse',
  },
  {
    id: 'egfr-fell-pressure-126',
    title: { en: 'The same at 126/58: the diuretic is looked at with the repeat, nothing pauses for it', ar: 'الحالة نفسها عند 126/58: يُنظر في المدر مع الإعادة، ولا يُوقف شيء لأجله' },
    facts: { ...dropped, systolic: 126 },
    must: [{ id: 'review:loopOrThiazideDiuretic', within: 3 }, { id: 'check:egfr', within: 3 }],
    mustNot: ['hold:sglt2Inhibitor', 'hold:rasInhibitor'],
    source: 'NICE NG148: volume is looked at first',
  },
  {
    id: 'egfr-falling-pressure-100',
    title: { en: 'The same at 100/58, only 44 to 33: kidneys again within a week', ar: 'الحالة نفسها عند 100/58، ومن 44 إلى 33 فقط: الكليتان من جديد خلال أسبوع' },
    facts: { ...dropped, systolic: 100, egfr: 33 },
    must: [{ id: 'check:egfr', within: 7 }, { id: 'check:potassium', within: 7 }],
    mustNot: ['hold:sglt2Inhibitor'],
    source: 'KDIGO 2024: a change of more than 20 % is evaluated',
  },
  {
    id: 'pregnant-ketones-2.6',
    title: { en: 'Pregnant and well, ketones 2.6 mmol/L at 120 mg/dL: hospital today', ar: 'حامل بحالة جيدة، كيتونات 2.6 ملي مول/لتر عند 120 ملغم/ديسيلتر: المستشفى اليوم' },
    facts: { ...pregnant, ketones: 2.6 },
    must: [{ id: 'refer:emergency', within: 0, gravity: 'emergency' }],
    review: { atMost: 1 },
    source: 'NICE NG3: suspected ketoacidosis in pregnancy is admitted',
  },
  {
    id: 'pregnant-ketones-1.2',
    title: { en: 'The same with 1.2: measured again today, her team, no hospital', ar: 'الحالة نفسها عند 1.2: تُعاد اليوم مع فريقها، بلا مستشفى' },
    facts: { ...pregnant, ketones: 1.2 },
    must: [{ id: 'check:ketones', within: 0 }, { id: 'refer:obstetric-diabetes', within: 0 }],
    mustNot: ['refer:emergency'],
    source: 'contrast of the case before',
  },
  {
    id: 'breastfeeding-8.8',
    title: { en: 'Breastfeeding, 8.8 %, two medicines stop, metformin not borne: insulin as they stop, glucose at home, a specialist', ar: 'مرضع، سكر تراكمي 8.8%، يُوقف دواءان ولا تتحمل الميتفورمين: إنسولين مع إيقافهما، وقياس السكر في البيت، واختصاصي' },
    facts: feeding,
    must: [{ id: 'stop:sglt2Inhibitor', within: 7 }, { id: 'start:basalInsulin', within: 7 }, { id: 'check:glucose', within: 7 }, { id: 'refer:diabetes-specialist', within: 14 }],
    review: { atMost: 28 },
    source: 'NICE NG3: metformin and insulin while breastfeeding',
  },
  {
    id: 'breastfeeding-7.4-metformin-room',
    title: { en: 'The same at 7.4 % on 1000 mg of metformin: metformin goes up, glucose at home, no insulin', ar: 'الحالة نفسها عند 7.4% مع 1000 ملغم من الميتفورمين: يُرفع الميتفورمين ويُقاس السكر في البيت، بلا إنسولين' },
    facts: { ...feeding, a1c: 7.4, metformin: 1000, metforminTolerance: 'good' },
    must: [{ id: 'raise:metformin', within: 28 }, { id: 'check:glucose', within: 7 }],
    mustNot: ['start:basalInsulin', 'refer:diabetes-specialist'],
    source: 'contrast of the case before',
  },
  {
    id: 'weaned-8.8',
    title: { en: 'The same, no longer breastfeeding: nothing stops', ar: 'الحالة نفسها بعد الفطام: لا يُوقف شيء' },
    facts: { ...feeding, breastfeeding: false },
    must: [],
    mustNot: ['stop:sglt2Inhibitor', 'stop:glp1RA'],
    source: 'contrast of breastfeeding-8.8',
  },
  {
    id: 'pregnant-lows-weekly',
    title: { en: 'Pregnant on basal insulin, lows every week: less insulin today by her team, a sensor', ar: 'حامل مع إنسولين قاعدي، نقص سكر كل أسبوع: إنسولين أقل اليوم من فريقها، ومستشعر' },
    facts: { ...pregnant, fpg: 72, a1c: 5.6, hypoglycaemiaHistory: true, hypoglycaemiaFrequency: 'weekly' },
    must: [{ id: 'refer:obstetric-diabetes', within: 0 }, { id: 'reduce:basalInsulin', within: 0 }, { id: 'check:cgm', within: 7 }],
    findings: ['pregnancy.lows'],
    source: 'ADA 2025 section 15; section 6',
  },
  {
    id: 'pregnant-no-lows',
    title: { en: 'The same without lows: her team, no insulin taken away', ar: 'الحالة نفسها بلا نقص سكر: فريقها، ولا يُخفف الإنسولين' },
    facts: { ...pregnant, fpg: 88, a1c: 5.9, hypoglycaemiaHistory: false },
    must: [{ id: 'refer:obstetric-diabetes', within: 0 }],
    mustNot: ['reduce:basalInsulin', 'check:cgm'],
    source: 'contrast of the case before',
  },
  {
    id: 'transfused-readings-high',
    title: { en: 'Transfused, HbA1c 5.6 %, fasting 172 and after meals 254 mg/dL: metformin goes up', ar: 'بعد نقل دم، سكر تراكمي 5.6%، سكر الصائم 172 وبعد الأكل 254 ملغم/ديسيلتر: يُرفع الميتفورمين' },
    facts: { ...transfused, ppg: 254 },
    must: [{ id: 'raise:metformin', within: 28, to: 2000 }, { id: 'check:glucose', within: 7 }],
    source: 'ADA section 2, 2.4: plasma glucose where red cells live otherwise',
  },
  {
    id: 'transfused-morning-high',
    title: { en: 'The same with the fasting glucose alone: glucose at home within a week, seen within a month', ar: 'الحالة نفسها مع سكر الصائم وحده: القياس في البيت خلال أسبوع، والمراجعة خلال شهر' },
    facts: transfused,
    must: [{ id: 'check:glucose', within: 7 }],
    mustNot: ['raise:metformin'],
    review: { atMost: 28 },
    source: 'ADA section 2, 2.4',
  },
  {
    id: 'transfused-morning-fine',
    title: { en: 'The same with a fasting glucose of 98: no hurry', ar: 'الحالة نفسها وسكر الصائم 98: لا استعجال' },
    facts: { ...transfused, fpg: 98 },
    must: [],
    mustNot: ['check:glucose', 'raise:metformin'],
    source: 'contrast of the case before',
  },
  {
    id: 'resistant-potassium-3.2',
    title: { en: '168/96 on ARB, diuretic and another, potassium 3.2: replaced, the diuretic stays, what is missing is looked for', ar: '168/96 مع حاصر أنجيوتنسين ومدر ودواء آخر، البوتاسيوم 3.2: يُعوَّض ويبقى المدر ويُبحث عما ينقص' },
    facts: pressed,
    must: [{ id: 'treat:low-potassium', within: 7 }, { id: 'treat:blood-pressure', within: 14 }],
    mustNot: ['review:loopOrThiazideDiuretic'],
    findings: ['pressure.resistant'],
    absentFindings: ['pressure.two-medicines'],
    source: 'ADA section 10: resistant hypertension; ESC 2024',
  },
  {
    id: 'potassium-3.2-pressure-fine',
    title: { en: 'The same at 126/74: the diuretic is looked at', ar: 'الحالة نفسها عند 126/74: يُنظر في المدر' },
    facts: { ...pressed, systolic: 126, diastolic: 74 },
    must: [{ id: 'review:loopOrThiazideDiuretic', within: 7 }],
    mustNot: ['treat:blood-pressure'],
    source: 'contrast of the case before',
  },
  {
    id: 'pressure-168-untreated',
    title: { en: '168/96 on nothing: two classes', ar: '168/96 بلا علاج: مجموعتان' },
    facts: { ...pressed, potassium: 4.2, rasInhibitor: false, loopOrThiazideDiuretic: false, onBloodPressureMedicine: false },
    must: [{ id: 'treat:blood-pressure', within: 14 }],
    findings: ['pressure.two-medicines'],
    absentFindings: ['pressure.resistant'],
    source: 'contrast of resistant-potassium-3.2',
  },
  {
    id: 'eyes-unseen-19-years',
    title: { en: '9.4 % after 19 years, eyes never seen: the eyes within two weeks, the injection after them', ar: '9.4% بعد 19 سنة ولم تُفحص العينان: العينان خلال أسبوعين، والحقنة بعدهما' },
    facts: eyesUnseen,
    must: [{ id: 'refer:eye', within: 14 }, { id: 'start:glp1RA', within: 28 }],
    source: 'ADA section 12: retinal status when treatment is intensified',
  },
  {
    id: 'injection-chosen-fasting-288',
    title: { en: '10.9 %, fasting 288 mg/dL, the injection was chosen: glucose at home within a week', ar: '10.9%، سكر الصائم 288 ملغم/ديسيلتر، واختيرت الحقنة: القياس في البيت خلال أسبوع' },
    facts: { ...injectionChosen, treatmentChoice: 'glp1RA' },
    must: [{ id: 'start:glp1RA', within: 14 }, { id: 'check:glucose', within: 7 }],
    review: { atMost: 28 },
    source: 'ADA section 7: glucose is measured where insulin is meant',
  },
  {
    id: 'acidosis-past-sglt2-ends',
    title: { en: 'Ketoacidosis eight months ago, 6.1 % on 12 units and an SGLT2 inhibitor: that ends, insulin stays until glucose is known, sick-day rules', ar: 'حماض كيتوني قبل ثمانية أشهر، 6.1% مع 12 وحدة ومثبط SGLT2: يُوقف هذا، ويبقى الإنسولين حتى يُعرف السكر، مع قواعد أيام المرض' },
    facts: afterAcidosis,
    must: [{ id: 'stop:sglt2Inhibitor', within: 1 }, { id: 'check:glucose', within: 7 }, { id: 'do:sick-days', within: 7 }],
    mustNot: ['reduce:basalInsulin'],
    source: 'hyperglycaemic crises 2024: prevention',
  },
  {
    id: 'acidosis-past-insulin-alone',
    title: { en: 'The same without an SGLT2 inhibitor: insulin comes down', ar: 'الحالة نفسها بلا مثبط SGLT2: يُخفف الإنسولين' },
    facts: { ...afterAcidosis, sglt2Inhibitor: false },
    must: [{ id: 'reduce:basalInsulin', within: 7 }],
    source: 'contrast of the case before',
  },
];

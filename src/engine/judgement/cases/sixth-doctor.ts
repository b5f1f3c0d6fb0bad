import type { JudgementCase } from './shape.ts';

const none = { sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, mealtimeInsulin: false } as const;
const well = { catabolicSymptoms: false, diabetesType: 'type2', heartFailure: false, ascvd: false, ketoacidosis: false, pancreatitis: false, medullaryThyroidCancer: false, footUlcer: false, statin: 'moderate' } as const;
const nightLows = { ...well, ...none, age: 57, sex: 'female', childbearing: 'not-possible', frailty: 'fit', bmi: 35, weight: 92, a1c: 9.2, fpg: 96, ppg: 265, egfr: 77, uacr: 16, metformin: 2000, sglt2Inhibitor: true, basalInsulin: true, basalUnits: 88, insulinRegimen: 'basal-once', hypoglycaemiaHistory: true } as const;
const onSemaglutide = { ...well, ...none, age: 52, sex: 'male', frailty: 'fit', bmi: 34, weight: 104, a1c: 6.8, egfr: 85, uacr: 15, metformin: 2000, glp1RA: true, glp1Agent: 'semaglutide', pancreatitisNow: false } as const;
const preservedHeart = { ...well, ...none, heartFailure: true, ejectionFraction: 58, age: 76, sex: 'female', frailty: 'complex', bmi: 38, weight: 99, a1c: 7.6, egfr: 62, uacr: 10, potassium: 4.9, metformin: 1000, rasInhibitor: true, loopOrThiazideDiuretic: true, onBloodPressureMedicine: true, diastolic: 54 } as const;
const drained = { age: 70, sex: 'male', frailty: 'fit', a1c: 8.5, egfr: 80, uacr: 5, potassium: 4.4, metformin: 0, rasInhibitor: true, loopOrThiazideDiuretic: true, statin: 'moderate', pancreatitis: false, ketoacidosis: false, catabolicSymptoms: false, diastolic: 52 } as const;

/** What a sixth doctor would not have signed, each beside its contrast. */
export const sixthDoctor: readonly JudgementCase[] = [
  {
    id: 'night-lows-88-units',
    title: { en: 'Lows told on 88 units, fasting 96 mg/dL, HbA1c 9.2 %: less insulin first, then an injection', ar: 'نوبات نقص سكر مع 88 وحدة، سكر الصائم 96 مغ/دل، سكر تراكمي 9.2%: إنسولين أقل أولًا، ثم حقنة' },
    facts: nightLows,
    must: [{ id: 'reduce:basalInsulin', within: 7, to: 79 }, { id: 'start:glp1RA', within: 28 }],
    mustNot: ['start:mealtimeInsulin'],
    source: 'ADA section 9, figure 9.5: lower the dose by 10 to 20 % after a low without a clear reason',
  },
  {
    id: 'night-lows-no-injection',
    title: { en: 'The same after pancreatitis: less insulin, none at meals, a specialist', ar: 'الحالة نفسها بعد التهاب البنكرياس: إنسولين أقل، ولا إنسولين مع الوجبات، واختصاصي' },
    facts: { ...nightLows, pancreatitis: true, hypoglycaemiaFrequency: 'below-weekly' },
    must: [{ id: 'reduce:basalInsulin', within: 7 }, { id: 'refer:diabetes-specialist', within: 14 }],
    mustNot: ['start:mealtimeInsulin', 'start:glp1RA'],
    source: 'ADA section 9, figure 9.5',
  },
  {
    id: 'no-lows-88-units',
    title: { en: 'The same without lows: the dose stays, the injection begins', ar: 'الحالة نفسها بلا نقص سكر: تبقى الجرعة وتبدأ الحقنة' },
    facts: { ...nightLows, hypoglycaemiaHistory: false },
    must: [{ id: 'start:glp1RA', within: 28 }],
    mustNot: ['reduce:basalInsulin'],
    source: 'contrast of night-lows-88-units',
  },
  {
    id: 'lows-fasting-186',
    title: { en: 'A low told on 30 units, fasting 186 mg/dL: neither more nor less', ar: 'نقص سكر مع 30 وحدة، سكر الصائم 186 مغ/دل: لا زيادة ولا نقصان' },
    facts: { ...nightLows, basalUnits: 30, fpg: 186 },
    must: [{ id: 'check:glucose', within: 7 }],
    mustNot: ['reduce:basalInsulin', 'raise:basalInsulin', 'start:mealtimeInsulin'],
    source: 'contrast of night-lows-88-units: the glucose profile first',
  },
  {
    id: 'pancreatitis-past-on-semaglutide',
    title: { en: 'Past pancreatitis on semaglutide, at goal: did it come on the injection?', ar: 'التهاب بنكرياس سابق مع السيماغلوتايد، عند الهدف: هل حدث أثناء الحقنة؟' },
    facts: { ...onSemaglutide, pancreatitis: true },
    must: [{ id: 'review:incretin', within: 14, gravity: 'important' }],
    mustNot: ['raise:glp1RA'],
    source: 'label of semaglutide: not restarted where pancreatitis is confirmed',
  },
  {
    id: 'no-pancreatitis-on-semaglutide',
    title: { en: 'The same without pancreatitis: it goes on', ar: 'الحالة نفسها بلا التهاب بنكرياس: تستمر' },
    facts: { ...onSemaglutide, pancreatitis: false },
    must: [],
    mustNot: ['review:incretin', 'hold:glp1RA', 'stop:glp1RA'],
    source: 'contrast of the case before',
  },
  {
    id: 'heart-failure-gliptin',
    title: { en: 'Heart failure, ejection fraction 30 %, on a gliptin nobody has named: which one is looked at', ar: 'قصور القلب، الكسر القذفي 30%، مع غليبتين لم يُذكر اسمه: يُنظر أيها هو' },
    facts: { ...preservedHeart, ejectionFraction: 30, a1c: 6.8, sglt2Inhibitor: true, dpp4Inhibitor: true, systolic: 118 },
    must: [{ id: 'review:incretin', within: 14 }],
    source: 'FDA 2016: saxagliptin and alogliptin in heart failure',
  },
  {
    id: 'gliptin-sound-heart',
    title: { en: 'A gliptin with a sound heart: no question', ar: 'غليبتين مع قلب سليم: لا سؤال' },
    facts: { ...preservedHeart, heartFailure: false, ejectionFraction: 60, a1c: 6.8, dpp4Inhibitor: true, systolic: 118 },
    must: [],
    mustNot: ['review:incretin'],
    source: 'contrast of the case before',
  },
  {
    id: 'heart-failure-92',
    title: { en: 'Heart failure at 92/54 on diuretic, ARB and amlodipine: standing pressure, water, kidneys within a week', ar: 'قصور القلب عند 92/54 مع مدر وحاصر أنجيوتنسين وأملوديبين: الضغط وقوفًا والسوائل والكليتان خلال أسبوع' },
    facts: { ...preservedHeart, systolic: 92 },
    must: [
      { id: 'check:blood-pressure', within: 7 },
      { id: 'review:loopOrThiazideDiuretic', within: 7 },
      { id: 'review:onBloodPressureMedicine', within: 7 },
      { id: 'check:egfr', within: 7 },
      { id: 'check:potassium', within: 7 },
    ],
    mustNot: ['start:sglt2Inhibitor', 'hold:rasInhibitor'],
    review: { atMost: 21 },
    source: 'ESC heart failure 2021: a low pressure, first water and what does not protect',
  },
  {
    id: 'heart-failure-112',
    title: { en: 'The same at 112/54: an SGLT2 inhibitor begins', ar: 'الحالة نفسها عند 112/54: يبدأ مثبط SGLT2' },
    facts: { ...preservedHeart, systolic: 112 },
    must: [{ id: 'start:sglt2Inhibitor', within: 28 }],
    mustNot: ['review:onBloodPressureMedicine'],
    source: 'contrast of the case before',
  },
  {
    id: 'pressure-84-no-start',
    title: { en: '84/52, HbA1c 8.5 %, no metformin: pressure and kidneys first, no tablet begins', ar: '84/52، سكر تراكمي 8.5%، بلا ميتفورمين: الضغط والكليتان أولًا، ولا يبدأ قرص' },
    facts: { ...drained, systolic: 84 },
    must: [{ id: 'check:blood-pressure', within: 1 }, { id: 'hold:rasInhibitor', within: 1 }],
    mustNot: ['start:*'],
    source: 'label of metformin: hypoperfusion; general practice: what is acute first',
  },
  {
    id: 'pressure-126-starts',
    title: { en: 'The same at 126/52: metformin begins', ar: 'الحالة نفسها عند 126/52: يبدأ الميتفورمين' },
    facts: { ...drained, systolic: 126 },
    must: [{ id: 'start:metformin', within: 28 }],
    source: 'contrast of the case before',
  },
];

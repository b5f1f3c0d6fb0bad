import type { JudgementCase } from './shape.ts';

const none = { sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, mealtimeInsulin: false } as const;
const well = { catabolicSymptoms: false, diabetesType: 'type2', heartFailure: false, ketoacidosis: false, pancreatitis: false, medullaryThyroidCancer: false, footUlcer: false } as const;
const onDiuretic = { ...well, ...none, age: 63, sex: 'male', bmi: 30, a1c: 8.3, egfr: 72, uacr: 50, potassium: 4, metformin: 2000, loopOrThiazideDiuretic: true, statin: 'moderate' } as const;
const frailArteries = { ...well, ...none, age: 78, sex: 'male', frailty: 'complex', ascvd: true, a1c: 7.8, egfr: 78, uacr: 10, metformin: 2000, systolic: 136, diastolic: 70, statin: 'high', footUlcer: true, footUlcerOpen: true } as const;
const afterCrisis = { ...well, ...none, age: 58, sex: 'female', childbearing: 'not-possible', bmi: 31, weight: 90, height: 170, a1c: 8.4, fpg: 120, basalInsulin: true, basalUnits: 40, egfr: 85, uacr: 10, metformin: 2000, ketoacidosis: true, statin: 'moderate' } as const;
const leanOnSglt2 = { ...well, ...none, age: 50, sex: 'male', bmi: 23.5, egfr: 80, uacr: 10, metformin: 2000, sglt2Inhibitor: true, diabetesDuration: 4 } as const;
const knownType1 = { ...none, age: 41, sex: 'female', childbearing: 'contraception', bmi: 26, weight: 70, height: 164, a1c: 7.2, fpg: 124, islets: 'positive', diabetesDuration: 20, basalInsulin: true, basalUnits: 26, mealtimeInsulin: true, egfr: 90, catabolicSymptoms: false } as const;

/** What another doctor would not have signed, each beside its contrast. */
export const fifthDoctorAgain: readonly JudgementCase[] = [
  {
    id: 'diuretic-152',
    title: { en: '152/90 on a diuretic, an SGLT2 inhibitor begins: pressure is treated, the diuretic not taken back', ar: 'ضغط 152/90 مع مدر ويبدأ مثبط SGLT2: يُعالج الضغط ولا يُخفض المدر' },
    facts: { ...onDiuretic, systolic: 152, diastolic: 90 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'treat:blood-pressure', within: 28 }],
    mustNot: ['review:loopOrThiazideDiuretic'],
    source: 'plain sense: one opinion of a pressure',
  },
  {
    id: 'diuretic-118',
    title: { en: 'The same at 118/70: volume and diuretic are looked at', ar: 'الحالة نفسها عند 118/70: يُراجع حجم السوائل والمدر' },
    facts: { ...onDiuretic, systolic: 118, diastolic: 70 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'review:loopOrThiazideDiuretic', within: 14 }],
    source: 'SGLT2 label: volume depletion',
  },
  {
    id: 'frail-arteries-24',
    title: { en: '78 years, frail, BMI 24, arteries: no injection that takes weight', ar: '78 سنة، واهن، مؤشر كتلة الجسم 24، شرايين: لا حقنة تنقص الوزن' },
    facts: { ...frailArteries, bmi: 24 },
    must: [],
    mustNot: ['start:glp1RA'],
    source: 'ADA section 13: loss of weight is not wanted in frailty',
  },
  {
    id: 'frail-arteries-31',
    title: { en: 'The same at BMI 31: it begins', ar: 'الحالة نفسها ومؤشر كتلة الجسم 31: تبدأ' },
    facts: { ...frailArteries, bmi: 31 },
    must: [{ id: 'start:glp1RA', within: 28 }],
    source: 'contrast of the case before',
  },
  {
    id: 'ketoacidosis-two-months-ago',
    title: { en: 'Ketoacidosis within 3 months, on basal insulin, 8.4 %: type and specialist first, no GLP-1 receptor agonist', ar: 'حماض كيتوني خلال 3 أشهر، على إنسولين قاعدي، 8.4%: النوع والاختصاصي أولًا، لا ناهض مستقبلات GLP-1' },
    facts: { ...afterCrisis, glucoseCrisis: 'within-3-months' },
    must: [{ id: 'refer:diabetes-specialist', within: 7 }, { id: 'check:islet-antibodies', within: 7 }],
    mustNot: ['start:glp1RA', 'start:sglt2Inhibitor'],
    source: 'MHRA 2019: ketoacidosis as insulin falls beside the injection',
  },
  {
    id: 'ketoacidosis-years-ago',
    title: { en: 'The same years ago: the injection begins, antibodies within four weeks', ar: 'الحالة نفسها قبل سنوات: تبدأ الحقنة، والأجسام المضادة خلال أربعة أسابيع' },
    facts: { ...afterCrisis, glucoseCrisis: 'none' },
    must: [{ id: 'start:glp1RA', within: 28 }, { id: 'check:islet-antibodies', within: 28 }],
    mustNot: ['start:sglt2Inhibitor'],
    source: 'contrast of the case before',
  },
  {
    id: 'lean-on-sglt2-10',
    title: { en: 'BMI 23.5 on an SGLT2 inhibitor, 10.8 %, type open: it pauses until ketones are known', ar: 'مؤشر كتلة الجسم 23.5 مع مثبط SGLT2، 10.8%، والنوع مفتوح: يُعلَّق حتى تُعرف الكيتونات' },
    facts: { ...leanOnSglt2, a1c: 10.8 },
    must: [{ id: 'check:ketones', within: 0 }, { id: 'hold:sglt2Inhibitor', within: 0 }],
    source: 'SGLT2 label: lack of insulin',
  },
  {
    id: 'lean-on-sglt2-8',
    title: { en: 'The same at 8.2 %: it goes on', ar: 'الحالة نفسها عند 8.2%: يستمر' },
    facts: { ...leanOnSglt2, a1c: 8.2 },
    must: [],
    mustNot: ['hold:sglt2Inhibitor', 'check:ketones'],
    source: 'contrast of the case before',
  },
  {
    id: 'young-unsure-10',
    title: { en: '19 years, BMI 34, type not known, 10.5 %: ketones today, a specialist within the week', ar: '19 سنة، مؤشر كتلة الجسم 34، النوع غير معروف، 10.5%: الكيتونات اليوم والاختصاصي خلال أسبوع' },
    facts: { ...none, age: 19, sex: 'male', bmi: 34, a1c: 10.5, fpg: 230, metformin: 0, egfr: 110, diabetesType: 'unsure', catabolicSymptoms: false },
    must: [{ id: 'check:ketones', within: 0 }, { id: 'refer:diabetes-specialist', within: 7 }],
    source: 'NICE NG17: the same day where type 1 is possible',
  },
  {
    id: 'young-unsure-7',
    title: { en: 'The same at 7.2 %: no alarm', ar: 'الحالة نفسها عند 7.2%: لا إنذار' },
    facts: { ...none, age: 19, sex: 'male', bmi: 34, a1c: 7.2, fpg: 130, metformin: 0, egfr: 110, diabetesType: 'unsure', catabolicSymptoms: false },
    must: [{ id: 'check:islet-antibodies', within: 14 }],
    mustNot: ['check:ketones'],
    source: 'contrast of the case before',
  },
  {
    id: 'type-1-known-well',
    title: { en: 'Type 1 for 20 years, antibodies on record, on insulin: no news', ar: 'نوع أول منذ 20 سنة، أجسام مضادة في السجل، على إنسولين: ليس خبرًا' },
    facts: { ...knownType1, diabetesType: 'type1' },
    must: [{ id: 'refer:diabetes-specialist', within: 14, gravity: 'important' }, { id: 'keep:basalInsulin' }],
    mustNot: ['check:c-peptide'],
    absentFindings: ['type.islets-positive'],
    source: 'ADA section 2: C-peptide where the type is in doubt',
  },
  {
    id: 'type-1-new-antibodies',
    title: { en: 'The same called type 2 until now: C-peptide and a specialist', ar: 'الحالة نفسها وكانت تُعد نوعًا ثانيًا: ببتيد C واختصاصي' },
    facts: { ...knownType1, diabetesType: 'type2', diabetesDuration: 2 },
    must: [{ id: 'refer:diabetes-specialist', within: 14 }, { id: 'check:c-peptide', within: 28 }],
    findings: ['type.islets-positive'],
    source: 'contrast of the case before',
  },
  {
    id: 'severe-low-without-cause',
    title: { en: 'A severe low on metformin alone: its cause is looked for', ar: 'نقص سكر شديد مع الميتفورمين وحده: يُبحث عن سببه' },
    facts: { ...well, ...none, age: 45, sex: 'male', bmi: 29, a1c: 6, egfr: 80, metformin: 2000, severeHypoglycaemia: true },
    must: [{ id: 'check:glucose', within: 7 }, { id: 'refer:diabetes-specialist', within: 14 }],
    findings: ['lows.severe-past'],
    source: 'ADA section 6: the cause of a low',
  },
];

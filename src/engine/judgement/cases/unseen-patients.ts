import type { JudgementCase } from './shape.ts';

const none = { sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, mealtimeInsulin: false, repaglinide: false } as const;
const unasked = { ...none, heartFailure: false, ascvd: false, ketoacidosis: false, pancreatitis: false, medullaryThyroidCancer: false, footUlcer: false, autoimmune: false, cirrhosis: 'none', kidneyTransplant: false, statin: 'high', ldl: 60, basalInsulin: true } as const;
const well = { ...unasked, catabolicSymptoms: false, diabetesType: 'type2' } as const;
const failing = { ...well, age: 67, sex: 'female', frailty: 'fit', bmi: 29.7, weight: 77, diabetesDuration: 2, a1c: 8.7, priorA1c: 7.9, fpg: 209, egfr: 83, uacr: 8, potassium: 4.2, systolic: 122, diastolic: 73, heartFailure: true, ejectionFraction: 42, metformin: 0, basalUnits: 25 } as const;
const old = { ...well, age: 87, sex: 'female', weight: 56, bmi: 24, a1c: 7.9, fpg: 128, egfr: 67, uacr: 11, systolic: 126, diastolic: 70, hypoglycaemiaHistory: true, severeHypoglycaemia: false, metformin: 1000, basalUnits: 21 } as const;
const onInsulin = { ...well, age: 64, sex: 'male', frailty: 'fit', bmi: 29, weight: 95, diabetesDuration: 12, a1c: 7.5, fpg: 120, egfr: 24, uacr: 8, ckd: true, previousEgfr: 25, previousEgfrMonths: 8, potassium: 4.4, systolic: 128, diastolic: 76, metformin: 1000, basalUnits: 23, retinopathy: 'sight-threatening' } as const;
const young = { ...unasked, age: 31, sex: 'male', bmi: 31.4, weight: 106, a1c: 9.1, fpg: 178, egfr: 76, uacr: 6, systolic: 118, diastolic: 76, ascvd: true, acceptsInjectables: true, metformin: 2000, basalUnits: 37, hypoglycaemiaHistory: false } as const;

/** What random patients nobody had looked at were told wrongly, each beside its contrast. */
export const unseenPatients: readonly JudgementCase[] = [
  {
    id: 'heart-failure-early-insulin',
    title: { en: 'Heart failure, type 2, insulin within three years at BMI 29.7, well: antibodies, and an SGLT2 inhibitor does not wait', ar: 'قصور القلب، النوع الثاني، إنسولين خلال ثلاث سنوات عند كتلة جسم 29.7، بلا أعراض: أجسام مضادة، ولا ينتظرها مثبط SGLT2' },
    facts: failing,
    must: [{ id: 'start:sglt2Inhibitor', within: 7 }, { id: 'check:islet-antibodies', within: 14 }],
    source: 'ADA 2026, 9.8: heart failure whatever the HbA1c',
  },
  {
    id: 'heart-failure-early-insulin-lean',
    title: { en: 'The same at BMI 23: the antibodies come first', ar: 'الحالة نفسها عند كتلة جسم 23: الأجسام المضادة أولًا' },
    facts: { ...failing, bmi: 23, weight: 60 },
    must: [{ id: 'check:islet-antibodies', within: 14 }],
    mustNot: ['start:sglt2Inhibitor'],
    source: 'ADA 2026, section 2, AABBCC; contrast of heart-failure-early-insulin',
  },
  {
    id: 'older-lows-goal-eight',
    title: { en: '87 years, lows on insulin, HbA1c 7.9 %: the goal asked for is 8 %, and nothing goes up for a stricter one', ar: '87 سنة، نقص سكر مع الإنسولين، السكر التراكمي 7.9%: الهدف المطلوب 8%، ولا يُزاد شيء لهدف أشد' },
    facts: old,
    must: [{ id: 'review:target', within: 14, to: 8 }, { id: 'check:glucose', within: 7 }],
    mustNot: ['raise:*', 'start:dpp4Inhibitor'],
    source: 'ADA 2026, section 6: less stringent goals where lows outweigh the benefit',
  },
  {
    id: 'older-no-lows-goal',
    title: { en: 'The same without lows: metformin goes up to the goal of her age', ar: 'الحالة نفسها بلا نقص سكر: يُزاد الميتفورمين إلى هدف عمرها' },
    facts: { ...old, frailty: 'fit', hypoglycaemiaHistory: false },
    must: [{ id: 'raise:metformin' }],
    mustNot: ['review:target'],
    source: 'contrast of older-lows-goal-eight',
  },
  {
    id: 'weekly-lows-metformin-stops',
    title: { en: 'Lows every week on insulin, HbA1c 7.5 %, eGFR 24: metformin stops, insulin comes down, nothing takes its place yet', ar: 'نقص سكر أسبوعي مع الإنسولين، السكر التراكمي 7.5%، معدل الترشيح 24: يُوقف الميتفورمين ويُخفض الإنسولين ولا يحل شيء محله بعد' },
    facts: { ...onInsulin, hypoglycaemiaHistory: true, hypoglycaemiaFrequency: 'weekly', hypoglycaemiaUnaware: false },
    must: [{ id: 'stop:metformin', within: 1 }, { id: 'reduce:basalInsulin', within: 3 }, { id: 'check:glucose', within: 7 }],
    mustNot: ['start:dpp4Inhibitor', 'start:glp1RA'],
    source: 'ADA 2026, section 6: weekly lows are a reason for less treatment',
  },
  {
    id: 'no-lows-metformin-stops',
    title: { en: 'The same without lows: a DPP-4 inhibitor takes the place of metformin', ar: 'الحالة نفسها بلا نقص سكر: يحل مثبط DPP-4 محل الميتفورمين' },
    facts: { ...onInsulin, hypoglycaemiaHistory: false },
    must: [{ id: 'stop:metformin', within: 1 }, { id: 'start:dpp4Inhibitor', within: 7 }],
    source: 'contrast of weekly-lows-metformin-stops',
  },
  {
    id: 'ketones-tomorrow-arteries-wait',
    title: { en: '31 years, 9.1 %, symptoms not asked: ketones by tomorrow, and what takes weight waits for them', ar: '31 سنة، 9.1%، لم يُسأل عن الأعراض: الكيتونات غدًا على الأكثر، وما ينقص الوزن ينتظرها' },
    facts: young,
    must: [{ id: 'check:ketones', within: 1 }, { id: 'check:islet-antibodies', within: 14 }],
    mustNot: ['start:glp1RA', 'start:sglt2Inhibitor'],
    source: 'ADA 2026, section 2, AABBCC; a crisis is excluded first',
  },
  {
    id: 'ketones-calm-arteries-go-on',
    title: { en: 'The same, well, with ketones of 0.2: the injection for the arteries begins', ar: 'الحالة نفسها بلا أعراض والكيتونات 0.2: تبدأ الحقنة للشرايين' },
    facts: { ...young, diabetesType: 'type2', catabolicSymptoms: false, ketones: 0.2 },
    must: [{ id: 'start:glp1RA', within: 14 }],
    source: 'contrast of ketones-tomorrow-arteries-wait; ADA 2026, 9.7',
  },
  {
    id: 'kidney-early-insulin',
    title: { en: 'eGFR 38, albumin 90, type 2, insulin within three years at BMI 29.7, well: the SGLT2 inhibitor does not wait for antibodies', ar: 'معدل الترشيح 38، ألبومين 90، النوع الثاني، إنسولين خلال ثلاث سنوات عند كتلة جسم 29.7، بلا أعراض: لا ينتظر مثبط SGLT2 الأجسام المضادة' },
    facts: { ...failing, heartFailure: false, ckd: true, egfr: 38, uacr: 90, previousEgfr: 40, previousEgfrMonths: 8 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'check:islet-antibodies', within: 14 }],
    source: 'KDIGO 2022, recommendation 1.3.1',
  },
  {
    id: 'failing-heart-before-statin',
    title: { en: '81 years, ejection fraction 25 %, prior event, no statin: the SGLT2 inhibitor first, the statin next', ar: '81 سنة، الكسر القذفي 25%، حدث سابق، بلا ستاتين: مثبط SGLT2 أولًا، ثم الستاتين' },
    facts: { ...failing, age: 81, bmi: 36, weight: 105, diabetesDuration: 9, a1c: 7.4, fpg: 120, ejectionFraction: 25, ascvd: true, statin: 'none', ldl: 135, basalInsulin: false, metformin: 500, rasInhibitor: true },
    must: [{ id: 'start:sglt2Inhibitor', within: 7 }, { id: 'start:statin', within: 70 }],
    source: 'ADA 2026, 9.8; one medicine at a time from 80 years',
  },
  {
    id: 'arteries-statin-first',
    title: { en: 'The same without heart failure: the statin is not held back', ar: 'الحالة نفسها بلا قصور قلب: لا يتأخر الستاتين' },
    facts: { ...failing, heartFailure: false, age: 81, bmi: 36, weight: 105, diabetesDuration: 9, a1c: 7.4, fpg: 120, ascvd: true, statin: 'none', ldl: 135, basalInsulin: false, metformin: 500, rasInhibitor: true },
    must: [{ id: 'start:statin', within: 7 }],
    source: 'contrast of failing-heart-before-statin; ADA section 10',
  },
  {
    id: 'morning-high-meals-at-goal',
    title: { en: 'HbA1c 7.2 %, morning 195, after meals 165, on a sulfonylurea: it comes down as the injection begins', ar: 'السكر التراكمي 7.2%، صباحًا 195، بعد الأكل 165، مع سلفونيل يوريا: تُخفض مع بدء الحقنة' },
    facts: { ...well, age: 60, sex: 'female', frailty: 'fit', bmi: 27, weight: 70, diabetesDuration: 10, a1c: 7.2, fpg: 195, ppg: 165, egfr: 88, uacr: 9, systolic: 128, diastolic: 74, ascvd: true, basalInsulin: false, sulfonylurea: true, metformin: 2000, acceptsInjectables: true, retinopathy: 'none' },
    must: [{ id: 'start:glp1RA', within: 14 }, { id: 'reduce:sulfonylurea', within: 14 }],
    source: 'labels of GLP-1 receptor agonists, section 7',
  },
  {
    id: 'morning-and-meals-high',
    title: { en: 'The same with 225 and, after meals, 260: the HbA1c is doubted, the tablet stays', ar: 'الحالة نفسها مع 225 صباحًا و260 بعد الأكل: يُشك في السكر التراكمي، وتبقى الأقراص' },
    facts: { ...well, age: 60, sex: 'female', frailty: 'fit', bmi: 27, weight: 70, diabetesDuration: 10, a1c: 7.2, fpg: 225, ppg: 260, egfr: 88, uacr: 9, systolic: 128, diastolic: 74, ascvd: true, basalInsulin: false, sulfonylurea: true, metformin: 2000, acceptsInjectables: true, retinopathy: 'none' },
    must: [{ id: 'start:glp1RA', within: 14 }],
    mustNot: ['reduce:sulfonylurea'],
    source: 'contrast of morning-high-meals-at-goal; ADA 2.3: HbA1c and glucose that disagree',
  },
  {
    id: 'antibodies-far-below',
    title: { en: 'Antibodies, HbA1c 4.8 % on insulin, metformin and a DPP-4 inhibitor: the tablet goes, insulin stays', ar: 'أجسام مضادة، السكر التراكمي 4.8% مع إنسولين وميتفورمين ومثبط DPP-4: تُوقف الأقراص ويبقى الإنسولين' },
    facts: { ...well, age: 58, sex: 'male', bmi: 23.6, weight: 70, islets: 'positive', a1c: 4.8, fpg: 96, ppg: 140, egfr: 97, uacr: 12, systolic: 126, diastolic: 74, metformin: 500, dpp4Inhibitor: true, basalUnits: 10, hypoglycaemiaHistory: false, severeHypoglycaemia: false },
    must: [{ id: 'stop:dpp4Inhibitor', within: 28 }, { id: 'check:glucose', within: 7 }],
    mustNot: ['stop:basalInsulin'],
    source: 'ACP 2018, statement 3: less treatment below 6.5 %',
  },
  {
    id: 'pregnant-refuses-meal-insulin',
    title: { en: 'Pregnant, 159 after meals on metformin, refuses injections: her team today, no injection begun over her head', ar: 'حامل، 159 بعد الأكل مع الميتفورمين، ترفض الحقن: فريقها اليوم، ولا تبدأ حقنة دون رضاها' },
    facts: { ...none, age: 31, sex: 'female', pregnancy: true, bmi: 25, weight: 63, a1c: 5.7, fpg: 78, ppg: 159, egfr: 105, diabetesType: 'type2', metformin: 1000, acceptsInjectables: false },
    must: [{ id: 'refer:obstetric-diabetes', within: 0 }, { id: 'check:glucose', within: 1 }],
    mustNot: ['start:mealtimeInsulin', 'start:glp1RA'],
    source: 'ADA 2025, section 15: insulin preferred; the choice is hers',
  },
  {
    id: 'pregnant-meal-insulin',
    title: { en: 'The same, injections accepted: insulin at meals within three days', ar: 'الحالة نفسها مع قبول الحقن: إنسولين مع الوجبات خلال ثلاثة أيام' },
    facts: { ...none, age: 31, sex: 'female', pregnancy: true, bmi: 25, weight: 63, a1c: 5.7, fpg: 78, ppg: 159, egfr: 105, diabetesType: 'type2', metformin: 1000, acceptsInjectables: true },
    must: [{ id: 'start:mealtimeInsulin', within: 3 }],
    source: 'contrast of pregnant-refuses-meal-insulin',
  },
  {
    id: 'past-pancreatitis-one-less',
    title: { en: 'Frail, HbA1c 6.0 %, a gliptin after a past pancreatitis: it stops within two weeks, not when one tablet fewer would do', ar: 'هشاشة وسكر تراكمي 6.0 ‎%‎ ومثبط DPP-4 بعد التهاب بنكرياس سابق: يُوقَف خلال أسبوعين، لا حين يكفي قرص أقل' },
    facts: { ...unasked, basalInsulin: false, diabetesType: 'type2', catabolicSymptoms: false, age: 68, sex: 'female', frailty: 'complex', bmi: 29.9, weight: 84, a1c: 6, priorA1c: 6.2, targetA1c: 8, fpg: 97, egfr: 76, uacr: 3, systolic: 128, diastolic: 76, potassium: 4.7, metformin: 500, pancreatitis: true, pancreatitisNow: false, dpp4Inhibitor: true, sglt2Inhibitor: true },
    must: [{ id: 'stop:dpp4Inhibitor', within: 14 }],
    mustNot: ['review:incretin'],
    source: 'Label of sitagliptin, section 4.4: pancreatitis',
  },
  {
    id: 'no-pancreatitis-one-less',
    title: { en: 'The same without a pancreatitis: one tablet fewer, without haste', ar: 'الحالة نفسها بلا التهاب بنكرياس: قرص أقل، بلا عجلة' },
    facts: { ...unasked, basalInsulin: false, diabetesType: 'type2', catabolicSymptoms: false, age: 68, sex: 'female', frailty: 'complex', bmi: 29.9, weight: 84, a1c: 6, priorA1c: 6.2, targetA1c: 8, fpg: 97, egfr: 76, uacr: 3, systolic: 128, diastolic: 76, potassium: 4.7, metformin: 500, dpp4Inhibitor: true, sglt2Inhibitor: true },
    must: [{ id: 'stop:dpp4Inhibitor', within: 90 }],
    mustNot: ['review:incretin'],
    source: 'Endocrine Society 2019: in poor health treatment is made simpler',
  },
];

import { denied } from './eleventh-doctor.ts';
import type { JudgementCase } from './shape.ts';

const drinker = { ...denied, age: 55, sex: 'male', weight: 90, height: 175, alcohol: 'heavy', sglt2Inhibitor: true, a1c: 7.4, fpg: 140 } as const;
const dialysed = { ...denied, age: 66, sex: 'male', weight: 72, height: 175, dialysis: true, egfr: 7, metformin: 0, dpp4Inhibitor: true, a1c: 7.6, fpg: 140 } as const;
const failingOnMetformin = { ...denied, age: 68, sex: 'male', weight: 80, height: 174, egfr: 26, previousEgfr: 28, previousEgfrMonths: 8, metformin: 1500, a1c: 6.9, fpg: 120, injectables: 'refuses' } as const;
const veryOld = { ...denied, age: 91, sex: 'male', weight: 54, height: 175, frailty: 'fit', a1c: 7.6, fpg: 150, egfr: 44, previousEgfr: 46, previousEgfrMonths: 8, metformin: 1000, dpp4Inhibitor: true } as const;
const veryOldSlim = { ...denied, age: 83, sex: 'male', weight: 74, height: 175, frailty: 'fit', a1c: 8.2, fpg: 165, dpp4Inhibitor: true, sglt2Inhibitor: true } as const;
const { diabetesType: _, ...untyped } = denied;
const found = { ...untyped, age: 52, sex: 'male', weight: 94, height: 175, metformin: 0, diabetesDuration: 0, statin: 'none', a1c: 7.3, anaemiaRisk: false } as const;
const nearLow = { ...denied, age: 62, sex: 'male', weight: 80, height: 175, basalInsulin: true, basalUnits: 34, a1c: 7.4, fpg: 74 } as const;

/** What was left open, and new charts of glucose in the old, the ill and the newly found, each with a contrast. */
export const nineteenthDoctor: readonly JudgementCase[] = [
  {
    id: 'drinker-sglt2-for-glucose',
    title: { en: 'Drinks heavily on an SGLT2 inhibitor that only lowers glucose: another class takes its place', ar: 'إفراط في الكحول مع مثبط SGLT2 لأجل السكر وحده: تحل فئة أخرى مكانه' },
    facts: drinker,
    must: [{ id: 'stop:sglt2Inhibitor', within: 14 }, { id: 'start:glp1RA', within: 28 }, { id: 'do:alcohol', within: 14 }],
    source: 'label of SGLT2 inhibitors: alcohol abuse among what leads to ketoacidosis',
  },
  {
    id: 'drinker-sglt2-for-heart',
    title: { en: 'The same with a failing heart: it stays, with the caution', ar: 'الحالة نفسها مع قصور القلب: يستمر مع التنبيه' },
    facts: { ...drinker, heartFailure: true, ejectionFraction: 35 },
    must: [{ id: 'do:alcohol', within: 14 }],
    mustNot: ['stop:sglt2Inhibitor', 'hold:sglt2Inhibitor'],
    findings: ['alcohol.heavy'],
    source: 'contrast of drinker-sglt2-for-glucose; ADA 2026, section 9, 9.8',
  },
  {
    id: 'drinks-within-limits-sglt2',
    title: { en: 'The same, drinking within limits: it stays', ar: 'الحالة نفسها والكحول ضمن الحدود: يستمر' },
    facts: { ...drinker, alcohol: 'within-limits' },
    must: [],
    mustNot: ['stop:sglt2Inhibitor'],
    source: 'contrast of drinker-sglt2-for-glucose',
  },
  {
    id: 'dialysis-gliptin-7.6',
    title: { en: 'Dialysis, 7.6 % on a gliptin: that is the goal, nothing begins and nobody is referred', ar: 'غسيل كلى و7.6% على غليبتين: هذا هو الهدف، فلا يبدأ شيء ولا يُحال' },
    facts: dialysed,
    must: [{ id: 'reduce:dpp4Inhibitor', to: 25 }, { id: 'check:glucose', within: 7 }],
    mustNot: ['start:*', 'refer:diabetes-specialist'],
    source: 'JBDS 11: HbA1c of 7.5 to 8.5 % on dialysis; ADA 2026, table 13.1',
  },
  {
    id: 'dialysis-gliptin-heavier-7.6',
    title: { en: 'The same at a BMI of 27: no injection for it', ar: 'الحالة نفسها ومؤشر كتلة الجسم 27: لا حقنة لأجله' },
    facts: { ...dialysed, weight: 83 },
    must: [{ id: 'check:glucose', within: 7 }],
    mustNot: ['start:*', 'stop:dpp4Inhibitor'],
    source: 'as the one before',
  },
  {
    id: 'dialysis-gliptin-8.8',
    title: { en: 'The same, lean, at 8.8 %: insulin', ar: 'الحالة نفسها نحيفًا عند 8.8%: إنسولين' },
    facts: { ...dialysed, a1c: 8.8, fpg: 180 },
    must: [{ id: 'start:basalInsulin', within: 28 }],
    source: 'contrast of dialysis-gliptin-7.6',
  },
  {
    id: 'dialysis-gliptin-morning-high',
    title: { en: 'The same at 7.6 % with 220 in the morning: HbA1c reads low, insulin', ar: 'الحالة نفسها عند 7.6% و220 صباحًا: السكر التراكمي أقل من الحقيقة، إنسولين' },
    facts: { ...dialysed, fpg: 220 },
    must: [{ id: 'start:basalInsulin', within: 28 }],
    source: 'contrast of dialysis-gliptin-7.6; KDIGO 2022: HbA1c reads low on dialysis',
  },
  {
    id: 'metformin-ends-at-goal',
    title: { en: 'eGFR 26, 6.9 % on metformin, no injections: a gliptin in its place, nobody is referred for it', ar: 'معدل ترشيح 26 و6.9% على الميتفورمين ويرفض الحقن: غليبتين مكانه بلا إحالة' },
    facts: failingOnMetformin,
    must: [{ id: 'stop:metformin', within: 1 }, { id: 'start:dpp4Inhibitor', within: 7, to: 25 }],
    mustNot: ['refer:diabetes-specialist'],
    source: 'label of metformin; without it HbA1c rises above the goal',
  },
  {
    id: 'metformin-ends-low',
    title: { en: 'The same at 6.2 %: nothing takes its place', ar: 'الحالة نفسها عند 6.2%: لا شيء يحل مكانه' },
    facts: { ...failingOnMetformin, a1c: 6.2, fpg: 104 },
    must: [{ id: 'stop:metformin', within: 1 }],
    mustNot: ['start:dpp4Inhibitor', 'refer:diabetes-specialist'],
    source: 'contrast of metformin-ends-at-goal',
  },
  {
    id: 'very-old-strict-goal',
    title: { en: '91 years, fit, lean, 7.6 % with a goal of 7 %: no insulin for it', ar: 'عمره 91 لائق نحيف و7.6% والهدف 7%: لا إنسولين لأجله' },
    facts: { ...veryOld, targetA1c: 7 },
    must: [{ id: 'reduce:dpp4Inhibitor', to: 50 }],
    mustNot: ['start:basalInsulin', 'start:glp1RA', 'start:sglt2Inhibitor'],
    source: 'ACP 2018, statement 4: from 80 years no HbA1c is aimed for; VA/DoD: up to 8.5 %',
  },
  {
    id: 'very-old-8.2',
    title: { en: 'The same at 8.2 % without an agreed goal: nothing but another HbA1c', ar: 'الحالة نفسها عند 8.2% دون هدف متفق عليه: لا شيء سوى إعادة السكر التراكمي' },
    facts: { ...veryOld, a1c: 8.2 },
    must: [{ id: 'check:a1c', within: 90 }],
    mustNot: ['start:*'],
    source: 'as the one before',
  },
  {
    id: 'very-old-9.1',
    title: { en: 'The same at 9.1 %: a small dose of insulin', ar: 'الحالة نفسها عند 9.1%: جرعة صغيرة من الإنسولين' },
    facts: { ...veryOld, a1c: 9.1, fpg: 200, ketones: 0.1 },
    must: [{ id: 'start:basalInsulin', within: 14, to: 5 }],
    source: 'contrast of very-old-8.2',
  },
  {
    id: 'old-8.2',
    title: { en: 'The same at 8.2 % and 78 years: insulin', ar: 'الحالة نفسها عند 8.2% وعمره 78: إنسولين' },
    facts: { ...veryOld, age: 78, a1c: 8.2 },
    must: [{ id: 'start:basalInsulin', within: 28 }],
    source: 'contrast of very-old-8.2; ADA 2026, section 13: healthy, below 7.0 to 7.5 %',
  },
  {
    id: 'very-old-slim-injection',
    title: { en: '83 years, fit, BMI 24, 8.2 % on three tablets: no injection that takes muscle', ar: 'عمره 83 لائق، مؤشر كتلة الجسم 24 و8.2% على ثلاثة أقراص: لا حقنة تُنقص العضل' },
    facts: veryOldSlim,
    must: [{ id: 'check:a1c', within: 90 }],
    mustNot: ['start:*', 'stop:dpp4Inhibitor', 'refer:diabetes-specialist'],
    source: 'ADA 2026, section 13: weight and muscle in the old',
  },
  {
    id: 'very-old-heavy-injection',
    title: { en: 'The same at a BMI of 31: it takes the place of the gliptin', ar: 'الحالة نفسها ومؤشر كتلة الجسم 31: تحل مكان الغليبتين' },
    facts: { ...veryOldSlim, weight: 95 },
    must: [{ id: 'start:glp1RA', within: 28 }, { id: 'stop:dpp4Inhibitor', within: 28 }],
    source: 'contrast of very-old-slim-injection',
  },
  {
    id: 'very-old-gliptin-first',
    title: { en: '83 years, fit, BMI 21, 8.2 % on metformin: a gliptin, which takes neither weight nor water', ar: 'عمره 83 لائق، مؤشر كتلة الجسم 21 و8.2% على الميتفورمين: غليبتين لا يُنقص الوزن ولا السوائل' },
    facts: { ...veryOldSlim, weight: 64, dpp4Inhibitor: false, sglt2Inhibitor: false },
    must: [{ id: 'start:dpp4Inhibitor', within: 28 }],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA'],
    source: 'label of SGLT2 inhibitors: volume depletion in older people',
  },
  {
    id: 'one-a1c-7.3',
    title: { en: 'HbA1c 7.3 % alone, BMI 31, no medicine, no type: a second test, and nothing begins for glucose', ar: 'سكر تراكمي 7.3% وحده ومؤشر كتلة الجسم 31 بلا دواء ولا نوع: تحليل ثانٍ ولا يبدأ شيء للسكر' },
    facts: found,
    must: [{ id: 'check:a1c', within: 28 }],
    mustNot: ['start:*'],
    source: 'ADA 2025, section 2: without symptoms two abnormal results',
  },
  {
    id: 'one-a1c-8.6',
    title: { en: 'The same at 8.6 %: treatment begins, and glucose is measured with it', ar: 'الحالة نفسها عند 8.6%: يبدأ العلاج ويُقاس السكر معه' },
    facts: { ...found, a1c: 8.6 },
    must: [{ id: 'start:metformin', within: 14 }, { id: 'check:glucose', within: 14 }],
    source: 'contrast of one-a1c-7.3; ADA 2025, section 2',
  },
  {
    id: 'one-a1c-anaemia',
    title: { en: 'HbA1c 6.8 % alone with anaemia: glucose proves it, not another HbA1c', ar: 'سكر تراكمي 6.8% وحده مع فقر دم: يثبته قياس السكر لا إعادة التراكمي' },
    facts: { ...found, a1c: 6.8, anaemiaRisk: true },
    must: [{ id: 'check:glucose', within: 14 }],
    mustNot: ['check:a1c', 'start:*'],
    source: 'ADA 2025, section 2: plasma glucose alone where red cells falsify HbA1c',
  },
  {
    id: 'one-a1c-proven',
    title: { en: 'The same 6.8 % with 132 in the morning: proven, no further test', ar: 'سكر تراكمي 6.8% و132 صباحًا: ثابت بلا تحليل آخر' },
    facts: { ...found, a1c: 6.8, fpg: 132 },
    must: [{ id: 'start:statin' }],
    mustNot: ['check:a1c', 'check:glucose'],
    source: 'contrast of one-a1c-anaemia',
  },
  {
    id: 'morning-74-above-goal',
    title: { en: '74 in the morning on 34 units, 7.4 %: it is the meals, and insulin comes down with the injection', ar: '74 صباحًا على 34 وحدة و7.4%: الارتفاع بعد الأكل ويُخفض الإنسولين مع الحقنة' },
    facts: nearLow,
    must: [{ id: 'start:glp1RA', within: 28 }, { id: 'reduce:basalInsulin', within: 28 }, { id: 'check:glucose', within: 14 }],
    mustNot: ['start:sglt2Inhibitor'],
    source: 'ADA 2026, section 9, figure 9.5: fasting at goal and HbA1c above it',
  },
  {
    id: 'morning-150-above-goal',
    title: { en: 'The same with 150 in the morning: the basal dose goes up', ar: 'الحالة نفسها و150 صباحًا: ترتفع الجرعة القاعدية' },
    facts: { ...nearLow, fpg: 150 },
    must: [{ id: 'raise:basalInsulin' }],
    mustNot: ['reduce:basalInsulin'],
    source: 'contrast of morning-74-above-goal',
  },
];

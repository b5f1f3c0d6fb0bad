import type { JudgementCase } from './shape.ts';

const basalBolus = { age: 57, sex: 'male', weight: 85, height: 172, egfr: 54, uacr: 45, systolic: 124, diastolic: 76, a1c: 8.1, metformin: 2000, diabetesType: 'type2', basalInsulin: true, basalUnits: 34, mealtimeInsulin: true, sulfonylurea: false, sglt2Inhibitor: true, statin: 'high', ldl: 50, rasInhibitor: true, potassium: 4.4, hypoglycaemiaHistory: true, severeHypoglycaemia: false, catabolicSymptoms: false } as const;
const source = 'a fourth doctor’s patients, November 2026; ADA 2026 section 6';

/** Lows that come back or that nobody feels. */
export const repeatedLowsCases: readonly JudgementCase[] = [
  {
    id: 'lows-weekly-unaware',
    title: { en: 'Lows every week without warning, HbA1c 8.1 %: less insulin, a sensor, the specialist', ar: 'نقص سكر كل أسبوع دون أعراض منذرة، سكر تراكمي 8.1%: إنسولين أقل ومستشعر واختصاصي' },
    facts: { ...basalBolus, hypoglycaemiaUnaware: true, hypoglycaemiaFrequency: 'weekly' },
    must: [{ id: 'reduce:basalInsulin', within: 3, to: 30 }, { id: 'reduce:mealtimeInsulin', within: 3 }, { id: 'check:cgm', within: 14 }, { id: 'refer:diabetes-specialist', within: 14 }],
    mustNot: ['raise:basalInsulin', 'start:sulfonylurea'],
    findings: ['lows.repeated'],
    source,
  },
  {
    id: 'lows-weekly-high-a1c',
    title: { en: 'The same lows with HbA1c 9.4 %: the dose comes down as well', ar: 'النوبات نفسها مع سكر تراكمي 9.4%: تُخفَّض الجرعة أيضًا' },
    facts: { ...basalBolus, a1c: 9.4, hypoglycaemiaUnaware: false, hypoglycaemiaFrequency: 'weekly' },
    must: [{ id: 'reduce:basalInsulin', within: 3 }, { id: 'check:cgm', within: 14 }],
    mustNot: ['refer:diabetes-specialist'],
    source,
  },
  {
    id: 'lows-below-weekly',
    title: { en: 'Felt, and less than one a week, HbA1c 8.1 %: no dose comes down before glucose has been seen', ar: 'نوبات محسوسة وأقل من مرة في الأسبوع، سكر تراكمي 8.1%: لا تُخفَّض جرعة قبل قراءة السكر' },
    facts: { ...basalBolus, hypoglycaemiaUnaware: false, hypoglycaemiaFrequency: 'below-weekly' },
    must: [{ id: 'check:glucose', within: 7 }],
    mustNot: ['reduce:basalInsulin', 'reduce:mealtimeInsulin', 'check:cgm'],
    absentFindings: ['lows.repeated'],
    source,
  },
  {
    id: 'lows-how-often',
    title: { en: 'How often is not known: it is asked', ar: 'عدد المرات غير معروف: يُسأل عنه' },
    facts: basalBolus,
    must: [{ id: 'ask:hypoglycaemiaFrequency', within: 7 }],
    mustNot: ['reduce:basalInsulin'],
    source,
  },
  {
    id: 'lows-weekly-type-1',
    title: { en: 'Type 1, felt lows every week, HbA1c 7.9 %: a sensor says which dose comes down', ar: 'النوع الأول، نوبات محسوسة كل أسبوع، سكر تراكمي 7.9%: يحدد المستشعر أي جرعة تُخفَّض' },
    facts: { ...basalBolus, a1c: 7.9, metformin: 0, diabetesType: 'type1', sglt2Inhibitor: false, hypoglycaemiaUnaware: false, hypoglycaemiaFrequency: 'weekly' },
    must: [{ id: 'check:cgm', within: 14 }],
    mustNot: ['reduce:basalInsulin'],
    source,
  },
  {
    id: 'lows-weekly-sulfonylurea',
    title: { en: 'Lows every week on gliclazide, HbA1c 8.0 %: it stops', ar: 'نقص سكر كل أسبوع على غليكلازيد، سكر تراكمي 8.0%: يُوقف' },
    facts: { ...basalBolus, a1c: 8, egfr: 82, uacr: 8, basalInsulin: false, mealtimeInsulin: false, sulfonylurea: true, hypoglycaemiaFrequency: 'weekly' },
    must: [{ id: 'stop:sulfonylurea', within: 3 }],
    source,
  },
  {
    id: 'lows-unit',
    title: { en: 'Fasting glucose 28 mg/dL beside HbA1c 12.4 %: measured now, ketones, no sugar and no insulin by that figure', ar: 'سكر الصائم 28 ملغم/دل مع سكر تراكمي 12.4%: يُقاس الآن مع الكيتونات، ولا سكر ولا إنسولين بناءً عليه' },
    facts: { age: 50, sex: 'male', fpg: 28, a1c: 12.4, weight: 80, height: 170, metformin: 1000, diabetesType: 'type2' },
    must: [{ id: 'check:glucose', within: 0 }, { id: 'check:ketones', within: 0 }, { id: 'ask:fpg', within: 0 }],
    mustNot: ['treat:low-glucose', 'start:basalInsulin'],
    findings: ['lows.unit-unclear'],
    source: 'a fourth doctor’s patients, November 2026',
  },
  {
    id: 'lows-true',
    title: { en: 'Fasting glucose 31 mg/dL beside HbA1c 6.2 % on insulin: treated at once', ar: 'سكر الصائم 31 ملغم/دل مع سكر تراكمي 6.2% على الإنسولين: يُعالج فورًا' },
    facts: { age: 50, sex: 'male', fpg: 31, a1c: 6.2, egfr: 80, basalInsulin: true, basalUnits: 30, metformin: 1000, diabetesType: 'type2' },
    must: [{ id: 'treat:low-glucose', within: 0 }, { id: 'reduce:basalInsulin', within: 0 }],
    source: 'contrast of lows-unit',
  },
];

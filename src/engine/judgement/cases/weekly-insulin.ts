import type { JudgementCase } from './shape.ts';

const weekly = { sex: 'male', age: 58, weight: 84, bmi: 29, a1c: 8.4, fpg: 176, egfr: 78, uacr: 10, metformin: 2000, diabetesType: 'type2', heartFailure: false, ascvd: false, ckd: false, sglt2Inhibitor: true, glp1RA: true, dpp4Inhibitor: false, sulfonylurea: false, tzd: false, basalInsulin: true, mealtimeInsulin: false, severeHypoglycaemia: false, hypoglycaemiaHistory: false, catabolicSymptoms: false } as const;

/** Basal insulin given once a week; read with insulin. */
export const weeklyInsulinCases: readonly JudgementCase[] = [
  {
    id: 'weekly.raise',
    title: { en: 'Icodec 140 units a week, fasting 176: it goes up, its dose is not asked again', ar: 'إيكوديك 140 وحدة أسبوعيًا، سكر الصائم 176: يُرفع ولا تُسأل جرعته مجددًا' },
    facts: { ...weekly, weeklyInsulinUnits: 140 },
    must: [{ id: 'raise:basalInsulin', within: 7 }],
    mustNot: ['ask:basalUnits', 'ask:weeklyInsulinUnits'],
    findings: ['insulin.weekly'],
    absentFindings: ['insulin.too-much-basal'],
    source: 'icodec: adjusted by the week',
  },
  {
    id: 'weekly.much',
    title: { en: 'The same on 420 units a week (60 a day for 84 kg): more hardly helps', ar: 'الحالة نفسها على 420 وحدة أسبوعيًا (60 يوميًا لوزن 84 كغ): الزيادة قلّما تفيد' },
    facts: { ...weekly, weeklyInsulinUnits: 420 },
    must: [],
    mustNot: ['raise:basalInsulin', 'ask:weeklyInsulinUnits'],
    findings: ['insulin.too-much-basal'],
    source: 'a seventh of the weekly dose against 0.5 U/kg',
  },
  {
    id: 'weekly.low',
    title: { en: 'The same with a reading of 52: it comes down without a daily figure, glucose is watched', ar: 'الحالة نفسها مع قراءة 52: يُخفَّض دون رقم يومي ويُراقب السكر' },
    facts: { ...weekly, a1c: 6.9, fpg: 52, weeklyInsulinUnits: 140 },
    must: [{ id: 'reduce:basalInsulin', within: 1 }],
    mustNot: ['raise:basalInsulin'],
    findings: ['insulin.weekly-low'],
    source: 'a low on a weekly insulin can come back for days',
  },
  {
    id: 'weekly.and-daily',
    title: { en: '140 units entered as a daily and a weekly dose: which one is asked within a day, nothing goes up', ar: 'أُدخلت 140 وحدة جرعةً يومية وأسبوعية معًا: يُسأل خلال يوم أيهما، ولا يُرفع شيء' },
    facts: { ...weekly, basalUnits: 140, weeklyInsulinUnits: 140 },
    must: [{ id: 'ask:weeklyInsulinUnits', within: 1 }, { id: 'ask:basalUnits', within: 1 }],
    mustNot: ['raise:basalInsulin'],
    source: 'a weekly dose given daily is sevenfold',
  },
  {
    id: 'weekly.daily-contrast',
    title: { en: '22 units of a daily insulin, fasting 176: up by 2 to 24', ar: '22 وحدة من إنسولين يومي، سكر الصائم 176: يُرفع وحدتين إلى 24' },
    facts: { ...weekly, basalUnits: 22 },
    must: [{ id: 'raise:basalInsulin', within: 7, to: 24 }],
    absentFindings: ['insulin.weekly'],
    source: 'ADA 2026, figure 9.5',
  },
];

import type { JudgementCase } from './shape.ts';

/** No class for glucose is taken. */
const untreated = { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false } as const;

export const cgmAndA1cCases: readonly JudgementCase[] = [
  {
    id: 'cgm.against-a1c',
    title: { en: 'HbA1c 10.2 %, but the sensor shows 88 % in range', ar: 'سكر تراكمي 10.2% والمستشعر يُظهر 88% ضمن النطاق' },
    facts: { ...untreated, a1c: 10.2, gmi: 6.6, tir: 88, tbr70: 3, tbr54: 0.5, tar180: 9, cgmDays: 14, cgmWear: 92, cgmAccess: 'full', fpg: 112, ppg: 150, age: 55, weight: 85, metformin: 500, egfr: 90 },
    must: [{ id: 'check:a1c', within: 14 }, { id: 'check:blood-count', within: 14 }, { id: 'check:fructosamine', within: 14 }, { id: 'ask:anaemiaRisk' }],
    mustNot: ['start:*', 'raise:*', 'stop:*'],
    findings: ['cgm.gap', 'cgm.in-range'],
    source: 'clinical findings 3',
  },
  {
    id: 'cgm.high-with-good-a1c',
    title: { en: 'Haemolytic anaemia, HbA1c 6.2 %, half of the time above range', ar: 'فقر دم انحلالي، سكر تراكمي 6.2%، ونصف الوقت فوق النطاق' },
    facts: { ...untreated, a1c: 6.2, tir: 48, tar180: 50, tbr70: 1, tbr54: 0, cgmDays: 14, cgmWear: 90, age: 39, sex: 'female', anaemiaRisk: true, metformin: 2000, egfr: 90 },
    must: [{ id: 'check:fructosamine', within: 14 }, { id: 'start:sglt2Inhibitor', within: 14 }, { id: 'ask:pregnancy' }],
    mustNot: ['keep:*'],
    findings: ['cgm.high', 'reliability.anaemia'],
    source: 'research 17b, 23',
  },
  {
    id: 'cgm.too-few-days',
    title: { en: 'Seven days of sensor data steer nothing', ar: 'سبعة أيام من بيانات الجهاز لا يُبنى عليها شيء' },
    facts: { ...untreated, a1c: 10.2, gmi: 6.6, tir: 88, tar180: 9, cgmDays: 7, cgmWear: 92, age: 55, weight: 85, metformin: 500, egfr: 90 },
    must: [{ id: 'check:cgm', within: 28 }, { id: 'start:basalInsulin', within: 3 }],
    absentFindings: ['cgm.gap', 'cgm.in-range'],
    source: 'decision D27',
  },
  {
    id: 'cgm.normal-nothing-is-added',
    title: { en: 'HbA1c 10.2 % against 88 % of the time in range: neither insulin nor another tablet', ar: 'سكر تراكمي 10.2% مقابل 88% من الوقت ضمن النطاق: لا إنسولين ولا قرص آخر' },
    facts: { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false, age: 55, bmi: 28, a1c: 10.2, targetA1c: 7, metformin: 500, egfr: 90, gmi: 6.6, tir: 88, tbr70: 3, tbr54: 0.5, tar180: 9, cgmDays: 14, cgmWear: 92, fpg: 112, ppg: 150 },
    must: [{ id: 'check:a1c', within: 14 }, { id: 'check:fructosamine', within: 14 }],
    mustNot: ['start:*', 'raise:*'],
    findings: ['cgm.in-range', 'cgm.gap'],
    source: 'decision D27',
  },
  {
    id: 'cgm.variant',
    title: { en: 'Woman of 66, HbA1c 12 %, but the sensor shows an average of 7.0 % and 72 % in range: no insulin', ar: 'امرأة عمرها 66 عامًا، سكر تراكمي 12%، لكن المستشعر يُظهر متوسطًا يعادل 7.0% و72% ضمن النطاق: لا إنسولين' },
    facts: { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false, sex: 'female', age: 66, weight: 70, height: 160, a1c: 12, gmi: 7, tir: 72, tbr70: 1, tbr54: 0, tar180: 27, cgmDays: 14, cgmWear: 90, metformin: 2000, egfr: 70, catabolicSymptoms: false },
    must: [{ id: 'check:blood-count', within: 14 }, { id: 'check:fructosamine', within: 14 }],
    mustNot: ['start:*', 'raise:*', 'check:ketones'],
    findings: ['cgm.gap', 'cgm.in-range'],
    source: 'decision D27',
  },
  {
    id: 'cgm.average-below-ten',
    title: { en: 'HbA1c 10.4 %, a sensor’s average of 8.4 %, 55 % in range: the next medicine, not insulin', ar: 'سكر تراكمي 10.4% ومتوسط المستشعر يعادل 8.4% مع 55% ضمن النطاق: الدواء التالي لا الإنسولين' },
    facts: { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false, age: 50, weight: 96, height: 176, a1c: 10.4, gmi: 8.4, tir: 55, tbr70: 0, tbr54: 0, tar180: 45, cgmDays: 14, cgmWear: 90, metformin: 2000, egfr: 90, catabolicSymptoms: false },
    must: [{ id: 'start:glp1RA', within: 14 }, { id: 'check:fructosamine', within: 14 }],
    mustNot: ['start:basalInsulin', 'start:mealtimeInsulin'],
    findings: ['cgm.gap'],
    source: 'decision D27',
  },
  {
    id: 'cgm.both-above-ten',
    title: { en: 'HbA1c 11.2 % and a sensor’s average of 10.4 %: insulin starts', ar: 'سكر تراكمي 11.2% ومتوسط المستشعر يعادل 10.4%: يُبدأ الإنسولين' },
    facts: { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false, age: 50, weight: 96, height: 176, a1c: 11.2, gmi: 10.4, tir: 12, tbr70: 0, tbr54: 0, tar180: 88, cgmDays: 14, cgmWear: 90, metformin: 2000, egfr: 90, catabolicSymptoms: false },
    must: [{ id: 'start:basalInsulin', within: 3 }],
    findings: ['cgm.gap'],
    source: 'ADA 2026 9.20; a near miss of decision D27',
  },
  {
    id: 'cgm.pregnant',
    title: { en: 'Pregnant, HbA1c 6.0 %, 35 % above range: no fructosamine', ar: 'حامل، سكر تراكمي 6.0%، و35% فوق النطاق: لا فركتوزامين' },
    facts: { sex: 'female', age: 30, pregnancy: true, a1c: 6, tir: 60, tbr70: 1, tbr54: 0, tar180: 39, cgmDays: 14, cgmWear: 90, basalInsulin: true, basalUnits: 14, weight: 75, metformin: 0, egfr: 110 },
    must: [{ id: 'refer:obstetric-diabetes', within: 0 }],
    mustNot: ['check:fructosamine', 'check:blood-count'],
    source: 'ADA 2026 section 15: HbA1c reads low in pregnancy',
  },
  {
    id: 'cgm.agrees',
    title: { en: 'HbA1c 7.2 %, the sensor’s average 7.2 %, 75 % in range: nothing is repeated', ar: 'سكر تراكمي 7.2% ومتوسط المستشعر يعادل 7.2% مع 75% ضمن النطاق: لا إعادة للتحليل' },
    facts: { ...untreated, age: 60, weight: 80, height: 172, a1c: 7.2, gmi: 7.2, tir: 75, tbr70: 1, tbr54: 0, tar180: 24, cgmDays: 14, cgmWear: 90, metformin: 2000, egfr: 80 },
    must: [],
    mustNot: ['check:a1c', 'check:fructosamine', 'start:*', 'raise:*'],
    source: 'decision D27; a near miss',
  },
];

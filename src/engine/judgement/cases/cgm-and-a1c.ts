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
];

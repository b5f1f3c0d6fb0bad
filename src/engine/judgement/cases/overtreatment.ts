import type { JudgementCase } from './shape.ts';

/** No class for glucose is taken. */
const untreated = { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false } as const;

export const overtreatmentCases: readonly JudgementCase[] = [
  {
    id: 'overtreatment.84-insulin-and-sulfonylurea',
    title: { en: '84 years, 58 kg, HbA1c 5.8 % on basal insulin and a sulfonylurea', ar: '84 سنة، 58 كغ، سكر تراكمي 5.8% مع إنسولين قاعدي وسلفونيل يوريا' },
    facts: { a1c: 5.8, age: 84, weight: 58, basalInsulin: true, basalUnits: 24, sulfonylurea: true, metformin: 500, egfrBand: '45-59', fpg: 110, ppg: 150 },
    must: [
      { id: 'stop:sulfonylurea', within: 1, gravity: 'urgent' },
      { id: 'reduce:basalInsulin', within: 1, gravity: 'urgent', to: 19 },
      { id: 'check:glucose', within: 7 },
      { id: 'review:target', within: 14, to: 7.5 },
      { id: 'ask:frailty' },
      { id: 'ask:severeHypoglycaemia' },
      { id: 'start:glucagon', within: 14 },
    ],
    mustNot: ['keep:*', 'raise:*', 'start:dpp4Inhibitor', 'start:basalInsulin', 'do:energy-deficit'],
    findings: ['overtreatment.low-a1c'],
    review: { atMost: 15 },
    source: 'clinical findings 1',
  },
  {
    id: 'overtreatment.76-gliclazide-6.9',
    title: { en: '76 years, gliclazide, HbA1c 6.9 %', ar: '76 سنة، غليكلازيد، سكر تراكمي 6.9%' },
    facts: { ...untreated, a1c: 6.9, targetA1c: 7, age: 76, sulfonylurea: true, metformin: 1000, egfr: 58 },
    must: [{ id: 'stop:sulfonylurea', within: 7 }],
    mustNot: ['keep:sulfonylurea', 'raise:*', 'start:basalInsulin'],
    findings: ['overtreatment.older'],
    review: { atMost: 28 },
    source: 'research 17b, 10',
  },
  {
    id: 'overtreatment.76-gliclazide-7.2',
    title: { en: '76 years, gliclazide, HbA1c 7.2 %', ar: '76 سنة، غليكلازيد، سكر تراكمي 7.2%' },
    facts: { ...untreated, a1c: 7.2, targetA1c: 7.5, age: 76, sulfonylurea: true, metformin: 1000, egfr: 70 },
    must: [{ id: 'reduce:sulfonylurea', within: 28, gravity: 'important' }],
    mustNot: ['stop:sulfonylurea'],
    absentFindings: ['overtreatment.older', 'overtreatment.low-a1c'],
    source: 'research 17b, 11',
  },
  {
    id: 'overtreatment.protected-not-overtreated',
    title: { en: '72 years, metformin and an SGLT2 inhibitor, HbA1c 6.3 %: nothing to stop', ar: '72 سنة، ميتفورمين ومثبط SGLT2، سكر تراكمي 6.3%: لا شيء يُوقف' },
    facts: { ...untreated, a1c: 6.3, targetA1c: 7, age: 72, metformin: 1500, sglt2Inhibitor: true, egfr: 68 },
    must: [{ id: 'keep:sglt2Inhibitor' }],
    mustNot: ['stop:*', 'reduce:*', 'start:*', 'raise:*'],
    absentFindings: ['overtreatment.low-a1c'],
    source: 'research 17b, 9',
  },
  {
    id: 'overtreatment.sensor-says-high',
    title: { en: 'HbA1c 6.2 % on a sulfonylurea, but half of the time above range', ar: 'سكر تراكمي 6.2% مع سلفونيل يوريا، ونصف الوقت فوق النطاق' },
    facts: { ...untreated, a1c: 6.2, age: 50, sulfonylurea: true, metformin: 2000, egfr: 90, tir: 49, tar180: 50, tbr70: 0, tbr54: 0, cgmDays: 14, cgmWear: 90 },
    must: [{ id: 'check:fructosamine', within: 14 }, { id: 'check:blood-count', within: 14 }],
    mustNot: ['stop:sulfonylurea', 'reduce:sulfonylurea'],
    findings: ['overtreatment.sensor-disagrees', 'cgm.high'],
    source: 'decision D27',
  },
];

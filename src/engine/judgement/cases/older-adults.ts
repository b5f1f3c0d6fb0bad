import type { JudgementCase } from './shape.ts';

/** No class for glucose is taken. */
const untreated = { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false } as const;

export const olderAdultsCases: readonly JudgementCase[] = [
  {
    id: 'older.82-lows-target-7',
    title: { en: '82 years, lows, target 7.0 %', ar: '82 سنة، نوبات نقص سكر، الهدف 7.0%' },
    facts: { ...untreated, a1c: 7.6, targetA1c: 7, age: 82, sulfonylurea: true, hypoglycaemiaHistory: true, metformin: 500, egfr: 60 },
    must: [{ id: 'review:target', within: 14, to: 8 }, { id: 'ask:frailty' }],
    mustNot: ['keep:sulfonylurea', 'do:energy-deficit', 'start:basalInsulin'],
    findings: ['older.target-with-lows'],
    source: 'clinical findings 1',
  },
  {
    id: 'older.dementia-glimepiride',
    title: { en: '78 years, very complex health, glimepiride, HbA1c 8.4 %', ar: '78 سنة، صحة شديدة التعقيد، غليميبيريد، سكر تراكمي 8.4%' },
    facts: { ...untreated, a1c: 8.4, targetA1c: 7, age: 78, frailty: 'very-complex', sulfonylurea: true, metformin: 500, egfr: 42, hypoglycaemiaHistory: true },
    must: [{ id: 'stop:sulfonylurea', within: 7 }, { id: 'review:target', within: 7 }, { id: 'check:glucose', within: 7 }],
    mustNot: ['start:basalInsulin', 'start:dpp4Inhibitor', 'raise:*', 'do:energy-deficit'],
    findings: ['older.very-complex'],
    review: { atMost: 21 },
    source: 'research 17b, 8',
  },
  {
    id: 'older.complex-target-8',
    title: { en: '70 years, complex health, target 7.0 %, HbA1c 7.6 %: wide enough already', ar: '70 سنة، صحة معقدة، الهدف 7.0%، سكر تراكمي 7.6%: يكفي' },
    facts: { ...untreated, a1c: 7.6, targetA1c: 7, age: 70, bmi: 30, frailty: 'complex', metformin: 1000, egfr: 70 },
    must: [{ id: 'review:target', within: 14, to: 8 }, { id: 'limit:energy-deficit' }],
    mustNot: ['start:*', 'raise:*', 'do:energy-deficit'],
    source: 'research 4',
  },
  {
    id: 'older.84-health-unknown',
    title: { en: '84 years, metformin alone, HbA1c 8.1 %: health is asked before more treatment', ar: '84 سنة، ميتفورمين وحده، سكر تراكمي 8.1%: تُسأل الحالة الصحية قبل زيادة العلاج' },
    facts: { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false, age: 84, a1c: 8.1, targetA1c: 7, metformin: 1000, egfr: 70, bmi: 27 },
    must: [{ id: 'ask:frailty', within: 14, gravity: 'important' }],
    mustNot: ['start:sulfonylurea', 'do:energy-deficit'],
    findings: ['older.health-unknown'],
    source: 'ADA table 13.1: goals by health',
  },
  {
    id: 'older.very-complex-kidney',
    title: { en: '86 years in very complex health, 52 kg, eGFR 38, a severe low: nothing that protects only over years', ar: '86 سنة بحالة صحية شديدة التعقيد، 52 كغ، معدل ترشيح 38، ونقص سكر شديد سابق: لا شيء مما يحمي بعد سنوات فقط' },
    facts: { age: 86, weight: 52, height: 158, frailty: 'very-complex', a1c: 6.6, sulfonylurea: true, basalInsulin: true, basalUnits: 22, severeHypoglycaemia: true, egfr: 38, ckdStage: 'stage3b', sglt2Inhibitor: false, glp1RA: false },
    must: [{ id: 'stop:sulfonylurea', within: 0 }, { id: 'reduce:basalInsulin', within: 0, to: 17 }, { id: 'review:target' }],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA'],
    absentFindings: ['lows.target'],
    source: 'ADA section 13, table 13.1: no HbA1c goal; research 17b, frail and old',
  },
  {
    id: 'older.very-complex-heart-failure',
    title: { en: 'The same with heart failure: the SGLT2 inhibitor eases it', ar: 'الحالة نفسها مع قصور القلب: مثبط SGLT2 يخففه' },
    facts: { age: 86, weight: 62, height: 158, frailty: 'very-complex', a1c: 7.6, metformin: 500, egfr: 48, heartFailure: true, sglt2Inhibitor: false, glp1RA: false },
    must: [{ id: 'start:sglt2Inhibitor', within: 7 }],
    mustNot: ['start:glp1RA'],
    source: 'ADA section 9, 9.8',
  },
  {
    id: 'older.very-complex-metformin',
    title: { en: '90 years, very complex health, metformin alone, HbA1c 6.4 %: nobody is pricked', ar: '90 عامًا، حالة صحية شديدة التعقيد، ميتفورمين وحده، سكر تراكمي 6.4%: لا وخز للأصابع' },
    facts: { sex: 'female', age: 90, frailty: 'very-complex', metformin: 1000, a1c: 6.4, egfr: 60, weight: 58, height: 155, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, catabolicSymptoms: false },
    must: [{ id: 'review:target', within: 7 }],
    mustNot: ['check:glucose', 'start:*', 'raise:*'],
    source: 'ADA 2026 section 13, end-of-life care: less testing; a near miss',
  },
  {
    id: 'older.severe-low-without-cause',
    title: { en: 'A severe low with nothing that causes lows: the target is not what made it', ar: 'نقص سكر شديد دون دواء يسببه: ليس الهدف سببه' },
    facts: { age: 58, sex: 'male', weight: 86, height: 172, egfr: 85, metformin: 2000, catabolicSymptoms: false, targetA1c: 7, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: true, tzd: false, sulfonylurea: false, basalInsulin: false, mealtimeInsulin: false, severeHypoglycaemia: true, a1c: 6.8 },
    must: [{ id: 'check:glucose', within: 14 }],
    mustNot: ['review:target'],
    source: 'ADA section 6: the cause of a low is looked for',
  },
];

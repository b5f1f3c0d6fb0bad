import type { JudgementCase } from './shape.ts';

/** Which insulin, how much, and for whom it is simpler or not. */
export const insulinDosesCases: readonly JudgementCase[] = [
  {
    id: 'insulin.refuses-more',
    title: { en: 'Takes basal insulin, refuses more injections, fasting 115, HbA1c 8.3 %: no insulin at meals, a tablet', ar: 'على إنسولين قاعدي ويرفض حقنًا أخرى، سكر الصائم 115، سكر تراكمي 8.3%: لا إنسولين للوجبات بل قرص' },
    facts: { age: 58, sex: 'male', weight: 86, height: 172, egfr: 85, metformin: 2000, catabolicSymptoms: false, targetA1c: 7, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: true, basalUnits: 30, mealtimeInsulin: false, fpg: 115, ppg: 230, a1c: 8.3, injectables: 'refuses' },
    must: [{ id: 'start:sglt2Inhibitor' }],
    mustNot: ['start:mealtimeInsulin', 'start:glp1RA'],
    source: 'ADA section 9: preferences decide among what helps',
  },
  {
    id: 'insulin.refused-needed-high',
    title: { en: 'HbA1c 11.6 %, 340 mg/dL with symptoms, injections refused: nothing is agreed on instead', ar: 'سكر تراكمي 11.6%، سكر 340 مع أعراض، والحقن مرفوضة: لا بديل يُتفق عليه' },
    facts: { age: 58, sex: 'male', weight: 86, height: 172, egfr: 85, metformin: 2000, catabolicSymptoms: true, targetA1c: 7, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false, fpg: 340, a1c: 11.6, injectables: 'refuses' },
    must: [{ id: 'start:basalInsulin', within: 1 }, { id: 'refer:diabetes-specialist', within: 3 }],
    findings: ['insulin.refused-needed'],
    absentFindings: ['insulin.refused'],
    source: 'ADA 9.20: insulin for catabolism is not put off',
  },
  {
    id: 'insulin.meals-alone',
    title: { en: 'Insulin at meals alone, fasting 190, HbA1c 8.6 %: basal insulin is what is missing', ar: 'إنسولين للوجبات وحدها، سكر الصائم 190، سكر تراكمي 8.6%: ينقص الإنسولين القاعدي' },
    facts: { age: 58, sex: 'male', weight: 86, height: 172, egfr: 85, metformin: 2000, catabolicSymptoms: false, targetA1c: 7, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false, mealtimeInsulin: true, fpg: 190, ppg: 170, a1c: 8.6 },
    must: [{ id: 'start:basalInsulin', within: 14 }],
    findings: ['insulin.basal-missing'],
    source: 'ADA section 9, figure 9.5',
  },
  {
    id: 'insulin.dose-of-a-slip',
    title: { en: '200 units of basal insulin at 60 kg: the dose is asked again', ar: '200 وحدة إنسولين قاعدي عند وزن 60 كغ: يُسأل عن الجرعة من جديد' },
    facts: { age: 58, sex: 'male', weight: 60, height: 172, egfr: 85, metformin: 2000, catabolicSymptoms: false, targetA1c: 7, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: true, basalUnits: 200, fpg: 150, a1c: 8 },
    must: [{ id: 'ask:basalUnits', within: 3 }],
    mustNot: ['raise:basalInsulin'],
    source: 'issue 12, impossible pairs',
  },
  {
    id: 'insulin.complex-little-above',
    title: { en: '82 years, complex health, insulin at night and at meals, HbA1c 8.1 % for 8 %: simpler, nothing added', ar: '82 سنة، صحة معقدة، إنسولين ليلي وآخر للوجبات، سكر تراكمي 8.1% لهدف 8%: تبسيط دون إضافة' },
    facts: { age: 82, sex: 'male', weight: 66, height: 165, egfr: 58, uacr: 10, ckd: false, metformin: 1000, catabolicSymptoms: false, targetA1c: 8, frailty: 'complex', dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: true, basalUnits: 18, mealtimeInsulin: true, fpg: 120, ppg: 190, a1c: 8.1 },
    must: [{ id: 'refer:diabetes-specialist', within: 28 }],
    mustNot: ['start:glp1RA', 'raise:*'],
    source: 'ADA 2026 section 13, 13.14c',
  },
  {
    id: 'insulin.symptoms-beside-sulfonylurea',
    title: { en: 'Thirst and weight loss, 280 mg/dL fasting on 40 units and a sulfonylurea: both change within three days', ar: 'عطش ونقص وزن، سكر الصائم 280 على 40 وحدة وسلفونيل يوريا: يتغيّر كلاهما خلال ثلاثة أيام' },
    facts: { age: 58, sex: 'male', weight: 86, height: 172, egfr: 85, metformin: 2000, catabolicSymptoms: true, targetA1c: 7, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: true, basalInsulin: true, basalUnits: 40, mealtimeInsulin: false, fpg: 280, a1c: 11.2 },
    must: [{ id: 'raise:basalInsulin', within: 3, to: 42 }, { id: 'reduce:sulfonylurea', within: 3 }],
    source: 'ADA section 9, catabolism',
  },
  {
    id: 'insulin.stricter-goal',
    title: { en: '66 years, 30 units, own goal 6.5 %, HbA1c 6.7 %, fasting 110: no second injection for 0.2 points', ar: '66 سنة، 30 وحدة، هدف 6.5%، سكر تراكمي 6.7%، سكر الصائم 110: لا حقنة ثانية من أجل 0.2 نقطة' },
    facts: { age: 66, sex: 'male', weight: 86, height: 172, egfr: 85, metformin: 2000, catabolicSymptoms: false, targetA1c: 6.5, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: true, basalUnits: 30, mealtimeInsulin: false, fpg: 110, a1c: 6.7 },
    must: [],
    mustNot: ['start:glp1RA', 'start:mealtimeInsulin', 'start:sglt2Inhibitor'],
    source: 'ADA section 6: below 7 % only without lows',
  },
  {
    id: 'insulin.no-meals-for-little',
    title: { en: 'Basal 42 units, an SGLT2 inhibitor and a GLP-1 receptor agonist, fasting 100, HbA1c 7.2 %, goal 7.0 %: no insulin at meals for so little', ar: 'إنسولين قاعدي 42 وحدة مع مثبط SGLT2 وناهض مستقبلات GLP-1، سكر الصائم 100، سكر تراكمي 7.2%، الهدف 7.0%: لا إنسولين للوجبات من أجل 0.2 نقطة' },
    facts: { age: 59, sex: 'male', weight: 79, height: 175, a1c: 7.2, targetA1c: 7, fpg: 100, egfr: 80, metformin: 2000, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: true, glp1RA: true, tzd: false, basalInsulin: true, basalUnits: 42, mealtimeInsulin: false, catabolicSymptoms: false },
    must: [{ id: 'check:glucose', within: 14 }],
    mustNot: ['start:mealtimeInsulin', 'raise:basalInsulin'],
    source: 'ADA 2026, 9.26: the plan is looked at before insulin at meals',
  },
];

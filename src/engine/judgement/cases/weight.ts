import type { JudgementCase } from './shape.ts';

export const weight: readonly JudgementCase[] = [
  {
    id: 'bmi-17',
    title: { en: 'Man of 60 with a BMI of 17.3', ar: 'رجل عمره 60 سنة ومؤشر كتلة جسمه 17.3' },
    facts: { sex: 'male', age: 60, weight: 50, height: 170, a1c: 7.6, metformin: 1000 },
    must: [
      { id: 'limit:energy-deficit', within: 14, gravity: 'important' },
      { id: 'refer:dietitian', within: 14 },
    ],
    mustNot: ['do:energy-deficit', 'start:glp1RA'],
    findings: ['weight.low'],
    source: 'WHO classes; ADA section 8',
  },
  {
    id: '300-kilograms',
    title: { en: 'Man of 300 kg', ar: 'رجل وزنه 300 كغ' },
    facts: { sex: 'male', age: 45, weight: 300, height: 185, a1c: 7.0 },
    must: [{ id: 'refer:dietitian', within: 28 }],
    source: 'No energy formula was tested at such a weight',
  },
  {
    id: 'bmi-38-off-goal',
    title: { en: 'Woman of 60, BMI 38, HbA1c 7.6 % on metformin', ar: 'امرأة عمرها 60 سنة، مؤشر كتلة جسمها 38، والسكر التراكمي 7.6% على الميتفورمين' },
    facts: { sex: 'female', age: 60, bmi: 38, a1c: 7.6, metformin: 2000, egfr: 72 },
    must: [{ id: 'start:glp1RA', within: 90 }],
    source: 'ADA 2026 sections 8 and 9',
  },
  {
    id: 'weight-exchange-at-44',
    title: { en: '58 years, BMI 44, HbA1c 7.9 % on a DPP-4 inhibitor: it gives way to a GLP-1 receptor agonist', ar: '58 سنة، مؤشر كتلة الجسم 44، سكر تراكمي 7.9% مع مثبط DPP-4: يحل محله ناهض مستقبلات GLP-1' },
    facts: { age: 58, sex: 'male', weight: 130, height: 172, a1c: 7.9, targetA1c: 7, metformin: 1000, egfr: 85, dpp4Inhibitor: true, glp1RA: false, sglt2Inhibitor: false, tzd: false, sulfonylurea: false, basalInsulin: false },
    must: [{ id: 'start:glp1RA', within: 90 }, { id: 'stop:dpp4Inhibitor', within: 90 }],
    mustNot: ['keep:dpp4Inhibitor'],
    source: 'ADA sections 8 and 9.18',
  },
  {
    id: 'bmi-19-no-glp1',
    title: { en: '58 years, BMI 19, HbA1c 8.0 % on metformin: nothing first that takes weight', ar: '58 سنة، مؤشر كتلة الجسم 19، سكر تراكمي 8.0% على الميتفورمين: لا يُبدأ أولًا بما ينقص الوزن' },
    facts: { age: 58, bmi: 19, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, a1c: 8, targetA1c: 7, metformin: 2000, egfr: 85, uacr: 8, catabolicSymptoms: false, fpg: 150 },
    must: [{ id: 'start:dpp4Inhibitor' }],
    mustNot: ['start:glp1RA', 'start:sglt2Inhibitor'],
    source: 'own judgement: weight that must not fall',
  },
  {
    id: 'type.pancreatic-eats-enough',
    title: { en: 'Pancreatic diabetes, body mass index 27, HbA1c 6.8 %: the dietitian, and no diet', ar: 'سكري بسبب مرض البنكرياس، مؤشر كتلة الجسم 27، سكر تراكمي 6.8%: يُحال إلى اختصاصي التغذية بلا حمية لإنقاص الوزن' },
    facts: { sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, mealtimeInsulin: false, statin: 'high', pancreatitis: false, ketoacidosis: false, autoimmune: false, catabolicSymptoms: false, heartFailure: false, ascvd: false, medullaryThyroidCancer: false, age: 50, sex: 'male', weight: 78, height: 170, diabetesType: 'pancreatic', a1c: 6.8, metformin: 1000, egfr: 80 },
    must: [{ id: 'refer:dietitian', within: 14 }],
    mustNot: ['do:energy-deficit'],
    source: 'ADA 2026 section 2: malabsorption in diabetes of the exocrine pancreas',
  },
];

import type { JudgementCase } from './shape.ts';

/** No class for glucose is taken. */
const untreated = { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false } as const;

export const targetsCases: readonly JudgementCase[] = [
  {
    id: 'targets.adherence-first',
    title: { en: 'HbA1c 8.5 %, adherence 0.5', ar: 'سكر تراكمي 8.5%، درجة الالتزام 0.5' },
    facts: { ...untreated, a1c: 8.5, targetA1c: 7, age: 55, bmi: 28, metformin: 500, egfr: 90, adherenceScore: 0.5 },
    must: [{ id: 'review:adherence', within: 14 }, { id: 'do:energy-deficit' }],
    mustNot: ['start:*', 'raise:*'],
    source: 'ADA section 9',
  },
  {
    id: 'targets.raise-metformin',
    title: { en: 'HbA1c 8.2 %, metformin 1000 mg, eGFR 80', ar: 'سكر تراكمي 8.2%، ميتفورمين 1000 ملغم، معدل ترشيح 80' },
    facts: { ...untreated, a1c: 8.2, targetA1c: 7, age: 55, bmi: 28, metformin: 1000, egfr: 80 },
    must: [{ id: 'raise:metformin', to: 2000 }, { id: 'do:training' }, { id: 'do:steps' }],
    mustNot: ['start:*'],
    source: 'metformin label',
  },
  {
    id: 'targets.new-10.4',
    title: { en: '52 years, BMI 34, HbA1c 10.4 %, no medicine yet', ar: '52 سنة، مؤشر كتلة الجسم 34، سكر تراكمي 10.4%، بلا دواء بعد' },
    facts: { ...untreated, a1c: 10.4, age: 52, sex: 'male', bmi: 34, weight: 105, metformin: 0, egfr: 90, fpg: 240, catabolicSymptoms: false },
    must: [{ id: 'start:metformin', within: 14 }, { id: 'start:glp1RA', within: 14 }, { id: 'start:basalInsulin', within: 3 }],
    mustNot: ['start:sulfonylurea'],
    source: 'research 17b, 6',
  },
  {
    id: 'targets.six-medicines',
    title: { en: 'Six medicines for glucose and HbA1c 9.1 %', ar: 'ستة أدوية للسكر وسكر تراكمي 9.1%' },
    facts: { a1c: 9.1, targetA1c: 7, age: 54, metformin: 2000, egfr: 80, sulfonylurea: true, dpp4Inhibitor: true, sglt2Inhibitor: true, glp1RA: true, tzd: true, basalInsulin: false, heartFailure: false },
    must: [{ id: 'refer:diabetes-specialist', within: 28, gravity: 'important' }, { id: 'stop:dpp4Inhibitor', within: 14 }, { id: 'review:adherence' }],
    mustNot: ['start:*'],
    findings: ['targets.many-medicines'],
    source: 'research 17b, 32',
  },
  {
    id: 'targets.diagnosis',
    title: { en: 'HbA1c 6.2 % without any medicine', ar: 'سكر تراكمي 6.2% بلا أي دواء' },
    facts: { ...untreated, a1c: 6.2, targetA1c: 7, age: 50, metformin: 0, egfr: 90 },
    must: [{ id: 'check:a1c', within: 28 }],
    mustNot: ['start:*'],
    findings: ['targets.confirm-diagnosis'],
    source: 'ADA section 2',
  },
  {
    id: 'targets.nothing-known',
    title: { en: 'A woman of 47 with HbA1c 8.4 %, nothing else known', ar: 'امرأة عمرها 47 سنة وسكرها التراكمي 8.4%، ولا يُعرف غير ذلك' },
    facts: { a1c: 8.4, age: 47, sex: 'female' },
    must: [{ id: 'ask:egfr' }, { id: 'ask:metformin' }],
    mustNot: ['keep:*', 'raise:*', 'stop:*', 'reduce:*'],
    source: 'research 17b, 36',
  },
  {
    id: 'targets.missed-doses',
    title: { en: '58 years, HbA1c 9 %, half of the doses missed: nothing is added', ar: '58 سنة، سكر تراكمي 9%، نصف الجرعات فائت: لا يُضاف شيء' },
    facts: { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false, age: 58, a1c: 9, targetA1c: 7, metformin: 1000, egfr: 85, bmi: 28, medicationCompliance: 50 },
    must: [{ id: 'review:adherence', within: 14 }],
    mustNot: ['start:*', 'raise:*'],
    findings: ['targets.adherence-first'],
    source: 'ADA 9.14',
  },
  {
    id: 'targets.insulin-after-all-others',
    title: { en: '58 years on metformin 2000 mg, an SGLT2 inhibitor and a GLP-1 receptor agonist, HbA1c 8.4 %, fasting 160 mg/dL', ar: '58 سنة على ميتفورمين 2000 ملغم ومثبط SGLT2 وناهض مستقبلات GLP-1، سكر تراكمي 8.4%، سكر الصائم 160 mg/dL' },
    facts: { age: 58, weight: 85, a1c: 8.4, targetA1c: 7, fpg: 160, metformin: 2000, sglt2Inhibitor: true, glp1RA: true, dpp4Inhibitor: false, tzd: false, sulfonylurea: false, basalInsulin: false, egfr: 85, bmi: 29 },
    must: [{ id: 'start:basalInsulin', within: 28, to: 12 }, { id: 'start:glucagon' }],
    mustNot: ['start:sulfonylurea', 'start:dpp4Inhibitor'],
    findings: ['targets.insulin-next'],
    absentFindings: ['targets.nothing-left'],
    source: 'ADA section 9, basal insulin after a GLP-1 receptor agonist',
  },
  {
    id: 'targets.symptoms-are-no-failure',
    title: { en: '58 years, symptoms, HbA1c 8.8 % on an SGLT2 inhibitor: insulin, not “no class fits”', ar: '58 سنة، أعراض، سكر تراكمي 8.8% مع مثبط SGLT2: الإنسولين، لا «لا فئة مناسبة»' },
    facts: { age: 58, weight: 85, height: 172, a1c: 8.8, targetA1c: 7, fpg: 210, metformin: 2000, egfr: 85, sglt2Inhibitor: true, catabolicSymptoms: true, dpp4Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false },
    must: [{ id: 'hold:sglt2Inhibitor', within: 0, gravity: 'urgent' }, { id: 'check:ketones', within: 0, gravity: 'urgent' }, { id: 'start:basalInsulin', within: 1 }],
    absentFindings: ['targets.nothing-left'],
    source: 'ADA 9.20',
  },
];

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
];

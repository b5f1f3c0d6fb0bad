import type { JudgementCase } from './shape.ts';

/** Before the type is known, each beside somebody for whom it need not be. */
export const typeAtFirstCases: readonly JudgementCase[] = [
  {
    id: 'type-22-obese-untyped',
    title: { en: 'Woman of 22, BMI 34, HbA1c 9.4 %, neither symptoms nor the type asked', ar: 'امرأة عمرها 22، مؤشر كتلة الجسم 34، سكر تراكمي 9.4%، لم تُسأل عن الأعراض ولا يُعرف النوع' },
    facts: { age: 22, sex: 'female', bmi: 34, a1c: 9.4, egfr: 95, metformin: 0, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false },
    must: [
      { id: 'check:ketones', within: 1 },
      { id: 'check:islet-antibodies', within: 14 },
      { id: 'ask:catabolicSymptoms', within: 0 },
      { id: 'refer:diabetes-specialist', within: 28 },
    ],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA', 'start:sulfonylurea'],
    findings: ['type.antibodies'],
    source: 'issue 35, known wrong; ADA section 2, AABBCC',
  },
  {
    id: 'type-22-obese-type-2',
    title: { en: 'The same, type 2 and without symptoms: treated today', ar: 'المريضة نفسها، النوع الثاني ودون أعراض: تُعالَج اليوم' },
    facts: { age: 22, sex: 'female', bmi: 34, a1c: 9.4, egfr: 95, diabetesType: 'type2', catabolicSymptoms: false, pregnancy: false, childbearing: 'contraception', metformin: 0, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false },
    must: [{ id: 'start:metformin', within: 14 }, { id: 'start:glp1RA', within: 14 }],
    mustNot: ['check:ketones', 'check:islet-antibodies'],
    absentFindings: ['type.antibodies'],
    source: 'contrast of type-22-obese-untyped',
  },
  {
    id: 'type-68-new-19.6',
    title: { en: 'Man of 68, BMI 19.6, new diabetes, HbA1c 7.8 %', ar: 'رجل عمره 68، مؤشر كتلة الجسم 19.6، سكري جديد، سكر تراكمي 7.8%' },
    facts: { age: 68, sex: 'male', bmi: 19.6, a1c: 7.8, diabetesDuration: 0, egfr: 80, metformin: 0, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false },
    must: [
      { id: 'refer:diabetes-specialist', within: 7, gravity: 'important' },
      { id: 'check:islet-antibodies', within: 14 },
      { id: 'ask:catabolicSymptoms', within: 0 },
      { id: 'ask:pancreatitis', within: 3 },
    ],
    mustNot: ['start:metformin', 'start:glp1RA', 'start:sglt2Inhibitor', 'start:sulfonylurea', 'start:dpp4Inhibitor'],
    findings: ['type.pancreas-new'],
    source: 'issue 35, known wrong',
  },
  {
    id: 'type-68-new-27',
    title: { en: 'The same with a BMI of 27 and without symptoms: metformin begins', ar: 'الرجل نفسه بمؤشر كتلة جسم 27 ودون أعراض: يُبدأ الميتفورمين' },
    facts: { age: 68, sex: 'male', bmi: 27, a1c: 7.8, diabetesDuration: 0, catabolicSymptoms: false, egfr: 80, metformin: 0, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false },
    must: [{ id: 'start:metformin', within: 28 }],
    absentFindings: ['type.pancreas-new'],
    source: 'contrast of type-68-new-19.6',
  },
  {
    id: 'type-67-obese-autoimmune',
    title: { en: 'Man of 67, BMI 36, thyroid antibodies, heart failure, HbA1c 9.2 %, no loss of weight', ar: 'رجل عمره 67، مؤشر كتلة الجسم 36، أجسام مضادة للدرقية، قصور القلب، سكر تراكمي 9.2%، دون نقص وزن' },
    facts: { age: 67, sex: 'male', bmi: 36, a1c: 9.2, diabetesDuration: 8, diabetesType: 'type2', autoimmune: true, heartFailure: true, catabolicSymptoms: false, ketoacidosis: false, egfr: 70, metformin: 2000, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'check:islet-antibodies', within: 14 }],
    findings: ['type.antibodies'],
    source: 'issue 35, known wrong: antibodies over-close',
  },
  {
    id: 'type-67-obese-autoimmune-losing',
    title: { en: 'The same, symptoms not asked: no SGLT2 inhibitor yet', ar: 'الرجل نفسه ولم يُسأل عن الأعراض: لا مثبط SGLT2 بعد' },
    facts: { age: 67, sex: 'male', bmi: 36, a1c: 9.2, diabetesDuration: 8, diabetesType: 'type2', autoimmune: true, heartFailure: true, ketoacidosis: false, egfr: 70, metformin: 2000, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false },
    must: [{ id: 'check:islet-antibodies', within: 14 }, { id: 'ask:catabolicSymptoms', within: 0 }],
    mustNot: ['start:sglt2Inhibitor'],
    source: 'contrast of type-67-obese-autoimmune',
  },
];

import type { JudgementCase } from './shape.ts';

/** New diabetes with loss of weight; read with the type of diabetes. */
export const pancreasScan: readonly JudgementCase[] = [
  {
    id: 'new-at-66-losing-weight',
    title: { en: '66 years, BMI 29, diabetes for four months, losing weight: a scan of the pancreas within two weeks', ar: '66 سنة، مؤشر كتلة الجسم 29، سكري منذ أربعة أشهر، مع نقص الوزن: تصوير البنكرياس خلال أسبوعين' },
    facts: { age: 66, sex: 'male', bmi: 29, weight: 86, height: 172, a1c: 9.1, fpg: 190, diabetesType: 'type2', diabetesDuration: 0.3, metformin: 1000, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, egfr: 82, catabolicSymptoms: true },
    must: [{ id: 'refer:diabetes-specialist', within: 14 }],
    findings: ['type.pancreas-scan'],
    source: 'NICE NG12, 1.2.5',
  },
  {
    id: 'new-at-66-steady',
    title: { en: 'The same without loss of weight: no scan', ar: 'الحالة نفسها بلا نقص وزن: لا تصوير' },
    facts: { age: 66, sex: 'male', bmi: 29, weight: 86, height: 172, a1c: 9.1, fpg: 190, diabetesType: 'type2', diabetesDuration: 0.3, metformin: 1000, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, egfr: 82, catabolicSymptoms: false },
    must: [],
    mustNot: ['refer:diabetes-specialist'],
    absentFindings: ['type.pancreas-scan'],
    source: 'contrast of the case before',
  },
];

import type { JudgementCase } from './shape.ts';

const failing = { sex: 'male', age: 64, a1c: 6.8, metformin: 1000, egfr: 66, uacr: 12, systolic: 128, diastolic: 76, potassium: 4.4, heartFailure: true, ascvd: false, ckd: false, sglt2Inhibitor: true, glp1RA: false, dpp4Inhibitor: false, sulfonylurea: false, tzd: false, basalInsulin: false, statin: 'moderate', ldl: 60, catabolicSymptoms: false, medullaryThyroidCancer: false, pancreatitis: false } as const;

/** What the ejection fraction changes in heart failure; read with the rest of heart and kidney protection. */
export const ejectionFractionCases: readonly JudgementCase[] = [
  {
    id: 'ejection.reduced',
    title: { en: 'Heart failure with an ejection fraction of 32 %, BMI 34, no ACE inhibitor: it begins, with cardiology; no injection for the heart', ar: 'قصور القلب بكسر قذفي 32%، مؤشر كتلة 34، بلا مثبط ACE: يُبدأ به مع طبيب القلب، ولا حقنة لأجل القلب' },
    facts: { ...failing, bmi: 34, ejectionFraction: 32, rasInhibitor: false },
    must: [{ id: 'start:rasInhibitor', within: 14 }, { id: 'refer:cardiologist', within: 28 }],
    mustNot: ['start:glp1RA', 'ask:ejectionFraction', 'start:finerenone'],
    findings: ['protection.ras-reduced'],
    source: 'AHA, ACC and HFSA 2022: reduced to 40 %',
  },
  {
    id: 'ejection.reduced-low-pressure',
    title: { en: 'The same at 88/54: nothing that lowers the pressure begins', ar: 'الحالة نفسها بضغط 88/54: لا يُبدأ بما يخفض الضغط' },
    facts: { ...failing, bmi: 34, ejectionFraction: 32, rasInhibitor: false, systolic: 88, diastolic: 54 },
    must: [{ id: 'refer:cardiologist', within: 3 }],
    mustNot: ['start:rasInhibitor'],
    source: 'low pressure is corrected first',
  },
  {
    id: 'ejection.mildly-reduced',
    title: { en: 'Ejection fraction 45 %, 8.4 %: the injection for glucose only after cardiology, no ACE inhibitor for the heart alone', ar: 'كسر قذفي 45% والسكر التراكمي 8.4%: الحقنة للسكر بعد رأي طبيب القلب فقط، ولا مثبط ACE لأجل القلب وحده' },
    facts: { ...failing, a1c: 8.4, bmi: 34, ejectionFraction: 45, rasInhibitor: false },
    must: [{ id: 'start:glp1RA' }, { id: 'refer:cardiologist' }],
    mustNot: ['start:rasInhibitor'],
    source: 'AHA, ACC and HFSA 2022: mildly reduced 41 to 49 %; LIVE: no benefit to 45 %',
  },
  {
    id: 'ejection.preserved-obese',
    title: { en: 'Ejection fraction 58 %, BMI 34, at goal: the injection begins within 28 days, cardiology is not waited for', ar: 'كسر قذفي 58% ومؤشر كتلة 34 والسكر في الهدف: تُبدأ الحقنة خلال 28 يومًا دون انتظار طبيب القلب' },
    facts: { ...failing, bmi: 34, ejectionFraction: 58, rasInhibitor: true },
    must: [{ id: 'start:glp1RA', within: 28 }],
    mustNot: ['refer:cardiologist'],
    findings: ['protection.glp1-preserved'],
    absentFindings: ['protection.glp1-heart-failure'],
    source: 'ADA 2026 9.9; STEP-HFpEF DM',
  },
  {
    id: 'ejection.preserved-lean',
    title: { en: 'The same at BMI 24: no injection for the heart', ar: 'الحالة نفسها بمؤشر كتلة 24: لا حقنة لأجل القلب' },
    facts: { ...failing, bmi: 24, ejectionFraction: 58, rasInhibitor: true },
    must: [],
    mustNot: ['start:glp1RA'],
    source: 'STEP-HFpEF DM: BMI from 30',
  },
  {
    id: 'ejection.asked',
    title: { en: 'BMI 34 and the ejection fraction not known: it is asked', ar: 'مؤشر كتلة 34 والكسر القذفي غير معروف: يُسأل عنه' },
    facts: { ...failing, bmi: 34, rasInhibitor: true },
    must: [{ id: 'ask:ejectionFraction', within: 14 }],
    source: 'treatment by ejection fraction',
  },
];

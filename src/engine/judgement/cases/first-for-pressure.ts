import type { JudgementCase } from './shape.ts';

const kidneysAndArteries = { sex: 'male', age: 61, bmi: 31, weight: 95, height: 175, diabetesType: 'type2', diabetesDuration: 9, a1c: 7.4, fpg: 140, metformin: 2000, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, mealtimeInsulin: false, statin: 'none', rasInhibitor: false, finerenone: false, heartFailure: false, ascvd: true, ckd: true, egfr: 72, uacr: 420, potassium: 4.3, catabolicSymptoms: false, pancreatitis: false, medullaryThyroidCancer: false, gastroparesis: false, ketoacidosis: false, retinopathy: 'none', footUlcer: false, severeHypoglycaemia: false, hypoglycaemiaHistory: false, cirrhosis: 'none', ldl: 110, kidneyTransplant: false } as const;

/** The medicine that comes first for the pressure begins no later than the pressure is treated; read with pressure. */
export const firstForPressure: readonly JudgementCase[] = [
  {
    id: 'first-for-pressure-160',
    title: { en: '160/98, UACR 420, arteries, nothing begun: statin and ACE inhibitor or ARB within two weeks, the SGLT2 inhibitor next', ar: 'ضغط 160/98 ونسبة الألبومين 420 وشرايين ولا علاج بعد: الستاتين ومثبط ACE أو ARB خلال أسبوعين، ثم مثبط SGLT2' },
    facts: { ...kidneysAndArteries, systolic: 160, diastolic: 98 },
    must: [{ id: 'start:rasInhibitor', within: 14 }, { id: 'treat:blood-pressure', within: 14 }, { id: 'start:statin', within: 14 }, { id: 'start:sglt2Inhibitor', within: 42 }],
    findings: ['pressure.albumin'],
    source: 'ADA section 10; one prescription, one day',
  },
  {
    id: 'first-for-pressure-124',
    title: { en: 'The same at 124/74: the SGLT2 inhibitor is one of the first two', ar: 'الحالة نفسها عند 124/74: مثبط SGLT2 أحد الأولين' },
    facts: { ...kidneysAndArteries, systolic: 124, diastolic: 74 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'start:statin', within: 14 }, { id: 'start:rasInhibitor', within: 42 }],
    mustNot: ['treat:blood-pressure'],
    source: 'contrast of the case before',
  },
  {
    id: 'first-for-pressure-heart',
    title: { en: '160/98 with a failing heart: SGLT2 inhibitor and ACE inhibitor or ARB first', ar: 'ضغط 160/98 مع قصور القلب: مثبط SGLT2 ومثبط ACE أو ARB أولًا' },
    facts: { ...kidneysAndArteries, systolic: 160, diastolic: 98, heartFailure: true, ejectionFraction: 35 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'start:rasInhibitor', within: 14 }],
    source: 'heart failure guideline 2022, section 7',
  },
];

import type { JudgementCase } from './shape.ts';

const kidney = { sex: 'male', age: 66, a1c: 7.4, systolic: 126, diastolic: 76, metformin: 1000, diabetesType: 'type2', bmi: 29, egfr: 48, uacr: 120, heartFailure: false, ascvd: false, ckd: true, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: true, tzd: false, basalInsulin: false, catabolicSymptoms: false, ketoacidosis: false, statin: 'moderate', ldl: 60, rasInhibitor: true, potassium: 4.5, finerenone: false } as const;

/** Volume where an SGLT2 inhibitor begins; read with the rest of heart and kidney protection. */
export const sglt2VolumeCases: readonly JudgementCase[] = [
  {
    id: 'volume.diuretic',
    title: { en: 'Kidney disease on indapamide: the SGLT2 inhibitor begins, the diuretic and pressure are looked at', ar: 'مرض كلوي مع إنداباميد: يُبدأ مثبط SGLT2 ويُراجع المدرّ والضغط' },
    facts: { ...kidney, loopOrThiazideDiuretic: true },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'review:loopOrThiazideDiuretic', within: 14 }, { id: 'check:blood-pressure', within: 14 }],
    source: 'labels of SGLT2 inhibitors: volume depletion',
  },
  {
    id: 'volume.no-diuretic',
    title: { en: 'The same without one: it begins, nothing else is looked at', ar: 'الحالة نفسها من دونه: يُبدأ ولا يُراجع غيره' },
    facts: { ...kidney, loopOrThiazideDiuretic: false },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    mustNot: ['review:loopOrThiazideDiuretic', 'check:blood-pressure'],
    source: 'labels of SGLT2 inhibitors: volume depletion',
  },
  {
    id: 'volume.taken',
    title: { en: 'On both for long: the diuretic is left alone', ar: 'يستعمل الاثنين منذ زمن: يبقى المدرّ كما هو' },
    facts: { ...kidney, loopOrThiazideDiuretic: true, sglt2Inhibitor: true },
    must: [],
    mustNot: ['review:loopOrThiazideDiuretic'],
    source: 'labels of SGLT2 inhibitors: before the start',
  },
  {
    id: 'volume.old-and-low',
    title: { en: '83 years, complex health, 112/60: the SGLT2 inhibitor within 28 days, pressure lying and standing before it', ar: '83 سنة وصحة معقدة وضغط 112/60: مثبط SGLT2 خلال 28 يومًا، ويُقاس الضغط مستلقيًا وواقفًا قبله' },
    facts: { ...kidney, age: 83, frailty: 'complex', bmi: 25, systolic: 112, diastolic: 60, glp1RA: false },
    must: [{ id: 'check:blood-pressure', within: 7 }, { id: 'start:sglt2Inhibitor', within: 28 }],
    findings: ['protection.sglt2-careful'],
    source: 'labels of SGLT2 inhibitors: volume depletion in older people',
  },
  {
    id: 'volume.old-and-fine',
    title: { en: 'The same at 138/70: within 14 days', ar: 'الحالة نفسها بضغط 138/70: خلال 14 يومًا' },
    facts: { ...kidney, age: 83, frailty: 'complex', bmi: 25, systolic: 138, diastolic: 70, glp1RA: false },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    absentFindings: ['protection.sglt2-careful'],
    source: 'KDIGO 2022 1.3.1',
  },
];

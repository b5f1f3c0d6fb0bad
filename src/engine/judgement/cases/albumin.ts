import type { JudgementCase } from './shape.ts';

const none = { sglt2Inhibitor: false, glp1RA: false, dpp4Inhibitor: false, sulfonylurea: false, tzd: false } as const;

/** One sample of albumin and what confirms it; read with the rest of heart and kidney protection. */
export const albumin: readonly JudgementCase[] = [
  {
    id: 'albumin.one-sample-31',
    title: { en: '55 years, one UACR of 31, eGFR 92, at goal: measured again before anything follows', ar: '55 سنة، ألبومين البول 31 في عينة واحدة، معدل الترشيح 92، عند الهدف: يُعاد القياس قبل كل شيء' },
    facts: { ...none, age: 55, uacr: 31, egfr: 92, a1c: 6.6, metformin: 1000, statin: 'moderate', ldl: 60, systolic: 122, diastolic: 74 },
    must: [{ id: 'check:uacr', within: 28 }],
    mustNot: ['start:sglt2Inhibitor', 'limit:water', 'limit:protein'],
    source: 'KDIGO 2022 definition; ADA section 11: two of three samples in three to six months',
  },
  {
    id: 'albumin.one-sample-above-goal',
    title: { en: '55 years, one UACR of 90, HbA1c 8.0 %: the SGLT2 inhibitor starts for glucose, the kidney is confirmed', ar: '55 سنة، ألبومين البول 90 في عينة واحدة، سكر تراكمي 8.0%: يُبدأ مثبط SGLT2 للسكر، وتُعاد عينة البول من أجل الكلى' },
    facts: { ...none, age: 55, uacr: 90, egfr: 92, a1c: 8, targetA1c: 7, metformin: 2000, bmi: 27, statin: 'moderate', ldl: 60, systolic: 122, diastolic: 74 },
    must: [{ id: 'check:uacr', within: 28 }, { id: 'start:sglt2Inhibitor', within: 14, gravity: 'routine' }],
    source: 'KDIGO 2022 definition',
    absentFindings: ['protection.sglt2-kidney', 'protection.glp1-kidney'],
  },
  {
    id: 'albumin.one-sample-beside-arteries',
    title: { en: '55 years, arterial disease, one UACR of 90, HbA1c 8.0 %: a GLP-1 receptor agonist stays offered, as it would be without the albumin', ar: '55 سنة، مرض الشرايين، ألبومين البول 90 في عينة واحدة، سكر تراكمي 8.0%: يبقى ناهض مستقبلات GLP-1 مطروحًا كما لو لم يُقَس الألبومين' },
    facts: { ...none, age: 55, ascvd: true, uacr: 90, egfr: 92, a1c: 8, targetA1c: 7, metformin: 2000, bmi: 31, statin: 'high', ldl: 50, systolic: 122, diastolic: 74 },
    must: [{ id: 'check:uacr', within: 28 }, { id: 'start:glp1RA', within: 14, gravity: 'important' }],
    source: 'ADA section 9, recommendation 9.7: whatever the A1C; KDIGO 2022 definition of kidney disease',
    absentFindings: ['protection.sglt2-albumin'],
  },
  {
    id: 'albumin.confirmed-by-disease',
    title: { en: '55 years, UACR 60, kidney disease known: the SGLT2 inhibitor starts', ar: '55 سنة، ألبومين البول 60، مرض كلى معروف: يُبدأ مثبط SGLT2' },
    facts: { ...none, age: 55, uacr: 60, egfr: 92, ckd: true, a1c: 6.6, metformin: 1000 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    source: 'KDIGO 2022, recommendation 1.3.1',
  },
  {
    id: 'albumin.severe-once',
    title: { en: '55 years, one UACR of 420, eGFR 92: acted on at once', ar: '55 سنة، ألبومين البول 420 في عينة واحدة، معدل الترشيح 92: يُعالج فورًا' },
    facts: { ...none, age: 55, uacr: 420, egfr: 92, a1c: 6.6, metformin: 1000 },
    must: [{ id: 'start:sglt2Inhibitor', within: 7 }, { id: 'check:uacr', within: 90 }, { id: 'refer:nephrologist', within: 28 }],
    source: 'own judgement: so much albumin is seldom chance',
  },
  {
    id: 'albumin.finerenone-unconfirmed',
    title: { en: '55 years, one UACR of 120, eGFR 92, RAS and SGLT2 inhibitor taken: no finerenone before the second sample', ar: '55 سنة، ألبومين البول 120 في عينة واحدة، معدل الترشيح 92، مع مثبط RAS ومثبط SGLT2: لا فينيرينون قبل العينة الثانية' },
    facts: { ...none, age: 55, uacr: 120, egfr: 92, rasInhibitor: true, sglt2Inhibitor: true, finerenone: false, potassium: 4.4, a1c: 6.6, metformin: 1000 },
    must: [{ id: 'check:uacr', within: 28 }],
    mustNot: ['start:finerenone'],
    source: 'KDIGO 2022, recommendation 1.4.1: persistent albuminuria',
  },
  {
    id: 'albumin.on-dialysis',
    title: { en: '60 years on dialysis, UACR 60: nobody measures it again', ar: '60 سنة على غسيل الكلى، ألبومين البول 60: لا يُعاد قياسه' },
    facts: { age: 60, dialysis: true, uacr: 60, egfr: 7, a1c: 7.6, metformin: 0 },
    must: [],
    mustNot: ['check:uacr'],
    source: 'own judgement',
  },
  {
    id: 'potassium.6.1-kidney-disease',
    title: { en: '64 years, eGFR 34, potassium 6.1 on a RAS inhibitor: the kidney specialist within a week', ar: '64 سنة، معدل الترشيح 34، بوتاسيوم 6.1 مع مثبط RAS: طبيب الكلى خلال أسبوع' },
    facts: { age: 64, egfr: 34, ckd: true, uacr: 40, potassium: 6.1, rasInhibitor: true, a1c: 7.2, metformin: 1000, sglt2Inhibitor: true },
    must: [{ id: 'hold:rasInhibitor', within: 0 }, { id: 'refer:nephrologist', within: 7 }],
    source: 'KDIGO 2024, referral: persistent potassium problems',
  },
];

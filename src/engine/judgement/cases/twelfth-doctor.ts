import { denied } from './eleventh-doctor.ts';
import type { JudgementCase } from './shape.ts';

const arteries = { ...denied, age: 60, sex: 'male', weight: 84, height: 174, a1c: 6.8, ascvd: true, glp1RA: true, ldl: 118 } as const;
const pregnant = { age: 33, sex: 'female', weight: 80, height: 160, pregnancy: true, a1c: 6.9, systolic: 120, diastolic: 76, metformin: 1000, egfr: 105 } as const;

/** A twelfth doctor's patients, each with a contrast. */
export const twelfthDoctor: readonly JudgementCase[] = [
  {
    id: 'statin-beside-clarithromycin',
    title: { en: 'Arterial disease, LDL 118 on a moderate statin, clarithromycin taken: the statin does not go up beside it', ar: 'مرض شرايين والكوليسترول الضار 118 على ستاتين متوسط الشدة مع كلاريثروميسين: لا يُرفع الستاتين معه' },
    facts: { ...arteries, strongCyp3a4Inhibitor: true },
    must: [{ id: 'review:statin-choice', within: 1 }],
    mustNot: ['raise:statin', 'stop:statin', 'hold:statin'],
    findings: ['lipids.cyp3a4'],
    source: 'labels: simvastatin contraindicated, atorvastatin at most 20 mg a day',
  },
  {
    id: 'statin-without-clarithromycin',
    title: { en: 'The same without it: the statin goes up', ar: 'الحالة نفسها دونه: يُرفع الستاتين' },
    facts: { ...arteries, strongCyp3a4Inhibitor: false },
    must: [{ id: 'raise:statin', within: 28 }],
    absentFindings: ['lipids.cyp3a4'],
    source: 'contrast of statin-beside-clarithromycin',
  },
  {
    id: 'severe-ldl-beside-ritonavir',
    title: { en: 'LDL 205 on a moderate statin with ritonavir: which statin is looked at before any goes up', ar: 'الكوليسترول الضار 205 على ستاتين متوسط الشدة مع ريتونافير: يُنظر أي ستاتين هو قبل أي رفع' },
    facts: { ...arteries, ascvd: false, ldl: 205, strongCyp3a4Inhibitor: true },
    must: [{ id: 'review:statin-choice', within: 1 }],
    mustNot: ['raise:statin'],
    findings: ['lipids.cyp3a4'],
    source: 'labels of simvastatin and atorvastatin',
  },
  {
    id: 'high-statin-beside-itraconazole',
    title: { en: 'On a high-intensity statin with itraconazole, LDL at its goal: told which statins do not go with it', ar: 'ستاتين عالي الشدة مع إيتراكونازول والكوليسترول عند هدفه: يُذكر أي ستاتين لا يناسبه' },
    facts: { ...arteries, statin: 'high', ldl: 50, strongCyp3a4Inhibitor: true },
    must: [{ id: 'review:statin-choice', within: 1 }],
    mustNot: ['stop:statin'],
    findings: ['lipids.cyp3a4'],
    source: 'labels of simvastatin and atorvastatin',
  },
  {
    id: 'no-statin-beside-ritonavir',
    title: { en: 'Arterial disease without a statin, ritonavir taken: one begins all the same, and which is told', ar: 'مرض شرايين بلا ستاتين مع ريتونافير: يُبدأ مع ذلك، ويُذكر أيها يناسب' },
    facts: { ...arteries, statin: 'none', strongCyp3a4Inhibitor: true },
    must: [{ id: 'start:statin', within: 7 }],
    findings: ['lipids.cyp3a4-start'],
    source: 'contrast: arterial disease is treated',
  },
  {
    id: 'pregnant-kidneys-unknown',
    title: { en: 'Pregnant, urine albumin not known: measured within two weeks, not within twelve', ar: 'حامل وألبومين البول غير معروف: يُقاس خلال أسبوعين لا خلال اثني عشر' },
    facts: pregnant,
    must: [{ id: 'check:uacr', within: 14 }],
    findings: ['pregnancy.kidneys'],
    source: 'NICE NG3: renal assessment at the first contact in pregnancy',
  },
  {
    id: 'pregnant-kidneys-known',
    title: { en: 'The same with a UACR of 12: nothing more is measured at once', ar: 'الحالة نفسها ونسبة ألبومين 12: لا قياس آخر الآن' },
    facts: { ...pregnant, uacr: 12 },
    must: [{ id: 'refer:obstetric-diabetes', within: 0 }],
    absentFindings: ['pregnancy.kidneys'],
    source: 'contrast of pregnant-kidneys-unknown',
  },
];

import type { JudgementCase } from './shape.ts';

const one = { sex: 'female', age: 62, bmi: 29, a1c: 7.9, metformin: 1000, egfr: 38, uacr: 12, systolic: 132, diastolic: 76, potassium: 4.5, heartFailure: false, ascvd: false, ckd: false, sglt2Inhibitor: false, glp1RA: false, dpp4Inhibitor: false, sulfonylurea: false, tzd: false, basalInsulin: false, rasInhibitor: false, statin: 'moderate', ldl: 65, catabolicSymptoms: false, ketoacidosis: false } as const;
const known = { ...one, ckd: true, uacr: 420, egfr: 44, rasInhibitor: true } as const;

/** What an earlier eGFR tells of the present one; read with kidney and metformin. */
export const earlierEgfrCases: readonly JudgementCase[] = [
  {
    id: 'earlier-egfr.stable',
    title: { en: 'eGFR 38, and 40 eight months ago: chronic, the SGLT2 inhibitor begins and nothing is repeated first', ar: 'معدل ترشيح 38، وكان 40 قبل ثمانية أشهر: مزمن، يُبدأ مثبط SGLT2 دون إعادة أولًا' },
    facts: { ...one, previousEgfr: 40, previousEgfrMonths: 8 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    absentFindings: ['kidney.acute', 'kidney.fell'],
    source: 'KDIGO 2024: chronic is more than three months',
  },
  {
    id: 'earlier-egfr.two-weeks',
    title: { en: 'The same with 40 one month ago: not three months yet, repeated within 14 days first', ar: 'الحالة نفسها وكان 40 قبل شهر: لم تمضِ ثلاثة أشهر، يُعاد خلال 14 يومًا أولًا' },
    facts: { ...one, previousEgfr: 40, previousEgfrMonths: 1 },
    must: [{ id: 'check:egfr', within: 14 }],
    mustNot: ['start:sglt2Inhibitor'],
    source: 'KDIGO 2024: chronic is more than three months',
  },
  {
    id: 'earlier-egfr.fell',
    title: { en: 'Known kidney disease with albumin 420, eGFR 44 from 66 two months ago: repeated within three days, nothing begins', ar: 'مرض كلوي معروف وألبومين 420، معدل الترشيح 44 وكان 66 قبل شهرين: يُعاد خلال ثلاثة أيام ولا يُبدأ بشيء' },
    facts: { ...known, previousEgfr: 66, previousEgfrMonths: 2 },
    must: [{ id: 'check:egfr', within: 3, gravity: 'urgent' }, { id: 'check:potassium', within: 3 }],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA', 'start:finerenone'],
    findings: ['kidney.fell'],
    source: 'KDIGO 2024: a change beyond what is expected is evaluated',
  },
  {
    id: 'earlier-egfr.known-stable',
    title: { en: 'The same from 48: within usual variability, the SGLT2 inhibitor begins', ar: 'الحالة نفسها وكان 48: ضمن التفاوت المعتاد، يُبدأ مثبط SGLT2' },
    facts: { ...known, previousEgfr: 48, previousEgfrMonths: 2 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    absentFindings: ['kidney.fell'],
    source: 'KDIGO 2024: up to 30 % on these medicines is expected',
  },
  {
    id: 'earlier-egfr.within-year',
    title: { en: 'The same from 66 nine months ago: fast, yet chronic; the SGLT2 inhibitor begins, a nephrologist looks', ar: 'الحالة نفسها وكان 66 قبل تسعة أشهر: سريع لكنه مزمن؛ يُبدأ مثبط SGLT2 ويراه طبيب الكلى' },
    facts: { ...known, previousEgfr: 66, previousEgfrMonths: 9 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'refer:nephrologist', within: 28 }, { id: 'check:egfr', within: 14 }],
    findings: ['kidney.falls-fast'],
    source: 'KDIGO 2024: a change beyond what is expected is evaluated',
  },
  {
    id: 'earlier-egfr.halved',
    title: { en: 'eGFR 34 from 72, nobody knows when: metformin and the RAS inhibitor pause, a nephrologist within three days', ar: 'معدل ترشيح 34 وكان 72 ولا يُعرف متى: يُوقف الميتفورمين ومثبط RAS مؤقتًا، وطبيب الكلى خلال ثلاثة أيام' },
    facts: { ...known, egfr: 34, previousEgfr: 72 },
    must: [{ id: 'hold:metformin', within: 1 }, { id: 'hold:rasInhibitor', within: 1 }, { id: 'refer:nephrologist', within: 3 }, { id: 'ask:previousEgfrMonths' }],
    source: 'KDIGO acute kidney injury, stage 2',
  },
  {
    id: 'earlier-egfr.fell-nothing-begins',
    title: { en: 'eGFR 62 to 36 within three months: metformin pauses, no tablet for glucose begins', ar: 'معدل ترشيح من 62 إلى 36 خلال ثلاثة أشهر: يُوقف الميتفورمين مؤقتًا، ولا يبدأ قرص للسكر' },
    facts: { sex: 'male', age: 67, bmi: 31, weight: 92, a1c: 7.4, metformin: 2000, egfr: 36, uacr: 210, ckd: true, systolic: 126, diastolic: 72, potassium: 4.8, sglt2Inhibitor: true, sglt2InhibitorMonths: 20, rasInhibitor: true, statin: 'high', ldl: 50, heartFailure: false, ascvd: false, glp1RA: false, dpp4Inhibitor: false, sulfonylurea: false, tzd: false, basalInsulin: false, catabolicSymptoms: false, previousEgfr: 62, previousEgfrMonths: 3 },
    must: [{ id: 'check:egfr', within: 3 }, { id: 'hold:metformin', within: 3 }],
    mustNot: ['start:dpp4Inhibitor', 'start:glp1RA', 'start:tzd', 'reduce:metformin'],
    source: 'KDIGO 2024: a change beyond usual variability is evaluated first',
  },
  {
    id: 'earlier-egfr.steady-begins',
    title: { en: 'The same, 38 nine months ago: metformin comes down and the plan goes on', ar: 'الحالة نفسها وكان 38 قبل تسعة أشهر: تُخفض جرعة الميتفورمين وتمضي الخطة' },
    facts: { sex: 'male', age: 67, bmi: 31, weight: 92, a1c: 7.4, metformin: 2000, egfr: 36, uacr: 210, ckd: true, systolic: 126, diastolic: 72, potassium: 4.8, sglt2Inhibitor: true, sglt2InhibitorMonths: 20, rasInhibitor: true, statin: 'high', ldl: 50, heartFailure: false, ascvd: false, glp1RA: false, dpp4Inhibitor: false, sulfonylurea: false, tzd: false, basalInsulin: false, catabolicSymptoms: false, previousEgfr: 38, previousEgfrMonths: 9 },
    must: [{ id: 'reduce:metformin' }],
    mustNot: ['hold:metformin'],
    source: 'contrast of earlier-egfr.fell-nothing-begins',
  },
];

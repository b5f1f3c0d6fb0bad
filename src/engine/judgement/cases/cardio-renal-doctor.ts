import { denied } from './eleventh-doctor.ts';
import type { JudgementCase } from './shape.ts';

const failingKidneys = { ...denied, age: 66, sex: 'male', weight: 82, height: 174, a1c: 6.8, metformin: 0, sglt2Inhibitor: true, glp1RA: true, ascvd: true, ckd: true, egfr: 25, previousEgfr: 27, previousEgfrMonths: 8, uacr: 90, rasInhibitor: true, finerenone: false, statin: 'moderate', ezetimibe: false, ldl: 92 } as const;
const { previousEgfr: _, previousEgfrMonths: __, ...measuredOnce } = failingKidneys;
const transplanted = { ...measuredOnce, kidneyTransplant: true, egfr: 55, sglt2Inhibitor: false } as const;
const beforeContrast = { ...failingKidneys, ascvd: false, ldl: 62, metformin: 1000, egfr: 44, previousEgfr: 46, uacr: 340, rasInhibitor: false, sglt2Inhibitor: false, glp1RA: false, contrastPlanned: true } as const;

/** A cardio-renal physician's patients, each with a contrast. */
export const cardioRenalDoctor: readonly JudgementCase[] = [
  {
    id: 'ceiling-ezetimibe',
    title: { en: 'Arterial disease, eGFR 25, moderate statin, LDL 92: ezetimibe', ar: 'مرض الشرايين ومعدل ترشيح 25 وستاتين متوسط الشدة والكوليسترول الضار 92: إيزيتيميب' },
    facts: failingKidneys,
    must: [{ id: 'start:ezetimibe', within: 28, to: 10 }, { id: 'check:lipids' }],
    mustNot: ['raise:statin'],
    findings: ['lipids.advanced-kidney', 'lipids.goal-second-medicine'],
    source: 'KDIGO lipids: from G3a the doses that were tried there; SHARP; ADA 2026 section 10',
  },
  {
    id: 'ceiling-egfr-45',
    title: { en: 'The same at eGFR 45: the statin goes up first', ar: 'الحالة نفسها بمعدل ترشيح 45: يُرفع الستاتين أولًا' },
    facts: { ...failingKidneys, egfr: 45, previousEgfr: 46 },
    must: [{ id: 'raise:statin', within: 28 }],
    mustNot: ['start:ezetimibe', 'ask:ezetimibe'],
    source: 'contrast of ceiling-ezetimibe',
  },
  {
    id: 'ceiling-at-goal',
    title: { en: 'The same at eGFR 25 with LDL 54: nothing more', ar: 'الحالة نفسها بمعدل ترشيح 25 والكوليسترول الضار 54: لا شيء أكثر' },
    facts: { ...failingKidneys, ldl: 54 },
    must: [],
    mustNot: ['start:ezetimibe', 'ask:ezetimibe', 'raise:statin'],
    source: 'contrast of ceiling-ezetimibe',
  },
  {
    id: 'ceiling-both',
    title: { en: 'The same with LDL 92 on ezetimibe: taken? then a lipid clinic', ar: 'الحالة نفسها والكوليسترول الضار 92 مع إيزيتيميب: هل يؤخذ؟ ثم عيادة الدهون' },
    facts: { ...failingKidneys, ezetimibe: true },
    must: [{ id: 'review:adherence', within: 28 }, { id: 'refer:lipid-clinic', within: 90 }],
    findings: ['lipids.goal-third-medicine'],
    source: 'ADA 2026 section 10',
  },
  {
    id: 'ceiling-severe',
    title: { en: 'The same with LDL 200: the family, a lipid clinic', ar: 'الحالة نفسها والكوليسترول الضار 200: الأسرة وعيادة الدهون' },
    facts: { ...failingKidneys, ldl: 200 },
    must: [{ id: 'review:adherence', within: 28 }, { id: 'refer:lipid-clinic', within: 90 }],
    mustNot: ['raise:statin'],
    findings: ['lipids.severe-treated'],
    source: 'AHA and ACC: LDL of 190 or more',
  },
  {
    id: 'ceiling-first-egfr',
    title: { en: 'A first eGFR of 25, LDL 92: repeated before any lipid medicine changes', ar: 'معدل ترشيح 25 لأول مرة والكوليسترول الضار 92: يُعاد قبل أي تغيير في أدوية الدهون' },
    facts: { ...measuredOnce, ckd: false, uacr: 12 },
    must: [{ id: 'check:egfr', within: 3 }],
    mustNot: ['start:ezetimibe', 'ask:ezetimibe', 'raise:statin'],
    source: 'KDIGO 2024: chronic from three months',
  },
  {
    id: 'ceiling-dialysis',
    title: { en: 'On dialysis with a high-intensity statin, LDL 92: it goes on, no ezetimibe begins', ar: 'غسيل الكلى مع ستاتين عالي الشدة والكوليسترول الضار 92: يستمر ولا يُبدأ إيزيتيميب' },
    facts: { ...measuredOnce, dialysis: true, egfr: 8, sglt2Inhibitor: false, statin: 'high' },
    must: [],
    mustNot: ['start:ezetimibe', 'ask:ezetimibe', 'stop:statin', 'raise:statin'],
    source: 'KDIGO lipids 2013, 2.4: neither a statin nor statin with ezetimibe is started on dialysis',
  },
  {
    id: 'transplant-statin',
    title: { en: 'Transplanted kidney, arterial disease, no statin: the transplant team says which and how much', ar: 'كلية مزروعة ومرض الشرايين بلا ستاتين: فريق الزراعة يقرر أيّه وكم' },
    facts: { ...transplanted, statin: 'none' },
    must: [{ id: 'refer:nephrologist', within: 14 }],
    mustNot: ['start:statin'],
    source: 'labels of statins: ciclosporin and tacrolimus; KDIGO lipids 2013, 4.1',
  },
  {
    id: 'transplant-ezetimibe',
    title: { en: 'The same on a high-intensity statin, LDL 92: the team before ezetimibe, too', ar: 'الحالة نفسها مع ستاتين عالي الشدة والكوليسترول الضار 92: الفريق قبل إيزيتيميب أيضًا' },
    facts: { ...transplanted, statin: 'high' },
    must: [{ id: 'refer:nephrologist', within: 14 }],
    mustNot: ['start:ezetimibe', 'stop:statin'],
    findings: ['lipids.goal-second-medicine'],
    source: 'label of ezetimibe: ciclosporin',
  },
  {
    id: 'transplant-none',
    title: { en: 'The same kidneys of their own, no statin: it begins', ar: 'الحالة نفسها بكليتيه هو بلا ستاتين: يُبدأ به' },
    facts: { ...transplanted, kidneyTransplant: false, statin: 'none' },
    must: [{ id: 'start:statin', within: 14 }],
    source: 'contrast of transplant-statin',
  },
  {
    id: 'contrast-albumin',
    title: { en: 'Contrast planned at eGFR 44, UACR 340, no ACE inhibitor: what lowers the pressure in the kidney begins after it', ar: 'صبغة مخططة بمعدل ترشيح 44 والألبومين 340 بلا مثبط ACE: ما يخفض الضغط في الكلية يُبدأ بعدها' },
    facts: beforeContrast,
    must: [{ id: 'do:contrast', within: 7 }, { id: 'check:egfr', within: 14 }],
    mustNot: ['start:rasInhibitor', 'start:sglt2Inhibitor', 'start:finerenone'],
    source: 'ESUR and ACR: eGFR 48 to 72 hours after contrast; the plan said that nothing begins before',
  },
  {
    id: 'contrast-albumin-alone',
    title: { en: 'The same on an SGLT2 inhibitor without metformin: the eGFR after the scan, then the start', ar: 'الحالة نفسها مع مثبط SGLT2 دون ميتفورمين: معدل الترشيح بعد التصوير ثم البدء' },
    facts: { ...beforeContrast, sglt2Inhibitor: true, metformin: 0 },
    must: [{ id: 'check:egfr', within: 14, gravity: 'important' }],
    mustNot: ['start:rasInhibitor'],
    source: 'as contrast-albumin',
  },
  {
    id: 'contrast-finerenone',
    title: { en: 'Contrast planned at eGFR 28 on both, UACR 240: finerenone after it', ar: 'صبغة مخططة بمعدل ترشيح 28 مع الدواءين والألبومين 240: الفينيرينون بعدها' },
    facts: { ...beforeContrast, egfr: 28, previousEgfr: 30, uacr: 240, rasInhibitor: true, sglt2Inhibitor: true },
    must: [{ id: 'do:contrast', within: 7 }],
    mustNot: ['start:finerenone'],
    source: 'as contrast-albumin',
  },
  {
    id: 'contrast-albumin-egfr-70',
    title: { en: 'Contrast planned at eGFR 70, UACR 340: both begin', ar: 'صبغة مخططة بمعدل ترشيح 70 والألبومين 340: يُبدأ الاثنان' },
    facts: { ...beforeContrast, egfr: 70, previousEgfr: 72 },
    must: [{ id: 'start:rasInhibitor', within: 28 }, { id: 'start:sglt2Inhibitor', within: 28 }],
    source: 'contrast of contrast-albumin',
  },
];

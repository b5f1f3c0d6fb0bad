import { denied } from './eleventh-doctor.ts';
import type { JudgementCase } from './shape.ts';

const man = { ...denied, rasInhibitor: false, age: 58, sex: 'male', weight: 90, height: 174 } as const;
const oldKidneys = { ...man, egfr: 28, previousEgfr: 30, previousEgfrMonths: 10, ckd: true, metformin: 0, glp1RA: true, glp1RAMonths: 10, a1c: 8.1, fpg: 150, sglt2Inhibitor: true } as const;
const { ketoacidosis: _, ...crisisUnnamed } = { ...man, a1c: 8, fpg: 150, glucoseCrisis: 'within-3-months' } as const;
const weakHeart = { heartFailure: true, ejectionFraction: 34, rasInhibitor: true } as const;
const arteries = { ...man, ascvd: true, statin: 'high', ldl: 52, arterialEventMonths: 40, a1c: 7.2, fpg: 130 } as const;
const untreated = { ...man, metformin: 0, diabetesDuration: 0, statin: 'none', a1c: 6.2, fpg: 118 } as const;
const anaemic = { ...man, anaemiaRisk: true, a1c: 7.9 } as const;
const transplanted = { ...man, kidneyTransplant: true, egfr: 55, previousEgfr: 56, previousEgfrMonths: 8, ckd: true, metformin: 1000, a1c: 7, fpg: 120, systolic: 144, diastolic: 84, uacr: 300 } as const;
const onDialysis = { ...man, heartFailure: true, ejectionFraction: 35, dialysis: true, egfr: 7, ckd: true, metformin: 0, a1c: 7, fpg: 110 } as const;

/** A sixteenth doctor's patients, each with a contrast. */
export const sixteenthDoctor: readonly JudgementCase[] = [
  {
    id: 'exenatide-sick-kidneys',
    title: { en: 'Exenatide at an eGFR of 28, 8.1 %: another of its class takes its place', ar: 'إكسيناتيد مع معدل ترشيح 28 و8.1%: يُبدَّل بآخر من فئته' },
    facts: { ...oldKidneys, glp1Agent: 'exenatide' },
    must: [{ id: 'switch:glp1RA', within: 7 }],
    mustNot: ['raise:glp1RA'],
    findings: ['incretins.kidney'],
    source: 'label of exenatide: not below a creatinine clearance of 30',
  },
  {
    id: 'dulaglutide-sick-kidneys',
    title: { en: 'The same on dulaglutide: it goes up', ar: 'الحالة نفسها على دولاغلوتيد: يُرفع' },
    facts: { ...oldKidneys, glp1Agent: 'dulaglutide' },
    must: [{ id: 'raise:glp1RA', within: 28 }],
    mustNot: ['stop:glp1RA'],
    source: 'contrast of exenatide-sick-kidneys',
  },
  {
    id: 'weekly-exenatide-egfr-44',
    title: { en: 'Exenatide once a week at 44: another of its class', ar: 'إكسيناتيد الأسبوعي عند 44: يُبدَّل بآخر من فئته' },
    facts: { ...oldKidneys, egfr: 44, previousEgfr: 46, metformin: 1000, glp1Agent: 'exenatide-weekly', a1c: 7.4 },
    must: [{ id: 'switch:glp1RA', within: 7 }],
    mustNot: ['raise:glp1RA'],
    source: 'label of exenatide once weekly: not below an eGFR of 45',
  },
  {
    id: 'weekly-exenatide-egfr-45',
    title: { en: 'The same at 45: it stays, and has no higher dose', ar: 'الحالة نفسها عند 45: يبقى ولا جرعة أعلى منه' },
    facts: { ...oldKidneys, egfr: 45, previousEgfr: 46, metformin: 1000, glp1Agent: 'exenatide-weekly', a1c: 7.4 },
    must: [],
    mustNot: ['stop:glp1RA', 'raise:glp1RA'],
    source: 'contrast of weekly-exenatide-egfr-44; one strength, 2 mg',
  },
  {
    id: 'lixisenatide-egfr-12',
    title: { en: 'Lixisenatide at an eGFR of 12: another of its class', ar: 'ليكسيسيناتيد مع معدل ترشيح 12: يُبدَّل بآخر من فئته' },
    facts: { ...oldKidneys, egfr: 12, previousEgfr: 13, glp1Agent: 'lixisenatide', a1c: 7.1, fpg: 130 },
    must: [{ id: 'switch:glp1RA', within: 7 }],
    mustNot: ['raise:glp1RA'],
    source: 'label of lixisenatide: not below an eGFR of 15',
  },
  {
    id: 'crisis-unnamed',
    title: { en: 'A glucose crisis two months ago, whether ketoacidosis unknown: asked today, no SGLT2 inhibitor, the team within a week', ar: 'أزمة سكر منذ شهرين ولا يُعرف أكانت حماضًا كيتونيًا: يُسأل اليوم ولا مثبط SGLT2 والفريق خلال أسبوع' },
    facts: { ...crisisUnnamed, ...weakHeart },
    must: [{ id: 'ask:ketoacidosis', within: 0 }, { id: 'refer:diabetes-specialist', within: 7 }],
    mustNot: ['start:sglt2Inhibitor', 'start:dpp4Inhibitor'],
    findings: ['ketones.past-crisis'],
    source: 'labels of SGLT2 inhibitors: ketoacidosis in the past; ADA and EASD 2024, crises: follow-up',
  },
  {
    id: 'crisis-unnamed-on-sglt2',
    title: { en: 'The same on an SGLT2 inhibitor: it pauses', ar: 'الحالة نفسها على مثبط SGLT2: يوقف مؤقتًا' },
    facts: { ...crisisUnnamed, sglt2Inhibitor: true },
    must: [{ id: 'ask:ketoacidosis', within: 0 }, { id: 'hold:sglt2Inhibitor', within: 1 }],
    source: 'labels of SGLT2 inhibitors',
  },
  {
    id: 'crisis-hyperosmolar',
    title: { en: 'It was no ketoacidosis: the team within a week, and the heart gets its SGLT2 inhibitor', ar: 'لم تكن حماضًا كيتونيًا: الفريق خلال أسبوع، ويُبدأ مثبط SGLT2 للقلب' },
    facts: { ...crisisUnnamed, ...weakHeart, ketoacidosis: false },
    must: [{ id: 'refer:diabetes-specialist', within: 7 }, { id: 'start:sglt2Inhibitor', within: 7 }],
    mustNot: ['ask:ketoacidosis'],
    source: 'ADA and EASD 2024, crises: follow-up; contrast of crisis-unnamed',
  },
  {
    id: 'no-crisis',
    title: { en: 'None in a year: nothing is asked for', ar: 'لا أزمة خلال سنة: لا يُطلب شيء' },
    facts: { ...crisisUnnamed, ketoacidosis: false, glucoseCrisis: 'none' },
    must: [],
    mustNot: ['refer:diabetes-specialist', 'ask:ketoacidosis'],
    absentFindings: ['ketones.past-crisis'],
    source: 'contrast of crisis-hyperosmolar',
  },
  {
    id: 'unstable-vessels',
    title: { en: 'Arteries that are unstable now: cardiology within three days, no training', ar: 'مرض الشرايين غير مستقر الآن: طبيب القلب خلال ثلاثة أيام ولا تدريب' },
    facts: { ...arteries, vesselsUnstable: true },
    must: [{ id: 'refer:cardiologist', within: 3, gravity: 'urgent' }, { id: 'limit:training', within: 1 }],
    mustNot: ['do:training'],
    findings: ['protection.vessels-unstable'],
    source: 'ADA 2026, section 5: unstable angina and exercise; ESC 2024, chronic coronary syndromes',
  },
  {
    id: 'stable-vessels',
    title: { en: 'The same, stable: neither', ar: 'الحالة نفسها مستقرة: لا هذا ولا ذاك' },
    facts: { ...arteries, vesselsUnstable: false },
    must: [{ id: 'do:training' }],
    mustNot: ['refer:cardiologist', 'limit:training'],
    source: 'contrast of unstable-vessels',
  },
  {
    id: 'two-tests-prove-diabetes',
    title: { en: 'HbA1c 6.2 % with a fasting glucose of 131 and 230 after a glucose drink: two tests prove it', ar: 'سكر تراكمي 6.2% وسكر الصائم 131 و230 بعد شرب الغلوكوز: فحصان يثبتانه' },
    facts: { ...untreated, fpg: 131, ogtt: 230 },
    must: [{ id: 'start:statin' }],
    absentFindings: ['targets.confirm-diagnosis'],
    source: 'ADA 2025, section 2: two different tests above their limits',
  },
  {
    id: 'one-test-is-repeated',
    title: { en: 'The same with a fasting glucose of 118: glucose again within two weeks', ar: 'الحالة نفسها وسكر الصائم 118: يُعاد فحص الغلوكوز خلال أسبوعين' },
    facts: { ...untreated, ogtt: 230 },
    must: [{ id: 'check:glucose', within: 14 }, { id: 'check:a1c', within: 28 }],
    mustNot: ['start:statin'],
    findings: ['targets.confirm-diagnosis'],
    source: 'ADA 2025, section 2: the test above its limit is repeated',
  },
  {
    id: 'no-test-of-diabetes',
    title: { en: 'Neither: HbA1c alone is repeated', ar: 'لا هذا ولا ذاك: يُعاد السكر التراكمي وحده' },
    facts: untreated,
    must: [{ id: 'check:a1c', within: 28 }],
    mustNot: ['check:glucose'],
    source: 'contrast of one-test-is-repeated',
  },
  {
    id: 'anaemia-a1c-alone',
    title: { en: '7.9 % with anaemia and no glucose: measured first, nothing is added', ar: '7.9% مع فقر دم ودون قياس غلوكوز: يُقاس أولًا ولا يُضاف شيء' },
    facts: anaemic,
    must: [{ id: 'check:glucose', within: 7 }, { id: 'check:fructosamine', within: 14 }],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA', 'start:dpp4Inhibitor', 'refer:diabetes-specialist'],
    source: 'ADA 2026, section 2, 2.4: glucose where red cells change HbA1c',
  },
  {
    id: 'anaemia-morning-at-goal',
    title: { en: 'The same with a morning at its goal', ar: 'الحالة نفسها وسكر الصائم ضمن الهدف' },
    facts: { ...anaemic, fpg: 118 },
    must: [{ id: 'check:glucose', within: 7 }],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA'],
    source: 'iron deficiency raises HbA1c',
  },
  {
    id: 'anaemia-morning-high',
    title: { en: 'The same with a morning of 165: glucose itself is high, and a class is added', ar: 'الحالة نفسها وسكر الصائم 165: الغلوكوز نفسه مرتفع فيُضاف صنف' },
    facts: { ...anaemic, fpg: 165 },
    must: [{ id: 'start:sglt2Inhibitor', within: 28 }],
    source: 'contrast of anaemia-a1c-alone',
  },
  {
    id: 'anaemia-far-above',
    title: { en: 'The same at 8.6 %: no anaemia explains so much', ar: 'الحالة نفسها عند 8.6%: لا يفسر فقر الدم هذا القدر' },
    facts: { ...anaemic, a1c: 8.6 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    source: 'contrast of anaemia-a1c-alone',
  },
  {
    id: 'transplant-pressure',
    title: { en: 'A transplanted kidney, 144/84, albumin: no word of an ACE inhibitor first', ar: 'كلية مزروعة و144/84 مع ألبومين: لا ذكر لمثبط ACE أولًا' },
    facts: transplanted,
    must: [{ id: 'treat:blood-pressure', within: 28 }, { id: 'refer:nephrologist', within: 14 }],
    mustNot: ['start:rasInhibitor'],
    absentFindings: ['pressure.albumin'],
    source: 'KDIGO 2021, pressure in transplant recipients: the team chooses a calcium antagonist or an ARB',
  },
  {
    id: 'own-kidney-pressure',
    title: { en: 'The same with their own kidneys: the ACE inhibitor first', ar: 'الحالة نفسها بكليتيه: مثبط ACE أولًا' },
    facts: { ...transplanted, kidneyTransplant: false },
    must: [{ id: 'start:rasInhibitor' }],
    findings: ['pressure.albumin'],
    source: 'contrast of transplant-pressure',
  },
  {
    id: 'dialysis-no-egfr-after-start',
    title: { en: 'Weak heart on dialysis, an ACE inhibitor begins: potassium afterwards, no eGFR', ar: 'قلب ضعيف مع غسيل الكلى ويبدأ مثبط ACE: البوتاسيوم بعده دون معدل الترشيح' },
    facts: onDialysis,
    must: [{ id: 'start:rasInhibitor' }, { id: 'check:potassium', within: 28 }],
    mustNot: ['check:egfr'],
    source: 'on dialysis an eGFR says nothing',
  },
  {
    id: 'no-dialysis-egfr-after-start',
    title: { en: 'The same at an eGFR of 50: both', ar: 'الحالة نفسها مع معدل ترشيح 50: كلاهما' },
    facts: { ...onDialysis, dialysis: false, egfr: 50, previousEgfr: 51, previousEgfrMonths: 9 },
    must: [{ id: 'start:rasInhibitor' }, { id: 'check:potassium', within: 28 }, { id: 'check:egfr', within: 28 }],
    source: 'contrast of dialysis-no-egfr-after-start',
  },
];

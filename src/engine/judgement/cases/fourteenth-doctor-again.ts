import { denied } from './eleventh-doctor.ts';
import type { JudgementCase } from './shape.ts';

const woman = { ...denied, age: 33, sex: 'female', weight: 82, height: 165, metformin: 2000, a1c: 6.8, fpg: 120, statin: 'none' } as const;
const { pregnancy: _, ...unasked } = woman;
const weakHeart = { ...woman, heartFailure: true, ejectionFraction: 32, rasInhibitor: true, sglt2Inhibitor: true } as const;
const onSpironolactone = { ...woman, a1c: 6.4, fpg: 90, ppg: 118, mineralocorticoidAntagonist: true } as const;

/** A fourteenth doctor's patients: hearts in a pregnancy, what waits for an operation, alcohol; each with a contrast. */
export const fourteenthDoctorAgain: readonly JudgementCase[] = [
  {
    id: 'weak-heart-plans-pregnancy',
    title: { en: 'Ejection fraction of 32 %, a pregnancy planned: the heart team decides before its medicines stop', ar: 'كسر قذفي 32% مع التخطيط للحمل: يقرر فريق القلب قبل إيقاف أدويته' },
    facts: { ...weakHeart, mineralocorticoidAntagonist: true, childbearing: 'planning' },
    must: [{ id: 'refer:cardiologist', within: 14 }, { id: 'do:preconception', within: 0 }, { id: 'keep:rasInhibitor' }],
    mustNot: ['stop:rasInhibitor', 'stop:sglt2Inhibitor', 'stop:mineralocorticoidAntagonist'],
    findings: ['pregnancy.heart-planned'],
    absentFindings: ['pregnancy.planned-pressure'],
    source: 'ESC 2018 and 2025, cardiovascular disease in pregnancy: the heart team counsels before conception',
  },
  {
    id: 'sound-heart-plans-pregnancy',
    title: { en: 'The same with a raised pressure alone: the ACE inhibitor stops and nifedipine or labetalol takes its place', ar: 'الحالة نفسها مع ارتفاع الضغط وحده: يوقف مثبط ACE ويحل محله نيفيديبين أو لابيتالول' },
    facts: { ...woman, rasInhibitor: true, childbearing: 'planning' },
    must: [{ id: 'stop:rasInhibitor', within: 14 }],
    mustNot: ['refer:cardiologist', 'keep:rasInhibitor'],
    findings: ['pregnancy.planned-pressure'],
    source: 'contrast of weak-heart-plans-pregnancy',
  },
  {
    id: 'weak-heart-contraception',
    title: { en: 'The same heart under contraception: nothing stops', ar: 'القلب نفسه مع وسيلة منع حمل: لا يوقف شيء' },
    facts: { ...weakHeart, childbearing: 'contraception' },
    must: [],
    mustNot: ['stop:*', 'refer:cardiologist'],
    source: 'contrast of weak-heart-plans-pregnancy',
  },
  {
    id: 'weak-heart-pregnant',
    title: { en: 'The same heart, pregnant: cardiology today, and no nifedipine', ar: 'القلب نفسه مع حمل: طبيب القلب اليوم، ولا نيفيديبين' },
    facts: { ...weakHeart, pregnancy: true, a1c: 6.2, fpg: 90 },
    must: [{ id: 'refer:cardiologist', within: 0, gravity: 'urgent' }, { id: 'stop:rasInhibitor', within: 0 }, { id: 'stop:sglt2Inhibitor', within: 0 }, { id: 'check:blood-pressure', within: 3 }],
    findings: ['pregnancy.heart-now'],
    absentFindings: ['pregnancy.pressure'],
    source: 'ESC 2018 and 2025: renin blockers stop, hydralazine with nitrate and a beta blocker; heart team at once',
  },
  {
    id: 'sound-heart-pregnant',
    title: { en: 'Pregnant on an ACE inhibitor for albumin: it stops, cardiology is not needed', ar: 'حامل على مثبط ACE بسبب الألبومين: يوقف، ولا حاجة إلى طبيب القلب' },
    facts: { ...woman, pregnancy: true, rasInhibitor: true, uacr: 140, a1c: 6.2, fpg: 90 },
    must: [{ id: 'stop:rasInhibitor', within: 0 }, { id: 'check:blood-pressure', within: 3 }],
    mustNot: ['refer:cardiologist'],
    findings: ['pregnancy.pressure'],
    source: 'contrast of weak-heart-pregnant',
  },
  {
    id: 'weak-heart-breastfeeding',
    title: { en: 'The same heart while breastfeeding: cardiology within the week in which a medicine stops', ar: 'القلب نفسه مع الإرضاع: طبيب القلب خلال الأسبوع الذي يوقف فيه دواء' },
    facts: { ...weakHeart, breastfeeding: true },
    must: [{ id: 'stop:sglt2Inhibitor', within: 7 }, { id: 'refer:cardiologist', within: 7 }],
    findings: ['pregnancy.heart-breastfeeding'],
    source: 'ESC 2018: peripartum cardiomyopathy; label of SGLT2 inhibitors, lactation',
  },
  {
    id: 'sound-heart-breastfeeding',
    title: { en: 'A sound heart while breastfeeding: the SGLT2 inhibitor stops, as before', ar: 'قلب سليم مع الإرضاع: يوقف مثبط SGLT2 كما كان' },
    facts: { ...woman, sglt2Inhibitor: true, breastfeeding: true },
    must: [{ id: 'stop:sglt2Inhibitor', within: 7 }],
    mustNot: ['refer:cardiologist'],
    source: 'contrast of weak-heart-breastfeeding',
  },
  {
    id: 'recent-event-plans-pregnancy',
    title: { en: 'Five months after an infarction, a pregnancy planned: cardiology before statin and ACE inhibitor stop', ar: 'بعد احتشاء منذ خمسة أشهر مع التخطيط للحمل: طبيب القلب قبل إيقاف الستاتين ومثبط ACE' },
    facts: { ...woman, ascvd: true, arterialEventMonths: 5, rasInhibitor: true, statin: 'high', childbearing: 'planning' },
    must: [{ id: 'refer:cardiologist', within: 14 }],
    mustNot: ['stop:statin', 'stop:rasInhibitor'],
    source: 'ESC 2018: after an acute coronary syndrome pregnancy waits a year',
  },
  {
    id: 'no-event-plans-pregnancy',
    title: { en: 'The same without an event: both stop', ar: 'الحالة نفسها دون حدث: يوقفان' },
    facts: { ...woman, rasInhibitor: true, statin: 'high', childbearing: 'planning' },
    must: [{ id: 'stop:statin', within: 14 }, { id: 'stop:rasInhibitor', within: 14 }],
    mustNot: ['refer:cardiologist'],
    source: 'contrast of recent-event-plans-pregnancy',
  },
  {
    id: 'pregnant-on-spironolactone',
    title: { en: 'Pregnant on spironolactone: it stops today', ar: 'حامل على سبيرونولاكتون: يوقف اليوم' },
    facts: { ...onSpironolactone, pregnancy: true },
    must: [{ id: 'stop:mineralocorticoidAntagonist', within: 0 }],
    source: 'label of spironolactone: feminisation of a male fetus; ESC 2018',
  },
  {
    id: 'planning-on-spironolactone',
    title: { en: 'Planning on it: it stops before contraception ends', ar: 'التخطيط للحمل معه: يوقف قبل ترك وسيلة المنع' },
    facts: { ...onSpironolactone, childbearing: 'planning' },
    must: [{ id: 'stop:mineralocorticoidAntagonist', within: 14 }],
    source: 'label of spironolactone; ESC 2018',
  },
  {
    id: 'contraception-on-spironolactone',
    title: { en: 'Under contraception: it goes on', ar: 'مع وسيلة منع حمل: يستمر' },
    facts: { ...onSpironolactone, childbearing: 'contraception' },
    must: [],
    mustNot: ['stop:mineralocorticoidAntagonist', 'hold:mineralocorticoidAntagonist'],
    source: 'contrast of pregnant-on-spironolactone',
  },
  {
    id: 'pregnancy-asked-before-start',
    title: { en: '33, pregnancy unknown, on a statin, albumin of 460: asked today, before anything begins', ar: '33 سنة والحمل غير معروف على ستاتين والألبومين 460: يُسأل اليوم قبل أي بدء' },
    facts: { ...unasked, uacr: 460, ckd: true, statin: 'moderate', a1c: 7.6, fpg: 140 },
    must: [{ id: 'ask:pregnancy', within: 0 }],
    source: 'ADA 2026, 9.32; labels of ACE inhibitors and statins',
  },
  {
    id: 'pregnancy-asked-with-start',
    title: { en: 'The same on a GLP-1 receptor agonist alone: no later than the first start', ar: 'الحالة نفسها على ناهض GLP-1 وحده: في موعد لا يتأخر عن أول بدء' },
    facts: { ...unasked, uacr: 460, ckd: true, glp1RA: true, a1c: 7.6, fpg: 140 },
    must: [{ id: 'ask:pregnancy', within: 7 }, { id: 'start:sglt2Inhibitor', within: 7 }],
    source: 'contrast of pregnancy-asked-before-start',
  },
];

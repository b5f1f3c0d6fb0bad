import { denied } from './eleventh-doctor.ts';
import type { JudgementCase } from './shape.ts';

const man = { ...denied, age: 71, sex: 'male', weight: 84, height: 172, diabetesType: 'type2', metformin: 2000, sglt2Inhibitor: true, a1c: 7.9, egfr: 66, fpg: 160, systolic: 132 } as const;
const onTablets = { ...man, sglt2Inhibitor: false } as const;
const sick = { ...man, vomiting: true } as const;
const onMetformin = { ...onTablets, age: 52, vomiting: true } as const;
const source = 'UKKA 2023 and NHS sick-day rules; SGLT consensus 2019; metformin label: dehydration';

/** Vomiting of today, each with a contrast. */
export const vomiting: readonly JudgementCase[] = [
  {
    id: 'vomiting-ketones-sglt2',
    title: { en: 'On metformin and dapagliflozin, vomiting, ketones 2.1: hospital today, both paused', ar: 'على الميتفورمين وداباغليفلوزين مع قيء وكيتونات 2.1: المستشفى اليوم ويُعلَّق الدواءان' },
    facts: { ...sick, ketones: 2.1 },
    must: [{ id: 'refer:emergency', within: 0, gravity: 'emergency' }, { id: 'hold:sglt2Inhibitor', within: 0 }, { id: 'hold:metformin', within: 0 }],
    mustNot: ['start:*', 'raise:*'],
    source,
  },
  {
    id: 'vomiting-ketones-tablets',
    title: { en: 'On metformin alone, vomiting, ketones 1.5: hospital today, no specialist', ar: 'على الميتفورمين وحده مع قيء وكيتونات 1.5: المستشفى اليوم لا الاختصاصي' },
    facts: { ...onTablets, vomiting: true, ketones: 1.5 },
    must: [{ id: 'refer:emergency', within: 0, gravity: 'emergency' }, { id: 'hold:metformin', within: 0 }],
    mustNot: ['refer:diabetes-specialist'],
    source,
  },
  {
    id: 'not-vomiting-ketones-tablets',
    title: { en: 'The same without vomiting: the specialist today', ar: 'الحالة نفسها بلا قيء: الاختصاصي اليوم' },
    facts: { ...onTablets, vomiting: false, ketones: 1.5 },
    must: [{ id: 'refer:diabetes-specialist', within: 0 }],
    mustNot: ['refer:emergency', 'ask:vomiting', 'hold:metformin'],
    source: 'contrast of vomiting-ketones-tablets',
  },
  {
    id: 'ketones-vomiting-unknown',
    title: { en: 'The same where nobody has said: vomiting is asked today', ar: 'الحالة نفسها دون ذكر القيء: يُسأل عنه اليوم' },
    facts: { ...onTablets, ketones: 1.5 },
    must: [{ id: 'ask:vomiting', within: 0 }, { id: 'refer:diabetes-specialist', within: 0 }],
    source,
  },
  {
    id: 'vomiting-ketones-pregnant',
    title: { en: 'Pregnant, vomiting, ketones 0.8: hospital today', ar: 'حامل مع قيء وكيتونات 0.8: المستشفى اليوم' },
    facts: { ...denied, age: 31, sex: 'female', weight: 80, height: 164, pregnancy: true, basalInsulin: true, basalUnits: 14, metformin: 0, a1c: 6.6, fpg: 110, vomiting: true, ketones: 0.8 },
    must: [{ id: 'refer:emergency', within: 0, gravity: 'emergency' }],
    mustNot: ['stop:basalInsulin', 'reduce:basalInsulin'],
    source: 'NICE NG3: unwell in pregnancy, ketones; suspected ketoacidosis is admitted',
  },
  {
    id: 'vomiting-pregnant',
    title: { en: 'The same, ketones not measured: measured today, and her team today', ar: 'الحالة نفسها دون فحص الكيتونات: تُفحص اليوم وفريقها اليوم' },
    facts: { ...denied, age: 31, sex: 'female', weight: 80, height: 164, pregnancy: true, basalInsulin: true, basalUnits: 14, metformin: 0, a1c: 6.6, fpg: 110, vomiting: true },
    must: [{ id: 'check:ketones', within: 0 }, { id: 'refer:obstetric-diabetes', within: 0 }],
    mustNot: ['refer:emergency', 'reduce:basalInsulin'],
    source: 'contrast of vomiting-ketones-pregnant',
  },
  {
    id: 'vomiting-type-1',
    title: { en: 'Type 1, vomiting, ketones 0.7: hospital today, insulin stays', ar: 'نوع أول مع قيء وكيتونات 0.7: المستشفى اليوم ويستمر الإنسولين' },
    facts: { ...denied, age: 26, sex: 'male', weight: 70, height: 176, diabetesType: 'type1', metformin: 0, basalInsulin: true, basalUnits: 18, mealtimeInsulin: true, a1c: 7.4, fpg: 190, vomiting: true, ketones: 0.7 },
    must: [{ id: 'refer:emergency', within: 0, gravity: 'emergency' }],
    mustNot: ['stop:basalInsulin', 'reduce:basalInsulin', 'stop:mealtimeInsulin', 'refer:diabetes-specialist'],
    source: 'hyperglycaemic crises 2024',
  },
  {
    id: 'vomiting-sglt2-ketones-unknown',
    title: { en: 'Vomiting on an SGLT2 inhibitor, ketones not measured: measured today, both paused, nothing begins', ar: 'قيء مع مثبط SGLT2 والكيتونات غير مفحوصة: تُفحص اليوم ويُعلَّق الدواءان ولا يُبدأ شيء' },
    facts: sick,
    must: [{ id: 'check:ketones', within: 0 }, { id: 'hold:sglt2Inhibitor', within: 0 }, { id: 'hold:metformin', within: 0 }],
    mustNot: ['start:glp1RA', 'raise:*', 'refer:emergency'],
    findings: ['sick-days.vomiting'],
    source,
  },
  {
    id: 'vomiting-over',
    title: { en: 'The same, over: treated as ever', ar: 'الحالة نفسها بعد زوال القيء: علاج معتاد' },
    facts: { ...man, vomiting: false },
    must: [{ id: 'start:glp1RA' }],
    mustNot: ['hold:*', 'check:ketones', 'ask:vomiting'],
    source: 'contrast of vomiting-sglt2-ketones-unknown',
  },
  {
    id: 'vomiting-metformin-alone',
    title: { en: 'Gastroenteritis on metformin, well otherwise: paused, no ketones, no hospital', ar: 'التهاب معدة وأمعاء مع الميتفورمين بلا شيء آخر: يُعلَّق بلا كيتونات ولا مستشفى' },
    facts: onMetformin,
    must: [{ id: 'hold:metformin', within: 0 }, { id: 'check:glucose', within: 0 }],
    mustNot: ['check:ketones', 'refer:*', 'check:egfr', 'start:sglt2Inhibitor', 'start:glp1RA'],
    source,
  },
  {
    id: 'vomiting-semaglutide',
    title: { en: 'Vomiting on a GLP-1 receptor agonist: paused, and not raised', ar: 'قيء مع ناهض مستقبلات GLP-1: يُعلَّق ولا يُرفع' },
    facts: { ...onMetformin, glp1RA: true, glp1RAMonths: 1, a1c: 8.4 },
    must: [{ id: 'hold:glp1RA', within: 0 }],
    mustNot: ['raise:glp1RA', 'raise:metformin', 'stop:glp1RA'],
    source: 'label of semaglutide: severe gastrointestinal reactions, dehydration',
  },
  {
    id: 'vomiting-kidneys-pressure-tablets',
    title: { en: 'Vomiting at 78 on an ACE inhibitor and a diuretic: paused, kidneys and potassium by tomorrow', ar: 'قيء في سن 78 مع مثبط ACE ومدرّ: يُعلَّق المثبط وتُفحص الكلى والبوتاسيوم غدًا' },
    facts: { ...onTablets, age: 78, rasInhibitor: true, loopOrThiazideDiuretic: true, vomiting: true },
    must: [{ id: 'hold:rasInhibitor', within: 0 }, { id: 'check:egfr', within: 1 }, { id: 'check:potassium', within: 1 }, { id: 'review:loopOrThiazideDiuretic', within: 1 }],
    source: 'NICE NG148; NHS sick-day rules',
  },
  {
    id: 'vomiting-failing-heart',
    title: { en: 'The same with heart failure: paused as well, and cardiology by tomorrow', ar: 'الحالة نفسها مع قصور القلب: يُعلَّق أيضًا وطبيب القلب غدًا' },
    facts: { ...onTablets, age: 78, rasInhibitor: true, heartFailure: true, loopOrThiazideDiuretic: true, vomiting: true },
    must: [{ id: 'refer:cardiologist', within: 1 }, { id: 'hold:metformin', within: 0 }, { id: 'hold:rasInhibitor', within: 0 }],
    source: 'contrast of vomiting-kidneys-pressure-tablets',
  },
  {
    id: 'vomiting-glucose-300',
    title: { en: 'Vomiting with a glucose of 320: hospital today', ar: 'قيء مع سكر 320: المستشفى اليوم' },
    facts: { ...onTablets, vomiting: true, fpg: 320 },
    must: [{ id: 'refer:emergency', within: 0, gravity: 'emergency' }, { id: 'hold:metformin', within: 0 }],
    source: 'hyperglycaemic crises 2024',
  },
  {
    id: 'vomiting-low-glucose',
    title: { en: 'Vomiting on gliclazide with a glucose of 62: hospital today, gliclazide paused', ar: 'قيء مع غليكلازيد وسكر 62: المستشفى اليوم ويُعلَّق' },
    facts: { ...onTablets, sulfonylurea: true, vomiting: true, fpg: 62 },
    must: [{ id: 'refer:emergency', within: 0, gravity: 'emergency' }],
    mustNot: ['keep:sulfonylurea'],
    source: 'ADA 2026, section 6',
  },
  {
    id: 'vomiting-basal-insulin',
    title: { en: 'Vomiting on basal insulin, glucose 160: it stays, ketones today', ar: 'قيء مع إنسولين قاعدي وسكر 160: يستمر، والكيتونات اليوم' },
    facts: { ...onTablets, basalInsulin: true, basalUnits: 24, vomiting: true },
    must: [{ id: 'check:ketones', within: 0 }, { id: 'hold:metformin', within: 0 }],
    mustNot: ['stop:basalInsulin', 'reduce:basalInsulin', 'raise:basalInsulin'],
    source,
  },
];

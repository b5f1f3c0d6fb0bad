import { denied } from './eleventh-doctor.ts';
import type { JudgementCase } from './shape.ts';

const type1 = { ...denied, age: 58, sex: 'male', weight: 90, height: 174, diabetesType: 'type1', metformin: 0, mealtimeInsulin: true, a1c: 8.8, fpg: 240 } as const;
const weeklyType1 = { ...type1, basalInsulin: true, weeklyInsulinUnits: 210, a1c: 7.8, fpg: 140 } as const;
const expecting = { ...denied, age: 31, sex: 'female', weight: 80, height: 164, statin: 'none', pregnancy: true, a1c: 8.2 } as const;
const kidneys = { ...denied, rasInhibitor: false, age: 58, sex: 'male', weight: 90, height: 174, egfr: 28, previousEgfr: 30, previousEgfrMonths: 10, ckd: true, metformin: 0, glp1RA: true, glp1RAMonths: 20, glp1Agent: 'exenatide', a1c: 8.1, fpg: 150, sglt2Inhibitor: true } as const;

/** A sixteenth doctor's patients with type 1 diabetes and in pregnancy, each with a contrast. */
export const sixteenthDoctorAgain: readonly JudgementCase[] = [
  {
    id: 'type-1-meals-alone',
    title: { en: 'Type 1 on mealtime insulin, basal denied, 8.8 %: basal is asked and ketones measured today, the specialist by tomorrow', ar: 'نوع أول على إنسولين الوجبات دون قاعدي و8.8%: يُسأل اليوم عن القاعدي وتُفحص الكيتونات، والاختصاصي غدًا' },
    facts: type1,
    must: [{ id: 'ask:basalInsulin', within: 0 }, { id: 'check:ketones', within: 0 }, { id: 'refer:diabetes-specialist', within: 1 }],
    source: 'ADA 2026, section 9: basal insulin in every type 1, but for a pump or a mixture',
  },
  {
    id: 'type-1-pump',
    title: { en: 'The same on a pump: nothing is asked', ar: 'الحالة نفسها على مضخة: لا يُسأل شيء' },
    facts: { ...type1, insulinRegimen: 'pump' },
    must: [{ id: 'refer:diabetes-specialist', within: 14 }],
    mustNot: ['ask:basalInsulin', 'check:ketones'],
    source: 'contrast of type-1-meals-alone',
  },
  {
    id: 'type-1-weekly-insulin',
    title: { en: 'Type 1 on an insulin once a week: the specialist within a week', ar: 'نوع أول على إنسولين أسبوعي: الاختصاصي خلال أسبوع' },
    facts: weeklyType1,
    must: [{ id: 'refer:diabetes-specialist', within: 7 }],
    mustNot: ['raise:basalInsulin', 'stop:basalInsulin'],
    findings: ['insulin.weekly-type-1'],
    source: 'ONWARDS 6: more lows than on a daily insulin',
  },
  {
    id: 'type-1-daily-insulin',
    title: { en: 'The same on a daily one: within two weeks', ar: 'الحالة نفسها على إنسولين يومي: خلال أسبوعين' },
    facts: { ...type1, basalInsulin: true, basalUnits: 20, a1c: 7.8, fpg: 140 },
    must: [{ id: 'refer:diabetes-specialist', within: 14 }],
    absentFindings: ['insulin.weekly-type-1'],
    source: 'contrast of type-1-weekly-insulin',
  },
  {
    id: 'pregnant-fasting-200',
    title: { en: 'Pregnant with a fasting glucose of 200: ketones today, and insulin', ar: 'حامل مع سكر الصائم 200: الكيتونات اليوم، والإنسولين' },
    facts: { ...expecting, fpg: 200 },
    must: [{ id: 'check:ketones', within: 0 }, { id: 'refer:obstetric-diabetes', within: 0 }, { id: 'start:basalInsulin', within: 3 }],
    findings: ['pregnancy.ketones'],
    source: 'ACOG 2018: ketoacidosis in pregnancy at a lower glucose, ketones above 200 mg/dL',
  },
  {
    id: 'pregnant-fasting-199',
    title: { en: 'The same at 199: no ketones', ar: 'الحالة نفسها عند 199: لا كيتونات' },
    facts: { ...expecting, fpg: 199 },
    must: [{ id: 'refer:obstetric-diabetes', within: 0 }],
    mustNot: ['check:ketones'],
    source: 'contrast of pregnant-fasting-200',
  },
  {
    id: 'exenatide-another-of-its-class',
    title: { en: 'Exenatide for 20 months at an eGFR of 28, 8.1 %: another of its class, no insulin', ar: 'إكسيناتيد منذ 20 شهرًا مع معدل ترشيح 28 و8.1%: آخر من فئته ولا إنسولين' },
    facts: kidneys,
    must: [{ id: 'switch:glp1RA', within: 7 }],
    mustNot: ['stop:glp1RA', 'raise:glp1RA', 'start:basalInsulin', 'refer:diabetes-specialist'],
    source: 'ADA 2026, section 9, 9.21: a GLP-1 receptor agonist before insulin; KDIGO 2022: which of them',
  },
  {
    id: 'exenatide-eyes-close-the-class',
    title: { en: 'The same with sight-threatening retinopathy: it ends, and insulin begins', ar: 'الحالة نفسها مع اعتلال شبكية مهدِّد للبصر: يوقف ويُبدأ الإنسولين' },
    facts: { ...kidneys, retinopathy: 'sight-threatening' },
    must: [{ id: 'stop:glp1RA', within: 7 }, { id: 'start:basalInsulin', within: 28 }],
    mustNot: ['switch:glp1RA'],
    source: 'contrast of exenatide-another-of-its-class',
  },
  {
    id: 'exenatide-in-pregnancy',
    title: { en: 'The same in pregnancy: it ends today', ar: 'الحالة نفسها في الحمل: يوقف اليوم' },
    facts: { ...kidneys, sex: 'female', age: 32, pregnancy: true, sglt2Inhibitor: false },
    must: [{ id: 'stop:glp1RA', within: 0 }],
    mustNot: ['switch:glp1RA'],
    source: 'contrast of exenatide-another-of-its-class',
  },
  {
    id: 'weekly-exenatide-above-goal',
    title: { en: 'Exenatide once a week with well kidneys, 8.1 %: it has no higher dose, another of its class before insulin', ar: 'إكسيناتيد الأسبوعي مع كلى سليمة و8.1%: لا جرعة أعلى منه، فآخر من فئته قبل الإنسولين' },
    facts: { ...kidneys, egfr: 84, previousEgfr: 85, ckd: false, metformin: 2000, glp1Agent: 'exenatide-weekly' },
    must: [{ id: 'switch:glp1RA', within: 28 }],
    mustNot: ['start:basalInsulin', 'raise:glp1RA'],
    source: 'ADA 2026, section 9, 9.21: a GLP-1 receptor agonist before insulin',
  },
  {
    id: 'weekly-exenatide-at-goal',
    title: { en: 'The same at 6.6 %: it stays', ar: 'الحالة نفسها عند 6.6%: يبقى' },
    facts: { ...kidneys, egfr: 84, previousEgfr: 85, ckd: false, metformin: 2000, glp1Agent: 'exenatide-weekly', a1c: 6.6, fpg: 112 },
    must: [],
    mustNot: ['switch:glp1RA', 'stop:glp1RA'],
    source: 'contrast of weekly-exenatide-above-goal',
  },
  {
    id: 'type-1-meals-alone-at-goal',
    title: { en: 'Type 1 on mealtime insulin alone at 6.8 % and 118: basal is asked today, no ketones, the specialist within two weeks', ar: 'نوع أول على إنسولين الوجبات وحده و6.8% و118: يُسأل اليوم عن القاعدي دون كيتونات، والاختصاصي خلال أسبوعين' },
    facts: { ...type1, a1c: 6.8, fpg: 118 },
    must: [{ id: 'ask:basalInsulin', within: 0 }, { id: 'refer:diabetes-specialist', within: 14, gravity: 'important' }],
    mustNot: ['check:ketones'],
    source: 'contrast of type-1-meals-alone: at its goal the body still makes insulin, or the chart is wrong',
  },
  {
    id: 'type-1-meals-alone-today-300',
    title: { en: 'The same with 300 today: ketones', ar: 'الحالة نفسها مع 300 اليوم: الكيتونات' },
    facts: { ...type1, a1c: 6.8, fpg: 300 },
    must: [{ id: 'check:ketones', within: 0 }, { id: 'refer:diabetes-specialist', within: 1 }],
    source: 'contrast of type-1-meals-alone-at-goal',
  },
  {
    id: 'type-1-weekly-insulin-pregnant',
    title: { en: 'Type 1 on an insulin once a week in pregnancy: her team changes it, and only that is said', ar: 'نوع أول على إنسولين أسبوعي في الحمل: يبدّله فريقها ولا يُقال غير ذلك' },
    facts: { ...weeklyType1, sex: 'female', age: 31, statin: 'none', pregnancy: true },
    must: [{ id: 'switch:basalInsulin', within: 7 }, { id: 'refer:obstetric-diabetes', within: 0 }],
    findings: ['pregnancy.weekly-insulin'],
    absentFindings: ['insulin.weekly-type-1'],
    source: 'contrast of type-1-weekly-insulin',
  },
  {
    id: 'unstable-vessels-headline',
    title: { en: 'Arteries that are unstable: cardiology is urgent, and comes before the word on training', ar: 'مرض الشرايين غير مستقر: طبيب القلب هو العاجل ويسبق الكلام على التدريب' },
    facts: { ...denied, rasInhibitor: false, age: 58, sex: 'male', weight: 90, height: 174, ascvd: true, statin: 'high', ldl: 52, arterialEventMonths: 40, a1c: 7.2, fpg: 130, vesselsUnstable: true },
    must: [{ id: 'refer:cardiologist', within: 3, gravity: 'urgent' }, { id: 'limit:training', within: 0, gravity: 'important' }],
    source: 'ESC 2024, chronic coronary syndromes: what was urgent is the visit',
  },
];

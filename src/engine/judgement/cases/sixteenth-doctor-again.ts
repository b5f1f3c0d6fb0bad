import { denied } from './eleventh-doctor.ts';
import type { JudgementCase } from './shape.ts';

const type1 = { ...denied, age: 58, sex: 'male', weight: 90, height: 174, diabetesType: 'type1', metformin: 0, mealtimeInsulin: true, a1c: 8.8, fpg: 240 } as const;
const weeklyType1 = { ...type1, basalInsulin: true, weeklyInsulinUnits: 210, a1c: 7.8, fpg: 140 } as const;
const expecting = { ...denied, age: 31, sex: 'female', weight: 80, height: 164, statin: 'none', pregnancy: true, a1c: 8.2 } as const;

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
];

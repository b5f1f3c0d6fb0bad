import type { JudgementCase } from './shape.ts';

const deniedMedicines = { sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, mealtimeInsulin: false } as const;
export const denied = { ...deniedMedicines, pregnancy: false, heartFailure: false, ascvd: false, dialysis: false, pancreatitis: false, medullaryThyroidCancer: false, ketoacidosis: false, gastroparesis: false, catabolicSymptoms: false, severeHypoglycaemia: false, footUlcer: false, kidneyTransplant: false, diabetesType: 'type2', systolic: 126, diastolic: 74, ldl: 62, statin: 'moderate', egfr: 84, uacr: 12, potassium: 4.3, diabetesDuration: 9, metformin: 2000 } as const;
const weakHeart = { ...denied, age: 74, sex: 'male', weight: 82, height: 172, a1c: 7.9, fpg: 150, heartFailure: true, ejectionFraction: 36, dpp4Inhibitor: true, sglt2Inhibitor: true, metformin: 1000, egfr: 40, previousEgfr: 42, previousEgfrMonths: 9 } as const;
const sickLiver = { ...denied, age: 50, sex: 'male', weight: 85, height: 175, a1c: 7.8, fpg: 148, alt: 220, ast: 180, platelets: 200 } as const;
const complex = { ...denied, age: 76, sex: 'female', weight: 60, height: 160, a1c: 9.8, fpg: 215, frailty: 'complex', sulfonylurea: true, dpp4Inhibitor: true, metformin: 1000, ketones: 0.1 } as const;
const normalPressure = { ...denied, age: 75, sex: 'female', weight: 68, height: 160, a1c: 8, fpg: 150, uacr: 350, egfr: 46, previousEgfr: 48, previousEgfrMonths: 8, systolic: 104, diastolic: 58, rasInhibitor: false } as const;

/** An eleventh doctor's patients on insulin, liver and pressure, each with a contrast. */
export const eleventhDoctor: readonly JudgementCase[] = [
  {
    id: 'weak-heart-awaits-cardiology',
    title: { en: 'Ejection fraction of 36 %, 7.9 % on a gliptin: cardiology is asked about the injection, no insulin meanwhile', ar: 'كسر قذفي 36% و7.9% على غليبتين: يُسأل طبيب القلب عن الحقنة، ولا إنسولين في هذه الأثناء' },
    facts: weakHeart,
    must: [{ id: 'refer:cardiologist', within: 14 }],
    mustNot: ['start:basalInsulin'],
    source: 'ADA 2026, section 9: a GLP-1 receptor agonist before insulin',
  },
  {
    id: 'weak-heart-injection-rises',
    title: { en: 'The same on the injection: whether it goes up is asked first', ar: 'الحالة نفسها على الحقنة: يُسأل أولًا هل تُرفع' },
    facts: { ...weakHeart, dpp4Inhibitor: false, glp1RA: true, glp1RAMonths: 5 },
    must: [{ id: 'refer:cardiologist', within: 14 }],
    mustNot: ['start:basalInsulin'],
    source: 'as the one before',
  },
  {
    id: 'weak-heart-9.4',
    title: { en: 'The same at 9.4 % with mornings of 210: insulin does not wait', ar: 'الحالة نفسها عند 9.4% وصباحًا 210: لا ينتظر الإنسولين' },
    facts: { ...weakHeart, a1c: 9.4, fpg: 210, ketones: 0.1 },
    must: [{ id: 'start:basalInsulin', within: 14 }],
    source: 'contrast of weak-heart-awaits-cardiology',
  },
  {
    id: 'weak-heart-meals-wait',
    title: { en: 'The same on 46 units with mornings at their goal: no insulin at meals before cardiology has answered', ar: 'الحالة نفسها على 46 وحدة وصباحًا ضمن الهدف: لا إنسولين للوجبات قبل جواب طبيب القلب' },
    facts: { ...weakHeart, basalInsulin: true, basalUnits: 46, fpg: 112, dpp4Inhibitor: false },
    must: [{ id: 'refer:cardiologist', within: 28 }],
    mustNot: ['start:mealtimeInsulin'],
    source: 'ADA 2026, section 9: a GLP-1 receptor agonist before insulin at meals',
  },
  {
    id: 'operation-meals-wait',
    title: { en: 'An operation planned, 7.6 % on basal insulin and the injection: no insulin at meals before it', ar: 'عملية مخططة و7.6% على إنسولين قاعدي والحقنة: لا إنسولين للوجبات قبلها' },
    facts: { ...denied, age: 69, sex: 'male', weight: 91, height: 173, a1c: 7.6, fpg: 118, basalInsulin: true, basalUnits: 26, sglt2Inhibitor: true, glp1RA: true, glp1RAMonths: 6, operationPlanned: true },
    must: [{ id: 'do:operation', within: 14 }],
    mustNot: ['start:mealtimeInsulin'],
    source: 'ADA 2026, figure 9.4',
  },
  {
    id: 'meals-after-all-else',
    title: { en: 'The same without an operation, two years on the injection, at 8.9 %: insulin at meals', ar: 'الحالة نفسها دون عملية وبعد سنتين على الحقنة عند 8.9%: إنسولين للوجبات' },
    facts: { ...denied, age: 69, sex: 'male', weight: 91, height: 173, a1c: 8.9, fpg: 118, basalInsulin: true, basalUnits: 50, sglt2Inhibitor: true, glp1RA: true, glp1RAMonths: 24, medullaryThyroidCancer: true },
    must: [{ id: 'start:mealtimeInsulin', within: 28 }],
    source: 'contrast of the two before',
  },
  {
    id: 'liver-enzymes-7.8',
    title: { en: 'Liver enzymes of 220 at 7.8 %: the liver first, no insulin for so little', ar: 'إنزيمات كبد 220 عند 7.8%: الكبد أولًا، ولا إنسولين لهذا القليل' },
    facts: sickLiver,
    must: [{ id: 'refer:hepatologist', within: 7 }, { id: 'hold:metformin', within: 3 }, { id: 'check:glucose', within: 7 }],
    mustNot: ['start:*', 'refer:diabetes-specialist'],
    source: 'ADA 2026, section 9; own judgement',
  },
  {
    id: 'liver-enzymes-9.2',
    title: { en: 'The same at 9.2 % with mornings of 205: insulin', ar: 'الحالة نفسها عند 9.2% وصباحًا 205: إنسولين' },
    facts: { ...sickLiver, a1c: 9.2, fpg: 205, ketones: 0.1 },
    must: [{ id: 'start:basalInsulin', within: 14 }],
    source: 'contrast of liver-enzymes-7.8',
  },
  {
    id: 'complex-9.8',
    title: { en: 'Complex health, 9.8 % and mornings of 215 where the sulfonylurea ends: a small dose of insulin', ar: 'حالة معقدة و9.8% وصباحًا 215 مع إيقاف السلفونيل يوريا: جرعة إنسولين صغيرة' },
    facts: complex,
    must: [{ id: 'start:basalInsulin', within: 14 }, { id: 'stop:sulfonylurea', within: 7 }, { id: 'check:glucose', within: 7 }],
    source: 'ADA 2026, section 13: basal insulin once a day, mornings of 90 to 150',
  },
  {
    id: 'complex-8.8',
    title: { en: 'The same at 8.8 % and 160: no insulin', ar: 'الحالة نفسها عند 8.8% و160: بلا إنسولين' },
    facts: { ...complex, a1c: 8.8, fpg: 160 },
    must: [],
    mustNot: ['start:basalInsulin'],
    source: 'contrast of complex-9.8',
  },
  {
    id: 'albumin-at-104',
    title: { en: 'UACR of 350 at 104/58: the SGLT2 inhibitor, no ACE inhibitor or ARB beside it', ar: 'نسبة ألبومين 350 عند 104/58: مثبط SGLT2، بلا مثبط ACE أو ARB معه' },
    facts: normalPressure,
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'check:blood-pressure', within: 7 }, { id: 'refer:nephrologist', within: 28 }],
    mustNot: ['start:rasInhibitor', 'ask:rasInhibitor'],
    source: 'KDIGO 2022, practice point 1.2.1: with a normal pressure it may be considered',
  },
  {
    id: 'albumin-at-110',
    title: { en: 'The same at 110: it begins', ar: 'الحالة نفسها عند 110: يبدأ' },
    facts: { ...normalPressure, systolic: 110, diastolic: 66 },
    must: [{ id: 'start:rasInhibitor', within: 28 }],
    source: 'contrast of albumin-at-104',
  },
  {
    id: 'albumin-at-104-weak-heart',
    title: { en: 'The same at 104 with a weak heart: it begins for the heart', ar: 'الحالة نفسها عند 104 مع ضعف القلب: يبدأ لأجل القلب' },
    facts: { ...normalPressure, heartFailure: true, ejectionFraction: 34 },
    must: [{ id: 'start:rasInhibitor', within: 28 }],
    source: 'ESC 2021, heart failure; contrast of albumin-at-104',
  },
];

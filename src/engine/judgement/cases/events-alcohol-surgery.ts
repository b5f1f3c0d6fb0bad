import type { JudgementCase } from './shape.ts';

const none = { metformin: 1000, metforminTolerance: 'good', glp1RA: false, sglt2Inhibitor: false, dpp4Inhibitor: false, sulfonylurea: false, tzd: false, basalInsulin: false, ketoacidosis: false, catabolicSymptoms: false, pancreatitis: false, medullaryThyroidCancer: false, ckd: false, diabetesType: 'type2', frailty: 'fit' } as const;
const heart = { ...none, age: 82, sex: 'male', bmi: 27, a1c: 7.2, egfr: 66, uacr: 10, systolic: 128, diastolic: 74, potassium: 4.4, ldl: 120, heartFailure: true, ejectionFraction: 38, rasInhibitor: true, ascvd: true, statin: 'none' } as const;
const drinks = { ...none, age: 52, sex: 'male', bmi: 31, a1c: 8.4, egfr: 92, uacr: 8, systolic: 126, diastolic: 78, potassium: 4.3, ldl: 84, statin: 'moderate', heartFailure: false, ascvd: false, rasInhibitor: false, metformin: 0 } as const;

export const eventsAlcoholSurgery: readonly JudgementCase[] = [
  {
    id: 'event-recent-statin-first',
    title: { en: 'Aged 82, infarction two months ago, failing heart, no statin: the statin within days, before anything else begins', ar: 'عمره 82، نوبة قلبية قبل شهرين وقصور قلب بلا ستاتين: الستاتين خلال أيام وقبل أي دواء آخر' },
    facts: { ...heart, arterialEventMonths: 2 },
    must: [{ id: 'start:statin', within: 7 }, { id: 'refer:cardiologist', within: 14 }, { id: 'limit:training' }],
    mustNot: ['do:training'],
    findings: ['protection.event-recent'],
    source: 'ESC 2023, acute coronary syndromes: statin at once, rehabilitation',
  },
  {
    id: 'event-long-ago',
    title: { en: 'The same six years later: the failing heart comes first, the statin after it', ar: 'الحالة نفسها بعد ست سنوات: قصور القلب أولًا ثم الستاتين' },
    facts: { ...heart, arterialEventMonths: 72 },
    must: [{ id: 'start:sglt2Inhibitor', within: 7 }, { id: 'start:statin', within: 42 }],
    mustNot: ['limit:training'],
    absentFindings: ['protection.event-recent'],
    source: 'contrast of event-recent-statin-first',
  },
  {
    id: 'event-recent-younger',
    title: { en: 'Aged 66, the same event: statin and SGLT2 inhibitor both begin', ar: 'عمره 66 والحادثة نفسها: يبدأ الستاتين ومثبط SGLT2 معًا' },
    facts: { ...heart, age: 66, arterialEventMonths: 2 },
    must: [{ id: 'start:statin', within: 7 }, { id: 'start:sglt2Inhibitor', within: 14 }],
    source: 'ESC 2023; ADA 2025, section 10',
  },
  {
    id: 'drinks-heavily',
    title: { en: 'Drinks heavily, HbA1c 8.4 %, nothing taken: no metformin, sulfonylurea or SGLT2 inhibitor until less is drunk', ar: 'إفراط في الكحول وسكر تراكمي 8.4 ‎%‎ بلا دواء: لا ميتفورمين ولا سلفونيل يوريا ولا مثبط SGLT2 قبل التقليل' },
    facts: { ...drinks, alcohol: 'heavy' },
    must: [{ id: 'do:alcohol', within: 28 }],
    mustNot: ['start:metformin', 'start:sulfonylurea', 'start:sglt2Inhibitor'],
    findings: ['alcohol.heavy'],
    source: 'Labels of metformin and of SGLT2 inhibitors: alcohol',
  },
  {
    id: 'drinks-little',
    title: { en: 'The same within the limits: metformin begins', ar: 'الحالة نفسها ضمن الحد: يبدأ الميتفورمين' },
    facts: { ...drinks, alcohol: 'within-limits' },
    must: [{ id: 'start:metformin', within: 28 }],
    mustNot: ['do:alcohol'],
    absentFindings: ['alcohol.heavy'],
    source: 'contrast of drinks-heavily',
  },
  {
    id: 'drinks-heavily-on-insulin',
    title: { en: 'Drinks heavily on basal insulin: support within two weeks', ar: 'إفراط في الكحول مع إنسولين قاعدي: المساعدة خلال أسبوعين' },
    facts: { ...drinks, alcohol: 'heavy', basalInsulin: true, basalUnits: 20, weight: 92 },
    must: [{ id: 'do:alcohol', within: 14, gravity: 'important' }],
    source: 'ADA 2025, section 5: late lows after alcohol',
  },
  {
    id: 'drinks-heavily-failing-heart',
    title: { en: 'Drinks heavily with a failing heart: the SGLT2 inhibitor still begins', ar: 'إفراط في الكحول مع قصور قلب: يبدأ مثبط SGLT2 رغم ذلك' },
    facts: { ...heart, age: 66, ascvd: false, alcohol: 'heavy' },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'do:alcohol', within: 14 }],
    mustNot: ['raise:metformin'],
    source: 'ADA 2025, recommendation 9.8; own judgement on alcohol',
  },
  {
    id: 'weight-surgery-once',
    title: { en: 'Gastric bypass years ago, B12 never measured: B12 and blood count within four weeks', ar: 'تحويل مسار قبل سنوات دون قياس فيتامين B12: قياسه مع تعداد الدم خلال أربعة أسابيع' },
    facts: { ...drinks, metformin: 1000, a1c: 6.4, bariatricSurgery: true },
    must: [{ id: 'check:b12', within: 28 }, { id: 'check:blood-count', within: 28 }],
    findings: ['b12.after-surgery'],
    source: 'BOMSS 2020; ADA 2025, section 8',
  },
  {
    id: 'weight-surgery-none',
    title: { en: 'The same without surgery: neither is asked for', ar: 'الحالة نفسها بلا جراحة: لا يُطلب أي منهما' },
    facts: { ...drinks, metformin: 1000, a1c: 6.4, bariatricSurgery: false },
    must: [],
    mustNot: ['check:b12', 'check:blood-count'],
    source: 'contrast of weight-surgery-once',
  },
];

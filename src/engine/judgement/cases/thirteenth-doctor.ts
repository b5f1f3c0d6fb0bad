import { denied } from './eleventh-doctor.ts';
import type { JudgementCase } from './shape.ts';

const frail = { ...denied, age: 82, sex: 'female', weight: 66, height: 162, frailty: 'complex', metformin: 1000, egfr: 68, sulfonylurea: true } as const;
const weakHeart = { ...denied, age: 60, sex: 'male', weight: 92, height: 174, a1c: 7.6, heartFailure: true, ejectionFraction: 30, rasInhibitor: true } as const;
const moderate = { ...denied, age: 70, sex: 'male', weight: 84, height: 174, a1c: 6.9, rasInhibitor: true } as const;
const noStatin = { ...denied, sex: 'male', weight: 84, height: 174, a1c: 6.9, statin: 'none', systolic: 124 } as const;
const undiagnosed = { age: 52, sex: 'male', weight: 92, height: 175, a1c: 6.1, metformin: 0, ldl: 140, statin: 'none', systolic: 128, diastolic: 76, egfr: 88, uacr: 8 } as const;
const inhibitor = { ...denied, age: 60, sex: 'male', weight: 84, height: 174, a1c: 6.8, dpp4Inhibitor: true, statin: 'none', ezetimibe: true, ldl: 60 } as const;
const underweight = { ...denied, age: 22, sex: 'female', childbearing: 'contraception', weight: 45, height: 163, a1c: 7.2, glp1RA: true, sglt2Inhibitor: true, statin: 'none', diabetesDuration: 3 } as const;
const fibrosis = { ...denied, age: 24, sex: 'male', weight: 60, height: 176, diabetesType: 'pancreatic', a1c: 7.4, fpg: 118, metformin: 0, statin: 'none', diabetesDuration: 2 } as const;
const afterBypass = { ...denied, age: 45, sex: 'female', childbearing: 'not-possible', weight: 74, height: 160, bariatricSurgery: true, metformin: 0, a1c: 5.8, statin: 'none' } as const;

/** A thirteenth doctor's patients, each with a contrast. */
export const thirteenthDoctor: readonly JudgementCase[] = [
  {
    id: 'frail-sulfonylurea-nothing-instead',
    title: { en: '82, complex health, 8.1 % on a sulfonylurea: it stops, and until when nothing takes its place is said', ar: '82 سنة وحالة معقدة و8.1% على سلفونيل يوريا: يوقف، ويُذكر متى لا يحل شيء محله' },
    facts: { ...frail, a1c: 8.1 },
    must: [{ id: 'stop:sulfonylurea', within: 7 }, { id: 'check:glucose', within: 14 }],
    mustNot: ['start:*'],
    findings: ['sulfonylurea.frail-alone'],
    source: 'ADA 2026, 13.14a and table 13.1',
  },
  {
    id: 'frail-sulfonylurea-replaced',
    title: { en: 'The same at 9.1 %: something that causes no lows takes its place', ar: 'الحالة نفسها عند 9.1%: يحل محله ما لا يسبب نقص السكر' },
    facts: { ...frail, a1c: 9.1, metformin: 2000 },
    must: [{ id: 'stop:sulfonylurea', within: 7 }, { id: 'start:sglt2Inhibitor', within: 28 }],
    source: 'contrast of frail-sulfonylurea-nothing-instead',
  },
  {
    id: 'weak-heart-after-ketoacidosis',
    title: { en: 'Ejection fraction of 30 % and a past ketoacidosis: cardiology is asked what does without the SGLT2 inhibitor', ar: 'كسر قذفي 30% وحماض كيتوني سابق: يُسأل طبيب القلب عمّا يغني عن مثبط SGLT2' },
    facts: { ...weakHeart, ketoacidosis: true },
    must: [{ id: 'refer:cardiologist', within: 28 }],
    mustNot: ['start:sglt2Inhibitor'],
    findings: ['ketones.past-heart'],
    source: 'label of SGLT2 inhibitors; ESC 2023, heart failure',
  },
  {
    id: 'weak-heart-without-ketoacidosis',
    title: { en: 'The same without it: the SGLT2 inhibitor begins', ar: 'الحالة نفسها دونه: يبدأ مثبط SGLT2' },
    facts: weakHeart,
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    mustNot: ['refer:cardiologist'],
    source: 'contrast of weak-heart-after-ketoacidosis',
  },
  {
    id: 'one-egfr-raises-no-statin',
    title: { en: 'A first eGFR of 44, LDL 62 on a moderate statin: nothing goes up for a risk that rests on one sample', ar: 'معدل ترشيح 44 لأول مرة والكوليسترول الضار 62 على ستاتين متوسط: لا يُرفع شيء لخطر يقوم على عينة واحدة' },
    facts: { ...moderate, egfr: 44 },
    must: [{ id: 'check:egfr', within: 14 }],
    mustNot: ['raise:statin'],
    source: 'KDIGO 2024: chronic from three months; ADA 2026, section 10: LDL below 70',
  },
  {
    id: 'confirmed-kidneys-raise-the-statin',
    title: { en: 'The same eGFR for nine months with an LDL of 96: the statin goes up', ar: 'المعدل نفسه منذ تسعة أشهر والكوليسترول الضار 96: يُرفع الستاتين' },
    facts: { ...moderate, egfr: 44, previousEgfr: 46, previousEgfrMonths: 9, ckd: true, ldl: 96 },
    must: [{ id: 'raise:statin', within: 28 }],
    source: 'contrast of one-egfr-raises-no-statin',
  },
  {
    id: 'undiagnosed-no-statin',
    title: { en: '6.1 % without a medicine, no diabetes known, LDL 140: no statin because of diabetes', ar: '6.1% دون دواء ولا سكري معروف والكوليسترول الضار 140: لا ستاتين بسبب السكري' },
    facts: undiagnosed,
    must: [],
    mustNot: ['start:statin'],
    source: 'ADA 2025, section 2, diagnosis',
  },
  {
    id: 'diagnosed-statin',
    title: { en: 'The same with type 2 diabetes of six years: it begins', ar: 'الحالة نفسها مع سكري من النوع الثاني منذ ست سنوات: يبدأ' },
    facts: { ...undiagnosed, diabetesType: 'type2', diabetesDuration: 6 },
    must: [{ id: 'start:statin', within: 90 }],
    source: 'contrast of undiagnosed-no-statin',
  },
  {
    id: 'statin-at-77',
    title: { en: '77 and fit, LDL 120, no arterial disease: a moderate statin after talking it over', ar: '77 سنة وبصحة جيدة والكوليسترول الضار 120 دون مرض شرايين: ستاتين متوسط بعد النقاش' },
    facts: { ...noStatin, age: 77, frailty: 'fit', ldl: 120 },
    must: [{ id: 'start:statin', within: 90, gravity: 'routine' }],
    findings: ['lipids.older'],
    source: 'ADA 2026, section 10: above 75 a moderate statin may be begun after discussion; NICE NG238: offered up to 84',
  },
  {
    id: 'no-statin-at-77-frail',
    title: { en: 'The same in complex health: none begins', ar: 'الحالة نفسها في حالة معقدة: لا يبدأ' },
    facts: { ...noStatin, age: 77, frailty: 'complex', ldl: 120 },
    must: [],
    mustNot: ['start:statin'],
    source: 'contrast of statin-at-77: the benefit comes late',
  },
  {
    id: 'saxagliptin-beside-itraconazole',
    title: { en: 'On a DPP-4 inhibitor with itraconazole: saxagliptin at most 2.5 mg is told, and nothing stops', ar: 'مثبط DPP-4 مع إيتراكونازول: يُذكر أن ساكساغليبتين لا يزيد على 2.5 ملغم، ولا يوقف شيء' },
    facts: { ...inhibitor, strongCyp3a4Inhibitor: true },
    must: [],
    mustNot: ['stop:dpp4Inhibitor', 'hold:dpp4Inhibitor'],
    findings: ['incretins.saxagliptin'],
    source: 'label of saxagliptin: 2.5 mg a day with a strong CYP3A4 inhibitor',
  },
  {
    id: 'gliptin-without-itraconazole',
    title: { en: 'The same without it: nothing is told of it', ar: 'الحالة نفسها دونه: لا يُذكر شيء منه' },
    facts: { ...inhibitor, strongCyp3a4Inhibitor: false },
    must: [],
    absentFindings: ['incretins.saxagliptin'],
    source: 'contrast of saxagliptin-beside-itraconazole',
  },
  {
    id: 'underweight-on-sglt2',
    title: { en: '22, BMI 16.9 on an SGLT2 inhibitor and an injection: ketones today, both end within three days', ar: '22 سنة وكتلة الجسم 16.9 على مثبط SGLT2 وحقنة: الكيتونات اليوم، وينتهيان خلال ثلاثة أيام' },
    facts: underweight,
    must: [{ id: 'check:ketones', within: 1 }, { id: 'hold:sglt2Inhibitor', within: 3 }, { id: 'stop:glp1RA', within: 3 }],
    mustNot: ['do:energy-deficit'],
    source: 'label of SGLT2 inhibitors: ketoacidosis with little food and little insulin',
  },
  {
    id: 'overweight-on-sglt2',
    title: { en: 'The same at a BMI of 32: both go on', ar: 'الحالة نفسها وكتلة الجسم 32: يستمران' },
    facts: { ...underweight, weight: 85, a1c: 6.8 },
    must: [],
    mustNot: ['check:ketones', 'hold:sglt2Inhibitor', 'stop:glp1RA', 'stop:sglt2Inhibitor'],
    source: 'contrast of underweight-on-sglt2',
  },
  {
    id: 'pancreatic-lean-no-metformin',
    title: { en: 'Diabetes of the pancreas at a BMI of 19.4, 7.4 %: no metformin, a specialist within two weeks', ar: 'سكري البنكرياس وكتلة الجسم 19.4 و7.4%: لا ميتفورمين، واختصاصي خلال أسبوعين' },
    facts: fibrosis,
    must: [{ id: 'refer:diabetes-specialist', within: 14 }],
    mustNot: ['start:metformin'],
    source: 'ADA 2026, section 2: diabetes of the exocrine pancreas and cystic fibrosis, insulin early',
  },
  {
    id: 'pancreatic-heavier-metformin',
    title: { en: 'The same at a BMI of 27: metformin begins', ar: 'الحالة نفسها وكتلة الجسم 27: يبدأ الميتفورمين' },
    facts: { ...fibrosis, weight: 84 },
    must: [{ id: 'start:metformin', within: 28 }],
    source: 'contrast of pancreatic-lean-no-metformin',
  },
  {
    id: 'lows-after-bypass-no-deficit',
    title: { en: 'Weekly lows after a gastric bypass, BMI 29: a dietitian, and not told to eat less', ar: 'نقص سكر أسبوعي بعد تحويل مسار المعدة وكتلة الجسم 29: أخصائي تغذية، ولا يُنصح بأكل أقل' },
    facts: { ...afterBypass, hypoglycaemiaHistory: true, hypoglycaemiaFrequency: 'weekly' },
    must: [{ id: 'check:glucose', within: 7 }, { id: 'refer:dietitian', within: 28 }],
    mustNot: ['do:energy-deficit'],
    source: 'ADA 2026, section 8: lows after metabolic surgery',
  },
  {
    id: 'bypass-without-lows-deficit',
    title: { en: 'The same without lows: a modest deficit may be advised', ar: 'الحالة نفسها دون نقص سكر: يجوز نقص معتدل في السعرات' },
    facts: { ...afterBypass, hypoglycaemiaHistory: false },
    must: [{ id: 'do:energy-deficit', within: 28 }],
    source: 'contrast of lows-after-bypass-no-deficit',
  },
];

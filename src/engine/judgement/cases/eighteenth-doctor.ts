import { denied } from './eleventh-doctor.ts';
import type { JudgementCase } from './shape.ts';

const man = { ...denied, age: 62, sex: 'male', weight: 84, height: 172, a1c: 7.9, fpg: 160 } as const;
const lowOnInsulin = { ...man, vomiting: true, ketones: 1.1, basalInsulin: true, basalUnits: 40, a1c: 5.9, fpg: 84 } as const;
const { diabetesType: _, ...untyped } = denied;
const leanNegative = { ...untyped, islets: 'negative', age: 58, sex: 'male', weight: 66, height: 172, a1c: 9.6, fpg: 205, egfr: 38, ckd: false, metformin: 1500 } as const;
const closedAll = { ...denied, age: 58, sex: 'male', weight: 95, height: 172, a1c: 9.6, egfr: 38, ckd: false, pancreatitis: true, metformin: 1000 } as const;

const youngNew = { ...untyped, age: 24, sex: 'male', weight: 105, height: 178, diabetesDuration: 0, metformin: 0, statin: 'none', a1c: 9.4, fpg: 200 } as const;
const feeding = { ...denied, age: 34, sex: 'female', weight: 80, height: 164, breastfeeding: true, childbearing: 'contraception', statin: 'none', sulfonylurea: true, sulfonylureaAgent: 'gliclazide', a1c: 6.8, fpg: 112 } as const;

const wastedOneAlbumin = { ...denied, age: 67, sex: 'male', weight: 58.9, height: 177, frailty: 'complex', a1c: 8.6, fpg: 159, egfr: 85, ckd: false, uacr: 33, metformin: 1500 } as const;

/** What the seventeenth left, and new charts of every kind, each with a contrast. */
export const eighteenthDoctor: readonly JudgementCase[] = [
  {
    id: 'vomiting-ketones-raised',
    title: { en: 'Vomiting with ketones of 1.1: hospital because of the vomiting, and nobody is told to drink them away', ar: 'قيء مع كيتونات 1.1: المستشفى بسبب القيء، ولا يُقال له اشرب وكُل' },
    facts: { ...man, sglt2Inhibitor: true, vomiting: true, ketones: 1.1 },
    must: [{ id: 'refer:emergency', within: 0, gravity: 'emergency' }, { id: 'hold:sglt2Inhibitor', within: 0 }, { id: 'hold:metformin', within: 0 }],
    findings: ['sick-days.vomiting-hospital'],
    absentFindings: ['ketones.raised'],
    source: 'hyperglycaemic crises 2024; UKKA 2023: vomiting and raised ketones are treated in hospital',
  },
  {
    id: 'ketones-raised-eats',
    title: { en: 'The same without vomiting: drinks, eats, measured again', ar: 'الحالة نفسها بلا قيء: يشرب ويأكل ويُعاد القياس' },
    facts: { ...man, sglt2Inhibitor: true, vomiting: false, ketones: 1.1 },
    must: [{ id: 'check:ketones', within: 0 }, { id: 'hold:sglt2Inhibitor', within: 0 }],
    mustNot: ['refer:emergency'],
    findings: ['ketones.raised'],
    source: 'contrast of vomiting-ketones-raised',
  },
  {
    id: 'vomiting-ketones-insulin-low',
    title: { en: 'Vomiting with ketones on insulin at 5.9 %: hospital, insulin is not cut at home', ar: 'قيء مع كيتونات على إنسولين عند 5.9%: المستشفى ولا يُخفض الإنسولين في البيت' },
    facts: lowOnInsulin,
    must: [{ id: 'refer:emergency', within: 0 }],
    mustNot: ['reduce:basalInsulin', 'stop:basalInsulin'],
    source: 'JBDS 2023: ketones are a lack of insulin',
  },
  {
    id: 'insulin-low-well',
    title: { en: 'The same, well: insulin comes down', ar: 'الحالة نفسها وهو بخير: يُخفض الإنسولين' },
    facts: { ...lowOnInsulin, vomiting: false, ketones: 0.2 },
    must: [{ id: 'reduce:basalInsulin' }],
    source: 'contrast of vomiting-ketones-insulin-low',
  },
  {
    id: 'lean-negative-kidney-once',
    title: { en: 'Lean, without antibodies, 9.6 %, a first eGFR of 38: ketones today, insulin within two weeks while the kidneys are measured again', ar: 'نحيف بلا أجسام مضادة و9.6% ومعدل ترشيح أول 38: الكيتونات اليوم والإنسولين خلال أسبوعين وتُعاد فحوص الكلى' },
    facts: leanNegative,
    must: [{ id: 'check:ketones', within: 0 }, { id: 'start:basalInsulin', within: 14 }, { id: 'check:egfr', within: 14 }, { id: 'check:c-peptide', within: 14 }],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA', 'start:sulfonylurea', 'raise:metformin'],
    source: 'ADA 2026, sections 2 and 9: insulin is right for who lacks it and for who does not',
  },
  {
    id: 'lean-negative-kidney-near-goal',
    title: { en: 'The same at 7.8 %: nothing begins before the second eGFR', ar: 'الحالة نفسها عند 7.8%: لا يُبدأ شيء قبل إعادة فحص الكلى' },
    facts: { ...leanNegative, a1c: 7.8, fpg: 150 },
    must: [{ id: 'check:egfr', within: 14 }],
    mustNot: ['start:basalInsulin', 'check:ketones'],
    source: 'contrast of lean-negative-kidney-once',
  },
  {
    id: 'closed-but-for-kidney',
    title: { en: 'After pancreatitis, a first eGFR of 38, 9.6 % and no glucose known: measured within a week', ar: 'بعد التهاب البنكرياس ومعدل ترشيح أول 38 و9.6% دون قياس للسكر: يُقاس خلال أسبوع' },
    facts: closedAll,
    must: [{ id: 'check:glucose', within: 7 }, { id: 'check:egfr', within: 14 }],
    source: 'ADA 2026, section 9, 9.14: no inertia; insulin goes by the morning',
  },
  {
    id: 'closed-but-for-kidney-high-morning',
    title: { en: 'The same with 205 in the morning: insulin within two weeks', ar: 'الحالة نفسها مع 205 صباحًا: الإنسولين خلال أسبوعين' },
    facts: { ...closedAll, fpg: 205 },
    must: [{ id: 'start:basalInsulin', within: 14 }],
    source: 'contrast of closed-but-for-kidney',
  },
  {
    id: 'young-obese-new-9.4',
    title: { en: '24 years, obese, new, 9.4 %, well, and nobody has said which type: antibodies, and treatment begins', ar: 'عمره 24 مع سمنة وسكري جديد و9.4% بلا أعراض والنوع غير مذكور: أجسام مضادة ويبدأ العلاج' },
    facts: youngNew,
    must: [{ id: 'check:islet-antibodies', within: 14 }, { id: 'start:metformin', within: 14 }],
    mustNot: ['start:sglt2Inhibitor'],
    source: 'ADA 2026, section 2: islet antibodies in younger adults; obesity does not exclude type 1',
  },
  {
    id: 'young-obese-type-2',
    title: { en: 'The same, said to be type 2: no antibodies', ar: 'الحالة نفسها والنوع الثاني مذكور: لا أجسام مضادة' },
    facts: { ...youngNew, diabetesType: 'type2' },
    must: [{ id: 'start:metformin', within: 14 }],
    mustNot: ['check:islet-antibodies'],
    source: 'contrast of young-obese-new-9.4',
  },
  {
    id: 'breastfeeding-sulfonylurea',
    title: { en: 'Breastfeeding on gliclazide and metformin: gliclazide stops, metformin stays', ar: 'مرضع على غليكلازيد وميتفورمين: يوقف الغليكلازيد ويستمر الميتفورمين' },
    facts: feeding,
    must: [{ id: 'stop:sulfonylurea', within: 7 }],
    mustNot: ['stop:metformin'],
    source: 'NICE NG3: metformin while breastfeeding, other tablets for glucose avoided',
  },
  {
    id: 'weaned-sulfonylurea',
    title: { en: 'The same after weaning: it stays', ar: 'الحالة نفسها بعد الفطام: يستمر' },
    facts: { ...feeding, breastfeeding: false },
    must: [],
    mustNot: ['stop:sulfonylurea'],
    source: 'contrast of breastfeeding-sulfonylurea',
  },
  {
    id: 'wasted-one-albumin',
    title: { en: '67 years, complex health, BMI 18.8, 8.6 %, one albumin of 33: nothing that takes weight', ar: 'عمره 67 بصحة معقدة، مؤشر كتلة الجسم 18.8 و8.6% ونتيجة ألبومين واحدة 33: لا يبدأ ما ينقص الوزن' },
    facts: wastedOneAlbumin,
    must: [{ id: 'check:uacr' }],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA'],
    source: 'ADA 2026, section 13: no weight is taken from who is wasting',
  },
  {
    id: 'heavy-one-albumin',
    title: { en: 'The same with a BMI of 31: the SGLT2 inhibitor begins', ar: 'الحالة نفسها ومؤشر كتلة الجسم 31: يبدأ مثبط SGLT2' },
    facts: { ...wastedOneAlbumin, weight: 97 },
    must: [{ id: 'start:sglt2Inhibitor', within: 28 }],
    mustNot: [],
    source: 'contrast of wasted-one-albumin',
  },
];

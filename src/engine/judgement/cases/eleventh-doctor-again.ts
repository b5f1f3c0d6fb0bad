import type { JudgementCase } from './shape.ts';
import { denied } from './eleventh-doctor.ts';

const afterSurgery = { ...denied, age: 48, sex: 'female', weight: 72, height: 165, a1c: 6, fpg: 90, bariatricSurgery: true, b12: 420, metformin: 1500, hypoglycaemiaHistory: true, childbearing: 'not-possible' } as const;
const breastfeeding = { ...denied, age: 33, sex: 'female', weight: 90, height: 165, a1c: 6.5, fpg: 116, breastfeeding: true, sglt2Inhibitor: true, glp1RA: true, childbearing: 'contraception', statin: 'none' } as const;
const infarction = { ...denied, age: 60, sex: 'male', weight: 84, height: 174, a1c: 7, fpg: 128, ascvd: true, arterialEventMonths: 3, statin: 'high', ezetimibe: true, ldl: 160, sglt2Inhibitor: true, glp1RA: true } as const;
const nearlyFull = { ...denied, age: 62, sex: 'female', weight: 70, height: 164, a1c: 8.3, fpg: 172, metformin: 1500, metforminTolerance: 'good' } as const;
const drinker = { ...denied, age: 50, sex: 'male', weight: 85, height: 175, a1c: 7.8, fpg: 148, uacr: 35, alcohol: 'heavy' } as const;
const fell = { ...denied, age: 63, sex: 'male', weight: 98, height: 178, a1c: 7.6, fpg: 142, previousEgfr: 124, egfr: 62, previousEgfrMonths: 1, sglt2Inhibitor: true, rasInhibitor: true, loopOrThiazideDiuretic: true } as const;

/** The eleventh doctor's other patients, each with a contrast. */
export const eleventhDoctorAgain: readonly JudgementCase[] = [
  {
    id: 'lows-after-surgery',
    title: { en: 'Lows on metformin alone after a gastric bypass: when they come, a dietitian', ar: 'نقص سكر على ميتفورمين وحده بعد تحويل مسار المعدة: متى يحدث، واختصاصي تغذية' },
    facts: afterSurgery,
    must: [{ id: 'check:glucose', within: 7 }, { id: 'refer:dietitian', within: 28 }],
    findings: ['lows.told-no-cause'],
    source: 'ADA 2026, section 8: lows after metabolic surgery',
  },
  {
    id: 'lows-weekly-no-cause',
    title: { en: 'Lows every week on metformin alone, no operation: somebody looks for the cause', ar: 'نقص سكر كل أسبوع على ميتفورمين وحده دون جراحة: يُبحث عن السبب' },
    facts: { ...afterSurgery, bariatricSurgery: false, hypoglycaemiaFrequency: 'weekly' },
    must: [{ id: 'check:glucose', within: 7 }, { id: 'refer:diabetes-specialist', within: 14 }],
    mustNot: ['refer:dietitian'],
    source: 'ADA 2026, section 6; general practice',
  },
  {
    id: 'lows-once-no-cause',
    title: { en: 'A low once told of, nothing more: nobody is sent anywhere', ar: 'نقص سكر ذُكر مرة ولا شيء غيره: لا يُحال أحد' },
    facts: { ...afterSurgery, bariatricSurgery: false },
    must: [],
    mustNot: ['refer:*', 'check:cgm'],
    absentFindings: ['lows.told-no-cause'],
    source: 'contrast of lows-weekly-no-cause',
  },
  {
    id: 'stops-at-goal',
    title: { en: 'Breastfeeding at 6.5 %, two medicines that brought it there stop: glucose at home', ar: 'مرضع عند 6.5% يوقف لها دواءان أوصلاها إليه: قياس السكر في البيت' },
    facts: breastfeeding,
    must: [{ id: 'stop:glp1RA', within: 7 }, { id: 'check:glucose', within: 14 }],
    mustNot: ['start:*', 'refer:diabetes-specialist'],
    source: 'ADA 2026, section 6: glucose is seen after a change',
  },
  {
    id: 'stops-far-below-goal',
    title: { en: 'A gastric emptying disorder at 5.9 % on the injection: it pauses, no meter for so low an HbA1c', ar: 'خزل معدة عند 5.9% على الحقنة: تُعلَّق، ولا جهاز قياس مع تراكمي منخفض كهذا' },
    facts: { ...denied, age: 58, sex: 'male', weight: 88, height: 176, a1c: 5.9, fpg: 98, gastroparesis: true, glp1RA: true },
    must: [{ id: 'hold:glp1RA', within: 7 }],
    mustNot: ['check:glucose'],
    source: 'contrast of stops-at-goal',
  },
  {
    id: 'infarction-ldl-160-treated',
    title: { en: 'Three months after an infarction, LDL 160 on statin and ezetimibe: the lipid clinic within four weeks', ar: 'بعد ثلاثة أشهر من احتشاء وLDL‏ 160 على ستاتين وإزيتيميب: عيادة الدهون خلال أربعة أسابيع' },
    facts: infarction,
    must: [{ id: 'refer:lipid-clinic', within: 28 }, { id: 'review:adherence', within: 14 }],
    source: 'ESC 2023, acute coronary syndromes: a PCSK9 inhibitor after 4 to 6 weeks',
  },
  {
    id: 'infarction-ezetimibe-alone',
    title: { en: 'The same without a statin that may not have been borne: asked and begun within two weeks', ar: 'الحالة نفسها بلا ستاتين ربما لم يُتحمّل: يُسأل ويُبدأ خلال أسبوعين' },
    facts: { ...infarction, statin: 'none' },
    must: [{ id: 'start:statin', within: 14 }, { id: 'refer:lipid-clinic', within: 28 }],
    source: 'as the one before',
  },
  {
    id: 'arteries-stable-ldl-60',
    title: { en: 'The same, five years after it, at 60: routine', ar: 'الحالة نفسها بعد خمس سنوات عند 60: روتيني' },
    facts: { ...infarction, arterialEventMonths: 60, ldl: 60 },
    must: [{ id: 'refer:lipid-clinic', within: 90 }],
    review: { atMost: 180 },
    source: 'contrast of infarction-ldl-160-treated',
  },
  {
    id: 'metformin-nearly-full',
    title: { en: '8.3 % on metformin 1500 mg: 500 mg more is not enough, a class joins it', ar: '8.3% على ميتفورمين 1500: لا تكفي 500 أخرى، تُضاف فئة' },
    facts: nearlyFull,
    must: [{ id: 'raise:metformin', within: 28 }, { id: 'start:sglt2Inhibitor', within: 28 }],
    source: 'ADA 2026, section 9: treatment is intensified without delay',
  },
  {
    id: 'metformin-half-full',
    title: { en: 'The same on 1000 mg: the dose first', ar: 'الحالة نفسها على 1000: الجرعة أولًا' },
    facts: { ...nearlyFull, metformin: 1000 },
    must: [{ id: 'raise:metformin', within: 28 }],
    mustNot: ['start:*'],
    source: 'contrast of metformin-nearly-full',
  },
  {
    id: 'metformin-nearly-full-7.6',
    title: { en: 'The same on 1500 mg at 7.6 %: the dose first', ar: 'الحالة نفسها على 1500 عند 7.6%: الجرعة أولًا' },
    facts: { ...nearlyFull, a1c: 7.6, fpg: 140 },
    must: [{ id: 'raise:metformin', within: 28 }],
    mustNot: ['start:*'],
    source: 'contrast of metformin-nearly-full',
  },
  {
    id: 'heavy-drinker-first-albumin',
    title: { en: 'Heavy drinking and one UACR of 35: no SGLT2 inhibitor for what nothing confirms', ar: 'شرب مفرط ونسبة ألبومين 35 لمرة واحدة: لا مثبط SGLT2 لما لم يُؤكَّد' },
    facts: drinker,
    must: [{ id: 'start:glp1RA', within: 28 }, { id: 'do:alcohol', within: 14 }, { id: 'check:uacr', within: 28 }],
    mustNot: ['start:sglt2Inhibitor'],
    source: 'Labels of SGLT2 inhibitors: ketoacidosis, alcohol abuse',
  },
  {
    id: 'heavy-drinker-albumin-350',
    title: { en: 'The same at 350: for the kidneys it begins', ar: 'الحالة نفسها عند 350: يبدأ لأجل الكلى' },
    facts: { ...drinker, uacr: 350 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    source: 'contrast of heavy-drinker-first-albumin',
  },
  {
    id: 'fell-by-half-to-62',
    title: { en: 'eGFR from 124 to 62 in a month: what harms the kidneys pauses at once, as at 59', ar: 'معدل الترشيح من 124 إلى 62 في شهر: يُعلَّق فورًا ما يضر الكلى كما عند 59' },
    facts: fell,
    must: [{ id: 'check:egfr', within: 3 }, { id: 'check:potassium', within: 3 }, { id: 'hold:sglt2Inhibitor', within: 1 }, { id: 'hold:rasInhibitor', within: 1 }, { id: 'refer:nephrologist', within: 3 }, { id: 'review:loopOrThiazideDiuretic', within: 3 }],
    mustNot: ['start:*'],
    source: 'KDIGO 2012, acute kidney injury, stage 2; KDIGO 2024',
  },
  {
    id: 'fell-by-a-third-to-61',
    title: { en: 'From 88 to 61 in a year: measured again within two weeks, nothing that lowers it begins before', ar: 'من 88 إلى 61 في سنة: يُعاد خلال أسبوعين، ولا يبدأ قبله ما يخفضه' },
    facts: { ...fell, rasInhibitor: false, sglt2Inhibitor: false, loopOrThiazideDiuretic: false, previousEgfr: 88, egfr: 61, previousEgfrMonths: 12 },
    must: [{ id: 'check:egfr', within: 14 }],
    mustNot: ['start:sglt2Inhibitor', 'hold:*', 'refer:nephrologist'],
    source: 'NICE NG203: a new fall is repeated within two weeks',
  },
  {
    id: 'fell-by-chance-to-70',
    title: { en: 'From 92 to 70 in a year: no more than chance and age, treated as before', ar: 'من 92 إلى 70 في سنة: لا يتجاوز التذبذب والعمر، يُعالَج كما كان' },
    facts: { ...fell, rasInhibitor: false, sglt2Inhibitor: false, loopOrThiazideDiuretic: false, previousEgfr: 92, egfr: 70, previousEgfrMonths: 12 },
    must: [{ id: 'start:glp1RA', within: 28 }],
    absentFindings: ['kidney.fell', 'kidney.fell-within-year'],
    source: 'contrast of the two before',
  },
];

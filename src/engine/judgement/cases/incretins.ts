import type { JudgementCase } from './shape.ts';

/** No class for glucose is taken. */
const untreated = { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false } as const;

export const incretinsCases: readonly JudgementCase[] = [
  {
    id: 'incretins.both',
    title: { en: 'DPP-4 inhibitor and GLP-1 receptor agonist together', ar: 'مثبط DPP-4 مع ناهض مستقبلات GLP-1' },
    facts: { a1c: 7.2, targetA1c: 7, age: 60, dpp4Inhibitor: true, glp1RA: true },
    must: [{ id: 'stop:dpp4Inhibitor', within: 14 }],
    mustNot: ['keep:dpp4Inhibitor', 'start:dpp4Inhibitor', 'stop:glp1RA'],
    source: 'ADA section 9, 9.18',
  },
  {
    id: 'incretins.replaced',
    title: { en: 'BMI 33, HbA1c 8.9 % on metformin 2000 mg and a DPP-4 inhibitor', ar: 'مؤشر كتلة الجسم 33، سكر تراكمي 8.9% مع ميتفورمين 2000 ملغم ومثبط DPP-4' },
    facts: { ...untreated, a1c: 8.9, targetA1c: 7, age: 54, sex: 'male', bmi: 33, metformin: 2000, dpp4Inhibitor: true, egfr: 80 },
    must: [{ id: 'start:glp1RA' }, { id: 'stop:dpp4Inhibitor' }],
    source: 'ADA section 9, 9.18',
  },
  {
    id: 'incretins.pancreatitis',
    title: { en: 'Pancreatitis in the past, on sitagliptin', ar: 'التهاب بنكرياس سابق مع سيتاغليبتين' },
    facts: { ...untreated, a1c: 9.4, targetA1c: 7, age: 50, bmi: 27, pancreatitis: true, dpp4Inhibitor: true, metformin: 2000, egfr: 90 },
    must: [{ id: 'stop:dpp4Inhibitor', within: 7 }],
    mustNot: ['start:glp1RA', 'keep:dpp4Inhibitor'],
    source: 'research 17b, 28',
  },
  {
    id: 'incretins.thyroid-cancer',
    title: { en: 'Medullary thyroid cancer in the family, on semaglutide', ar: 'سرطان الغدة الدرقية النخاعي في الأسرة مع سيماغلوتايد' },
    facts: { a1c: 7.4, age: 50, glp1RA: true, medullaryThyroidCancer: true },
    must: [{ id: 'stop:glp1RA', within: 1, gravity: 'urgent' }],
    source: 'semaglutide label',
  },
  {
    id: 'incretins.sitagliptin-30-44',
    title: { en: 'Sitagliptin with eGFR 30 to 44', ar: 'سيتاغليبتين مع معدل ترشيح 30 إلى 44' },
    facts: { ...untreated, a1c: 7.4, age: 66, dpp4Inhibitor: true, metformin: 500, egfrBand: '30-44' },
    must: [{ id: 'reduce:dpp4Inhibitor', within: 14, to: 50 }],
    mustNot: ['keep:dpp4Inhibitor'],
    source: 'clinical findings 13',
  },
  {
    id: 'incretins.thyroid-cancer-both',
    title: { en: 'Medullary thyroid cancer, on semaglutide and sitagliptin: the first stops, the second has no other beside it', ar: 'سرطان الغدة الدرقية النخاعي مع سيماغلوتايد وسيتاغليبتين: يوقف الأول فلا يبقى مع الثاني غيره' },
    facts: { a1c: 8.1, targetA1c: 7, age: 50, bmi: 29, glp1RA: true, dpp4Inhibitor: true, medullaryThyroidCancer: true, metformin: 2000, egfr: 82, sglt2Inhibitor: false },
    must: [{ id: 'stop:glp1RA', within: 1 }],
    mustNot: ['stop:dpp4Inhibitor'],
    source: 'a stop rests on what the plan leaves beside it',
  },
  {
    id: 'incretins.frail-and-thin',
    title: { en: 'Woman of 88, complex health, BMI 20, HbA1c 8.9 % on basal insulin: nothing that takes weight or fluid for glucose alone', ar: 'امرأة عمرها 88، صحة معقدة، مؤشر كتلة الجسم 20، سكر تراكمي 8.9% على الإنسولين القاعدي: لا شيء ينقص الوزن أو السوائل من أجل السكر وحده' },
    facts: { ...untreated, age: 88, sex: 'female', weight: 46, height: 152, basalInsulin: true, basalUnits: 20, a1c: 8.9, targetA1c: 8, fpg: 190, frailty: 'complex', metformin: 2000, egfr: 82 },
    must: [],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA'],
    findings: ['incretins.thin'],
    source: 'ADA section 13: weight and fluid in frailty',
  },
  {
    id: 'incretins.99-not-known-how-well',
    title: { en: '99 years, BMI 20, eGFR 33, health not known: no GLP-1 receptor agonist before it is', ar: '99 سنة، مؤشر كتلة الجسم 20، معدل الترشيح 33، والحالة الصحية غير معروفة: لا ناهض مستقبلات GLP-1 قبل أن تُعرف' },
    facts: { ...untreated, age: 99, weight: 52, height: 160, a1c: 8.8, targetA1c: 7.5, egfr: 33, ckd: true, metformin: 1000, sulfonylurea: true },
    must: [{ id: 'ask:frailty', within: 14 }, { id: 'reduce:sulfonylurea', within: 14 }],
    mustNot: ['start:glp1RA'],
    findings: ['incretins.thin'],
    source: 'ADA section 13: health decides before treatment that takes weight',
  },
  {
    id: 'gastroparesis-taken',
    title: { en: '54 years, gastroparesis on semaglutide, arterial disease', ar: '54 سنة، بطء إفراغ المعدة مع سيماغلوتايد، مرض الشرايين' },
    facts: { age: 54, bmi: 31, gastroparesis: true, ascvd: true, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: true, tzd: false, basalInsulin: false, a1c: 7.2, targetA1c: 7, metformin: 2000, egfr: 84, uacr: 8, statin: 'high', ldl: 50 },
    must: [{ id: 'hold:glp1RA', within: 7, gravity: 'important' }, { id: 'start:sglt2Inhibitor', within: 14 }],
    findings: ['incretins.gastroparesis'],
    source: 'labels: severe gastrointestinal disease',
  },
  {
    id: 'gastroparesis-obesity',
    title: { en: '54 years, gastroparesis, BMI 36, HbA1c 8.2 % on metformin: another class', ar: '54 سنة، بطء إفراغ المعدة، مؤشر كتلة الجسم 36، سكر تراكمي 8.2% على الميتفورمين: فئة أخرى' },
    facts: { age: 54, bmi: 36, gastroparesis: true, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, a1c: 8.2, targetA1c: 7, metformin: 2000, egfr: 84, uacr: 8 },
    must: [{ id: 'start:sglt2Inhibitor' }],
    mustNot: ['start:glp1RA'],
    source: 'labels: severe gastrointestinal disease',
  },
  {
    id: 'gastroparesis-not',
    title: { en: 'The same with a sound stomach: the GLP-1 receptor agonist', ar: 'الحالة نفسها والمعدة سليمة: ناهض مستقبلات GLP-1' },
    facts: { age: 54, bmi: 36, gastroparesis: false, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, a1c: 8.2, targetA1c: 7, metformin: 2000, egfr: 84, uacr: 8 },
    must: [{ id: 'start:glp1RA' }],
    source: 'ADA section 8',
  },
];

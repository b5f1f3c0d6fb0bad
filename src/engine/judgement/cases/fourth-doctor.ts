import type { JudgementCase } from './shape.ts';

const albuminAndPressure = { age: 55, sex: 'male', bmi: 29, a1c: 6.6, egfr: 84, uacr: 85, potassium: 4.4, metformin: 2000, systolic: 138, diastolic: 84, rasInhibitor: false, onBloodPressureMedicine: false, statin: 'moderate', ldl: 66, diabetesType: 'type2' } as const;
const eyesInDanger = { age: 52, sex: 'male', weight: 94, height: 174, a1c: 10.9, egfr: 71, uacr: 20, metformin: 2000, sulfonylurea: false, retinopathy: 'sight-threatening', statin: 'high', ldl: 50, systolic: 124, diastolic: 76, diabetesType: 'type2', catabolicSymptoms: false, ketones: 0.2, basalInsulin: false } as const;
const onSulfonylurea = { age: 58, sex: 'male', a1c: 6.9, egfr: 55, metformin: 1000, sulfonylurea: true, diabetesType: 'type2', hypoglycaemiaHistory: false, severeHypoglycaemia: false } as const;

/** What an outside doctor found, kind by kind, each beside its contrast. */
export const fourthDoctor: readonly JudgementCase[] = [
  {
    id: 'pressure-albumin',
    title: { en: '138/84, albumin 85 mg/g, no medicine for pressure: the class is named', ar: 'ضغط 138/84، ألبومين 85 mg/g، ولا دواء للضغط: تُسمّى الفئة' },
    facts: albuminAndPressure,
    must: [{ id: 'treat:blood-pressure', within: 28 }],
    findings: ['pressure.albumin'],
    source: 'ADA section 10',
  },
  {
    id: 'pressure-albumin-29',
    title: { en: 'The same with albumin 29 mg/g: any class', ar: 'الحالة نفسها مع ألبومين 29 mg/g: أي فئة' },
    facts: { ...albuminAndPressure, uacr: 29 },
    must: [{ id: 'treat:blood-pressure', within: 28 }],
    absentFindings: ['pressure.albumin'],
    source: 'threshold of the case before',
  },
  {
    id: 'feet-open',
    title: { en: 'An open foot ulcer: infection, bone and circulation are looked at within a day', ar: 'قرحة قدم مفتوحة: العدوى والعظم والدورة الدموية خلال يوم' },
    facts: { age: 61, sex: 'male', footUlcer: true, footUlcerOpen: true, a1c: 8.1, egfr: 62, metformin: 2000, diabetesType: 'type2' },
    must: [{ id: 'refer:feet', within: 1, gravity: 'urgent' }],
    findings: ['feet.open'],
    source: 'IWGDF and IDSA 2023; NICE NG19',
  },
  {
    id: 'eyes-unknown-same-day',
    title: { en: '55 years, HbA1c 9.4 %, eyes not known, an injection within two weeks: the eyes not later', ar: '55 سنة، سكر تراكمي 9.4%، حال العينين غير معروفة، وحقنة خلال أسبوعين: العينان لا بعدها' },
    facts: { age: 55, sex: 'male', weight: 98, height: 172, a1c: 9.4, metformin: 2000, egfr: 90, uacr: 8, catabolicSymptoms: false, diabetesType: 'type2', statin: 'moderate', ldl: 66, systolic: 124, diastolic: 74 },
    must: [{ id: 'start:glp1RA', within: 14 }, { id: 'refer:eye', within: 14 }],
    source: 'ADA section 12: eyes are looked at when treatment is intensified',
  },
  {
    id: 'eyes-in-danger-slow-insulin',
    title: { en: 'Sight-threatening retinopathy, 10.9 %, fasting 140: the first goal is 150 mg/dL, no basal insulin', ar: 'اعتلال شبكية يهدد البصر، 10.9%، سكر الصائم 140: الهدف الأول 150، ولا إنسولين قاعدي' },
    facts: { ...eyesInDanger, fpg: 140 },
    must: [{ id: 'refer:eye', within: 7 }],
    mustNot: ['start:basalInsulin'],
    source: 'DCCT: early worsening after a fast fall',
  },
  {
    id: 'eyes-in-danger-insulin',
    title: { en: 'The same at 210 mg/dL: insulin begins, the eyes within 3 days', ar: 'الحالة نفسها عند 210: يُبدأ الإنسولين، والعينان خلال 3 أيام' },
    facts: { ...eyesInDanger, fpg: 210 },
    must: [{ id: 'start:basalInsulin', within: 7 }, { id: 'refer:eye', within: 3 }],
    source: 'contrast of the case before',
  },
  {
    id: 'sulfonylurea-gliclazide-55',
    title: { en: 'Gliclazide, eGFR 55, 6.9 %, no lows: it goes on', ar: 'غليكلازيد، معدل ترشيح 55، 6.9%، بلا نوبات نقص سكر: يستمر' },
    facts: { ...onSulfonylurea, sulfonylureaAgent: 'gliclazide' },
    must: [],
    absentFindings: ['sulfonylurea.kidney', 'sulfonylurea.kidney-named', 'sulfonylurea.glibenclamide'],
    source: 'KDIGO 2022: gliclazide is the one of its class for the kidneys',
  },
  {
    id: 'sulfonylurea-glibenclamide-55',
    title: { en: 'The same on glibenclamide: it stops', ar: 'الحالة نفسها على غليبنكلاميد: يوقف' },
    facts: { ...onSulfonylurea, sulfonylureaAgent: 'glibenclamide' },
    must: [{ id: 'stop:sulfonylurea', within: 7 }],
    findings: ['sulfonylurea.glibenclamide'],
    absentFindings: ['sulfonylurea.kidney'],
    source: 'AGS Beers 2023; KDIGO 2022',
  },
  {
    id: 'sulfonylurea-unknown-55',
    title: { en: 'The same, which one is not known: asked', ar: 'الحالة نفسها ولا يُعرف أيها: يُسأل' },
    facts: onSulfonylurea,
    must: [{ id: 'reduce:sulfonylurea', within: 14 }],
    findings: ['sulfonylurea.kidney'],
    source: 'contrast of the cases before',
  },
  {
    id: 'ramadan-wishes-high',
    title: { en: '60 years on insulin after a severe low, wishes to fast: spoken of, with the points against it', ar: 'مصاب عمره 60 على إنسولين وبعد نقص سكر شديد ويريد الصيام: يُبحث معه، ونقاط الخطر ضده' },
    facts: { age: 60, sex: 'male', fastsRamadan: true, a1c: 8.4, severeHypoglycaemia: true, hypoglycaemiaUnaware: true, basalInsulin: true, mealtimeInsulin: true, egfr: 40, diabetesType: 'type2' },
    must: [{ id: 'review:fasting', within: 28, gravity: 'important' }],
    findings: ['ramadan.wishes-high'],
    absentFindings: ['ramadan.high-risk'],
    source: 'IDF-DAR 2021',
  },
  {
    id: 'ramadan-wishes',
    title: { en: '45 years on metformin, well, wishes to fast: planned', ar: '45 سنة على ميتفورمين وبحال حسنة ويريد الصيام: يُخطَّط له' },
    facts: { age: 45, sex: 'male', fastsRamadan: true, a1c: 6.6, metformin: 1000, egfr: 95, diabetesType: 'type2', diabetesDuration: 3 },
    must: [{ id: 'review:fasting', within: 28, gravity: 'routine' }],
    findings: ['ramadan.wishes'],
    source: 'IDF-DAR 2021: visit six to eight weeks before Ramadan',
  },
  {
    id: 'ramadan-does-not',
    title: { en: 'The same, does not fast: not a word', ar: 'الحالة نفسها ولا يصوم: لا كلمة عنه' },
    facts: { age: 45, sex: 'male', fastsRamadan: false, a1c: 6.6, metformin: 1000, egfr: 95, diabetesType: 'type2', diabetesDuration: 3 },
    must: [],
    mustNot: ['review:fasting'],
    source: 'contrast of the case before',
  },
];

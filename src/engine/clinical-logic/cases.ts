import { defaultsOf } from '../kit/fields/fields.ts';
import type { Case } from '../kit/tool.ts';
import { fields, type Inputs } from './inputs.ts';
import type { Results } from './results.ts';

/** The example inputs with some fields changed; optional ones are absent unless named. */
const patient = (changes: Partial<Inputs>): Inputs => ({ ...defaultsOf(fields), ...changes });

/** Named patients. Unit tables and the browser tests read them. */
export const cases: readonly Case<Inputs, Results>[] = [
  {
    id: 'example', title: { en: 'The example inputs', ar: 'المُدخلات النموذجية' },
    inputs: patient({}),
    expect: { iriScore: 49, iriRisk: 'moderate', intensificationWeek: '~12', expectedEffect: 1.12, weightLoss5Weeks: 4.25 / 0.72, b12MonitoringNeeded: false },
    guards: ['heuristic', 'waterCaution', 'drugsCounted'], absentGuards: ['override', 'pregnancy', 'doubleIncretin', 'noDeficit', 'heldCounted'],
    source: { en: 'By hand: effect 1.1 × 0.7 + 0.5 × 0.7 = 1.12; 50 + 20 × (1.5 − 1.12) − 14 + 5 (BMI 27.8) = 48.6, so 49', ar: 'بالحساب اليدوي: الأثر \u20661.1 × 0.7 + 0.5 × 0.7 = 1.12\u2069؛ ثم \u206650 + 20 × (1.5 − 1.12) − 14 + 5 = 48.6\u2069 (مؤشر كتلة الجسم 27.8)، أي 49' },
  },
  {
    id: 'catabolic', title: { en: 'Catabolic symptoms at HbA1c 8 %', ar: 'أعراض هدمية مع سكر تراكمي \u20668%\u2069' },
    inputs: patient({ baselineA1c: 8, catabolicSymptoms: true }),
    expect: { iriScore: 90, iriRisk: 'high', intensificationWeek: 'NOW' },
    guards: ['override', 'noDeficitCatabolic'], absentGuards: ['pregnancy', 'sglt2Catabolic', 'catabolicLowA1c'],
    source: { en: 'Clinical facts, vignette 22; specification 4, override', ar: 'الحقائق السريرية، الحالة 22؛ والمواصفات 4، القاعدة الغالبة' },
  },
  {
    id: 'catabolic-low', title: { en: 'Catabolic symptoms at HbA1c 6.8 %, on an SGLT2 inhibitor', ar: 'أعراض هدمية مع سكر تراكمي \u20666.8%\u2069 وعلى مثبط SGLT2' },
    inputs: patient({ baselineA1c: 6.8, catabolicSymptoms: true, sglt2Inhibitor: true, acceptInjectables: false }),
    expect: { iriScore: 90, intensificationWeek: 'NOW' },
    guards: ['override', 'catabolicLowA1c', 'sglt2Catabolic', 'heldCounted'], absentGuards: ['injectableRefused', 'urgentOrgan'],
    source: { en: 'Decisions, Clinical Event Logic guards: SGLT2 in catabolism held; HbA1c below 7 looks for another cause', ar: 'القرارات، قواعد السلامة في أداة توقّع الأحداث السريرية: يُؤجَّل مثبط SGLT2 عند علامات الهدم؛ وسكر تراكمي دون 7 يستدعي البحث عن سبب آخر' },
  },
  {
    id: 'very-high', title: { en: 'HbA1c 10 % on basal insulin, with heart disease', ar: 'سكر تراكمي \u206610%\u2069 على إنسولين قاعدي مع مرض قلبي' },
    inputs: patient({ baselineA1c: 10, basalInsulin: true, ascvd: true, fpg: 310, hypoHistory: true }),
    expect: { iriScore: 90, iriRisk: 'high', intensificationWeek: 'NOW' },
    guards: ['override', 'ketones', 'urgentOrgan', 'insulinLows'],
    source: { en: 'Specification 4: override from 10 %; decisions: intensify basal where it is in use', ar: 'المواصفات 4: القاعدة الغالبة من \u206610%\u2069؛ والقرارات: يُكثَّف الإنسولين القاعدي إن كان مستعملًا' },
  },
  {
    id: 'on-glp1', title: { en: 'BMI 34 on a GLP-1 receptor agonist, high risk', ar: 'مؤشر كتلة الجسم 34 على ناهض مستقبلات GLP-1 وخطر مرتفع' },
    inputs: patient({ baselineA1c: 9.9, targetA1c: 6.8, weight: 104.125, height: 175, glp1RA: true, egfr: 70, adherenceScore: 0.5 }),
    expect: { iriScore: 63, iriRisk: 'high', intensificationWeek: '6-8', expectedEffect: 0.77 + 1.2 + 0.25 },
    guards: ['drugsCounted'], absentGuards: ['doubleIncretin'],
    source: { en: 'Clinical facts, vignette 25; by hand: 50 + 20 × (3.1 − 2.22) − 10 + 5 = 62.6', ar: 'الحقائق السريرية، الحالة 25؛ بالحساب اليدوي: \u206650 + 20 × (3.1 − 2.22) − 10 + 5 = 62.6\u2069' },
  },
  {
    id: 'tzd-heart-failure', title: { en: 'Heart failure on a TZD', ar: 'قصور قلب مع دواء TZD' },
    inputs: patient({ heartFailure: true, tzd: true }),
    expect: { iriRisk: 'moderate', expectedEffect: 1.92 },
    guards: ['tzdHeartFailure', 'waterIndividual', 'glp1HeartFailure'], absentGuards: ['waterCaution', 'tzdOedema'],
    source: { en: 'Clinical facts, vignette 27; effect by hand 0.77 + 0.8 + 0.35', ar: 'الحقائق السريرية، الحالة 27؛ والأثر بالحساب اليدوي \u20660.77 + 0.8 + 0.35\u2069' },
  },
  {
    id: 'kidney-18', title: { en: 'eGFR 18', ar: 'معدل ترشيح 18' },
    inputs: patient({ egfr: 18, ckd: true, ckdStage: 'stage4' }),
    expect: { expectedEffect: 0.35, iriScore: 64, iriRisk: 'high' },
    guards: ['metforminContraindicated', 'sglt2Kidney', 'waterIndividual', 'proteinKidney', 'a1cReliability'], absentGuards: ['kidneyDisagree', 'metforminDoNotRaise'],
    source: { en: 'Clinical facts, vignette 28; by hand: 50 + 20 × (1.5 − 0.35) − 14 + 5 = 64 (no kidney points below 30)', ar: 'الحقائق السريرية، الحالة 28؛ بالحساب اليدوي: \u206650 + 20 × (1.5 − 0.35) − 14 + 5 = 64\u2069 (لا نقاط للكلى دون 30)' },
  },
  {
    id: 'stage-disagrees', title: { en: 'Stage 4 entered with eGFR 70', ar: 'مرحلة رابعة مع معدل ترشيح 70' },
    inputs: patient({ egfr: 70, ckdStage: 'stage4' }),
    expect: { iriScore: 49, expectedEffect: 1.12 },
    guards: ['kidneyDisagree', 'metforminContraindicated', 'waterIndividual', 'proteinKidney'],
    source: { en: 'Decisions: the worse of stage and eGFR counts for guards, the renal factor takes the eGFR alone; the score is the example’s', ar: 'القرارات: في قواعد السلامة يُؤخذ بالأسوأ من المرحلة ومعدل الترشيح، أما عامل الكلى فبمعدل الترشيح وحده؛ والدرجة هي درجة المثال' },
  },
  {
    id: 'improving', title: { en: 'HbA1c falling from 9.5 to 8.5 %', ar: 'سكر تراكمي ينخفض من 9.5 إلى \u20668.5%\u2069' },
    inputs: patient({ priorA1c: 9.5 }),
    expect: { iriScore: 39, iriRisk: 'moderate' },
    source: { en: 'Clinical facts, vignette 31: 48.6 − 10 × 1 = 38.6', ar: 'الحقائق السريرية، الحالة 31: \u206648.6 − 10 × 1 = 38.6\u2069' },
  },
  {
    id: 'unchanged', title: { en: 'HbA1c unchanged at 8.5 %', ar: 'سكر تراكمي ثابت عند \u20668.5%\u2069' },
    inputs: patient({ priorA1c: 8.5 }),
    expect: { iriScore: 49 },
    source: { en: 'Clinical facts, vignette 31: no change, 48.6', ar: 'الحقائق السريرية، الحالة 31: لا تغيّر، 48.6' },
  },
  {
    id: 'worsening', title: { en: 'HbA1c rising from 7.5 to 8.5 %', ar: 'سكر تراكمي يرتفع من 7.5 إلى \u20668.5%\u2069' },
    inputs: patient({ priorA1c: 7.5 }),
    expect: { iriScore: 64, iriRisk: 'high', intensificationWeek: '6-8' },
    source: { en: 'Decisions, trend term: 48.6 + 15 × 1 = 63.6', ar: 'القرارات، حدّ الاتجاه: \u206648.6 + 15 × 1 = 63.6\u2069' },
  },
  {
    id: 'small-woman', title: { en: 'Woman of 70 years, 45 kg, BMI 18.7', ar: 'امرأة عمرها 70 سنة ووزنها 45 كغ ومؤشر كتلة جسمها 18.7' },
    inputs: patient({ sex: 'female', age: 70, weight: 45, height: 155 }),
    expect: { iriScore: 44 },
    guards: ['noDeficit'], absentGuards: ['underweight', 'deficitOlder', 'remissionWithheld', 'calorieFloor'],
    source: { en: 'Clinical facts, vignette 32; by hand 50 + 20 × 0.38 − 14 = 43.6; resting 447.593 + 9.247 × 45 + 3.098 × 155 − 4.33 × 70 = 1040.8 kcal, × 1.2 = 1249, no deficit', ar: 'الحقائق السريرية، الحالة 32؛ بالحساب اليدوي \u206650 + 20 × 0.38 − 14 = 43.6\u2069؛ وطاقة الراحة \u2066447.593 + 9.247 × 45 + 3.098 × 155 − 4.33 × 70 = 1040.8\u2069 سعرة، \u2066× 1.2 = 1249\u2069، بلا عجز في السعرات' },
  },
  {
    id: 'pregnant', title: { en: 'Pregnancy', ar: 'حمل' },
    inputs: patient({ sex: 'female', pregnancy: true, neuropathy: true, glp1RA: true }),
    expect: { drugRecommendations: {}, b12MonitoringNeeded: true },
    guards: ['pregnancy', 'a1cReliability', 'b12Unknown', 'feet'], absentGuards: ['waterCaution', 'noDeficit', 'deficitOlder'],
    source: { en: 'Clinical facts 3.6; decision on pregnancy', ar: 'الحقائق السريرية 3.6؛ والقرار الخاص بالحمل' },
  },
  {
    id: 'double-incretin', title: { en: 'DPP-4 inhibitor and GLP-1 receptor agonist together', ar: 'مثبط DPP-4 مع ناهض مستقبلات GLP-1' },
    inputs: patient({ dpp4Inhibitor: true, glp1RA: true }),
    expect: { expectedEffect: 0.77 + 1.2 + 0.35 },
    guards: ['doubleIncretin'],
    source: { en: 'Decisions: one incretin effect, the larger (1.2)', ar: 'القرارات: أثر إنكريتين واحد، وهو الأكبر (1.2)' },
  },
  {
    id: 'older', title: { en: 'Woman of 80 years with lows on a sulfonylurea', ar: 'امرأة عمرها 80 سنة مع نوبات نقص سكر على سلفونيل يوريا' },
    inputs: patient({ sex: 'female', age: 80, hypoHistory: true, sulfonylurea: true, targetA1c: 6.4, b12Level: 180, sleepHours: 5, bloodPressure: { systolic: 185, diastolic: 90 } }),
    expect: { iriRisk: 'moderate' },
    guards: ['sulfonylureaLows', 'targetOlder', 'targetStrict', 'b12Low', 'deficitOlder', 'sleep', 'pressureUrgent'],
    source: { en: 'Decisions, guards: age 75 without a deficit, B12 below 200 low, sulfonylurea with lows reviewed', ar: 'القرارات، قواعد السلامة: عمر 75 بلا عجز في السعرات، وفيتامين B12 دون 200 منخفض، ويُراجَع سلفونيل يوريا مع نوبات نقص السكر' },
  },
  {
    id: 'at-target', title: { en: 'At target, fatty liver, low adherence', ar: 'ضمن الهدف مع كبد دهني والتزام ضعيف' },
    inputs: patient({ baselineA1c: 6.4, targetA1c: 7, nafld: true, adherenceScore: 0.4, b12Level: 250, fpg: 50, metforminTolerance: false, weight: 120, edemaHistory: true, tzd: true, basalInsulin: true }),
    expect: { iriRisk: 'low', intensificationWeek: '~12' },
    guards: ['atTarget', 'diabetesConfirmed', 'lowAdherence', 'b12Borderline', 'hypoglycaemia', 'metforminNotTolerated', 'tzdOedema', 'remissionWithheld', 'waterCapped'],
    source: { en: 'Decisions: no gap; B12 200 to 299 borderline; remission withheld on basal insulin; water capped at 3.5 L (120 kg × 40 mL = 4.8 L)', ar: 'القرارات: لا فجوة بين الحدود؛ فيتامين B12 من 200 إلى 299 على الحد؛ لا تُذكر الهدأة مع الإنسولين القاعدي؛ والماء لا يتجاوز 3.5 لتر (\u2066120 kg × 40 mL = 4.8 L\u2069)' },
  },
  {
    id: 'kidney-40', title: { en: 'eGFR 40 on an SGLT2 inhibitor, lower carbohydrate', ar: 'معدل ترشيح 40 على مثبط SGLT2 مع كربوهيدرات أقل' },
    inputs: patient({ egfr: 40, sglt2Inhibitor: true, eatingStyle: 'lower_carb' }),
    expect: { expectedEffect: 0.539 + 0.7 + 0.35, iriScore: 49 },
    guards: ['metforminDoNotRaise', 'sglt2Weak', 'lowCarbKetosis', 'proteinKidney'],
    source: { en: 'By hand: effect 1.1 × 0.7 × 0.7 + 0.7 + 0.35 = 1.589; 50 + 20 × (1.5 − 1.589) − 14 + 5 + 10 = 49.22', ar: 'بالحساب اليدوي: الأثر \u20661.1 × 0.7 × 0.7 + 0.7 + 0.35 = 1.589\u2069؛ ثم \u206650 + 20 × (1.5 − 1.589) − 14 + 5 + 10 = 49.22\u2069' },
  },
  {
    id: 'kidney-50', title: { en: 'eGFR 50, heart failure, neuropathy, a year on metformin', ar: 'معدل ترشيح 50 مع قصور قلب واعتلال أعصاب وسنة على الميتفورمين' },
    inputs: patient({ egfr: 50, heartFailure: true, neuropathy: true, metforminDuration: 12, metforminDose: 1000 }),
    expect: { b12MonitoringNeeded: true, expectedEffect: 1.45 },
    guards: ['metforminWatch', 'waterIndividual', 'b12Unknown', 'feet'],
    source: { en: 'Decisions: B12 from 12 months; clinical facts 3.5, heart failure at eGFR 50 puts the SGLT2 inhibitor at 85', ar: 'القرارات: فيتامين B12 بعد 12 شهرًا؛ والحقائق السريرية 3.5: قصور القلب مع معدل ترشيح 50 يضع مثبط SGLT2 عند 85' },
  },
  {
    id: 'underweight', title: { en: 'BMI 17', ar: 'مؤشر كتلة الجسم 17' },
    inputs: patient({ weight: 52, height: 175 }),
    expect: { iriScore: 44 },
    guards: ['underweight'], absentGuards: ['noDeficit', 'calorieFloor'],
    source: { en: 'Decisions: no calorie advice below BMI 18.5; score 43.6 without the weight points', ar: 'القرارات: لا نصيحة بالسعرات إذا قلّ مؤشر كتلة الجسم عن 18.5؛ والدرجة 43.6 بلا نقاط الوزن' },
  },
];

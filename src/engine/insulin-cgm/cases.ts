import { defaultsOf } from '../kit/fields/fields.ts';
import type { Case } from '../kit/tool.ts';
import { fields, type Inputs } from './inputs.ts';
import type { Results } from './results.ts';

/** The example inputs with some fields changed; optional ones are absent unless named. */
const patient = (changes: Partial<Inputs>): Inputs => ({ ...defaultsOf(fields), ...changes });

/** Named patients. Unit tables, screenshots and the browser tests read them. */
export const cases: readonly Case<Inputs, Results>[] = [
  {
    id: 'example', title: { en: 'The example inputs', ar: 'المُدخلات النموذجية' },
    inputs: patient({}),
    expect: { expectedA1c12w: 7.43, currentRegimenA1c: 7.43, iriScore: 30.75, iriRisk: 'low', intensificationWeek: 16, weekOfFirstChange: 1, insulinDecision: { decision: 'WAIT & OPTIMIZE', banner: 'yellow', appropriate: false } },
    guards: ['assumesNew', 'pregnancy'], absentGuards: ['heldCounted', 'startNowExclude', 'doseWithheld', 'referenceOnly'],
    source: { en: 'By hand: metformin 1.1 × 0.7 + lifestyle 0.5 × 0.6 = 1.07, 8.5 − 1.07 = 7.43; IRI 20 + 25 × 0.43 = 30.75', ar: 'بالحساب اليدوي: الميتفورمين \u20661.1 × 0.7\u2069 + نمط الحياة \u20660.5 × 0.6\u2069 = 1.07، ثم \u20668.5 − 1.07 = 7.43\u2069؛ وIRI \u206620 + 25 × 0.43 = 30.75\u2069' },
  },
  {
    id: 'start-50kg', title: { en: 'HbA1c 10.0 % at 50 years and 50 kg', ar: 'سكر تراكمي \u206610.0%\u2069 بعمر 50 سنة ووزن 50 كغ' },
    inputs: patient({ baselineA1c: 10, age: 50, weight: 50, height: 160 }),
    expect: { expectedA1c12w: 7.4, basalBlock: { units: 7, inUse: false, ceiling: 25, overBasal: false, referenceOnly: false, withheld: [] } },
    guards: ['startNowExclude', 'rangeExceeds'], absentGuards: ['doseWithheld', 'cautiousStart', 'referenceOnly'],
    source: { en: 'Clinical facts, vignette 34: START NOW and at most 10 U (0.2 U/kg); by hand 0.15 × 50 = 7.5, rounded down; 10 − 1.07 − 1.53 = 7.4', ar: 'الحقائق السريرية، الحالة 34: «ابدأ الآن» و10 وحدات على الأكثر (0.2 وحدة لكل كغ)؛ بالحساب اليدوي \u20660.15 × 50 = 7.5\u2069 تُقرَّب إلى الأدنى؛ ثم \u206610 − 1.07 − 1.53 = 7.4\u2069' },
  },
  {
    id: 'su-wait', title: { en: 'On a sulfonylurea, insulin waits', ar: 'على السلفونيل يوريا والإنسولين مؤجَّل' },
    inputs: patient({ su: true, age: 70 }),
    expect: { currentRegimenA1c: 6.33, insulinDecision: { decision: 'WAIT & OPTIMIZE', banner: 'yellow', appropriate: false } },
    guards: ['suReview'], absentGuards: ['suStop'],
    source: { en: 'Clinical facts, vignette 36: not “stop” unconditionally; by hand 8.5 − 1.07 − 1.1 = 6.33', ar: 'الحقائق السريرية، الحالة 36: لا «إيقاف» بلا شرط؛ بالحساب اليدوي \u20668.5 − 1.07 − 1.1 = 6.33\u2069' },
  },
  {
    id: 'symptomatic-sglt2', title: { en: 'Symptomatic on an SGLT2 inhibitor', ar: 'أعراض مع مثبط SGLT2' },
    inputs: patient({ symptomatic: true, sglt2: true, fpg: 310, su: true }),
    expect: { insulinDecision: { decision: 'START NOW', banner: 'red', appropriate: true } },
    guards: ['sglt2Hold', 'startNowExclude', 'ketones', 'suStop', 'heldCounted'], absentGuards: ['suReview', 'doseWithheld'],
    source: { en: 'Clinical facts, vignette 37: hold and look for ketones; decision on START NOW', ar: 'الحقائق السريرية، الحالة 37: يُؤجَّل ويُبحث عن الكيتونات؛ والقرار الخاص بـ«ابدأ الآن»' },
  },
  {
    id: 'cgm-lows', title: { en: 'CGM: 80 % in range but 9 % low', ar: 'المراقبة المستمرة: \u206680%\u2069 ضمن النطاق و\u20669%\u2069 منخفض' },
    inputs: patient({ tir70180: 80, tbrUnder70: 9, tbrUnder54: 2, tarOver180: 11, coefficientVariation: 41, gmi: 6.4, basalInsulin: true, currentBasalUnits: 30 }),
    expect: { deIntensify: 'now', basalBlock: { units: 30, inUse: true, ceiling: 42, overBasal: false, referenceOnly: false, withheld: ['hypoglycaemia'] } },
    guards: ['lowsFirst', 'doseWithheld', 'variability', 'gmiGap', 'cgmUnconfirmed'], absentGuards: ['overBasal', 'cgmInsufficient'],
    source: { en: 'Clinical facts, vignette 39: the hypoglycaemia flag wins over the time in range', ar: 'الحقائق السريرية، الحالة 39: تنبيه نقص السكر مقدَّم على الوقت ضمن النطاق' },
  },
  {
    id: 'nph', title: { en: 'HbA1c 10.5 %, cost decides', ar: 'سكر تراكمي \u206610.5%\u2069 والتكلفة حاسمة' },
    inputs: patient({ baselineA1c: 10.5, costSensitivity: 'high', injectablesAcceptance: 'refuses' }),
    expect: { basalBlock: { units: 10, inUse: false, ceiling: 42, overBasal: false, referenceOnly: false, withheld: [] } },
    guards: ['preferenceStands'], absentGuards: ['injectableRefused'],
    source: { en: 'Specification 4.1 and 9.1: NPH 10 units at bedtime where cost is decisive and nothing speaks for an analog', ar: 'المواصفات 4.1 و9.1: إنسولين NPH بمقدار 10 وحدات عند النوم حين تكون الكلفة هي الحاسمة ولا داعي إلى نظير الإنسولين' },
  },
  {
    id: 'reference', title: { en: 'HbA1c 9.6 %: dosing for reference', ar: 'سكر تراكمي \u20669.6%\u2069: جرعة للاطلاع' },
    inputs: patient({ baselineA1c: 9.6, priorA1c: 9 }),
    expect: { basalBlock: { units: 12, inUse: false, ceiling: 42, overBasal: false, referenceOnly: true, withheld: [] }, iriScore: 58.25, iriRisk: 'moderate', intensificationWeek: 12 },
    guards: ['referenceOnly'], absentGuards: ['startNowExclude'],
    source: { en: 'Specification 4.1: block from 9.5 %; by hand 0.15 × 85 = 12.75 rounded down; IRI 20 + 25 × (8.53 − 7) = 58.25', ar: 'المواصفات 4.1: مانع من \u20669.5%\u2069؛ بالحساب اليدوي \u20660.15 × 85 = 12.75\u2069 تُقرَّب إلى الأدنى؛ وIRI \u206620 + 25 × (8.53 − 7) = 58.25\u2069' },
  },
  {
    id: 'older-kidney', title: { en: 'Age 78, past severe low, CKD stage 4', ar: 'عمر 78 سنة مع نقص سكر شديد سابق ومرحلة كلوية 4' },
    inputs: patient({ age: 78, weight: 52, height: 160, baselineA1c: 10.2, egfrBand: '<30', ckdStage: 'stage4', pastHypoglycemiaGrade2: true, cgmAccess: 'partial', tir70180: 55, tbrUnder70: 0.5, tarOver180: 44.5, heartFailure: true }),
    expect: { basalBlock: { units: 5, inUse: false, ceiling: 26, overBasal: false, referenceOnly: false, withheld: [] }, iriScore: 92.5 },
    guards: ['cautiousStart', 'metforminContraindicated', 'sglt2Kidney', 'olderTargets', 'a1cReliability', 'tzdNotOffered'], absentGuards: ['lowsFirst', 'kidneyDisagrees', 'metforminLimited'],
    source: { en: 'By hand: 0.1 × 52 = 5.2 rounded down; metformin counts 0, so 10.2 − 0.3 = 9.9 and IRI 20 + 25 × 2.9 = 92.5', ar: 'بالحساب اليدوي: \u20660.1 × 52 = 5.2\u2069 تُقرَّب إلى الأدنى؛ والميتفورمين يُحتسب 0، فالناتج \u206610.2 − 0.3 = 9.9\u2069 وIRI \u206620 + 25 × 2.9 = 92.5\u2069' },
  },
  {
    id: 'over-basal', title: { en: '50 units of basal insulin at 85 kg', ar: '50 وحدة من الإنسولين القاعدي لوزن 85 كغ' },
    inputs: patient({ basalInsulin: true, currentBasalUnits: 50, baselineA1c: 9 }),
    expect: { basalBlock: { units: 50, inUse: true, ceiling: 42, overBasal: true, referenceOnly: false, withheld: [] } },
    guards: ['overBasal'], absentGuards: ['cautiousStart', 'basalUnitsMissing'],
    source: { en: 'Specification 9.1: 0.5 U/kg without mealtime cover; 42.5 units at 85 kg', ar: 'المواصفات 9.1: 0.5 وحدة لكل كغ بلا تغطية للوجبات؛ و42.5 وحدة لوزن 85 كغ' },
  },
  {
    id: 'withheld', title: { en: 'Symptoms with HbA1c 6.8 % and fasting glucose 90', ar: 'أعراض مع سكر تراكمي \u20666.8%\u2069 وسكر الصائم 90' },
    inputs: patient({ symptomatic: true, baselineA1c: 6.8, fpg: 90 }),
    expect: { basalBlock: { units: 12, inUse: false, ceiling: 42, overBasal: false, referenceOnly: false, withheld: ['a1c', 'fpg'] } },
    guards: ['doseWithheld', 'atGoal', 'startNowExclude', 'benefitHidden'], absentGuards: ['ketones', 'hypoglycaemia'],
    source: { en: 'Decision on the start dose: none printed below 7 % or a fasting glucose of 100; the model’s number stays in the record', ar: 'القرار الخاص بجرعة البدء: لا تُطبع جرعة دون \u20667%\u2069 أو مع سكر الصائم دون 100؛ ويبقى رقم النموذج في السجل المحفوظ' },
  },
  {
    id: 'many-agents', title: { en: 'HbA1c 7.4 % on many medicines', ar: 'سكر تراكمي \u20667.4%\u2069 مع أدوية كثيرة' },
    inputs: patient({ baselineA1c: 7.4, sitagliptin100: true, glp1Ra: true, sglt2: true, tzd: true, heartFailure: true, egfrBand: '45-59', ckdStage: 'stage3a', weight: 110, height: 170, metforminMr: { dose: 1000, tolerance: 'good', duration: 30 } }),
    expect: { expectedA1c12w: 5.5, iriScore: 0, iriRisk: 'low', obesityClass: 'class2' },
    guards: ['incretinTwice', 'tzdHeartFailure', 'floored', 'benefitHidden', 'b12', 'lipoic', 'sitagliptinDiffers'], absentGuards: ['tzdNotOffered'],
    source: { en: 'By hand: 1.1 + 1.2 + 0.7 + 0.8 + 0.3 = 4.1 held at 2.5, floored at 5.5; IRI clamped at 0', ar: 'بالحساب اليدوي: \u20661.1 + 1.2 + 0.7 + 0.8 + 0.3 = 4.1\u2069 تقف عند 2.5، والحد الأدنى 5.5؛ ويُثبّت IRI عند 0' },
  },
  {
    id: 'refuses-injections', title: { en: 'BMI 38, refuses injections', ar: 'مؤشر كتلة الجسم 38 مع رفض الحقن' },
    inputs: patient({ weight: 110, height: 170, injectablesAcceptance: 'refuses', ckdStage: 'stage3b', metforminMr: { dose: 750, tolerance: 'poor', duration: 4 } }),
    expect: { weekOfFirstChange: 4 },
    guards: ['injectableRefused', 'kidneyDisagrees', 'metforminLimited', 'metforminPoor'], absentGuards: ['preferenceStands', 'b12'],
    source: { en: 'Decisions: injectables never first for “refuses”; the worse of stage and band counts for the cautions', ar: 'القرارات: لا تُقدَّم الحقن أولًا لمن «يرفضها»؛ وفي التنبيهات يُؤخذ بالأسوأ من المرحلة والشريحة' },
  },
];

import { insulinHalfBelow, insulinLessBelow } from '../../clinical/insulin-kidney.ts';
import type { SourceId } from '../../clinical/sources.ts';
import type { Mark } from '../../kit/worksheet/cited.ts';
import { type Band, bands, type Block, cite, type Citation, type DiseaseInteraction, type Dose, dose, from, type StartBasis, type Text, t } from './record.ts';
import { general, heartNotProven, kidneyNotProven } from './shared.ts';

/** What the five insulins share, written once; each cites its own label for it, with how far that label was read. */
const review = cite('insulinReview2023', 'V');
export const ada = cite('ada2025', 'S');
export const regional = cite('labelRegional', 'V');

export const route = t('Subcutaneous injection', 'حقن تحت الجلد');

const lines = {
  thiazolidinedione: { drug: t('Thiazolidinedione (pioglitazone)', 'الثيازوليدينديون (بيوغليتازون)'), effect: t('Fluid retention, heart failure', 'احتباس السوائل وقصور القلب'), action: t('Watch weight and oedema; reduce or stop the thiazolidinedione.', 'يُراقَب الوزن والوذمة؛ ويُخفَّض الثيازوليدينديون أو يوقف.') },
  secretagogue: { drug: t('Sulfonylurea or glinide', 'السلفونيل يوريا أو الغلينيدات'), effect: t('Hypoglycaemia', 'نقص السكر'), action: t('Stop it or halve the dose.', 'يوقف أو تُنصَّف جرعته.') },
  incretin: { drug: t('GLP-1 receptor agonist or tirzepatide', 'ناهض مستقبلات GLP-1 أو تيرزيباتيد'), effect: t('Hypoglycaemia', 'نقص السكر'), action: t('Consider reducing the insulin.', 'يُنظر في خفض الإنسولين.') },
  alcohol: { drug: t('Alcohol', 'الكحول'), effect: t('Delayed hypoglycaemia', 'نقص سكر متأخر'), action: t('Limit it; never drink without food.', 'يُحدّ منه ولا يُتناول دون طعام.') },
  potassium: { drug: t('Medicines that lower potassium', 'الأدوية الخافضة للبوتاسيوم'), effect: t('Hypokalaemia', 'نقص بوتاسيوم الدم'), action: t('Check potassium in those at risk.', 'يُفحص البوتاسيوم لمن هم في خطر.') },
} as const;
const moderate = [
  t('More hypoglycaemia: ACE inhibitors and ARBs, fibrates, fluoxetine, MAO inhibitors, salicylates, sulfonamide antibiotics, somatostatin analogues, pentamidine.', 'تزيد نقص السكر: مثبطات ACE وحاصرات ARB والفيبرات والفلوكسيتين ومثبطات MAO والساليسيلات والمضادات الحيوية السلفوناميدية ونظائر السوماتوستاتين والبنتاميدين.'),
  t('Less effect: corticosteroids, niacin, danazol, diuretics, sympathomimetics, isoniazid, atypical antipsychotics, oestrogens, thyroid hormone, glucagon.', 'تقلل التأثير: الكورتيزونات والنياسين والدانازول والمدرات ومحاكيات الودي والإيزونيازيد ومضادات الذهان اللانمطية والإستروجينات وهرمون الدرقية والغلوكاغون.'),
  t('Mask warning signs: beta-blockers, clonidine, guanethidine, reserpine.', 'تُخفي علامات الإنذار: حاصرات بيتا والكلونيدين والغوانيثيدين والريزيربين.'),
  t('Variable effect: lithium, alcohol.', 'في الاتجاهين: الليثيوم والكحول.'),
] as const;
const contraindications = [
  t('During hypoglycaemia', 'أثناء نقص السكر'),
  t('Hypersensitivity to this insulin or its excipients', 'فرط التحسس من هذا الإنسولين أو سواغاته'),
] as const;
const monitoring = [
  t('Glucose by meter or CGM; HbA1c every 3 months until stable.', 'السكر بالجهاز المنزلي أو المراقبة المستمرة؛ والسكر التراكمي كل 3 أشهر حتى الاستقرار.'),
  t('Weight; potassium in those at risk; eGFR.', 'الوزن؛ والبوتاسيوم لمن هم في خطر؛ ومعدل الترشيح.'),
  t('Injection sites: lipodystrophy, cutaneous amyloidosis.', 'مواضع الحقن: الحثل الشحمي والداء النشواني الجلدي.'),
] as const;
const tips = [
  t('Check the label on your insulin every time.', 'اقرأ ملصق الإنسولين في كل مرة.', 'اقرئي ملصق الإنسولين في كل مرة.'),
  t('Never share a pen, even with a new needle.', 'لا تشارك القلم مع أحد ولو بإبرة جديدة.', 'لا تشاركي القلم مع أحد ولو بإبرة جديدة.'),
  t('Change where you inject each time.', 'بدّل موضع الحقن كل مرة.', 'بدّلي موضع الحقن كل مرة.'),
  t('Carry fast-acting sugar with you. If your sugar is low, take 15 g of it and check again after 15 minutes.', 'احمل معك سكرًا سريعًا. عند الانخفاض تناول 15 غ منه، ثم أعد الفحص بعد 15 دقيقة.', 'احملي معكِ سكرًا سريعًا. عند الانخفاض تناولي 15 غ منه، ثم أعيدي الفحص بعد 15 دقيقة.'),
  t('If you have type 1 diabetes, never stop your long-acting insulin.', 'في النوع الأول لا توقف الإنسولين الطويل المفعول أبدًا.', 'في النوع الأول لا توقفي الإنسولين الطويل المفعول أبدًا.'),
  t('Keep unopened insulin at 2 to 8 °C; never freeze it.', 'احفظ الإنسولين غير المفتوح بين 2 و8 °C، ولا تجمّده أبدًا.', 'احفظي الإنسولين غير المفتوح بين 2 و8 °C، ولا تجمّديه أبدًا.'),
] as const;

const unaware = {
  disease: t('Hypoglycaemia unawareness, frailty, age 65 or over', 'عدم الإحساس بنقص السكر أو الوهن أو العمر 65 سنة فأكثر'), risk: t('Severe hypoglycaemia', 'نقص سكر شديد'),
  start: {
    basal: t('Start at 0.1 units/kg, with a relaxed target.', 'يُبدأ بـ0.1 وحدة/كغ مع هدف أقل صرامة.'),
    mealtime: t('Start low, with a relaxed target.', 'يُبدأ بجرعة منخفضة مع هدف أقل صرامة.'),
  },
} as const;
function diseases(use: Own['use']): readonly DiseaseInteraction[] {
  return [
    { heartFailure: true, disease: t('Heart failure, especially with a thiazolidinedione', 'قصور القلب، ولا سيما مع الثيازوليدينديون'), risk: t('Fluid retention', 'احتباس السوائل'), action: t('Monitor weight and oedema; stop the thiazolidinedione first.', 'يُراقَب الوزن والوذمة؛ ويوقف الثيازوليدينديون أولًا.') },
    { disease: t('Chronic kidney disease', 'مرض الكلى المزمن'), risk: t('Prolonged action, hypoglycaemia', 'تأثير أطول ونقص السكر'), action: t('Follow the eGFR bands.', 'تُتبع نطاقات معدل الترشيح.') },
    { disease: t('Liver disease', 'مرض الكبد'), risk: t('Unpredictable requirements', 'حاجة غير متوقّعة'), action: t('Check glucose more often.', 'يُفحص السكر مرات أكثر.') },
    { disease: unaware.disease, risk: unaware.risk, action: unaware.start[use] },
    { disease: t('Risk of hypokalaemia', 'خطر نقص البوتاسيوم'), risk: t('Arrhythmia', 'اضطراب النظم'), action: t('Check potassium.', 'يُفحص البوتاسيوم.') },
  ];
}

const pregnancy = t('Pregnancy and breastfeeding', 'الحمل والرضاعة الطبيعية');
/** What the labels say alike about the need for insulin around a birth. */
const needAroundBirth = t(
  'May be used; requirements fall, then rise, and drop after delivery.',
  'يجوز استعماله؛ تقل الحاجة ثم تزيد، وتهبط بعد الولادة.');

/** What one insulin's own texts say, and how far its US label was read for what all of them share. */
interface Own {
  readonly label: SourceId;
  readonly use: 'basal' | 'mealtime';
  readonly read: { readonly contraindications: Mark; readonly interactions: Mark };
  readonly indications: Block<Text>;
  readonly hepatic: Block<Text>;
  /** What is known of it in pregnancy and breastfeeding, and where that was read. */
  readonly birth: { readonly risk: Text; readonly mark?: Mark; readonly cite: readonly Citation[] };
}

/** The shared parts of a record with one insulin's own label at each. */
export function insulin({ label, use, read, indications, hepatic, birth: { cite: birth, ...known } }: Own) {
  const interactions = cite(label, read.interactions);
  return {
    indications: from(indications.cite, { T2DM: true, T1DM: true, note: indications.content }),
    hepatic_adjust: hepatic,
    contraindications: from(cite(label, read.contraindications), contraindications),
    ddis_major: from(interactions, Object.values(lines)),
    ddis_moderate: from(interactions, moderate),
    ddzis: from([interactions, ada, general, ...birth], [
      ...shared[use],
      { disease: pregnancy, ...known, action: needAroundBirth },
    ] satisfies readonly DiseaseInteraction[]),
    monitoring: from([interactions, general], monitoring),
    patient_tips: from([interactions, general], tips),
    heart: from(general, heartNotProven),
    kidney: from(cite('kdigo2022', 'S'), kidneyNotProven),
  } as const;
}
const shared = { basal: diseases('basal'), mealtime: diseases('mealtime') } as const;

export const doseFacts = {
  type1: t('Type 1 diabetes: 0.4 to 1.0 units/kg a day in total, usually 0.5, about half of it basal.', 'النوع الأول: 0.4 إلى 1.0 وحدة/كغ يوميًا إجمالًا، وغالبًا 0.5، ونحو نصفها إنسولين قاعدي.'),
  type2: t('Type 2 diabetes, basal: 10 units or 0.1 to 0.2 units/kg a day; increase by 2 units every 3 days to the fasting target; reduce by 10 to 20 % after unexplained hypoglycaemia; suspect overbasalisation above 0.5 units/kg a day.',
    'النوع الثاني، الإنسولين القاعدي: 10 وحدات أو 0.1 إلى 0.2 وحدة/كغ يوميًا؛ وتُزاد الجرعة وحدتين كل 3 أيام حتى بلوغ هدف سكر الصائم؛ وتُخفَّض الجرعة بنسبة 10 إلى 20% بعد نقص سكر غير مفسَّر؛ ويُشتبه في زيادة الإنسولين القاعدي عن حاجته فوق 0.5 وحدة/كغ يوميًا.'),
  route: t('Not intravenously and not in a pump unless the product’s label says so.', 'لا يُعطى في الوريد ولا في المضخة ما لم تنص نشرة المنتج على ذلك.'),
} as const;
export const doseSources = [review, ada] as const;

interface Line { readonly action: Text; readonly warning: Text }
const kidney: { readonly watch: Text; readonly quarter: Line; readonly half: Line } = {
  watch: t('No set reduction: start low and watch for hypoglycaemia.', 'لا خفض محدد: يُبدأ بجرعة منخفضة ويُراقَب نقص السكر.'),
  quarter: {
    action: t('As kidney function falls, about 25 % less a day, more on dialysis or with lows (practice convention; labels: adjust to glucose). Insulin acts longer.', 'مع تراجع وظائف الكلى تقل الجرعة اليومية بنسبة 25% تقريبًا، وأكثر مع الغسيل أو نقص السكر (عُرف عملي؛ والنشرات: التعديل حسب السكر). يطول تأثير الإنسولين.'),
    warning: t('eGFR 10 to below 50: insulin acts longer, hypoglycaemia is more likely; about 25 % less a day (practice convention).', 'عند معدل ترشيح من 10 إلى أقل من 50: يطول تأثير الإنسولين ويزيد احتمال نقص السكر؛ جرعة يومية أقل بنسبة 25% تقريبًا (عُرف عملي).'),
  },
  half: {
    action: t('About 50 % less a day, including on dialysis (practice convention; labels: adjust to glucose). Insulin acts much longer: severe hypoglycaemia.', 'جرعة يومية أقل بنسبة 50% تقريبًا، ويشمل الغسيل (عُرف عملي؛ والنشرات: التعديل حسب السكر). يطول تأثير الإنسولين كثيرًا فيشتد نقص السكر.'),
    warning: t('Below eGFR 10: insulin acts much longer, severe hypoglycaemia is likely; about 50 % less a day (practice convention).', 'دون معدل ترشيح 10: يطول تأثير الإنسولين كثيرًا ويُتوقّع نقص سكر شديد؛ جرعة يومية أقل بنسبة 50% تقريبًا (عُرف عملي).'),
  },
};
const usual = t('No change; adjust to glucose.', 'دون تغيير؛ والتعديل حسب السكر.');

interface Doses { readonly half: Dose; readonly quarter: Dose; readonly watch: Dose; readonly usual: Dose; readonly basis?: StartBasis }
/** The shared bands with the words of one kind of insulin, under the label of one that gives no figure. */
function insulinBands(doses: Doses): (label: SourceId) => Block<readonly Band[]> {
  const basis = doses.basis && { basis: doses.basis };
  const all = bands(
    { min: 0, max: insulinHalfBelow.value, severity: 'reduce', short: t('about 50 % less', 'خفض 50% تقريبًا'), ...kidney.half, dose: doses.half, ...basis },
    { min: insulinHalfBelow.value, max: insulinLessBelow.value, severity: 'reduce', short: t('about 25 % less', 'خفض 25% تقريبًا'), ...kidney.quarter, dose: doses.quarter, ...basis },
    { min: insulinLessBelow.value, max: 60, severity: 'caution', short: t('start low', 'بدء منخفض'), action: kidney.watch, dose: doses.watch, ...basis },
    { min: 60, max: null, severity: 'none', short: t('no change', 'دون تغيير'), action: usual, dose: doses.usual, ...basis },
  );
  return (label) => from([cite('insulinRenalConvention', 'R'), cite(label, 'R'), general], all);
}

const basalStart = dose('Start <b>{units} once daily</b> ({basis}).', 'البدء بـ<b>{units} مرة يوميًا</b> ({basis}).');
/** Above 110 kg the lower figure stays at 10 units: a heavier person must not read that this is 0.1 units/kg. */
const basalBasis: StartBasis = {
  low: t('0.1 units/kg, rounded down', '0.1 وحدة/كغ مع التقريب إلى الأدنى'),
  lowToHigh: t('0.1 to 0.2 units/kg, rounded down', '0.1 إلى 0.2 وحدة/كغ مع التقريب إلى الأدنى'),
  fixed: t('the labels’ fixed start, below 0.1 units/kg at this weight', 'جرعة البدء الثابتة في النشرات، وهي دون 0.1 وحدة/كغ عند هذا الوزن'),
  fixedToHigh: t('from the labels’ fixed start to 0.2 units/kg, rounded down', 'من جرعة البدء الثابتة في النشرات إلى 0.2 وحدة/كغ مع التقريب إلى الأدنى'),
};
export const basalBands = insulinBands({
  half: dose('New start: <b>{units} once daily</b> ({basis}). Already taking it: about 50 % less a day.', 'بدء جديد: <b>{units} مرة يوميًا</b> ({basis}). لمن يستعمله الآن: جرعة يومية أقل بنسبة 50% تقريبًا.'),
  quarter: dose('New start: <b>{units} once daily</b> ({basis}). Already taking it: about 25 % less a day.', 'بدء جديد: <b>{units} مرة يوميًا</b> ({basis}). لمن يستعمله الآن: جرعة يومية أقل بنسبة 25% تقريبًا.'),
  watch: basalStart, usual: basalStart, basis: basalBasis,
});

const mealtimeStart = dose('Type 2: start <b>4 units or 10 % of the basal dose</b> at the largest meal.', 'النوع الثاني: البدء بـ<b>4 وحدات أو 10% من الجرعة القاعدية</b> مع أكبر وجبة.');
export const mealtimeBands = insulinBands({
  half: dose('New start: <b>no more than 4 units</b> at the largest meal. Already taking it: about 50 % less a day.', 'بدء جديد: <b>لا تزيد الجرعة على 4 وحدات</b> مع أكبر وجبة. لمن يستعمله الآن: جرعة يومية أقل بنسبة 50% تقريبًا.'),
  quarter: dose('New start: <b>no more than 4 units</b> at the largest meal. Already taking it: about 25 % less a day.', 'بدء جديد: <b>لا تزيد الجرعة على 4 وحدات</b> مع أكبر وجبة. لمن يستعمله الآن: جرعة يومية أقل بنسبة 25% تقريبًا.'),
  watch: mealtimeStart, usual: mealtimeStart,
});

/** For an insulin no longer started: only what to do with it in use. */
export const legacyBands = insulinBands({
  half: dose('Do not start. Already taking it: about 50 % less a day, and plan the switch.', 'لا يُبدأ. لمن يستعمله الآن: جرعة يومية أقل بنسبة 50% تقريبًا، مع التخطيط للتحويل.'),
  quarter: dose('Do not start. Already taking it: about 25 % less a day, and plan the switch.', 'لا يُبدأ. لمن يستعمله الآن: جرعة يومية أقل بنسبة 25% تقريبًا، مع التخطيط للتحويل.'),
  watch: dose('Do not start. Already taking it: adjust to glucose and plan the switch.', 'لا يُبدأ. لمن يستعمله الآن: التعديل حسب السكر مع التخطيط للتحويل.'),
  usual: dose('Do not start. Already taking it: adjust to glucose and plan the switch.', 'لا يُبدأ. لمن يستعمله الآن: التعديل حسب السكر مع التخطيط للتحويل.'),
});

export const mealtime = {
  starting: t(
    'Type 2: 4 units or 10 % of the basal dose at the largest meal. Type 1: 0.4 to 1.0 units/kg a day in total, usually 0.5, about half of it at meals.',
    'النوع الثاني: 4 وحدات أو 10% من الجرعة القاعدية مع أكبر وجبة. النوع الأول: 0.4 إلى 1.0 وحدة/كغ يوميًا إجمالًا، وغالبًا 0.5، ونحو نصفها مع الوجبات.'),
  titration: t('1 to 2 units or 10 to 15 % twice a week, guided by glucose after the meal.', 'تُزاد الجرعة وحدة إلى وحدتين، أو بنسبة 10 إلى 15%، مرتين أسبوعيًا بحسب السكر بعد الوجبة.'),
  ladder: {
    unit: t('units at the largest meal', 'وحدات مع أكبر وجبة'),
    pace: t('Increase by 1 to 2 units, at most twice a week, guided by glucose after the meal.', 'تُزاد الجرعة وحدة إلى وحدتين، مرتين أسبوعيًا على الأكثر، بحسب السكر بعد الوجبة.'),
    steps: [
      { value: 4, label: t('4 units', '4 وحدات'), detail: t('start', 'البداية') },
      { value: 6, label: t('6 units', '6 وحدات'), detail: t('if above target', 'إن بقي فوق الهدف') },
      { value: 8, label: t('8 units', '8 وحدات'), detail: t('if above target', 'إن بقي فوق الهدف') },
      { value: 10, label: t('10 units', '10 وحدات'), detail: t('if above target', 'إن بقي فوق الهدف') },
    ],
  },
} as const;

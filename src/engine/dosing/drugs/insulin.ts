import { type Band, bands, cite, from, type Text, t } from './record.ts';
import { general, heartNotProven, kidneyNotProven } from './shared.ts';

/** What the five insulins share, written once. */
const label = cite('labelLispro', 'V');
const review = cite('insulinReview2023', 'V');
export const ada = cite('ada2025', 'S');
const convention = [cite('insulinRenalConvention', 'S'), general] as const;

export const route = t('Subcutaneous injection', 'حقن تحت الجلد');

export const insulin = {
  hepatic_adjust: from(label, t(
    'Needs may fall (less glucose made, slower breakdown) or rise (insulin resistance) in chronic liver disease: check glucose more often.',
    'قد تقل الحاجة (نقص إنتاج الغلوكوز وبطء التكسير) أو تزيد (مقاومة الإنسولين) في مرض الكبد المزمن: يُفحص السكر مرات أكثر.')),
  contraindications: from(label, [
    t('During hypoglycaemia', 'أثناء نقص سكر الدم'),
    t('Hypersensitivity to this insulin or its excipients', 'فرط التحسس من هذا الإنسولين أو سواغاته'),
  ]),
  ddis_major: from([cite('labelGlargine', 'V'), label], [
    { drug: t('Thiazolidinedione (pioglitazone)', 'الثيازوليدينديون (pioglitazone)'), effect: t('Fluid retention, heart failure', 'احتباس السوائل وقصور القلب'), action: t('Watch weight and oedema; reduce or stop the thiazolidinedione.', 'يُراقَب الوزن والوذمة؛ ويُخفَّض الثيازوليدينديون أو يوقف.') },
    { drug: t('Sulfonylurea or glinide', 'السلفونيل يوريا أو الغلينيدات'), effect: t('Hypoglycaemia', 'نقص سكر الدم'), action: t('Stop it or halve it.', 'يوقف أو تُنصَّف جرعته.') },
    { drug: t('GLP-1 receptor agonist or tirzepatide', 'ناهض GLP-1 أو tirzepatide'), effect: t('Hypoglycaemia', 'نقص سكر الدم'), action: t('Consider less insulin.', 'يُنظر في خفض الإنسولين.') },
    { drug: t('Alcohol', 'الكحول'), effect: t('Delayed hypoglycaemia', 'نقص سكر دم متأخر'), action: t('Limit it and never drink without food.', 'يُحدّ منه ولا يُتناول دون طعام.') },
    { drug: t('Medicines that lower potassium', 'الأدوية الخافضة للبوتاسيوم'), effect: t('Hypokalaemia', 'نقص بوتاسيوم الدم'), action: t('Check potassium in those at risk.', 'يُفحص البوتاسيوم لمن هم في خطر.') },
  ]),
  ddis_moderate: from(label, [
    t('More hypoglycaemia: ACE inhibitors and ARBs, fibrates, fluoxetine, MAO inhibitors, salicylates, sulfonamide antibiotics, somatostatin analogues, pentamidine.', 'تزيد نقص السكر: مثبطات ACE وحاصرات ARB والفيبرات وfluoxetine ومثبطات MAO والساليسيلات ومضادات السلفوناميد ونظائر السوماتوستاتين وpentamidine.'),
    t('Less effect: corticosteroids, niacin, danazol, diuretics, sympathomimetics, isoniazid, atypical antipsychotics, oestrogens, thyroid hormone, glucagon.', 'تقلل التأثير: الكورتيزونات وniacin وdanazol والمدرات ومحاكيات الودي وisoniazid ومضادات الذهان اللانمطية والإستروجينات وهرمون الدرقية وglucagon.'),
    t('Hide the warning signs: beta-blockers, clonidine, guanethidine, reserpine.', 'تُخفي علامات الإنذار: حاصرات بيتا وclonidine وguanethidine وreserpine.'),
    t('Either way: lithium, alcohol.', 'في الاتجاهين: lithium والكحول.'),
  ]),
  ddzis: from([label, cite('ada2025', 'S'), general], [
    { heartFailure: true, disease: t('Heart failure, above all with a thiazolidinedione', 'قصور القلب، ولا سيما مع الثيازوليدينديون'), risk: t('Fluid retention', 'احتباس السوائل'), action: t('Monitor weight and oedema; stop the thiazolidinedione first.', 'يُراقَب الوزن والوذمة؛ ويوقف الثيازوليدينديون أولًا.') },
    { disease: t('Chronic kidney disease', 'مرض الكلى المزمن'), risk: t('Longer action, hypoglycaemia', 'تأثير أطول ونقص سكر الدم'), action: t('Follow the eGFR bands.', 'تُتبع نطاقات eGFR.') },
    { disease: t('Liver disease', 'مرض الكبد'), risk: t('Unpredictable needs', 'حاجة غير متوقعة'), action: t('Check glucose more often.', 'يُفحص السكر مرات أكثر.') },
    { disease: t('Hypoglycaemia unawareness, frailty, age 65 or over', 'عدم الإحساس بنقص السكر أو الهشاشة أو العمر 65 سنة فأكثر'), risk: t('Severe hypoglycaemia', 'نقص سكر دم شديد'), action: t('Basal start at 0.1 units/kg and a relaxed target.', 'بدء القاعدي بـ 0.1 units/kg مع هدف أقل صرامة.') },
    { disease: t('Risk of hypokalaemia', 'خطر نقص البوتاسيوم'), risk: t('Arrhythmia', 'اضطراب النظم'), action: t('Check potassium.', 'يُفحص البوتاسيوم.') },
  ]),
  monitoring: from(label, [
    t('Glucose by meter or CGM; HbA1c every 3 months until stable.', 'السكر بالجهاز أو CGM؛ وHbA1c كل 3 أشهر حتى الاستقرار.'),
    t('Weight; potassium in those at risk; eGFR.', 'الوزن؛ والبوتاسيوم لمن هم في خطر؛ وeGFR.'),
    t('Injection sites: lipodystrophy, cutaneous amyloidosis.', 'مواضع الحقن: الحثل الشحمي والداء النشواني الجلدي.'),
  ]),
  patient_tips: from([label, general], [
    t('Read the label of the insulin every time.', 'اقرأ ملصق الإنسولين في كل مرة.'),
    t('Never share a pen, even with a new needle.', 'لا تشارك القلم مع أحد ولو بإبرة جديدة.'),
    t('Change the injection place each time.', 'بدّل موضع الحقن كل مرة.'),
    t('Carry fast sugar: 15 g, then check again after 15 minutes.', 'احمل سكرًا سريعًا: 15 g، ثم أعد الفحص بعد 15 دقيقة.'),
    t('With type 1 diabetes never stop the basal insulin.', 'في النوع الأول لا توقف الإنسولين القاعدي أبدًا.'),
    t('Keep unopened insulin at 2 to 8 °C; never freeze it.', 'يُحفظ الإنسولين غير المفتوح بين 2 و8 °C ولا يُجمَّد أبدًا.'),
  ]),
  heart: from(general, heartNotProven),
  kidney: from(cite('kdigo2022', 'S'), kidneyNotProven),
} as const;

export const indications = from(label, { T2DM: true, T1DM: true, note: t(
  'Type 1 and type 2 diabetes in adults; the licensed ages of children differ. Basal insulin is not for ketoacidosis.',
  'السكري من النوعين الأول والثاني لدى البالغين؛ وتختلف الأعمار المرخصة للأطفال. ولا يُستعمل الإنسولين القاعدي لعلاج الحماض الكيتوني.') });

export const doseFacts = {
  type1: t('Type 1 diabetes: 0.4 to 1.0 units/kg a day in all, 0.5 as a rule, about half of it basal.', 'النوع الأول: 0.4 إلى 1.0 units/kg يوميًا إجمالًا، وغالبًا 0.5، ونحو نصفها قاعدي.'),
  type2: t('Type 2 diabetes, basal: 10 units or 0.1 to 0.2 units/kg a day; 2 units more every 3 days to the fasting goal; 10 to 20 % less after unexplained hypoglycaemia; suspect too much basal above 0.5 units/kg a day.',
    'النوع الثاني، القاعدي: 10 units أو 0.1 إلى 0.2 units/kg يوميًا؛ زيادة 2 units كل 3 أيام حتى هدف الصائم؛ خفض 10 إلى 20% بعد نقص سكر غير مفسَّر؛ ويُشتبه بزيادة القاعدي فوق 0.5 units/kg يوميًا.'),
  route: t('Not into a vein and not in a pump unless the label of the product says so.', 'لا يُعطى في الوريد ولا في المضخة ما لم تنص نشرة المنتج على ذلك.'),
  mealtime: t('Mealtime insulin is added as 4 units or 10 % of the basal dose at the largest meal.', 'يُضاف إنسولين الوجبة بـ 4 units أو 10% من الجرعة القاعدية مع أكبر وجبة.'),
} as const;
export const doseSources = [review, ada] as const;

interface Line { readonly action: Text; readonly warning: Text }
const lines: { readonly watch: Text; readonly quarter: Line; readonly half: Line } = {
  watch: t('No fixed cut: start low and watch for hypoglycaemia.', 'لا خفض محدد: يُبدأ بجرعة منخفضة ويُراقَب نقص السكر.'),
  quarter: {
    action: t('Cut the total daily dose by about 25 % (practice convention; labels say adjust to glucose). Insulin acts longer: more hypoglycaemia.', 'تُخفَّض الجرعة اليومية الكلية نحو 25% (عُرف عملي؛ والنشرات تقول بالتعديل حسب السكر). يطول تأثير الإنسولين فيكثر نقص السكر.'),
    warning: t('eGFR 15 to below 30: insulin acts longer and hypoglycaemia is more likely; cut the total daily dose by about 25 % (practice convention).', 'عند eGFR من 15 إلى أقل من 30: يطول تأثير الإنسولين ويزيد احتمال نقص السكر؛ تُخفَّض الجرعة اليومية الكلية نحو 25% (عُرف عملي).'),
  },
  half: {
    action: t('Cut the total daily dose by about 50 %, dialysis included (practice convention; labels say adjust to glucose). Insulin acts much longer: severe hypoglycaemia.', 'تُخفَّض الجرعة اليومية الكلية نحو 50%، ويشمل الغسيل (عُرف عملي؛ والنشرات تقول بالتعديل حسب السكر). يطول تأثير الإنسولين كثيرًا فيشتد نقص السكر.'),
    warning: t('Below eGFR 15: insulin acts much longer and severe hypoglycaemia is likely; cut the total daily dose by about 50 % (practice convention).', 'تحت eGFR 15: يطول تأثير الإنسولين كثيرًا ويُتوقع نقص سكر شديد؛ تُخفَّض الجرعة اليومية الكلية نحو 50% (عُرف عملي).'),
  },
};
const usual = t('No change; adjust to glucose.', 'دون تغيير؛ والتعديل حسب السكر.');

interface Doses { readonly half: Text; readonly quarter: Text; readonly watch: Text; readonly usual: Text }
/** The shared bands with the words of one kind of insulin. */
function insulinBands(doses: Doses): readonly Band[] {
  return bands(
    { min: 0, max: 15, severity: 'reduce', short: t('about 50 % less', 'خفض نحو 50%'), ...lines.half, dose: doses.half },
    { min: 15, max: 30, severity: 'reduce', short: t('about 25 % less', 'خفض نحو 25%'), ...lines.quarter, dose: doses.quarter },
    { min: 30, max: 60, severity: 'caution', short: t('start low', 'بدء منخفض'), action: lines.watch, dose: doses.watch },
    { min: 60, max: null, severity: 'none', short: t('no change', 'دون تغيير'), action: usual, dose: doses.usual },
  );
}

const basalStart = t('Start {units} once daily (within 0.1 to 0.2 units/kg, never above 0.2).', 'البدء بـ {units} مرة يوميًا (ضمن 0.1 إلى 0.2 units/kg ولا يُتجاوز 0.2).');
export const basalBands = from(convention, insulinBands({
  half: t('New start: {units} once daily (0.1 units/kg). In use: about 50 % less a day.', 'بدء جديد: {units} مرة يوميًا (0.1 units/kg). قيد الاستعمال: خفض نحو 50% يوميًا.'),
  quarter: t('New start: {units} once daily (0.1 units/kg). In use: about 25 % less a day.', 'بدء جديد: {units} مرة يوميًا (0.1 units/kg). قيد الاستعمال: خفض نحو 25% يوميًا.'),
  watch: basalStart, usual: basalStart,
}));

const mealtimeStart = t('Type 2: start 4 units or 10 % of the basal dose at the largest meal.', 'النوع الثاني: البدء بـ 4 units أو 10% من الجرعة القاعدية مع أكبر وجبة.');
export const mealtimeBands = from(convention, insulinBands({
  half: t('New start: no more than 4 units at the largest meal. In use: about 50 % less a day.', 'بدء جديد: لا يزيد على 4 units مع أكبر وجبة. قيد الاستعمال: خفض نحو 50% يوميًا.'),
  quarter: t('New start: no more than 4 units at the largest meal. In use: about 25 % less a day.', 'بدء جديد: لا يزيد على 4 units مع أكبر وجبة. قيد الاستعمال: خفض نحو 25% يوميًا.'),
  watch: mealtimeStart, usual: mealtimeStart,
}));

/** For an insulin no longer started: only what to do with it in use. */
export const legacyBands = from(convention, insulinBands({
  half: t('Do not start. In use: about 50 % less a day, and plan the switch.', 'لا يُبدأ. قيد الاستعمال: خفض نحو 50% يوميًا مع التخطيط للتحويل.'),
  quarter: t('Do not start. In use: about 25 % less a day, and plan the switch.', 'لا يُبدأ. قيد الاستعمال: خفض نحو 25% يوميًا مع التخطيط للتحويل.'),
  watch: t('Do not start. In use: adjust to glucose and plan the switch.', 'لا يُبدأ. قيد الاستعمال: التعديل حسب السكر مع التخطيط للتحويل.'),
  usual: t('Do not start. In use: adjust to glucose and plan the switch.', 'لا يُبدأ. قيد الاستعمال: التعديل حسب السكر مع التخطيط للتحويل.'),
}));

export const mealtime = {
  starting: t(
    'Type 2: 4 units or 10 % of the basal dose at the largest meal. Type 1: 0.2 to 0.5 units/kg a day in all, about half of it at meals.',
    'النوع الثاني: 4 units أو 10% من الجرعة القاعدية مع أكبر وجبة. النوع الأول: 0.2 إلى 0.5 units/kg يوميًا إجمالًا، ونحو نصفها مع الوجبات.'),
  titration: t('1 to 2 units or 10 to 15 % twice a week, by the glucose after the meal.', '1 إلى 2 units أو 10 إلى 15% مرتين أسبوعيًا بحسب السكر بعد الوجبة.'),
  ladder: {
    unit: t('units at the largest meal', 'units مع أكبر وجبة'),
    pace: t('1 to 2 units more, twice a week at most, by the glucose after the meal.', 'زيادة 1 إلى 2 units، مرتين أسبوعيًا على الأكثر، بحسب السكر بعد الوجبة.'),
    steps: [
      { value: 4, label: t('4 units', '4 units'), detail: t('start', 'البداية') },
      { value: 6, label: t('6 units', '6 units'), detail: t('if above goal', 'إن بقي فوق الهدف') },
      { value: 8, label: t('8 units', '8 units'), detail: t('if above goal', 'إن بقي فوق الهدف') },
      { value: 10, label: t('10 units', '10 units'), detail: t('if above goal', 'إن بقي فوق الهدف') },
    ],
  },
} as const;

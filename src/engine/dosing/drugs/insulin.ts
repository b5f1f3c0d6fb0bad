import { type Band, bands, cite, type Dose, dose, from, type StartBasis, type Text, t } from './record.ts';
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
    t('During hypoglycaemia', 'أثناء نقص السكر'),
    t('Hypersensitivity to this insulin or its excipients', 'فرط التحسس من هذا الإنسولين أو سواغاته'),
  ]),
  ddis_major: from([cite('labelGlargine', 'V'), label], [
    { drug: t('Thiazolidinedione (pioglitazone)', 'الثيازوليدينديون (بيوغليتازون)'), effect: t('Fluid retention, heart failure', 'احتباس السوائل وقصور القلب'), action: t('Watch weight and oedema; reduce or stop the thiazolidinedione.', 'يُراقَب الوزن والوذمة؛ ويُخفَّض الثيازوليدينديون أو يوقف.') },
    { drug: t('Sulfonylurea or glinide', 'السلفونيل يوريا أو الغلينيدات'), effect: t('Hypoglycaemia', 'نقص السكر'), action: t('Stop it or halve it.', 'يوقف أو تُنصَّف جرعته.') },
    { drug: t('GLP-1 receptor agonist or tirzepatide', 'ناهض مستقبلات GLP-1 أو تيرزيباتيد'), effect: t('Hypoglycaemia', 'نقص السكر'), action: t('Consider less insulin.', 'يُنظر في خفض الإنسولين.') },
    { drug: t('Alcohol', 'الكحول'), effect: t('Delayed hypoglycaemia', 'نقص سكر متأخر'), action: t('Limit it and never drink without food.', 'يُحدّ منه ولا يُتناول دون طعام.') },
    { drug: t('Medicines that lower potassium', 'الأدوية الخافضة للبوتاسيوم'), effect: t('Hypokalaemia', 'نقص بوتاسيوم الدم'), action: t('Check potassium in those at risk.', 'يُفحص البوتاسيوم لمن هم في خطر.') },
  ]),
  ddis_moderate: from(label, [
    t('More hypoglycaemia: ACE inhibitors and ARBs, fibrates, fluoxetine, MAO inhibitors, salicylates, sulfonamide antibiotics, somatostatin analogues, pentamidine.', 'تزيد نقص السكر: مثبطات ACE وحاصرات ARB والفيبرات والفلوكسيتين ومثبطات MAO والساليسيلات والمضادات الحيوية السلفوناميدية ونظائر السوماتوستاتين والبنتاميدين.'),
    t('Less effect: corticosteroids, niacin, danazol, diuretics, sympathomimetics, isoniazid, atypical antipsychotics, oestrogens, thyroid hormone, glucagon.', 'تقلل التأثير: الكورتيزونات والنياسين والدانازول والمدرات ومحاكيات الودي والإيزونيازيد ومضادات الذهان اللانمطية والإستروجينات وهرمون الدرقية والغلوكاغون.'),
    t('Hide the warning signs: beta-blockers, clonidine, guanethidine, reserpine.', 'تُخفي علامات الإنذار: حاصرات بيتا والكلونيدين والغوانيثيدين والريزيربين.'),
    t('Either way: lithium, alcohol.', 'في الاتجاهين: الليثيوم والكحول.'),
  ]),
  ddzis: from([label, cite('ada2025', 'S'), general], [
    { heartFailure: true, disease: t('Heart failure, above all with a thiazolidinedione', 'قصور القلب، ولا سيما مع الثيازوليدينديون'), risk: t('Fluid retention', 'احتباس السوائل'), action: t('Monitor weight and oedema; stop the thiazolidinedione first.', 'يُراقَب الوزن والوذمة؛ ويوقف الثيازوليدينديون أولًا.') },
    { disease: t('Chronic kidney disease', 'مرض الكلى المزمن'), risk: t('Longer action, hypoglycaemia', 'تأثير أطول ونقص السكر'), action: t('Follow the eGFR bands.', 'تُتبع نطاقات معدل الترشيح.') },
    { disease: t('Liver disease', 'مرض الكبد'), risk: t('Unpredictable needs', 'حاجة غير متوقّعة'), action: t('Check glucose more often.', 'يُفحص السكر مرات أكثر.') },
    { disease: t('Hypoglycaemia unawareness, frailty, age 65 or over', 'عدم الإحساس بنقص السكر أو الوهن أو العمر 65 سنة فأكثر'), risk: t('Severe hypoglycaemia', 'نقص سكر شديد'), action: t('Basal start at 0.1 units/kg and a relaxed target.', 'يُبدأ الإنسولين القاعدي بـ0.1 وحدة/كغ مع هدف أقل صرامة.') },
    { disease: t('Risk of hypokalaemia', 'خطر نقص البوتاسيوم'), risk: t('Arrhythmia', 'اضطراب النظم'), action: t('Check potassium.', 'يُفحص البوتاسيوم.') },
  ]),
  monitoring: from(label, [
    t('Glucose by meter or CGM; HbA1c every 3 months until stable.', 'السكر بالجهاز المنزلي أو المراقبة المستمرة؛ والسكر التراكمي كل 3 أشهر حتى الاستقرار.'),
    t('Weight; potassium in those at risk; eGFR.', 'الوزن؛ والبوتاسيوم لمن هم في خطر؛ ومعدل الترشيح.'),
    t('Injection sites: lipodystrophy, cutaneous amyloidosis.', 'مواضع الحقن: الحثل الشحمي والداء النشواني الجلدي.'),
  ]),
  patient_tips: from([label, general], [
    t('Read the label of the insulin every time.', 'اقرأ ملصق الإنسولين في كل مرة.', 'اقرئي ملصق الإنسولين في كل مرة.'),
    t('Never share a pen, even with a new needle.', 'لا تشارك القلم مع أحد ولو بإبرة جديدة.', 'لا تشاركي القلم مع أحد ولو بإبرة جديدة.'),
    t('Change the injection place each time.', 'بدّل موضع الحقن كل مرة.', 'بدّلي موضع الحقن كل مرة.'),
    t('Carry fast sugar with you. When your sugar is low, take 15 g of it and check again after 15 minutes.', 'احمل معك سكرًا سريعًا. عند الانخفاض تناول 15 غ منه، ثم أعد الفحص بعد 15 دقيقة.', 'احملي معكِ سكرًا سريعًا. عند الانخفاض تناولي 15 غ منه، ثم أعيدي الفحص بعد 15 دقيقة.'),
    t('With type 1 diabetes never stop your long-acting insulin.', 'في النوع الأول لا توقف الإنسولين الطويل المفعول أبدًا.', 'في النوع الأول لا توقفي الإنسولين الطويل المفعول أبدًا.'),
    t('Keep unopened insulin at 2 to 8 °C; never freeze it.', 'احفظ الإنسولين غير المفتوح بين 2 و8 °C، ولا تجمّده أبدًا.', 'احفظي الإنسولين غير المفتوح بين 2 و8 °C، ولا تجمّديه أبدًا.'),
  ]),
  heart: from(general, heartNotProven),
  kidney: from(cite('kdigo2022', 'S'), kidneyNotProven),
} as const;

export const indications = from(label, { T2DM: true, T1DM: true, note: t(
  'Type 1 and type 2 diabetes in adults; the licensed ages of children differ. Basal insulin is not for ketoacidosis.',
  'السكري من النوعين الأول والثاني لدى البالغين؛ وتختلف الأعمار المرخصة للأطفال. ولا يُستعمل الإنسولين القاعدي لعلاج الحماض الكيتوني.') });

export const doseFacts = {
  type1: t('Type 1 diabetes: 0.4 to 1.0 units/kg a day in all, 0.5 as a rule, about half of it basal.', 'النوع الأول: 0.4 إلى 1.0 وحدة/كغ يوميًا إجمالًا، وغالبًا 0.5، ونحو نصفها إنسولين قاعدي.'),
  type2: t('Type 2 diabetes, basal: 10 units or 0.1 to 0.2 units/kg a day; 2 units more every 3 days to the fasting goal; 10 to 20 % less after unexplained hypoglycaemia; suspect too much basal above 0.5 units/kg a day.',
    'النوع الثاني، الإنسولين القاعدي: 10 وحدات أو 0.1 إلى 0.2 وحدة/كغ يوميًا؛ وتُزاد الجرعة وحدتين كل 3 أيام حتى بلوغ هدف سكر الصائم؛ وتُخفَّض الجرعة بنسبة 10 إلى 20% بعد نقص سكر غير مفسَّر؛ ويُشتبه في زيادة الإنسولين القاعدي عن حاجته فوق 0.5 وحدة/كغ يوميًا.'),
  route: t('Not into a vein and not in a pump unless the label of the product says so.', 'لا يُعطى في الوريد ولا في المضخة ما لم تنص نشرة المنتج على ذلك.'),
  mealtime: t('Mealtime insulin is added as 4 units or 10 % of the basal dose at the largest meal.', 'يُضاف إنسولين الوجبة بجرعة 4 وحدات أو 10% من الجرعة القاعدية مع أكبر وجبة.'),
} as const;
export const doseSources = [review, ada] as const;

interface Line { readonly action: Text; readonly warning: Text }
const lines: { readonly watch: Text; readonly quarter: Line; readonly half: Line } = {
  watch: t('No fixed cut: start low and watch for hypoglycaemia.', 'لا خفض محدد: يُبدأ بجرعة منخفضة ويُراقَب نقص السكر.'),
  quarter: {
    action: t('Cut the total daily dose by about 25 % (practice convention; labels say adjust to glucose). Insulin acts longer: more hypoglycaemia.', 'تُخفَّض الجرعة اليومية الكلية بنسبة 25% تقريبًا (عُرف عملي؛ والنشرات تقول بالتعديل حسب السكر). يطول تأثير الإنسولين فيكثر نقص السكر.'),
    warning: t('eGFR 15 to below 30: insulin acts longer and hypoglycaemia is more likely; cut the total daily dose by about 25 % (practice convention).', 'عند معدل ترشيح من 15 إلى أقل من 30: يطول تأثير الإنسولين ويزيد احتمال نقص السكر؛ تُخفَّض الجرعة اليومية الكلية بنسبة 25% تقريبًا (عُرف عملي).'),
  },
  half: {
    action: t('Cut the total daily dose by about 50 %, dialysis included (practice convention; labels say adjust to glucose). Insulin acts much longer: severe hypoglycaemia.', 'تُخفَّض الجرعة اليومية الكلية بنسبة 50% تقريبًا، ويشمل الغسيل (عُرف عملي؛ والنشرات تقول بالتعديل حسب السكر). يطول تأثير الإنسولين كثيرًا فيشتد نقص السكر.'),
    warning: t('Below eGFR 15: insulin acts much longer and severe hypoglycaemia is likely; cut the total daily dose by about 50 % (practice convention).', 'دون معدل ترشيح 15: يطول تأثير الإنسولين كثيرًا ويُتوقّع نقص سكر شديد؛ تُخفَّض الجرعة اليومية الكلية بنسبة 50% تقريبًا (عُرف عملي).'),
  },
};
const usual = t('No change; adjust to glucose.', 'دون تغيير؛ والتعديل حسب السكر.');

interface Doses { readonly half: Dose; readonly quarter: Dose; readonly watch: Dose; readonly usual: Dose; readonly basis?: StartBasis }
/** The shared bands with the words of one kind of insulin. */
function insulinBands(doses: Doses): readonly Band[] {
  const basis = doses.basis && { basis: doses.basis };
  return bands(
    { min: 0, max: 15, severity: 'reduce', short: t('about 50 % less', 'خفض 50% تقريبًا'), ...lines.half, dose: doses.half, ...basis },
    { min: 15, max: 30, severity: 'reduce', short: t('about 25 % less', 'خفض 25% تقريبًا'), ...lines.quarter, dose: doses.quarter, ...basis },
    { min: 30, max: 60, severity: 'caution', short: t('start low', 'بدء منخفض'), action: lines.watch, dose: doses.watch, ...basis },
    { min: 60, max: null, severity: 'none', short: t('no change', 'دون تغيير'), action: usual, dose: doses.usual, ...basis },
  );
}

const basalStart = dose('Start <b>{units} once daily</b> ({basis}).', 'البدء بـ<b>{units} مرة يوميًا</b> ({basis}).');
/** Above 110 kg the lower figure stays at 10 units: a heavier person must not read that this is 0.1 units/kg. */
const basalBasis: StartBasis = {
  low: t('0.1 units/kg, rounded down', '0.1 وحدة/كغ مع التقريب إلى الأدنى'),
  lowToHigh: t('0.1 to 0.2 units/kg, rounded down', '0.1 إلى 0.2 وحدة/كغ مع التقريب إلى الأدنى'),
  fixed: t('the labels’ fixed start, below 0.1 units/kg at this weight', 'جرعة البدء الثابتة في النشرات، وهي دون 0.1 وحدة/كغ عند هذا الوزن'),
  fixedToHigh: t('from the labels’ fixed start to 0.2 units/kg, rounded down', 'من جرعة البدء الثابتة في النشرات إلى 0.2 وحدة/كغ مع التقريب إلى الأدنى'),
};
export const basalBands = from(convention, insulinBands({
  half: dose('New start: <b>{units} once daily</b> ({basis}). In use: about 50 % less a day.', 'بدء جديد: <b>{units} مرة يوميًا</b> ({basis}). لمن يستعمله الآن: تُخفَّض الجرعة اليومية الكلية بنسبة 50% تقريبًا.'),
  quarter: dose('New start: <b>{units} once daily</b> ({basis}). In use: about 25 % less a day.', 'بدء جديد: <b>{units} مرة يوميًا</b> ({basis}). لمن يستعمله الآن: تُخفَّض الجرعة اليومية الكلية بنسبة 25% تقريبًا.'),
  watch: basalStart, usual: basalStart, basis: basalBasis,
}));

const mealtimeStart = dose('Type 2: start <b>4 units or 10 % of the basal dose</b> at the largest meal.', 'النوع الثاني: البدء بـ<b>4 وحدات أو 10% من الجرعة القاعدية</b> مع أكبر وجبة.');
export const mealtimeBands = from(convention, insulinBands({
  half: dose('New start: <b>no more than 4 units</b> at the largest meal. In use: about 50 % less a day.', 'بدء جديد: <b>لا تزيد الجرعة على 4 وحدات</b> مع أكبر وجبة. لمن يستعمله الآن: تُخفَّض الجرعة اليومية الكلية بنسبة 50% تقريبًا.'),
  quarter: dose('New start: <b>no more than 4 units</b> at the largest meal. In use: about 25 % less a day.', 'بدء جديد: <b>لا تزيد الجرعة على 4 وحدات</b> مع أكبر وجبة. لمن يستعمله الآن: تُخفَّض الجرعة اليومية الكلية بنسبة 25% تقريبًا.'),
  watch: mealtimeStart, usual: mealtimeStart,
}));

/** For an insulin no longer started: only what to do with it in use. */
export const legacyBands = from(convention, insulinBands({
  half: dose('Do not start. In use: about 50 % less a day, and plan the switch.', 'لا يُبدأ. لمن يستعمله الآن: تُخفَّض الجرعة اليومية الكلية بنسبة 50% تقريبًا مع التخطيط للتحويل.'),
  quarter: dose('Do not start. In use: about 25 % less a day, and plan the switch.', 'لا يُبدأ. لمن يستعمله الآن: تُخفَّض الجرعة اليومية الكلية بنسبة 25% تقريبًا مع التخطيط للتحويل.'),
  watch: dose('Do not start. In use: adjust to glucose and plan the switch.', 'لا يُبدأ. لمن يستعمله الآن: التعديل حسب السكر مع التخطيط للتحويل.'),
  usual: dose('Do not start. In use: adjust to glucose and plan the switch.', 'لا يُبدأ. لمن يستعمله الآن: التعديل حسب السكر مع التخطيط للتحويل.'),
}));

export const mealtime = {
  starting: t(
    'Type 2: 4 units or 10 % of the basal dose at the largest meal. Type 1: 0.2 to 0.5 units/kg a day in all, about half of it at meals.',
    'النوع الثاني: 4 وحدات أو 10% من الجرعة القاعدية مع أكبر وجبة. النوع الأول: 0.2 إلى 0.5 وحدة/كغ يوميًا إجمالًا، ونحو نصفها مع الوجبات.'),
  titration: t('1 to 2 units or 10 to 15 % twice a week, by the glucose after the meal.', 'تُزاد الجرعة وحدة إلى وحدتين، أو بنسبة 10 إلى 15%، مرتين أسبوعيًا بحسب السكر بعد الوجبة.'),
  ladder: {
    unit: t('units at the largest meal', 'وحدات مع أكبر وجبة'),
    pace: t('1 to 2 units more, twice a week at most, by the glucose after the meal.', 'تُزاد الجرعة وحدة إلى وحدتين، مرتين أسبوعيًا على الأكثر، بحسب السكر بعد الوجبة.'),
    steps: [
      { value: 4, label: t('4 units', '4 وحدات'), detail: t('start', 'البداية') },
      { value: 6, label: t('6 units', '6 وحدات'), detail: t('if above goal', 'إن بقي فوق الهدف') },
      { value: 8, label: t('8 units', '8 وحدات'), detail: t('if above goal', 'إن بقي فوق الهدف') },
      { value: 10, label: t('10 units', '10 وحدات'), detail: t('if above goal', 'إن بقي فوق الهدف') },
    ],
  },
} as const;

import { cite, type DiseaseInteraction, type DrugInteraction, t } from './record.ts';

/** What the four weekly or daily incretin injections share, written once. */
export const route = t('Subcutaneous injection', 'حقن تحت الجلد');

export const contraindications = [
  t('Medullary thyroid carcinoma, in the patient or the family', 'سرطان الغدة الدرقية النخاعي لدى المريض أو في العائلة'),
  t('Multiple endocrine neoplasia type 2 (MEN 2)', 'الأورام الصماوية المتعددة من النوع 2 (MEN 2)'),
  t('Serious hypersensitivity to the medicine or its excipients', 'فرط تحسس خطير من الدواء أو سواغاته'),
] as const;

export const withInsulin: DrugInteraction = {
  drug: t('Insulin or a sulfonylurea', 'الإنسولين أو السلفونيل يوريا'), effect: t('Severe hypoglycaemia', 'نقص سكر شديد'),
  action: t('Cut the dose of the sulfonylurea or the insulin.', 'تُخفَّض جرعة السلفونيل يوريا أو الإنسولين.'),
};
export const duplication: DrugInteraction = {
  drug: t('Another GLP-1 receptor agonist, tirzepatide or a DPP-4 inhibitor', 'ناهض مستقبلات GLP-1 آخر أو تيرزيباتيد أو مثبط DPP-4'), effect: t('Duplication', 'ازدواج العلاج'), duplicates: ['dpp4Inhibitor'],
  action: t('Do not combine.', 'لا يُجمع بينها.'),
};

export const slowStomach = t(
  'Oral medicines of narrow range, such as warfarin and levothyroxine: the stomach empties more slowly; monitor.',
  'أدوية فموية ضيقة الهامش مثل الوارفارين والليفوثيروكسين: يتباطأ إفراغ المعدة؛ تلزم المتابعة.');
export const warfarinCheck = t('Warfarin: check the INR when starting.', 'الوارفارين: يُفحص INR عند البدء.');

/** Every entry but heart failure, which each record words from its own evidence. */
export const diseases: readonly DiseaseInteraction[] = [
  { disease: t('Diabetic retinopathy', 'اعتلال الشبكية السكري'), risk: t('Worsening when glucose falls fast', 'التفاقم مع الانخفاض السريع للسكر'), action: t('Eye examination, slower titration.', 'فحص العين وتدرّج أبطأ.') },
  { disease: t('Past pancreatitis', 'سوابق التهاب البنكرياس'), risk: t('Pancreatitis', 'التهاب البنكرياس'), action: t('Avoid; stop if it is suspected.', 'يُتجنَّب، ويوقف عند الاشتباه.') },
  { disease: t('Severe stomach or bowel disease, gastroparesis', 'مرض هضمي شديد أو خزل المعدة'), risk: t('Intolerance, dehydration, acute kidney injury', 'عدم التحمّل والجفاف والفشل الكلوي الحاد'), action: t('Avoid.', 'يُتجنَّب.') },
  { disease: t('Gallbladder disease', 'أمراض المرارة'), risk: t('Gallstones', 'حصى المرارة'), action: t('Investigate upper abdominal pain.', 'يُستقصى ألم أعلى البطن.') },
  { disease: t('Pregnancy', 'الحمل'), risk: t('Harm to the fetus in animals', 'ضرر للجنين في الحيوان'), action: t('Stop at least 2 months before conception.', 'يوقف قبل الحمل بشهرين على الأقل.') },
  { disease: t('Elective anaesthesia', 'التخدير لعملية مجدولة'), risk: t('Aspiration', 'استنشاق محتوى المعدة'), action: t('Tell the anaesthetic team.', 'يُبلَّغ فريق التخدير.') },
];

/** Evidence with liraglutide in reduced ejection fraction, shared by the class. */
export const heartFailureClass: DiseaseInteraction = {
  heartFailure: true, disease: t('Heart failure with reduced ejection fraction or recent decompensation', 'قصور القلب مع انخفاض الكسر القذفي أو اختلال معاوضة حديث'),
  risk: t('Trials of the class with liraglutide showed more arrhythmia and heart failure events', 'أظهرت تجارب الفئة على الليراغلوتايد زيادة في اللانظميات وأحداث قصور القلب'),
  action: t('Prefer an SGLT2 inhibitor; use only with cardiology advice.', 'يُفضَّل مثبط SGLT2؛ ولا يُستعمل إلا برأي طبيب القلب.'),
};
export const fight = cite('fightLive', 'V');

export const monitoring = [
  t('HbA1c every 3 months until stable; weight.', 'السكر التراكمي كل 3 أشهر حتى الاستقرار؛ والوزن.'),
  t('Stomach and bowel tolerance; eGFR if there is vomiting or diarrhoea.', 'التحمّل الهضمي؛ ومعدل الترشيح عند القيء أو الإسهال.'),
  t('Eyes, above all with known retinopathy.', 'العينان، ولا سيما مع اعتلال شبكية معروف.'),
] as const;

/** Not said where the amount to drink is limited. */
export const drinkEnough = t('Eat small meals and drink enough.', 'تناول وجبات صغيرة واشرب كفايتك.', 'تناولي وجبات صغيرة واشربي كفايتكِ.');
/** Said only to who may become pregnant. */
export const onThePill = t('If you take the pill, ask how to stay protected at each dose step.', 'إن كنتِ تتناولين حبوب منع الحمل فاسألي عن الوقاية عند كل زيادة في الجرعة.');
export const tips = [
  drinkEnough,
  t('Use a new needle each time; never share a pen.', 'استعمل إبرة جديدة كل مرة، ولا تشارك القلم مع أحد.', 'استعملي إبرة جديدة كل مرة، ولا تشاركي القلم مع أحد.'),
  t('Keep an unopened pen at 2 to 8 °C.', 'احفظ القلم غير المفتوح بين 2 و8 °C.', 'احفظي القلم غير المفتوح بين 2 و8 °C.'),
  t('Tell your care team about severe stomach pain, vomiting that comes again or a lump in the neck.', 'أبلغ فريقك المعالج عن ألم شديد في البطن أو قيء متكرر أو كتلة في الرقبة.', 'أبلغي فريقكِ المعالج عن ألم شديد في البطن أو قيء متكرر أو كتلة في الرقبة.'),
] as const;

export const boxed = t('Boxed warning: thyroid C-cell tumours.', 'تحذير مؤطَّر: أورام خلايا C في الغدة الدرقية.');

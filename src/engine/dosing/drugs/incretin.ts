import type { Mark } from '../../kit/worksheet/cited.ts';
import { cite, type DiseaseInteraction, type DrugInteraction, type Text, t } from './record.ts';

/** What the four weekly or daily incretin injections share, written once. */
export const route = t('Subcutaneous injection', 'حقن تحت الجلد');

export const contraindications = [
  t('Medullary thyroid carcinoma, in the patient or the family', 'سرطان الغدة الدرقية النخاعي لدى المريض أو في العائلة'),
  t('Multiple endocrine neoplasia type 2 (MEN 2)', 'الأورام الصماوية المتعددة من النوع 2 (MEN 2)'),
  t('Serious hypersensitivity to the medicine or its excipients', 'فرط تحسس خطير من الدواء أو سواغاته'),
] as const;

export const withInsulin: DrugInteraction = {
  drug: t('Insulin or a sulfonylurea', 'الإنسولين أو السلفونيل يوريا'), effect: t('Severe hypoglycaemia', 'نقص سكر شديد'),
  action: t('Consider reducing the other medicine, more so near target.', 'يُنظر في خفض جرعة السلفونيل يوريا أو الإنسولين: كلما اقترب السكر من الهدف زاد الخفض.'),
};
export const duplication: DrugInteraction = {
  drug: t('Another GLP-1 receptor agonist, tirzepatide or a DPP-4 inhibitor', 'ناهض مستقبلات GLP-1 آخر أو تيرزيباتيد أو مثبط DPP-4'), effect: t('Duplication', 'ازدواج العلاج'), duplicates: ['dpp4Inhibitor'],
  action: t('Do not combine.', 'لا يُجمع بينها.'),
};

export const slowStomach = t(
  'Oral medicines with a narrow therapeutic index, such as warfarin and levothyroxine: gastric emptying is slower; monitor.',
  'أدوية فموية ضيقة الهامش مثل الوارفارين والليفوثيروكسين: يتباطأ إفراغ المعدة؛ تلزم المتابعة.');
export const warfarinCheck = t('Warfarin: check the INR when starting.', 'الوارفارين: يُفحص INR عند البدء.');

const pregnancy = t('Pregnancy', 'الحمل');
const fetalRisk = t('Harm to the fetus in animals', 'ضرر للجنين في الحيوان');
/** A label’s interval before conception is its own: the other labels’ is no source for it. */
export function beforeConception(action: Text, mark?: Mark): DiseaseInteraction {
  return { disease: pregnancy, risk: fetalRisk, action, ...(mark && { mark }) };
}

/** Every entry but heart failure and pregnancy, which each record words from its own evidence. */
export const diseases: readonly DiseaseInteraction[] = [
  { disease: t('Diabetic retinopathy', 'اعتلال الشبكية السكري'), risk: t('Worsening when glucose falls fast', 'التفاقم مع الانخفاض السريع للسكر'), action: t('Eye examination, slower titration.', 'فحص العين وتدرّج أبطأ.') },
  { disease: t('History of pancreatitis', 'سوابق التهاب البنكرياس'), risk: t('Pancreatitis', 'التهاب البنكرياس'), action: t('Avoid; stop if it is suspected.', 'يُتجنَّب، ويوقف عند الاشتباه.') },
  { disease: t('Severe stomach or bowel disease, gastroparesis', 'مرض هضمي شديد أو خزل المعدة'), risk: t('Intolerance, dehydration, acute kidney injury', 'عدم التحمّل والجفاف والفشل الكلوي الحاد'), action: t('Avoid.', 'يُتجنَّب.') },
  { disease: t('Gallbladder disease', 'أمراض المرارة'), risk: t('Gallstones', 'حصى المرارة'), action: t('Investigate upper abdominal pain.', 'يُستقصى ألم أعلى البطن.') },
  { disease: t('Elective surgery under anaesthesia or deep sedation', 'التخدير أو التهدئة العميقة لعملية مجدولة'), risk: t('Aspiration', 'استنشاق محتوى المعدة'), action: t('Tell the anaesthetic team.', 'يُبلَّغ فريق التخدير.') },
];

const heartFailure = t('Heart failure', 'قصور القلب');
/** Evidence with liraglutide in reduced ejection fraction, shared by the class; with preserved ejection fraction the benefit belongs to the substances that showed it. */
export const heartFailureSemaglutide: DiseaseInteraction = {
  heartFailure: true, disease: heartFailure,
  risk: t('Reduced ejection fraction or recent decompensation: more arrhythmia and heart failure events with liraglutide. Preserved, with obesity: fewer symptoms with semaglutide 2.4 mg weekly (STEP-HFpEF DM)', 'كسر قذفي منخفض أو اختلال معاوضة حديث: زيادة اللانظميات وأحداث قصور القلب مع الليراغلوتايد. كسر محفوظ مع سمنة: أعراض أقل مع السيماغلوتايد 2.4 ملغم أسبوعيًا (STEP-HFpEF DM)'),
  action: t('Reduced: prefer an SGLT2 inhibitor; only with cardiology advice. Preserved, with obesity: a reason to use it, alongside an SGLT2 inhibitor.', 'المنخفض: يُفضَّل مثبط SGLT2 ولا يُستعمل إلا برأي طبيب القلب. المحفوظ مع السمنة: سبب لاستعماله إلى جانب مثبط SGLT2.'),
};
export const heartFailureDulaglutide: DiseaseInteraction = {
  heartFailure: true, disease: heartFailure,
  risk: t('Reduced ejection fraction or recent decompensation: more arrhythmia and heart failure events with liraglutide. Preserved, with obesity: benefit with semaglutide and tirzepatide, not shown for dulaglutide', 'كسر قذفي منخفض أو اختلال معاوضة حديث: زيادة اللانظميات وأحداث قصور القلب مع الليراغلوتايد. كسر محفوظ مع سمنة: فائدة مع السيماغلوتايد والتيرزيباتيد، ولم تثبت للدولاغلوتايد'),
  action: t('Reduced: prefer an SGLT2 inhibitor; only with cardiology advice. Preserved: semaglutide or tirzepatide.', 'المنخفض: يُفضَّل مثبط SGLT2 ولا يُستعمل إلا برأي طبيب القلب. المحفوظ: السيماغلوتايد أو التيرزيباتيد.'),
};
export const stepHfpef = cite('stepHfpefDm', 'V', '2026-11-25');
export const fight = cite('fightLive', 'V');

export const monitoring = [
  t('HbA1c every 3 months until stable; weight.', 'السكر التراكمي كل 3 أشهر حتى الاستقرار؛ والوزن.'),
  t('Stomach and bowel tolerance; eGFR if there is vomiting or diarrhoea.', 'التحمّل الهضمي؛ ومعدل الترشيح عند القيء أو الإسهال.'),
  t('Eyes, especially with known retinopathy.', 'العينان، ولا سيما مع اعتلال شبكية معروف.'),
] as const;

/** Not said where the amount to drink is limited. */
export const drinkEnough = t('Eat small meals and drink enough.', 'تناول وجبات صغيرة واشرب كفايتك.', 'تناولي وجبات صغيرة واشربي كفايتكِ.');
/** Said only to who may become pregnant. */
export const onThePill = t('If you take the pill, ask how to stay protected at each dose step.', 'إن كنتِ تتناولين حبوب منع الحمل فاسألي عن الوقاية عند كل زيادة في الجرعة.');
/** A pen for many doses, and pens for one. */
export const pen = {
  manyDoses: t('Use a new needle each time; never share a pen.', 'استعمل إبرة جديدة كل مرة، ولا تشارك القلم مع أحد.', 'استعملي إبرة جديدة كل مرة، ولا تشاركي القلم مع أحد.'),
  oneDose: t('Each pen is for one injection and has its own needle; throw it away after use and never share it.', 'كل قلم لحقنة واحدة وإبرته مثبتة فيه؛ تخلّص منه بعد الحقن ولا تشاركه مع أحد.', 'كل قلم لحقنة واحدة وإبرته مثبتة فيه؛ تخلّصي منه بعد الحقن ولا تشاركيه مع أحد.'),
  oneDoseOrVial: t('Each single-dose pen is for one injection and has its own needle; a vial needs a new syringe and needle each time. Never share them.', 'كل قلم أحادي الجرعة لحقنة واحدة وإبرته مثبتة فيه؛ أما القارورة فتحتاج إلى محقنة وإبرة جديدتين كل مرة. لا تشاركها مع أحد.', 'كل قلم أحادي الجرعة لحقنة واحدة وإبرته مثبتة فيه؛ أما القارورة فتحتاج إلى محقنة وإبرة جديدتين كل مرة. لا تشاركيها مع أحد.'),
} as const;
const cold = t('Keep an unopened pen at 2 to 8 °C.', 'احفظ القلم غير المفتوح بين 2 و8 °C.', 'احفظي القلم غير المفتوح بين 2 و8 °C.');
const alarm = t('Tell your care team about severe stomach pain, repeated vomiting or a lump in the neck.', 'أبلغ فريقك المعالج عن ألم شديد في البطن أو قيء متكرر أو كتلة في الرقبة.', 'أبلغي فريقكِ المعالج عن ألم شديد في البطن أو قيء متكرر أو كتلة في الرقبة.');
export function tips(how: (typeof pen)[keyof typeof pen]): readonly [Text, Text, Text, Text] {
  return [drinkEnough, how, cold, alarm];
}

export const boxed = t('Boxed warning: thyroid C-cell tumours.', 'تحذير مؤطَّر: أورام خلايا C في الغدة الدرقية.');

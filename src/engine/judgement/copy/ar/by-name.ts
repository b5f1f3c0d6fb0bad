import type { Pattern } from '../../../kit/words/pattern.ts';
import type { NamedWords } from '../../rule.ts';
import type { byName as english } from '../en/by-name.ts';

// The verbs of a patient’s actions, of any medicine; `{when}` is when the action is due. “We” are those who hand the sheet over: it is read with
// them, and at home. That the doctor decides stands once, at its end; the dose is written by hand.
export const stop = (it: string) => ({
  male: `أوقف ${it} {when}: لا تستعمل ما بقي في البيت.`,
  female: `أوقفي ${it} {when}: لا تستعملي ما بقي في البيت.`,
});
export const hold = (it: string) => ({
  male: `أوقف ${it} مؤقتًا {when} ولا تعد إلى الدواء حتى نخبرك.`,
  female: `أوقفي ${it} مؤقتًا {when} ولا تعودي إلى الدواء حتى نخبركِ.`,
});
export const less = (it: string) => ({
  male: `خذ جرعة أقل من ${it} {when}: نكتبها لك.`,
  female: `خذي جرعة أقل من ${it} {when}: نكتبها لكِ.`,
});
export const more = (it: string) => ({
  male: `خذ جرعة أعلى من ${it} {when}: نكتبها لك.`,
  female: `خذي جرعة أعلى من ${it} {when}: نكتبها لكِ.`,
});
export const change = (it: string) => ({
  male: `انتقل من ${it} إلى نوع آخر {when}: نصفه لك.`,
  female: `انتقلي من ${it} إلى نوع آخر {when}: نصفه لكِ.`,
});
export const keep = (it: string) => ({
  male: `استمر على ${it} كما أنت الآن.`,
  female: `استمري على ${it} كما أنتِ الآن.`,
});

/** What is done with a medicine whose name is known: as actions, by its name, and by its box to the patient. */
const named = (of: NamedWords['of'], name: string, medicine: string, it: string): NamedWords => ({
  of,
  medicine,
  actions: {
    [`stop:${of}`]: { record: `<b>إيقاف ${name}</b>`, patient: stop(it) },
    [`hold:${of}`]: { record: `<b>إيقاف ${name} مؤقتًا</b>`, patient: hold(it) },
    [`reduce:${of}`]: { record: `<b>خفض ${name}</b>`, amount: `<b>خفض ${name} إلى {to} يوميًا</b>`, patient: less(it) },
    [`raise:${of}`]: { record: `<b>رفع ${name}</b>`, patient: more(it) },
    [`keep:${of}`]: { record: `<b>الإبقاء على ${name}</b>`, patient: keep(it) },
  },
});
const sulfonylurea = (name: string, box: string): NamedWords =>
  named('sulfonylurea', name, `${name} (${box})`, `${name} (العلبة: ${box})`);
function glp1(name: string, box: string): NamedWords {
  const it = `حقنة ${name} (العلبة: ${box})`;
  const words = named('glp1RA', name, `حقنة ${name} (${box})`, it);
  const changed = { record: `<b>تبديل ${name} بناهض آخر لمستقبلات GLP-1</b>`, patient: change(it) };
  return { ...words, actions: { ...words.actions, 'switch:glp1RA': changed } };
}

const insulin = (name: string, it: string, up: string, down: string, lessOfIt: Pattern, moreOfIt: Pattern): NamedWords => ({
  of: 'basalInsulin',
  medicine: name,
  actions: {
    'stop:basalInsulin': { record: `<b>إيقاف ${name}</b>`, patient: stop(it) },
    'reduce:basalInsulin': { record: down, patient: lessOfIt },
    'raise:basalInsulin': { record: up, patient: moreOfIt },
    'keep:basalInsulin': { record: `<b>الإبقاء على ${name}</b>`, patient: keep(it) },
  },
});

/** By the medicine the chart names: `medicine` is its row in the patient's day. */
export const byName = {
  gliclazide: sulfonylurea('غليكلازيد', 'دياميكرون'),
  glimepiride: sulfonylurea('غليمبيريد', 'أماريل'),
  glibenclamide: sulfonylurea('غليبنكلاميد', 'داونيل'),
  semaglutide: glp1('سيماغلوتايد', 'أوزمبيك'),
  dulaglutide: glp1('دولاغلوتايد', 'تروليسيتي'),
  tirzepatide: {
    ...glp1('تيرزيباتيد', 'مونجارو'),
    rules: { 'targets.raise-glp1': { why: 'لأن السكر فوق الهدف، فتُرفع أولًا جرعة ما يؤخذ' } },
  },
  'exenatide-weekly': {
    ...glp1('إكسيناتيد الأسبوعي', 'بايدوريون'),
    rules: { 'targets.raise-glp1': { why: 'لأن السكر التراكمي فوق الهدف، ولا جرعة أعلى من هذا الدواء' } },
  },
  liraglutide: glp1('ليراغلوتايد', 'فيكتوزا'),
  lixisenatide: glp1('ليكسيسيناتيد', 'ليكسوميا'),
  exenatide: glp1('إكسيناتيد', 'بايتا'),
  premixed: insulin(
    'الإنسولين المخلوط',
    'الإنسولين المخلوط (العلبة: نوفوميكس أو هيومالوغ ميكس)',
    '<b>رفع الإنسولين المخلوط</b> قبل العشاء 10 إلى 15%',
    '<b>خفض الإنسولين المخلوط</b>، الحقنة التي تسبق نقص السكر',
    {
      male: 'خذ جرعة أقل من الإنسولين المخلوط (العلبة: نوفوميكس أو هيومالوغ ميكس) {when}: نكتب لك أي حقنة وكم.',
      female: 'خذي جرعة أقل من الإنسولين المخلوط (العلبة: نوفوميكس أو هيومالوغ ميكس) {when}: نكتب لكِ أي حقنة وكم.',
    },
    {
      male: 'خذ جرعة أعلى من الإنسولين المخلوط (العلبة: نوفوميكس أو هيومالوغ ميكس) {when}: نكتب لك أي حقنة وكم.',
      female: 'خذي جرعة أعلى من الإنسولين المخلوط (العلبة: نوفوميكس أو هيومالوغ ميكس) {when}: نكتب لكِ أي حقنة وكم.',
    },
  ),
  weekly: insulin(
    'الإنسولين الأسبوعي',
    'الإنسولين الأسبوعي (العلبة: أويكلي)',
    '<b>رفع الجرعة القادمة من الإنسولين الأسبوعي</b> 20 وحدة',
    '<b>خفض الجرعة القادمة من الإنسولين الأسبوعي</b> 20% أو أكثر، وبما لا يقل عن 20 وحدة',
    {
      male: 'خذ في المرة القادمة إنسولينًا أسبوعيًا أقل (العلبة: أويكلي) أو لا تأخذه: نخبرك {when}. وحتى ذلك الحين راقب السكر كل يوم، فقد يعود انخفاضه.',
      female: 'خذي في المرة القادمة إنسولينًا أسبوعيًا أقل (العلبة: أويكلي) أو لا تأخذيه: نخبركِ {when}. وحتى ذلك الحين راقبي السكر كل يوم، فقد يعود انخفاضه.',
    },
    {
      male: 'خذ في المرة القادمة إنسولينًا أسبوعيًا أكثر (العلبة: أويكلي): نخبرك {when} كم.',
      female: 'خذي في المرة القادمة إنسولينًا أسبوعيًا أكثر (العلبة: أويكلي): نخبركِ {when} كم.',
    },
  ),
  // Beside a morning steroid, where no weight gives a dose.
  morning: {
    of: 'basalInsulin',
    medicine: 'الإنسولين الطويل المفعول',
    actions: {
      'start:basalInsulin': {
        record: '<b>بدء إنسولين NPH صباحًا</b>',
        patient: {
          male: 'ابدأ الإنسولين صباحًا {when}: ستريك الممرضة كيف تحقنه.',
          female: 'ابدئي الإنسولين صباحًا {when}: ستريكِ الممرضة كيف تحقنينه.',
        },
      },
    },
  },
  'oral-semaglutide': {
    ...named('glp1RA', 'سيماغلوتايد الفموي', 'قرص سيماغلوتايد (ريبيلسوس)', 'قرص سيماغلوتايد (العلبة: ريبيلسوس)'),
    rules: {
      'sick-days.glp1-surgery': {
        },
      'targets.raise-glp1': {
        ask: 'هل يمكن رفع جرعة القرص الذي آخذه؟',
      },
      'targets.little-above': { ask: 'هل يمكن رفع جرعة القرص الذي آخذه؟' },
    },
  },
} satisfies Readonly<Record<keyof typeof english, NamedWords>>;

import type { ActionWords, NamedWords } from '../../rule.ts';
import type { byName as english } from '../en/by-name.ts';
import { hold, keep, less, more, stop } from './actions.ts';

/** What is done with a medicine whose name is known: as actions, by its name, and by its box to the patient. */
const sulfonylurea = (name: string, box: string): NamedWords => {
  const it = `${name} (العلبة: ${box})`;
  return {
    of: 'sulfonylurea',
    medicine: `${name} (${box})`,
    actions: {
      'stop:sulfonylurea': { record: `<b>إيقاف ${name}</b>`, patient: stop(it) },
      'hold:sulfonylurea': { record: `<b>إيقاف ${name} مؤقتًا</b>`, patient: hold(it) },
      'reduce:sulfonylurea': { record: `<b>خفض ${name}</b>`, amount: `<b>خفض ${name} إلى {to} يوميًا</b>`, patient: less(it) },
      'keep:sulfonylurea': { record: `<b>الإبقاء على ${name}</b>`, patient: keep(it) },
    },
  };
};
const glp1Actions = (name: string, it: string): Readonly<Record<string, ActionWords>> => ({
  'stop:glp1RA': { record: `<b>إيقاف ${name}</b>`, patient: stop(it) },
  'hold:glp1RA': { record: `<b>إيقاف ${name} مؤقتًا</b>`, patient: hold(it) },
  'reduce:glp1RA': { record: `<b>خفض ${name} درجة واحدة</b>`, patient: less(it) },
  'raise:glp1RA': { record: `<b>رفع ${name} درجة واحدة</b>`, patient: more(it) },
  'keep:glp1RA': { record: `<b>الإبقاء على ${name}</b>`, patient: keep(it) },
});
const glp1 = (name: string, box: string): NamedWords => ({
  of: 'glp1RA',
  medicine: `حقنة ${name} (${box})`,
  actions: glp1Actions(name, `حقنة ${name} (العلبة: ${box})`),
});

const insulin = (name: string, it: string, up: string, down: string): NamedWords => ({
  of: 'basalInsulin',
  medicine: name,
  actions: {
    'stop:basalInsulin': { record: `<b>إيقاف ${name}</b>`, patient: stop(it) },
    'reduce:basalInsulin': { record: down, patient: less(it) },
    'raise:basalInsulin': { record: up, patient: more(it) },
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
  tirzepatide: glp1('تيرزيباتيد', 'مونجارو'),
  'exenatide-weekly': glp1('إكسيناتيد الأسبوعي', 'بايدوريون'),
  liraglutide: glp1('ليراغلوتايد', 'فيكتوزا'),
  lixisenatide: glp1('ليكسيسيناتيد', 'ليكسوميا'),
  exenatide: glp1('إكسيناتيد', 'بايتا'),
  premixed: insulin(
    'الإنسولين المخلوط',
    'الإنسولين المخلوط (العلبة: نوفوميكس أو هيومالوغ ميكس)',
    '<b>رفع الإنسولين المخلوط</b> قبل العشاء 10 إلى 15%',
    '<b>خفض الإنسولين المخلوط</b>، الحقنة التي تسبق نقص السكر',
  ),
  weekly: insulin(
    'الإنسولين الأسبوعي',
    'الإنسولين الأسبوعي (العلبة: أويكلي)',
    '<b>رفع الجرعة القادمة من الإنسولين الأسبوعي</b> 20 وحدة',
    '<b>خفض الجرعة القادمة من الإنسولين الأسبوعي</b> 20 وحدة أو أكثر',
  ),
  'oral-semaglutide': {
    of: 'glp1RA',
    medicine: 'قرص سيماغلوتايد (ريبيلسوس)',
    actions: glp1Actions('سيماغلوتايد الفموي', 'قرص سيماغلوتايد (العلبة: ريبيلسوس)'),
    rules: {
      'sick-days.glp1-surgery': {
        patient: {
          male: 'قبل أي جراحة أو تخدير أخبر الفريق عن قرص السيماغلوتايد الذي تأخذه.',
          female: 'قبل أي جراحة أو تخدير أخبري الفريق عن قرص السيماغلوتايد الذي تأخذينه.',
        },
      },
      'targets.raise-glp1': {
        patient: {
          male: 'السكر عندك فوق هدفك. قد يحتاج قرص السيماغلوتايد الذي تأخذه إلى جرعة أعلى.',
          female: 'السكر عندكِ فوق هدفكِ. قد يحتاج قرص السيماغلوتايد الذي تأخذينه إلى جرعة أعلى.',
        },
        ask: 'هل يمكن رفع جرعة القرص الذي آخذه؟',
      },
      'targets.little-above': { ask: 'هل يمكن رفع جرعة القرص الذي آخذه؟' },
    },
  },
} satisfies Readonly<Record<keyof typeof english, NamedWords>>;

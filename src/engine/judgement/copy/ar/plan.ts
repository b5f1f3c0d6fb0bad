import type { Pattern } from '../../../kit/words/pattern.ts';
import type { plan as english } from '../en/plan.ts';

/** A rule's clause begins with «لأن»: it follows a comma, and «لم تُتَّبع» directly. */
export const plan = {
  'plan.heading': 'ما يُفعل الآن',
  'plan.always': 'دائمًا',
  'plan.more': { by: 'more', one: 'وخطوة أخرى', two: 'وخطوتان أخريان', few: 'و{more} خطوات أخرى', other: 'و{more} خطوة أخرى' },
  'plan.when.today': 'اليوم',
  'plan.when.days': { by: 'n', one: 'حتى الغد', two: 'خلال يومين', few: 'خلال {n} أيام', many: 'خلال {n} يومًا', other: 'خلال {n} يوم' },
  'plan.when.weeks': { by: 'n', one: 'خلال أسبوع', two: 'خلال أسبوعين', few: 'خلال {n} أسابيع', many: 'خلال {n} أسبوعًا', other: 'خلال {n} أسبوع' },
  'plan.step': '{do} {when}، {why}.',
  'plan.stepPlain': '{do} {when}.',
  'plan.stepOr': '{do} {when} ({or})، {why}.',
  'plan.or': 'أو للسبب نفسه: {list}',
  'plan.onExample': 'مبني على قيمة من المثال',
  'plan.proposal': 'لأن قاعدة هذه الحاسبة تطلبه',
  'plan.ownHeading': 'ما تقوله قاعدة هذه الحاسبة',
  'plan.own': 'قاعدة هذه الحاسبة: {own}. لم تُتَّبع {why}.',
  'plan.review': '<b>الزيارة القادمة</b> في {date} أو قبله.',
  'plan.review.soon': '<b>الزيارة القادمة</b> خلال أسبوع، في {date} أو قبله.',

  'plan.patient.first.emergency': {
    male: '<b>هذا لا ينتظر.</b> تحتاج إلى مساعدة طبية اليوم: اتصل بعيادتك الآن أو توجّه إلى الطوارئ.',
    female: '<b>هذا لا ينتظر.</b> تحتاجين إلى مساعدة طبية اليوم: اتصلي بعيادتكِ الآن أو توجّهي إلى الطوارئ.',
  },
  'plan.patient.first.urgent': {
    male: '<b>لا تؤجّل هذا.</b> اتصل بعيادتك {when}، ففي خطتك ما يحتاج إلى عناية قريبة.',
    female: '<b>لا تؤجّلي هذا.</b> اتصلي بعيادتكِ {when}، ففي خطتكِ ما يحتاج إلى عناية قريبة.',
  },
  'plan.patient.first.change': {
    male: '<b>قد يحتاج علاجك إلى تغيير.</b> تحدّث مع عيادتك {when}.',
    female: '<b>قد يحتاج علاجكِ إلى تغيير.</b> تحدّثي مع عيادتكِ {when}.',
  },
  'plan.patient.first.checks': {
    male: '<b>تناول أدويتك كما أنت الآن.</b> ولديك فحوص أو مواعيد {when}.',
    female: '<b>تناولي أدويتكِ كما أنتِ الآن.</b> ولديكِ فحوص أو مواعيد {when}.',
  },
  'plan.patient.first.none': {
    male: '<b>استمر على ما أنت عليه.</b> لا شيء يحتاج إلى تغيير الآن.',
    female: '<b>استمري على ما أنتِ عليه.</b> لا شيء يحتاج إلى تغيير الآن.',
  },
  'plan.patient.review': { male: '<b>راجع عيادتك</b> في {date} أو قبله.', female: '<b>راجعي عيادتكِ</b> في {date} أو قبله.' },
  'plan.patient.review.soon': {
    male: '<b>راجع عيادتك</b> خلال أسبوع، في {date} أو قبله.',
    female: '<b>راجعي عيادتكِ</b> خلال أسبوع، في {date} أو قبله.',
  },

  'medicine.metformin': 'الميتفورمين',
  'medicine.sulfonylurea': 'السلفونيل يوريا',
  'medicine.dpp4Inhibitor': 'مثبط DPP-4',
  'medicine.sglt2Inhibitor': 'مثبط SGLT2',
  'medicine.glp1RA': 'ناهض GLP-1 أو تيرزيباتيد',
  'medicine.tzd': 'البيوغليتازون',
  'medicine.basalInsulin': 'الإنسولين القاعدي',
  'medicine.mealtimeInsulin': 'إنسولين الوجبات',
  'medicine.glucagon': 'الغلوكاغون',
  'medicine.statin': 'الستاتين',
  'medicine.rasInhibitor': 'مثبط ACE أو ARB',
  'medicine.finerenone': 'الفينيرينون',
  'plan.patient.medicine.metformin': 'الميتفورمين',
  'plan.patient.medicine.sulfonylurea': 'القرص الذي قد يخفض السكر كثيرًا',
  'plan.patient.medicine.dpp4Inhibitor': 'قرص ينتهي اسمه بـ«غليبتين»',
  'plan.patient.medicine.sglt2Inhibitor': 'قرص ينتهي اسمه بـ«غليفلوزين»',
  'plan.patient.medicine.glp1RA': 'حقنة للسكر ليست إنسولينًا',
  'plan.patient.medicine.tzd': 'البيوغليتازون',
  'plan.patient.medicine.basalInsulin': 'الإنسولين الطويل المفعول',
  'plan.patient.medicine.mealtimeInsulin': 'إنسولين الوجبات',
  'plan.patient.medicine.glucagon': 'دواء الطوارئ لانخفاض السكر الشديد (الغلوكاغون)',
  'plan.patient.medicine.statin': 'قرص الكوليسترول',
  'plan.patient.medicine.rasInhibitor': 'قرص للضغط يحمي الكليتين',
  'plan.patient.medicine.finerenone': 'قرص الكلى «فينيرينون»',
} as const satisfies Readonly<Record<keyof typeof english, Pattern>>;

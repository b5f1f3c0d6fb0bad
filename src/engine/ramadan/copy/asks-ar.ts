import type { AskWords } from './asks-en.ts';

const yesNo = { yes: 'نعم', no: 'لا' } as const;

/** ما يُسأل عنه للصيام وحده. */
export const asksAr: AskWords = {
  fastsRamadan: { label: 'ينوي صيام رمضان', answers: yesNo },
  hypoglycaemiaUnaware: { label: 'نقص السكر دون أعراض منذرة', hint: 'لا رجفة ولا تعرق قبله', answers: yesNo },
  hypoglycaemiaFrequency: {
    label: 'تكرار نقص السكر',
    answers: { none: 'لا يوجد', 'below-weekly': 'أقل من مرة في الأسبوع', weekly: 'مرة في الأسبوع أو أكثر' },
  },
  selfTesting: {
    label: 'الفحص الذاتي للسكر',
    answers: { 'as-advised': 'كما نُصح به، أو لا يلزم', 'too-little': 'أقل من اللازم', none: 'نُصح به ولا يُجرى' },
  },
  glucoseCrisis: {
    label: 'آخر حماض كيتوني أو فرط أسمولية',
    answers: {
      none: 'لا شيء في 12 شهرًا',
      'within-12-months': 'قبل 6 إلى 12 شهرًا',
      'within-6-months': 'قبل 3 إلى 6 أشهر',
      'within-3-months': 'في آخر 3 أشهر',
    },
  },
  vesselsUnstable: {
    label: 'مرض قلبي وعائي غير مستقر',
    hint: 'ذبحة في الراحة، أو نوبة قلبية أو سكتة في هذه الأشهر',
    answers: yesNo,
  },
  pregnancyWithinTargets: { label: 'السكر ضمن أهداف الحمل', answers: yesNo },
  helpAtHome: { label: 'مساعدة من أحد في البيت', answers: yesNo },
  fastingLabour: {
    label: 'العمل البدني أثناء الصيام',
    answers: { none: 'لا يوجد', moderate: 'متوسط', hard: 'شاق' },
  },
  earlierFast: {
    label: 'رمضانات سابقة',
    hint: 'سيئة: نقص سكر أو ارتفاع شديد أو دخول المستشفى',
    answers: { good: 'جيدة', bad: 'تجربة سيئة', first: 'لم يصم مع السكري من قبل' },
  },
  fastingHours: { label: 'ساعات الصيام في اليوم', answers: { 'below-16': 'أقل من 16', 'from-16': '16 فأكثر' } },
  insulinRegimen: {
    label: 'نظام الإنسولين',
    answers: {
      'basal-once': 'إنسولين قاعدي وحده، مرة في اليوم',
      'basal-twice': 'إنسولين قاعدي وحده، مرتين في اليوم',
      'basal-bolus': 'إنسولين قاعدي مع إنسولين الوجبات',
      'mixed-once': 'إنسولين مخلوط مرة في اليوم',
      'mixed-twice': 'إنسولين مخلوط مرتين في اليوم',
      'mixed-thrice': 'إنسولين مخلوط ثلاث مرات في اليوم',
      pump: 'مضخة',
    },
  },
  sulfonylureaAgent: {
    label: 'نوع السلفونيل يوريا',
    answers: { gliclazide: 'غليكلازيد', glimepiride: 'غليمبيريد', glibenclamide: 'غليبنكلاميد', other: 'غيرها' },
  },
  sulfonylureaTimes: { label: 'السلفونيل يوريا: كم مرة', answers: { once: 'مرة', twice: 'مرتين' } },
  glp1Agent: {
    label: 'نوع ناهض مستقبلات GLP-1',
    answers: {
      semaglutide: 'سيماغلوتايد حقنًا، كل أسبوع',
      dulaglutide: 'دولاغلوتايد، كل أسبوع',
      tirzepatide: 'تيرزيباتيد، كل أسبوع',
      'exenatide-weekly': 'إكسيناتيد، كل أسبوع',
      liraglutide: 'ليراغلوتايد، كل يوم',
      lixisenatide: 'ليكسيسيناتيد، كل يوم',
      exenatide: 'إكسيناتيد، مرتين في اليوم',
      'oral-semaglutide': 'سيماغلوتايد أقراصًا، كل يوم',
      other: 'غيرها',
    },
  },
  metforminTimes: {
    label: 'الميتفورمين: كم مرة',
    answers: { once: 'مرة، أو ممتد المفعول', twice: 'مرتين', thrice: 'ثلاث مرات' },
  },
  repaglinide: { label: 'الريباغلينيد', answers: yesNo },
};

import type { ItemWords } from './items-en.ts';

/** بنود درجة الخطر وإجاباتها. */
export const itemsAr: ItemWords = {
  type: { label: 'نوع السكري', answers: { other: 'النوع الثاني', one: 'النوع الأول، أو لا يفرز الجسم إنسولين' } },
  duration: { label: 'مدة السكري', answers: { short: 'أقل من 10 سنوات', long: '10 سنوات فأكثر' } },
  lows: {
    label: 'نقص السكر',
    answers: {
      none: 'لا يوجد',
      rare: 'أقل من مرة في الأسبوع',
      weekly: 'مرة في الأسبوع أو أكثر',
      severe: 'نقص شديد',
      unaware: 'دون أعراض منذرة',
    },
  },
  a1c: { label: 'HbA1c', answers: { low: 'دون 7.5%', raised: 'من 7.5 إلى 9%', high: 'فوق 9%' } },
  treatment: {
    label: 'العلاج (يُحسب الأعلى)',
    answers: {
      other: 'دون سلفونيل يوريا ولا إنسولين',
      modernSulfonylurea: 'غليكلازيد أو غليمبيريد أو ريباغلينيد',
      glibenclamide: 'غليبنكلاميد',
      basal: 'إنسولين قاعدي',
      mixedOnce: 'إنسولين مخلوط مرة في اليوم',
      basalBolus: 'إنسولين قاعدي مع إنسولين الوجبات، أو مضخة',
      mixedOften: 'إنسولين مخلوط أكثر من مرة في اليوم',
    },
  },
  testing: { label: 'الفحص الذاتي', answers: { asAdvised: 'كما نُصح به', tooLittle: 'أقل من اللازم', none: 'نُصح به ولا يُجرى' } },
  crisis: {
    label: 'حماض كيتوني أو فرط أسمولية',
    answers: {
      none: 'لا شيء في 12 شهرًا',
      year: 'خلال 12 شهرًا',
      halfYear: 'خلال 6 أشهر',
      quarter: 'خلال 3 أشهر',
    },
  },
  vessels: { label: 'الشرايين الكبيرة', answers: { none: 'لا مرض', stable: 'مرض مستقر', unstable: 'مرض غير مستقر' } },
  kidney: {
    label: 'الكلى',
    answers: { good: 'eGFR 60 فأكثر', mild: 'eGFR من 45 إلى 60', moderate: 'eGFR من 30 إلى 45', severe: 'eGFR دون 30' },
  },
  pregnancy: { label: 'الحمل', answers: { none: 'لا', within: 'نعم، ضمن الأهداف', outside: 'نعم، خارج الأهداف' } },
  frailty: {
    label: 'الوهن',
    answers: { none: 'لا', alone: 'فوق 70 سنة بلا مساعدة في البيت', frail: 'وهن، أو ضعف في الإدراك' },
  },
  labour: { label: 'العمل البدني', answers: { none: 'لا يوجد', moderate: 'متوسط', hard: 'شاق' } },
  experience: { label: 'رمضانات سابقة', answers: { good: 'دون تجربة سيئة', bad: 'تجربة سيئة' } },
  hours: { label: 'ساعات الصيام', answers: { short: 'أقل من 16', long: '16 فأكثر' } },
};

import type { TranslatedInterface } from '../../kit/interface-words.ts';
import type { interfaceEn } from './interface-en.ts';

export const interfaceAr = {
  page: {
    empty: 'لا توجد توصيات بعد',
    heading: 'توصيات الجرعات الشاملة',
    calculating: 'جارٍ الحساب...',
  },
  records: {
    historyTitle: 'سجل تقييمات المرضى',
    searchTab: 'نتائج البحث',
    searchTabAlways: false,
    noName: { title: 'اسم المريض مطلوب', text: 'يُرجى إدخال اسم المريض لحفظ هذا التقييم.' },
    saved: { title: 'حُفظ التقييم', text: 'حُفظ تقييم الجرعات لـ {name}' },
    saveFailed: { title: 'خطأ', text: 'تعذّر حفظ التقييم. يُرجى المحاولة مجددًا.', reason: false },
    loaded: { title: 'حُمّل التقييم', text: 'حُمّل تقييم {name}' },
    deleted: { title: 'حُذف التقييم', text: 'أُزيل التقييم نهائيًا' },
    empty: 'لا توجد تقييمات',
    searchEmpty: 'لا توجد تقييمات',
    refused: 'لا يمكن حفظ دواء ممنوع الاستعمال لهذا المريض',
  },
} as const satisfies TranslatedInterface<typeof interfaceEn>;

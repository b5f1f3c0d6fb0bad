import type { TranslatedInterface } from '../../kit/interface-words.ts';
import type { interfaceEn } from './interface-en.ts';

export const interfaceAr = {
  page: {
    expand: 'عرض بملء الشاشة',
    print: 'طباعة النتائج',
    nothingToPrint: { title: 'لا توجد نتائج للطباعة', text: 'يُرجى إجراء الحساب أولًا' },
  },
  records: {
    searchTab: 'نتائج البحث',
    searchTabAlways: false,
    noName: { title: 'لا يمكن الحفظ', text: 'يُرجى إدخال اسم المريض وحساب النتائج أولًا' },
    noResults: { title: 'لا يمكن الحفظ', text: 'يُرجى إدخال اسم المريض وحساب النتائج أولًا' },
    saved: { title: 'حُفظ التقييم', text: 'حُفظ تقييم الإنسولين لـ {name}' },
    empty: 'لا توجد تقييمات إنسولين محفوظة بعد',
  },
} as const satisfies TranslatedInterface<typeof interfaceEn>;

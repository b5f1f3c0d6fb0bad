import type { TranslatedInterface } from '../../kit/interface-words.ts';
import type { interfaceEn } from './interface-en.ts';

export const interfaceAr = {
  page: { calculating: 'جارٍ الحساب...' },
  records: {
    searchTab: 'نتائج البحث',
    searchTabAlways: false,
    saveWithoutName: false,
    noName: { title: 'لا يمكن الحفظ', text: 'يُرجى إدخال اسم المريض وحساب النتائج أولًا' },
    noResults: { title: 'لا يمكن الحفظ', text: 'يُرجى إدخال اسم المريض وحساب النتائج أولًا' },
    saved: { title: 'حُفظ التقييم', text: 'حُفظ تقييم أيام العمر لـ {name}' },
    refused: 'لا يمكن حفظ تقدير غير صالح',
  },
} as const satisfies TranslatedInterface<typeof interfaceEn>;

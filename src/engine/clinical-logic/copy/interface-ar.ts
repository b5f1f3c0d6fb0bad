import type { TranslatedInterface } from '../../kit/interface-words.ts';
import type { interfaceEn } from './interface-en.ts';

export const interfaceAr = {
  page: {
    formTitle: 'بيانات المريض السريرية',
    empty: 'أدخل البيانات ثم اضغط «احسب التوقّعات السريرية».',
    expand: 'عرض بملء الشاشة',
    print: 'طباعة النتائج',
    nothingToPrint: { title: 'لا توجد نتائج للطباعة', text: 'يُرجى إجراء الحساب أولًا' },
    calculated: { title: 'حُسبت الأحداث السريرية', text: 'حُسبت جميع أجزاء التوقّع' },
  },
  records: {
    saved: { title: 'حُفظ التقييم السريري', text: 'حُفظ تقييم الأحداث السريرية للمريض في سجلك' },
    loaded: { title: 'حُمّل التقييم', text: 'حُمّل تقييم الأحداث السريرية لـ {name}' },
  },
} as const satisfies TranslatedInterface<typeof interfaceEn>;

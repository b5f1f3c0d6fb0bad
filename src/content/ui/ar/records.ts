import type { RecordWords as ToolRecordWords } from '../../../engine/kit/interface-words.ts';
import type { RecordWords } from '../en/records.ts';

const usual: ToolRecordWords = {
  historyTitle: 'السجل',
  searchTab: 'البحث باسم المريض', searchTabAlways: true,
  saveWithoutName: true,
  noName: { title: 'اسم المريض مطلوب', text: 'يُرجى إدخال اسم المريض قبل الحفظ' },
  noResults: { title: 'لا نتائج للحفظ', text: 'يُرجى حساب النتائج أولًا' },
  quick: { title: 'يلزم إنشاء حساب', text: 'يُرجى إنشاء حساب لحفظ تقييمات المرضى.' },
  saved: { title: 'حُفظ التقييم', text: 'حُفظ تقييم المريض في سجلك' },
  saveFailed: { title: 'تعذّر الحفظ', text: 'لم يُحفظ التقييم', reason: true },
  loaded: { title: 'حُمّل التقييم', text: 'حُمّل تقييم {name}' },
  deleted: { title: 'حُذف التقييم', text: 'أُزيل التقييم نهائيًا' },
  deleteFailed: { title: 'خطأ', text: 'تعذّر حذف التقييم' },
  empty: 'لا توجد تقييمات محفوظة بعد',
  searchEmpty: 'لا توجد تقييمات تطابق «{term}»',
  refused: 'لا يمكن حفظ هذه النتيجة',
};

export const records = {
  usual,
  patientName: 'اسم المريض', nameHint: 'لازم للحفظ وللعثور على التقييم لاحقًا',
  nameMissing: 'أدخل اسم المريض للحفظ.', nameTooLong: 'استخدم {max} حرفًا على الأكثر.',
  save: 'حفظ التقييم', saving: 'جارٍ الحفظ...', savedAt: 'حُفظ في {time}', retry: 'حاول مجددًا', notSaved: 'لم يُحفظ بعد.',
  signInFirst: 'لم يُحفظ بعد: انتهت جلستك. سجّل الدخول ثم احفظ مجددًا.',
  recalculated: 'حسب الخادم النتيجة بقواعده وحفظ أرقامًا تختلف عن المعروضة على هذه الشاشة.',
  history: 'السجل', close: 'إغلاق', all: 'جميع التقييمات', search: 'البحث باسم المريض', clear: 'مسح',
  typeName: 'اكتب اسم مريض أعلاه.', load: 'تحميل', delete: 'حذف', deleting: 'جارٍ الحذف...', more: 'عرض المزيد', refresh: 'تحديث',
  loadOf: 'تحميل تقييم {name}، {date}', deleteOf: 'حذف تقييم {name}، {date}',
  confirmDelete: 'هل أنت متأكد من حذف تقييم {name} نهائيًا؟ لا يمكن التراجع عن هذا الإجراء.',
  loading: 'جارٍ التحميل...', failed: 'تعذّر تحميل السجل.', offline: 'لا يوجد اتصال. سيظهر السجل عند عودته.',
  quickNote: 'دخول سريع: لا يمكن حفظ سجل المرضى.',
} satisfies RecordWords;

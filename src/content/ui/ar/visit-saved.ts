import type { VisitSavedWords } from '../en/visit-saved.ts';

export const visitSaved: VisitSavedWords = {
  save: 'حفظ الزيارة', saving: 'جارٍ الحفظ...', saved: 'حُفظت الزيارة', savedText: '{name}: التقييمات المحفوظة معها: {n}',
  noName: 'اكتب الاسم أو الأحرف الأولى قبل الحفظ.',
  quick: { title: 'يلزم إنشاء حساب', text: 'الدخول السريع: لا يمكن حفظ الزيارة. يحتاج الحفظ إلى حساب.' },
  failed: { title: 'تعذّر الحفظ', text: 'لم تُحفظ الزيارة، وكل ما أدخلته باقٍ هنا.', reason: true },
  without: 'الخطة محفوظة، ولم تُحفظ بعد: {list}.', missing: '{tool} (إجابات ناقصة)', invalid: '{tool} (إجابات متعارضة)', rule: '{tool} (قواعدها لا تقبل النتيجة)', unconfirmed: '{tool} (لم يُؤكَّد أنك ممارس صحي مرخَّص)',
  loading: 'جارٍ التحميل...', failedLoad: 'تعذّر تحميل الزيارات المحفوظة.', retry: 'إعادة المحاولة', more: 'عرض المزيد',
  same: 'هل هو المريض نفسه؟', sameLead: 'هذا محفوظ بالاسم نفسه. والاسم وحده لا يثبت الهوية: القرار لك.',
  there: 'المحفوظ', differs: 'لا يتطابق: {facts}.', nothingShared: 'لا يوجد ما يُقارَن.',
  visits: 'الزيارات: {n}، وآخرها في {date}', assessment: '{tool}، {date}',
  yes: 'المريض نفسه', yesOf: 'المريض نفسه: {what}', certain: 'لا يتطابقان في: {facts}. هل هو حقًا المريض نفسه؟', certainYes: 'نعم، المريض نفسه', no: 'لا',
  none: 'لا شيء آخر محفوظ بهذا الاسم.', joined: 'تم الضمّ', joinedText: 'صار هذا مريضًا واحدًا من الآن.', changeFailed: 'تعذّر ذلك، ولم يتغيّر شيء.',
  past: 'المحفوظ عن هذا المريض', course: 'المسار', courseLead: 'القياسات حتى اليوم', medicines: 'الأدوية', between: 'من {first} إلى {last}', taken: 'يُؤخذ', planned: 'مخطط له اليوم', today: 'اليوم', date: 'التاريخ', only: 'زيارة واحدة حتى الآن: يبدأ المسار من الزيارة الثانية.',
  begin: 'ابدأ منها', beginOf: 'ابدأ منها: {date}',
  part: 'ليس هذا المريض', partOf: 'ليس هذا المريض: {date}', parted: 'تم الفصل', partedText: 'صارت قائمة بذاتها من جديد.',
  delete: 'حذف', deleteOf: 'حذف زيارة {name}، {date}', deleted: 'حُذفت الزيارة', deletedText: 'أُزيلت الزيارة نهائيًا',
  deleteAsk: 'هل تريد حقًا حذف زيارة {name}، {date} نهائيًا؟ تُحذف معها هذه التقييمات المحفوظة: {list}. لا يمكن التراجع عن هذا الإجراء.',
  deleteAskAlone: 'هل تريد حقًا حذف زيارة {name}، {date} نهائيًا؟ لا يمكن التراجع عن هذا الإجراء.',
  print: 'طباعة المسار', all: 'كل الزيارات المحفوظة', empty: 'لا توجد زيارات محفوظة بعد.', search: 'البحث بالاسم',
};

import type { PageWords } from '../../../engine/kit/interface-words.ts';
import type { WorkbenchWords } from '../en/workbench.ts';

const usual: PageWords = { empty: 'أدخل بيانات المريض ثم اضغط «{calculate}».', expand: 'توسيع النتائج', print: 'طباعة التقرير', complete: 'النتائج الكاملة للمريض' };

export const workbench = {
  modes: { label: 'الوضع', display: 'عرض فقط', hcp: 'وضع الممارس الصحي', switchToHcp: 'الانتقال إلى وضع الممارس الصحي' },
  samples: {
    title: 'حالات توقّع نموذجية',
    lead: 'مريضان افتراضيان يوضّحان ما تقدّمه الأداة. الأرقام للتوضيح وليست توقّعًا لشخص حقيقي.',
    open: 'افتح هذه الحالة في وضع الممارس الصحي',
  },
  form: {
    title: 'بيانات المريض', complete: 'مكتمل', oneMissing: 'ينقص حقل واحد', manyMissing: 'حقول ناقصة: {n}', oneWrong: 'حقل واحد يحتاج إلى تصحيح', manyWrong: 'حقول تحتاج إلى تصحيح: {n}', oneOptional: 'حقل اختياري فارغ', manyOptional: 'حقول اختيارية فارغة: {n}',
    optional: '(اختياري)', change: 'تعديل', yes: 'نعم', no: 'لا', example: 'مثال',
    calculating: 'جارٍ الحساب…', nothingMissing: 'لا ينقص شيء. مفتاح الإدخال يحسب أيضًا.', missing: 'حقول ناقصة: {n}', examples: 'حقول ما زالت بقيمة المثال: {n}',
    summaryTitle: 'يُرجى المراجعة قبل الحساب', reset: 'البدء من جديد بقيم المثال', switchUnit: '{field}: الوحدة {unit}. التبديل إلى {other}', unknown: 'غير معروف',
    oneExample: 'قيمة واحدة من المثال', manyExamples: 'قيم من المثال: {n}', take: 'الخيارات الظاهرة تخصّ هذا المريض',
    close: 'إغلاق', readSensor: 'قراءة ملف المراقبة المستمرة',
    more: 'المزيد عن هذا المريض', moreHint: 'معلومات تجعل التوصيات أكثر أمانًا. وما لا يُعرف يمكن تركه.', filled: 'معلومات مُدخلة: {n}',
  },
  line: { label: 'اكتب حال المريض في سطر، أو ألصقه', read: 'قراءة', reading: 'جارٍ التحميل...', clear: 'مسح السطر', byName: 'دواء بالاسم', failed: 'تعذّر تحميل هذا الجزء. ما كتبته باقٍ.', tooLong: 'أكثر من 40,000 حرف: ألصق تقرير مريض واحد.' },
  strip: { label: 'المريض', nobody: 'ما تُدخله هنا يرافقك إلى الحاسبة التالية.', carried: 'من {date}', goesTo: 'الجرعة الفعلية {takes}؛ وأعلى ما في هذا النموذج {answer}', reckonsWith: 'الجرعة الفعلية {takes}؛ ويحسب هذا النموذج على أساس {answer}' },
  issues: {
    required: 'أدخل {label}.', notANumber: '{label}: اكتب رقمًا واحدًا مع نقطة للكسر العشري.', notWhole: 'يجب أن يكون «{label}» عددًا صحيحًا.',
    below: 'يجب ألّا يقلّ «{label}» عن {min}.', above: 'يجب ألّا يزيد «{label}» على {max}.',
    otherUnit: '{label}: تبدو القيمة بوحدة {other}. بدّل الوحدة أو اكتب قيمة من {from} إلى {max}.',
    notAChoice: '{label}: اختر إحدى الإجابات.', notAFlag: '{label}: أجب بنعم أو لا.', unknown: 'هذا الحقل غير معروف هنا.', notAnObject: 'تعذّرت قراءة النموذج.',
    soft: 'قيمة غير معتادة: أغلب الناس بين {from} و{max}. يُرجى التحقق.', rule: 'هذه الإجابات لا يتّسق بعضها مع بعض.',
  },
  answer: {
    maths: 'تحقّق من حساباتنا',
    whatIf: 'ماذا لو…',
    region: 'النتيجة', calculated: 'حُسب في {at}', rules: 'إصدار القواعد {version}',
    stale: 'تغيّر النموذج بعد هذا الحساب.', again: 'أعد الحساب',
    marksUnknown: 'سجل قديم: لا يُعرف أي قيمه كانت من المثال.', exampleInputs: 'ما زالت بقيمة المثال: {fields}.', exampleCaution: 'عدد قيم المثال (*) في هذا الحساب: {n}. ضع قيم المريض مكانها قبل الاعتماد على النتيجة.', bedside: 'اعرضها على المريض', allForPatient: 'كل الحاسبات لهذا المريض', copy: 'نسخ بصيغة نص', copied: 'نُسخ', copyFailed: 'النسخ غير مسموح هنا',
    method: 'كيف حُسبت النتيجة', sources: 'المصادر السريرية والإرشادات', notes: 'ملاحظات سريرية', more: 'كل ما في الخطة', changeInputs: 'تعديل البيانات', save: 'حفظ', print: 'طباعة', copyShort: 'نسخ', after: 'هذه النتيجة', close: 'إغلاق',
    patientSummary: 'ملخّص المريض',
    reportLanguage: 'لغة التقرير', document: 'المستند', forRecord: 'للسجل الطبي', forPatient: 'للمريض', english: 'English', arabic: 'العربية', both: 'اللغتان', openStep: 'كيف حُسب: {name}',
  },
  method: {
    lead: 'كُتب كل سطر أثناء حساب النتيجة. الأرقام بوحدات الحفظ.',
    chosen: 'هذا المريض', sourcesOf: 'المصدر', changes: 'ما الذي يغيّر النتيجة',
    purpose: 'الغرض', use: 'متى تُستخدم', misuse: 'متى لا تُستخدم', reviewed: 'رُوجع في {date}', due: 'موعد المراجعة التالية {date}', newer: 'بُني على الإصدارات المذكورة. والأحدث في 2026: ADA وNICE NG28 وAHA/ACC/ADA/ASN.',
  },
  notes: { label: 'ملاحظات سريرية', placeholder: 'اكتب الملاحظات السريرية هنا', preview: 'معاينة', limit: '{n} من 5000 حرف' },
  print: {
    blocked: 'حُظرت نافذة الطباعة', blockedText: 'لم يفتح المتصفح نافذة جديدة.', thisPage: 'اطبع هذه الصفحة', record: 'للسجل الطبي',
    patientName: 'الاسم', unnamed: 'بلا اسم', ageSex: 'العمر والجنس', calculated: 'وقت الحساب', rules: 'إصدار القواعد', notEntered: 'لم يُدخل',
    clinician: 'الطبيب', signature: 'التوقيع', date: 'التاريخ',
  },
  nav: { history: 'السجل', },
  confirm: { title: 'للأطباء المرخَّصين', text: 'هذا المرجع لجرعات الأدوية مخصّص للممارسين الصحيين المرخَّصين. وهو يساند حكمك السريري والنشرة المحلية ولا يحلّ محلّهما.', yes: 'أنا ممارس صحي مرخَّص', no: 'العودة إلى الأدوات' },
  compare: { title: 'مقارنة لهذا المريض', add: 'قارن مع', none: 'اختر', remove: 'إزالة {name}', limit: 'ثلاثة أدوية على الأكثر' },
  usual,
  status: { loading: 'جارٍ التحميل...', failed: 'تعذّر تحميل الحاسبة.', partFailed: 'تعذّر تحميل هذا الجزء. تحقّق من الاتصال ثم حاول مجددًا. وإن لم ينفع ذلك فأعد تحميل الصفحة، فما كتبته يبقى.', retry: 'حاول مجددًا', offline: 'لا يوجد اتصال. يمكنك إجراء الحسابات الآن، أمّا الحفظ والسجل والحساب فتحتاج إلى الشبكة.' },
} satisfies WorkbenchWords;

import type { VisitFilesWords } from '../en/visit-files.ts';

export const visitFiles: VisitFilesWords = {
  title: 'من ملف', close: 'إغلاق', which: 'ما الملف الذي لديك؟',
  sensor: 'من مستشعر الغلوكوز (CGM)', sensorText: 'Dexcom Clarity أو LibreView أو Nightscout أو Tidepool، أو جدول بسيط فيه الوقت والغلوكوز.',
  fhir: 'من السجل الطبي (FHIR)', fhirText: 'ملف FHIR R4 بصيغة JSON لمريض واحد: القياسات والعمر والجنس والتشخيصات والأدوية.',
  stays: 'يبقى الملف في هذا المتصفح. لا يُرسَل منه شيء ولا يُحفظ، إلا ما تنقله.',
  choose: 'اختر ملف FHIR', another: 'اختر ملفًا آخر', reading: 'جارٍ قراءة الملف…', unchanged: 'لم يتغير شيء في الزيارة.',
  refused: {
    'not-json': 'هذا الملف ليس بصيغة JSON. صدِّر السجل بصيغة FHIR R4 في ملف JSON، لا XML ولا PDF.',
    'not-fhir': 'هذا الملف ليس بصيغة FHIR. صدِّر السجل بصيغة FHIR R4 في ملف JSON.',
    'several-patients': 'في هذا الملف أكثر من شخص، لذلك لم يُقرأ شيء. صدِّر كل مريض في ملف خاص به.',
    'nothing-found': 'ليس في هذا الملف شيء مما يُسأل عنه هنا.',
    'too-large': 'هذا الملف كبير جدًا: لا تُفتح الملفات التي تزيد على 50 ميغابايت. صدِّر سنوات أقل.',
    failed: 'تعذّرت قراءة الملف هنا. أعد تحميل الصفحة وحاول مرة أخرى.',
  },
  found: 'ما يذكره الملف', nothing: 'ليس في هذا الملف شيء من معلومات الزيارة.',
  value: 'المعلومة', before: 'في الزيارة', after: 'في الملف', press: 'النقل', empty: 'غير معروف',
  take: 'نقل', takeOne: 'نقل {fact}', taken: 'في الزيارة', old: 'قديم: انتبه لتاريخه', takeAll: 'نقل كل ما ليس قديمًا ({n})',
  differs: 'لا تتطابق الزيارة والملف في: {facts}. تأكد من أنه المريض نفسه.', until: 'تبقى قيم الزيارة كما هي حتى تضغط زر النقل.', done: 'القيم المنقولة من الملف: {n}',
  left: 'ما لم يُنقل: {n}', what: 'في الملف', why: 'السبب',
  kinds: {
    AllergyIntolerance: 'حساسية', CarePlan: 'خطة رعاية', Condition: 'تشخيص', Coverage: 'تأمين', Device: 'جهاز', DiagnosticReport: 'تقرير فحوص', DocumentReference: 'مستند', Encounter: 'مراجعة', FamilyMemberHistory: 'تاريخ العائلة المرضي', Goal: 'هدف', Immunization: 'تطعيم', Location: 'مكان', Medication: 'دواء', MedicationAdministration: 'إعطاء دواء', MedicationDispense: 'صرف دواء', MedicationRequest: 'وصفة دواء', MedicationStatement: 'دواء مستعمل', Organization: 'منشأة', 'Patient.birthDate': 'تاريخ الميلاد', 'Patient.gender': 'الجنس', Practitioner: 'ممارس صحي', Procedure: 'إجراء', ServiceRequest: 'طلب فحص أو إحالة', Specimen: 'عيّنة',
  },
  otherKind: 'نوع آخر',
  reasons: {
    resource: 'هذا النوع لا يُقرأ', code: 'ليس من معلومات الزيارة', unit: 'بلا وحدة أو بوحدة أخرى', status: 'غير نهائي', range: 'خارج النطاق المقبول', comparator: 'أكثر أو أقل من، وليست قيمة محددة', 'no-value': 'بلا قيمة', date: 'بلا تاريخ أو بتاريخ لم يأتِ بعد', setting: 'قيس في الطوارئ أو أثناء التنويم', pair: 'قراءته الأخرى من يوم مختلف', person: 'يخص شخصًا آخر أو العائلة', asked: 'ينتظر قرارك',
  },
  newer: 'ليس الأحدث: قيمة {day} لم تُؤخذ ({why}).', newerUndated: 'قد لا يكون الأحدث: هناك قيمة بلا تاريخ لم تُؤخذ ({why}).',
  questions: 'ما ينتظر قرارك', leave: 'لا شيء من هذه',
  asks: {
    moment: 'قيمتان في اللحظة نفسها.', text: 'يذكره الملف بالكلام فقط.', code: 'رموزه غير متفقة.', age: 'الملف يحتمل عمرين.', kinds: 'يذكر الملف أكثر من واحد.', dose: 'الجرعة غير مذكورة بوضوح.',
  },
  notice: { deceased: 'يذكر الملف أن هذا المريض قد توفي.', minor: 'هذا المريض دون 18 سنة، والخطة للبالغين.' }, showAll: 'اعرض القيم رغم ذلك',
};

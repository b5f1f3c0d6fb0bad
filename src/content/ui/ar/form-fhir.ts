import type { FormFhirWords } from '../en/form-fhir.ts';

export const formFhir: FormFhirWords = {
  open: 'التعبئة من ملف FHIR', title: 'من السجل الطبي (FHIR)', close: 'إغلاق', save: 'حفظ بصيغة FHIR',
  unchanged: 'لم يتغير شيء في النموذج.', nothing: 'ليس في هذا الملف شيء مما يسأل عنه النموذج.',
  value: 'القيمة', before: 'في النموذج', after: 'في الملف', empty: 'فارغ', example: 'مثال', taken: 'في النموذج',
  differs: 'لا يتطابق النموذج والملف في: {facts}. تأكد من أنه المريض نفسه.',
  until: 'تبقى قيم النموذج كما هي حتى تضغط زر النقل.', done: 'القيم المنقولة: {n}. احسب لترى ما تغيّره.',
  reasonCode: 'لا يُسأل عنه هنا',
};

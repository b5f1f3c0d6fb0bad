import type { Translated } from '../../kit/tool.ts';
import type { en } from './en.ts';

export const ar = {
  name: 'المرجع الشامل لجرعات أدوية السكري',
  calculate: 'حساب الجرعة',
  purpose: 'يبحث عن دواء واحد للسكري في مرجع مدمج ويكيّفه مع كلى المريض وقلبه وعمره ووزنه.',
  use: 'للأطباء المرخصين عند اختيار جرعة لبالغ أو مراجعتها، إلى جانب النشرة المحلية.',
  misuse: 'ليس لمن دون 18 سنة، ولا أثناء الحمل، ولا للنوع الأول دون اختصاصي، ولا في المرض الحاد، وليس أمر صرف.',
  sections: { patient: 'بيانات المريض', medicine: 'اختيار الدواء', conditions: 'الأمراض المصاحبة' },
  fields: {
    medicationClass: { label: 'اختيار الدواء' },
    hasHeartFailure: { label: 'قصور القلب' },
    hasAscvd: { label: 'مرض قلبي وعائي تصلّبي (ASCVD)', hint: 'مرض قلبي وعائي تصلّبي مثبت' },
    hasRenalDisease: { label: 'مرض الكلى المزمن' },
  },
  choices: {
    medicationClass: {
      metformin: 'الميتفورمين (metformin)', sitagliptin: 'السيتاغليبتين (sitagliptin)', semaglutide_inj: 'السيماغلوتايد، حقن (semaglutide)', liraglutide: 'الليراغلوتايد (liraglutide)', dulaglutide: 'الدولاغلوتايد (dulaglutide)', tirzepatide: 'التيرزيباتيد (tirzepatide)',
      insulin_lispro: 'إنسولين ليسبرو (lispro)', insulin_aspart: 'إنسولين أسبارت (aspart)', insulin_glargine: 'إنسولين غلارجين (glargine)', insulin_degludec: 'إنسولين ديغلوديك (degludec)', insulin_detemir: 'إنسولين ديتيمير (detemir)',
    },
  },
  answerNotes: {
    medicationClass: { insulin_detemir: 'يجري سحبه من الأسواق: لمن يستعمله حاليًا، ولا يُبدأ به علاج جديد.' },
  },
  rules: {},
} as const satisfies Translated<typeof en>;

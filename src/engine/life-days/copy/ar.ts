import type { Translated } from '../../kit/tool.ts';
import type { en } from './en.ts';

/** The clinical words of this calculator in Arabic. */
export const ar = {
  name: 'حاسبة أيام العمر',
  calculate: 'احسب أيام العمر',
  purpose: 'تحوّل تحسّن السكر التراكمي والالتزام إلى عدد توضيحي من الأيام، للحديث عن جدوى العلاج.',
  use: 'في الحديث مع بالغ مصاب بالسكري من النوع الثاني عن السكر التراكمي والالتزام.',
  misuse: 'ليست توقّعًا لمآل المرض، ولا تُستعمل في قرارات العلاج أو التأمين أو العمل. ولا تُستعمل لمن هم دون 18 سنة ولا في النوع الأول ولا في الحمل.',
  sections: { demographics: 'البيانات الشخصية', health: 'الحالة الصحية', adherence: 'الالتزام' },
  fields: {
    sex: { label: 'الجنس' },
    currentA1c: { label: 'السكر التراكمي الحالي' },
    smoking: { label: 'التدخين' },
    hasKidneyDisease: { label: 'مرض الكلى' },
    hasCardiovascularDisease: { label: 'مرض القلب والأوعية' },
    currentAdherence: { label: 'الالتزام الحالي', hint: 'نسبة ما يُؤخذ من العلاج كما هو مخطط' },
    projectedAdherence: { label: 'الالتزام المنشود' },
    medicationCompliance: { label: 'الأدوية المأخوذة', hint: 'تُسجَّل ولا تدخل في المعادلة' },
    lifestyleAdherence: { label: 'الالتزام بنمط الحياة', hint: 'يُسجَّل ولا يدخل في المعادلة' },
  },
  choices: {
    sex: { male: 'ذكر', female: 'أنثى' },
    smoking: { never: 'لا تدخين', former: 'سابقًا', current: 'حاليًا' },
  },
  rules: {
    durationAge: 'لا يمكن أن تتجاوز سنوات الإصابة بالسكري العمر.',
    pressureOrder: 'يجب أن يكون الضغط الانقباضي أعلى من الانبساطي.',
    lipidsSum: 'لا يمكن أن يتجاوز مجموع HDL وLDL الكوليسترول الكلي.',
    projectedLower: 'الالتزام المنشود أقل من الحالي، فيُحسب بلا مكسب.',
  },
} as const satisfies Translated<typeof en>;

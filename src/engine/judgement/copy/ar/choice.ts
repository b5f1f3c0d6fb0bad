import type { choiceMade as english } from '../en/choice.ts';
import type { TranslatedWords } from '../shape.ts';

export const choiceMade = {
  'choice.made': {
    why: 'لأن المريض اختاره',
    caution: 'اختير بالتشاور مع المريض: {medicine}.',
  },
  'choice.closed': {
    why: 'لأن ما اختير غير متاح اليوم',
    caution: 'اختار المريض {medicine}، والخطة لا تتيحه اليوم: اشرح له السبب، وأعد الاختيار حين يصبح متاحًا.',
  },
  'choice.injection-refused': {
    why: 'لأن المختار حقنة والحقن مرفوضة',
    caution: 'الحقن مسجلة على أنها مرفوضة وقد اختيرت حقنة: اسأل المريض أيهما الصحيح.',
  },
  'choice.declined': {
    why: 'لأن المريض اختار ألا يبدأ دواءً جديدًا',
    caution: 'اختار المريض ألا يبدأ دواءً جديدًا الآن: اعرضه عليه مجددًا في الزيارة القادمة، وبيّن له ما يبقى دون علاج.',
  },
  'choice.postponed': {
    why: 'لأن المريض سيقرر لاحقًا',
    caution: 'يريد المريض أن يقرر لاحقًا: عُد إلى الاختيار في الزيارة القادمة.',
  },
} satisfies TranslatedWords<typeof english>;

import { cite, t } from './record.ts';

/** Lines several records share. */
export const general = cite('generalKnowledge', 'R');
export const region = cite('sfdaList', 'R');
export const none = t('None known.', 'لا يوجد.');

export const heartNotProven = t(
  'ASCVD: no cardiovascular outcome benefit of this medicine is recorded here.',
  'ASCVD: لم تُسجَّل هنا فائدة قلبية وعائية مثبتة لهذا الدواء.',
);
export const kidneyNotProven = t(
  'CKD: no kidney outcome benefit of this medicine is recorded here; the bands follow the eGFR entered.',
  'مرض الكلى المزمن: لم تُسجَّل هنا فائدة كلوية مثبتة لهذا الدواء؛ والنطاقات تتبع قيمة معدل الترشيح المُدخلة.',
);

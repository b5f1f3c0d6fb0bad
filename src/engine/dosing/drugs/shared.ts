import { cite, t } from './record.ts';

/** Lines several records share. */
export const general = cite('generalKnowledge', 'R');
export const region = cite('sfdaList', 'R');
export const none = t('None known.', 'لا يوجد.');

export const heartNotProven = t(
  'No cardiovascular outcome benefit of this medicine is recorded here. With established ASCVD prefer adding a GLP-1 receptor agonist or an SGLT2 inhibitor of proven benefit, whatever the HbA1c.',
  'لم تُسجَّل هنا فائدة قلبية وعائية مثبتة لهذا الدواء. عند وجود ASCVD يُفضَّل إضافة ناهض مستقبلات GLP-1 أو مثبط SGLT2 ثبتت فائدته، بصرف النظر عن السكر التراكمي.',
);
export const kidneyNotProven = t(
  'No kidney outcome benefit of this medicine is recorded here. In CKD consider an SGLT2 inhibitor from eGFR 20 upwards; the bands here follow the eGFR entered.',
  'لم تُسجَّل هنا فائدة كلوية مثبتة لهذا الدواء. في مرض الكلى المزمن يُنظر في مثبط SGLT2 إذا كان معدل الترشيح 20 فأكثر؛ والنطاقات هنا تتبع قيمة معدل الترشيح المُدخلة.',
);

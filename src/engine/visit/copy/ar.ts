import type { visitEn } from './en.ts';

export const visitAr: Readonly<Record<keyof typeof visitEn, string>> = {
  'visit.says.a1cIn12Weeks': '{value} بعد 12 أسبوعًا',
  'visit.says.intensification': '{value} من 100',
  'visit.says.energy': '{value} في اليوم',
  'visit.says.steps': 'من {value} في اليوم',
  'visit.says.water': 'حتى {value} في اليوم',
  'visit.why.a1cIn12Weeks': 'يحسب التوقّع ما يتغيّر من طعام وحركة وأدوية، وتحسب حاسبة الإنسولين الأدوية التي لم يظهر أثرها بعد وحدها.',
  'visit.why.intensification': 'تستند الدرجتان إلى معلومات مختلفة، وليست أيّ منهما احتمالًا.',
  'visit.why.energy': 'تقدّر إحداهما الأكل من الوجبات، وتكتفي الأخرى بطاقة الراحة والنشاط.',
  'visit.why.steps': 'أحد الهدفين عام، والآخر بحسب النشاط الحالي.',
  'visit.why.water': 'واحدة منهما فقط تراعي قصور القلب، ومع مرض القلب أو الكلى تكون الكمية فردية.',
  'visit.why.byPlan': 'لا يُتّبع لهذا المريض رقم عام: ما ينبغي فعله مذكور في الخطة.',
};

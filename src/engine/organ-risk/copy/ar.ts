import type { Translated } from '../../kit/tool.ts';
import type { en } from './en.ts';

export const ar = {
  name: 'حاسبة جديدة',
  calculate: 'احسب',
  purpose: 'تجمع ساعات النوم في أسبوع.',
  use: 'لمعرفة كيف تُبنى الحاسبة.',
  misuse: 'مع المرضى: لم يراجع طبيب شيئًا هنا.',
  sections: { night: 'الليل' },
  fields: {},
  choices: {},
  rules: {},
  messages: {
    summary: 'النوم في الأسبوع: {hours}',
    answer: 'مجموع النوم في الأسبوع {hours}.',
    'next.diary': '<b>تُسجَّل مواعيد النوم</b> أسبوعًا.',
    'guard.draft': 'هذه الحاسبة مسودة: لم يراجعها طبيب.',
    'step.weeklySleep': 'النوم في الأسبوع',
    'term.daysPerWeek': 'أيام الأسبوع',
    'patient.answer': 'مجموع نومك في الأسبوع {hours}.',
    'patient.diary': '<b>دوّن مواعيد نومك</b> أسبوعًا.',
  },
} as const satisfies Translated<typeof en>;

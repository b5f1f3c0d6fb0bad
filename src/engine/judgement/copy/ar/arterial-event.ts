import type { arterialEvent as english } from '../en/arterial-event.ts';
import type { TranslatedWords } from '../shape.ts';

export const arterialEvent = {
  'protection.event-recent': {
    why: 'حادثة شريانية في الأشهر الثلاثة الأخيرة، والتأهيل مع فريق القلب أو السكتة الدماغية',
    caution:
      'في الأشهر الأولى بعد نوبة قلبية أو سكتة دماغية أو إجراء على الشرايين، تُتفق مضادات الصفيحات والرياضة والجرعات التالية مع فريق القلب أو السكتة الدماغية، ويُتجنَّب الهبوط لأنه يُجهد القلب.',
    ask: 'هل لي برنامج للتعافي؟',
  },
} satisfies TranslatedWords<typeof english>;

import type { weight as english } from '../en/weight.ts';
import type { TranslatedWords } from '../shape.ts';

export const weight = {
  'weight.low': {
    why: 'لأن مؤشر كتلة الجسم {bmi} لا يسمح بإنقاص الوزن',
    caution: 'مؤشر كتلة الجسم {bmi} أقل من {limit}: لا حمية لإنقاص الوزن. يُبحث عن السبب: نقص الإنسولين، الدرقية، الأمعاء، الأورام وغيرها.',
    ask: 'لماذا وزني منخفض، وماذا آكل؟',
  },
  'weight.obesity': {
    why: 'لأنه مع مؤشر كتلة جسم {bmi} يخفض الوزن مع السكر',
    ask: 'هل من دواء للسكر يساعدني أيضًا على إنقاص وزني؟',
  },
  'weight.unclear': {
    why: 'لأن وزنًا قدره {weight} مع طول {height} غير ممكن',
    caution: 'وزن {weight} مع طول {height} غير ممكن: يُراجَع الرقمان ووحدتاهما. وحتى ذلك لا تُحسب منهما جرعة ولا مؤشر كتلة الجسم.',
  },
  'weight.extreme': {
    why: 'لأن معادلات الطاقة لا تصلح عند وزن {weight}',
    ask: 'كم آكل مع وزني هذا؟',
  },
  'weight.severe': {
    why: 'لأن مؤشر كتلة الجسم {bmi} يستحق أكثر من الحمية، مهما كان السكر التراكمي',
    ask: 'هل يناسبني دواء أو عملية لإنقاص الوزن؟',
  },
} satisfies TranslatedWords<typeof english>;

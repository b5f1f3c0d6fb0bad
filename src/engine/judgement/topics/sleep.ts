import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { act, ref, rule } from '../rule.ts';

const short = cited(6, 'hours', 'ada2025', 'section 5, sleep', 'R');
const long = cited(9, 'hours', 'ada2025', 'section 5, sleep', 'R');

export const sleep = [
  rule({
    id: 'sleep.hours',
    references: [ref('ada2025', 'section 5, sleep', 'R')],
    needs: ['sleepHours'],
    gravity: 'routine',
    told: 'reason',
    when: ({ sleepHours }) => below(sleepHours, short) || !atLeast(long.value, sleepHours),
    says: () => [act('do:sleep', 90)],
    values: ({ sleepHours }) => ({ hours: quantity(concepts.sleep, sleepHours) }),
  }),
] as const;

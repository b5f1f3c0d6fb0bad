import { concepts } from '../../clinical/concepts.ts';
import { count, quantity } from '../../kit/words/message.ts';
import { cited } from '../../kit/worksheet/cited.ts';
import { ref, rule } from '../rule.ts';

/** The fast is broken below and above these. */
const tooLow = cited(70, 'mg/dL', 'idfDar2021', 'when to break the fast', 'S');
const tooHigh = cited(300, 'mg/dL', 'idfDar2021', 'when to break the fast', 'S');
/** The visit before Ramadan. */
const weeksBefore = cited(6, 'weeks', 'idfDar2021', 'visit six to eight weeks before Ramadan', 'S');

export const ramadanFasting = [
  rule({
    id: 'ramadan.plan',
    references: [ref('idfDar2021', 'assessment before Ramadan, when to break the fast', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'always',
    when: () => true,
    values: () => ({
      weeks: count(weeksBefore.value, 'weeks'),
      low: quantity(concepts.fpg, tooLow.value),
      high: quantity(concepts.fpg, tooHigh.value),
    }),
  }),
] as const;

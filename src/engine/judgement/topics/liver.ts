import { overweight } from '../../clinical/bmi.ts';
import { count } from '../../kit/words/message.ts';
import { atLeast, cited } from '../../kit/worksheet/cited.ts';
import { act, ref, rule } from '../rule.ts';
import { mayGainFromGlp1 } from './weight.ts';

/** FIB-4 from which elastography follows; from 65 years the index itself rises with age. */
const fib4Limit = cited(1.3, 'none', 'ada2026', 'section 4, FIB-4', 'S');
const fib4LimitOlder = cited(2, 'none', 'ada2026', 'section 4, FIB-4 from 65 years (1.9 to 2.0)', 'S');
const older = cited(65, 'years', 'ada2026', 'section 4, FIB-4 from 65 years', 'S');

export const liver = [
  rule({
    id: 'liver.fatty',
    references: [ref('ada2026', 'section 4, steatotic liver disease', 'S')],
    needs: ['nafld'],
    gravity: 'routine',
    told: 'reason',
    // Where all it is made of is known, the index is worked out already, and its band says what follows.
    when: ({ nafld }, { known }) =>
      nafld && [known.age, known.ast, known.alt, known.platelets].some((value) => value === undefined),
    rests: ({ known }) => (known.age === undefined ? [] : ['age']),
    says: () => [act('check:fib4', 90)],
    // Where the age is not known the lower limit stands: nobody is missed.
    values: (_, { known }) => ({
      limit: count(
        known.age !== undefined && atLeast(known.age, older) ? fib4LimitOlder.value : fib4Limit.value,
        undefined,
        1,
      ),
    }),
  }),
  rule({
    id: 'liver.glp1',
    references: [ref('ada2026', 'section 9, steatotic liver disease (9.12)', 'S')],
    needs: ['nafld', 'bmi', 'a1c'],
    gravity: 'routine',
    told: 'reason',
    when: ({ nafld, bmi }, patient) => nafld && atLeast(bmi, overweight) && mayGainFromGlp1(patient),
    says: () => [act('start:glp1RA', 28, { optional: true })],
  }),
] as const;

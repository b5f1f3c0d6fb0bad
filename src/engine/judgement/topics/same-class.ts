import { word } from '../../kit/words/message.ts';
import { act, ref, rule } from '../rule.ts';

/** Two substances of one class at once: more of what harms, and no more of what helps. */
export const sameClass = [
  rule({
    id: 'overtreatment.same-class',
    references: [
      ref('generalKnowledge', 'therapeutic duplication: one medicine of a class', 'R'),
      ref('ada2026', 'section 10: ACE inhibitors are not combined with ARBs', 'S'),
    ],
    needs: ['sameClassTwice'],
    gravity: 'important',
    told: 'reason',
    when: ({ sameClassTwice }, { known }) =>
      sameClassTwice !== 'none' && known[sameClassTwice] === true && known.pregnancy !== true,
    rests: ({ known: { sameClassTwice } }) =>
      sameClassTwice === undefined || sameClassTwice === 'none' ? [] : [sameClassTwice],
    excludes: ({ sameClassTwice }) => (sameClassTwice === 'none' ? [] : [sameClassTwice]),
    says: ({ sameClassTwice }) => [
      // A doubled sulfonylurea brings lows, a doubled block of the kidneys' hormone potassium.
      act('review:sameClassTwice', sameClassTwice === 'sulfonylurea' || sameClassTwice === 'rasInhibitor' ? 3 : 7),
      ...(sameClassTwice === 'rasInhibitor' ? [act('check:potassium', 7), act('check:egfr', 7)] : []),
    ],
    values: ({ sameClassTwice }) => ({ medicine: word(`medicine.${sameClassTwice}`) }),
  }),
] as const;

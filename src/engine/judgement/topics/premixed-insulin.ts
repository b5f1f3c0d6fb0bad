import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { knownOf } from '../evidence.ts';
import { aboveGoal, fastingGoal, goalFacts, isPremixed, lowEvidence, otherGoals, poorAdherence } from '../glucose.ts';
import { act, ref, rule } from '../rule.ts';
import { takesSecretagogue } from '../secretagogues.ts';

const adaPremixed = ref('ada2026', 'section 9, figure 9.5: self-mixed and premixed insulin, its titration', 'S');

/** Premixed insulin is basal and mealtime insulin in one: neither is begun beside it, and no dose of one is worked out of it. */
export const premixedInsulin = [
  rule({
    id: 'insulin.premixed',
    references: [adaPremixed],
    needs: [],
    gravity: 'routine',
    told: 'always',
    when: (_, patient) => isPremixed(patient),
    rests: (patient) => knownOf(patient, ['insulinRegimen']),
    excludes: () => ['mealtimeInsulin'],
  }),
  rule({
    id: 'insulin.premixed-raise',
    references: [adaPremixed],
    needs: ['basalInsulin', 'fpg'],
    gravity: 'important',
    told: 'reason',
    when: ({ basalInsulin, fpg }, patient) =>
      isPremixed(patient) &&
      basalInsulin &&
      !atLeast(fastingGoal(patient).value, fpg) &&
      aboveGoal(patient) &&
      lowEvidence(patient).length === 0 &&
      poorAdherence(patient) === undefined &&
      !otherGoals(patient),
    rests: (patient) => [...knownOf(patient, ['insulinRegimen', 'a1c']), ...goalFacts(patient)],
    says: (_, patient) => [
      // A tablet that causes lows comes down first.
      act('raise:basalInsulin', takesSecretagogue(patient) ? 14 : 7),
      act('check:glucose', 7),
    ],
    values: ({ fpg }) => ({ fasting: quantity(concepts.fpg, fpg) }),
  }),
] as const;

import { healedFacts, ulcerMayBeOpen } from '../foot.ts';
import { diseaseFacts, knownOf } from '../evidence.ts';
import { isLean } from '../fits.ts';
import { underweight } from '../../clinical/bmi.ts';
import { kidneyProtein, kidneyProteinBelow } from '../../clinical/protein.ts';
import { count } from '../../kit/words/message.ts';
import { below } from '../../kit/worksheet/cited.ts';
import { isComplex } from '../glucose.ts';
import { hasKidneyDisease, kidneyFacts, kidneyFailure } from '../kidney-disease.ts';
import { act, ref, rule } from '../rule.ts';

/** What kidneys ask of eating. */
export const kidneyFood = [
  rule({
    id: 'kidney.protein',
    references: [
      ref('kdigo2022', 'protein, PDF page 64', 'S'),
      ref('ada2026', 'section 11, recommendation 11.3', 'S'),
      ref('kdoqi', 'recommendation 5.1', 'V'),
    ],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    // On dialysis more protein is needed, not less; who is thin, loses weight, is frail or pregnant is not put on less.
    when: (_, patient) => {
      const { known } = patient;
      return (
        patient.kidneyBelow(kidneyProteinBelow.value) === true &&
        hasKidneyDisease(patient) &&
        known.dialysis !== true &&
        known.catabolicSymptoms !== true &&
        // A wound needs protein to close.
        !ulcerMayBeOpen(patient) &&
        known.cirrhosis !== 'decompensated' &&
        !isComplex(patient) &&
        !(known.bmi !== undefined && below(known.bmi, underweight)) &&
        known.pregnancy !== true
      );
    },
    rests: (patient) => [
      ...diseaseFacts(patient),
      ...healedFacts(patient),
      ...(isLean(patient) ? knownOf(patient, ['bmi']) : []),
    ],
    says: () => [act('limit:protein', 28)],
    values: () => ({ protein: count(kidneyProtein.value, 'g', 1) }),
  }),
  rule({
    id: 'kidney.dialysis-diet',
    references: [ref('kdoqi', 'nutrition on dialysis: energy and protein are lost, a renal dietitian plans', 'R')],
    needs: ['dialysis'],
    gravity: 'routine',
    told: 'reason',
    when: ({ dialysis }) => dialysis,
    says: () => [act('limit:energy-deficit', 28), act('refer:dietitian', 28)],
  }),
  rule({
    id: 'kidney.failure-diet',
    references: [ref('kdoqi', 'nutrition in kidney failure: protein-energy wasting, a renal dietitian plans', 'R')],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, { kidneyBelow, known }) =>
      kidneyBelow(kidneyFailure.value) === true && known.dialysis !== true && known.pregnancy !== true,
    rests: kidneyFacts,
    says: () => [act('limit:energy-deficit', 28), act('refer:dietitian', 28)],
  }),
] as const;

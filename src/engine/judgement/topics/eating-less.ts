import { overweight, underweight } from '../../clinical/bmi.ts';
import { deficitAge } from '../../clinical/calorie-floor.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { bodyMassUnclear } from '../fits.ts';
import { healedFacts, ulcerMayBeOpen } from '../foot.ts';
import { isComplex, lowEvidence } from '../glucose.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { farBelow } from './overtreatment.ts';

/** Nothing known speaks against losing weight by eating less. */
const mayEatLess = (patient: Patient): boolean =>
  patient.known.pregnancy !== true &&
  patient.known.catabolicSymptoms !== true &&
  patient.known.dialysis !== true &&
  !ulcerMayBeOpen(patient) &&
  // Who digests badly is fed, not put on less.
  patient.known.diabetesType !== 'pancreatic' &&
  !isComplex(patient) &&
  // Lows after weight-loss surgery ask for small meals, not for less.
  !(patient.known.bariatricSurgery === true && lowEvidence(patient).length > 0) &&
  !bodyMassUnclear(patient) &&
  !farBelow(patient);

/** Who eats less, and who must not. */
export const eatingLess = [
  rule({
    id: 'targets.energy-deficit',
    references: [ref('ada2026', 'section 8: 500 to 750 kcal a day less in overweight', 'S')],
    needs: ['a1c', 'bmi', 'age'],
    gravity: 'routine',
    told: 'reason',
    when: ({ bmi, age }, patient) => atLeast(bmi, overweight) && below(age, deficitAge) && mayEatLess(patient),
    rests: healedFacts,
    says: () => [act('do:energy-deficit', 28)],
  }),
  rule({
    id: 'targets.thin',
    references: [ref('who1995', 'adult BMI classes', 'V')],
    needs: ['bmi'],
    gravity: 'routine',
    told: 'reason',
    when: ({ bmi }) => below(bmi, underweight),
    says: () => [act('limit:energy-deficit', 28)],
  }),
] as const;

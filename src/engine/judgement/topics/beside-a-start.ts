import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import type { ActionId } from '../../plan/actions.ts';
import { sglt2Glucose } from '../fits.ts';
import { knownOf } from '../evidence.ts';
import {
  atGoal,
  causesLows,
  fastingGoal,
  gapOf,
  goalFacts,
  lowCausers,
  lowEvidence,
  makesNoInsulin,
  sensorHigh,
} from '../glucose.ts';
import { lowA1cDenied, morningDenies, weaklyDenied } from '../a1c-and-readings.ts';
import { hasKidneyDisease, kidneyDiseaseFacts } from '../kidney-disease.ts';
import { calmReadingFacts, type Patient } from '../patient.ts';
import { ref, rule, type Said } from '../rule.ts';
import { lessSecretagogue } from '../secretagogues.ts';
import { cutAfterMildLow, lessInsulin } from '../less-insulin.ts';

/** However wide the goal, from here lows are far, percent. */
const near = cited(8, '%', 'design', 'less beside a new medicine, near the goal', 'R');
/** So little above the goal a GLP-1 receptor agonist still brings glucose below it, points. */
const littleMore = cited(1, 'points', 'design', 'beside a new GLP-1 receptor agonist', 'R');
/** A little above the goal, and by no reading or sensor more than that. */
const obesity = cited(30, 'kg/m²', 'who1995', 'adult BMI classes', 'V');
const justAbove = (patient: Patient): boolean =>
  gapOf(patient) > 0 &&
  below(gapOf(patient), littleMore) &&
  !sensorHigh(patient) &&
  patient.known.catabolicSymptoms !== true &&
  patient.highReadings.length === 0;
/** Heart or kidneys ask for a medicine that lowers glucose too. */
const isProtected = (patient: Patient): boolean =>
  patient.known.ascvd === true || patient.known.heartFailure === true || hasKidneyDisease(patient);

/** At the goal a GLP-1 receptor agonist is begun for weight or liver too. */
const isHeavy = ({ known }: Patient): boolean =>
  known.nafld === true || (known.bmi !== undefined && atLeast(known.bmi, obesity));
/** No later than what a failing heart asks for. */
const days = ({ known }: Patient): number => (known.heartFailure === true ? 7 : 14);
/** What is taken comes down with the start: insulin by little, its lack brings ketones, and not where mornings are known to be high. */
function lessBeside(patient: Patient, start: ActionId): Said[] {
  const { fpg } = patient.known;
  const highMornings =
    (!atGoal(patient) || morningDenies(patient)) && fpg !== undefined && !atLeast(fastingGoal(patient).value, fpg);
  return [
    ...lessSecretagogue(patient, 'reduce', days(patient)),
    ...(highMornings ? [] : lessInsulin(patient, days(patient), cutAfterMildLow)),
  ].map((said) => ({ ...said, with: start }));
}

/** Medicines that cause lows, where another begins at or near the goal. */
export const besideAStart = [
  rule({
    id: 'overtreatment.beside-a-start',
    references: [
      ref('ada2026', 'section 9, 9.17: look again at the dose with every new medicine', 'S'),
      ref('labelSemaglutide', 'section 7: less insulin or sulfonylurea beside it is considered', 'R'),
      ref('labelSglt2', 'less insulin or sulfonylurea beside it', 'R'),
    ],
    needs: ['a1c'],
    gravity: 'important',
    told: 'reason',
    when: ({ a1c }, patient) =>
      atLeast(near.value, a1c) &&
      (justAbove(patient) || (atGoal(patient) && (isProtected(patient) || isHeavy(patient)))) &&
      causesLows(patient) &&
      !makesNoInsulin(patient) &&
      (!lowA1cDenied(patient) || weaklyDenied(patient)),
    rests: (patient) => [
      ...lowCausers(patient),
      ...lowEvidence(patient),
      ...calmReadingFacts(patient),
      ...(lowA1cDenied(patient) ? knownOf(patient, ['fpg', 'ppg']) : []),
      ...goalFacts(patient),
      ...(atGoal(patient)
        ? knownOf(patient, ['heartFailure', 'ascvd', 'ckd', 'uacr', 'previousEgfrMonths', 'nafld', 'bmi'])
        : []),
      ...(atGoal(patient) && hasKidneyDisease(patient) ? kidneyDiseaseFacts(patient) : []),
    ],
    // Below an eGFR of 45 an SGLT2 inhibitor hardly lowers glucose, and above the goal it lowers it by little.
    says: (_, patient) => [
      ...lessBeside(patient, 'start:glp1RA'),
      ...(patient.kidneyBelow(sglt2Glucose.value) === true || !atGoal(patient) || !isProtected(patient)
        ? []
        : lessBeside(patient, 'start:sglt2Inhibitor')),
    ],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
] as const;

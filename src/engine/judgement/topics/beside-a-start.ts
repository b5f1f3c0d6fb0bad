import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { below, cited } from '../../kit/worksheet/cited.ts';
import type { ActionId } from '../../plan/actions.ts';
import { sglt2Glucose } from '../fits.ts';
import { atGoal, causesLows, lowCausers, makesNoInsulin } from '../glucose.ts';
import { lowA1cDenied } from '../a1c-and-readings.ts';
import { hasKidneyDisease } from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { cutAfterMildLow, lessInsulin } from './lows.ts';

/** However wide the goal, from here lows are far, percent. */
const near = cited(8, '%', 'design', 'less beside a new medicine, at the goal', 'R');
/** Heart or kidneys ask for a medicine that lowers glucose too. */
const isProtected = (patient: Patient): boolean =>
  patient.known.ascvd === true || patient.known.heartFailure === true || hasKidneyDisease(patient);

/** What is taken comes down with the start: insulin by little, its lack brings ketones. */
function lessBeside(patient: Patient, start: ActionId): Said[] {
  const { sulfonylurea, heartFailure } = patient.known;
  // No later than what a failing heart asks for.
  const within = heartFailure === true ? 7 : 14;
  return [
    ...(sulfonylurea === true ? [act('reduce:sulfonylurea', within)] : []),
    ...lessInsulin(patient, within, cutAfterMildLow),
  ].map((said) => ({ ...said, with: start }));
}

/** Medicines that cause lows, where another begins at an HbA1c that asks for none. */
export const besideAStart = [
  rule({
    id: 'overtreatment.beside-a-start',
    references: [
      ref('ada2026', 'section 9, 9.17: look again at the dose with every new medicine', 'S'),
      ref('labelSglt2', 'less insulin or sulfonylurea beside it', 'R'),
    ],
    needs: ['a1c'],
    gravity: 'important',
    told: 'reason',
    when: ({ a1c }, patient) =>
      below(a1c, near) &&
      atGoal(patient) &&
      isProtected(patient) &&
      causesLows(patient) &&
      !makesNoInsulin(patient) &&
      !lowA1cDenied(patient),
    rests: lowCausers,
    // Below an eGFR of 45 an SGLT2 inhibitor hardly lowers glucose.
    says: (_, patient) => [
      ...lessBeside(patient, 'start:glp1RA'),
      ...(patient.kidneyBelow(sglt2Glucose.value) === true ? [] : lessBeside(patient, 'start:sglt2Inhibitor')),
    ],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
] as const;

import { metforminNoStart } from '../../clinical/renal.ts';
import { below } from '../../kit/worksheet/cited.ts';
import { a1cAlone } from '../a1c-and-readings.ts';
import { metforminMost, nearEnough } from '../fits.ts';
import { aboveGoal, goalFacts, otherGoals, poorAdherence } from '../glucose.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { waitsForEgfr } from '../second-egfr.ts';

const adaSteps = ref('ada2026', 'section 9, 9.14 to 9.17: no inertia, medicines as taken first', 'S');

/** Another medicine for glucose can be thought of: above the goal, and the ones there are taken. */
export const calls = (patient: Patient): boolean =>
  !waitsForEgfr(patient) &&
  aboveGoal(patient) &&
  !a1cAlone(patient) &&
  poorAdherence(patient) === undefined &&
  !otherGoals(patient) &&
  !nearEnough(patient);
/** Which treatment there is to build on is not known. */
const metforminUnknown = ({ known }: Patient): boolean => known.metformin === undefined;
/** Whether metformin can begin or go up hangs on an eGFR that is not known. */
export const kidneyDecides = ({ known: { metformin }, kidneyBelow }: Patient): boolean =>
  (metformin === undefined || below(metformin, metforminMost)) && kidneyBelow(metforminNoStart.value) === undefined;

/** Above the goal: what is asked before a medicine is chosen. */
export const askedFirst = [
  rule({
    id: 'targets.kidney-unknown',
    references: [ref('labelMetformin', 'eGFR before the start and before a higher dose', 'V')],
    needs: ['a1c'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => aboveGoal(patient) && !otherGoals(patient) && kidneyDecides(patient),
    rests: goalFacts,
    says: () => [act('ask:egfr', 14)],
  }),
  rule({
    id: 'targets.treatment-unknown',
    references: [adaSteps],
    needs: ['a1c'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => aboveGoal(patient) && !otherGoals(patient) && metforminUnknown(patient),
    rests: goalFacts,
    says: () => [act('ask:metformin', 14)],
  }),
] as const;

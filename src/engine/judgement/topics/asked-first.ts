import { concepts } from '../../clinical/concepts.ts';
import { metforminNoStart } from '../../clinical/renal.ts';
import { quantity } from '../../kit/words/message.ts';
import { below } from '../../kit/worksheet/cited.ts';
import { diseaseFacts } from '../evidence.ts';
import { littleAbove, metforminMost, nearEnough } from '../fits.ts';
import { aboveGoal, goalFacts, goalOf, otherGoals, poorAdherence } from '../glucose.ts';
import { seenOnce } from '../kidney-disease.ts';
import { begunLately } from '../lately-begun.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { waitingFacts, waitsForEgfr } from '../second-egfr.ts';

const adaSteps = ref('ada2026', 'section 9, 9.14 to 9.17: no inertia, medicines as taken first', 'S');

/** Another medicine for glucose can be thought of: above the goal, and the ones there are taken. */
export const calls = (patient: Patient): boolean =>
  !waitsForEgfr(patient) &&
  aboveGoal(patient) &&
  poorAdherence(patient) === undefined &&
  !otherGoals(patient) &&
  !nearEnough(patient);
/** Which treatment there is to build on is not known. */
const metforminUnknown = ({ known }: Patient): boolean => known.metformin === undefined;
/** Whether metformin can begin or go up hangs on an eGFR that is not known. */
const kidneyDecides = ({ known: { metformin }, kidneyBelow }: Patient): boolean =>
  (metformin === undefined || below(metformin, metforminMost)) && kidneyBelow(metforminNoStart.value) === undefined;

/** Above the goal: what is asked before a medicine is chosen, and who decides where every one is closed. */
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
  rule({
    id: 'targets.closed',
    references: [adaSteps],
    needs: ['a1c'],
    gravity: 'important',
    told: 'reason',
    // What is asked or repeated first may open a start: nobody is referred for an answer that is missing, nor before a second eGFR.
    when: (_, patient) =>
      calls(patient) &&
      !metforminUnknown(patient) &&
      !kidneyDecides(patient) &&
      !seenOnce(patient) &&
      begunLately(patient).length === 0 &&
      patient.known.pregnancy !== true,
    rests: (patient) => [
      ...goalFacts(patient),
      ...waitingFacts(patient),
      'metformin',
      ...diseaseFacts(patient),
      ...(patient.kidney?.facts ?? []),
    ],
    // Whatever closes each of them: nobody is left above the goal without somebody who decides.
    says: (_, patient) => [
      littleAbove(patient)
        ? act('check:a1c', 90, { gravity: 'routine', unlessAdded: true })
        : act('refer:diabetes-specialist', 14, { unlessAdded: true }),
    ],
    values: (_, patient) => ({ goal: quantity(concepts.a1c, goalOf(patient) ?? 0) }),
  }),
] as const;

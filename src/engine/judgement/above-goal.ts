import { concepts } from '../clinical/concepts.ts';
import { count, quantity, type Value, word } from '../kit/words/message.ts';
import { gapOf, goalOf } from './glucose.ts';
import type { Patient } from './patient.ts';

/** What is above the goal, for a sentence: HbA1c with the goal it passes, else the sensor's time above range. No figure is named that is not passed. */
export const aboveSaid = (patient: Patient): Value =>
  gapOf(patient) > 0
    ? word('plan.above.a1c', { goal: quantity(concepts.a1c, goalOf(patient) ?? 0) })
    : word('plan.above.sensor', { tar: count(patient.known.tar180 ?? 0, '%') });

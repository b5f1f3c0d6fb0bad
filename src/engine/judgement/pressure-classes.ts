import { atLeast, below, cited } from '../kit/worksheet/cited.ts';
import { knownOf } from './evidence.ts';
import { isVulnerable } from './glucose.ts';
import type { Patient } from './patient.ts';

/** Classes for the pressure that the chart names; any other is only known to be taken. */
export const pressureClasses = ['rasInhibitor', 'loopOrThiazideDiuretic', 'mineralocorticoidAntagonist'] as const;
/** Two are taken already: two more are not the answer. */
export const onTwoClasses = (patient: Patient): boolean => knownOf(patient, pressureClasses).length > 1;

/** Below this in old age, with a systolic pressure only a little high, nothing lowers it further: the heart is fed in diastole, mmHg. */
const lowDiastolic = cited(60, 'mmHg', 'generalKnowledge', 'low diastolic pressure in old age', 'R');
const oldAge = cited(65, 'years', 'generalKnowledge', 'low diastolic pressure in old age', 'R');
export const lowInDiastole = ({ known: { age, diastolic } }: Patient): boolean =>
  age !== undefined && atLeast(age, oldAge) && diastolic !== undefined && below(diastolic, lowDiastolic);

const veryOld = cited(85, 'years', 'generalKnowledge', 'ESC 2024: one medicine from 85 years', 'R');
/** Two at once would be too much of a fall. */
export const oneAtATime = (patient: Patient): boolean =>
  isVulnerable(patient) ||
  lowInDiastole(patient) ||
  (patient.known.age !== undefined && atLeast(patient.known.age, veryOld));

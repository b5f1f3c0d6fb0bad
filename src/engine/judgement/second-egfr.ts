import type { FactId } from '../chart/facts.ts';
import { diseaseFacts, knownOrDenied } from './evidence.ts';
import { refusesInjections } from './glucose.ts';
import { ageingKidneyDownTo, seenOnce } from './kidney-disease.ts';
import type { Patient } from './patient.ts';

/** Arteries want a GLP-1 receptor agonist, which waits for a second eGFR: what would keep it out then is not begun meanwhile. */
export const waitsForEgfr = (patient: Patient): boolean =>
  seenOnce(patient) && patient.known.ascvd === true && patient.known.glp1RA !== true && !refusesInjections(patient);

/** What decides whether a second eGFR is waited for. */
export const waitingFacts = (patient: Patient): FactId[] =>
  patient.kidneyBelow(ageingKidneyDownTo.value) === true
    ? [...diseaseFacts(patient), ...knownOrDenied(patient, ['ascvd', 'glp1RA', 'ckd', 'kidneyTransplant'])]
    : [];

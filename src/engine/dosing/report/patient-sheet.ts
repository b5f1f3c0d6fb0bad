import { patientSheet, type Questions, questionsOf, toPatient } from '../../clinical/patient.ts';
import { waterStop } from '../../clinical/renal.ts';
import { below } from '../../kit/worksheet/cited.ts';
import type { PatientSheet } from '../../kit/report/report.ts';
import type { Outcome } from '../../kit/tool.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { type Situation, situation } from './situation.ts';
import { message, recordSentence, recordWords } from './words.ts';

const questions: Questions<GuardId> = {
  contraindicated: null,
  renalBand: 'patient.ask.kidney',
  legacy: null,
  heartFailure: 'patient.ask.heart',
  insulinAssess: null,
  insulinAtGoal: 'patient.ask.insulinStill',
  insulinOlder: 'patient.ask.lows',
  diabetesConfirmed: 'patient.ask.diagnosis',
  ckdMissing: 'patient.ask.kidney',
  ascvd: null,
  ckd: 'patient.ask.kidney',
  ckdHighEgfr: null,
  type2Only: null,
  a1cReliability: 'patient.ask.reliability',
  notAsked: 'patient.ask.tell',
  pregnancy: null,
};

/** Nobody is told that a medicine is “considered” for them which may not be started. */
function answerKey({
  results,
  record,
  band,
}: Situation): 'patient.contraindicated' | 'patient.legacy' | 'patient.kidneyReview' | 'patient.answer' {
  if (results.contraindicated) return 'patient.contraindicated';
  if (record.legacy) return 'patient.legacy';
  return band.severity === 'avoid' ? 'patient.kidneyReview' : 'patient.answer';
}

/** What the patient takes home. */
export function sheetOf(inputs: Inputs, outcome: Outcome<Results, GuardId>): PatientSheet {
  const s = situation(inputs, outcome);
  const { record, band } = s;
  // The first tip is how to begin: not for somebody who is not to begin.
  const tips = record.patient_tips.content.slice(band.severity === 'avoid' ? 1 : 0);
  const fluid = s.inputs.hasHeartFailure || below(s.inputs.egfr, waterStop);
  return patientSheet({
    answer: message(answerKey(s), { drug: recordWords(record.generic) }),
    picture: [],
    next: [
      ...(s.has('insulinAssess') ? [toPatient('patient.veryHigh')] : []),
      // Beside “before you take any more of it” nothing may say that a dose is not to be changed.
      ...(s.results.contraindicated
        ? [message('patient.alternative')]
        : [...tips.map((tip) => recordSentence(tip)), message('patient.noChange')]),
      message('patient.pregnancy'),
    ],
    ask: [...(fluid ? [toPatient('patient.ask.fluid')] : []), ...questionsOf(s.outcome.guards, questions)],
    sections: [],
  });
}

import { patientSheet, type Questions, questionsOf, toPatient } from '../clinical/patient.ts';
import { count, type Message } from '../kit/message.ts';
import type { Outcome } from '../kit/tool.ts';
import type { PatientSheet, Section } from '../kit/report.ts';
import { lifestyle } from './constants.ts';
import { answerValues } from './explain.ts';
import type { GuardId } from './guards.ts';
import type { Inputs } from './inputs.ts';
import type { Results } from './results.ts';
import { eatingItems, milestones, stepsGoal, waterBlock } from './lifestyle-section.ts';
import { reviewDate } from './next-steps.ts';
import { type Note, toMessage } from './notes.ts';
import { type Situation, situation } from './situation.ts';
import { type Key, message } from './words.ts';

const questions: Questions<GuardId> = {
  pregnancy: null, tzdHeartFailure: null, metforminContraindicated: null, sglt2Catabolic: null, underweight: 'patient.ask.underweight', waterIndividual: null, override: null, ketones: null,
  hypoglycaemia: null, catabolicLowA1c: null, urgentOrgan: 'patient.ask.organ', injectableRefused: 'patient.ask.injection', doubleIncretin: null, metforminDoNotRaise: 'patient.ask.kidney',
  metforminNotTolerated: 'patient.ask.stomach', sglt2Kidney: 'patient.ask.kidney', kidneyDisagree: 'patient.ask.kidney', heldCounted: null, tzdOedema: 'patient.ask.swelling',
  sulfonylureaLows: 'patient.ask.lows', insulinLows: 'patient.ask.lows', deficitOlder: 'patient.ask.diet', lowCarbKetosis: 'patient.ask.lowCarb', pressureUrgent: null,
  diabetesConfirmed: 'patient.ask.diagnosis', targetStrict: 'patient.ask.target', targetOlder: 'patient.ask.target', b12Low: null, b12Borderline: null, b12Unknown: null, feet: null,
  drugsCounted: null, sglt2Weak: null, glp1HeartFailure: null, metforminWatch: 'patient.ask.kidney', noDeficit: null, noDeficitCatabolic: null, remissionWithheld: null, calorieFloor: null,
  proteinKidney: 'patient.ask.protein', waterCapped: null, waterCaution: null, atTarget: null, lowAdherence: 'patient.ask.hard', sleep: 'patient.ask.sleep', a1cReliability: 'patient.ask.reliability', heuristic: null,
};

function answerKey({ inputs, held, urgent, organ, atTarget, results }: Situation): Key {
  if (inputs.pregnancy) return 'patient.answerPregnancy';
  if (held) return 'patient.answerHeld';
  if (urgent) return 'patient.answerUrgent';
  if (organ) return 'patient.answerOrgan';
  return atTarget ? 'patient.answerAtTarget' : `patient.answer.${results.iriRisk}`;
}

function steps(s: Situation): Message[] {
  const review = s.has('metforminContraindicated') || s.has('tzdHeartFailure') || s.has('sglt2Catabolic') || s.has('doubleIncretin') || s.has('metforminNotTolerated');
  const low = s.has('hypoglycaemia') ? [toPatient('patient.hypoglycaemia')] : [];
  const pressure = s.has('pressureUrgent') ? [toPatient('patient.pressureToday')] : [];
  if (s.inputs.pregnancy) return [message('patient.pregnancy'), message('patient.pregnancyMedicine'), ...low, ...pressure];
  return [
    ...(s.urgent || s.has('ketones') ? [toPatient('patient.seeToday')] : []),
    ...low, ...pressure,
    toPatient(review ? 'patient.medicineReview' : 'patient.medicine'),
    toPatient(s.calories === 'given' ? (s.deficit ? 'patient.eatingLess' : 'patient.eatingWell') : 'patient.eatingWithTeam'),
    ...(s.urgent ? [toPatient('patient.activityWait')] : s.inputs.heartFailure || s.inputs.ascvd ? [toPatient('patient.activityAsk')] : [
      toPatient('patient.activity', { minutes: count(lifestyle.activityMinutes.value) }), toPatient('patient.steps', { goal: stepsGoal(s) }),
    ]),
    ...(s.inputs.neuropathy ? [toPatient('patient.feet')] : []),
    toPatient(s.water ? 'patient.water' : 'patient.waterWithTeam'),
    ...(s.inputs.smoking ? [toPatient('patient.smoking')] : []),
    ...(s.has('b12Unknown') || s.has('b12Low') || s.has('b12Borderline') ? [toPatient('patient.b12')] : []),
    s.held ? toPatient('patient.reviewHeld') : toPatient('patient.review', { date: reviewDate(s) }),
  ];
}

/** Advice that names a disease or a class of drugs is put in the patient's words. */
const plain = { 'exercise.heart': 'patient.exercise.heart', 'exercise.feet': 'patient.exercise.feet', 'exercise.lows': 'patient.exercise.lows' } as const;
const isNamed = (key: string): key is keyof typeof plain => key in plain;
const inPlainWords = (note: Note): Message => (isNamed(note.key) ? toPatient(plain[note.key]) : toMessage(note));

function sections(s: Situation): Section[] {
  if (s.inputs.pregnancy) return [];
  const eating = eatingItems(s);
  return [
    ...(eating.length ? [{ id: 'eating', title: toPatient('patient.part.eating'), blocks: [{ type: 'list' as const, items: eating }] }] : []),
    ...(s.water ? [{ id: 'drinking', title: toPatient('patient.part.drinking'), blocks: [waterBlock(s)] }] : []),
    ...(s.urgent ? [] : [{ id: 'moving', title: toPatient('patient.part.moving'), blocks: [{ type: 'list' as const, items: s.results.exercisePlan.map(inPlainWords) }] }]),
    ...(s.loss && !s.held ? [{ id: 'weight', title: toPatient('patient.part.weight'), blocks: milestones(s) }] : []),
  ];
}

/** What the patient takes home. */
export function sheetOf(inputs: Inputs, outcome: Outcome<Results, GuardId>): PatientSheet {
  const s = situation(inputs, outcome);
  return patientSheet({ answer: message(answerKey(s), answerValues(s)), picture: [], next: steps(s), ask: questionsOf(s.outcome.guards, questions), sections: sections(s) });
}

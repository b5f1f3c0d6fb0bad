import { type Note, toMessage } from '../../clinical/note.ts';
import { medicineSteps, patientSheet, type Questions, questionsOf, toPatient } from '../../clinical/patient.ts';
import { count, type Message } from '../../kit/words/message.ts';
import type { Outcome } from '../../kit/tool.ts';
import type { PatientSheet, Section } from '../../kit/report/report.ts';
import { lifestyle } from '../constants.ts';
import { answerValues } from './explain.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { eatingItems, milestones, stepsGoal, waterBlock } from './lifestyle-section.ts';
import { reviewDate } from './next-steps.ts';
import { type Situation, situation } from './situation.ts';
import type { Key } from '../copy/keys.ts';
import { message } from './words.ts';

const questions: Questions<GuardId> = {
  pregnancy: null,
  tzdHeartFailure: null,
  metforminContraindicated: null,
  sglt2Catabolic: null,
  underweight: 'patient.ask.underweight',
  waterIndividual: null,
  override: null,
  ketones: null,
  hypoglycaemia: null,
  catabolicLowA1c: null,
  urgentOrgan: 'patient.ask.organ',
  injectableRefused: 'patient.ask.injection',
  doubleIncretin: null,
  metforminDoNotRaise: 'patient.ask.kidney',
  metforminNotTolerated: 'patient.ask.stomach',
  sglt2Kidney: 'patient.ask.kidney',
  kidneyDisagree: 'patient.ask.kidney',
  heldCounted: null,
  tzdOedema: 'patient.ask.swelling',
  sulfonylureaLows: 'patient.ask.lows',
  insulinLows: 'patient.ask.lows',
  deficitOlder: 'patient.ask.diet',
  lowCarbKetosis: 'patient.ask.lowCarb',
  pressureUrgent: null,
  diabetesConfirmed: 'patient.ask.diagnosis',
  targetStrict: 'patient.ask.target',
  targetOlder: 'patient.ask.target',
  b12Low: null,
  b12Borderline: null,
  b12Unknown: null,
  feet: null,
  drugsCounted: null,
  sglt2Weak: null,
  glp1HeartFailure: null,
  metforminWatch: 'patient.ask.kidney',
  noDeficit: null,
  noDeficitCatabolic: null,
  remissionWithheld: null,
  calorieFloor: null,
  proteinKidney: 'patient.ask.protein',
  waterCapped: null,
  waterCaution: null,
  atTarget: null,
  lowAdherence: 'patient.ask.hard',
  sleep: 'patient.ask.sleep',
  a1cReliability: 'patient.ask.reliability',
  heuristic: null,
};

function answerKey({ inputs, held, trainingWaits, organ, atTarget, results }: Situation): Key {
  if (inputs.pregnancy) return 'patient.answerPregnancy';
  if (held) return 'patient.answerHeld';
  if (trainingWaits) return 'patient.answerUrgent';
  if (organ) return 'patient.answerOrgan';
  return atTarget ? 'patient.answerAtTarget' : `patient.answer.${results.iriRisk}`;
}

/** Something has to be looked at today: nothing is said of eating less, training or losing weight until it is. */
const waits = (s: Situation): boolean => s.trainingWaits || s.held !== undefined;

function movingSteps(s: Situation): Message[] {
  if (waits(s)) return [toPatient('patient.activityWait')];
  if (s.inputs.heartFailure || s.inputs.ascvd) return [toPatient('patient.activityAsk')];
  return [
    toPatient('patient.activity', { minutes: count(lifestyle.activityMinutes.value) }),
    s.inputs.neuropathy ? toPatient('patient.stepsCareful') : toPatient('patient.steps', { goal: stepsGoal(s) }),
  ];
}

function pregnancySteps(s: Situation): Message[] {
  return [
    message('patient.pregnancy'),
    ...(s.trainingWaits ? [toPatient('patient.pregnancyKetones')] : []),
    ...(s.has('hypoglycaemia') ? [toPatient('patient.pregnancyLow')] : []),
    ...(s.has('pressureUrgent') ? [toPatient('patient.pregnancyPressure')] : []),
    message('patient.pregnancyMedicine'),
  ];
}

function steps(s: Situation): Message[] {
  if (s.inputs.pregnancy) return pregnancySteps(s);
  return [
    ...(s.trainingWaits ? [toPatient('patient.seeToday')] : []),
    ...(s.has('hypoglycaemia') ? [toPatient('patient.hypoglycaemia')] : []),
    ...(s.has('pressureUrgent') ? [toPatient('patient.pressureToday')] : []),
    ...medicineSteps({
      pauseSglt2: s.has('sglt2Catabolic') || (s.trainingWaits && s.inputs.sglt2Inhibitor),
      review:
        s.has('metforminContraindicated') ||
        s.has('tzdHeartFailure') ||
        s.has('doubleIncretin') ||
        s.has('metforminNotTolerated'),
    }),
    toPatient(
      s.calories !== 'given' || waits(s)
        ? 'patient.eatingWithTeam'
        : s.deficit
          ? 'patient.eatingLess'
          : 'patient.eatingWell',
    ),
    ...movingSteps(s),
    ...(s.inputs.neuropathy ? [toPatient('patient.feet')] : []),
    toPatient(s.water ? 'patient.water' : 'patient.waterWithTeam'),
    ...(s.inputs.smoking ? [toPatient('patient.smoking')] : []),
    ...(s.has('b12Unknown') || s.has('b12Low') || s.has('b12Borderline') ? [toPatient('patient.b12')] : []),
    waits(s) && !(s.urgent && !s.held)
      ? toPatient('patient.reviewHeld')
      : toPatient('patient.review', { date: reviewDate(s) }),
  ];
}

/** Advice that names a disease or a class of drugs is put in the patient's words. */
const plain = {
  'exercise.heart': 'patient.exercise.heart',
  'exercise.feet': 'patient.exercise.feet',
  'exercise.lows': 'patient.exercise.lows',
} as const;
const isNamed = (key: string): key is keyof typeof plain => key in plain;
const inPlainWords = (note: Note): Message => (isNamed(note.key) ? toPatient(plain[note.key]) : toMessage(note));

function sections(s: Situation): Section[] {
  if (s.inputs.pregnancy) return [];
  const eating = waits(s) ? [] : eatingItems(s);
  return [
    ...(eating.length
      ? [{ id: 'eating', title: toPatient('patient.part.eating'), blocks: [{ type: 'list' as const, items: eating }] }]
      : []),
    ...(s.water ? [{ id: 'drinking', title: toPatient('patient.part.drinking'), blocks: [waterBlock(s)] }] : []),
    ...(waits(s)
      ? []
      : [
          {
            id: 'moving',
            title: toPatient('patient.part.moving'),
            blocks: [{ type: 'list' as const, items: s.results.exercisePlan.map(inPlainWords) }],
          },
        ]),
    ...(s.loss && !waits(s) ? [{ id: 'weight', title: toPatient('patient.part.weight'), blocks: milestones(s) }] : []),
  ];
}

/** What the patient takes home. */
export function sheetOf(inputs: Inputs, outcome: Outcome<Results, GuardId>): PatientSheet {
  const s = situation(inputs, outcome);
  return patientSheet({
    answer: message(answerKey(s), answerValues(s)),
    picture: [],
    next: steps(s),
    ask: questionsOf(s.outcome.guards, questions),
    sections: sections(s),
  });
}

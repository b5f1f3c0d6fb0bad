import { b12AfterMonths } from '../clinical/b12.ts';
import { concepts } from '../clinical/concepts.ts';
import { patientSheet, type Questions, questionsOf, toPatient } from '../clinical/patient.ts';
import { count, type Message, quantity, type Values } from '../kit/message.ts';
import type { Outcome } from '../kit/tool.ts';
import type { PatientSheet, Section } from '../kit/report.ts';
import { activity, forecast } from './constants.ts';
import { answerValues } from './explain.ts';
import type { GuardId } from './guards.ts';
import type { Inputs } from './inputs.ts';
import type { Results } from './results.ts';
import { buildUp, eatingAdvice, trend, waterBlock, weekOfMovement } from './sections.ts';
import { type Situation, situation } from './situation.ts';
import { kidneyChecks } from './therapy.ts';
import { message, range } from './words.ts';

const questions: Questions<GuardId> = {
  ketones: null, hypoglycaemia: null, metforminContraindicated: null, calorieAdviceUnderweight: 'patient.ask.underweight', waterIndividual: null, insulin: null,
  metforminDoNotRaise: null, deficitOlder: 'patient.ask.diet', diabetesConfirmed: 'patient.ask.diagnosis', targetStrict: 'patient.ask.target', targetOlder: 'patient.ask.target',
  b12Low: 'patient.ask.b12Result', b12Borderline: 'patient.ask.b12Result', b12Neuropathy: 'patient.ask.b12', feet: null, lowCarbKetosis: 'patient.ask.lowCarb',
  bandReachesTarget: null, lowIndex: 'patient.ask.hard', waterCaution: null, proteinKidney: 'patient.ask.protein', metforminWatch: 'patient.ask.kidney', sitagliptinRenal: 'patient.ask.kidney',
  calorieFloor: null, waterCapped: null, atTarget: null, b12Missing: 'patient.ask.b12', a1cReliability: 'patient.ask.reliability', pregnancy: 'patient.ask.pregnancy',
};

function steps(s: Situation): Message[] {
  const values: Values = { date: { type: 'inWeeks', weeks: forecast.weeks.value }, minutes: count(activity.target.value), goal: range(count(activity.stepsLow.value), count(activity.stepsHigh.value)) };
  return [
    ...(s.has('ketones') ? [toPatient('patient.ketones')] : []),
    ...(s.has('hypoglycaemia') ? [toPatient('patient.hypoglycaemia')] : []),
    // An alert for today says more than “within days”.
    ...(s.has('insulin') && !s.has('ketones') && !s.has('hypoglycaemia') ? [toPatient('patient.veryHigh')] : []),
    toPatient(s.metformin === 'contraindicated' || s.metformin === 'doNotRaise' ? 'patient.medicineReview' : 'patient.medicine'),
    ...(s.has('ketones') ? [toPatient('patient.activityWait')] : [toPatient('patient.activity', values)]),
    ...(s.has('feet') ? [toPatient('patient.feet')] : []),
    ...(s.has('ketones') ? [] : [toPatient('patient.steps', values)]),
    s.calorieAdvice === 'given' ? toPatient('patient.eating', { target: quantity(concepts.calories, s.results.calorieTarget) }) : toPatient('patient.eatingWithTeam'),
    toPatient(s.waterAdvice === 'given' ? 'patient.water' : 'patient.waterWithTeam'),
    toPatient('patient.reviewTest', values),
  ];
}

function sections(s: Situation): Section[] {
  return [
    { id: 'eating', title: toPatient('patient.part.eating'), blocks: [{ type: 'list', items: eatingAdvice(s) }] },
    ...(s.waterAdvice === 'given' ? [{ id: 'drinking', title: toPatient('patient.part.drinking'), blocks: [waterBlock(s)] }] : []),
    ...(s.has('ketones') ? [] : [{ id: 'moving', title: toPatient('patient.part.moving'), blocks: [weekOfMovement(), buildUp()] }]),
    { id: 'checks', title: toPatient('patient.part.checks'), blocks: [{ type: 'list', items: [
      kidneyChecks(s.advice), toPatient('patient.checks.b12', { months: count(b12AfterMonths.value) }), ...(s.inputs.neuropathy ? [message('follow.nerves')] : []),
    ] }] },
  ];
}

/** What the patient takes home. */
export function sheetOf(inputs: Inputs, outcome: Outcome<Results, GuardId>): PatientSheet {
  const s = situation(inputs, outcome);
  return patientSheet({
    answer: message(s.atTarget ? 'patient.answerAtTarget' : 'patient.answer', answerValues(s)),
    picture: [trend(s, { low: toPatient('patient.path.hard'), adherent: toPatient('patient.path.kept') })],
    next: steps(s),
    ask: questionsOf(s.outcome.guards, s.inputs.sex === 'male' ? { ...questions, pregnancy: null } : questions),
    sections: sections(s),
  });
}

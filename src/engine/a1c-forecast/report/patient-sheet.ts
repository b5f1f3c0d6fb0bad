import { b12AfterMonths } from '../../clinical/b12.ts';
import { concepts } from '../../clinical/concepts.ts';
import { medicineSteps, patientSheet, type Questions, questionsOf, toPatient } from '../../clinical/patient.ts';
import { range } from '../../clinical/words.ts';
import { count, type Message, quantity } from '../../kit/words/message.ts';
import type { Outcome } from '../../kit/tool.ts';
import type { PatientSheet, Section } from '../../kit/report/report.ts';
import { activity, forecast } from '../constants.ts';
import { answerValues } from './explain.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { buildUp, eatingAdvice, trend, waterBlock, weekOfMovement } from './sections.ts';
import { type Situation, situation } from './situation.ts';
import { kidneyChecks } from './therapy.ts';
import { message } from './words.ts';

const questions: Questions<GuardId> = {
  ketones: null,
  hypoglycaemia: null,
  metforminContraindicated: null,
  calorieAdviceUnderweight: 'patient.ask.underweight',
  waterIndividual: null,
  insulin: null,
  metforminDoNotRaise: null,
  deficitOlder: 'patient.ask.diet',
  diabetesConfirmed: 'patient.ask.diagnosis',
  targetStrict: 'patient.ask.target',
  targetOlder: 'patient.ask.target',
  b12Low: 'patient.ask.b12Result',
  b12Borderline: 'patient.ask.b12Result',
  b12Neuropathy: 'patient.ask.b12',
  feet: null,
  lowCarbKetosis: 'patient.ask.lowCarb',
  bandReachesTarget: null,
  lowIndex: 'patient.ask.hard',
  waterCaution: null,
  proteinKidney: 'patient.ask.protein',
  metforminWatch: 'patient.ask.kidney',
  sitagliptinRenal: 'patient.ask.kidney',
  calorieFloor: null,
  waterCapped: null,
  atTarget: null,
  b12Missing: 'patient.ask.b12',
  a1cReliability: 'patient.ask.reliability',
  pregnancy: 'patient.ask.pregnancy',
};

/** A reading that has to be looked at today: nothing is said of calories, training or the months ahead until it is. */
const waits = (s: Situation): boolean => s.has('ketones') || s.has('hypoglycaemia');

function movingSteps(s: Situation): Message[] {
  if (waits(s)) return [toPatient('patient.activityWait')];
  return [
    toPatient('patient.activity', { minutes: count(activity.target.value) }),
    s.has('feet')
      ? toPatient('patient.stepsCareful')
      : toPatient('patient.steps', { goal: range(count(activity.stepsLow.value), count(activity.stepsHigh.value)) }),
  ];
}

function steps(s: Situation): Message[] {
  const soon = waits(s) || s.has('insulin');
  return [
    ...(s.has('ketones') ? [toPatient('patient.ketones')] : []),
    ...(s.has('hypoglycaemia') ? [toPatient('patient.hypoglycaemia')] : []),
    // An alert for today says more than “within days”.
    ...(s.has('insulin') && !waits(s) ? [toPatient('patient.veryHigh')] : []),
    ...medicineSteps({ pauseSglt2: false, review: s.metformin === 'contraindicated' || s.metformin === 'doNotRaise' }),
    ...movingSteps(s),
    ...(s.has('feet') ? [toPatient('patient.feet')] : []),
    s.calorieAdvice === 'given' && !soon
      ? toPatient('patient.eating', { target: quantity(concepts.calories, s.results.calorieTarget) })
      : toPatient('patient.eatingWithTeam'),
    toPatient(s.waterAdvice === 'given' ? 'patient.water' : 'patient.waterWithTeam'),
    soon
      ? toPatient('patient.reviewHeld')
      : toPatient('patient.reviewTest', { date: { type: 'inWeeks', weeks: forecast.weeks.value } }),
  ];
}

function sections(s: Situation): Section[] {
  return [
    ...(waits(s) || s.has('insulin')
      ? []
      : [
          {
            id: 'eating',
            title: toPatient('patient.part.eating'),
            blocks: [{ type: 'list' as const, items: eatingAdvice(s) }],
          },
        ]),
    ...(s.waterAdvice === 'given'
      ? [{ id: 'drinking', title: toPatient('patient.part.drinking'), blocks: [waterBlock(s)] }]
      : []),
    ...(waits(s)
      ? []
      : [{ id: 'moving', title: toPatient('patient.part.moving'), blocks: [weekOfMovement(), buildUp()] }]),
    {
      id: 'checks',
      title: toPatient('patient.part.checks'),
      blocks: [
        {
          type: 'list',
          items: [
            kidneyChecks(s.advice),
            toPatient('patient.checks.b12', { months: count(b12AfterMonths.value) }),
            ...(s.inputs.neuropathy ? [message('follow.nerves')] : []),
          ],
        },
      ],
    },
  ];
}

/** What the patient takes home. */
export function sheetOf(inputs: Inputs, outcome: Outcome<Results, GuardId>): PatientSheet {
  const s = situation(inputs, outcome);
  return patientSheet({
    answer: waits(s)
      ? toPatient('patient.answerCheck', answerValues(s))
      : message(s.atTarget ? 'patient.answerAtTarget' : 'patient.answer', answerValues(s)),
    picture: waits(s)
      ? []
      : [trend(s, { low: toPatient('patient.path.hard'), adherent: toPatient('patient.path.kept') })],
    next: steps(s),
    ask: questionsOf(s.outcome.guards, questions, s.inputs.sex),
    sections: sections(s),
  });
}

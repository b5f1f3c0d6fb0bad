import { concepts } from '../../clinical/concepts.ts';
import { insulinA1c } from '../../clinical/glycaemia.ts';
import { type Note, toMessage } from '../../clinical/note.ts';
import {
  medicineSteps,
  type PatientKey,
  patientSheet,
  type Questions,
  questionsOf,
  toPatient,
} from '../../clinical/patient.ts';
import { range } from '../../clinical/words.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { bare, count, type Message, quantity } from '../../kit/words/message.ts';
import type { Block, PatientSheet, Section } from '../../kit/report/report.ts';
import type { Outcome } from '../../kit/tool.ts';
import { rangesBlock } from './cgm-section.ts';
import { goal, weeks } from '../constants.ts';
import { answerValues } from './explain.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { soonWeeks } from './next-steps.ts';
import { type Situation, situation } from './situation.ts';
import { message } from './words.ts';

const questions: Questions<GuardId> = {
  doseWithheld: null,
  metforminContraindicated: null,
  tzdHeartFailure: null,
  incretinTwice: null,
  startNowExclude: null,
  ketones: null,
  hypoglycaemia: null,
  lowsFirst: null,
  sglt2Hold: null,
  suStop: 'patient.ask.lows',
  suReview: 'patient.ask.lows',
  heldCounted: null,
  overBasal: null,
  basalUnitsMissing: null,
  cautiousStart: null,
  metforminLimited: 'patient.ask.kidney',
  metforminPoor: 'patient.ask.stomach',
  sglt2Kidney: 'patient.ask.kidney',
  kidneyDisagrees: 'patient.ask.kidney',
  kidneyUnstaged: 'patient.ask.kidney',
  preferenceStands: 'patient.ask.injection',
  diabetesConfirmed: 'patient.ask.diagnosis',
  underweight: 'patient.ask.underweight',
  variability: 'patient.ask.swings',
  gmiGap: 'patient.ask.reliability',
  cgmInsufficient: 'patient.ask.sensor',
  cgmUnconfirmed: 'patient.ask.sensor',
  referenceOnly: null,
  rangeExceeds: null,
  sitagliptinDiffers: null,
  tzdNotOffered: null,
  injectableRefused: 'patient.ask.injection',
  atGoal: null,
  floored: null,
  benefitHidden: null,
  b12: 'patient.ask.b12',
  lipoic: null,
  olderTargets: null,
  sglt2Dialysis: 'patient.ask.kidney',
  a1cReliability: 'patient.ask.reliability',
  assumesNew: null,
  pregnancy: 'patient.ask.pregnancy',
};

/** START NOW, but on figures or symptoms that must be looked at first, or a reading that asks for ketones today. */
const checkFirst = (s: Situation): boolean => s.confirmFirst || (s.has('ketones') && !s.startNow);

/** Someone on insulin is never told that they need none, nor to start where the finding must first be confirmed. */
function answerOf(s: Situation): Message {
  const values = answerValues(s);
  if (s.lows && !s.startNow) return message('patient.lows', values);
  if (checkFirst(s)) return message('patient.confirm', values);
  if (s.startNow) return s.benefitShown ? message('patient.start', values) : toPatient('patient.startToday', values);
  if (s.atGoal) return message('patient.atGoal', values);
  return message(s.inputs.basalInsulin ? 'patient.waitBasal' : 'patient.wait', values);
}

function steps(s: Situation): Message[] {
  const urgent = s.startNow || s.has('ketones');
  // High sugar is spoken of only where a figure shows it; symptoms alone have another cause to look for.
  const high = s.has('ketones') || (s.startNow && atLeast(s.inputs.baselineA1c, insulinA1c));
  return [
    ...(urgent ? [toPatient(high ? 'patient.ketones' : 'patient.seeToday')] : []),
    ...(s.lows ? [toPatient('patient.hypoglycaemia')] : []),
    ...(s.startNow && !s.inputs.basalInsulin && !s.has('doseWithheld') ? [toPatient('patient.learnToInject')] : []),
    ...medicineSteps({
      pauseSglt2: s.has('sglt2Hold') || (urgent && s.inputs.sglt2),
      review: s.has('metforminContraindicated') || s.has('tzdHeartFailure') || s.has('incretinTwice'),
    }),
    toPatient('patient.check'),
    toPatient(urgent ? 'patient.activityWait' : 'patient.habits'),
    toPatient('patient.review', {
      date: { type: 'inWeeks', weeks: urgent || s.lows ? soonWeeks : s.results.intensificationWeek },
    }),
  ];
}

/** The schedule in the patient's words; the same keys with a prefix, so one without words fails its test. */
const inPlainWords = (note: Note): Message => toPatient(`patient.${note.key}` as PatientKey, toMessage(note).values);

function checking({ results }: Situation): Section {
  const { targets, schedule } = results.monitoringPlan;
  const goals = toPatient('patient.goals', {
    fasting: range(bare(concepts.fpg, targets.fasting.min), quantity(concepts.fpg, targets.fasting.max)),
    postMeal: quantity(concepts.ppg, targets.postMeal),
  });
  return {
    id: 'checking',
    title: toPatient('patient.part.checking'),
    blocks: [
      { type: 'paragraph', message: goals },
      { type: 'list', items: schedule.map(inPlainWords) },
    ],
  };
}

/** Where HbA1c may go; with insulin only where insulin is the plan, and nothing where the figures must first be checked or lows come first. */
function picture(s: Situation): Block[] {
  const ranges = rangesBlock(s);
  const { inputs, results, startNow, benefitShown } = s;
  if (checkFirst(s) || s.lows) return ranges ? [ranges] : [];
  return [
    {
      type: 'compare',
      title: message('compare.title', { weeks: count(weeks.value) }),
      concept: concepts.a1c,
      bars: [
        { label: message('compare.now'), value: inputs.baselineA1c, tone: 'plain' },
        { label: toPatient('patient.path.now'), value: results.currentRegimenA1c, tone: startNow ? 'low' : 'good' },
        ...(startNow && benefitShown
          ? [{ label: toPatient('patient.path.insulin'), value: results.expectedA1c12w, tone: 'good' as const }]
          : []),
      ],
      target: { label: message('compare.goal', { goal: quantity(concepts.a1c, goal.value) }), value: goal.value },
    },
    ...(ranges ? [ranges] : []),
  ];
}

/** What the patient takes home. */
export function sheetOf(inputs: Inputs, outcome: Outcome<Results, GuardId>): PatientSheet {
  const s = situation(inputs, outcome);
  return patientSheet({
    answer: answerOf(s),
    picture: picture(s),
    next: steps(s),
    ask: questionsOf(s.outcome.guards, questions, s.inputs.sex),
    sections: [checking(s)],
  });
}

import { concepts } from '../../clinical/concepts.ts';
import { insulinA1c } from '../../clinical/glycaemia.ts';
import { toMessage } from '../../clinical/note.ts';
import { bare, count, difference, type Message, quantity, type Value, type Values } from '../../kit/words/message.ts';
import type { Block, CalloutBlock, FiguresBlock, OwnReport } from '../../kit/report/report.ts';
import type { Outcome, OutcomeState } from '../../kit/tool.ts';
import { rangesBlock } from './cgm-section.ts';
import { benefit, goal, weeks } from '../constants.ts';
import { insulinSection } from './dose-section.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import {
  benefitSection,
  consultantSection,
  decisionSection,
  deIntensificationSection,
  predictionSection,
} from './sections.ts';
import { monitoringSection, reconciliationSection, roadmapSection, therapySection } from './plan-sections.ts';
import { expectedStep, type Situation, situation } from './situation.ts';
import { message, words } from './words.ts';

export function answerValues({ inputs, results }: Situation): Values {
  return {
    a1c: quantity(concepts.a1c, inputs.baselineA1c),
    expected: quantity(concepts.a1c, results.expectedA1c12w),
    goal: quantity(concepts.a1c, goal.value),
    weeks: count(weeks.value),
    index: count(results.insulinPredictions.probabilityScore),
  };
}

function answer(s: Situation): Message {
  const values = answerValues(s);
  if (s.lows && !s.startNow) return message('answer.lows', values);
  if (s.startNow)
    return message(
      s.confirmFirst
        ? 'answer.startConfirm'
        : s.keepBasal === 'over'
          ? 'answer.beyondBasal'
          : s.inputs.basalInsulin
            ? 'answer.intensify'
            : 'answer.start',
      values,
    );
  if (s.inputs.basalInsulin) return message(s.atGoal ? 'answer.atGoalBasal' : 'answer.continueBasal', values);
  return message(s.atGoal ? 'answer.atGoal' : 'answer.wait', values);
}

/** HbA1c today, with the current regimen and with insulin, against 7 %. */
function compare({ inputs, results, benefitShown, startNow }: Situation): Block {
  const withInsulin = Math.min(
    inputs.baselineA1c,
    Math.max(benefit.floor.value, inputs.baselineA1c - results.insulinPredictions.expectedBenefit.withInsulin),
  );
  return {
    type: 'compare',
    title: message('compare.title', { weeks: count(weeks.value) }),
    concept: concepts.a1c,
    bars: [
      { label: message('compare.now'), value: inputs.baselineA1c, tone: 'plain' },
      { label: message('compare.current'), value: results.currentRegimenA1c, tone: startNow ? 'low' : 'good' },
      ...(benefitShown
        ? [
            {
              label: message('compare.insulin'),
              value: startNow ? results.expectedA1c12w : withInsulin,
              tone: startNow ? ('good' as const) : ('plain' as const),
            },
          ]
        : []),
    ],
    target: { label: message('compare.goal', { goal: quantity(concepts.a1c, goal.value) }), value: goal.value },
  };
}

function cautions(s: Situation): CalloutBlock[] {
  const fired = s.outcome.guards.map(
    ({ id, severity, values, sources }): CalloutBlock => ({
      type: 'callout',
      severity,
      message: message(`guard.${id}`, values),
      sources,
    }),
  );
  const clear: CalloutBlock = {
    type: 'callout',
    severity: 'good',
    message: message('clear.insulin', { limit: quantity(concepts.a1c, insulinA1c.value) }),
    sources: ['spec'],
  };
  return s.startNow || s.inputs.basalInsulin || s.has('ketones') ? fired : [...fired, clear];
}

/** What comes first: a therapy, or what has to happen before one is named. */
function firstTherapy(s: Situation): Value {
  const first = s.results.therapyOptions.recommendedNow;
  if (s.lows) return words('figure.lows');
  if (s.confirmFirst) return words('figure.confirm');
  if (s.atGoal && !s.startNow) return words('figure.keep');
  if (first.length === 0) return words('figure.refer');
  return { type: 'list', items: first.map(({ option }) => words(`therapy.${option}`)) };
}

function keyFigures(s: Situation): FiguresBlock {
  const { results, inputs } = s;
  return {
    type: 'figures',
    items: [
      {
        label: message('figure.expected'),
        value: quantity(concepts.a1c, results.expectedA1c12w),
        note: message('figure.expectedNote', {
          weeks: count(weeks.value),
          now: quantity(concepts.a1c, inputs.baselineA1c),
        }),
        ...expectedStep(s),
        tone: s.startNow ? 'warn' : 'good',
      },
      {
        label: message('figure.first'),
        value: words('figure.week', { week: count(results.weekOfFirstChange) }),
        note: message('figure.firstNote'),
        step: 'firstEffectWeek',
      },
      {
        label: message('figure.therapy'),
        value: firstTherapy(s),
      },
      {
        label: message('figure.readiness'),
        value: count(results.insulinPredictions.probabilityScore),
        note: message('figure.readinessNote'),
        step: 'readiness',
      },
      {
        label: message('figure.iri'),
        value: count(results.iriScore),
        note: message(`risk.${results.iriRisk}`),
        step: 'iriScore',
      },
      {
        label: message('figure.intensify'),
        value: words('figure.week', { week: count(results.intensificationWeek) }),
        step: 'intensificationWeek',
      },
      {
        label: message('concept.bmi'),
        value: bare(concepts.bmi, results.bmi),
        note: message(s.has('underweight') ? 'bmi.underweight' : `bmi.${results.obesityClass}`),
        step: 'bmi',
      },
      ...(s.benefitShown
        ? [
            {
              label: message('figure.added'),
              value: difference(concepts.a1c, results.insulinPredictions.expectedBenefit.addedBenefit),
              step: 'addedBenefit',
            },
          ]
        : []),
    ],
  };
}

/** The report: the decision with its picture, what to do, cautions, then the cards of the plan. Keys and values, never a sentence. */
export function explain(inputs: Inputs, outcome: Outcome<Results, GuardId>): OwnReport {
  const s = situation(inputs, outcome);
  const ranges = rangesBlock(s);
  // What the report does not show, the worksheet does not print either.
  const withheldSteps = [
    ...(s.has('doseWithheld') ? ['startUnits'] : []),
    ...(s.benefitShown ? [] : ['bmiFactor', 'insulinBenefit', 'withInsulin', 'addedBenefit']),
    ...(expectedStep(s).step ? [] : ['expectedA1c12w']),
  ];
  return {
    answer: answer(s),
    banner: {
      severity: s.startNow ? 'block' : 'warn',
      title: message(s.startNow ? 'banner.start' : 'banner.wait', {
        index: count(s.results.insulinPredictions.probabilityScore),
      }),
      items: s.results.insulinPredictions.reasoning.map(toMessage),
    },
    tone: s.startNow ? 'block' : s.lows || s.has('ketones') ? 'warn' : s.atGoal ? 'good' : 'warn',
    picture: [compare(s), ...(ranges ? [ranges] : [])],
    notes: cautions(s),
    figures: keyFigures(s),
    sections: [
      decisionSection(s),
      benefitSection(s),
      insulinSection(s),
      reconciliationSection(s),
      therapySection(s),
      monitoringSection(s),
      roadmapSection(s),
      predictionSection(s),
      consultantSection(s),
      deIntensificationSection(s),
    ],
    ...(withheldSteps.length > 0 && { withheldSteps }),
    sources: [
      ...new Set([
        ...outcome.guards.flatMap(({ sources }) => sources),
        ...outcome.worksheet.flatMap(({ sources }) => sources),
        ...s.results.guidelineReferences,
      ]),
    ],
  };
}

/** Where each conclusion stands, for “what would change this”. */
export function outcomes(inputs: Inputs, outcome: Outcome<Results, GuardId>): OutcomeState[] {
  const s = situation(inputs, outcome);
  const { results } = s;
  return [
    { id: 'decision', state: s.startNow ? 'start' : 'wait' },
    { id: 'dose', state: s.doseShown ? 'shown' : s.block ? 'withheld' : 'none' },
    { id: 'risk', state: results.iriRisk },
    { id: 'type', state: results.insulinChoice.selectedType === 'NPH basal' ? 'nph' : 'analog' },
    { id: 'metformin', state: results.medReconciliation.metforminMr.action },
    { id: 'monitoring', state: results.monitoringPlan.modality },
    { id: 'lows', state: results.deIntensify },
  ];
}

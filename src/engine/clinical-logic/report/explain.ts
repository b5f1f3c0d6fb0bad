import { concepts } from '../../clinical/concepts.ts';
import { insulinA1c } from '../../clinical/glycaemia.ts';
import { range } from '../../clinical/words.ts';
import { count, difference, type Message, quantity, type Values } from '../../kit/words/message.ts';
import type { CalloutBlock, Figure, FiguresBlock, OwnReport, Section } from '../../kit/report/report.ts';
import type { Outcome, OutcomeState } from '../../kit/tool.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import { iriSection, scale } from './iri-section.ts';
import { lifestyleSection, remissionSection, stepsGoal } from './lifestyle-section.ts';
import { firstNames } from './next-steps.ts';
import { b12Section, consultantSection, escalationSection, portfolioSection, pregnancyTable } from './plan-sections.ts';
import type { Results } from '../results.ts';
import { type Situation, situation } from './situation.ts';
import { therapySection } from './therapy-section.ts';
import { message, words } from './words.ts';

export function answerValues(s: Situation): Values {
  const { inputs, results } = s;
  return {
    points: count(results.iriScore),
    risk: words(`risk.${results.iriRisk}`),
    first: firstNames(s),
    week: words(`week.${results.intensificationWeek}`),
    fpg: quantity(concepts.fpg, inputs.fpg ?? 0),
    a1c: quantity(concepts.a1c, inputs.baselineA1c),
    target: quantity(concepts.a1c, inputs.targetA1c),
    limit: quantity(concepts.a1c, insulinA1c.value),
  };
}

function answer(s: Situation): Message {
  const values = answerValues(s);
  if (s.inputs.pregnancy) return message('answer.pregnancy', values);
  if (s.held === 'low') return message('answer.low', values);
  if (s.held === 'confirm') return message('answer.confirm', values);
  if (s.urgent) return message(s.inputs.basalInsulin ? 'answer.intensifyBasal' : 'answer.urgent', values);
  if (s.atTarget) return message('answer.atTarget', values);
  return message(s.plan.rankedTherapyOptions.recommendedNow.length ? 'answer.scored' : 'answer.refer', values);
}

function cautions(s: Situation): CalloutBlock[] {
  return s.outcome.guards.map(({ id, severity, values, sources }) => ({
    type: 'callout',
    severity,
    message: message(`guard.${id}`, values),
    sources,
  }));
}

function scoreFigures(s: Situation): Figure[] {
  const { results } = s;
  return [
    {
      label: message('figure.score'),
      value: count(results.iriScore),
      note: message('figure.scoreNote', { risk: words(`risk.${results.iriRisk}`) }),
      step: 'iriScore',
      tone: results.iriRisk === 'high' ? 'block' : results.iriRisk === 'moderate' ? 'warn' : 'good',
    },
    {
      label: message('figure.week'),
      value: s.held
        ? words('figure.held')
        : s.atTarget && !s.urgent
          ? words('figure.noGap')
          : words(`week.${results.intensificationWeek}`),
    },
    {
      label: message('figure.effect'),
      value: difference(concepts.a1c, results.expectedEffect),
      note: message('figure.effectNote'),
      step: 'expectedEffect',
    },
  ];
}

function lifestyleFigures(s: Situation): Figure[] {
  const { hydrationTarget, calorieTarget } = s.results.lifestylePlan;
  return [
    s.calories === 'given'
      ? {
          label: message('figure.calories'),
          value: quantity(concepts.calories, calorieTarget),
          note: message('perDay'),
          step: 'calorieTarget',
        }
      : { label: message('figure.calories'), value: words('figure.withTeam'), tone: 'warn' },
    s.water
      ? {
          label: message('figure.water'),
          value: range(count(hydrationTarget.min, undefined, 1), count(hydrationTarget.max, 'L', 1)),
          note: message('perDay'),
          step: 'waterHigh',
        }
      : { label: message('figure.water'), value: words('figure.individual'), tone: 'warn' },
    { label: message('figure.steps'), value: stepsGoal(s), note: message('perDay') },
  ];
}

function keyFigures(s: Situation): FiguresBlock {
  const { inputs, bmi } = s;
  const gap: Figure = {
    label: message('figure.gap'),
    value: s.atTarget ? words('figure.noGap') : difference(concepts.a1c, s.gap),
    step: 'gap',
  };
  return {
    type: 'figures',
    items: [
      ...(inputs.pregnancy ? [] : scoreFigures(s)),
      gap,
      { label: message('concept.bmi'), value: quantity(concepts.bmi, bmi), step: 'bmi' },
      ...(inputs.pregnancy ? [] : lifestyleFigures(s)),
    ],
  };
}

function sections(s: Situation): Section[] {
  if (s.inputs.pregnancy) return [therapySection(s), b12Section(s)];
  return [
    iriSection(s),
    therapySection(s),
    consultantSection(s),
    lifestyleSection(s),
    escalationSection(s),
    ...portfolioSection(s),
    ...remissionSection(s),
    b12Section(s),
  ];
}

function toneOf(s: Situation): OwnReport['tone'] {
  if (
    s.inputs.pregnancy ||
    s.urgent ||
    s.outcome.guards.some(({ severity, id }) => severity === 'block' && id !== 'waterIndividual')
  )
    return 'block';
  return s.results.iriRisk === 'low' ? 'good' : 'low';
}

/** The steps that lead to a calorie target or follow from it, and those of the score alone. */
const calorieSteps = [
  'restingEnergy',
  'activityMultiplier',
  'calorieFloor',
  'calorieTarget',
  'carbGrams',
  'proteinPlanned',
  'proteinLimited',
  'fatGrams',
  'fiberGrams',
];
const scoreSteps = [
  'doseFactor',
  'renalFactor',
  'metforminEffect',
  'incretinEffect',
  'otherEffect',
  'lifestyleEffect',
  'expectedEffect',
  'trend',
  'obesityFactor',
  'kidneyPoints',
  'iriScore',
];
const tenSteps = ['tenMilestoneWeeks', 'weightLoss10Weeks'];
const lossSteps = ['fiveMilestoneWeeks', 'weightLoss5Weeks', 'weightLossRate', ...tenSteps];

/** The worksheet keeps to what the report says: it prints no number that is withheld there, and no way to it. */
function withheldSteps(s: Situation): string[] {
  return [
    ...(s.calories === 'given' ? [] : calorieSteps),
    ...(s.water ? [] : ['waterLow', 'waterHigh']),
    ...(s.loss ? (s.ten ? [] : tenSteps) : lossSteps),
    ...(s.inputs.pregnancy ? scoreSteps : []),
  ];
}

/** The report: the score on its scale, what to do next, cautions, then the plans. Holds keys and values, never a sentence. */
export function explain(inputs: Inputs, outcome: Outcome<Results, GuardId>): OwnReport {
  const s = situation(inputs, outcome);
  return {
    answer: answer(s),
    tone: toneOf(s),
    picture: inputs.pregnancy ? [pregnancyTable()] : [scale(s)],
    notes: cautions(s),
    figures: keyFigures(s),
    sections: sections(s),
    withheldSteps: withheldSteps(s),
    sources: [
      ...new Set([
        ...outcome.guards.flatMap(({ sources }) => sources),
        ...outcome.worksheet.flatMap(({ sources }) => sources),
      ]),
    ],
  };
}

/** Where each conclusion stands, for “what would change this”. */
export function outcomes(inputs: Inputs, outcome: Outcome<Results, GuardId>): OutcomeState[] {
  const s = situation(inputs, outcome);
  const [first, ...more] = s.plan.rankedTherapyOptions.recommendedNow;
  if (inputs.pregnancy) return [{ id: 'pregnancy', state: 'yes' }];
  return [
    { id: 'risk', state: s.urgent ? 'urgent' : s.results.iriRisk },
    { id: 'first', state: !first ? 'none' : more.length ? 'tie' : first.therapy },
    { id: 'addOn', state: s.addOn },
    { id: 'metformin', state: s.metformin },
    { id: 'calories', state: s.calories === 'given' ? (s.deficit ? 'deficit' : 'maintain') : s.calories },
    { id: 'water', state: s.water ? 'given' : 'individual' },
    { id: 'remission', state: s.remission ? 'possible' : 'no' },
    { id: 'b12', state: s.results.b12MonitoringNeeded ? 'needed' : 'notNeeded' },
    { id: 'pregnancy', state: 'no' },
  ];
}

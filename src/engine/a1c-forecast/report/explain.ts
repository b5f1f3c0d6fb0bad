import { concepts } from '../../clinical/concepts.ts';
import { sitagliptinLabelDose } from '../../clinical/sitagliptin.ts';
import { range } from '../../clinical/words.ts';
import { type Decisions, nothingDecided } from '../../kit/proposal.ts';
import type { CalloutBlock, Figure, FiguresBlock, OwnReport } from '../../kit/report/report.ts';
import type { Outcome, OutcomeState } from '../../kit/tool.ts';
import { count, quantity, type Value } from '../../kit/words/message.ts';
import { followUp, intake } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import type { GuardId } from '../safety/guards.ts';
import { answer, answerValues, beside } from './answer.ts';
import {
  activitySection,
  eatingSection,
  forecastSection,
  hydrationSection,
  scenarioSections,
  trend,
  waterRange,
} from './sections.ts';
import { followUpSection, ownPlanSection } from './own-plan.ts';
import { type Situation, situation } from './situation.ts';
import { therapySection } from './therapy.ts';
import { message, words } from './words.ts';

/** What the formula refuses, limits or doubts about its own figures. */
const ofTheFormula: ReadonlySet<GuardId> = new Set([
  'calorieAdviceUnderweight',
  'deficitOlder',
  'bandReachesTarget',
  'lowIndex',
  'proteinKidney',
  'calorieFloor',
] as const);

/** What lowers glucose, as the plan names it: begun or raised, its effect is in no figure of today's regimen. */
const counted = ['metformin', 'dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'tzd', 'sulfonylurea', 'basalInsulin'];

function notes(s: Situation): CalloutBlock[] {
  const fired = s.outcome.guards
    .filter(({ id }) => ofTheFormula.has(id))
    .map(({ id, severity, values, sources }): CalloutBlock => {
      const said = message(`guard.${id}`, values);
      return { type: 'callout', severity, message: said, sources };
    });
  const assumes: CalloutBlock = {
    type: 'callout',
    severity: 'note',
    message: message(s.settled ? 'forecast.settled' : 'forecast.assumes', {
      ...answerValues(s),
      specified: quantity(concepts.a1c, s.results.predictedA1cAdherent),
    }),
    sources: ['ada2025'],
  };
  const begun = s.plan.actions.filter(
    ({ verb, object }) => (verb === 'start' || verb === 'raise') && counted.includes(object),
  );
  const items = begun.map(({ object }): Value => ({ type: 'word', key: `medicine.${object}` }));
  const beyond: CalloutBlock[] =
    items.length === 0
      ? []
      : [
          {
            type: 'callout',
            severity: 'note',
            message: message('forecast.notCounted', { list: { type: 'list', items } }),
            sources: ['spec'],
          },
        ];
  return [...fired, ...beyond, assumes];
}

function waterFigure(s: Situation): Figure {
  const litre = (value: number, unit?: 'L'): Value => count(value, unit, 1);
  const [low, high] = waterRange(s);
  const label = message('figure.water');
  return s.waterAdvice === 'given'
    ? { label, value: range(litre(low), litre(high, 'L')), note: message('perDay'), step: 'waterHigh' }
    : { label, value: words('figure.individual'), note: message('figure.withheld'), tone: 'warn' };
}

function caloriesFigure({ calorieAdvice, results }: Situation): Figure {
  const label = message('figure.calorieTarget');
  return calorieAdvice === 'given'
    ? {
        label,
        value: quantity(concepts.calories, results.calorieTarget),
        note: message('perDay'),
        step: 'calorieTarget',
      }
    : { label, value: words('figure.withTeam'), note: message('figure.withheld'), tone: 'warn' };
}

function keyFigures(s: Situation): FiguresBlock {
  const { results } = s;
  const months = { from: count(followUp.a1cSettlesLow.value), to: count(followUp.a1cSettlesHigh.value) };
  return {
    type: 'figures',
    items: [
      {
        label: message('figure.score'),
        value: count(results.improvementScore),
        note: message('figure.scoreNote'),
        step: 'improvementScore',
      },
      {
        label: message('figure.first'),
        value: words('figure.week', { week: count(results.earliestImprovement) }),
        note: message('figure.firstNote', months),
        step: 'earliestImprovement',
      },
      {
        label: message('figure.index'),
        value: count(results.adherenceIndex, '%'),
        note: message('figure.indexNote'),
        step: 'adherenceIndex',
      },
      { label: message('concept.bmi'), value: quantity(concepts.bmi, results.bmi), step: 'bmi' },
      {
        label: message('figure.intake'),
        value: quantity(concepts.calories, results.inferredCalories),
        note: message('plusMinus', { share: count(intake.about.value, '%') }),
        step: 'inferredCalories',
      },
      caloriesFigure(s),
      waterFigure(s),
    ],
  };
}

function toneOf({ plan, reached }: Situation): OwnReport['tone'] {
  const grave = plan.actions.some(({ gravity }) => gravity === 'emergency' || gravity === 'urgent');
  if (grave) return 'warn';
  return reached ? 'good' : 'low';
}

/** The steps that lead to the calorie target alone or follow from it: where it is withheld the worksheet must not print it. */
const calorieSteps = [
  'calorieDeficit',
  'calorieFloor',
  'calorieTarget',
  'calorieShare',
  'carbGrams',
  'proteinPlanned',
  'proteinLimited',
  'fatGrams',
  'fiberGrams',
];

/** The forecast and its picture, the figures and the parts behind them. Holds keys and values, never a sentence. */
export function explain(inputs: Inputs, outcome: Outcome<Results, GuardId>, plan: Decisions): OwnReport {
  const s = situation(inputs, outcome, plan);
  return {
    answer: answer(s),
    ...beside(s),
    tone: toneOf(s),
    picture: [trend(s, { low: message('path.low'), adherent: message('path.adherent') }, message('chart.trendNote'))],
    notes: notes(s),
    figures: keyFigures(s),
    sections: [
      forecastSection(s),
      ...scenarioSections(s),
      eatingSection(s),
      hydrationSection(s),
      ...activitySection(s),
      therapySection(s),
      followUpSection(s),
      ownPlanSection(s),
    ],
    withheldSteps: [
      ...(s.calorieAdvice === 'given' ? [] : calorieSteps),
      ...(s.waterAdvice === 'given' ? [] : ['waterLow', 'waterHigh']),
    ],
    sources: [...new Set(outcome.worksheet.flatMap(({ sources }) => sources))],
  };
}

const doseState = ({ sitagliptinDose }: Situation): string =>
  sitagliptinDose === sitagliptinLabelDose(Infinity)
    ? 'full'
    : sitagliptinDose === sitagliptinLabelDose(0)
      ? 'quarter'
      : 'half';

/** Where each conclusion stands, for “what would change this”. */
export function outcomes(inputs: Inputs, outcome: Outcome<Results, GuardId>): OutcomeState[] {
  const s = situation(inputs, outcome, nothingDecided);
  return [
    { id: 'target', state: s.atTarget ? 'already' : s.reached ? 'reached' : 'missed' },
    { id: 'metformin', state: s.metformin },
    { id: 'insulin', state: s.has('insulin') ? 'flagged' : 'clear' },
    { id: 'ketones', state: s.has('ketones') ? 'check' : 'clear' },
    { id: 'calories', state: s.calorieAdvice },
    { id: 'water', state: s.waterAdvice },
    { id: 'sitagliptin', state: doseState(s) },
  ];
}

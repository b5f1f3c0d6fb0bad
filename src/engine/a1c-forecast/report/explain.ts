import { concepts } from '../../clinical/concepts.ts';
import { insulinA1c } from '../../clinical/glycaemia.ts';
import { sitagliptinLabelDose } from '../../clinical/sitagliptin.ts';
import { range } from '../../clinical/words.ts';
import { roundTo } from '../../kit/maths.ts';
import { bare, count, type Message, quantity, type Value, type Values } from '../../kit/words/message.ts';
import type { CalloutBlock, Figure, FiguresBlock, OwnReport } from '../../kit/report/report.ts';
import type { Outcome, OutcomeState } from '../../kit/tool.ts';
import { followUp, forecast, intake } from '../constants.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import {
  activitySection,
  eatingSection,
  forecastSection,
  hydrationSection,
  scenarioSections,
  trend,
  waterRange,
} from './sections.ts';
import { type Situation, situation } from './situation.ts';
import { followUpSection, therapySection } from './therapy.ts';
import { message, words } from './words.ts';

export function answerValues({ inputs, results, position }: Situation): Values {
  const target = quantity(concepts.a1c, inputs.target);
  return {
    a1c: quantity(concepts.a1c, inputs.a1c),
    target,
    weeks: count(forecast.weeks.value),
    egfr: bare(concepts.egfr, inputs.egfr),
    adherent: quantity(concepts.a1c, results.predictedA1cAdherent),
    low: quantity(concepts.a1c, results.predictedA1cNonAdherent),
    position: words(`position.${position}`, { target }),
  };
}

function answer(s: Situation): Message {
  const values = answerValues(s);
  if (roundTo(s.results.predictedA1cAdherent, 9) === roundTo(s.inputs.a1c, 9))
    return message('answer.noChange', values);
  if (s.atTarget) return message('answer.atTarget', values);
  return message(s.metformin === 'contraindicated' ? 'answer.contraindicated' : 'answer.forecast', values);
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
    sources: [insulinA1c.source],
  };
  return s.has('insulin') || s.has('ketones') ? fired : [...fired, clear];
}

function waterFigure(s: Situation): Figure {
  const litre = (value: number, unit?: 'L'): Value => count(value, unit, 1);
  const [low, high] = waterRange(s);
  return s.waterAdvice === 'given'
    ? {
        label: message('figure.water'),
        value: range(litre(low), litre(high, 'L')),
        note: message('perDay'),
        step: 'waterHigh',
      }
    : { label: message('figure.water'), value: words('figure.individual'), tone: 'warn' };
}

function caloriesFigure(s: Situation): Figure {
  return s.calorieAdvice === 'given'
    ? {
        label: message('figure.calorieTarget'),
        value: quantity(concepts.calories, s.results.calorieTarget),
        note: message('perDay'),
        step: 'calorieTarget',
      }
    : { label: message('figure.calorieTarget'), value: words('figure.withTeam'), tone: 'warn' };
}

function keyFigures(s: Situation): FiguresBlock {
  const { results } = s;
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
        note: message('figure.firstNote', {
          from: count(followUp.a1cSettlesLow.value),
          to: count(followUp.a1cSettlesHigh.value),
        }),
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
      ...(s.calorieAdvice !== 'given'
        ? []
        : [
            {
              label: message('figure.fibre'),
              value: count(results.fiberGrams, 'g'),
              note: message('perDay'),
              step: 'fiberGrams',
            },
          ]),
      waterFigure(s),
    ],
  };
}

function toneOf(s: Situation): OwnReport['tone'] {
  if (s.has('ketones') || s.has('hypoglycaemia') || s.metformin === 'contraindicated') return 'warn';
  return s.reached ? 'good' : 'low';
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

/** The report: the answer and its picture, what to do next, cautions, details. Holds keys and values, never a sentence. */
export function explain(inputs: Inputs, outcome: Outcome<Results, GuardId>): OwnReport {
  const s = situation(inputs, outcome);
  return {
    answer: answer(s),
    tone: toneOf(s),
    picture: [trend(s, { low: message('path.low'), adherent: message('path.adherent') }, message('chart.trendNote'))],
    notes: cautions(s),
    figures: keyFigures(s),
    sections: [
      forecastSection(s),
      ...scenarioSections(s),
      eatingSection(s),
      hydrationSection(s),
      activitySection(s),
      therapySection(s),
      followUpSection(s),
    ],
    withheldSteps: [
      ...(s.calorieAdvice === 'given' ? [] : calorieSteps),
      ...(s.waterAdvice === 'given' ? [] : ['waterLow', 'waterHigh']),
    ],
    sources: [
      ...new Set([
        ...outcome.guards.flatMap(({ sources }) => sources),
        ...outcome.worksheet.flatMap(({ sources }) => sources),
      ]),
    ],
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
  const s = situation(inputs, outcome);
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

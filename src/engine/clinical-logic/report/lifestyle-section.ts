import { vessels } from '../../clinical/hydration.ts';
import { concepts } from '../../clinical/concepts.ts';
import { type Note, toMessage } from '../../clinical/note.ts';
import { proteinLine } from '../../clinical/protein.ts';
import { range } from '../../clinical/words.ts';
import { roundTo } from '../../kit/maths.ts';
import { does } from '../../kit/proposal.ts';
import { count, type Message, quantity, type Value } from '../../kit/words/message.ts';
import type { Block, Figure, Section } from '../../kit/report/report.ts';
import { lifestyle, weight } from '../constants.ts';
import type { Situation } from './situation.ts';
import { message } from './words.ts';

const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });
/** Weeks are shown rounded up: a promise is never earlier than the sum says. */
const weeksUp = (weeks: number): Value => count(Math.ceil(weeks - 1e-9), 'weeks');

function stepsGoal({ results }: Situation): Value {
  const [low = 0, high = 0] = results.lifestylePlan.stepsGoal.split('-').map(Number);
  return range(count(low), count(high));
}

/** A general water goal is given: heart and kidneys allow one, and nothing in the plan comes before it. */
export const watered = (s: Situation): boolean => s.water && (s.eats || s.trains);

function figures(s: Situation): Figure[] {
  const { calorieTarget, hydrationTarget, macroBreakdown } = s.results.lifestylePlan;
  const careful = s.inputs.heartFailure || s.inputs.neuropathy || s.inputs.ascvd;
  return [
    ...(s.eats
      ? [
          {
            label: message('figure.calories'),
            value: quantity(concepts.calories, calorieTarget),
            note: s.deficit
              ? message('calories.deficit', { deficit: quantity(concepts.calories, lifestyle.deficit.value) })
              : message('calories.maintain'),
            step: 'calorieTarget',
          },
          {
            label: message('figure.fibre'),
            value: count(macroBreakdown.fiber, 'g'),
            note: message('perDay'),
            step: 'fiberGrams',
          },
        ]
      : []),
    ...(watered(s)
      ? [
          {
            label: message('figure.water'),
            value: range(count(hydrationTarget.min, undefined, 1), count(hydrationTarget.max, 'L', 1)),
            note: message('perDay'),
            step: 'waterHigh',
          },
        ]
      : []),
    ...(does(s.plan, 'do:steps')
      ? [
          {
            label: message('figure.steps'),
            value: stepsGoal(s),
            note: message(careful ? 'steps.careful' : 'steps.goal'),
          },
        ]
      : []),
  ];
}

function macroTable(s: Situation): Block[] {
  if (!s.eats) return [];
  const { carbs, protein, fat } = s.results.lifestylePlan.macroBreakdown;
  const row = (label: Message, share: number, grams: number, line: string) => ({
    cells: [label, count(share, '%'), count(grams, 'g')],
    opens: [null, null, line],
  });
  return [
    {
      type: 'table',
      caption: message('macros.caption'),
      columns: [message('macros.nutrient'), message('macros.share'), message('macros.grams')],
      rows: [
        row(message('macros.carbs'), lifestyle.carbs.value, carbs, 'carbGrams'),
        row(message('macros.protein'), lifestyle.protein.value, protein, proteinLine(s.outcome.worksheet)),
        row(message('macros.fat'), lifestyle.fat.value, fat, 'fatGrams'),
      ],
    },
  ];
}

export function waterBlock({ results }: Situation): Block {
  const { min, max } = results.lifestylePlan.hydrationTarget;
  return { type: 'water', title: message('water.title'), litres: [min, max], vessels: vessels([min, max]) };
}

/** Where to start with eating; nothing smaller where no deficit is advised. */
export function eatingItems({ results, deficit, eats }: Situation): Message[] {
  const smaller = ({ key }: Note): boolean => key === 'eating.portions' || key === 'eating.snacks';
  return results.nutritionFocus.filter((note) => (deficit && eats) || !smaller(note)).map(toMessage);
}

/** Weight by phases at 0.5 kg a week; 10 % only where it may be spoken of. `digits` of a kilogram. */
export function milestones(s: Situation, digits: 0 | 1): Block[] {
  if (!s.loss || !s.eats) return [];
  const { fivePercent, tenPercent } = s.results.lifestylePlan.weightMilestones;
  const phase = (label: 'milestone.five' | 'milestone.ten', { kilograms, weeks }: typeof fivePercent) => {
    const lost = roundTo(kilograms, digits);
    const to = quantity(concepts.weight, roundTo(s.inputs.weight - lost, digits));
    return {
      label: message('milestone.week', { weeks: weeksUp(weeks) }),
      items: [message(label, { lost: count(lost, 'kg', 0, 1), to })],
    };
  };
  return [
    {
      type: 'timeline',
      title: message('milestone.title', { rate: count(weight.milestoneRate.value, 'kg/week', 1) }),
      phases: [
        {
          label: message('milestone.now'),
          items: [message('milestone.start', { weight: quantity(concepts.weight, s.inputs.weight) })],
          now: true,
        },
        phase('milestone.five', fivePercent),
        ...(s.ten ? [phase('milestone.ten', tenPercent)] : []),
      ],
    },
  ];
}

/** Eating, water, movement and weight, as far as the plan has them; nothing while it has them wait. */
export function lifestyleSection(s: Situation): Section[] {
  if (!s.eats && !s.trains) return [];
  const list = (title: Message, items: readonly Message[]): Block => ({ type: 'list', title, items });
  return [
    {
      id: 'lifestyle',
      part: 'living',
      title: message('part.lifestyle'),
      blocks: [
        { type: 'figures', items: figures(s) },
        ...macroTable(s),
        list(message('eating.title'), eatingItems(s)),
        ...(watered(s) ? [waterBlock(s), paragraph(message('water.caution'))] : []),
        ...(s.trains ? [list(message('exercise.title'), s.results.exercisePlan.map(toMessage))] : []),
        ...milestones(s, 1),
      ],
    },
  ];
}

/** Weight loss towards remission: only for those it may be said to. */
export function remissionSection(s: Situation): Section[] {
  if (!s.loss || !s.eats) return [];
  const { weightLoss5Weeks, weightLoss10Weeks } = s.results;
  const figure = (
    label: 'remission.five' | 'remission.ten',
    weeks: number,
    step: 'weightLoss5Weeks' | 'weightLoss10Weeks',
  ): Figure => ({ label: message(label), value: weeksUp(weeks), step });
  const verdict = s.remission ? 'remission.possible' : s.ten ? 'remission.slow' : 'remission.five.only';
  return [
    {
      id: 'remission',
      part: 'living',
      title: message('part.remission'),
      blocks: [
        {
          type: 'figures',
          items: [
            figure('remission.five', weightLoss5Weeks, 'weightLoss5Weeks'),
            ...(s.ten ? [figure('remission.ten', weightLoss10Weeks, 'weightLoss10Weeks')] : []),
          ],
        },
        paragraph(message(verdict, { weeks: count(weight.remissionWeeks.value) })),
        paragraph(message('remission.twoRates', { rate: count(weight.milestoneRate.value, 'kg/week', 1) })),
      ],
    },
  ];
}

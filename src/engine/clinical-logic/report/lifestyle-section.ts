import { vessels } from '../../clinical/hydration.ts';
import { kidneyProtein } from '../../clinical/protein.ts';
import { concepts } from '../../clinical/concepts.ts';
import { toMessage } from '../../clinical/note.ts';
import { range } from '../../clinical/words.ts';
import { bare, count, type Message, quantity, type Value } from '../../kit/words/message.ts';
import type { Block, Section } from '../../kit/report/report.ts';
import { lifestyle, weight } from '../constants.ts';
import type { Situation } from './situation.ts';
import { message } from './words.ts';

const paragraph = (text: Message): Block => ({ type: 'paragraph', message: text });
/** Weeks are shown rounded up: a promise is never earlier than the sum says. */
const weeksUp = (weeks: number): Value => count(Math.ceil(weeks - 1e-9), 'weeks');

export function stepsGoal({ results }: Situation): Value {
  const [low = 0, high = 0] = results.lifestylePlan.stepsGoal.split('-').map(Number);
  return range(count(low), count(high));
}

export function calorieMessage(s: Situation): Message {
  const { results, deficit, calories, bmi } = s;
  if (calories !== 'given')
    return message(`calories.${calories}`, calories === 'underweight' ? { bmi: bare(concepts.bmi, bmi) } : undefined);
  const { carbs, protein, fat, fiber } = results.lifestylePlan.macroBreakdown;
  const grams = {
    carbs: count(carbs, 'g'),
    protein: count(protein, 'g'),
    fat: count(fat, 'g'),
    fibre: count(fiber, 'g'),
    deficit: quantity(concepts.calories, lifestyle.deficit.value),
  };
  return message(deficit ? 'calories.deficit' : 'calories.maintain', {
    target: quantity(concepts.calories, results.lifestylePlan.calorieTarget),
    ...grams,
  });
}

function macroTable(s: Situation): Block[] {
  if (s.calories !== 'given') return [];
  const { carbs, protein, fat } = s.results.lifestylePlan.macroBreakdown;
  const row = (label: Message, share: number, grams: number) => ({
    cells: [label, count(share, '%'), count(grams, 'g')],
  });
  return [
    {
      type: 'table',
      caption: message('macros.caption'),
      columns: [message('macros.nutrient'), message('macros.share'), message('macros.grams')],
      rows: [
        row(message('macros.carbs'), lifestyle.carbs.value, carbs),
        row(message('macros.protein'), lifestyle.protein.value, protein),
        row(message('macros.fat'), lifestyle.fat.value, fat),
      ],
    },
  ];
}

export function waterBlock({ results }: Situation): Block {
  const { min, max } = results.lifestylePlan.hydrationTarget;
  return { type: 'water', title: message('water.title'), litres: [min, max], vessels: vessels([min, max]) };
}

function water(s: Situation): Block[] {
  if (s.inputs.pregnancy) return [];
  return s.water ? [waterBlock(s), paragraph(message('guard.waterCaution'))] : [paragraph(message('water.individual'))];
}

/** Where to start with eating; nothing smaller where no deficit is advised. */
export function eatingItems(s: Situation): Message[] {
  if (s.inputs.pregnancy || s.calories === 'underweight') return [];
  return s.results.nutritionFocus
    .filter(({ key }) => s.deficit || (key !== 'eating.portions' && key !== 'eating.snacks'))
    .map(toMessage);
}

/** Weight by phases at 0.5 kg a week; 10 % only where it may be spoken of. */
export function milestones(s: Situation): Block[] {
  if (!s.loss) return [];
  const { fivePercent, tenPercent } = s.results.lifestylePlan.weightMilestones;
  const to = (kilograms: number): Value => quantity(concepts.weight, s.inputs.weight - kilograms);
  const phase = (label: 'milestone.five' | 'milestone.ten', { kilograms, weeks }: typeof fivePercent) => ({
    label: message('milestone.week', { weeks: weeksUp(weeks) }),
    items: [message(label, { lost: count(kilograms, 'kg', 0, 1), to: to(kilograms) })],
  });
  return [
    ...(s.held ? [paragraph(message('milestone.held'))] : []),
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

export function lifestyleSection(s: Situation): Section {
  const { inputs, results } = s;
  const eating = eatingItems(s);
  const blocks: Block[] = [
    paragraph(calorieMessage(s)),
    ...macroTable(s),
    ...(s.calories === 'given'
      ? [paragraph(message('macros.note', { perKg: count(kidneyProtein.value, 'g', 1) }))]
      : []),
    ...(eating.length ? [{ type: 'list' as const, title: message('eating.title'), items: eating }] : []),
    ...water(s),
    ...(s.trainingWaits
      ? [paragraph(message(s.held ? 'exercise.held' : 'exercise.wait'))]
      : [{ type: 'list' as const, title: message('exercise.title'), items: results.exercisePlan.map(toMessage) }]),
    paragraph(
      message(
        s.trainingWaits || inputs.heartFailure || inputs.neuropathy || inputs.ascvd ? 'steps.careful' : 'steps.goal',
        { steps: stepsGoal(s) },
      ),
    ),
    ...milestones(s),
    paragraph(message('notWhenFasting')),
  ];
  return { id: 'lifestyle', title: message('part.lifestyle'), blocks };
}

/** Weight loss towards remission: only for those it may be said to. */
export function remissionSection(s: Situation): Section[] {
  if (s.inputs.pregnancy) return [];
  const { weightLoss5Weeks, weightLoss10Weeks } = s.results;
  const { ten } = s;
  const figures: Block = {
    type: 'figures',
    items: [
      {
        label: message('remission.five'),
        value: weeksUp(weightLoss5Weeks),
        note: message('remission.atRate'),
        step: 'weightLoss5Weeks',
      },
      ...(ten
        ? [
            {
              label: message('remission.ten'),
              value: weeksUp(weightLoss10Weeks),
              note: message('remission.atRate'),
              step: 'weightLoss10Weeks',
            },
          ]
        : []),
    ],
  };
  const verdict = s.remission
    ? 'remission.possible'
    : ten
      ? 'remission.slow'
      : s.loss
        ? 'remission.five.only'
        : 'remission.withheld';
  return [
    {
      id: 'remission',
      title: message('part.remission'),
      blocks: [
        ...(s.loss ? [figures] : []),
        paragraph(message(verdict, { weeks: count(weight.remissionWeeks.value) })),
        ...(s.loss
          ? [paragraph(message('remission.twoRates', { rate: count(weight.milestoneRate.value, 'kg/week', 1) }))]
          : []),
      ],
    },
  ];
}

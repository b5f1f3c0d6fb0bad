import { metforminLabelMax, metforminReducedMax } from '../../clinical/metformin.ts';
import { concepts } from '../../clinical/concepts.ts';
import { range } from '../../clinical/words.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { clean } from '../../kit/maths.ts';
import { bare, count, type Message, quantity, type Value, type Values } from '../../kit/words/message.ts';
import type { StepsBlock } from '../../kit/report/report.ts';
import { activity, forecast, intake } from '../constants.ts';
import type { Situation } from './situation.ts';
import { message, words } from './words.ts';

type Step = StepsBlock['items'][number];
const mg = (value: number): Value => count(value, 'mg');

export function metforminMessage({ inputs, metformin, advice, higher, has }: Situation): Message {
  const low = has('hypoglycaemia');
  const values: Values = { dose: mg(inputs.metforminDose), egfr: bare(concepts.egfr, inputs.egfr) };
  switch (metformin) {
    case 'contraindicated':
      return message(low ? 'next.metformin.contraindicatedHeld' : 'next.metformin.contraindicated', values);
    case 'doNotRaise':
      return message('next.metformin.doNotRaise', { ...values, ceiling: mg(metforminReducedMax.value) });
    case 'held':
      return message('next.metformin.held', values);
    case 'settled':
      return message('next.metformin.settled', values);
    case 'top':
      return message('next.metformin.top', { ...values, labelMax: mg(metforminLabelMax.value) });
    case 'raise': {
      const room = words(advice === 'watch' ? 'next.metformin.room.watch' : 'next.metformin.room.full', values);
      const [first = 0, second] = higher;
      return second === undefined
        ? message('next.metformin.raiseOnce', { ...values, room, to: mg(first) })
        : message('next.metformin.raiseTwice', { ...values, room, to: mg(first), then: mg(second) });
    }
  }
}

/** With glucose this high training waits until ketones are clear. */
export function activityMessage(s: Situation): Message {
  if (s.has('ketones')) return message('next.activity.wait');
  const { minutes } = s;
  const values = {
    now: count(minutes),
    target: count(activity.target.value),
    sessions: range(count(activity.resistanceLow.value), count(activity.resistanceHigh.value)),
  };
  return message(atLeast(minutes, activity.target) ? 'next.activity.keep' : 'next.activity.raise', values);
}

export function stepsMessage({ steps }: Situation): Message {
  const values = {
    now: count(steps),
    goal: range(count(activity.stepsLow.value), count(activity.stepsHigh.value)),
    adequate: count(activity.stepsAdequate.value),
  };
  if (below(steps, activity.stepsHintBelow)) return message('next.steps.raise', values);
  return message(atLeast(steps, activity.stepsAdequate) ? 'next.steps.keep' : 'next.steps.nearly', values);
}

export function gramValues({ results }: Situation): Values {
  return {
    carbs: count(results.carbGrams, 'g'),
    protein: count(results.proteinGrams, 'g'),
    fat: count(results.fatGrams, 'g'),
  };
}

export function calorieMessage(s: Situation): Message {
  if (s.calorieAdvice === 'underweight')
    return message('next.calories.underweight', { bmi: bare(concepts.bmi, s.results.bmi) });
  if (s.calorieAdvice === 'older') return message('next.calories.older');
  const values = {
    target: quantity(concepts.calories, s.results.calorieTarget),
    now: bare(concepts.calories, s.calories),
    ...gramValues(s),
  };
  const over = clean(s.calories - s.results.calorieTarget);
  if (Math.abs(over) <= intake.tolerance.value) return message('next.calories.keep', values);
  return message(over > 0 ? 'next.calories.less' : 'next.calories.more', values);
}

function reviewStep(s: Situation): Step {
  const { inputs, atTarget, reached } = s;
  const values: Values = {
    date: { type: 'inWeeks', weeks: forecast.weeks.value },
    target: quantity(concepts.a1c, inputs.target),
    dose: mg(s.sitagliptinDose),
  };
  if (s.has('hypoglycaemia')) return { message: message('next.review.held', values) };
  // What takes metformin's place is chosen now, so the review has nothing left to add.
  if (s.metformin === 'contraindicated') return { message: message('next.review.switched', values) };
  if (atTarget) return { message: message('next.review.settled', values) };
  if (inputs.sitagliptin) return { message: message('next.review.otherClass', values) };
  return { message: message(reached ? 'next.review.ifAbove' : 'next.review.plan', values) };
}

/** What to do, the urgent first. Advice a guard refuses is replaced by the refusal and its reason. */
export function nextSteps(s: Situation): StepsBlock {
  const urgent: Step[] = [
    ...(s.has('ketones') ? [{ message: message('next.ketones') }] : []),
    ...(s.has('hypoglycaemia') ? [{ message: message('next.hypoglycaemia') }] : []),
    ...(s.has('insulin') ? [{ message: message('next.insulin', { a1c: quantity(concepts.a1c, s.inputs.a1c) }) }] : []),
  ];
  return {
    type: 'steps',
    items: [
      ...urgent,
      { message: metforminMessage(s) },
      { message: activityMessage(s) },
      ...(s.has('ketones') ? [] : [{ message: stepsMessage(s) }]),
      { message: calorieMessage(s) },
      reviewStep(s),
    ],
  };
}

import type { WordsOf } from '../../rule.ts';
import type { weight as rules } from '../../topics/weight.ts';

export const weight = {
  'weight.low': {
    why: 'BMI {bmi} is too low to lose weight',
    caution: 'BMI {bmi} is below {limit}: no diet to lose weight. Look for the cause: lack of insulin, thyroid, gut, tumour among others.',
    ask: 'Why is my weight low, and what should I eat?',
  },
  'weight.obesity': {
    why: 'with BMI {bmi} it lowers weight as well as glucose',
    caution: null,
    ask: 'Is there a medicine for my sugar that also helps me lose weight?',
  },
  'weight.unclear': {
    why: 'a weight of {weight} is impossible at a height of {height}',
    caution: 'A weight of {weight} at a height of {height} is impossible: check both and their units. Until then no dose and no BMI is calculated from them.',
    ask: null,
  },
  'weight.extreme': {
    why: 'energy formulas are not valid at a weight of {weight}',
    caution: null,
    ask: 'How much should I eat at my weight?',
  },
  'weight.severe': {
    why: 'BMI {bmi} needs more than diet, regardless of HbA1c',
    caution: null,
    ask: 'Would a medicine or an operation for weight be right for me?',
  },
} satisfies WordsOf<typeof rules>;

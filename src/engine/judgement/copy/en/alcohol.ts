import type { alcohol as rules } from '../../topics/alcohol.ts';
import type { WordsOf } from '../../rule.ts';

export const alcohol = {
  'alcohol.heavy': {
    why: 'heavy drinking on glucose medicines risks lows, lactic acidosis and ketoacidosis',
    caution:
      'With heavy drinking, metformin risks lactic acidosis, an SGLT2 inhibitor ketoacidosis, and insulin or a sulfonylurea lows overnight: weigh up each before continuing it, and pause metformin and the SGLT2 inhibitor on days of drinking without eating. Do not stop suddenly after daily heavy drinking: withdrawal needs supervision.',
    patient: 'Much alcohol can make your sugar fall hours later, and some of your medicines less safe.',
    ask: 'How much alcohol is safe with my medicines?',
  },
} satisfies WordsOf<typeof rules>;

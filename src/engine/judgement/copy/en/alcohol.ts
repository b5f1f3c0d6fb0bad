import type { alcohol as rules } from '../../topics/alcohol.ts';
import type { WordsOf } from '../../rule.ts';

export const alcohol = {
  'alcohol.heavy': {
    why: 'heavy drinking on glucose medicines risks lows, lactic acidosis and ketoacidosis',
    caution:
      'With heavy drinking, metformin risks lactic acidosis, an SGLT2 inhibitor ketoacidosis, and insulin or a sulfonylurea lows overnight: pause metformin and the SGLT2 inhibitor on days of drinking without eating. Do not stop suddenly after daily heavy drinking: withdrawal needs supervision.',
    ask: 'How much alcohol is safe with my medicines?',
  },
  'alcohol.metformin': {
    why: 'with heavy drinking, metformin risks lactic acidosis below an eGFR of 60 or with liver enzymes three times normal: at most {most} a day, and none with both',
    caution: null,
    ask: 'Is metformin safe for me while I drink?',
  },
  'alcohol.secretagogue': {
    why: 'at the goal with heavy drinking, a tablet that causes lows is not needed: alcohol prolongs lows and hides them',
    caution: null,
    ask: 'What replaces this tablet if my sugar rises?',
  },
  'alcohol.pregnant': {
    why: 'no amount is known to be safe for the child; after daily heavy drinking withdrawal needs supervision, and vitamin B1',
    caution: null,
    ask: 'Who can help me to stop drinking safely?',
  },
} satisfies WordsOf<typeof rules>;

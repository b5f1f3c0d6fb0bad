import type { WordsOf } from '../../rule.ts';
import type { sleep as rules } from '../../topics/sleep.ts';

export const sleep = {
  'sleep.hours': {
    why: '{hours} of sleep raises glucose and weight',
    caution: null,
    ask: 'How can I sleep better? Too little or too much sleep raises my sugar.',
  },
} satisfies WordsOf<typeof rules>;

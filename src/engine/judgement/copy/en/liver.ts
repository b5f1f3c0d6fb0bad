import type { WordsOf } from '../../rule.ts';
import type { liver as rules } from '../../topics/liver.ts';

export const liver = {
  'liver.fatty': {
    why: 'with a fatty liver a FIB-4 of {limit} or more calls for elastography, even with normal ALT',
    caution: null,
    patient: null,
    ask: 'Has fat harmed my liver, and how is that checked?',
  },
  'liver.glp1': {
    why: 'it helps a fatty liver as well as glucose',
    caution: null,
    patient: null,
    ask: null,
  },
} satisfies WordsOf<typeof rules>;

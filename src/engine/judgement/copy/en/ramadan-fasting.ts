import type { WordsOf } from '../../rule.ts';
import type { ramadanFasting as rules } from '../../topics/ramadan-fasting.ts';

export const ramadanFasting = {
  'ramadan.plan': {
    why: 'fasting is planned beforehand',
    caution: 'Fasting, as in Ramadan: plan it at least {weeks} ahead. The fast is broken below {low}, above {high}, and when ill.',
    patient: 'If you fast, as in Ramadan, plan it with your clinic at least {weeks} ahead. Break your fast if your sugar is below {low} or above {high}, or if you feel ill.',
    ask: null,
  },
} satisfies WordsOf<typeof rules>;

import type { WordsOf } from '../../rule.ts';
import type { ramadanFasting as rules } from '../../topics/ramadan-fasting.ts';

export const ramadanFasting = {
  'ramadan.high-risk': {
    why: 'the risk in fasting is high',
    caution: 'Fasting: {points} points of risk at least (high above {limit}, Diabetes and Ramadan guideline): advise against it.',
    patient: 'Fasting, as in Ramadan, can harm you. Talk with your clinic before you decide.',
    ask: null,
  },
  'ramadan.plan': {
    why: 'fasting is planned beforehand',
    caution: 'Fasting, as in Ramadan: planned {weeks} ahead; broken below {low}, above {high}, or when ill.',
    patient: 'If you fast, as in Ramadan, plan it with your clinic at least {weeks} ahead. Break your fast if your sugar is below {low} or above {high}, or if you feel ill.',
    ask: null,
  },
} satisfies WordsOf<typeof rules>;

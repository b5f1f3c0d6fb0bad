import type { WordsOf } from '../../rule.ts';
import type { ramadanFasting as rules } from '../../topics/ramadan-fasting.ts';

export const ramadanFasting = {
  'ramadan.high-risk': {
    why: 'fasting carries a high risk',
    caution: 'Fasting: at least {points} risk points (high above {limit}, Diabetes and Ramadan guideline): advise against it.',
    ask: null,
  },
  'ramadan.wishes': {
    why: 'the patient wishes to fast: agree doses, times and when to break it first',
    caution: null,
    ask: 'How do I take my medicines when I fast, and when must I break the fast?',
  },
  'ramadan.wishes-high': {
    why: 'the patient wishes to fast, but the risk score is at least {points} (high above {limit}): advise against it',
    caution: null,
    ask: 'Fasting is risky for me: what can I do instead, and when must I break the fast?',
  },
  'ramadan.plan': {
    why: 'fasting needs planning in advance',
    caution: 'Fasting, as in Ramadan: plan {weeks} ahead; break the fast below {low}, above {high}, or when ill.',
    ask: null,
  },
} satisfies WordsOf<typeof rules>;

import type { WordsOf } from '../../rule.ts';
import type { breastfeeding as rules } from '../../topics/breastfeeding.ts';

export const breastfeeding = {
  'pregnancy.breastfeeding': {
    why: 'she is breastfeeding',
    caution:
      'While breastfeeding, treat glucose with metformin and insulin; defer other tablets, GLP-1 receptor agonists, statins and finerenone. Feeding lowers glucose: on insulin, snack beforehand.',
    ask: 'Which of my medicines suit breastfeeding?',
  },
  'pregnancy.breastfeeding-cover': {
    why: 'HbA1c is {a1c} and what lowers glucose stops while she breastfeeds; metformin and insulin take its place',
    caution: null,
    ask: 'What replaces the medicines I stop?',
  },
} satisfies WordsOf<typeof rules>;

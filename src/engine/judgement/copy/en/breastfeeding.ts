import type { WordsOf } from '../../rule.ts';
import type { breastfeeding as rules } from '../../topics/breastfeeding.ts';

export const breastfeeding = {
  'pregnancy.breastfeeding': {
    why: 'she is breastfeeding',
    caution:
      'While breastfeeding glucose is treated with metformin and insulin; other tablets, GLP-1 receptor agonists, statins and finerenone wait. Feeding lowers glucose: with insulin, a snack beforehand.',
    patient: 'While you breastfeed, some tablets are not safe. Your clinic tells you which.',
    ask: 'Which of my medicines suit breastfeeding?',
  },
} satisfies WordsOf<typeof rules>;

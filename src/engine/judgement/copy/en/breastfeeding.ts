import type { WordsOf } from '../../rule.ts';
import type { breastfeeding as rules } from '../../topics/breastfeeding.ts';

export const breastfeeding = {
  'pregnancy.breastfeeding': {
    why: 'she is breastfeeding',
    caution:
      'While breastfeeding, treat glucose with metformin and insulin; defer other tablets, GLP-1 receptor agonists, statins and finerenone. Feeding lowers glucose: on insulin, snack beforehand.',
    patient: 'While you breastfeed, some tablets are not safe. Your clinic tells you which.',
    ask: 'Which of my medicines suit breastfeeding?',
  },
} satisfies WordsOf<typeof rules>;

import type { smoking as rules } from '../../topics/smoking.ts';
import type { WordsOf } from '../../rule.ts';

export const smoking = {
  'smoking.quit': {
    why: 'nothing protects heart, kidneys and feet more',
    caution: null,
    patient: 'Stopping smoking is the best thing you can do for your heart, kidneys and feet. You can get help with it.',
    ask: 'Who can help me to stop smoking?',
  },
} satisfies WordsOf<typeof rules>;

import type { smoking as rules } from '../../topics/smoking.ts';
import type { WordsOf } from '../../rule.ts';

export const smoking = {
  'smoking.quit': {
    why: 'nothing protects heart, kidneys and feet more',
    caution: null,
    ask: 'Who can help me to stop smoking?',
  },
} satisfies WordsOf<typeof rules>;

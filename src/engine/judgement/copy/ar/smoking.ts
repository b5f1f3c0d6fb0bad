import type { smoking as english } from '../en/smoking.ts';
import type { TranslatedWords } from '../shape.ts';

export const smoking = {
  'smoking.quit': {
    why: 'لأنه لا شيء يحمي القلب والكلى والقدمين أكثر منه',
    ask: 'من يساعدني على ترك التدخين؟',
  },
} satisfies TranslatedWords<typeof english>;

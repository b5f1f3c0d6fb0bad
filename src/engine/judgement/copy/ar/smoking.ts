import type { smoking as english } from '../en/smoking.ts';
import type { TranslatedWords } from '../shape.ts';

export const smoking = {
  'smoking.quit': {
    why: 'لأنه لا شيء يحمي القلب والكلى والقدمين أكثر منه',
    patient: {
      male: 'ترك التدخين أفضل ما تفعله لقلبك وكليتيك وقدميك. وهناك من يساعدك على ذلك.',
      female: 'ترك التدخين أفضل ما تفعلينه لقلبكِ وكليتيكِ وقدميكِ. وهناك من يساعدكِ على ذلك.',
    },
    ask: 'من يساعدني على ترك التدخين؟',
  },
} satisfies TranslatedWords<typeof english>;

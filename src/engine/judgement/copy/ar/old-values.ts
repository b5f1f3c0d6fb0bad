import type { oldValues as english } from '../en/old-values.ts';
import type { TranslatedWords } from '../shape.ts';

export const oldValues = {
  'old.kidney': {
    why: 'لأن آخر معدل ترشيح، {before} في {day}، كان منخفضًا',
    ask: 'كيف حال كليتيّ الآن؟',
  },
  'old.potassium': {
    why: 'لأن آخر بوتاسيوم، {before} في {day}، كان مرتفعًا',
    },
  'old.potassium-low': {
    why: 'لأن آخر بوتاسيوم، {before} في {day}، كان منخفضًا',
    },
  'old.ketones': {
    why: 'لأن الكيتونات كانت {before} في {day} ولم تُقَس سليمة بعد ذلك',
    caution:
      'كانت الكيتونات {before} في {day} ولم تُقَس سليمة بعد ذلك: تُقاس اليوم. ومع القيء أو التنفس السريع أو النعاس إلى المستشفى فورًا.',
    ask: 'كيف أقيس الكيتونات في البيت؟',
  },
  'old.glucose': {
    why: 'لأن سكر الدم كان {before} في {day} ولم يُقَس بعد ذلك',
    },
  'old.pressure': {
    why: 'لأن آخر ضغط، {systolic}/{diastolic} في {day}، كان مرتفعًا',
    },
  'old.a1c': {
    why: 'لأن آخر سكر تراكمي، {before} في {day}، كان مرتفعًا',
    },
  'old.albumin': {
    why: 'لأن آخر ألبومين في البول، {before} في {day}، كان مرتفعًا',
  },
} as const satisfies TranslatedWords<typeof english>;

import type { ramadanFasting as english } from '../en/ramadan-fasting.ts';
import type { TranslatedWords } from '../shape.ts';

export const ramadanFasting = {
  'ramadan.high-risk': {
    why: 'لأن خطر الصيام مرتفع',
    caution: 'الصيام: نقاط الخطر {points} على الأقل (مرتفع فوق {limit} بحسب دليل السكري ورمضان)، فيُنصح بعدم الصيام.',
    },
  'ramadan.wishes': {
    why: 'لأن الصيام مرغوب فيه، وتُرتَّب قبله الجرعات وأوقاتها ومتى يُفطر',
    ask: 'كيف أتناول أدويتي إذا صمت، ومتى يجب أن أفطر؟',
  },
  'ramadan.wishes-high': {
    why: 'لأن الصيام مرغوب فيه، ونقاط الخطر {points} على الأقل (مرتفع فوق {limit}) فيُنصح بعدمه',
    ask: 'في الصيام خطر عليّ: ما البديل، ومتى يجب أن أفطر؟',
  },
  'ramadan.plan': {
    why: 'لأن الصيام يُخطَّط له مسبقًا',
    caution: 'الصيام، كصيام رمضان: يُخطَّط له قبل موعده بـ{weeks}، ويُفطر الصائم إذا نزل السكر عن {low} أو زاد على {high} أو إذا مرض.',
    },
} satisfies TranslatedWords<typeof english>;

import type { ramadanFasting as english } from '../en/ramadan-fasting.ts';
import type { TranslatedWords } from '../shape.ts';

export const ramadanFasting = {
  'ramadan.high-risk': {
    why: 'لأن خطر الصيام مرتفع',
    caution: 'الصيام: نقاط الخطر {points} على الأقل (مرتفع فوق {limit} بحسب دليل السكري ورمضان)، فيُنصح بعدم الصيام.',
    patient: { male: 'قد يضرك الصيام، كصيام رمضان. تحدّث مع عيادتك قبل أن تقرر.', female: 'قد يضركِ الصيام، كصيام رمضان. تحدّثي مع عيادتكِ قبل أن تقرري.' },
  },
  'ramadan.plan': {
    why: 'لأن الصيام يُخطَّط له مسبقًا',
    caution: 'الصيام، كصيام رمضان: يُخطَّط له قبل موعده بـ{weeks}، ويُفطر الصائم إذا نزل السكر عن {low} أو زاد على {high} أو إذا مرض.',
    patient: {
      male: 'إن كنت تصوم، كصيام رمضان، فخطّط مع عيادتك قبل موعده بـ{weeks} على الأقل. وأفطر إذا نزل السكر عن {low} أو زاد على {high} أو شعرت بالمرض.',
      female: 'إن كنتِ تصومين، كصيام رمضان، فخطّطي مع عيادتكِ قبل موعده بـ{weeks} على الأقل. وأفطري إذا نزل السكر عن {low} أو زاد على {high} أو شعرتِ بالمرض.',
    },
  },
} satisfies TranslatedWords<typeof english>;

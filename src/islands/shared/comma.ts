import type { Locale } from '../../engine/kit/words/pattern.ts';

/** What stands between the parts of a list or of a date, in a language's own signs. */
export const commaOf = (locale: Locale): string => (locale === 'ar' ? '، ' : ', ');

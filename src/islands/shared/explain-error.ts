import type { ErrorWords } from '../../content/ui/en/errors.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { ApiError, NetworkError } from '../api-client.ts';
import { fill } from './fill.ts';

/** “in 40 seconds”, “in 5 minutes”: never sooner than the server asks. */
export function whenAgain(seconds: number | undefined, locale: Locale, later: string): string {
  if (seconds === undefined) return later;
  const format = new Intl.RelativeTimeFormat(locale === 'ar' ? 'ar-u-nu-latn' : 'en', { numeric: 'always' });
  return seconds < 60
    ? format.format(Math.max(1, seconds), 'second')
    : format.format(Math.ceil(seconds / 60), 'minute');
}

/** A failed call in the reader's words, by its code. Of a code that is not known here, the server's own sentence is better than none. */
export function explainError(error: unknown, words: ErrorWords, locale: Locale, fallback: string = words.http): string {
  if (error instanceof NetworkError) return words[error.failure];
  if (!(error instanceof ApiError) || error.code === 'http') return fallback;
  if (!Object.hasOwn(words, error.code)) {
    if (error.shown === '') return fallback;
    return locale === 'en' ? error.shown : `${fallback} (\u2068${error.shown}\u2069)`;
  }
  return fill(words[error.code as keyof ErrorWords], { when: whenAgain(error.retryAfter, locale, words.later) });
}

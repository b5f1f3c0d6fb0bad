import type { AuthWords } from '../../content/ui/en/auth.ts';
import type { ErrorWords } from '../../content/ui/en/errors.ts';
import type { RecordWords } from '../../content/ui/en/records.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { withStatus } from '../shared/promise-status.ts';

export interface AccountWords {
  readonly auth: AuthWords;
  readonly errors: ErrorWords;
  readonly records: RecordWords;
}

const kept: Partial<Record<Locale, Promise<AccountWords>>> = {};

/** Words of one language, fetched once; a failed fetch may be tried again. */
export function loadAccountWords(locale: Locale): Promise<AccountWords> {
  const promise =
    kept[locale] ??
    withStatus(locale === 'ar' ? import('../../content/ui/ar/account.ts') : import('../../content/ui/en/account.ts'));
  kept[locale] = promise;
  promise.catch(() => delete kept[locale]);
  return promise;
}

// Begun as soon as the script runs, so that the words do not wait for the first render.
if (typeof document !== 'undefined')
  void loadAccountWords(document.documentElement.lang === 'ar' ? 'ar' : 'en').catch(() => undefined);

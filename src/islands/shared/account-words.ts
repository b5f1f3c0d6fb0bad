import { use } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { type AccountWords, loadAccountWords } from '../stores/account-words.ts';

export { type AccountWords, loadAccountWords };

/** Suspends until the words are there. */
export function useAccountWords(locale: Locale): AccountWords {
  return use(loadAccountWords(locale));
}

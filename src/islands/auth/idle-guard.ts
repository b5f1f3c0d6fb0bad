import type { Locale } from '../../engine/kit/words/pattern.ts';
import { watchIdle } from '../stores/idle-lock.ts';
import { loadAccessWords } from './access-words.ts';

/** Watches a tool's page, with the lock's own screen fetched before it is needed: it may be when no network is there. */
export function guardIdle(minutes: number, locale: Locale): () => void {
  // What does not come now is asked for again when it locks.
  for (const part of [import('./SessionEnded.tsx'), loadAccessWords(locale)]) part.catch(() => undefined);
  return watchIdle(minutes);
}

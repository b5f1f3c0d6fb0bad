import { offline as ar } from '../../content/ui/ar/offline.ts';
import { offline as en } from '../../content/ui/en/offline.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { fill } from '../shared/fill.ts';
import { concern } from './rules-heard.ts';

/** Both languages at once: what is said without a network must not have to be fetched first. */
export const offlineWords = { en, ar } as const;

/** What must be said about the rules beside a result, in one sentence; null where there is nothing. */
export function rulesSentence(locale: Locale): string | null {
  const words = offlineWords[locale];
  const found = concern();
  if (found === null) return null;
  const version = `\u2068${engineVersion}\u2069`;
  return found === 'withdrawn'
    ? fill(words.withdrawn, { version })
    : fill(words.unchecked, { version, date: formatDate(new Date(found), locale) });
}

import { use } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { onceFor } from './load-on-demand.tsx';

interface Words<W> {
  /** For what is not drawn: a text to copy, a page made ready on the server. */
  readonly load: (locale: Locale) => Promise<W>;
  /** Suspends until they are there. */
  readonly use: (locale: Locale) => W;
}

/** What a part says, fetched once per language when it is first needed; a failed fetch may be tried again. */
export function wordsOf<W>(fetch: (locale: Locale) => Promise<W>): Words<W> {
  const load = onceFor(fetch);
  return { load, use: (locale) => use(load(locale)) };
}

/** The same, of the words that one file of each language exports by a name. */
export function wordsIn<K extends string, W>(
  name: K,
  files: { readonly en: () => Promise<Readonly<Record<K, W>>>; readonly ar: () => Promise<Readonly<Record<K, W>>> },
): Words<W> {
  return wordsOf(async (locale) => (await files[locale]())[name]);
}

import { type CollectionEntry, getCollection } from 'astro:content';
import { problem, unknown } from './checks.ts';
import type { Locale } from './ui/words.ts';

type Bilingual = 'tools' | 'legal' | 'site' | 'hero' | 'story' | 'products' | 'explainers' | 'tour';

/** The build's own report finds these sentences by the word they begin with. */
function halt(sentence: string): never {
  throw new Error(`Content: ${sentence}`);
}

/** All entries of a collection in one language. If one is missing, or missing in one language, the build stops and says which file to add. */
export async function entries<C extends Bilingual>(collection: C, locale: Locale): Promise<CollectionEntry<C>[]> {
  const all = await getCollection(collection);
  const wrong = problem(collection, all);
  if (wrong) halt(wrong);
  return all.filter(({ id }) => id.startsWith(`${locale}/`));
}

export async function entry<C extends Bilingual>(
  collection: C,
  id: string,
  locale: Locale,
): Promise<CollectionEntry<C>> {
  return (
    (await entries(collection, locale)).find((candidate) => candidate.id === `${locale}/${id}`) ??
    halt(unknown(collection, locale, id))
  );
}

export async function siteWords(locale: Locale): Promise<CollectionEntry<'site'>['data']> {
  return (await entry('site', 'site', locale)).data;
}

/** The switches that hold for both languages. */
export async function settings(): Promise<CollectionEntry<'settings'>['data']> {
  const [found] = await getCollection('settings');
  if (!found) halt('The site’s switches are missing: add the file src/content/settings/site.yaml.');
  return found.data;
}

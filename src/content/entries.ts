import { type CollectionEntry, getCollection } from 'astro:content';
import { isRecord } from '../engine/kit/fields/fields.ts';
import { toolIds } from '../engine/registry.ts';
import { problems, unknown } from './checks.ts';
import { type Locale, words } from './ui/words.ts';

type Bilingual = 'tools' | 'legal' | 'site' | 'hero' | 'ending' | 'story' | 'products' | 'explainers' | 'tour';

/** The build's own report finds these sentences by the word they begin with. */
function halt(sentence: string): never {
  throw new Error(`Content: ${sentence}`);
}

/** Texts with `{count}` filled: how many calculators there are, in a word of the language. */
function counted<T>(data: T, word: string): T {
  const fill = (at: unknown): unknown =>
    typeof at === 'string'
      ? at.replaceAll('{count}', word)
      : Array.isArray(at)
        ? at.map(fill)
        : isRecord(at) && Object.getPrototypeOf(at) === Object.prototype
          ? Object.fromEntries(Object.entries(at).map(([key, value]) => [key, fill(value)]))
          : at;
  return fill(data) as T;
}

/** All entries of a collection in one language. If one is missing, or missing in one language, the build stops and says which file to add. */
export async function entries<C extends Bilingual>(collection: C, locale: Locale): Promise<CollectionEntry<C>[]> {
  const all = await getCollection(collection);
  const [wrong] = problems(collection, all);
  if (wrong) halt(wrong);
  const count = words(locale).shell.hub.counts[toolIds.length] ?? String(toolIds.length);
  return all
    .filter(({ id }) => id.startsWith(`${locale}/`))
    .map((found) => ({ ...found, data: counted(found.data, count) }));
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

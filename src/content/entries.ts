import { type CollectionEntry, getCollection } from 'astro:content';
import { type Locale, locales } from './ui/words.ts';

type Bilingual = 'tools' | 'legal' | 'site' | 'hero' | 'story' | 'products' | 'explainers' | 'tour';

/** All entries of a collection in one language. Every entry must exist in both; if not, the build stops and says which file to add. */
export async function entries<C extends Bilingual>(collection: C, locale: Locale): Promise<CollectionEntry<C>[]> {
  const all = await getCollection(collection);
  const ids = new Set(all.map(({ id }) => id.slice(3)));
  for (const id of ids) for (const language of locales) {
    if (!all.some((found) => found.id === `${language}/${id}`)) {
      throw new Error(`The text “${id}” of “${collection}” is missing in ${language === 'ar' ? 'Arabic' : 'English'}: add the file src/content/${collection}/${language}/${id}.`);
    }
  }
  return all.filter(({ id }) => id.startsWith(`${locale}/`));
}

export async function entry<C extends Bilingual>(collection: C, id: string, locale: Locale): Promise<CollectionEntry<C>> {
  const found = (await entries(collection, locale)).find((candidate) => candidate.id === `${locale}/${id}`);
  if (!found) throw new Error(`The page needs the text “${id}”: add the file src/content/${collection}/${locale}/${id}.`);
  return found;
}

export async function siteWords(locale: Locale): Promise<CollectionEntry<'site'>['data']> {
  return (await entry('site', 'site', locale)).data;
}

/** The switches that hold for both languages. */
export async function settings(): Promise<CollectionEntry<'settings'>['data']> {
  const [found] = await getCollection('settings');
  if (!found) throw new Error('The site’s switches are missing: add the file src/content/settings/site.yaml.');
  return found.data;
}

import { toolIds } from '../engine/registry.ts';

/** What one file cannot know: whether all of them are there. Each answer is a sentence for the editor. */
interface Entry {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const languages = { en: 'English', ar: 'Arabic' } as const;
const folders: Readonly<Record<string, string>> = { hero: 'story', ending: 'story' };

/** Files that the pages cannot do without. */
const needed: Readonly<Record<string, readonly string[]>> = {
  site: ['site'],
  hero: ['hero'],
  ending: ['ending'],
  story: ['symptoms', 'clinic', 'diagnosis', 'titration', 'addon', 'neuropathy', 'followup'],
  legal: ['privacy', 'terms', 'references', 'accessibility'],
  tools: toolIds,
};
/** Collections that are counted through: the name of the number, and how far it goes; without an end, as far as there are files. */
const counted: Readonly<Record<string, readonly [name: string, last: number]>> = {
  story: ['act', 7],
  tour: ['step', Number.POSITIVE_INFINITY],
  tools: ['order', toolIds.length],
};

function file(collection: string, language: string, id: string): string {
  return `src/content/${folders[collection] ?? collection}/${language}/${id}.${collection === 'legal' ? 'md' : 'yaml'}`;
}

/** Everything wrong with a collection as a whole. */
export function* problems(collection: string, entries: readonly Entry[]): Generator<string, void> {
  const found = new Set(entries.map(({ id }) => id));
  const ids = new Set([...(needed[collection] ?? []), ...entries.map(({ id }) => id.slice(3))]);
  const missing = new Set<string>();
  for (const id of ids)
    for (const [language, name] of Object.entries(languages)) {
      if (!found.has(`${language}/${id}`)) {
        missing.add(language);
        yield `The text “${id}” is missing in ${name}: add the file ${file(collection, language, id)}, or take back the deletion.`;
      }
    }
  const [number, end] = counted[collection] ?? [];
  if (!number || !end) return;
  for (const language of Object.keys(languages)) {
    const own = entries.filter(({ id }) => id.startsWith(`${language}/`));
    const last = Math.max(1, Number.isFinite(end) ? end : own.length);
    for (let at = 1; at <= last; at += 1) {
      const same = own.filter(({ data }) => data[number] === at);
      if (same.length > 1)
        yield `Two files say “${number}: ${at}”: ${same.map(({ id }) => file(collection, language, id.slice(3))).join(' and ')}. Each number from 1 to ${last} stands in one file only.`;
      if (same.length === 0 && !missing.has(language))
        yield `No file in src/content/${collection}/${language} says “${number}: ${at}”. Each number from 1 to ${last} must stand in one.`;
    }
  }
}

/** A text that another one asks for and nobody has written. */
export function unknown(collection: string, language: string, id: string): string {
  return `Something asks for “${id}”, and there is no such text. Either “${id}” is misspelled where it is written (search for it in src/content), or the file ${file(collection, language, id)} is missing.`;
}

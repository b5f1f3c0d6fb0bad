import type { MoreCopy } from '../../engine/clinical/copy/more-shape.ts';
import { loadMoreCopy } from '../../engine/clinical/wording.ts';
import { moreSection } from '../../engine/kit/fields/fields.ts';
import type { Loaded } from '../shared/loaded.ts';
import { onceFor } from '../shared/load-on-demand.tsx';

/** The words of “More about this patient”. */
export const loadMore = onceFor(loadMoreCopy);

/** What an answer to one of these fields is called. */
export function moreAnswers(path: string, copy: MoreCopy): Readonly<Record<string, string>> {
  const { choices, yes, no }: { choices: Readonly<Record<string, Readonly<Record<string, string>>>> } & MoreCopy = copy;
  return choices[path] ?? { yes, no };
}

const extended = new WeakMap<Loaded, Loaded>();

/** A calculator with these words among its own; the same again for the same one. */
export function withMoreWords(loaded: Loaded, more: MoreCopy): Loaded {
  const known = extended.get(loaded);
  if (known) return known;
  const fields: Readonly<Record<string, MoreCopy['fields'][keyof MoreCopy['fields']]>> = more.fields;
  const paths = Object.keys(loaded.tool.fields).filter((path) => loaded.tool.fields[path]?.section === moreSection);
  const named = <T>(word: (path: string) => T) => Object.fromEntries(paths.map((path) => [path, word(path)]));
  const full: Loaded = {
    ...loaded,
    copy: {
      ...loaded.copy,
      fields: { ...loaded.copy.fields, ...named((path) => fields[path] ?? { label: path }) },
      choices: { ...loaded.copy.choices, ...named((path) => moreAnswers(path, more)) },
      rules: { ...more.rules, ...loaded.copy.rules },
    },
    patterns: {
      ...loaded.patterns,
      ...Object.fromEntries(paths.map((path) => [`field.${path}`, fields[path]?.label ?? path])),
    },
  };
  extended.set(loaded, full);
  return full;
}

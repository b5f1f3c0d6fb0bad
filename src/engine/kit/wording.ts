import type { Unit, UnitChoice } from './concept.ts';
import type { Fields } from './fields.ts';
import type { Locale, Patterns, UnitPlurals, Wording } from './message.ts';
import type { FieldWords, ToolCopy } from './tool.ts';

/** Words that all calculators share in one language (clinical/copy). */
export interface SharedCopy {
  readonly concepts: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<Unit, string>>;
  readonly unitPlurals?: UnitPlurals;
  readonly messages: Patterns;
}

/**
 * Everything that can be said about one calculator in one language, by key: its own messages, the shared ones, and
 * `field.<path>`, `choice.<path>.<choice>` (a flag's are `true` and `false`), `section.<id>`, `concept.<id>`, so that a sentence
 * can name a field or an answer. With `fields`, a field without a label of its own takes its concept's.
 */
export function patternsOf(copy: ToolCopy, shared: SharedCopy, fields: Fields = {}): Patterns {
  const named = (prefix: string, words: Readonly<Record<string, string>>) => Object.entries(words).map(([key, text]) => [`${prefix}.${key}`, text] as const);
  const conceptOf = (path: string): string | undefined => {
    const field = fields[path];
    return field?.kind === 'number' ? field.concept.id : undefined;
  };
  const flags = Object.entries(fields).filter(([, field]) => field.kind === 'flag').map(([path]) => path);
  return {
    ...shared.messages,
    ...Object.fromEntries([
      ...named('concept', shared.concepts),
      ...named('section', copy.sections),
      ...[...new Set([...Object.keys(fields), ...Object.keys(copy.fields)])].map((path) => [`field.${path}`, fieldWords(path, conceptOf(path), copy, shared).label] as const),
      ...flags.flatMap((path) => named(`choice.${path}`, { true: shared.messages['answer.yes'] as string, false: shared.messages['answer.no'] as string })),
      ...Object.entries(copy.choices).flatMap(([path, words]) => named(`choice.${path}`, words)),
    ]),
    ...copy.messages,
  };
}

export function wordingOf(locale: Locale, copy: ToolCopy, shared: SharedCopy, units: UnitChoice, at: Date, fields: Fields = {}): Wording {
  return { locale, patterns: patternsOf(copy, shared, fields), unitWords: shared.units, units, at, ...(shared.unitPlurals && { unitPlurals: shared.unitPlurals }) };
}

/** A field's words: its own, else its concept's. */
export function fieldWords(path: string, conceptId: string | undefined, copy: ToolCopy, shared: SharedCopy): FieldWords {
  return copy.fields[path] ?? { label: conceptId ? (shared.concepts[conceptId] ?? path) : path };
}

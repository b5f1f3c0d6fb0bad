import type { Unit, UnitChoice } from './concept.ts';
import type { Locale, Patterns, Wording } from './message.ts';
import type { FieldWords, ToolCopy } from './tool.ts';

/** Words that all calculators share in one language (clinical/copy). */
export interface SharedCopy {
  readonly concepts: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<Unit, string>>;
  readonly messages: Patterns;
}

/**
 * Everything that can be said about one calculator in one language, by key: its own messages, the shared ones, and
 * `field.<path>`, `choice.<path>.<choice>`, `section.<id>`, `concept.<id>`, so that a sentence can name a field or an answer.
 */
export function patternsOf(copy: ToolCopy, shared: SharedCopy): Patterns {
  const named = (prefix: string, words: Readonly<Record<string, string>>) => Object.entries(words).map(([key, text]) => [`${prefix}.${key}`, text] as const);
  return {
    ...shared.messages,
    ...Object.fromEntries([
      ...named('concept', shared.concepts),
      ...named('section', copy.sections),
      ...Object.entries(copy.fields).map(([path, words]) => [`field.${path}`, words.label] as const),
      ...Object.entries(copy.choices).flatMap(([path, words]) => named(`choice.${path}`, words)),
    ]),
    ...copy.messages,
  };
}

export function wordingOf(locale: Locale, copy: ToolCopy, shared: SharedCopy, units: UnitChoice, at: Date): Wording {
  return { locale, patterns: patternsOf(copy, shared), unitWords: shared.units, units, at };
}

/** A field's words: its own, else its concept's. */
export function fieldWords(path: string, conceptId: string | undefined, copy: ToolCopy, shared: SharedCopy): FieldWords {
  return copy.fields[path] ?? { label: conceptId ? (shared.concepts[conceptId] ?? path) : path };
}

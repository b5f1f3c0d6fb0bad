import type { Unit, UnitChoice } from '../fields/concept.ts';
import type { Source } from '../source.ts';

export type Locale = 'en' | 'ar';

/**
 * A sentence pattern. `{name}` is a value, `<b>…</b>` strong, `<good>…</good>` and `<low>…</low>` the two paths' colours.
 * Where a count decides the words, the pattern is a map by plural category (Arabic has six) of the value named in `by`.
 */
export type Pattern =
  | string
  /** To a man and to a woman, where the language tells them apart; to whom is said in `Wording.reader`. */
  | { readonly male: string; readonly female: string }
  | ({ readonly by: string; readonly other: string } & { readonly [C in Intl.LDMLPluralRule]?: string });
export type Patterns = Readonly<Record<string, Pattern>>;

/** Arabic: `one` and `two` stand in a sentence in place of figure and unit; `twoAlone` is the same word where nothing is around it. */
export type UnitPlurals = { readonly [U in Unit]?: { readonly [C in Intl.LDMLPluralRule | 'twoAlone']?: string } };

/** Everything needed to put a message into words in one language. */
export interface Wording {
  readonly locale: Locale;
  readonly patterns: Patterns;
  readonly unitWords: Readonly<Record<Unit, string>>;
  /** Unit words that change with the number before them; `unitWords` stands everywhere else. */
  readonly unitPlurals?: UnitPlurals;
  readonly units: UnitChoice;
  readonly at: Date;
  /** Who is spoken to: decides between the forms for a man and a woman. A man's where it is not known. */
  readonly reader?: 'male' | 'female';
  /** Sources that a calculator alone names, by id. */
  readonly ownSources?: Readonly<Record<string, Source>>;
}

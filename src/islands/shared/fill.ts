import type { Locale } from '../../engine/kit/words/pattern.ts';

/** Fills `{name}` holes of an interface text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

const arabic = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Cf}/u;

/** Keeps a name in its own direction inside a sentence of the other; a name of the sentence's own script stays as it is. */
export function isolated(text: string, locale: Locale): string {
  return locale === 'en' && !arabic.test(text) ? text : `\u2068${text}\u2069`;
}

import type { Pattern } from '../../kit/words/pattern.ts';

/** The same rules with the same parts: what English says, the other language says; where English is silent (null), it has no line. */
export type TranslatedWords<E extends Readonly<Record<string, object>>> = {
  readonly [Id in keyof E]: { readonly [Part in keyof E[Id] as E[Id][Part] extends null ? never : Part]: Pattern };
};

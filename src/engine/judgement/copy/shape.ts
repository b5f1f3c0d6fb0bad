import type { Pattern } from '../../kit/words/pattern.ts';

/** The same rules with the same parts: what English says, the other language says; where English is silent, so is it. */
export type TranslatedWords<E extends Readonly<Record<string, object>>> = {
  readonly [Id in keyof E]: { readonly [Part in keyof E[Id]]: E[Id][Part] extends null ? null : Pattern };
};

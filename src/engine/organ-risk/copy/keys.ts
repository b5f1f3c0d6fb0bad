import type { SharedKey } from '../../clinical/words.ts';
import type { en } from './en.ts';

/** Every key this calculator may say: a sentence without words does not compile. */
export type Key = keyof typeof en.messages | SharedKey;

import type { SharedKey } from '../../clinical/words.ts';
import type { reportEn } from './report-en.ts';

/** Every key this calculator may say: a sentence without words does not compile. */
export type Key = keyof typeof reportEn | SharedKey | `field.${string}` | `choice.${string}`;

import type { SharedKey } from '../../clinical/words.ts';
import type { en } from './en.ts';
import type { reportEn } from './report-en.ts';

type Choices = typeof en.choices;

/** Every key this calculator may say: a sentence without words does not compile. */
export type Key =
  | keyof typeof reportEn
  | `choice.country.${keyof Choices['country']}`
  | `choice.score2Region.${keyof Choices['score2Region']}`
  | SharedKey;

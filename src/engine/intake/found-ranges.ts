import { foldPattern } from './fold.ts';
import type { MeasureId } from './names/measures.ts';
import { isRaised } from './scan-words.ts';
import type { Token } from './tokens.ts';

/** From where upwards, or below which, no laboratory calls it normal. */
const foundIf: Partial<Record<MeasureId, (low: number) => boolean>> = {
  fpg: isRaised,
  ppg: isRaised,
  a1c: (low) => (low >= 6 && low < 20) || low >= 44,
  egfr: (low) => low < 60,
  bmi: (low) => low >= 26,
  potassium: (low) => low >= 4.6,
  weight: () => true,
};
/** “A1c 7-7.5”: what was found, twice or about; “4.0-5.6” is what is normal. */
export const isFoundRange = (id: MeasureId, low: number): boolean => foundIf[id]?.(low) ?? false;

const between = new RegExp(`^(?:between|${foldPattern('و?بين|مابين')})$`);
const and = new RegExp(`^(?:and|${foldPattern('و')}|-|to)$`);
/** Words of a glucose before “11 to 14”, which is how it runs; “rose from 110 to 140” came to something. */
const runs = new RegExp(
  `^(?:fasting|fbs|fbg|fpg|sugars?|bgs?|bms?|cbgs?|readings?|running|runs?|usually|mostly|around|about|glucose|${foldPattern('صائم|السكر|سكر|حوالي')})$`,
);
/** “between 44 and 49”, «بين ٧ و٧٫٥»: the lower one is at a token. */
export const isBetween = (tokens: readonly Token[], at: number): boolean =>
  (between.test(tokens[at - 1]?.text ?? '')
    ? and.test(tokens[at + 1]?.text ?? '')
    : runs.test(tokens[at - 1]?.text ?? '') && tokens[at + 1]?.text === 'to') &&
  tokens[at + 2]?.kind === 'number' &&
  (tokens[at + 2]?.value ?? 0) > (tokens[at]?.value ?? 0);

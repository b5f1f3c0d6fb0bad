import { foldPattern } from './fold.ts';
import type { Piece } from './types.ts';

/** “one gram”, “ten milligrams”: a unit makes a figure of any word. */
const ofDose = new RegExp(
  `^ (?:gram|gramme|milligram|microgram|unit|kilo|kilogram|per ?cent|mg|mmol|${foldPattern('وحدة|وحدات|ملغ|ملجم|مجم|جرام|غرام')})s?(?!\\p{L})`,
  'u',
);
/** “7 point 8”, «٧ فاصلة ٨» */
const spokenPoint = new RegExp(
  `(?<![\\d.])\\d{1,3}( (?:point|${foldPattern('فاصلة|فاصله|نقطة')}) )\\d{1,2}(?![\\d.])`,
  'gu',
);
export const isBeforeUnit = (folded: string, at: number): boolean => ofDose.test(folded.slice(at, at + 14));

/** The word between two figures, and the mark that it is. */
export const pointsOf = (folded: string): readonly (Piece & { readonly digits: string })[] =>
  [...folded.matchAll(spokenPoint)].map(({ index, 0: found, 1: said = '' }) => {
    const from = index + found.indexOf(said);
    return { from, to: from + said.length, digits: '.' };
  });

import { foldPattern } from './fold.ts';
import type { Piece } from './types.ts';

const units = ['حادية|واحدة', 'ثانية', 'ثالثة', 'رابعة', 'خامسة', 'سادسة', 'سابعة', 'ثامنة', 'تاسعة'].map(
  (word) => new RegExp(`^(?:${foldPattern(word)})$`),
);
const tens = ['عشرين', 'ثلاثين', 'أربعين', 'خمسين', 'ستين', 'سبعين', 'ثمانين', 'تسعين'].map((word) =>
  foldPattern(word),
);
const unit = foldPattern('حادية|واحدة|ثانية|ثالثة|رابعة|خامسة|سادسة|سابعة|ثامنة|تاسعة');
/** Behind the word for a person or at the beginning of a clause; «شخص وهو في الخامسة والأربعين» is of then. */
const inYear = new RegExp(
  `(?<=(?:^|[,.;(\\n]|(?<!\\p{L})(?:${foldPattern('رجل|سيدة|امرأة|مريض|مريضة|المريض|المريضة|شاب|شابة|ذكر|أنثى')})) ?)${foldPattern('في')} ${foldPattern('ال')}(?:(${unit}) و${foldPattern('ال')}(${tens.join('|')})(?: ${foldPattern('من')} (?:${foldPattern('ال')})?${foldPattern('عمر')}(?:ه|ها)?)?|(${tens.join('|')}) ${foldPattern('من')} (?:${foldPattern('ال')})?${foldPattern('عمر')}(?:ه|ها)?)(?!\\p{L})`,
  'gu',
);

/** «في الخامسة والستين», «في الستين من عمره»: an age told by its year, as figures with the word for years. */
export const agesOf = (folded: string): readonly (Piece & { readonly digits: string })[] =>
  [...folded.matchAll(inYear)].map(({ index, 0: found, 1: one, 2: ten, 3: round }) => {
    const years =
      (tens.indexOf(ten ?? round ?? '') + 2) * 10 + (one ? units.findIndex((word) => word.test(one)) + 1 : 0);
    return { from: index, to: index + found.length, digits: `${years} سنة` };
  });

import { foldPattern } from './fold.ts';
import type { Token } from './tokens.ts';

const spoilt = new RegExp(
  `(?:(?:(?:is|was|were) )?(?:entered|typed|recorded|filed|reported|documented|written|uploaded) (?:in error|by mistake|wrongly|incorrectly)|(?:is |was )?(?:misfiled|mis-?typed|(?:a )?typo(?! ?\\))|clumped|clumping|wrong(?= ?(?:[,;.)]|$)))|belongs to (?:bed|room|ward) \\d{1,3}|${foldPattern('(?:كتبت?|أدخلت?|سجلت?|ادخلت?) (?:بالخطأ|خطأ|عن طريق الخطأ)|(?:ال)?(?:نتيجة|ملف|تحليل) (?:خاطئة?|غلط|خطأ)|(?:ليس|ليست|مو|مش) (?:له|لها|للمريضة?|لهذا المريض)(?= ?(?:[.,;)\\n]|$))')})(?!\\p{L})`,
  'uy',
);
const begins = new RegExp(
  `^(?:is|was|were|entered|typed|recorded|filed|reported|documented|written|uploaded|misfiled|mis|mistyped|a|typo|wrong|clumped|clumping|belongs|${foldPattern('كتبت?|أدخلت?|سجلت?|ادخلت?|(?:ال)?(?:نتيجة|ملف|تحليل)|ليس|ليست|مو|مش')})$`,
);
/** “A1c 9 entered in error”, “platelets 40 (clumped)”: the token behind words that make a figure none. */
export function spoiltAt(tokens: readonly Token[], folded: string, first: number): number | undefined {
  const token = tokens[first];
  if (!token || !begins.test(token.text)) return undefined;
  spoilt.lastIndex = token.from;
  if (!spoilt.test(folded)) return undefined;
  let end = first + 1;
  while ((tokens[end]?.from ?? Number.POSITIVE_INFINITY) < spoilt.lastIndex) end += 1;
  return end;
}

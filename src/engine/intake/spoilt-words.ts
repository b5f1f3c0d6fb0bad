import { foldPattern } from './fold.ts';
import type { Token } from './tokens.ts';

const spoilt = new RegExp(
  `(?:(?:(?:is|was|were) )?(?:entered|typed|recorded|filed|reported|documented|written|uploaded) (?:in error|by mistake|wrongly|incorrectly)|(?:is |was )?(?:misfiled|mis-?(?:typed|keyed|print|read)|(?:a )?(?:typo|typing error|data entry error|mistake)|wrong(?:ly)? (?:entry|value|number|figure|result|reading|entered)|(?:typed|put|written|entered) wrong|clumped|clumping|wrong(?= ?(?:[,;.)]|$)))|belongs to (?:bed|room|ward) \\d{1,3}|${foldPattern('(?:كتبت?|أدخلت?|سجلت?|ادخلت?) (?:بالخطأ|خطأ|عن طريق الخطأ)|(?:ال)?(?:نتيجة|ملف|تحليل|قراءة|رقم) (?:خاطئة?|غلط|خطأ)|خطأ (?:مطبعي|في الكتابة|كتابي|إدخال)|(?<=\\() ?(?:غلط|خطأ|خاطئة?)(?= ?\\))|(?:ليس|ليست|مو|مش) (?:له|لها|للمريضة?|لهذا المريض)(?= ?(?:[.,;)\\n]|$))')})(?!\\p{L})`,
  'uy',
);
const begins = new RegExp(
  `^(?:is|was|were|entered|typed|recorded|filed|reported|documented|written|uploaded|misfiled|mis|mistyped|a|typo|wrong|wrongly|mistake|typing|data|put|misprint|misread|miskeyed|clumped|clumping|belongs|${foldPattern('كتبت?|أدخلت?|سجلت?|ادخلت?|(?:ال)?(?:نتيجة|ملف|تحليل|قراءة|رقم)|خطأ|خاطئة?|غلط|ليس|ليست|مو|مش')})$`,
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

const figureBehind = '(?=(?:(?:hb)?a1c|egfr|bp|k|cr|ldl|fbs|wt)? ?[:=]? ?\\d)';
const right = new RegExp(
  `(?:(?:(?:a )?typo\\)?,? |mistake\\)?,? |wrong,? )?(?:(?:oh |oops |no )?(?:sorry|oops|wait)(?: no)?(?: i mean(?:t)?)?|i mean(?:t)?|correction|corrected(?: to| value)?|scratch that|strike that|make that|should (?:read|say|have (?:been|read|said))|correct (?:value|one|figure|is|result)(?: is)?|correct(?=[: ]+\\d)|(?:typo|mistake|wrong)\\)?,? (?:should be|actual(?:ly)?|correct)|actual (?:is|value)|in fact)[ :,=-]{1,3}(?:it is |it's |is |to )?|${foldPattern('(?:(?:خطأ|غلط)\\)?,? )?(?:عفوا|قصدي|أقصد|اقصد|تصحيح|تصحيحها|(?:و?ال)?(?:صحيح|صواب|أصح)(?: هو| هي)?)[ :,]{1,3}')})${figureBehind}`,
  'uy',
);
const beginsRight = new RegExp(
  `^(?:a|typo|mistake|wrong|oh|oops|no|sorry|wait|i|correction|corrected|scratch|strike|make|should|correct|actual|in|${foldPattern('خطأ|غلط|عفوا|قصدي|أقصد|اقصد|تصحيح|تصحيحها|(?:و?ال)?(?:صحيح|صواب|أصح)')})$`,
);
/** “A1c 9, sorry 7.1”, «٩ قصدي ٧٫١»: the token behind words that put another figure in the place of the one before. */
export function correctedAt(tokens: readonly Token[], folded: string, first: number): number | undefined {
  const token = tokens[first];
  if (!token || !beginsRight.test(token.text)) return undefined;
  right.lastIndex = token.from;
  if (!right.test(folded)) return undefined;
  let end = first + 1;
  while ((tokens[end]?.from ?? Number.POSITIVE_INFINITY) < right.lastIndex) end += 1;
  return end;
}

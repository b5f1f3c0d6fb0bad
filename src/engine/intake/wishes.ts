import { foldPattern } from './fold.ts';
import type { Token } from './tokens.ts';

const measured =
  '(?:hb ?a1c|a1c|bp|ldl|weight|wt|fbg|fpg|fbs|fasting(?: sugar| glucose)?|(?:ال)?(?:سكر )?(?:ال)?(?:تراكمي|ضغط|وزن|صائم|صايم))';
const toFigure =
  '(?: ?(?:to|of|at|is|be|below|under|less than|around|about|within|between|[<:=]|يصير|يكون|ينزل|يوصل|إلى|أقل|من|تحت|حول)){0,3} ?\\d';
const wish =
  '(?:targett?(?:ing|ed)|aimed|ideal(?:ly)?|hop(?:e|es|ed|ing)|wants?|would like|needs?|get(?:ting)?|bring(?:ing)?|و?(?:نريد|نبغى|نبي|عايزين|بدنا|لازم|المفروض|يفترض|نحتاج|نوصل|ننزل))';
const ought =
  '(?:ideally|(?:should|must|ought to|needs? to|has to)(?: ideally)? be|(?:لازم|المفروض|يفترض|يجب)(?: أن)? (?:يكون|يصير|يبقى|ينزل))';
const wished = new RegExp(
  foldPattern(
    `(?:${wish}(?: (?:an?|the|his|her|their|to|get|have|for|of)){0,3}(?= ${measured}${toFigure})|${ought}(?=${toFigure}))(?!\\p{L})`,
  ),
  'uy',
);
const begins = new RegExp(
  foldPattern(
    '^(?:targett?(?:ing|ed)|aimed|ideal(?:ly)?|hop(?:e|es|ed|ing)|wants?|would|needs?|get(?:ting)?|bring(?:ing)?|should|must|ought|has|و?(?:نريد|نبغى|نبي|عايزين|بدنا|لازم|المفروض|يفترض|يجب|نحتاج|نوصل|ننزل))$',
  ),
);

const corrects = /(?<!\p{L})(?:error|typo|wrong|mistake|mistyped|incorrect)[ ,;:.-]{1,3}(?:it |this |that )?$/u;

/** “wants A1c 7”, “BP should be 130/80”, «نريد التراكمي ٧»: where what is wished of a figure ends, which is no finding. */
export function wishAt(tokens: readonly Token[], folded: string, first: number): number | undefined {
  const token = tokens[first];
  if (!token || !begins.test(token.text)) return undefined;
  wished.lastIndex = token.from;
  // “A1c 9 is a typo, should be 7.9” corrects.
  if (!wished.test(folded) || corrects.test(folded.slice(Math.max(0, token.from - 24), token.from))) return undefined;
  let end = first + 1;
  while ((tokens[end]?.from ?? Number.POSITIVE_INFINITY) < wished.lastIndex) end += 1;
  return end;
}

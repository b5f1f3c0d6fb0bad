import { foldPattern } from './fold.ts';
import type { FindingPattern } from './lows-by-verb.ts';

const feet = new RegExp(
  `(?<!\\p{L})(?:foot|feet|toes?|callus(?:es)?|monofilament|pulses?|sensation|dpn|neuropathy|podiatr\\p{L}*|${foldPattern('(?:ال|ب|بال)?(?:قدم|قدمين|قدمان|أقدام|رجل|رجلين|أصابع)')})(?!\\p{L})`,
  'u',
);
const elsewhere = new RegExp(
  `peptic|gastric|duoden|stomach|h\\.? ?pylori|pud(?!\\p{L})|ppi|gerd|melaena|melena|bleed|mouth|oral|aphth|venous|varicose|leg ulc|pressure ulc|sacral|genital|cornea|colitis|${foldPattern('معدة|هضمي|اثني عشر|فم|فراش')}`,
  'u',
);
/** The sentence a piece stands in, at most 80 letters to each side. */
const around = ({ input, index, 0: found }: RegExpExecArray): string => {
  const before =
    input
      .slice(Math.max(0, index - 80), index)
      .split(/[.\n](?!\d)/)
      .at(-1) ?? '';
  return before + found + (input.slice(index + found.length, index + found.length + 80).split(/[.\n](?!\d)/)[0] ?? '');
};

/** “No ulcer ever”, “feet fine, no previous ulcers”: without the word for the foot its own, unless another place is named. That none is seen today says nothing of the past. */
export const ofUlcers: readonly FindingPattern[] = [
  {
    at: new RegExp(`^(?:no|never|denies|nil|without|${foldPattern('لا|بدون|ما|لم|بلا')})$`),
    written: new RegExp(
      `(?:(?:no|nil|denies|without|never(?: had)?) (?:(?:an?|any|current|active|open|past|previous|prior|history of|h/o|hx of) ){0,3}(?:ulcers?|ulceration)|${foldPattern('(?:لا|بدون|بلا|ما|لم)(?: (?:يوجد|توجد|في|فيه|عنده|عندها|تحدث|يحدث|يسبق))?(?: أي)? (?:تقرحات|قروح|قرحة|قرح|تقرح)')})(?:,? (?:(?:n?or|and|or) )?(?:ever|amputations?|callus(?:es)?|in the past|before|${foldPattern('أبدا|سابقا|من قبل|نهائيا')})){0,2}(?: (?:on|in|of) (?:(?:the|his|her|both|either) )?(?:feet|foot|toes)|${foldPattern(' ?(?:في |ب)(?:ال)?(?:قدم|قدمين|رجلين|أقدام)')})?(?!\\p{L})(?! (?:now|currently|at present|today|${foldPattern('حاليا|الآن|اليوم')}))`,
      'uy',
    ),
    head: (found) => {
      const sentence = around(found);
      if (now.test(found.input.slice(Math.max(0, found.index - 12), found.index))) return undefined;
      const isOfPast = ever.test(found[0]) || (past.test(found[0]) && feet.test(sentence));
      return isOfPast && !elsewhere.test(sentence) ? 'footUlcer=false' : undefined;
    },
  },
  // “no ulcer now, but one healed in 2021”
  {
    at: /^no$/,
    written:
      /no (?:(?:foot|current|active|open) ){0,2}ulcers? ?(?:now|today|at present|currently)?,? but (?:(?:had|has had|an?|one|the|old|previous|last) ){1,3}(?:ulcer )?(?:that |which )?(?:healed|in (?:19|20)\d\d)(?:,? (?:in )?(?:19|20)\d\d)?(?!\p{L})/uy,
    head: (found) => (elsewhere.test(around(found)) ? undefined : 'footUlcer=true'),
  },
  // «قدم سكرية ملتئمة»: there was one.
  {
    at: new RegExp(foldPattern('^(?:ال)?قدم$')),
    written: new RegExp(foldPattern('(?:ال)?قدم (?:ال)?سكرية? (?:ال)?ملتئمة?(?!\\p{L})'), 'uy'),
    head: () => 'footUlcer=true',
  },
];
/** “Currently no ulcer”: of those before nothing is said. */
const now = new RegExp(`(?:currently|now|today|at present|${foldPattern('حاليا|الآن|اليوم')}),? $`, 'u');
const past = new RegExp(
  `(?<!\\p{L})(?:past|previous|prior|history of|h/o|hx of|before|${foldPattern('سابقا|من قبل|يسبق')})`,
  'u',
);
const ever = new RegExp(`(?<!\\p{L})(?:ever|never|amputation|${foldPattern('أبدا|نهائيا')})`, 'u');

import { foldPattern } from './fold.ts';

/** A finding by an expression: the word it begins with, how it is written, and what it is then (as a line of names/conditions.ts). */
export interface FindingPattern {
  readonly at: RegExp;
  readonly written: RegExp;
  readonly head: (found: RegExpExecArray) => string | undefined;
}

const often = '(?:(?:also|still|sometimes|often|occasionally|frequently|regularly|usually|does) )*';
/** Below 4 mmol/L or 70 mg/dL. */
const figure = '(?:[23]\\.\\d|4(?:\\.0)?(?!\\.)|[3-6]\\d|70)(?![\\d.]\\d|\\d| ?%| ?mmol ?/ ?mol)';
const times =
  'overnight|at night|at bedtime|nightly|during the night|(?:in|through) the (?:night|mornings?|afternoons?|evenings?|early hours)|between meals|before (?:lunch|dinner|breakfast|supper|iftar)|if |when |after (?:exercise|the gym|gym|walking|walks|football|sport|prayers?)|suddenly|too far';
const head = (): string => 'hypoglycaemiaHistory=true';

const arabicSugar = '(?:ال)?سكر(?:ي|ه|ها|هم|و)?';
const arabicFalls = '(?:بي|بت|ي|ت)(?:نزل|هبط|نخفض|طيح|وطى)';
const arabicWhen =
  '(?:عند|مع|معا|علي|ل)(?:ه|ها)|كثيرا?|كتير|أحيانا|باستمرار|دائما|بالليل|ليلا|في الليل|آخر الليل|(?:في |ب)?(?:ال)?(?:فجر|عصر|صبح|ظهر|مغرب|نوم|رياضة)|قبل|فجأة|تحت|أقل|دون|لو|إذا|لما';

/** Lows told by a verb: “sugar drops at night”, “goes hypo”, «السكر بينزل عندها». That it falls by treatment, or to what is no low, is none. */
export const lowsByVerb: readonly FindingPattern[] = [
  {
    at: /^(?:blood|sugars?|glucose|bgs?|bms?|cbgs?|he|she|patient|pt)$/,
    written: new RegExp(
      `(?:blood )?(?:sugars?|glucose|bgs?|bms?|cbgs?|he|she|patient|pt) ${often}(?:goes|go|going|went|gets|runs?|drops?|dips?|falls?) (?:very |too |quite |down )?(?:low|hypo)(?![\\p{L}-])(?! (?:dose|carb|salt|fat|mood|on ))`,
      'uy',
    ),
    head,
  },
  {
    at: /^(?:blood|sugars?|glucose|bgs?|bms?|cbgs?)$/,
    written: new RegExp(
      `(?:blood )?(?:sugars?|glucose|bgs?|bms?|cbgs?) (?:readings? |levels? )?${often}(?:(?:drops?|dips?|falls?|crash(?:es)?|plummets?) (?:${times})|(?:drops?|dips?|falls?|dropped|dipped|fell) (?:down )?(?:to|below|under|<) ?${figure})`,
      'uy',
    ),
    head,
  },
  { at: /^(?:goes|going|went)$/, written: /(?:goes|going|went) hypo(?!\p{L})/uy, head },
  {
    at: new RegExp(foldPattern(`^و?${arabicSugar}$`)),
    written: new RegExp(
      foldPattern(`${arabicSugar} (?:عنده |عندها |معه |معها |معاه |معاها )?${arabicFalls} (?:${arabicWhen})(?!\\p{L})`),
      'uy',
    ),
    head,
  },
  {
    at: new RegExp(foldPattern('^(?:ينزل|بينزل|يهبط|بيهبط|نزل|هبط|انخفض)$')),
    written: new RegExp(
      foldPattern(
        `(?:ب?ينزل|ب?يهبط|نزل|هبط|انخفض) (?:معه |معها |عنده |عندها )?${arabicSugar} (?:(?:عند|مع|علي)(?:ي|ه|ها) )?(?:(?:إلى|ل|عند|حتى|تحت) ?)?${figure}`,
      ),
      'uy',
    ),
    head,
  },
  {
    at: new RegExp(foldPattern('^(?:نزل|هبط|طاح)$')),
    written: new RegExp(foldPattern(`(?:نزل|هبط|طاح) علي(?:ه|ها) ${arabicSugar}(?!\\p{L})`), 'uy'),
    head,
  },
  // «بيهبط معه السكر بالليل»
  {
    at: new RegExp(foldPattern('^و?(?:بينزل|ينزل|بيهبط|يهبط|بيطيح|يطيح)$')),
    written: new RegExp(
      foldPattern(
        `و?ب?(?:ينزل|يهبط|يطيح) (?:(?:مع|عند|علي)(?:ه|ها|و|ا) )?${arabicSugar} (?:بالليل|ليلا|في الليل|(?:ال)?فجر|(?:ال)?صبح|كثيرا?|كتير|أحيانا|مرة|مرتين|\\d|كل|قبل|بعد (?:ال)?(?:رياضة|مشي))`,
      ),
      'uy',
    ),
    head,
  },
];

import { alternate, countOf, expression, frequencies, grams, milligrams } from './doses.ts';
import { fold } from './fold.ts';

/** The four times of a patient's table of the day. */
const dayParts = ['morning', 'noon', 'evening', 'night'] as const;
export type DayPart = (typeof dayParts)[number];
/** What is taken when, as it is written: “1 g”, “2 × 500 mg”. */
export type DayAmounts = Readonly<Partial<Record<DayPart, string>>>;

const amount = expression(
  `(?:^|[^\\d.,\\/\\p{L}])(\\d+(?:[.,]\\d+)?) ?(${milligrams}|${grams}|mcg|micrograms?|µg|units?|iu|u|وحدات|وحدة|وحده)(?![\\p{L}\\/])`,
  'gu',
);
const figure = /\d+(?:[.,]\d+)?/gu;
const named: readonly (readonly [DayPart, RegExp])[] = [
  [
    'morning',
    expression('(?:^|[^\\p{L}])(?:ب|في )?(?:ال)?(?:mornings?|mane|qam|am|breakfast|صباح|صباحا|صبح|فطور)(?!\\p{L})'),
  ],
  ['noon', expression('(?:^|[^\\p{L}])(?:ب|في |مع )?(?:ال)?(?:noon|midday|lunch|ظهر|ظهرا|غداء)(?!\\p{L})')],
  ['evening', expression('(?:^|[^\\p{L}])(?:ب|في )?(?:ال)?(?:evenings?|qpm|pm|dinner|supper|مساء|عشاء)(?!\\p{L})')],
  [
    'night',
    expression('(?:^|[^\\p{L}])(?:ب|في |قبل )?(?:ال)?(?:nights?|nocte|qhs|hs|bedtime|bed|ليل|ليلا|نوم)(?!\\p{L})'),
  ],
];
/** What else may stand behind the amount: any other word (a weekday, a condition, “not”) may mean another day, or none. */
const besides = expression(
  '(?<!\\p{L})(?:tabs?|tablets?|caps?|capsules?|take|at|in|the|and|with|before|after|food|meals?|daily|a day|every day|po|oral|sc|s/c|by mouth|subcut|و|مع|بعد|قبل|في|ال?أكل|ال?طعام|يوميا|حبة|حبات|قرص|أقراص)(?!\\p{L})',
  'gu',
);
/** What says so in front of it, where the name stands, and what is the whole day's. */
const unlike = expression(
  '(?<!\\p{L})(?:weekly|wkly|week|monthly|month|prn|sos|sliding|stop\\p{L}*|not?|no longer|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|(?:ال)?أسبوع\\p{L}*|شهري?ا?|(?:ال)?(?:سبت|أحد|اثنين|ثلاثاء|أربعاء|خميس|جمعة)|أوقف|لا)(?!\\p{L})|\\/ ?(?:d|day|24)|->|→|\\d ?[-+x*] ?\\d',
);
const spread: Readonly<Record<number, readonly DayPart[]>> = {
  2: ['morning', 'evening'],
  3: ['morning', 'noon', 'evening'],
  4: dayParts,
};

/**
 * When in the day a medicine is taken as its written words say, and how much each time; nothing where they leave either open: once a day
 * at no named time, two figures, a week's dose. “metformin 1g bid”: morning and evening 1 g.
 */
export function dayAmounts(words: string): DayAmounts | undefined {
  const text = fold(words);
  const amounts = [...text.matchAll(amount)];
  const [only] = amounts;
  // A second figure would be a strength of another tablet, or a length of time.
  if (!only || amounts.length > 1 || unlike.test(text) || alternate.test(text)) return undefined;
  const { index, 0: found, 1: size = '' } = only;
  const end = index + found.length;
  const behind = text.slice(end);
  const { tablets } = countOf(behind, false);
  const unread = [...frequencies.map(([written]) => written), ...named.map(([, written]) => written), besides]
    .reduce((left, written) => left.replaceAll(new RegExp(written.source, 'gu'), ' '), behind)
    .trim();
  if (/\p{L}/u.test(unread)) return undefined;
  if ((unread.match(figure) ?? []).some((count) => Number(count) !== tablets)) return undefined;
  const often = frequencies.find(([written]) => written.test(behind))?.[1];
  const told = named.filter(([, written]) => written.test(behind)).map(([part]) => part);
  const parts = told.length > 0 ? told : (spread[often ?? 1] ?? []);
  if (parts.length === 0 || (told.length > 0 && often !== undefined && often > 1 && often !== told.length))
    return undefined;
  // Folded character for character: what is shown is as it was written.
  const from = index + found.indexOf(size);
  const unit = words.slice(from + size.length, end).trim();
  const each = `${tablets === 1 ? '' : `${tablets} × `}${words.slice(from, from + size.length)} ${unit}`;
  return Object.fromEntries(parts.map((part) => [part, each]));
}

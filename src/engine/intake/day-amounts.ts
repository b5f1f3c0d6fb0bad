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
/** What is not taken every day alike, or whose figure is the whole day's. */
const unlike = expression(
  '(?:^|[^\\p{L}])(?:weekly|wkly|week|monthly|month|prn|as needed|when needed|if needed|sos|sliding|divided|total|max|stop\\p{L}*|since|until|for \\d|(?:ال)?أسبوع\\p{L}*|اسبوع\\p{L}*|شهري?ا?|عند (?:ال)?(?:حاجة|لزوم)|مقسمة?)(?!\\p{L})|\\/ ?(?:d|day|24)|(?:per|a) day(?! ?$)|->|→|\\d ?[-+x*] ?\\d',
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
  const unread = frequencies.reduce((left, [written]) => left.replace(written, ' '), behind);
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

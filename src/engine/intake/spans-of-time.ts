import { fold, foldPattern } from './fold.ts';

const arabic = foldPattern('سنه|سنة|سنوات|سنين|عاما|عام|اعوام|أعوام');
const arabicMonths = foldPattern('شهرا|شهر|شهور|أشهر');
const arabicWeeks = foldPattern('أسبوعا|أسبوع|أسابيع|اسبوع');
const arabicDays = foldPattern('أيام|يوما|يوم');
const span = new RegExp(
  `(\\d{1,3}(?:\\.\\d)?)\\+? ?(?:(\\/ ?12(?!\\d))|(\\/ ?52(?!\\d))|(\\/ ?7(?!\\d))|-? ?(?:(y(?:ea)?rs?|yers?|y|${arabic})|(months?|mths?|mos?|m|${arabicMonths})|(weeks?|wks?|w|${arabicWeeks})|(days?|d|hours?|hrs?(?! ?[:=]? ?\\d)|minutes?|mins?|${arabicDays})))(?:(?![\\p{L}\\d'])|(?<=years|months|weeks)(?='))`,
  'uy',
);
const spelt: readonly (readonly [word: string, count: number])[] = [
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, n) => [word, n + 10] as const),
  ['ثلاث', 3],
  ['ثلاثة', 3],
  ['أربع', 4],
  ['أربعة', 4],
  ['خمس', 5],
  ['خمسة', 5],
  ['ست', 6],
  ['ستة', 6],
  ['سبع', 7],
  ['سبعة', 7],
  ['ثماني', 8],
  ['ثمانية', 8],
  ['ثمان', 8],
  ['تسع', 9],
  ['تسعة', 9],
  ['عشر', 10],
  ['عشرة', 10],
];
/** Figures told in words, up to twenty. */
export const counts: ReadonlyMap<string, number> = new Map(spelt.map(([word, count]) => [fold(word), count]));
const speltSpan = new RegExp(
  `(\\p{L}{1,9}) (?:(years?|yrs?|${arabic})|(months?|mths?|mo|${arabicMonths})|(weeks?|${arabicWeeks})|(days?|hours?|${arabicDays}))(?!\\p{L})`,
  'uy',
);
const single = new RegExp(
  `(?:(${foldPattern('سنة|عام')})(?! ?(?:19|20|13|14)\\d\\d)|(${foldPattern('سنتين|سنتان|عامين')})|(${foldPattern('شهر')})(?! ?\\d)|(${foldPattern('شهرين')})|(${foldPattern('أسبوع')})|(${foldPattern('أسبوعين')})|(${foldPattern('يومين')}))(?!\\p{L})`,
  'uy',
);

export interface Span {
  /** A length of time, in months; days and hours round to none. */
  readonly months: number;
  readonly unit: 'years' | 'months' | 'weeks' | 'days';
  readonly to: number;
}

const more = new RegExp(`^ (?:and |${foldPattern('و')} ?)`, 'u');
/** The length of time written at a place of a folded text: “12 yrs”, “6/12”, “three months”, «سنتين». */
export function spanAt(folded: string, at: number): Span | undefined {
  const years = spanOf(folded, at);
  const joined = years?.unit === 'years' ? more.exec(folded.slice(years.to, years.to + 5)) : null;
  // “a year and three months”
  const rest = years && joined ? spanOf(folded, years.to + joined[0].length) : undefined;
  return years && rest?.unit === 'months' ? { ...years, months: years.months + rest.months, to: rest.to } : years;
}
function spanOf(folded: string, at: number): Span | undefined {
  span.lastIndex = at;
  const found = span.exec(folded);
  if (found) {
    const n = Number(found[1]);
    const to = span.lastIndex;
    if (found[5]) return { months: n * 12, unit: 'years', to };
    if (found[2] || found[6]) return { months: n, unit: 'months', to };
    if (found[3] || found[7]) return { months: (n * 12) / 52, unit: 'weeks', to };
    return { months: 0, unit: 'days', to };
  }
  speltSpan.lastIndex = at;
  const words = speltSpan.exec(folded);
  // «قبله بثلاثة أشهر»: by how long.
  const count = counts.get(words?.[1] ?? '') ?? counts.get(words?.[1]?.replace(/^ب/, '') ?? '');
  if (words && count !== undefined) {
    const to = speltSpan.lastIndex;
    if (words[2]) return { months: count * 12, unit: 'years', to };
    if (words[3]) return { months: count, unit: 'months', to };
    return { months: words[4] ? (count * 12) / 52 : 0, unit: words[4] ? 'weeks' : 'days', to };
  }
  single.lastIndex = at;
  const one = single.exec(folded);
  if (!one) return undefined;
  const to = single.lastIndex;
  if (one[1] || one[2]) return { months: one[1] ? 12 : 24, unit: 'years', to };
  if (one[3] || one[4]) return { months: one[3] ? 1 : 2, unit: 'months', to };
  return { months: 0, unit: 'weeks', to };
}

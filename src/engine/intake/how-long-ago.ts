import type { Day } from './dates.ts';
import { foldPattern } from './fold.ts';
import type { Figure } from './scan-words.ts';
import { spanAt } from './spans-of-time.ts';
import type { Text } from './text.ts';

const beforeSpan = new RegExp(`(?:^|[^\\p{L}])و?${foldPattern('(?:قبل|من)')} (?=\\S)`, 'gu');

const told: readonly (readonly [written: RegExp, months: number])[] = [
  [new RegExp(`yesterday|today|${foldPattern('أمس|اليوم')}`, 'u'), 0],
  [new RegExp(`last week|${foldPattern('الأسبوع الماضي|الأسبوع اللي فات')}`, 'u'), 0.25],
  [new RegExp(`last month|${foldPattern('الشهر الماضي|الشهر اللي فات')}`, 'u'), 1],
  [new RegExp(`last year|${foldPattern('(?:العام|السنة) (?:الماضي|الماضية|اللي فاتت?)')}`, 'u'), 12],
];

/** Months since, as a piece of text tells: “3 months ago”, «قبل أسبوع». */
export function agoIn(folded: string, from: number, to: number): number | undefined {
  const piece = folded.slice(from, to);
  for (const found of piece.matchAll(beforeSpan)) {
    const span = spanAt(folded, from + found.index + found[0].length);
    if (span && span.to <= to) return span.months;
  }
  for (let at = from; at < to; at += 1) {
    const span = /[\p{L}\d]/u.test(folded[at - 1] ?? '') ? undefined : spanAt(folded, at);
    if (span && /^ (?:ago|earlier|back)/.test(folded.slice(span.to))) return span.months;
  }
  return told.find(([written]) => written.test(piece))?.[1];
}

/** Where what is said of one figure ends. */
const parts = new RegExp(`[,;.\\n]| (?:and|${foldPattern('و')})`, 'u');

/** Of figures that are all told as what was, the youngest: «٧٫٤ قبل أسبوع وقبل ٣ أشهر كان ٨٫١»; all where one has no time told. */
export function youngest(figures: readonly Figure[], folded: string): readonly Figure[] {
  if (figures.length < 2) return [];
  let cut = Math.max(0, (figures[0]?.from ?? 0) - 30);
  const times = figures.map(({ from, to }, n) => {
    const lead = cut;
    const next = figures[n + 1]?.from ?? to + 30;
    const tail = folded.slice(to, next).search(parts);
    cut = tail < 0 ? next : to + tail;
    return agoIn(folded, to, cut) ?? agoIn(folded, lead, from);
  });
  if (times.includes(undefined)) return figures;
  const least = Math.min(...times.map(Number));
  return figures.filter((_, n) => times[n] === least);
}

/** The month a figure is of, where it is told as what was and how long ago behind it: “7.7 a year ago”. */
export function monthBehind({ mark, day, to }: Figure, { folded, on }: Pick<Text, 'folded' | 'on'>): Day | undefined {
  if (mark !== 'was' || day) return undefined;
  const tail = folded.slice(to, to + 30).search(parts);
  const months = agoIn(folded, to, tail < 0 ? Math.min(to + 30, folded.length) : to + tail);
  if (months === undefined || months < 1) return undefined;
  const count = Number(on.slice(0, 4)) * 12 + Number(on.slice(5, 7)) - 1 - Math.round(months);
  const month = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  return { dayFirst: month, monthFirst: month };
}

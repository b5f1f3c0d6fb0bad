import { fold, foldPattern } from './fold.ts';
import { agesOf } from './spelt-ages.ts';
import { isBeforeUnit, pointsOf } from './spoken-points.ts';
import { namesOf } from './spelt-names.ts';
import type { Piece } from './types.ts';

/** A text in which figures told in words are digits, and where each of its pieces stands in what was written. */
export interface Spoken {
  readonly text: string;
  readonly placeOf: <P extends Piece>(piece: P) => P;
}

const units = 'zero one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const english = new Map<string, number>([
  ...units.map((word, n) => [word, n] as const),
  ['oh', 0],
  ...teens.map((word, n) => [word, n + 10] as const),
  ...tens.map((word, n) => [word, (n + 2) * 10] as const),
]);
const arabicUnits = [
  'واحد|واحده',
  'اثنين|اثنان|اتنين|ثنين',
  'ثلاثه|ثلاث|تلاته',
  'أربعه|أربع',
  'خمسه|خمس',
  'سته|ست',
  'سبعه|سبع',
  'ثمانيه|ثمان|ثماني|تمانيه',
  'تسعه|تسع',
];
const arabicTens = ['عشر', 'ثلاث|تلات', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان|تمان', 'تسع'];
const arabicNames = (names: string): readonly string[] => names.split('|').map(fold);
const arabic = new Map<string, number>([
  ...arabicUnits.flatMap((names, n) => arabicNames(names).map((name) => [name, n + 1] as const)),
  ['عشره', 10],
  ...arabicTens.flatMap((names, n) =>
    arabicNames(names).flatMap((name) => [`${name}ين`, `${name}ون`].map((word) => [word, (n + 2) * 10] as const)),
  ),
  ...['مئه', 'مايه', 'ميه', 'مائه'].map((word) => [fold(word), 100] as const),
  ...['مئتين', 'ميتين', 'مائتين'].map((word) => [fold(word), 200] as const),
]);

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}
interface Group {
  readonly digits: string;
  /** How many words it is told in. */
  readonly count: number;
}

const word = /[\p{L}]+/gu;
const between = /^[ -]$/;

/** The figure that begins at a word, in English: “fifty nine”, “one forty two”, “two thousand and nine”, “eight point four”. */
function englishAt(words: readonly Word[], at: number, joins: (n: number) => boolean): Group | undefined {
  const value = (n: number): number | undefined =>
    n === at || joins(n) ? english.get(words[n]?.text ?? '') : undefined;
  const is = (n: number, text: string): boolean => joins(n) && words[n]?.text === text;
  const first = value(at);
  if (first === undefined || words[at]?.text === 'oh') return undefined;
  let n = at + 1;
  let sum = first;
  /** Below a hundred. */
  const small = (from: number): readonly [sum: number, next: number] | undefined => {
    const [ten, unit] = [value(from), value(from + 1)];
    if (ten === undefined) return undefined;
    if (ten === 0) return unit !== undefined && unit > 0 && unit < 10 ? [unit, from + 2] : undefined;
    return ten >= 20 && unit !== undefined && unit > 0 && unit < 10 ? [ten + unit, from + 2] : [ten, from + 1];
  };
  const scale = is(n, 'thousand') ? 1000 : is(n, 'hundred') ? 100 : 0;
  if (scale) {
    n += 1;
    const rest = small(is(n, 'and') ? n + 1 : n);
    sum = first * scale + (rest?.[0] ?? 0);
    n = rest?.[1] ?? n;
  } else {
    const own = small(at);
    [sum, n] = own ?? [first, n];
    const behind = small(n);
    // “one forty two”, “nineteen ninety eight”, “twenty twenty one”
    const isHundred = sum >= 1 && sum <= 3 && behind !== undefined && (behind[0] >= 10 || value(n) === 0);
    const isYear = (sum === 19 || sum === 20) && behind !== undefined && behind[0] >= 10;
    if (behind && (isHundred || isYear)) [sum, n] = [sum * 100 + behind[0], behind[1]];
  }
  let digits = String(sum);
  if (is(n, 'point')) {
    let decimals = '';
    while (decimals.length < 2) {
      const next = value(n + 1 + decimals.length);
      if (next === undefined || next > 9) break;
      decimals += next;
    }
    if (decimals) [digits, n] = [`${digits}.${decimals}`, n + 1 + decimals.length];
  }
  return { digits, count: n - at };
}

const half = new RegExp(`^${foldPattern('و(?:نص|نصف)')}$`, 'u');
const point = new RegExp(`^${foldPattern('(?:فاصلة|نقطة)')}$`, 'u');
/** «خمسة عشر», «اثنا عشر» */
const ten = new RegExp(`^${foldPattern('عشرة?')}$`, 'u');
const before10 = new Map([
  ...arabicNames('أحد|إحدى').map((name) => [name, 1] as const),
  ...arabicNames('اثنا|اثني|اثنتا|اثنتي').map((name) => [name, 2] as const),
]);
/** «تسعة وخمسين», «مية وخمسة وثلاثين», «ثمانية ونص», «سبعة فاصلة أربعة» */
function arabicAt(words: readonly Word[], at: number, joins: (n: number) => boolean): Group | undefined {
  const first = arabic.get(words[at]?.text ?? '');
  const unit =
    joins(at + 1) && ten.test(words[at + 1]?.text ?? '') ? (before10.get(words[at]?.text ?? '') ?? first) : undefined;
  if (unit !== undefined && unit < 10) return { digits: String(unit + 10), count: 2 };
  if (first === undefined) return undefined;
  let sum = first;
  let least = first >= 100 ? 100 : first >= 20 ? 20 : first >= 10 ? 0 : 10;
  let n = at + 1;
  for (; joins(n); n += 1) {
    const text = words[n]?.text ?? '';
    const next = text.startsWith('و') ? arabic.get(text.slice(1)) : undefined;
    if (next === undefined || least === 0) break;
    const isFit = least === 100 ? next < 100 : least === 10 ? next >= 20 && next < 100 : false;
    if (!isFit) break;
    sum += next;
    least = next < 10 ? 10 : 0;
  }
  if (joins(n) && half.test(words[n]?.text ?? '')) return { digits: `${sum}.5`, count: n + 1 - at };
  const decimal =
    joins(n) && point.test(words[n]?.text ?? '') && joins(n + 1) ? arabic.get(words[n + 1]?.text ?? '') : undefined;
  return decimal !== undefined && decimal < 10
    ? { digits: `${sum}.${decimal}`, count: n + 2 - at }
    : { digits: String(sum), count: n - at };
}

/** “type two diabetes” */
const ofType = /(?<!\p{L})type[ -]$/u;
const ofDiabetes = /^,? (?:diabet|(?:dm|mi|myocardial)(?!\p{L}))/u;
const ofOne = /^ (?:gram|gramme|g|tablet|unit|month|year|week)/;
const marks = new RegExp(`(?<!\\p{L})(?:comma|full stop|new line|${foldPattern('فاصلة|سطر جديد')})(?!\\p{L})`, 'gu');
const same = (text: string): Spoken => ({ text, placeOf: (piece) => piece });

/**
 * A dictated text with its figures in digits: “one forty two over eighty six” is 142 over 86. A figure of two words or more is one
 * anywhere; of one word only where the text is dictated with its marks, for “two” and “ten” are read as words elsewhere.
 */
export function withSpokenFigures(written: string): Spoken {
  const folded = fold(written);
  const isDictated = (folded.match(marks)?.length ?? 0) >= 2;
  const changes = [...agesOf(folded), ...figuresOf(folded, isDictated), ...pointsOf(folded), ...namesOf(folded)].sort(
    (a, b) => a.from - b.from,
  );
  if (!changes.length) return same(written);
  let text = '';
  const [starts, ends]: [number[], number[]] = [[], []];
  let at = 0;
  const copy = (to: number): void => {
    for (let n = at; n < to; n += 1) {
      starts.push(n);
      ends.push(n + 1);
    }
    text += written.slice(at, to);
  };
  for (const { from, to, digits } of changes) {
    if (from < at) continue;
    copy(from);
    for (let n = 0; n < digits.length; n += 1) {
      starts.push(from);
      ends.push(to);
    }
    text += digits;
    at = to;
  }
  copy(written.length);
  return {
    text,
    placeOf: (piece) => ({
      ...piece,
      from: starts[piece.from] ?? written.length,
      to: piece.to > 0 ? (ends[piece.to - 1] ?? written.length) : 0,
    }),
  };
}

type Change = Piece & { readonly digits: string };

function figuresOf(folded: string, isDictated: boolean): readonly Change[] {
  const words = [...folded.matchAll(word)].map(({ index, 0: text }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
  const joins = (n: number): boolean => {
    const [before, own] = [words[n - 1], words[n]];
    return before !== undefined && own !== undefined && between.test(folded.slice(before.to, own.from));
  };
  const changes: Change[] = [];
  for (let at = 0; at < words.length; ) {
    const own = words[at] as Word;
    const found = own.text > '\u0600' ? arabicAt(words, at, joins) : englishAt(words, at, joins);
    if (!found) {
      at += 1;
      continue;
    }
    const isOne = found.count === 1;
    // “a one c”, “type 2 or one of them”: one is a word of its own.
    // “sixty”, «تسعين» are figures anywhere.
    const isTens = Number(found.digits) >= 20;
    const isPlainOne = own.text === 'one' && !ofOne.test(folded.slice(own.to));
    const isDose = isBeforeUnit(folded, words[at]?.to ?? 0);
    const isType =
      ofType.test(folded.slice(Math.max(0, own.from - 7), own.from)) && ofDiabetes.test(folded.slice(own.to));
    const isWord = isOne && !isTens && !isDose && !isType && (!isDictated || isPlainOne);
    if (!isWord) changes.push({ from: own.from, to: words[at + found.count - 1]?.to ?? own.to, digits: found.digits });
    at += found.count;
  }
  return changes;
}

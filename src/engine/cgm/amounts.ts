import type { Unit } from './types.ts';

/** Grams per mole of glucose, a tenth: mg/dL in one mmol/L. */
export const mgdlPerMmol = 18.0156;
/** What stands in mean and percentiles for a reading below or above what a sensor can measure (Dexcom's API, Omnipod), mg/dL. */
export const lowMgdl = 39;
export const highMgdl = 401;
/** No value above this is mmol/L, none at or below it mg/dL. */
export const mostMmol = 33.3;

/** What a cell says of glucose: a number, or that it lies outside what the sensor measures. */
export interface Amount {
  readonly value: number;
  readonly mark?: 'low' | 'high';
  /** Where the cell itself says so. */
  readonly unit?: Unit;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** As exports of the languages of Europe, Turkish and Arabic write them. */
const lows = set(
  'low lo niedrig tief bas faible bajo baja basso bassa baixo laag låg lågt lav lavt matala niski niskie düşük منخفض',
);
const highs = set(
  'high hi hoch haut élevé élevée alto alta hoog hög högt høj høy høyt korkea wysoki wysokie yüksek مرتفع',
);
const nothing = set('nan na nd n/a n.a. none null nil nul');

/** Whether a cell of values holds a word that is not understood: it may be the Low or High of another language. */
export function isUnknownWord(cell: string): boolean {
  return /\p{L}{2}/u.test(cell) && amountIn(cell) === undefined && !nothing.has(cell.trim().toLowerCase());
}

export const low: Amount = { value: Number.NaN, mark: 'low' };
export const high: Amount = { value: Number.NaN, mark: 'high' };

/**
 * Glooko writes Low and High of a sensor as numbers no sensor can show: 1 and 2001 mg/dL, 0.1 and 111.1 mmol/L. Any other value stays as
 * it is.
 */
export function withSentinels(amount: Amount | undefined, unit: Unit | undefined): Amount | undefined {
  if (!amount || amount.mark || !unit) return amount;
  const [least, most] = unit === 'mg/dL' ? [1, 2001] : [0.1, 111];
  if (amount.value > 0 && amount.value <= least) return low;
  return amount.value >= most && amount.value <= most + 1 ? high : amount;
}

/** Latin digits, point and comma where Arabic or Persian ones were written, without the marks that only say which way to read. */
export function latin(text: string): string {
  return /[٠-٩۰-۹٫،\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/.test(text)
    ? text
        .replaceAll(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
        .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
        .replaceAll('٫', '.')
        .replaceAll('،', ',')
    : text;
}

/** Both units as column names write them, in Arabic, too. */
export const mmolName = /mmol(\s*\/\s*l)?|(ملي\s?مول|ممول)\s*\/\s*(لتر|ل)/i;
export const mgdlName =
  /mg\s*(?:(?:\/|per)\s*)?dl|(ملغم?|ملجم|مجم|مغ|ملليغرام|ميليغرام)\s*\/\s*(دل|ديسيلتر|ديسي\s?لتر)/i;

/** The unit a column's name or a cell states. */
export function unitIn(text: string): Unit | undefined {
  if (mmolName.test(text)) return 'mmol/L';
  return mgdlName.test(text) ? 'mg/dL' : undefined;
}

/** One glucose value as written, with a point or a comma, or Low and High in the words exports use; undefined where there is none. */
export function amountIn(cell: string | number | undefined | null): Amount | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? { value: cell } : undefined;
  const text = latin(cell ?? '').trim();
  if (text === '') return undefined;
  if (/^[+-]?\d+([.,]\d+)?$/.test(text)) return { value: Number(text.replace(',', '.')) };
  const word = text.normalize('NFC').toLowerCase();
  if (lows.has(word)) return low;
  if (highs.has(word)) return high;
  const [, number, unit] = /^([\d.,]+)\s*(mg\/dl|mmol\/l)$/i.exec(text) ?? [];
  const amount = number === undefined ? undefined : amountIn(number);
  const stated = unitIn(unit ?? '');
  return amount && stated ? { ...amount, unit: stated } : amount;
}

/** The unit of values whose file does not say: all at or below 33.3 or all above. Undefined: unclear. */
function unitOfValues(most: number, least: number): Unit | undefined {
  if (most <= mostMmol) return 'mmol/L';
  return least > mostMmol ? 'mg/dL' : undefined;
}

/**
 * The unit of a file: what the header says, unless the values cannot be in it; where it is silent, what all values agree on.
 * Undefined where a reader must be asked.
 */
export function unitOf(stated: Unit | undefined, values: readonly number[]): Unit | undefined {
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  let above = 0;
  for (const value of values) {
    if (value > most) most = value;
    if (value < least) least = value;
    if (value > mostMmol) above += 1;
  }
  // Only Low and High: nothing is compared or converted, whatever the unit.
  if (values.length === 0) return stated ?? 'mg/dL';
  if (stated === 'mg/dL') return most <= mostMmol ? undefined : stated;
  if (stated === 'mmol/L') return above > values.length / 2 ? undefined : stated;
  return unitOfValues(most, least);
}

/** Whether a value can be a glucose reading: 20 to 600 mg/dL, 1.1 to 33.3 mmol/L. */
export function inPossibleRange(value: number, unit: Unit): boolean {
  return unit === 'mg/dL' ? value >= 20 && value <= 600 : value >= 1.1 && value <= mostMmol;
}

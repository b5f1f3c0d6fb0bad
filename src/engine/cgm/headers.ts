import { amountIn, mgdlName, mmolName } from './amounts.ts';
import type { Collected } from './collect.ts';
import { momentIn } from './moments.ts';
import type { Unit } from './types.ts';

/** Reads the rows below one recognised header. */
export interface RowReader {
  readonly unit?: Unit;
  /** Sections with headers of their own stand below this one, and their rows are known not to be readings. */
  readonly sections?: true;
  /** The column of the value, where it is one. */
  readonly column?: number;
  take(row: readonly string[], into: Collected): void;
  /** What can be said only when every row was seen. */
  finish?(into: Collected): void;
}

/** The reader for a header, from its cells, the rows above and some below it; undefined where it is not this vendor's. */
export type Recognise = (
  header: readonly string[],
  around: { readonly above: readonly string[][]; readonly below: readonly string[][] },
) => RowReader | undefined;

/** Words of a column's name: lower case, without marks or Arabic vowels, “dateString” as two, a unit as one. */
export function wordsOf(name: string): string[] {
  return name
    .slice(0, 120)
    .normalize('NFC')
    .replaceAll(/[\u064b-\u0652\u0640]/g, '')
    .replace(mgdlName, ' mgdl ')
    .replace(mmolName, ' mmol ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
}

/** Words of a column's name as one key: “Device Time”, “deviceTime” and “device_time” are the same. */
export const keyOf = (name: string): string => wordsOf(name).join('');

/** The number of the first column whose trimmed name matches. */
export function columnOf(header: readonly string[], name: RegExp): number | undefined {
  const found = header.findIndex((cell) => cell.length < 200 && name.test(cell.trim()));
  return found < 0 ? undefined : found;
}

const hasDigits = (row: readonly string[]): boolean => row.some((cell) => /\d/.test(cell));
const isFigure = (cell: string): boolean => amountIn(cell) !== undefined || momentIn(cell) !== undefined;
/** Words that stand in headers of exports: a line of names only, of persons or places, has none of them. */
const headerWord =
  /gluc|gluk|glyc|glic|blutzucker|sugar|mg\/dl|mmol|sensor|time|zeit|uhrzeit|heure|horodat|hora|date|datum|fecha|index|event|ereignis|value|wert|valeur|valor|reading|\b(bg|sg|sgv|cgm)\b|insulin|carb|الوقت|التاريخ|سكر|血糖|时间|時間/i;
/** Beside such words a cell may be a person's name: of that row only cells with a header's words are shown. */
const personal =
  /name\b|\b(dob|nom|prénom|nome|cognome|nombre|apellidos?|naam)\b|birth|geburt|naissance|nacimiento|patient|الاسم|المريض|姓名/i;
/** A cell that holds more than a column's name: “Name: …”, a figure, a serial number. What stands in brackets is a unit or a form. */
const holdsMore = (cell: string): boolean => /[:：]|\d{2}|\d[.,]\d/.test(cell.replaceAll(/\([^()]*\)/g, ''));

/** Names of columns as they may be shown: no figure, and no cell that may be a person's name. */
export function namesShown(cells: readonly string[]): string {
  const names = cells.map((cell) => cell.trim()).filter((cell) => cell !== '' && !holdsMore(cell));
  const known = names.filter((cell) => headerWord.test(cell) && !personal.test(cell));
  // One known word in a short line makes no header: what stands beside it may be anything.
  const isHeader = known.length >= 2 || (known.length === 1 && names.length >= 4);
  return (!isHeader || names.some((cell) => personal.test(cell)) ? known : names).join(', ');
}

/**
 * The header among first rows, as text to show: several names without figures, above rows as wide that hold figures. Values,
 * and cells that may hold a person's name, are never part of it. Empty where there is none.
 */
export function headerIn(rows: readonly (readonly string[])[]): { readonly text: string; readonly score: number } {
  let best = { text: '', score: 0 };
  for (const [index, row] of rows.entries()) {
    const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
    if (cells.length < 2 || cells.length > 400 || cells.some((cell) => cell.length > 80 || isFigure(cell))) continue;
    const below = rows.slice(index + 1, index + 4);
    if (!below.some((other) => hasDigits(other) && Math.abs(other.length - row.length) <= 2)) continue;
    const named = cells.filter((cell) => headerWord.test(cell) && !personal.test(cell));
    if (named.length > best.score) best = { text: namesShown(cells), score: named.length };
  }
  return best;
}

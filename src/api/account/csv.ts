/** RFC 4180: records end so. Excel reads UTF-8 only with the mark in front. */
export const lineEnd = '\r\n';
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet takes for a formula: OWASP's list, blanks before it and the full-width forms included. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A spreadsheet that parts cells at another sign finds a formula behind that sign, in quotes or not; a number there stays one. */
const laterFormula = /([;,|\t\n]\s*)([=＝@＠]|[+\-＋－](?!\s*[\d.,]+\s*(?:[;,|\t\n]|$)))/gu;

/** One cell. A number is written as it is, so a negative one stays a number; text is made safe and quoted where it must be. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = (formula.test(text) ? `'${text}` : text).replace(laterFormula, "$1'$2");
  // The semicolon too: half the world's spreadsheets part cells there.
  return /[",;\t\r\n]|^\s|\s$/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function line(cells: readonly unknown[]): string {
  return cells.map(cell).join(',') + lineEnd;
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

/** A tree of answers as columns: branches joined with dots, lists of plain values with semicolons, other lists as JSON. */
export function flatten(value: unknown, path: string, into: Map<string, unknown> = new Map()): Map<string, unknown> {
  if (isPlain(value)) into.set(path, value);
  else if (Array.isArray(value)) into.set(path, value.every(isPlain) ? value.join('; ') : JSON.stringify(value));
  else for (const [key, inner] of Object.entries(value as object)) flatten(inner, `${path}.${key}`, into);
  return into;
}

/** RFC 4180: records end so. Excel reads UTF-8 only with the mark in front. */
const lineEnd = '\r\n';
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet takes for a formula: OWASP's list, blanks before it and the full-width forms included. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const signs = '=+-@＝＋－＠';
/** Signs at which one spreadsheet or another parts cells, and lines. */
const partsCells = ';,|\t\n\r\v\f\u2028\u2029،؛；，';
/** A number behind such a sign stays one. Looked at from one place only, and no further than a number is long. */
const number = /[+\-＋－]\s{0,20}[\d.,]{1,40}\s{0,20}(?:[;,|\t\n\r]|$)/uy;
const overlooked = /[\s"]/u;

/**
 * The text with an apostrophe before every sign that would begin a formula where a spreadsheet that parts cells at another sign finds
 * a new one, blanks and quotes before it or not. Each character is looked at once.
 */
function withoutLaterFormulas(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  let begins = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    number.lastIndex = at;
    if (begins && signs.includes(sign) && !number.test(text)) {
      pieces.push(text.slice(from, at), "'");
      from = at;
    }
    begins = partsCells.includes(sign) || (begins && overlooked.test(sign));
  }
  return pieces.join('') + text.slice(from);
}

/** One cell. A number is written as it is, so a negative one stays a number; text is made safe and quoted where it must be. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = withoutLaterFormulas(formula.test(text) ? `'${text}` : text);
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

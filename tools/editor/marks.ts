/**
 * A text on the page says which field it comes from, by signs that nobody sees: eight of Unicode's tag characters behind it.
 * Only `npm run edit` writes them, between the texts and the pages; no page, component or built file knows of them.
 */
const first = 0xe0061;
const mark = /[\u{E0061}-\u{E0070}]{8}/gu;

/** The mark of a field: a number made of its whole way, written in sixteen signs. */
export function markOf(collection: string, id: string, path: readonly (string | number)[]): string {
  let number = 0x811c9dc5;
  for (const sign of [collection, id, ...path].join('\n'))
    number = Math.imul(number ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return Array.from({ length: 8 }, (_, at) => String.fromCodePoint(first + ((number >>> (at * 4)) & 15))).join('');
}

export function marksIn(text: string): readonly string[] {
  return [...new Set(text.match(mark) ?? [])];
}

export const withoutMarks = (text: string): string => text.replaceAll(mark, '');

/** A text as people read it: without marks, and without the signs that only order it. */
export function readable(text: string): string {
  return withoutMarks(text)
    .replaceAll(/[\u2066-\u2069\u200e\u200f\u00ad]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

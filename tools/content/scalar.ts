import { parseDocument, Scalar } from 'yaml';

/** How a text stood in the file, so that the new one stands the same way. */
export interface Style {
  readonly type: Scalar.Type;
  /** As it is written, from its first character to its last. */
  readonly source: string;
  /** Spaces before a further line of it. */
  readonly indent: number;
  /** Inside [ ] or { }. */
  readonly inFlow: boolean;
}

const reserved = /^(true|false|null|yes|no|on|off|y|n|~)$/i;
/** Begins like a word, or like a figure that a word follows: what every reader of such files takes for text. */
const wordLike = /^(?:[\p{L}“«(…]|\d+(?:[.,]\d+)?[ \u00a0][\p{L}(])/u;

function canBePlain(text: string, inFlow: boolean): boolean {
  return (
    wordLike.test(text) &&
    !reserved.test(text) &&
    !/: |:$| #|[\p{Cc}\u2028\u2029\uFEFF]/u.test(text) &&
    !(inFlow && /[,[\]{}]|:/.test(text))
  );
}

const doubleQuoted = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[\u007f-\u009f\u2028\u2029\uFEFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const singleQuoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Breaks a text at single spaces, so that no line is wider than it was. */
function folded(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=[^ ]) (?=[^ ])/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A text below its sign `>-` or `|`: one line stays one line, several stay as wide as they were. */
function block(text: string, { source, indent, type }: Style): string {
  const [sign = '', ...old] = source.trimEnd().split('\n');
  const widest = Math.max(...old.map((line) => line.length - indent));
  const kept = old.length > 1 ? widest : Number.POSITIVE_INFINITY;
  const paragraphs = text.split('\n');
  const lines =
    type === Scalar.BLOCK_LITERAL
      ? paragraphs
      : paragraphs.flatMap((paragraph, at) => [...(at === 0 ? [] : ['']), ...folded(paragraph, kept)]);
  return [sign, ...lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line))].join('\n');
}

/** A text on the line of its name; one that took several lines takes them again. */
function flow(written: string, { source, indent }: Style): string {
  const old = source.split('\n');
  if (old.length === 1) return written;
  const width = Math.max(...old.map((line) => line.trim().length));
  return folded(written, width).join(`\n${' '.repeat(indent)}`);
}

export const sameText = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : Object.is(one, other);

function reads(written: string, value: unknown, { inFlow, indent }: Style): boolean {
  const name = ' '.repeat(Math.max(0, indent - 2));
  const document = parseDocument(inFlow ? `k: [ ${written} ]\n` : `${name}k: ${written}\n${name}l: 1\n`);
  const found: unknown = document.errors.length > 0 ? undefined : document.getIn(inFlow ? ['k', 0] : ['k']);
  return sameText(found, value) && (inFlow || document.get('l') === 1);
}

function inStyle(text: string, style: Style): string {
  if (style.type === Scalar.BLOCK_FOLDED || style.type === Scalar.BLOCK_LITERAL) return block(text, style);
  if (style.type === Scalar.QUOTE_SINGLE) return flow(singleQuoted(text), style);
  if (style.type === Scalar.PLAIN && canBePlain(text, style.inFlow)) return flow(text, style);
  const single = style.type === Scalar.PLAIN && text.includes('"') && !text.includes("'");
  return flow(single ? singleQuoted(text) : doubleQuoted(text), style);
}

/** A value as the file writes such values. */
export function written(value: string | number | boolean, style: Style): string {
  if (typeof value !== 'string') return String(value);
  const first = inStyle(value, style);
  return reads(first, value, style) ? first : doubleQuoted(value);
}

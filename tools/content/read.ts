import { type Document, isCollection, isMap, isNode, isPair, LineCounter, parseDocument, type YAMLError } from 'yaml';

export type Path = readonly (string | number)[];
export type Data = Readonly<Record<string, unknown>>;

/** A file of texts: lines of `name: text`, and for Markdown the text below them. */
export interface Source {
  /** What stands before the lines: nothing, or the opening of a Markdown file. */
  readonly before: string;
  readonly lines: string;
  /** What stands after them; the text of a Markdown file begins after its first line. */
  readonly after: string;
}

const head = /^(\uFEFF?(?:\s*\n)?---[^\S\n]*\n)([\s\S]*?)(---[^\S\n]*(?:\n|$)[\s\S]*)$/;

/** Parts a file, or null where a Markdown file has no lines between `---` and `---`. */
export function partsOf(file: string, text: string): Source | null {
  if (!/\.(md|markdown)$/i.test(file)) {
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    return { before: mark, lines: text.slice(mark.length), after: '' };
  }
  const [, before, lines, after] = head.exec(text) ?? [];
  return before === undefined || lines === undefined || after === undefined ? null : { before, lines, after };
}

/** The text of a Markdown file: what stands below its lines. */
export function bodyOf({ after }: Source): string {
  return after.slice(after.indexOf('\n') + 1);
}

export function documentOf(lines: string): { readonly document: Document.Parsed; readonly at: LineCounter } {
  const at = new LineCounter();
  return { document: parseDocument(lines, { lineCounter: at, uniqueKeys: true, prettyErrors: false }), at };
}

/** Where in the lines a text begins; what is missing is looked for at what would hold it. */
export function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const holder = document.getIn(path.slice(0, length - 1), true);
    const holding = length === 1 ? document.contents : holder;
    const pair = isMap(holding)
      ? holding.items.find(({ key }) => isNode(key) && String(key) === String(path[length - 1]))
      : undefined;
    if (isPair(pair) && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    const item = isCollection(holding) ? document.getIn(path.slice(0, length), true) : undefined;
    if (isNode(item) && item.range) return item.range[0];
  }
  return 0;
}

/** What the library says of lines that cannot be read, in a sentence for an editor. */
export function unreadable({ code, message }: YAMLError, name: string): string {
  if (code === 'DUPLICATE_KEY') return `The name “${name}” stands twice. Keep one of the two lines.`;
  if (code === 'TAB_AS_INDENT') return 'This line begins with a tab. Write spaces instead.';
  if (code === 'MISSING_CHAR' && /quote/.test(message)) return 'The text begins with a quote that is never closed.';
  return 'From this line on the file cannot be read. If the text has a colon followed by a space, or begins with a sign or a figure, put it in straight quotes; a list is one line per item, beginning with two spaces, a hyphen and a space.';
}

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every text in what was read, with its way there. */
export function* textsIn(value: unknown, path: Path = []): Generator<{ readonly path: Path; readonly text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) for (const [at, item] of value.entries()) yield* textsIn(item, [...path, at]);
  else if (isData(value)) for (const [key, item] of Object.entries(value)) yield* textsIn(item, [...path, key]);
}

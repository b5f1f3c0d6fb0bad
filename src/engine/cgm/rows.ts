import Papa from 'papaparse';

/** What parts cells in the exports of any vendor. */
export const delimiters = ['\t', ';', ',', '|'] as const;

/** How much of a text is looked at to find its header, characters and rows. */
const headLength = 262_144;
const headRows = 60;

/** How rows of a text are told apart. */
export interface Layout {
  readonly delimiter: string;
  /** Whether quotes may hold lines together; where one is never closed, each line is read by itself. */
  readonly acrossLines: boolean;
}

const config = (delimiter: string) => ({
  delimiter,
  newline: '\n' as const,
  header: false as const,
  skipEmptyLines: false,
});

/** A line with nothing in it is no row. */
export const isBlank = (row: readonly string[]): boolean => row.length <= 1 && (row[0] ?? '').trim() === '';

function rowOf(line: string, delimiter: string): string[] {
  if (!line.includes('"')) return line.split(delimiter);
  return Papa.parse<string[]>(line, config(delimiter)).data[0] ?? [''];
}

/** The first rows, blank ones too, so that their numbers are those of `eachRow`. */
export function firstRows(text: string, { delimiter, acrossLines }: Layout): string[][] {
  const head = text.slice(0, headLength);
  if (acrossLines) return Papa.parse<string[]>(head, { ...config(delimiter), preview: headRows }).data;
  return head.split('\n', headRows).map((line) => rowOf(line, delimiter));
}

/** Every row with its number and how many characters were read; false where a quote is not closed where it should be, so that it may have swallowed rows. */
export function eachRow(
  text: string,
  layout: Layout,
  take: (row: string[], index: number, read: number) => void,
): boolean {
  const { delimiter, acrossLines } = layout;
  let index = 0;
  let closed = true;
  let read = 0;
  if (acrossLines)
    Papa.parse<string[]>(text, {
      ...config(delimiter),
      step: ({ data, errors, meta }) => {
        if (errors.some(({ type }) => type === 'Quotes')) closed = false;
        take(data, index, meta.cursor);
        index += 1;
      },
    });
  else
    for (const line of text.split('\n')) {
      read += line.length + 1;
      take(rowOf(line, delimiter), index, read);
      index += 1;
    }
  return closed;
}

import { dateAt } from './dates.ts';
import { unitAt } from './figures.ts';
import type { MeasureId } from './names/measures.ts';
import type { Table } from './test-rows.ts';

// Room between two is bounded: a line of blanks is no row, and is not looked at again and again.
const figure = /[ \t]{0,20}[:,|=-]?[ \t]{0,20}([<>])? ?(\d{1,3}(?:[.,]\d{1,2})?)(?![\d/-])/y;
/** Behind the figure, to the line's end without its blanks: a unit, a flag and what is normal. */
const rest =
  /^[ \t]{0,20}(?:[a-z%µ/0-9^]{1,12})?[ \t]{0,20}[[(]?[hl*]?[\])]?[ \t]{0,20}[[(]?(?:[<>]? ?[\d.,]{1,12}(?: ?- ?[\d.,]{1,12})?)?[\])]?$/u;

/** “HbA1c” on a line by itself, and below it a day and a figure on each line: the results of one test. */
export function datedRows(folded: string, measureCalled: (name: string) => MeasureId | undefined): readonly Table[] {
  const tables: Table[] = [];
  let from = 0;
  let name: { readonly measure: MeasureId; readonly from: number } | undefined;
  let figures: Table['figures'][number][] = [];
  let to = 0;
  const close = (): void => {
    // One row is a line of its own.
    if (name && figures.length > 1) tables.push({ from: name.from, to, figures });
    figures = [];
  };
  for (const line of folded.split('\n')) {
    const row = name && rowOf(folded, from, line, name.measure);
    if (name && row) {
      figures.push({ measure: name.measure, figure: row });
      to = from + line.length;
    } else {
      close();
      const heading = line.trim().replace(/[ :=]{1,20}$/, '');
      const measure = heading.length < 40 ? measureCalled(heading) : undefined;
      name = measure && { measure, from: from + line.indexOf(heading) };
    }
    from += line.length + 1;
  }
  close();
  return tables;
}

function rowOf(
  folded: string,
  from: number,
  line: string,
  measure: MeasureId,
): Table['figures'][number]['figure'] | undefined {
  const begins = from + line.length - line.trimStart().length;
  const found = dateAt(folded, begins);
  if (!found || found.to > from + line.length) return undefined;
  figure.lastIndex = found.to;
  const [whole, sign, value = ''] = figure.exec(folded) ?? [];
  if (whole === undefined) return undefined;
  const end = found.to + whole.length;
  if (!rest.test(folded.slice(end, from + line.length).trimEnd())) return undefined;
  const written = unitAt(measure, folded, end);
  const isOwn = written && written.to <= from + line.length;
  return {
    value: Number(value.replace(',', '.')),
    ...(sign && { comparator: sign === '<' ? ('<' as const) : ('>' as const) }),
    from: end - value.length,
    to: isOwn ? written.to : end,
    ...(isOwn && { written }),
    day: found.day,
  };
}

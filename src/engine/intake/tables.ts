import { type Day, dateAt } from './dates.ts';
import { unitAt } from './figures.ts';
import { fold } from './fold.ts';
import type { MeasureId } from './names/measures.ts';
import type { Figure } from './scan-words.ts';
import { type Cell, type Table, testRows, unitIn } from './test-rows.ts';

const separators = ['|', '\t', ';', ','] as const;

function cellsOf(line: string, from: number, separator: string): readonly Cell[] {
  const cells: Cell[] = [];
  let at = 0;
  for (const part of line.split(separator)) {
    const lead = part.length - part.trimStart().length;
    cells.push({ from: from + at + lead, text: part.trim() });
    at += part.length + 1;
  }
  if (separator !== '|') return cells;
  // A frame of bars leaves an empty cell at each end.
  if (cells[0]?.text === '') cells.shift();
  if (cells.at(-1)?.text === '') cells.pop();
  return cells;
}

const dateHeading = /^(?:date|day|visit|sampled|collected|التاريخ|تاريخ|اليوم)/;
const personHeading = new Set(
  ['name', 'patient', 'id', 'mrn', 'age', 'sex', 'gender', 'الاسم', 'المريض', 'العمر', 'الجنس', 'رقم الملف'].map(fold),
);

/** A header of at least two measures, or of days with a measure in each row, and rows below it of as many cells. */
export function tablesOf(
  original: string,
  folded: string,
  measureOf: (heading: string) => MeasureId | undefined,
  on: string,
): { readonly tables: readonly Table[]; readonly several: boolean } {
  const tables: Table[] = [];
  let several = false;
  const lines = lined(original);
  for (let n = 0; n < lines.length; n += 1) {
    const { from, text } = lines[n] as Cell;
    const separator = separators.find((mark) => text.split(mark).length > (mark === ',' ? 2 : 1));
    if (!separator) continue;
    // A row below of as many cells, or no table.
    if (lines[n + 1]?.text.split(separator).length !== text.split(separator).length) continue;
    const heads = cellsOf(folded.slice(from, from + text.length), from, separator === '\t' ? ' ' : separator);
    const cells =
      separator === '\t' ? cellsOf(text, from, '\t').map((cell) => ({ ...cell, text: fold(cell.text) })) : heads;
    const columns = cells.map(({ text: heading }) => (figured.test(heading) ? undefined : measureOf(heading)));
    const dates = cells.findIndex(({ text: heading }) => dateHeading.test(heading));
    const isPeople = cells.some(({ text: heading }) => personHeading.has(heading));
    const measured = columns.filter((column) => column !== undefined).length;
    const rows = rowsBelow(lines, n + 1, folded, separator, cells.length);
    if (!rows.length) continue;
    const end = lines[n + rows.length] as Cell;
    if (measured < 2 && !(measured === 1 && (dates >= 0 || isPeople))) {
      if (isPeople) {
        several ||= rows.length > 1 && measured > 0;
        continue;
      }
      const isBare =
        separator !== ',' && measureOf(cells[0]?.text ?? '') !== undefined && plain.test(cells[1]?.text ?? '');
      const byRow = isBare
        ? testRows(bareHeads, [{ cells }, ...rows], folded, on, measureOf, figureOf)
        : testRows(cells, rows, folded, on, measureOf, figureOf);
      if (!byRow) continue;
      tables.push({ from, to: end.from + end.text.length, figures: byRow });
      n += rows.length;
      continue;
    }
    if (isPeople && rows.length > 1) several = true;
    const usable = rows.length === 1 || dates >= 0 ? rows : [];
    const figures = usable.flatMap(({ cells: row }) => {
      const day = dates >= 0 ? dateAt(row[dates]?.text ?? '', 0)?.day : undefined;
      return row.flatMap((cell, column) => {
        const measure = columns[column];
        const figure = measure && figureOf(measure, cell, folded, day);
        if (!measure || !figure) return [];
        const unit = figure.written ? undefined : unitIn(measure, cells[column]);
        return [{ measure, figure: unit ? { ...figure, written: { ...unit, to: figure.to } } : figure }];
      });
    });
    // Two lines of prose with as many commas.
    if (usable.length > 0 && !figures.length) continue;
    tables.push({ from, to: end.from + end.text.length, figures });
    n += rows.length;
  }
  return { tables, several };
}

/** “creatinine 1.7 mg/dl”: a figure, which heads no column; “TBR <3.9” is a limit. */
const figured = /\d{2}|[^\d<>-] ?\d(?:\.\d+)? ?(?:%|\p{L}+\/\p{L}+)?$/u;

/** Of rows “HbA1c | 8.1 | %” without a heading. */
const bareHeads: readonly Cell[] = ['', 'result', 'unit'].map((text) => ({ from: 0, text }));

function rowsBelow(lines: readonly Cell[], first: number, folded: string, separator: string, width: number) {
  const rows: { readonly cells: readonly Cell[] }[] = [];
  for (let n = first; n < lines.length; n += 1) {
    const { from, text } = lines[n] as Cell;
    const source = separator === '\t' ? text : folded.slice(from, from + text.length);
    const cells = cellsOf(source, from, separator).map((cell) =>
      separator === '\t' ? { ...cell, text: fold(cell.text) } : cell,
    );
    const isRule = /^[\s|:+-]+$/.test(text) && text.trim() !== '';
    // A row of bars may end early.
    const isShort = separator === '|' && cells.length > 1 && cells.length < width;
    if (!isRule && !isShort && cells.length !== width) break;
    rows.push({ cells: isRule ? [] : cells });
  }
  return rows;
}

function lined(text: string): readonly Cell[] {
  const lines: Cell[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    lines.push({ from, text: line.replace(/\r$/, '') });
    from += line.length + 1;
  }
  return lines;
}

const pressure = /^(\d{2,3}) ?\/ ?(\d{2,3})/;
const plain = /^([<>])? ?(\d+(?:[.,]\d+)?)/;
function figureOf(measure: MeasureId, cell: Cell, folded: string, day: Day | undefined): Figure | undefined {
  const pair = pressure.exec(cell.text);
  if (measure === 'pressure') {
    return pair
      ? {
          value: Number(pair[1]),
          other: Number(pair[2]),
          from: cell.from,
          to: cell.from + pair[0].length,
          ...(day && { day }),
        }
      : undefined;
  }
  const [found, comparator, figure = ''] = (pair ? undefined : plain.exec(cell.text)) ?? [];
  if (found === undefined) return undefined;
  const written = unitAt(measure, folded, cell.from + found.length);
  const isInCell = written && written.to <= cell.from + cell.text.length;
  return {
    value: Number(figure.replace(',', '.')),
    ...(comparator && { comparator: comparator === '<' ? ('<' as const) : ('>' as const) }),
    from: cell.from,
    to: isInCell ? written.to : cell.from + found.length,
    ...(isInCell && { written }),
    ...(day && { day }),
  };
}

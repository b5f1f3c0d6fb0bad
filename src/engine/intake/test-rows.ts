import { type Day, dateAt, dayOfMonth } from './dates.ts';
import { unitAt } from './figures.ts';
import { fold, foldPattern } from './fold.ts';
import type { MeasureId } from './names/measures.ts';
import type { Figure, Mark } from './scan-words.ts';

/** A piece of the text that is a table, and what its columns say: figures with the day of their row. */
export interface Table {
  readonly from: number;
  readonly to: number;
  readonly figures: readonly { readonly measure: MeasureId; readonly figure: Figure }[];
}

export interface Cell {
  readonly from: number;
  readonly text: string;
}

/** What a column holds under a test's name: figures of a day or of a time, the unit, what is normal, or what is not read. */
interface Column {
  readonly holds: 'figure' | 'unit' | 'other';
  readonly day?: Day;
  readonly mark?: Mark;
}
const of = (source: string): RegExp => new RegExp(`^(?:ال)?(?:${foldPattern(source)})(?![\\p{L}])`, 'u');
const latest = of('current|today|now|latest|most recent|recent|new|this visit|حالي|حالية|اليوم|يوم|آن|أخير|جديد');
const before = of('previous|prev|prior|last|before|old|baseline|earlier|سابق|سابقة|قبل|قديم|ماضي');
const result = of('results?|values?|readings?|level|نتيجة|قيمة|قراءة');
const unit = of('units?|uom|وحدة|وحدات');

function columnOf({ text }: Cell, on: string): Column {
  const found = dateAt(text, 0);
  if (found && found.to === text.length) return { holds: 'figure', day: found.day };
  const [, date, month = ''] = /^(\d{1,2})? ?(\p{L}+)\.?$/u.exec(text) ?? [];
  const named = dayOfMonth(month, date === undefined ? undefined : Number(date), on);
  if (named) return { holds: 'figure', day: { dayFirst: named, monthFirst: named } };
  if (latest.test(text)) return { holds: 'figure', mark: 'latest' };
  if (before.test(text)) return { holds: 'figure', mark: 'before' };
  if (result.test(text)) return { holds: 'figure' };
  return { holds: unit.test(text) ? 'unit' : 'other' };
}

/** A table with a test in each row and a day, or a result, its unit and what is normal, in the columns; undefined where it is none. */
export function testRows(
  heads: readonly Cell[],
  rows: readonly { readonly cells: readonly Cell[] }[],
  folded: string,
  on: string,
  measureOf: (heading: string) => MeasureId | undefined,
  figureOf: (measure: MeasureId, cell: Cell, folded: string, day: Day | undefined) => Figure | undefined,
): Table['figures'] | undefined {
  const columns = heads.map((cell, n) => (n === 0 ? { holds: 'other' as const } : columnOf(cell, on)));
  if (!columns.some(({ holds }) => holds === 'figure')) return undefined;
  const named = rows.map(({ cells }) => (cells[0] ? measureOf(cells[0].text) : undefined));
  if (!named.some((measure) => measure !== undefined)) return undefined;
  const unitColumn = columns.findIndex(({ holds }) => holds === 'unit');
  return rows.flatMap(({ cells }, n) => {
    const measure = named[n];
    if (!measure) return [];
    const written = unitIn(measure, cells[unitColumn]) ?? unitIn(measure, cells[0]);
    return columns.flatMap(({ holds, day, mark }, column) => {
      const cell = cells[column];
      const figure = holds === 'figure' && cell ? figureOf(measure, cell, folded, day) : undefined;
      if (!figure) return [];
      const unit = !figure.written && written ? { written: { ...written, to: figure.to } } : {};
      return [{ measure, figure: { ...figure, ...unit, ...(mark && { mark }) } }];
    });
  });
}

/** The unit anywhere in a cell: “LDL (mg/dL)”. */
export function unitIn(measure: MeasureId, cell: Cell | undefined): ReturnType<typeof unitAt> {
  const text = cell && fold(cell.text);
  if (!text) return undefined;
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && !/[ ,(]/.test(text[at - 1] ?? '')) continue;
    const found = unitAt(measure, text, at);
    if (found) return found;
  }
  return undefined;
}

import Papa from 'papaparse';
import { type Chart, isOfChild, type Known } from '../../src/engine/chart/chart.ts';
import { isDay } from '../../src/engine/chart/day.ts';
import { type FactId, facts, isFactId } from '../../src/engine/chart/facts.ts';
import { dateAt, type Day, orderOf } from '../../src/engine/intake/dates.ts';
import { unitAt } from '../../src/engine/intake/figures.ts';
import { fold } from '../../src/engine/intake/fold.ts';
import { measureCalled } from '../../src/engine/intake/items.ts';
import { sexWords } from '../../src/engine/intake/names/sexes.ts';
import { toStored } from '../../src/engine/kit/fields/concept.ts';
import type { ChartRead } from './chart-read.ts';

interface Column {
  /** Two of a pressure written in one, `130/80`. */
  readonly facts: readonly FactId[];
  readonly stored: ((figure: number) => number) | undefined;
}

const bare = (name: string): string => fold(name).replaceAll(/[\s_-]+/g, '');
const idByBareName = new Map(Object.keys(facts).map((id) => [bare(id), id]));
/** Columns that are usual in hospitals, and are no measure's name. */
const usual = new Map<string, FactId>(
  [
    ['gender', 'sex'],
    ['الجنس', 'sex'],
    ['العمر', 'age'],
    ['ageyears', 'age'],
  ].map(([name = '', id = '']) => [bare(name), id as FactId]),
);
const dayColumns = new Set(['on', 'date', 'day', 'التاريخ'].map(bare));

/** The facts that a name means: a fact's id in whatever case, or what a note would call it. */
function factsCalled(name: string): readonly FactId[] {
  const id = idByBareName.get(bare(name)) ?? usual.get(bare(name));
  if (id !== undefined && isFactId(id)) return [id];
  const measure = measureCalled(fold(name.replaceAll('_', ' ').trim()));
  if (measure === 'pressure') return ['systolic', 'diastolic'];
  return measure !== undefined && isFactId(measure) ? [measure] : [];
}

/** A column by its name, its unit behind it in brackets where it is not the stored one: `a1c (mmol/mol)`, `HbA1c (%)`. */
function columnOf(header: string): Column | undefined {
  const [, name = '', written] = /^([^()[\]]{1,80})(?:[([]([^()[\]]{1,40})[)\]])?\s*$/.exec(header) ?? [];
  const called = factsCalled(name);
  const [fact] = called;
  if (fact === undefined) return undefined;
  if (written === undefined) return { facts: called, stored: undefined };
  const about = facts[fact];
  const { concept } = about.kind === 'number' ? about : {};
  const unit = [concept?.unit, concept?.other?.unit].find((one) => one === written.trim());
  if (concept && unit) return { facts: called, stored: (figure) => toStored(concept, figure, unit) };
  const read = unitAt(fact, fold(written), 0);
  return read?.to === written.length ? { facts: called, stored: read.unit.stored } : undefined;
}

const flags = new Map(
  Object.entries({
    yes: true,
    true: true,
    y: true,
    1: true,
    نعم: true,
    no: false,
    false: false,
    n: false,
    0: false,
    لا: false,
  }).map(([word, value]) => [fold(word), value]),
);
const sexes = new Map([...sexWords, ['m', 'male'], ['f', 'female']]);

/** A cell as a chart has it, usable or not: what cannot be used is named where the chart is judged, a child's age among it. */
function valueIn(fact: FactId, stored: Column['stored'], cell: string): Known['value'] {
  const about = facts[fact];
  const folded = fold(cell);
  if (about.kind === 'flag') return flags.get(folded) ?? cell;
  if (about.kind === 'number') return stored ? stored(Number(folded)) : Number(folded);
  if (fact === 'sex') return sexes.get(folded) ?? cell;
  return about.choices.find((choice) => choice.toLowerCase() === folded) ?? cell;
}

/** Behind a day: the time of day. */
const time = /^(?:[t ,]{1,2}\d{1,2}:\d{2}[\d:.]{0,12} ?(?:[ap]m|z|[+-]\d{2}:?\d{2})?)?$/;
/** A day as it is written, of our calendar or the Hijri one, in whatever digits; undefined where it is none. */
function dayWritten(cell: string): Day | undefined {
  const folded = fold(cell);
  const found = dateAt(folded, 0);
  return found && time.test(folded.slice(found.to)) ? found.day : undefined;
}
/** Of each row its day, yyyy-mm-dd; as it is written where it is none. One row decides whether the days come first for all; where none does, they do. */
function daysOf(cells: readonly string[], on: string): readonly (string | undefined)[] {
  const read = cells.map(dayWritten);
  const order =
    orderOf(
      read.filter((day) => day !== undefined),
      on,
    ) ?? 'dayFirst';
  return cells.map((cell, at) => {
    const day = read[at]?.[order];
    // Of a month, its first day.
    const whole = day?.length === 7 ? `${day}-01` : day;
    return cell === '' ? undefined : isDay(whole) ? whole : cell;
  });
}

/** A table of patients, one a row. */
export interface ChartTable {
  readonly charts: readonly ChartRead[];
  /** The facts that its first row names. */
  readonly facts: readonly FactId[];
  /** How many columns are no facts: they are not read, and what stands in them is not told. */
  readonly otherColumns: number;
}

/** Reads a table (CSV) whose first row names facts, for the day `on` (yyyy-mm-dd). Never throws. */
export function chartTable(text: string, on: string): ChartTable {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [header = [], ...rows] = data;
  const dayAt = header.findIndex((name) => dayColumns.has(bare(name)));
  const columns = header.map((name, at) => (at === dayAt ? undefined : columnOf(name)));
  const named = columns.flatMap((column) => column?.facts ?? []);
  // A table that has no first line begins with a patient: none of it is told.
  if (named.length === 0) return { charts: [{ notRead: 'no-columns' }], facts: [], otherColumns: 0 };
  const days = daysOf(
    rows.map((row) => row[dayAt]?.trim() ?? ''),
    on,
  );
  const charts = rows.map((row, n): ChartRead => {
    const day = days[n];
    const chart: Record<string, Known> = {};
    for (const [at, column] of columns.entries()) {
      const cell = row[at]?.trim() ?? '';
      if (!column || cell === '') continue;
      const cells = column.facts.length > 1 ? cell.split(/\s*\/\s*/) : [cell];
      for (const [part, fact] of column.facts.entries()) {
        const value = valueIn(fact, column.stored, cells[part] ?? '');
        chart[fact] = { value, ...(day !== undefined && { on: day }), from: 'file' };
      }
    }
    if (Object.keys(chart).length === 0) return { notRead: 'nothing-found' };
    return isOfChild(chart as Chart) ? { notRead: 'minor' } : { chart, left: 0, open: new Set() };
  });
  const otherColumns = header.filter((_, at) => !columns[at] && at !== dayAt).length;
  return { charts, facts: named, otherColumns };
}

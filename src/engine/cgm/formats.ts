import { assemble } from './assemble.ts';
import { type Collected, collection, leaveOut } from './collect.ts';
import { ordersIn } from './date-order.ts';
import { headerIn, type Recognise, type RowReader } from './headers.ts';
import { delimiters, eachRow, firstRows, isBlank, type Layout } from './rows.ts';
import { type Options, type Recording, type Refusal, refuse } from './types.ts';
import { carelink } from './vendors/carelink.ts';
import { dexcom } from './vendors/dexcom.ts';
import { libreview } from './vendors/libreview.ts';
import { nightscoutRows, nightscoutTable } from './vendors/nightscout.ts';
import { table, twoColumns } from './vendors/table.ts';
import { sectionOfTandem, tandem } from './vendors/tandem.ts';
import { tidepoolTable } from './vendors/tidepool.ts';
import { xdrip } from './vendors/xdrip.ts';

type Named = readonly [name: string, recognise: Recognise];
/** In this order; a plain table only where no vendor's header is anywhere. */
const vendors = ({ unit }: Options): Named[] => [
  ['dexcom', dexcom],
  ['libreview', libreview],
  ['tidepool', tidepoolTable(unit)],
  ['nightscout', nightscoutTable],
  ['xdrip', xdrip],
  ['tandem', tandem],
];
const headless: readonly Named[] = [
  ['nightscout', nightscoutRows],
  ['table', twoColumns],
];
/** Medtronic's columns, in whatever language: what of them `carelink` does not know exactly is no other format either. */
const ofMedtronic = /\bisig\b|\bbwz\b|sensor calibration bg/i;

/** No header has its names further to the right. */
const widest = 400;

/** Rows between two words of progress. */
const rowsBetween = 2000;

interface Found {
  readonly format: string;
  readonly layout: Layout;
  readonly reader: RowReader;
  /** Number of the header's row; -1 where there is none. */
  readonly header: number;
  readonly rows: readonly string[][];
}

const trimmed = (row: readonly string[]): string[] => row.map((cell) => cell.trim());

function firstOf(heads: readonly (readonly [Layout, string[][]])[], named: readonly Named[]): Found | undefined {
  for (const [format, recognise] of named)
    for (const [layout, rows] of heads)
      for (const [header, row] of rows.entries()) {
        if (isBlank(row)) continue;
        const reader = recognise(row, { above: rows.slice(0, header), below: rows.slice(header + 1) });
        if (reader) return { format, layout, reader, header, rows };
      }
  return undefined;
}

function withoutHeader(heads: readonly (readonly [Layout, string[][]])[]): Found | undefined {
  for (const [format, recognise] of headless)
    for (const [layout, rows] of heads) {
      const start = rows.findIndex((row) => !isBlank(row));
      const first = rows[start];
      const reader = first && recognise(first, { above: [], below: rows.slice(start + 1) });
      if (reader) return { format, layout, reader, header: -1, rows };
    }
  return undefined;
}

/**
 * Whether a row below the header is itself a header: the same again (two exports pasted together) or another one, a vendor's or that of
 * a section with other values (a pump's fingersticks).
 */
function headerBelow(
  row: readonly string[],
  header: readonly string[],
  options: Options,
): 'same' | 'other' | undefined {
  const equals = (cells: readonly string[]): boolean =>
    cells.length === header.length && cells.every((cell, index) => cell === header[index]);
  if (equals(row)) return 'same';
  // Data have a number or time in front; few rows are looked at closer.
  if (row.slice(0, 4).some((cell) => /^\d/.test(cell))) return undefined;
  if (!/mg\s?\/\s?dl|mmol|sgv|gluc|gluk|glyc|udt_cgms/i.test(row.slice(0, 40).join(' '))) return undefined;
  const shapes = row.length === 1 ? delimiters.map((delimiter) => trimmed((row[0] ?? '').split(delimiter))) : [row];
  const found = shapes.find((cells) =>
    [...vendors(options), ['carelink', carelink] as const, ['table', table] as const].some(([, is]) =>
      is(cells, { above: [], below: [] }),
    ),
  );
  if (!found) return undefined;
  return equals(found) ? 'same' : 'other';
}

/**
 * Whether a value was cut at its decimal comma (5,6): more cells than names, and digits beside digits. Whole values of such a file (6)
 * would still look right, and half of it would be read.
 */
function isCut(row: readonly string[], names: readonly string[], { column }: RowReader): boolean {
  if (column === undefined || row.length <= names.length) return false;
  return /^\d{1,2}$/.test(row[column] ?? '') && /^\d$/.test(row[column + 1] ?? '');
}

function collect(text: string, { reader, header, rows, layout }: Found, options: Options): Collected | undefined {
  const into = collection();
  if (reader.unit) into.unit = reader.unit;
  for (const order of ordersIn(rows.slice(0, Math.max(0, header)).map((row) => row.join(' ')))) into.shown.add(order);
  let names: readonly string[] = rows[header] ?? [];
  let tooWide = 0;
  const closed = eachRow(text, layout, (cells, index, read) => {
    if (index % rowsBetween === 0) options.onProgress?.(read / text.length);
    if (index < header || isBlank(cells) || into.foreign !== undefined) return;
    const row = trimmed(cells);
    if (index === header) {
      // The first rows were looked at in a part of the text, which may have cut a long header.
      names = row;
      return;
    }
    if (reader.sections) return reader.take(row, into);
    const again = header < 0 ? undefined : headerBelow(row, names, options);
    if (again === 'other') into.foreign = row.slice(0, 20);
    else if (again === 'same') leaveOut(into, 'other');
    // More cells than names: a comma inside a value has moved what follows.
    else if (header >= 0 && isCut(row, names, reader)) into.foreign = names;
    else if (header >= 0 && row.slice(names.length).some((cell) => cell !== '')) {
      tooWide += 1;
      leaveOut(into, 'other');
    } else reader.take(row, into);
  });
  reader.finish?.(into);
  if (into.candidates.length === 0 && tooWide > 0) into.foreign ??= names;
  return closed ? into : undefined;
}

function headsOf(text: string, acrossLines: boolean): (readonly [Layout, string[][]])[] {
  return delimiters.map((delimiter) => {
    const layout = { delimiter, acrossLines };
    return [layout, firstRows(text, layout).map((row) => trimmed(row.slice(0, widest)))] as const;
  });
}

/** What an unknown text shows: its header, or what it begins like. */
function sawIn(text: string): string {
  const start = text.slice(0, 200).trimStart().toLowerCase();
  if (start.startsWith('<')) return start.startsWith('<!doctype html') || start.startsWith('<html') ? 'HTML' : 'XML';
  const best = headsOf(text, true)
    .map(([, rows]) => headerIn(rows))
    .reduce((a, b) => (b.score > a.score ? b : a), { text: '', score: 0 });
  return best.text;
}

/** A text table: whose it is, and what its rows say. */
export function readTable(text: string, options: Options): Recording | Refusal {
  for (const acrossLines of [true, false]) {
    const heads = headsOf(text, acrossLines);
    const medtronic = heads.some(([, rows]) =>
      rows.some((row) => row.some((cell) => ofMedtronic.test(cell.slice(0, 100)))),
    );
    const found = medtronic
      ? firstOf(heads, [['carelink', carelink]])
      : (firstOf(heads, vendors(options)) ?? firstOf(heads, [['table', table]]) ?? withoutHeader(heads));
    if (!medtronic && !found?.reader.sections) {
      const section = sectionOfTandem(text);
      if (section > 0) return readTable(text.slice(section), options);
    }
    const collected = found && collect(text, found, options);
    if (found && collected) return assemble(found.format, collected, options);
  }
  return refuse('unknown-format', sawIn(text));
}

import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import { type Chart, isOfChild, type Known } from '../../src/engine/chart/chart.ts';
import { type FactId, facts, isFactId } from '../../src/engine/chart/facts.ts';
import { hijriAsGregorian } from '../../src/engine/chart/hijri.ts';
import { chartFromFhir } from '../../src/engine/fhir/index.ts';
import { toStored, type Unit } from '../../src/engine/kit/fields/concept.ts';
import { isMedicine } from '../../src/engine/plan/actions.ts';

/** Why a chart could not be judged. */
export type NotRead =
  | 'unreadable'
  | 'not-json'
  | 'not-fhir'
  | 'several-patients'
  | 'nothing-found'
  | 'deceased'
  | 'minor'
  | 'no-columns';

/** One patient of a folder: a chart, and how many of its values were left aside; or why there is none. */
export type ChartRead =
  | {
      readonly chart: Chart;
      readonly left: number;
      /** Facts of which something is written that was left aside: what the plan would begin of them may be taken. */
      readonly open: ReadonlySet<string>;
    }
  | { readonly notRead: NotRead };

/** A file of a folder, and what its first line holds besides facts. */
export interface ChartFile {
  /** The patients in the order of the file. */
  readonly charts: readonly ChartRead[];
  /** Columns that are no facts: they are not read. */
  readonly otherColumns: readonly string[];
}

/** A folder's charts, by name: FHIR R4 (`.json`) and tables (`.csv`), those of folders within it too. */
export async function chartFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /\.(?:json|csv)$/i.test(name)).sort();
}

/** Reads one file of a folder for the day `on` (yyyy-mm-dd). Never throws: what cannot be read is one chart that says why. */
export function readChartFile(folder: string, name: string, on: string): ChartFile {
  let text: string;
  try {
    text = readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return { charts: [{ notRead: 'unreadable' }], otherColumns: [] };
  }
  return /\.csv$/i.test(name) ? tableOf(text) : { charts: [fhirChart(text, on)], otherColumns: [] };
}

/** Of a record system’s chart what is certain: where a person would be asked, nobody is here to answer, and it is counted. */
function fhirChart(text: string, on: string): ChartRead {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { notRead: 'not-json' };
  }
  const taken = chartFromFhir(json, { on });
  if (!taken.ok) return { notRead: taken.reason };
  if (taken.notice) return { notRead: taken.notice };
  const sure = taken.facts.filter(({ newer }) => !newer);
  // A medicine by its name alone, which can be read in one way, is taken: left aside, the rules would begin what somebody has.
  const byName = taken.questions.flatMap(({ facts: [fact, ...others], why, choices: [only, ...more] }) =>
    why === 'text' && others.length + more.length === 0 && fact !== undefined && isMedicine(fact) ? (only ?? []) : [],
  );
  const read = [...sure, ...byName];
  const known = new Set<string>(read.map(({ fact }) => fact));
  return {
    chart: Object.fromEntries(read.map(({ fact, known: value }) => [fact, value])),
    left: taken.notUnderstood.length + taken.questions.length - byName.length + taken.facts.length - sure.length,
    open: new Set(taken.questions.flatMap(({ facts: asked }) => asked).filter((fact) => !known.has(fact))),
  };
}

interface Column {
  readonly fact: FactId;
  readonly unit: Unit | undefined;
}
/** The day of a row’s values, where the table has one. */
const dayColumn = 'on';

/** A fact by its id, its unit behind it in brackets where it is not the stored one: `a1c (mmol/mol)`. */
function columnOf(header: string): Column | undefined {
  const [, name = '', written] = /^\s*(\w+)\s*(?:[([](.{1,40})[)\]])?\s*$/.exec(header) ?? [];
  if (!isFactId(name)) return undefined;
  const about = facts[name];
  if (written === undefined) return { fact: name, unit: undefined };
  const { concept } = about.kind === 'number' ? about : {};
  const unit = [concept?.unit, concept?.other?.unit].find((one) => one === written.trim());
  return unit && { fact: name, unit };
}

const flags: Readonly<Record<string, boolean>> = { yes: true, true: true, 1: true, no: false, false: false, 0: false };

/** A cell as a chart has it, usable or not: what cannot be used is named where the chart is judged, a child's age among it. */
function knownOf({ fact, unit }: Column, cell: string, day: string | undefined): Known {
  const about = facts[fact];
  let value: Known['value'] = cell;
  if (about.kind === 'flag') value = flags[cell.toLowerCase()] ?? cell;
  if (about.kind === 'number') value = unit ? toStored(about.concept, Number(cell), unit) : Number(cell);
  return { value, ...(day !== undefined && { on: day }), from: 'file' };
}

function tableOf(text: string): ChartFile {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [header = [], ...rows] = data;
  const columns = header.map(columnOf);
  const dayAt = header.findIndex((name) => name.trim().toLowerCase() === dayColumn);
  const otherColumns = header.filter((_, at) => !columns[at] && at !== dayAt);
  // A table that has no first line begins with a patient: none of it is told.
  if (!columns.some(Boolean)) return { charts: [{ notRead: 'no-columns' }], otherColumns: [] };
  const charts = rows.map((row): ChartRead => {
    const written = row[dayAt]?.trim() || undefined;
    const day = written === undefined ? undefined : (hijriAsGregorian(written) ?? written);
    const chart: Record<string, Known> = {};
    for (const [at, column] of columns.entries()) {
      const cell = row[at]?.trim() ?? '';
      if (column && cell !== '') chart[column.fact] = knownOf(column, cell, day);
    }
    if (Object.keys(chart).length === 0) return { notRead: 'nothing-found' };
    return isOfChild(chart) ? { notRead: 'minor' } : { chart, left: 0, open: new Set() };
  });
  return { charts, otherColumns };
}

import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FactId } from '../../src/engine/chart/facts.ts';
import { chartsOfExport } from './chart-export.ts';
import { chartsOfFhir } from './chart-fhir.ts';
import type { ChartRead } from './chart-read.ts';
import { chartTable } from './chart-table.ts';

/** What the first rows of a folder's tables name. */
export interface Columns {
  readonly facts: Set<FactId>;
  /** How many columns are no facts. */
  others: number;
}

/** A folder's charts, by name: FHIR R4 (`.json`, `.ndjson`) and tables (`.csv`), those of folders within it too. */
export async function chartFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /\.(?:json|ndjson|csv)$/i.test(name)).sort();
}

const isExport = (name: string): boolean => /\.ndjson$/i.test(name);

/** The patients of a folder's files for the day `on` (yyyy-mm-dd), in the order of the files; a folder's `.ndjson` are one export. Never throws: what cannot be read is one chart that says why. */
export function* chartsOf(
  folder: string,
  names: readonly string[],
  on: string,
  columns: Columns,
): Generator<ChartRead> {
  const exported = new Set<string>();
  for (const name of names) {
    if (!isExport(name)) yield* chartsOfFile(join(folder, name), on, columns);
    else if (!exported.has(dirname(name))) {
      exported.add(dirname(name));
      const beside = names.filter((other) => isExport(other) && dirname(other) === dirname(name));
      yield* chartsOfExport(
        beside.map((each) => join(folder, each)),
        on,
      );
    }
  }
}

function chartsOfFile(file: string, on: string, columns: Columns): readonly ChartRead[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return [{ notRead: 'unreadable' }];
  }
  if (/\.csv$/i.test(file)) {
    const table = chartTable(text, on);
    for (const fact of table.facts) columns.facts.add(fact);
    columns.others += table.otherColumns;
    return table.charts;
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [{ notRead: 'not-json' }];
  }
  return chartsOfFhir(json, on);
}

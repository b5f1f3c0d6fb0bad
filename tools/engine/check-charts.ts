import { closeSync, openSync, writeSync } from 'node:fs';
import Papa from 'papaparse';
import { isDay } from '../../src/engine/chart/day.ts';
import type { Locale } from '../../src/engine/kit/words/pattern.ts';
import { engineVersion } from '../../src/engine/kit/version.ts';
import { loadPlanner } from '../../src/engine/visit/index.ts';
import { fill } from '../../src/islands/shared/fill.ts';
import { chartFiles, chartsOf, type Columns } from './charts.ts';
import { emptyTally, type Row, type Tally, tallied } from './chart-tally.ts';
import { commandWords } from './command-words.ts';
import { codeOf, Problem } from './problem.ts';

export interface ChartsRequest {
  readonly folder: string;
  /** Where a row for each patient is written. */
  readonly rows?: string | undefined;
  /** yyyy-mm-dd. */
  readonly on: string;
  readonly locale: Locale;
}

const header = ['chart', 'not judged', 'actions', 'changes', 'rules', 'review in days'];
const cellsOf = ({ chart, notRead, actions, changes, rules, review }: Row) => [
  chart,
  notRead,
  actions.join(' '),
  changes.join(' '),
  rules.join(' '),
  review,
];
const lineEnd = '\r\n';
const lineOf = (cells: readonly unknown[]): string => Papa.unparse([cells]) + lineEnd;

/** A file of rows with its first line; only whoever runs this may read it. */
function opened(file: string, unwritable: string): number {
  try {
    const out = openSync(file, 'w', 0o600);
    writeSync(out, lineOf(header));
    return out;
  } catch (error) {
    throw new Problem(fill(unwritable, { file, code: codeOf(error) }));
  }
}

/** Judges every chart of a folder and says in numbers what the rules would do; no name, no id and no file's name is in what it says. Throws a Problem where it cannot. */
export async function checkCharts({ folder, rows, on, locale }: ChartsRequest): Promise<string> {
  const words = commandWords[locale];
  if (!isDay(on)) throw new Problem(fill(words.noDay, { day: on }));
  const files = await chartFiles(folder).catch((error: unknown) => {
    throw new Problem(fill(words.unreadable, { file: folder, code: codeOf(error) }));
  });
  if (files.length === 0) throw new Problem(fill(words.noCharts, { folder }));
  const plan = await loadPlanner();
  const out = rows === undefined ? undefined : opened(rows, words.unwritable);
  const tally = emptyTally();
  const columns: Columns = { facts: new Set(), others: 0 };
  try {
    for (const read of chartsOf(folder, files, on, columns)) {
      const row = tallied(tally, read, plan, on);
      if (out !== undefined) writeSync(out, lineOf(cellsOf(row)));
    }
  } finally {
    if (out !== undefined) closeSync(out);
  }
  return summaryOf(tally, columns, on, locale);
}

const most = (counts: ReadonlyMap<string, number>): (readonly [string, number])[] =>
  [...counts].sort(([one, n], [other, m]) => m - n || (one < other ? -1 : 1));

function summaryOf(tally: Tally, columns: Columns, on: string, locale: Locale): string {
  const { charts: words } = commandWords[locale];
  const lengths = tally.lengths.toSorted((one, other) => one - other);
  const at = (share: number): number => lengths[Math.max(0, Math.ceil(lengths.length * share) - 1)] ?? 0;
  const list = (title: string, counts: ReadonlyMap<string, number>, name = (id: string) => id): string[] => [
    '',
    title,
    ...(counts.size === 0
      ? [`  ${words.none}`]
      : most(counts).map(([id, n]) => `  ${String(n).padStart(7)}  ${name(id)}`)),
  ];
  const { charts, left, patientsWithLeft: patients } = tally;
  return [
    fill(words.title, { charts, judged: lengths.length, version: engineVersion, on }),
    fill(words.emergencies, { n: tally.emergencies }),
    fill(words.unchanged, { n: tally.unchanged }),
    fill(words.plans, { half: at(0.5), most: at(0.9) }),
    fill(words.left, { left, patients }),
    ...(columns.facts.size > 0 ? [fill(words.columns, { facts: [...columns.facts].join(', ') })] : []),
    ...(columns.others > 0 ? [fill(words.otherColumns, { n: columns.others })] : []),
    ...(tally.notRead.size > 0
      ? list(words.notRead, tally.notRead, (why) => words.because[why as keyof typeof words.because])
      : []),
    ...list(words.changes, tally.changes),
    ...list(words.others, tally.others),
    ...list(words.rules, tally.rules),
  ].join('\n');
}

import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What to aim at: at least (≥) or at most (≤). */
  readonly aim?: string;
  /** Places after the point, where the unit does not settle it. */
  readonly digits?: number;
}

function shown({ value, unit, digits = unit === '×' ? 2 : value < 100 ? 1 : 0 }: Row): string {
  return `${value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`.trim();
}

/** Whether an aim is kept: `≥ 0.50` at least, `≤ 130` at most. */
export function missed({ value, aim }: Pick<Row, 'value' | 'aim'>): boolean {
  const [, sign, limit] = /^([≥≤]) ([\d.,]+)$/.exec(aim ?? '') ?? [];
  if (limit === undefined) return false;
  const number = Number(limit.replaceAll(',', ''));
  return sign === '≥' ? value < number : value > number;
}

/** The table as Markdown: it reads well in a terminal too. An aim that was missed says so. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(
    (row) => [row.what, shown(row), `${row.aim ?? ''}${missed(row) ? ' **missed**' : ''}`] as const,
  );
  const width = (at: 0 | 1 | 2, name: string): number => Math.max(name.length, ...cells.map((cell) => cell[at].length));
  const names = ['What', 'Measured', 'Aim'] as const;
  const widths = [width(0, names[0]), width(1, names[1]), width(2, names[2])] as const;
  const line = (cell: readonly [string, string, string]): string =>
    `| ${cell[0].padEnd(widths[0])} | ${cell[1].padStart(widths[1])} | ${cell[2].padEnd(widths[2])} |`;
  return [
    line(names),
    `|${'-'.repeat(widths[0] + 2)}|${'-'.repeat(widths[1] + 1)}:|${'-'.repeat(widths[2] + 2)}|`,
    ...cells.map((cell) => line(cell)),
  ].join('\n');
}

/** Writes bench-results.json, and the table beside it as bench-results.md. */
export function publish(rows: readonly Row[]): void {
  const at = new Date().toISOString();
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.versions.node}`;
  writeFileSync('bench-results.json', `${JSON.stringify({ at, machine, rows }, null, 2)}\n`);
  writeFileSync('bench-results.md', `Measured on ${at.slice(0, 10)}: ${machine}.\n\n${table(rows)}\n`);
}

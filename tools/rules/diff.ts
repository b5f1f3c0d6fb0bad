import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Chart } from '../../src/engine/chart/chart.ts';
import { planOfChart } from '../../src/engine/judgement/index.ts';
import type { Action, Plan } from '../../src/engine/plan/actions.ts';
import { chartOf, type Facts } from './patients.ts';

/** The plan that the rules of a commit give. The engine is complete in itself, so its folder alone is brought. */
async function planAt(commit: string, folder: string): Promise<(chart: Chart) => Plan> {
  const archive = execFileSync('git', ['archive', commit, 'src/engine'], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const door = join(folder, 'src/engine/judgement/index.ts');
  return (await import(pathToFileURL(door).href)).planOfChart;
}

const text = ({ to, within }: Action): string => `${to ? ` ${to.value} ${to.unit}` : ''} within ${within}`;

/** How one plan differs from another, a line for each action: gone, new, or another day or dose. */
function differing(before: Plan, after: Plan): readonly { readonly kind: string; readonly line: string }[] {
  const then = new Map(before.actions.map((action) => [action.id, action]));
  const now = new Map(after.actions.map((action) => [action.id, action]));
  const gone = before.actions
    .filter(({ id }) => !now.has(id))
    .map((action) => {
      const by = after.overruled.find((each) => each.action.id === action.id)?.by;
      return { kind: `− ${action.id}${by ? ` (${by})` : ''}`, line: `− ${action.id}${text(action)}` };
    });
  const others = after.actions.flatMap((action) => {
    const old = then.get(action.id);
    if (!old) return [{ kind: `+ ${action.id} (${action.because[0]})`, line: `+ ${action.id}${text(action)}` }];
    if (text(old) === text(action)) return [];
    const kind = `± ${action.id} ${old.within === action.within ? 'dose' : old.within < action.within ? 'later' : 'sooner'}`;
    return [{ kind, line: `± ${action.id}${text(old)} → ${text(action)}` }];
  });
  return [...gone, ...others];
}

/** Prints what the rules of today change against those of a commit, by kind with counts, then the first patients of each. */
export async function printDiff(commit: string, patients: Iterable<Facts>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    const planThen = await planAt(commit, folder);
    const kinds = new Map<string, { count: number; readonly facts: Facts; readonly lines: readonly string[] }>();
    let all = 0;
    let changed = 0;
    for (const facts of patients) {
      all += 1;
      const chart = chartOf(facts);
      const found = differing(planThen(chart), planOfChart(chart));
      if (found.length) changed += 1;
      for (const { kind } of found) {
        const known = kinds.get(kind);
        if (known) known.count += 1;
        else kinds.set(kind, { count: 1, facts, lines: found.map(({ line }) => line) });
      }
    }
    console.log(`\n${changed} of ${all} plans differ from those of ${commit}.\n`);
    for (const [kind, { count, facts, lines }] of [...kinds].sort(([, a], [, b]) => b.count - a.count))
      console.log(
        `${String(count).padStart(6)}  ${kind}\n        ${JSON.stringify(facts)}\n        ${lines.join('; ')}`,
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

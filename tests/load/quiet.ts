import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from './table.ts';

/** Above this share of its processors a machine is not quiet: what is measured by the clock says as much about the others. */
const most = 0.1;

function spent(): { readonly busy: number; readonly all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}

/** The share of all processors, from 0 to 1, that is in use for a second in which nothing is measured. */
export async function busyShare(): Promise<number> {
  const before = spent();
  await pause(1000);
  const after = spent();
  return (after.busy - before.busy) / Math.max(1, after.all - before.all);
}

/** Stands behind a part's rows: whether the machine was quiet when the part began. */
export function quietRow(part: string, share: number): Row {
  return {
    what: `${part}: processors busy with something else before it${share > most ? ' (not quiet: trust no row by the clock)' : ''}`,
    value: share * 100,
    unit: '%',
    digits: 0,
    aim: `≤ ${most * 100}`,
  };
}

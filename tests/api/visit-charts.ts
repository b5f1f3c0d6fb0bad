import type { Known } from '../../src/engine/chart/chart.ts';
import { chartOf } from '../../src/engine/chart/index.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';

export const today = new Date().toISOString().slice(0, 10);

type Sent = Readonly<Record<string, Known>>;
export const entered = (facts: Readonly<Record<string, Known['value']>>, on = today): Sent =>
  Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value, on, from: 'entered' as const }]));

/** Everything that the calculators ask, as the visit's chart. */
export async function fullChart(): Promise<Sent> {
  const all: Record<string, Known> = {};
  for (const id of toolIds) {
    const chart = chartOf(id, (await loadTool(id)).defaults);
    for (const [fact, known] of Object.entries(chart)) all[fact] ??= { ...known, on: today };
  }
  return {
    ...all,
    ...entered({ age: 60, a1c: 8.6, egfr: 55, weight: 92, height: 170, sex: 'male', pregnancy: false }),
  };
}

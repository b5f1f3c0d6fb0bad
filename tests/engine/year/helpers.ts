import type { Chart, Known } from '../../../src/engine/chart/chart.ts';
import type { FactId } from '../../../src/engine/chart/facts.ts';
import { type Year, type YearLine, yearOf } from '../../../src/engine/year/index.ts';
import { visit } from '../../../src/engine/visit/index.ts';

export const today = '2026-11-26';
type Told = Known['value'] | readonly [value: Known['value'], on: string | undefined];

/** A chart: each fact with its value, said today, or with a day of its own; undefined is no day at all. */
export function chartOf(told: { readonly [F in FactId]?: Told }): Chart {
  return Object.fromEntries(
    Object.entries(told).map(([fact, one]): [string, Known] => {
      const [value, on] = Array.isArray(one)
        ? (one as [Known['value'], string | undefined])
        : [one as Known['value'], today];
      return [fact, { value, from: 'entered', ...(on !== undefined && { on }) }];
    }),
  );
}

export async function yearOn(chart: Chart, on = today): Promise<Year> {
  const { plan, judgement } = await visit(chart, { on });
  return yearOf({ chart, plan, judgement, on });
}

/** One line of a year, as a reader would say it. */
export function line(
  { lines }: Year,
  id: YearLine['id'],
): Omit<YearLine, 'interval'> & { readonly why: string; readonly months: number } {
  const found = lines.find((one) => one.id === id);
  if (!found) throw new Error(`no line for ${id}`);
  const { interval, ...rest } = found;
  return { ...rest, why: interval.why, months: interval.by.value };
}

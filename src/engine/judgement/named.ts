import { type Chart, factValue, withoutExamples } from '../chart/chart.ts';
import type { FactId } from '../chart/facts.ts';
import type { Patterns } from '../kit/words/pattern.ts';
import { inNames, namesOf } from './words.ts';

// A patient's medicines by name where no judgement is at hand: in a list.

/** The facts by which a medicine has a name of its own: all that a list needs of a chart. */
export const namingFacts = [
  'sulfonylureaAgent',
  'glp1Agent',
  'weeklyInsulinUnits',
  'insulinRegimen',
  'steroids',
  'ppg',
] as const satisfies readonly FactId[];

/** What a chart calls its medicines by; what is only an example names none. */
export function namedIn(chart: Chart): readonly string[] {
  const own = withoutExamples(chart);
  return namesOf(Object.fromEntries(namingFacts.map((fact) => [fact, factValue(own, fact)])));
}

const made = new WeakMap<Patterns, Map<string, Patterns>>();
/** The words of a plan in these names: put together once for all the rows of a list. */
export function inTheirNames(patterns: Patterns, names: readonly string[]): Patterns {
  const found = made.get(patterns) ?? new Map<string, Patterns>();
  made.set(patterns, found);
  const key = names.join(' ');
  const own = found.get(key) ?? inNames(patterns, names);
  found.set(key, own);
  return own;
}

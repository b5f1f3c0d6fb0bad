import type { FactId } from '../chart/facts.ts';
import { fastingFacts } from '../chart/fasting-facts.ts';
import type { Row } from './doses.ts';
import type { Score } from './score.ts';

export type FastingFact = keyof typeof fastingFacts;
export const fastingFactIds = Object.keys(fastingFacts) as FastingFact[];
const own: ReadonlySet<string> = new Set(fastingFactIds);
const isFastingFact = (fact: string): fact is FastingFact => own.has(fact);

/** What is still to be asked for the fast alone, each once: of the score, of the rows, and which medicines are taken; `elsewhere` are facts the visit asks anyway. */
export function asksOf(
  score: Score,
  rows: readonly Row[],
  medicines: readonly FactId[],
): { readonly own: readonly FastingFact[]; readonly elsewhere: readonly FactId[] } {
  const all = [...new Set([...score.missing, ...rows.flatMap(({ missing }) => missing), ...medicines])];
  return {
    own: fastingFactIds.filter((fact) => all.includes(fact)),
    elsewhere: all.filter((fact) => !isFastingFact(fact)),
  };
}

import { chartFromFhir, peopleOf } from '../../src/engine/fhir/index.ts';
import { isMedicine } from '../../src/engine/plan/actions.ts';
import type { ChartRead } from './chart-read.ts';

/** The patients of a record system's bundle or list, each for themselves. */
export function chartsOfFhir(json: unknown, on: string): readonly ChartRead[] {
  const read = chartOf(json, on);
  if (!('notRead' in read && read.notRead === 'several-patients')) return [read];
  const { people, nobodys } = peopleOf(json);
  if (people.length === 0) return [read];
  return [...people.map((each) => chartOf(each, on)), ...(nobodys > 0 ? [read] : [])];
}

/** Of a record system’s chart what is certain: where a person would be asked, nobody is here to answer, and it is counted. */
function chartOf(json: unknown, on: string): ChartRead {
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

import { type Chart, problemOf } from '../../engine/chart/chart.ts';
import type { FactId } from '../../engine/chart/facts.ts';
import { factOf } from '../../engine/chart/form.ts';
import { mayBecomePregnant } from '../../engine/chart/more-asked.ts';
import type { Fields } from '../../engine/kit/fields/fields.ts';
import { byWeight } from '../../engine/visit/decides-most.ts';
import { askedFor } from './fact-entries.ts';

/**
 * What a calculator misses, as it is asked: facts of the patient, what decides most first, and what is chosen in the calculator itself.
 * That is what tells nothing of the patient, and what is known already in a way its form has no answer for (0 mg of metformin).
 */
export function missingOf(
  paths: readonly string[],
  fields: Fields,
  chart: Chart,
): { readonly facts: readonly FactId[]; readonly questions: readonly string[] } {
  const isKnown = (fact: FactId): boolean => chart[fact] !== undefined && problemOf(fact, chart[fact]) === undefined;
  const asked = paths.map((path) => {
    const field = fields[path];
    const fact = field && factOf(field);
    return { path, facts: fact ? askedFor(fact, chart).filter((one) => !isKnown(one)) : [] };
  });
  const facts = byWeight([...new Set(asked.flatMap(({ facts }) => facts))]);
  // It decides most where it can be; a form asks it at any age.
  const last: readonly FactId[] = mayBecomePregnant(chart) ? [] : facts.filter((fact) => fact === 'pregnancy');
  return {
    facts: [...facts.filter((fact) => !last.includes(fact)), ...last],
    questions: asked.filter(({ facts }) => facts.length === 0).map(({ path }) => path),
  };
}

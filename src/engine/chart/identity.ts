import { type Chart, factValue } from './chart.ts';
import { fullYears } from './day.ts';

/** Who somebody is does not change from one visit to the next; the age does as the calendar says. */
export const identityFacts = ['sex', 'age', 'height'] as const;
export type IdentityFact = (typeof identityFacts)[number];

/** What two charts say of who it is; what either does not know is in neither list. */
export interface Likeness {
  readonly agrees: readonly IdentityFact[];
  readonly differs: readonly IdentityFact[];
}

/** Two measurements of one grown person's height may lie so far apart: cm. A choice of this product. */
const heightTolerance = 2;

/** Whether one person can have been `age` at `on` and `later` at `until`, all whole years: each birthday between counts, and there may be one more. */
function sameAge(age: number, on: string, later: number, until: string): boolean {
  const [first, last] = on <= until ? [age, later] : [later, age];
  const [from, to] = on <= until ? [on, until] : [until, on];
  const { years, exact } = fullYears(from, to);
  const grown = last - first;
  return grown === years || (!exact && grown === years + 1);
}

/** Whether two charts, each of a day (yyyy-mm-dd), can be one person's. A fact's own day counts before the chart's. Examples tell nothing. */
export function likeness(one: Chart, oneOn: string, other: Chart, otherOn: string): Likeness {
  const agrees: IdentityFact[] = [];
  const differs: IdentityFact[] = [];
  const known = (chart: Chart, fact: IdentityFact): boolean =>
    factValue(chart, fact) !== undefined && chart[fact]?.from !== 'example';
  for (const fact of identityFacts) {
    if (!known(one, fact) || !known(other, fact)) continue;
    const same = {
      sex: () => factValue(one, 'sex') === factValue(other, 'sex'),
      height: () => Math.abs((factValue(one, 'height') ?? 0) - (factValue(other, 'height') ?? 0)) <= heightTolerance,
      age: () =>
        sameAge(
          factValue(one, 'age') ?? 0,
          one['age']?.on ?? oneOn,
          factValue(other, 'age') ?? 0,
          other['age']?.on ?? otherOn,
        ),
    }[fact]();
    (same ? agrees : differs).push(fact);
  }
  return { agrees, differs };
}

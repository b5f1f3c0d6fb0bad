import type { TakenChart } from '../../src/engine/fhir/chart.ts';
import type { Entry } from './figures.ts';
import { independentReading } from './independent.ts';

/** How the product's reading stands to the independent one: the same, put as a question, told beside a newer one that was not taken, or otherwise. */
type How = 'same' | 'asked' | 'marked' | 'differs';
export type Tally = Record<How, number>;
export interface Compared {
  readonly fact: string;
  readonly how: How;
  readonly says: string;
}

const isSame = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= Math.max(Math.abs(b) * 0.002, 1e-9) : a === b;

/** What the independent reading says, each beside what the product says of the same fact. */
export function compare(taken: TakenChart, entries: readonly Entry[], on: string): Compared[] {
  const expected = independentReading(entries, on);
  const seen = new Set<string>();
  return expected.flatMap(({ fact, value, day }): Compared[] => {
    if (seen.has(`${fact} ${value}`)) return [];
    seen.add(`${fact} ${value}`);
    const say = (how: How, said: string): Compared[] => [
      { fact, how, says: `${value}${day ? ` of ${day}` : ''}, the product: ${said}` },
    ];
    if (!taken.ok) return say('differs', taken.reason);
    const known = taken.facts.find((each) => each.fact === fact);
    // A medicine's own fact may be a dose or an intensity: that it is there is what both say.
    const isThere =
      value === true && known !== undefined && known.known.value !== false && known.known.value !== 'none';
    if (known && (isSame(known.known.value, value) || isThere)) return say('same', '');
    const isAsked = taken.questions.some(({ facts }) => (facts as readonly string[]).includes(fact));
    if (isAsked) return say('asked', '');
    if (known?.newer) return say('marked', '');
    return say('differs', known ? `${known.known.value} of ${known.known.on}` : 'nothing');
  });
}

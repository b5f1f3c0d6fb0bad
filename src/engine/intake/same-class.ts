import type { FactId } from '../chart/facts.ts';
import type { MedicineEntry } from './medicine-entries.ts';
import type { MedicineItem } from './items.ts';
import type { Open, Text } from './text.ts';

/** Classes of which two medicines are asked about. */
const classes: readonly FactId[] = ['sulfonylurea', 'dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'rasInhibitor'];

/** One medicine that is taken now: its name, folded, with its place and what it stands for. */
export interface TakenName {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly entry: MedicineEntry;
}

/** Two substances of one class in a list are asked about: both may be taken, or one took the other's place. A name without one is taken for none. */
export function askSameClass(taken: readonly TakenName[]): readonly Open[] {
  return classes.flatMap((fact): Open[] => {
    const found = taken.filter(({ entry }) => entry.substance !== undefined && entry.flags.includes(fact));
    const last = found.findLast(({ entry }) => entry.substance !== found[0]?.entry.substance) && found.at(-1);
    if (!last) return [];
    return [
      {
        facts: ['sameClassTwice'],
        choices: [{ value: fact }, { value: 'none' }],
        from: last.from,
        to: last.to,
        why: 'which',
      },
    ];
  });
}

/** “semaglutide 2.4 (Wegovy) x 14/12”: whether brackets hold the other name of what stands before them. */
export function isOtherName({ tokens, items }: Text, item: MedicineItem): boolean {
  if (tokens[item.first - 1]?.text !== '(') return false;
  const before = items.findLast(({ end }) => end < item.first);
  return (
    before?.kind === 'medicine' &&
    before.end > item.first - 5 &&
    before.entry.flags.length > 0 &&
    before.entry.flags.join() === item.entry.flags.join()
  );
}

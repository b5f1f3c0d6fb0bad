import type { FactId } from '../chart/facts.ts';
import { fold, formsOf, plainWord } from './fold.ts';
import { isOneOff } from './misspelt.ts';
import { type MedicineEntry, medicineEntry } from './medicine-entries.ts';
import { medicineNames } from './names/medicines.ts';
import { strongInhibitorNames } from './strong-inhibitor-names.ts';

/** A medicine by one of its names: generic, brand, class or abbreviation, as it is written in the list. */
export interface FoundMedicine {
  readonly name: string;
  /** What its name says of a patient who takes it; empty where it is known and sets nothing. */
  readonly facts: readonly FactId[];
}
interface Listed extends FoundMedicine {
  readonly key: string;
  /** The words of the name, each as it may be asked for. */
  readonly words: readonly string[];
}

/** Without gaps and marks; an Arabic word without its article. */
const keyOf = (text: string): string => wordsOf(text).join('');
const wordsOf = (text: string): readonly string[] =>
  (fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => formsOf(plainWord(word))[0] ?? word);

const factsOf = ({
  flags,
  metformin,
  basalUnits,
  weeklyInsulinUnits,
  statin,
  which,
}: MedicineEntry): readonly FactId[] => [
  ...(metformin ? (['metformin'] as const) : []),
  ...flags,
  ...(basalUnits ? (['basalUnits'] as const) : []),
  ...(weeklyInsulinUnits ? (['weeklyInsulinUnits'] as const) : []),
  ...(statin || which === 'statin' ? (['statin'] as const) : []),
];

function listed(): readonly Listed[] {
  const all = new Map<string, Listed>();
  let facts: readonly FactId[] = [];
  for (const line of (medicineNames + strongInhibitorNames).split('\n')) {
    if (line.startsWith('= ')) facts = factsOf(medicineEntry(line.slice(2)));
    else
      for (const written of line.split(' | ').filter(Boolean)) {
        const name = written.replace(/^[~^]/, '');
        const key = keyOf(name);
        if (!all.has(key)) all.set(key, { name, facts, key, words: wordsOf(name) });
      }
  }
  return [...all.values()];
}
let list: readonly Listed[] | undefined;

/** How well a name answers what was asked, the least the best; undefined where it does not. */
function rankOf({ key, words }: Listed, asked: string): number | undefined {
  if (key === asked) return 0;
  if (key.startsWith(asked)) return 1;
  if (words.some((word) => word.startsWith(asked))) return 2;
  if (asked.length >= 4 && key.includes(asked)) return 3;
  // One letter off, also while it is still being written.
  const begun = [key, key.slice(0, asked.length), key.slice(0, asked.length + 1)];
  return asked.length >= 5 && key[0] === asked[0] && begun.some((part) => isOneOff(part, asked)) ? 4 : undefined;
}

/** Medicines by the beginning of any of their names, in Latin or Arabic script; those that set a fact first. */
export function findMedicines(text: string, most = 8): readonly FoundMedicine[] {
  const asked = keyOf(text.slice(0, 60));
  if (asked.length < 2) return [];
  list ??= listed();
  return list
    .flatMap((one) => {
      const rank = rankOf(one, asked);
      return rank === undefined ? [] : [{ one, rank: rank + (one.facts.length === 0 ? 0.5 : 0) }];
    })
    .sort((a, b) => a.rank - b.rank || a.one.key.length - b.one.key.length || (a.one.key < b.one.key ? -1 : 1))
    .slice(0, most)
    .map(({ one: { name, facts } }) => ({ name, facts }));
}

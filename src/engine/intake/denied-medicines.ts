import type { FactId } from '../chart/facts.ts';
import type { MedicineItem } from './items.ts';
import type { DeniedPlace, Said, Statement } from './text.ts';

const bothRas = /ras|acei?(?: inhibitors?)? ?(?:\/|or|and|&) ?arb/;

/** What the denial of a medicine sets: only where its name is that of the whole class. */
export function deny(item: MedicineItem, name: string, place: DeniedPlace, said: Said): void {
  const { entry } = item;
  const say = (fact: FactId, value: Statement['value']): void => void said.statements.push({ fact, value, ...place });
  if (entry.head === 'metformin') say('metformin', 0);
  else if (entry.which === 'insulin') {
    say('basalInsulin', false);
    say('mealtimeInsulin', false);
  } else if (entry.which === 'statin') say('statin', 'none');
  // Who takes no ACE inhibitor may take a blocker of the receptor.
  else if (entry.flags[0] === 'rasInhibitor' && !bothRas.test(name)) return;
  else if (entry.ofClass && entry.flags.length === 1) say(entry.flags[0] as FactId, false);
}

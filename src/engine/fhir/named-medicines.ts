import type { FactId } from '../chart/facts.ts';
import { isMedicine } from '../plan/actions.ts';
import type { Found } from './gather.ts';
import { recordsAt, textAt } from './plain.ts';
import { dosagesOf } from './taken-now.ts';

type Body = Found['body'];

/** A line of a prescription is shorter; nobody takes more. */
const [longest, most] = [120, 60];
/** A dose in words that may stand behind a name. */
const longestDose = 60;

const asOneLine = (text: string): string =>
  text
    .slice(0, 4 * longest)
    .split(/[;؛\n\r]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ')
    .slice(0, longest);

/** A medicine that is taken, in the words a file has for it and for its dose; undefined where it has a code alone. */
export function writtenMedicine({ body }: Found, concepts: readonly Body[]): string | undefined {
  const [name] = concepts.flatMap((concept) => [
    ...[textAt(concept, 'text')].flatMap((text) => text ?? []),
    ...recordsAt(concept, 'coding').flatMap((coding) => textAt(coding, 'display') ?? []),
  ]);
  const dosages = dosagesOf(body);
  const dose = dosages.length === 1 ? (textAt(dosages[0], 'text') ?? '') : '';
  const fits = dose !== '' && dose.length <= longestDose && !name?.toLowerCase().includes(dose.toLowerCase());
  const words = name === undefined ? '' : asOneLine(fits ? `${name}, ${dose}` : name);
  return words === '' ? undefined : words;
}

/** The words of a medicine that an observation of ours was noted with. */
export const wordsOfOurs = (fact: FactId, body: Body): readonly string[] =>
  isMedicine(fact)
    ? recordsAt(body, 'note').flatMap((note) => (textAt(note, 'text') ?? '').split(';').map(asOneLine).filter(Boolean))
    : [];

/** Each once, whatever its capitals. */
export function eachOnce(medicines: readonly string[]): readonly string[] {
  const met = new Map(medicines.map((one) => [one.toLowerCase(), one] as const).toReversed());
  return medicines.filter((one) => met.get(one.toLowerCase()) === one && met.delete(one.toLowerCase())).slice(0, most);
}

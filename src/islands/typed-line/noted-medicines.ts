import { limits } from '../../api/contract.ts';
import { notedMedicines as ar } from '../../content/ui/ar/noted-medicines.ts';
import { notedMedicines as en } from '../../content/ui/en/noted-medicines.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';

export const notedLabel: Readonly<Record<Locale, string>> = { en: en.label, ar: ar.label };
const begun = Object.values(notedLabel).map((label) => `${label}:`);
const isOfMedicines = (line: string): boolean => begun.some((label) => line.startsWith(label));

/** The medicines that notes name in the line for them, whichever language it is labelled in. */
export const medicinesIn = (notes: string): readonly string[] =>
  notes
    .split('\n')
    .filter(isOfMedicines)
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(/[;؛]/))
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The notes without the line for medicines: where these stand in a list of their own. */
export const withoutMedicineLine = (notes: string): string =>
  notes
    .split('\n')
    .filter((line) => !isOfMedicines(line))
    .join('\n')
    .trim();

/** A medicine's name without its dose: what stands before the first figure that is no part of a word. */
const nameOf = (medicine: string): string => (medicine.split(/\s\p{Nd}/u)[0] ?? '').trim().toLowerCase();

/** Medicines that the notes do not name yet, or only with another dose. */
export function missingIn(notes: string, named: readonly string[]): readonly string[] {
  const there = medicinesIn(notes);
  // A bare name says nothing that the same name with its dose does not.
  return named.filter((one) => !there.some((noted) => noted === one || nameOf(noted) === one.toLowerCase()));
}

/** The notes with just these medicines in the line for them, which stands where it stood, else at the end. */
function withLine(notes: string, medicines: readonly string[], locale: Locale): string {
  const lines = notes.trim() === '' ? [] : notes.trimEnd().split('\n');
  const at = lines.findIndex(isOfMedicines);
  const label = begun.find((one) => lines[at]?.startsWith(one)) ?? `${notedLabel[locale]}:`;
  const before = at < 0 ? lines : lines.slice(0, at);
  const after = at < 0 ? [] : lines.slice(at + 1).filter((line) => !isOfMedicines(line));
  return [...before, ...(medicines.length > 0 ? [`${label} ${medicines.join('; ')}`] : []), ...after].join('\n');
}

/** The notes with more medicines, none of them twice: what stands there of the same name with another dose gives way. */
export function withMedicines(notes: string, named: readonly string[], locale: Locale): string {
  const missing = missingIn(notes, named);
  if (missing.length === 0) return notes;
  const renewed = new Set(missing.map(nameOf));
  const stays = medicinesIn(notes).filter((one) => named.includes(one) || !renewed.has(nameOf(one)));
  return withLine(notes, [...stays, ...missing], locale);
}

/** Whether the notes have room for these. */
export const fitsInto = (notes: string, medicines: readonly string[], locale: Locale): boolean =>
  withMedicines(notes, medicines, locale).length <= limits.notesLength;

/** Medicines named elsewhere that these notes do not name, with whatever dose. */
export function lentMedicines(elsewhere: readonly string[], notes: string): readonly string[] {
  const there = new Set(medicinesIn(notes).map(nameOf));
  return elsewhere.filter((one) => !there.has(nameOf(one)));
}

/** What a line put into the notes, and what stood there before it. */
export interface KeptMedicines {
  readonly added: readonly string[];
  readonly before: readonly string[];
}
export const noneKept: KeptMedicines = { added: [], before: [] };

/** Remembers what is about to be put into the notes; of several times what stood there first. */
export function keeping({ added, before }: KeptMedicines, notes: string, named: readonly string[]): KeptMedicines {
  const ours = added.filter((one) => medicinesIn(notes).includes(one));
  return {
    added: [...ours, ...missingIn(notes, named)],
    before: ours.length > 0 ? before : medicinesIn(notes),
  };
}

/** What still stands as it was put there. */
export const standingMedicines = ({ added }: KeptMedicines, notes: string): readonly string[] =>
  added.filter((one) => medicinesIn(notes).includes(one));

/** The notes without what was put there, and with what gave way to it; all else of them stays. */
export function withoutMedicines(notes: string, kept: KeptMedicines, locale: Locale): string {
  const ours = standingMedicines(kept, notes);
  if (ours.length === 0) return notes;
  const now = medicinesIn(notes);
  const gaveWay = new Set(ours.map(nameOf));
  return withLine(
    notes,
    [
      ...kept.before.filter((one) => now.includes(one) || gaveWay.has(nameOf(one))),
      ...now.filter((one) => !ours.includes(one) && !kept.before.includes(one)),
    ],
    locale,
  );
}

/** What a new visit takes over of the notes of the one before: the medicines, as they are written. */
export function carriedOver(notes: string): string {
  return notes
    .split('\n')
    .filter((line) => isOfMedicines(line) && medicinesIn(line).length > 0)
    .join('\n');
}

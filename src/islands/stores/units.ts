import { persistentUnits } from './storage.ts';
import { atom } from 'nanostores';
import type { Concept, Unit, UnitChoice } from '../../engine/kit/fields/concept.ts';
import { concepts } from '../../engine/clinical/concepts.ts';

/** Which units this reader prefers; remembered, never sent anywhere. */
export const $units = atom<UnitChoice>({});

/** Every concept measured alike changes together: who reads fasting glucose in mmol/L reads them all so. */
function family(concept: Concept): Concept[] {
  return (Object.values(concepts) as Concept[]).filter(
    (other) =>
      other.unit === concept.unit &&
      other.other?.unit === concept.other?.unit &&
      other.other?.factor === concept.other?.factor,
  );
}

export function restoreUnits(): void {
  const kept = persistentUnits.read();
  // Whoever chose none has what the page was drawn with: said anew, it would draw every field again.
  if (Object.keys(kept).length > 0 || Object.keys($units.get()).length > 0) $units.set(kept);
}

export function chooseUnit(concept: Concept, unit: Unit): void {
  // A calculator's own quantity is of no family.
  const next = { ...$units.get(), ...Object.fromEntries([concept, ...family(concept)].map(({ id }) => [id, unit])) };
  $units.set(next);
  persistentUnits.write(next);
}

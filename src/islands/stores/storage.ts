import type { UnitChoice } from '../../engine/kit/fields/concept.ts';

/** Storage that may be refused (private windows, full disk): reading gives the fallback, writing is best effort. */
export function stored<T>(area: () => Storage, key: string, fallback: T, isValid: (value: unknown) => value is T) {
  return {
    read(): T {
      try {
        const text = area().getItem(key);
        const value: unknown = text === null ? undefined : JSON.parse(text);
        return isValid(value) ? value : fallback;
      } catch {
        return fallback;
      }
    },
    write(value: T): void {
      try {
        area().setItem(key, JSON.stringify(value));
      } catch {
        // Nothing to tell the reader: the value simply is not remembered.
      }
    },
    clear(): void {
      try {
        area().removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}

const isUnitChoice = (value: unknown): value is UnitChoice =>
  typeof value === 'object' && value !== null && Object.values(value).every((unit) => typeof unit === 'string');

/** Kept until the browser session ends: a statement about the person at the screen, not about a patient. */
export const clinicianConfirmed = stored<boolean>(
  () => sessionStorage,
  'draft:clinician',
  false,
  (value): value is boolean => value === true,
);

export const persistentUnits = stored<UnitChoice>(() => localStorage, 'units', {}, isUnitChoice);

import type { UnitChoice } from '../../engine/kit/fields/concept.ts';

/**
 * Storage that may be refused (private windows, full disk): reading gives the fallback, writing is best effort. What could not be written
 * is not remembered at all: what stood there before may be another patient, or an older figure that would come back as today's.
 */
export function stored<T>(area: () => Storage, key: string, fallback: T, isValid: (value: unknown) => value is T) {
  function clear(): void {
    try {
      area().removeItem(key);
    } catch {
      // As where nothing can be written.
    }
  }
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
      const text = JSON.stringify(value);
      try {
        area().setItem(key, text);
      } catch {
        clear();
        try {
          // What stood there has made room.
          area().setItem(key, text);
        } catch {
          // Nothing to tell the reader: the value simply is not remembered.
        }
      }
    },
    clear,
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

import type { Medicine } from '../plan/actions.ts';
import type { Exclusion } from '../plan/resolve.ts';

/** What a medicine is begun for. For glucose more is closed: another class would do. */
export type Purpose = 'glucose' | 'protection';
/** By medicine whether it is closed for everything, or for glucose alone. */
export type Closed = ReadonlyMap<Medicine, 'everything' | 'glucose'>;
export const nothingClosed: Closed = new Map();

/** Gates and what rules close, read once for every choice: a plan's last word and the choice before it cannot differ. */
export function closedOf(exclusions: readonly Exclusion[]): Closed {
  const closed = new Map<Medicine, 'everything' | 'glucose'>();
  for (const { medicine, forGlucose } of exclusions)
    if (!forGlucose) closed.set(medicine, 'everything');
    else if (!closed.has(medicine)) closed.set(medicine, 'glucose');
  return closed;
}

/** Whether a medicine may be begun or raised for a purpose. Asked by rules that choose (`chooses`), after everything that closes one. */
export function isOpenFor({ closed }: { readonly closed: Closed }, medicine: Medicine, purpose: Purpose): boolean {
  const by = closed.get(medicine);
  return by === undefined || (by === 'glucose' && purpose === 'protection');
}

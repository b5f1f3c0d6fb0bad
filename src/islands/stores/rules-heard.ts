import { engineVersion } from '../../engine/kit/version.ts';
import { stored } from './storage.ts';

/**
 * What this browser last heard about the rules: when it asked, and which versions the operator has withdrawn (decision 41).
 * Kept on the device, so that a page without a network still says it. Nothing about anybody.
 */
interface Heard {
  /** Milliseconds since 1970; 0 where nobody has been asked yet. */
  readonly at: number;
  readonly withdrawn: readonly string[];
}

const isHeard = (value: unknown): value is Heard =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'withdrawn' in value &&
  Array.isArray(value.withdrawn) &&
  value.withdrawn.every((version) => typeof version === 'string');

const slot = stored<Heard>(() => localStorage, 'rules', { at: 0, withdrawn: [] }, isHeard);
const day = 24 * 60 * 60_000;
/** After so many days without asking, the reader is told. */
const longestUnchecked = 30 * day;

export function keepHeard(withdrawn: readonly string[], now = Date.now()): void {
  slot.write({ at: now, withdrawn });
}

/** Why these rules are not to be used as they are: `withdrawn`, a moment since which nobody has asked, or nothing. */
export function concern(now = Date.now()): 'withdrawn' | number | null {
  const { at, withdrawn } = slot.read();
  if (withdrawn.includes(engineVersion)) return 'withdrawn';
  return at > 0 && now - at > longestUnchecked ? at : null;
}

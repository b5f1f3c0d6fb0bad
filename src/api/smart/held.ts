// What record systems have granted, in this process's memory alone, never written anywhere. A restart forgets it: the launch is made again.
import type { RecordSystem } from './environment.mjs';

/** Sent there, and not back yet. */
interface Away {
  readonly kind: 'away';
  readonly system: RecordSystem;
}
/** Granted: for one patient, and for one session of ours, the first that asks where nobody was signed in. */
export interface Granted {
  /** To read the record, once; then, where that was granted too, to write a document, once. */
  readonly kind: 'granted' | 'writable';
  readonly mayWrite: boolean;
  readonly system: RecordSystem;
  readonly accessToken: string;
  readonly patient: string;
  session: string | undefined;
}
type Held = (Away | Granted) & { readonly until: number };

const mostHeld = 1000;
const held = new Map<string, Held>();

function forgetOld(now: number): void {
  for (const [key, { until }] of held) if (until <= now) held.delete(key);
  // The one held for the longest time makes room.
  for (const key of held.keys()) {
    if (held.size < mostHeld) return;
    held.delete(key);
  }
}

/** `milliseconds` from now, by a clock that only goes forward. */
export function hold(key: string, what: Away | Granted, milliseconds: number): void {
  const now = performance.now();
  held.delete(key);
  forgetOld(now);
  held.set(key, { ...what, until: now + milliseconds });
}

/** What is held under this key; a launch that comes back is taken out, so that it comes back once. */
export function takeAway(key: string): Away | undefined {
  const found = held.get(key);
  if (found?.kind !== 'away') return undefined;
  held.delete(key);
  return found.until > performance.now() ? found : undefined;
}

/** What was granted, for this session and no other: another one's question ends it. */
export function grantOf(
  key: string,
  session: string,
  kind: Granted['kind'] = 'granted',
): (Granted & { readonly until: number }) | undefined {
  const found = held.get(key);
  if (!found || found.kind === 'away' || found.kind !== kind) return undefined;
  if (found.until <= performance.now() || (found.session !== undefined && found.session !== session)) {
    held.delete(key);
    return undefined;
  }
  found.session = session;
  return found;
}

export function forget(key: string): void {
  held.delete(key);
}

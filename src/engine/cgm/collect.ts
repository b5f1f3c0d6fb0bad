import type { Amount } from './amounts.ts';
import type { Moment } from './moments.ts';
import type { DateOrder, Reason, Unit } from './types.ts';

/** A row that would be a reading if its time and value hold. */
interface Candidate {
  readonly moment: Moment | undefined;
  readonly amount: Amount | undefined;
  readonly device: number;
}

/** What a vendor's file hands over: every row is a candidate or counted as left out. */
export interface Collected {
  readonly candidates: Candidate[];
  readonly ignored: Map<Reason, number>;
  /** Orders of day and month that any date of the file proves. */
  readonly shown: Set<DateOrder>;
  /** Number of each device's key, and the model it is known by. */
  readonly devices: Map<string, number>;
  readonly names: string[];
  /** What the header says. */
  unit?: Unit;
  /** Values under 39 are codes of the device (Nightscout). */
  codes?: true;
  /** Every time read so far is of the world's clock and not the wearer's. */
  utc?: boolean;
  /** Values of several persons. */
  severalPeople?: true;
  /** The cells of what this file cannot be: another vendor's header, a header whose rows mean nothing known. */
  foreign?: readonly string[];
}

export const collection = (): Collected => ({
  candidates: [],
  ignored: new Map(),
  shown: new Set(),
  devices: new Map(),
  names: [],
});

export function leaveOut(into: Collected, reason: Reason): void {
  into.ignored.set(reason, (into.ignored.get(reason) ?? 0) + 1);
}

/** Notes what a date proves, whatever its row is. */
export function seen(into: Collected, moment: Moment | undefined): Moment | undefined {
  if (moment?.shows) into.shown.add(moment.shows);
  return moment;
}

/** A device's number; what it is called is asked only the first time. */
export function deviceOf(into: Collected, key: string, name: () => string): number {
  const known = into.devices.get(key);
  if (known !== undefined) return known;
  const device = into.devices.size;
  into.devices.set(key, device);
  into.names.push(name());
  return device;
}

import type { Reading } from './types.ts';

/** A reading with what decides about it: its device, and its value in the file's unit. */
export interface Placed extends Reading {
  readonly device: number;
}

const models: readonly (readonly [written: RegExp, name: string])[] = [
  [/stelo/i, 'Dexcom Stelo'],
  [/dexcom\s?one\s?\+/i, 'Dexcom ONE+'],
  [/dexcom\s?one\b/i, 'Dexcom ONE'],
  [/(^|dex(com)?|\W)[\s_-]?g7/i, 'Dexcom G7'],
  [/(^|dex(com)?|\W)[\s_-]?g6/i, 'Dexcom G6'],
  [/(^|dex(com)?|\W)[\s_-]?g5/i, 'Dexcom G5'],
  [/(^|dex(com)?|\W)[\s_-]?g4/i, 'Dexcom G4'],
  [/libre\s?3\s?plus/i, 'FreeStyle Libre 3 Plus'],
  [/libre\s?3/i, 'FreeStyle Libre 3'],
  [/libre\s?2\s?plus/i, 'FreeStyle Libre 2 Plus'],
  [/libre\s?2/i, 'FreeStyle Libre 2'],
  [/libre\s?pro/i, 'FreeStyle Libre Pro'],
  [/nightscout-librelink-up|libre\s?link\s?up/i, 'LibreLinkUp'],
  [/libre\s?link/i, 'FreeStyle LibreLink'],
  [/libre/i, 'FreeStyle Libre'],
  [/lingo/i, 'Lingo'],
  [/guardian/i, 'Guardian'],
  [/minimed|medtronic|paradigm|mmt-|\b[567]\d0g\b/i, 'Medtronic'],
  [/eversense/i, 'Eversense'],
  [/aidex|linx/i, 'AiDEX'],
  [/sibionics|\bgs1\b/i, 'Sibionics GS1'],
  [/touchcare|medtrum/i, 'Medtrum'],
  [/omnipod|insulet|insomn/i, 'Omnipod'],
  [/minimed|medtronic|paradigm/i, 'Medtronic'],
  [/tandem|t:?slim/i, 'Tandem'],
  [/xdrip/i, 'xDrip'],
  [/spike/i, 'Spike'],
  [/share2|dex(com)?/i, 'Dexcom'],
  [/^openaps/i, 'OpenAPS'],
  [/^loop/i, 'Loop'],
  [/^trio/i, 'Trio'],
  [/aaps/i, 'AndroidAPS'],
];

/**
 * The model a device's text names, from a closed list: what stands around it may be a serial number or somebody's phone.
 * Empty where none is known.
 */
export function modelIn(text: string): string {
  return models.find(([written]) => written.test(text))?.[1] ?? '';
}

const earlier = (a: Placed, b: Placed): number =>
  a.at - b.at || a.mgdl - b.mgdl || Number(a.low ?? false) - Number(b.low ?? false) || a.device - b.device;

/** The same device, second and value counts once. */
function withoutDuplicates(sorted: readonly Placed[]): Placed[] {
  return sorted.filter(({ at, mgdl, low, high }, index) => {
    const before = sorted[index - 1];
    return !(before && before.at === at && before.mgdl === mgdl && before.low === low && before.high === high);
  });
}

/** Minutes between readings: the median of the positive differences between neighbours, whole, at least 1; 5 where there is none. */
export function intervalOf(sorted: readonly { readonly at: number }[]): number {
  const steps: number[] = [];
  for (let index = 1; index < sorted.length; index += 1) {
    const step = (sorted[index]?.at ?? 0) - (sorted[index - 1]?.at ?? 0);
    if (step > 0) steps.push(step);
  }
  if (steps.length === 0) return 5;
  const ordered = Float64Array.from(steps).sort();
  const middle = ordered.length / 2;
  const median = ((ordered[Math.ceil(middle) - 1] ?? 0) + (ordered[Math.floor(middle)] ?? 0)) / 2;
  return Math.max(1, Math.round(median / 60));
}

/** The readings of a later device that stand at least `interval` minutes from each that is already taken. */
function apartFrom(taken: readonly Placed[], later: readonly Placed[], interval: number): Placed[] {
  let next = 0;
  return later.filter(({ at }) => {
    while (next < taken.length && (taken[next]?.at ?? 0) < at) next += 1;
    const after = taken[next];
    const before = taken[next - 1];
    return !(after && after.at - at < interval * 60) && !(before && at - before.at < interval * 60);
  });
}

/** One wearer's readings, ascending, from what one or several devices wrote. */
export function merged(readings: readonly Placed[]): { taken: Placed[]; duplicates: number; others: number } {
  const byDevice = new Map<number, Placed[]>();
  for (const reading of readings) {
    const own = byDevice.get(reading.device);
    if (own) own.push(reading);
    else byDevice.set(reading.device, [reading]);
  }
  const devices = [...byDevice.values()]
    .map((own) => withoutDuplicates(own.sort(earlier)))
    .sort((a, b) => b.length - a.length || (a[0]?.at ?? 0) - (b[0]?.at ?? 0) || (a[0]?.mgdl ?? 0) - (b[0]?.mgdl ?? 0));
  const single = devices.reduce((sum, own) => sum + own.length, 0);
  let taken = devices[0] ?? [];
  for (const later of devices.slice(1)) {
    const more = apartFrom(taken, later, intervalOf(taken));
    if (more.length > 0) taken = taken.concat(more).sort(earlier);
  }
  return { taken, duplicates: readings.length - single, others: single - taken.length };
}

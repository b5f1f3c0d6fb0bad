import type { Reading } from './types.ts';

/** Neighbours further apart than this end an episode and every run, seconds. */
const longestGap = 45 * 60;
/** What makes and ends an episode, minutes. */
const lasting = 15;

/** A stretch below a limit: from its first to its last reading below it. */
export interface Episode {
  readonly from: number;
  readonly to: number;
  readonly lowest: number;
}

/**
 * Episodes below a limit: as many readings in a row as fill 15 minutes begin one, as many at or above it end it, fewer do
 * not; a gap over 45 minutes ends it and every run. `interval` in minutes.
 */
export function episodesOf(
  readings: readonly Reading[],
  interval: number,
  isBelow: (reading: Reading) => boolean,
): Episode[] {
  const enough = Math.max(1, Math.ceil(lasting / interval));
  const found: Episode[] = [];
  let open: Episode | undefined;
  let run: Reading[] = [];
  let above = 0;
  let before: number | undefined;
  const end = (): void => {
    if (open) found.push(open);
    open = undefined;
    run = [];
    above = 0;
  };
  for (const reading of readings) {
    if (before !== undefined && reading.at - before > longestGap) end();
    before = reading.at;
    if (isBelow(reading)) {
      above = 0;
      run.push(reading);
      if (open || run.length === enough)
        open = {
          from: open?.from ?? run[0]?.at ?? reading.at,
          to: reading.at,
          lowest: Math.min(open?.lowest ?? Number.POSITIVE_INFINITY, ...run.map(({ mgdl }) => mgdl)),
        };
      if (open) run = [];
    } else {
      run = [];
      above += 1;
      if (above === enough) end();
    }
  }
  end();
  return found;
}

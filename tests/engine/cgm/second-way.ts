import type { Reading } from '../../../src/engine/cgm/index.ts';

/** The figures of a recording by other means than the product's: whole lists, sums of squares, words for runs. */
export function secondWay(readings: readonly Reading[], unit: 'mg/dL' | 'mmol/L') {
  const shown = readings.map(({ mgdl, low, high }) => {
    if (low) return Number.NEGATIVE_INFINITY;
    if (high) return Number.POSITIVE_INFINITY;
    return unit === 'mg/dL' ? mgdl : Number((mgdl / 18.0156).toFixed(5));
  });
  const [veryLow, low, high, veryHigh] = unit === 'mg/dL' ? [54, 70, 180, 250] : [3, 3.9, 10, 13.9];
  const share = (holds: (value: number) => boolean): number => (shown.filter(holds).length / shown.length) * 100;
  const amounts = readings.map(({ mgdl }) => mgdl);
  const n = amounts.length;
  const total = amounts.reduce((a, b) => a + b, 0);
  const variance = (amounts.reduce((a, b) => a + b * b, 0) - (total * total) / n) / (n - 1);
  const minutes = readings.map(({ at }) => at / 60);
  const steps = minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? 0));
  const ordered = steps.filter((step) => step > 0).sort((a, b) => a - b);
  const middle = (ordered.length - 1) / 2;
  const interval = Math.max(
    1,
    Math.round(((ordered[Math.floor(middle)] ?? 5) + (ordered[Math.ceil(middle)] ?? 5)) / 2),
  );
  const span = (minutes.at(-1) ?? 0) - (minutes[0] ?? 0);

  /** Each reading as a letter, a gap as a bar: runs are then a matter of words. */
  const episodes = (limit: number): number => {
    const letters = shown
      .map((value, index) => `${(steps[index - 1] ?? 0) > 45 ? '|' : ''}${value < limit ? 'b' : 'a'}`)
      .join('');
    const k = Math.max(1, Math.ceil(15 / interval));
    return letters
      .split('|')
      .map((word) => word.split(new RegExp(`a{${k},}`)).filter((part) => part.includes('b'.repeat(k))).length)
      .reduce((a, b) => a + b, 0);
  };
  /** R's type 7: between the two neighbours of (n − 1) p, in proportion. */
  const quantile = (list: readonly number[], p: number): number => {
    const sorted = [...list].sort((a, b) => a - b);
    const h = (sorted.length - 1) * p;
    const [below, above] = [sorted[Math.floor(h)] ?? 0, sorted[Math.ceil(h)] ?? 0];
    return below * (1 - (h % 1)) + above * (h % 1);
  };
  return {
    figures: {
      readings: n,
      days: span / 1440,
      interval,
      wearPercent: Math.min(100, (n * interval * 100) / (span + interval)),
      meanMgdl: total / n,
      sd: Math.sqrt(variance),
      cv: (Math.sqrt(variance) / (total / n)) * 100,
      gmi: 3.31 + 0.02392 * (total / n),
      below54: share((value) => value < veryLow),
      below70: share((value) => value < low),
      inRange: share((value) => value >= low && value <= high),
      above180: share((value) => value > high),
      above250: share((value) => value > veryHigh),
    },
    episodes: { below70: episodes(low), below54: episodes(veryLow) },
    hours: Array.from({ length: 24 }, (_, hour) => {
      const own = readings.filter(({ at }) => new Date(at * 1000).getUTCHours() === hour).map(({ mgdl }) => mgdl);
      if (own.length === 0) return { n: 0 };
      const [p5, p25, p50, p75, p95] = [0.05, 0.25, 0.5, 0.75, 0.95].map((p) => quantile(own, p));
      return { n: own.length, p5, p25, p50, p75, p95 } as Record<string, number>;
    }),
  };
}

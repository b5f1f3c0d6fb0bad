/** A linear scale with round ticks. `toShare` gives 0 at the low end and 1 at the high end. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  toShare(value: number): number;
}

/** The round step (1, 2 or 5 times a power of ten) that cuts a span into about `wanted` parts. */
function roundStep(span: number, wanted: number): number {
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = rough / power;
  return (factor > 5 ? 10 : factor > 2 ? 5 : factor > 1 ? 2 : 1) * power;
}

/** A scale that holds every value with a little air, its ends on ticks where that costs little. */
export function scaleFor(values: readonly number[], wanted = 5): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const span = most - least || Math.max(1, Math.abs(most) * 0.1);
  const step = roundStep(span * 1.1, wanted);
  const low = Math.floor((least - span * 0.06) / step) * step;
  const high = Math.ceil((most + span * 0.06) / step) * step;
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) =>
    Number((low + at * step).toFixed(6)),
  );
  return { low, high, ticks, toShare: (value) => (value - low) / (high - low) };
}

/** The values, and where they lie nearer together than `span`, its ends around them. */
export function withRoom(values: readonly number[], span: number): readonly number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = (span - (most - least)) / 2;
  return room > 0 ? [...values, least - room, most + room] : values;
}

/** Moves marks apart so that none is nearer than `gap` to the next, staying inside 0..1; keeps their order. */
export function spread(shares: readonly number[], gap: number): number[] {
  const order = shares.map((share, index) => ({ share, index })).sort((a, b) => a.share - b.share);
  for (let at = 1; at < order.length; at += 1) {
    const before = order[at - 1];
    const here = order[at];
    if (before && here && here.share - before.share < gap) here.share = before.share + gap;
  }
  const over = (order.at(-1)?.share ?? 0) - 1;
  if (over > 0) for (const mark of order) mark.share -= over;
  const placed = [...shares];
  for (const { share, index } of order) placed[index] = share;
  return placed;
}

/** How much of a 12-week change is seen after `week`: red cells turn over, so most of it comes early. Drawing only. */
export function shareOfChange(week: number, weeks: number): number {
  const pace = weeks / 3;
  return (1 - Math.exp(-week / pace)) / (1 - Math.exp(-weeks / pace));
}

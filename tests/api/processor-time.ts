// Whether something takes far more than its share of time for more to read.

/** Of this process alone, in milliseconds: another program on the machine does not count. */
function processorTime(work: () => void, times: number): number {
  const before = process.cpuUsage();
  for (let at = 0; at < times; at += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Where a text eight times as long takes no longer, nobody waits for it; what is quadratic takes ten times that. */
const harmless = 8;

/** The processor's clock ticks every few milliseconds, so what is compared lasts many of them. */
const measurable = 60;

const sizes = [1, 2, 4, 8] as const;
const rounds = 5;

/** Of the same length in all, read in one piece, two, four or eight: linear takes 1 of each, quadratic 1, 2, 4, 8. */
const slower = 2.5;
/** What a doubling adds where it grows still: a cost that is met once, at some length, adds nothing at the last one. */
const slowerByDoubling = 1.25;

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[rounds >> 1] ?? 0;

/** Whether a text eight times as long takes far longer than eight texts, with more at each doubling: each of five rounds and their medians say so. */
export function grows(short: number, read: (times: number) => void): boolean {
  const pieces = (size: number) => () => {
    for (let piece = 0; piece < 8; piece += size) read(size * short);
  };
  // The first reading compiles, and says how often what is slow need be repeated.
  const first = processorTime(pieces(8), 1);
  if (first <= harmless) return false;
  const times = Math.ceil(measurable / first);
  const measured: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const took = sizes.map((size) => processorTime(pieces(size), times));
    const [one = 0, , , eight = 0] = took;
    if (eight <= harmless * times || eight <= slower * one) return false;
    measured.push(took);
  }
  const [one = 0, two = 0, four = 0, eight = 0] = sizes.map((_, at) => median(measured.map((took) => took[at] ?? 0)));
  return eight > slower * one && eight > slowerByDoubling * four && four > one && eight > two;
}

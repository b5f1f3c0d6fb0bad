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

/** What is linear reads a long text as quickly as its eight pieces, what is quadratic eight times as slowly. */
const slower = 2.5;

/** Whether a text eight times as long takes far longer than eight texts: every one of five tries says so. */
export function grows(short: number, read: (times: number) => void): boolean {
  const whole = () => read(8 * short);
  const pieces = () => {
    for (let piece = 0; piece < 8; piece += 1) read(short);
  };
  // The first reading compiles, and says how often what is slow need be repeated.
  const first = processorTime(whole, 1);
  if (first <= harmless) return false;
  const times = Math.ceil(measurable / first);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [long, many] = [processorTime(whole, times), processorTime(pieces, times)];
    if (long <= harmless * times || long <= slower * many) return false;
  }
  return true;
}

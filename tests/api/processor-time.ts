// Whether something takes far more than its share of time for more to read.
/** Of this process alone, in milliseconds: another program on the machine does not count, and of three tries the least does. */
function processorTime(work: () => void, tries = 3): number {
  const taken = Array.from({ length: tries }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...taken);
}

/** Where a text eight times as long takes no longer, nobody waits for it; what is quadratic takes ten times that. */
const harmless = 8;

/** Eight times the text and sixty-four times the work is refused; eight times the work, which is linear, has much room. */
export function grows(short: number, read: (times: number) => void): boolean {
  if (processorTime(() => read(8 * short), 1) <= harmless) return false;
  const [one, eight] = [processorTime(() => read(short)), processorTime(() => read(8 * short))];
  return eight > harmless && eight > 20 * Math.max(one, 0.1);
}

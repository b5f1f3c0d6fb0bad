// Loaded into the server before it starts: on SIGUSR2 it prints for how long the event loop stood still at most since the last time.
import { readFileSync } from 'node:fs';

/** What Linux counts of this thread, in milliseconds: running, and ready to run while the machine ran something else. */
function counted(): { running: number; queued: number } {
  try {
    const [running, queued] = readFileSync('/proc/self/schedstat', 'utf8')
      .split(' ')
      .map((text) => Number(text) / 1e6);
    return { running: running ?? 0, queued: queued ?? 0 };
  } catch {
    return { running: 0, queued: 0 };
  }
}

const none = { asleep: 0, own: 0, all: 0 };
let longest = { ...none };
let last = performance.now();
let before = counted();
setInterval(() => {
  const now = performance.now();
  const at = counted();
  const all = now - last;
  // Without what the machine took for others; and of that, without our own computing: asleep inside a call that does not return.
  const own = all - (at.queued - before.queued);
  const asleep = own - (at.running - before.running);
  longest = {
    asleep: Math.max(longest.asleep, asleep),
    own: Math.max(longest.own, own),
    all: Math.max(longest.all, all),
  };
  last = now;
  before = at;
}, 2).unref();

process.on('SIGUSR2', () => {
  process.stdout.write(
    `LOOP ${JSON.stringify(longest, (_, value: unknown) => (typeof value === 'number' ? Math.round(value) : value))}\n`,
  );
  longest = { ...none };
});

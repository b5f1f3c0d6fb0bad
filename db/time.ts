// A clock that never says the same moment twice.
let last = 0;

/** Further behind than this the clock was set back, and is followed: or what is saved would bear the wrong time for as long as it was ahead. */
const setBack = 60_000;

/** Now, as ISO 8601 UTC. Never the same twice in one process, so that what was saved last sorts last. */
export function timestamp(): string {
  const now = Date.now();
  last = now > last || last - now > setBack ? now : last + 1;
  return new Date(last).toISOString();
}

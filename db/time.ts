// A clock that never says the same moment twice.
let last = 0;

/** Now, as ISO 8601 UTC. Never the same twice in one process, so that what was saved last sorts last. */
export function timestamp(): string {
  last = Math.max(Date.now(), last + 1);
  return new Date(last).toISOString();
}

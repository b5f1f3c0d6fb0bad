/**
 * A promise with its status written on it, as React's `use` reads it: what is already there does not suspend. On the
 * server that matters: a page waits before it renders, and no suspended boundary has to be filled in later by an inline
 * script, which the policy blocks.
 */
export function withStatus<T>(promise: Promise<T>): Promise<T> {
  const marked = promise as Promise<T> & { status?: string; value?: T };
  marked.then(
    (value) => Object.assign(marked, { status: 'fulfilled', value }),
    () => undefined,
  );
  return marked;
}

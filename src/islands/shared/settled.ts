/**
 * React reads these marks and does not suspend on a promise that is already there. On the server that matters: a page
 * waits before it renders, and no suspended boundary has to be filled in later by an inline script, which the policy blocks.
 */
export function settled<T>(promise: Promise<T>): Promise<T> {
  const marked = promise as Promise<T> & { status?: string; value?: T };
  marked.then(
    (value) => Object.assign(marked, { status: 'fulfilled', value }),
    () => undefined,
  );
  return marked;
}

import { forgetFailed } from './load-on-demand.tsx';
import { withStatus } from './promise-status.ts';

/** Loads once for each key (a language, a calculator), on the server and in the browser alike; a failed load may be tried again. */
export function onceFor<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const kept = new Map<K, Promise<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const promise = withStatus(load(key));
    forgetFailed(promise, () => kept.delete(key));
    kept.set(key, promise);
    return promise;
  };
}

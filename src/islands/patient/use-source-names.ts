import { useEffect, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { isToolId } from '../../engine/registry.ts';
import { loadAll } from '../shared/loaded.ts';

/** What the calculators are called that a value may be from. */
export function useSourceNames(tools: readonly string[], locale: Locale): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = [...new Set(tools)].filter(isToolId).sort().join();
  useEffect(() => {
    let current = true;
    const load = async () =>
      Promise.all(
        wanted
          .split(',')
          .filter(isToolId)
          .map(async (id) => [id, (await loadAll(id, locale)).copy.name] as const),
      );
    load().then(
      (found) => current && setNames(new Map(found)),
      // Where a name cannot be fetched, the day is still told.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted, locale]);
  return names;
}

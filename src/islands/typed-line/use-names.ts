import { useEffect, useState } from 'react';
import type { FactId } from '../../engine/chart/facts.ts';
import { entriesOf, type FactEntry } from '../visit/fact-entries.ts';
import { fetchEngine } from '../visit/use-visit.ts';
import { useDesk } from '../visit/visit-context.ts';
import type { VisitEngine } from '../visit/visit-engine.ts';

/**
 * What every fact of a line is called. What judgement reads is named by the page itself; a calculator's own facts come with the
 * calculators, which an empty visit has not fetched yet. `asked` is another try.
 */
export function useNames(
  told: readonly FactId[],
  asked: number,
): { readonly names: ReadonlyMap<FactId, FactEntry>; readonly waiting: boolean; readonly failed: boolean } {
  const { desk, engine } = useDesk();
  const [fetched, setFetched] = useState<VisitEngine | null>(null);
  const [failedAt, setFailedAt] = useState(-1);
  const all = engine ?? fetched;
  const names = entriesOf(desk, all, all?.coarse);
  const isShort = all === null && told.some((fact) => !names.has(fact));
  useEffect(() => {
    if (!isShort) return undefined;
    let current = true;
    fetchEngine(desk.locale).then(
      (found) => current && setFetched(found),
      () => current && setFailedAt(asked),
    );
    return () => {
      current = false;
    };
  }, [isShort, desk.locale, asked]);
  const failed = isShort && failedAt === asked;
  return { names, waiting: isShort && !failed, failed };
}

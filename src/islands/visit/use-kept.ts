import { useEffect, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { restoreUnits } from '../stores/units.ts';
import { useBroughtAlong } from './use-brought-along.ts';
import { $visitChange, emptyVisit, keepVisit, keptVisit, type VisitState } from './visit-store.ts';

/** This user's visit, kept in this tab, with what was brought along from a calculator. Where nothing is kept, nothing is drawn again. */
export function useKept(owner: string, locale: Locale) {
  const [begun] = useState(() => emptyVisit(owner));
  const [state, setState] = useState<VisitState>(begun);
  useEffect(() => {
    restoreUnits();
    const kept = keptVisit(owner);
    if (kept) setState(kept);
  }, [owner]);
  useEffect(() => $visitChange.listen((change) => setState(change)), []);
  useEffect(() => {
    if (state !== begun) keepVisit(state);
  }, [state, begun]);
  return { state, setState, ...useBroughtAlong({ owner, locale, change: setState }) };
}

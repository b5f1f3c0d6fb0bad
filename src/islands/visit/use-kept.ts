import { useEffect, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { restoreUnits } from '../stores/units.ts';
import { useBroughtAlong } from './use-brought-along.ts';
import { $visitChange, emptyVisit, keepVisit, readVisit, type VisitState } from './visit-store.ts';

/** This user's visit, kept in this tab, with what was brought along from a calculator. */
export function useKept(owner: string, locale: Locale) {
  const [state, setState] = useState<VisitState>(() => emptyVisit(owner));
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    restoreUnits();
    setState(readVisit(owner));
    setRestored(true);
  }, [owner]);
  useEffect(() => $visitChange.listen((change) => setState(change)), []);
  useEffect(() => {
    if (restored) keepVisit(state);
  }, [state, restored]);
  return { state, setState, ...useBroughtAlong({ owner, locale, change: setState }) };
}

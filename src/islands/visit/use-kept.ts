import { useEffect, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { restoreUnits } from '../stores/units.ts';
import {
  $visitChange,
  type Brought,
  broughtAlong,
  emptyVisit,
  isDoubtful,
  joined,
  keepVisit,
  readVisit,
  type VisitState,
} from './visit-store.ts';

/** This user's visit, kept in this tab, with what was brought along from a calculator. */
export function useKept(owner: string, locale: Locale) {
  const [state, setState] = useState<VisitState>(() => emptyVisit(owner));
  const [restored, setRestored] = useState(false);
  const [brought, setBrought] = useState<Brought | null>(null);
  // Only then is it known whether the visit begins empty: facts that are brought along are not filled in by hand.
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    restoreUnits();
    const kept = readVisit(owner);
    setState(kept);
    setRestored(true);
    let current = true;
    // What cannot be fetched stays where it was typed; the visit goes on without it.
    const none = (): null => null;
    void broughtAlong(owner, locale)
      .catch(none)
      .then((found) => {
        if (!current) return;
        setBegun(true);
        if (!found) return;
        if (isDoubtful(kept, found)) setBrought(found);
        else setState((now) => joined(now, found));
      });
    return () => {
      current = false;
    };
  }, [owner, locale]);
  useEffect(() => $visitChange.listen((change) => setState(change)), []);
  useEffect(() => {
    if (restored) keepVisit(state);
  }, [state, restored]);
  return { state, setState, begun, brought, setBrought };
}

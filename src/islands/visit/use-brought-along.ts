import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { ToolId } from '../../engine/registry.ts';
import {
  type Brought,
  broughtAlong,
  emptyVisit,
  isDoubtful,
  joined,
  readVisit,
  type VisitState,
} from './visit-store.ts';

interface Into {
  readonly owner: string;
  readonly locale: Locale;
  /** The calculator on screen, whose own form is not brought to it. */
  readonly here?: ToolId | undefined;
  /** Changes the visit. */
  readonly change: (how: (now: VisitState) => VisitState) => void;
}

/**
 * What was entered in the calculator left before this page: it joins the visit, or where it may be somebody else's waits as `doubtful` until
 * `decide` is told. `looked`: only then is it known whether the visit begins empty.
 */
export function useBroughtAlong({ owner, locale, here, change }: Into) {
  const [doubtful, setDoubtful] = useState<Brought | null>(null);
  const [looked, setLooked] = useState(false);
  const into = useRef(change);
  into.current = change;
  useEffect(() => {
    let current = true;
    // What cannot be fetched stays where it was typed; the page goes on without it.
    const none = (): null => null;
    void broughtAlong(owner, locale, here)
      .catch(none)
      .then((found) => {
        if (!current) return;
        setLooked(true);
        if (!found) return;
        if (isDoubtful(readVisit(owner), found)) setDoubtful(found);
        else into.current((now) => joined(now, found));
      });
    return () => {
      current = false;
    };
  }, [owner, locale, here]);
  function decide(answer: 'same' | 'other' | 'neither'): void {
    if (doubtful && answer !== 'neither')
      change((now) => joined(answer === 'same' ? now : emptyVisit(owner), doubtful));
    setDoubtful(null);
  }
  return { doubtful, looked, decide };
}

import { useEffect, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { ToolId } from '../../engine/registry.ts';
import {
  type Brought,
  broughtAlong,
  emptyVisit,
  isDoubtful,
  joined,
  keepVisit,
  readVisit,
  type VisitState,
} from '../visit/visit-store.ts';

/** The visit's patient as this tab keeps it, with what was entered in the calculator left before this one. */
export function useBrought(owner: string, locale: Locale, here: ToolId) {
  const [visit, setVisit] = useState<VisitState>(() => readVisit(owner));
  const [doubtful, setDoubtful] = useState<Brought | null>(null);
  function keep(next: VisitState): void {
    keepVisit(next);
    setVisit(next);
  }
  useEffect(() => {
    let current = true;
    // What cannot be fetched stays where it was typed; the page goes on without it.
    const none = (): null => null;
    void broughtAlong(owner, locale, here)
      .catch(none)
      .then((found) => {
        if (!current || !found) return;
        const kept = readVisit(owner);
        if (isDoubtful(kept, found)) setDoubtful(found);
        else {
          const next = joined(kept, found);
          keepVisit(next);
          setVisit(next);
        }
      });
    return () => {
      current = false;
    };
  }, [owner, locale, here]);
  function decide(answer: 'same' | 'other' | 'neither'): void {
    if (doubtful && answer !== 'neither') keep(joined(answer === 'same' ? visit : emptyVisit(owner), doubtful));
    setDoubtful(null);
  }
  return { visit, keep, doubtful, decide };
}

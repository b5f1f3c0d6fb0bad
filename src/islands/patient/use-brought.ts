import { useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { ToolId } from '../../engine/registry.ts';
import { useBroughtAlong } from '../visit/use-brought-along.ts';
import { keepVisit, readVisit, type VisitState } from '../visit/visit-store.ts';

/** The visit's patient as this tab keeps it, with what was entered in the calculator left before this one. */
export function useBrought(owner: string, locale: Locale, here: ToolId) {
  const [visit, setVisit] = useState<VisitState>(() => readVisit(owner));
  function keep(next: VisitState): void {
    keepVisit(next);
    setVisit(next);
  }
  const { doubtful, decide } = useBroughtAlong({ owner, locale, here, change: (how) => keep(how(readVisit(owner))) });
  return { visit, keep, doubtful, decide };
}

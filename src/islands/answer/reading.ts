import { useMemo } from 'react';
import type { Wording } from '../../engine/kit/words/pattern.ts';
import type { Reading } from '../report/Say.tsx';
import { useUnits } from '../stores/use-units.ts';
import { type Loaded, wordingFor } from '../shared/loaded.ts';

/** How a report of one calculation is read in one language. */
export function useReadingOf(
  loaded: Loaded,
  at: Date,
  onOpenStep?: (step: string) => void,
  reader?: Wording['reader'],
): Reading {
  const units = useUnits();
  return useMemo(() => {
    return { wording: wordingFor(loaded, units, at, reader), onOpenStep };
  }, [loaded, at, onOpenStep, units, reader]);
}

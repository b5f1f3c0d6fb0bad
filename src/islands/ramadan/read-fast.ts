import { use, useMemo } from 'react';
import { type FastingAdvice, fastingAdvice } from '../../engine/ramadan/advice.ts';
import { loadRamadanWords, type RamadanWords } from '../../engine/ramadan/words.ts';
import type { Visit } from '../../engine/visit/index.ts';
import { dayOf } from '../shared/day-of.ts';
import { onceFor } from '../shared/load-on-demand.tsx';
import { wordingFor } from '../shared/loaded.ts';
import { useUnits } from '../stores/use-units.ts';
import type { Reading } from '../report/Say.tsx';
import type { VisitEngine } from '../visit/visit-engine.ts';
import type { DeskWords } from '../visit/visit-words.ts';

const wordsFor = onceFor(loadRamadanWords);

interface Read {
  readonly advice: FastingAdvice;
  readonly words: RamadanWords;
  readonly reading: Reading;
}

/** A visit's fast, with what it is read in. */
export function useFast(visit: Visit, engine: VisitEngine, desk: DeskWords, at: Date): Read {
  const units = useUnits();
  const words = use(wordsFor(desk.locale));
  return useMemo(
    () => ({
      words,
      advice: fastingAdvice(visit.plan, visit.judgement, dayOf(at)),
      reading: {
        wording: wordingFor({ ...desk, patterns: { ...engine.patterns, ...words.patterns }, tool: engine }, units, at),
      },
    }),
    [visit, engine, desk, at, units, words],
  );
}

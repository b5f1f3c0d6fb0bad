import type { HistoryPatientWords } from '../../content/ui/en/history-patient.ts';
import type { FactId } from '../../engine/chart/facts.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { wordsOf } from '../shared/words.ts';
import { loadHistoryWords } from './history-words.ts';
import { entriesOf, type FactEntry } from '../visit/fact-entries.ts';
import { loadVisitEngine, type VisitEngine } from '../visit/visit-engine.ts';
import { type DeskWords, loadDeskWords } from '../visit/visit-words.ts';

/** What the history by patient says, and every calculator with its words: a patient's records may be of any. */
export interface PatientWords {
  readonly locale: Locale;
  readonly words: HistoryPatientWords;
  readonly engine: VisitEngine;
  readonly desk: DeskWords;
  /** Every fact of a chart as the visit asks it. */
  readonly entries: ReadonlyMap<FactId, FactEntry>;
}

/** Fetched once, when a history by patient is first looked at. */
export const { use: usePatientWords } = wordsOf(async (locale): Promise<PatientWords> => {
  const [words, engine, desk] = await Promise.all([
    loadHistoryWords(locale),
    loadVisitEngine(locale),
    loadDeskWords(locale),
  ]);
  return { locale, words, engine, desk, entries: entriesOf(desk, engine) };
});

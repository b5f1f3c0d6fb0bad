import { use } from 'react';
import type { HistoryPatientWords } from '../../content/ui/en/history-patient.ts';
import type { FactId } from '../../engine/chart/facts.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { forgetFailed } from '../shared/load-on-demand.tsx';
import { withStatus } from '../shared/promise-status.ts';
import { loadHistoryWords } from './history-words.ts';
import { baseEntries, type FactEntry } from '../visit/fact-entries.ts';
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

async function load(locale: Locale): Promise<PatientWords> {
  const [words, engine, desk] = await Promise.all([
    loadHistoryWords(locale),
    loadVisitEngine(locale),
    loadDeskWords(locale),
  ]);
  const all = [...baseEntries(desk), ...engine.asked.flatMap(({ entries }) => entries), ...engine.fasting];
  return { locale, words, engine, desk, entries: new Map(all.map((entry) => [entry.fact, entry])) };
}

const kept = new Map<Locale, Promise<PatientWords>>();

/** Fetched once, when a history by patient is first looked at; a failed fetch may be tried again. */
export function usePatientWords(locale: Locale): PatientWords {
  let promise = kept.get(locale);
  if (!promise) {
    promise = withStatus(load(locale));
    forgetFailed(promise, () => kept.delete(locale));
    kept.set(locale, promise);
  }
  return use(promise);
}

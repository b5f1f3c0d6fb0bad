import type { DueWords } from '../../content/ui/en/due.ts';
import type { HistoryPatientWords } from '../../content/ui/en/history-patient.ts';
import { loadRecordPlanWords } from '../../engine/judgement/words.ts';
import type { Patterns } from '../../engine/kit/words/pattern.ts';
import { loadYearWords } from '../../engine/year/index.ts';
import { wordsOf } from '../shared/words.ts';
import { type DeskWords, loadDeskWords } from '../visit/visit-words.ts';
import { loadHistoryWords } from './history-words.ts';

/** What the list of patients says: its own words, and those of every action; no calculator is needed for it. */
interface ListWords extends Pick<DeskWords, 'locale' | 'clinical'> {
  readonly words: HistoryPatientWords;
  /** Of what is late or urgent, and what the items of the year are called. */
  readonly due: DueWords;
  readonly year: Patterns;
  readonly patterns: Patterns;
  readonly concepts: Readonly<Record<string, string>>;
}

export const { use: useListWords } = wordsOf(async (locale): Promise<ListWords> => {
  const [words, { due }, year, { clinical }, plan] = await Promise.all([
    loadHistoryWords(locale),
    locale === 'ar' ? import('../../content/ui/ar/due.ts') : import('../../content/ui/en/due.ts'),
    loadYearWords(locale),
    loadDeskWords(locale),
    loadRecordPlanWords(locale),
  ]);
  return {
    locale,
    clinical,
    words,
    due,
    year,
    patterns: { ...clinical.messages, ...plan },
    concepts: clinical.concepts,
  };
});

import type { HistoryPatientWords } from '../../content/ui/en/history-patient.ts';
import { loadPlanWords } from '../../engine/judgement/words.ts';
import type { Patterns } from '../../engine/kit/words/pattern.ts';
import { wordsOf } from '../shared/words.ts';
import { type DeskWords, loadDeskWords } from '../visit/visit-words.ts';
import { loadHistoryWords } from './history-words.ts';

/** What the list of patients says: its own words, and those of every action; no calculator is needed for it. */
interface ListWords extends Pick<DeskWords, 'locale' | 'clinical'> {
  readonly words: HistoryPatientWords;
  readonly patterns: Patterns;
  readonly concepts: Readonly<Record<string, string>>;
}

export const { use: useListWords } = wordsOf(async (locale): Promise<ListWords> => {
  const [words, { clinical }, plan] = await Promise.all([
    loadHistoryWords(locale),
    loadDeskWords(locale),
    loadPlanWords(locale),
  ]);
  return { locale, clinical, words, patterns: { ...clinical.messages, ...plan }, concepts: clinical.concepts };
});

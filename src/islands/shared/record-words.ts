import type { RecordWords } from '../../engine/kit/interface-words.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { useAccountWords } from './account-words.ts';
import { useWorkbench } from './workbench-context.ts';

/** What saving and history say of the calculator on this page: the usual words, and its own where it has them. */
export function useRecordWords(locale: Locale): RecordWords {
  const { records } = useAccountWords(locale);
  return { ...records.usual, ...useWorkbench().recordWords };
}

import type { Locale } from '../../engine/kit/words/pattern.ts';
import { fill, isolated } from '../shared/fill.ts';
import { useRecordWords } from '../shared/record-words.ts';
import { useSaving } from '../shared/use-saving.ts';
import { type Draftable, type SavedRecord, saveRecord } from '../stores/saving.ts';

const contentOf = ({ tool, patientName, inputs, results, examples, patient, clinicalNotes }: Draftable): string =>
  JSON.stringify([tool, patientName.trim(), inputs, results, examples, patient, clinicalNotes.trim()]);

/** Saving one answer, with the notifications the specification asks for. */
export function useSave(locale: Locale, draft: Draftable | null) {
  const words = useRecordWords(locale);
  const send = (): Promise<SavedRecord> =>
    draft ? saveRecord(draft) : Promise.reject(new Error('there is nothing to save'));
  return useSaving(locale, draft && contentOf(draft), send, {
    saved: words.saved.title,
    told: ({ patientName }) => fill(words.saved.text, { name: isolated(patientName, locale) }),
    failed: words.saveFailed,
    quick: words.quick,
  });
}

import { useRef, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { ApiError } from '../api-client.ts';
import { type Draftable, saveRecord } from '../stores/saving.ts';
import { toast } from '../stores/toasts.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { explainError } from '../shared/explain-error.ts';
import { useRecordWords } from '../shared/record-words.ts';
import { fill, isolated } from '../shared/fill.ts';

export type SaveState =
  | { readonly at: 'idle' | 'saving' }
  | { readonly at: 'saved'; readonly when: Date; readonly recalculated: boolean }
  | { readonly at: 'failed'; readonly reason: string; readonly signIn: boolean };

const contentOf = ({ tool, patientName, inputs, results, examples, clinicalNotes }: Draftable): string =>
  JSON.stringify([tool, patientName.trim(), inputs, results, examples, clinicalNotes.trim()]);

/** Saving one answer: where it stands, and the notifications the specification asks for. */
export function useSave(locale: Locale, draft: Draftable | null) {
  const { records, errors } = useAccountWords(locale);
  const words = useRecordWords(locale);
  const [state, setState] = useState<SaveState & { readonly content: string }>({ at: 'idle', content: '' });
  const busy = useRef(false);
  const content = draft ? contentOf(draft) : '';

  async function save(): Promise<void> {
    if (!draft || busy.current) return;
    busy.current = true;
    setState({ at: 'saving', content });
    try {
      const record = await saveRecord(draft);
      const recalculated = record.recalculated === true;
      setState({ at: 'saved', content, when: new Date(record.createdAt), recalculated });
      const text = fill(words.saved.text, { name: isolated(record.patientName, locale) });
      toast({ title: words.saved.title, description: recalculated ? `${text}. ${records.recalculated}` : text });
    } catch (error) {
      const signIn = error instanceof ApiError && error.status === 401;
      const reason = explainError(error, errors, locale, words.saveFailed.text);
      setState({ at: 'failed', content, reason, signIn });
      // The sign-in that now stands over the page says enough.
      if (signIn) return;
      const shown =
        error instanceof ApiError && error.code === 'quick_user'
          ? words.quick
          : { title: words.saveFailed.title, text: words.saveFailed.reason ? reason : words.saveFailed.text };
      toast({
        title: shown.title,
        description: shown.text,
        tone: 'destructive',
        action: { label: records.retry, onPress: () => void latest.current() },
      });
    } finally {
      busy.current = false;
    }
  }

  // The notification's button outlives this render; it must save what is there when it is pressed.
  const latest = useRef(save);
  latest.current = save;
  // Whatever was said about other content no longer holds.
  const current: SaveState = state.at === 'saving' || state.content === content ? state : { at: 'idle' };
  return { state: current, save };
}

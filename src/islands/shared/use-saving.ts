import { useRef, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { ApiError } from '../api-client.ts';
import { toast } from '../stores/toasts.ts';
import { useAccountWords } from './account-words.ts';
import { explainError } from './explain-error.ts';

export type SaveState =
  | { readonly at: 'idle' | 'saving' }
  | { readonly at: 'saved'; readonly when: Date; readonly recalculated: boolean }
  | { readonly at: 'failed'; readonly reason: string; readonly signIn: boolean };

interface Stored {
  readonly createdAt: string;
  readonly recalculated?: true;
}
interface Note {
  readonly title: string;
  readonly text: string;
}

/** What is said of a save. */
interface SavingWords<T> {
  readonly saved: string;
  /** Under it, of what was stored. */
  told(stored: T): string;
  /** Null where the line beside the button says it, and nothing else has to. */
  readonly failed: (Note & { readonly reason: boolean }) | null;
  readonly quick: Note;
}

/** A save of before a reload: what was stored, and when. */
export interface Before {
  readonly content: string;
  readonly at: string;
}

/** Saving what is on screen: where it stands, and the notifications. `content` is what a state speaks of; null where there is nothing to save. */
export function useSaving<T extends Stored>(
  locale: Locale,
  content: string | null,
  send: () => Promise<T>,
  words: SavingWords<T>,
  before?: Before,
) {
  const { records, errors } = useAccountWords(locale);
  const [state, setState] = useState<SaveState & { readonly content: string }>({ at: 'idle', content: '' });
  const busy = useRef(false);

  async function save(): Promise<void> {
    if (content === null || busy.current) return;
    busy.current = true;
    setState({ at: 'saving', content });
    try {
      const stored = await send();
      const recalculated = stored.recalculated === true;
      setState({ at: 'saved', content, when: new Date(stored.createdAt), recalculated });
      const text = words.told(stored);
      toast({ title: words.saved, description: recalculated ? `${text}. ${records.recalculated}` : text });
    } catch (error) {
      const signIn = error instanceof ApiError && error.status === 401;
      const reason = explainError(error, errors, locale, words.failed?.text ?? '');
      setState({ at: 'failed', content, reason, signIn });
      // The sign-in that now stands over the page says enough.
      if (signIn || !words.failed) return;
      const shown =
        error instanceof ApiError && error.code === 'quick_user'
          ? words.quick
          : { title: words.failed.title, text: words.failed.reason ? reason : words.failed.text };
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
  const isCurrent = state.at === 'saving' || (state.at !== 'idle' && state.content === content);
  const isBefore = before !== undefined && before.content === content;
  const current: SaveState = isCurrent
    ? state
    : isBefore
      ? { at: 'saved', when: new Date(before.at), recalculated: false }
      : { at: 'idle' };
  return { state: current, save };
}

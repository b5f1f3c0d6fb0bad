import { useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { AccountWords } from '../shared/account-words.ts';
import { explainError } from '../shared/explain-error.ts';
import { fill } from '../shared/fill.ts';
import { NotConfirmed } from '../stores/passkey.ts';
import { withRareErrors } from '../stores/rare-errors.ts';
import type { SessionUser } from '../stores/session.ts';
import { useAccessWords } from './access-words.ts';

type Way = 'passkey' | 'code';

export interface WaysIn {
  readonly locale: Locale;
  readonly words: AccountWords;
  readonly email: string;
  /** `notice`: what is to be said beside the welcome. */
  readonly onDone: (user: SessionUser, notice?: string) => void;
}

/** One way in at a time, by a passkey or a code: which is asked for, what went wrong, and how many recovery codes are left. */
export function useWayIn({ locale, words: { auth, errors }, onDone }: WaysIn) {
  const words = useAccessWords(locale);
  const [busy, setBusy] = useState<Way | null>(null);
  const [trouble, setTrouble] = useState('');

  /** `place` puts what went wrong beside its field, where that is known. */
  async function attempt(
    way: Way,
    work: () => Promise<{ readonly user: SessionUser; readonly codesLeft?: number | undefined }>,
    place: (error: unknown, shown: string) => boolean = () => false,
  ): Promise<void> {
    if (busy) return;
    setBusy(way);
    setTrouble('');
    try {
      const { user, codesLeft } = await work();
      onDone(user, codesLeft === undefined ? undefined : fill(words.left, { n: codesLeft }));
    } catch (error) {
      const every = await withRareErrors(errors, locale).catch(() => errors);
      const shown =
        error instanceof NotConfirmed ? words.cancelled : explainError(error, every, locale, auth.toasts.signInFailed);
      if (!place(error, shown)) setTrouble(shown);
    } finally {
      setBusy(null);
    }
  }
  return { words, busy, trouble, attempt };
}

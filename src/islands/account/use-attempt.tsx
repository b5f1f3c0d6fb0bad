import { type ReactNode, useState } from 'react';
import { explainError } from '../shared/explain-error.ts';
import { useAccount } from './account-context.ts';

interface Attempts {
  /** The name of what is being done; empty while nothing is. */
  readonly busy: string;
  /** Does one thing at a time: what is pressed meanwhile is left alone. */
  readonly attempt: (what: string, work: () => Promise<unknown>) => Promise<void>;
  /** What went wrong the last time, as it is told; stands where there is nothing, too. */
  readonly trouble: ReactNode;
}

/** @param explain for what the server does not say */
export function useAttempt(explain?: (error: unknown) => string | undefined): Attempts {
  const { words, errors, locale } = useAccount();
  const [busy, setBusy] = useState('');
  const [told, setTold] = useState('');
  async function attempt(what: string, work: () => Promise<unknown>): Promise<void> {
    if (busy !== '') return;
    setBusy(what);
    setTold('');
    try {
      await work();
    } catch (error) {
      setTold(explain?.(error) ?? explainError(error, errors, locale, words.failed));
    } finally {
      setBusy('');
    }
  }
  const trouble = told !== '' && (
    <p className="error notice wrong" role="alert">
      {told}
    </p>
  );
  return { busy, attempt, trouble };
}

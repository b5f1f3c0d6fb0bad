import { type ReactNode, createElement, useState } from 'react';
import { ApiError } from '../api-client.ts';
import { ConfirmForm, type Waiting } from './ConfirmForm.tsx';

interface Confirmation {
  /** Does the work; where the server wants to know again who this is, once that is shown. Cancelled, it fails as the server refused it. */
  readonly confirmed: <T>(work: () => Promise<T>) => Promise<T>;
  /** Where it is asked. */
  readonly asking: ReactNode;
}

/** For deeds that ask for the password, or a passkey, of the last minutes. */
export function useConfirmation(): Confirmation {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  async function confirmed<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'confirm_first')) throw error;
      await new Promise<void>((resolve, reject) => {
        setWaiting({ go: resolve, stop: () => reject(error) });
      }).finally(() => setWaiting(null));
      return work();
    }
  }
  return { confirmed, asking: waiting && createElement(ConfirmForm, waiting) };
}

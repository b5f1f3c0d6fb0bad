import type { ReactNode } from 'react';
import { explainError } from '../shared/explain-error.ts';
import { useAccount } from './account-context.ts';
import styles from './Account.module.css';

interface Query<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What the server was asked for, the wait for it, or why it did not come. */
export function ServerAnswer<T>({
  query: { data, error, isFetching, refetch },
  children,
}: {
  readonly query: Query<T>;
  readonly children: (data: T) => ReactNode;
}) {
  const { records, errors, locale, words } = useAccount();
  if (data !== undefined) return children(data);
  if (!error || isFetching)
    return (
      <p className={styles.wait} role="status">
        {records.loading}
      </p>
    );
  return (
    <div className={styles.section} role="alert">
      <p>{explainError(error, errors, locale, words.failed)}</p>
      <div className="choices">
        <button type="button" className="button quiet" onClick={() => void refetch()}>
          {records.retry}
        </button>
      </div>
    </div>
  );
}

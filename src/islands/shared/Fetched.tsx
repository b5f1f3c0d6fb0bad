import type { ReactNode } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { useAccountWords } from './account-words.ts';
import { explainError } from './explain-error.ts';

interface Query {
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}
interface Asked {
  readonly locale: Locale;
  /** What did not come, where it is not the history. */
  readonly failed?: string;
}

/** That something could not be fetched, and the way to try again. */
export function Failed({ query, locale, failed }: Asked & { readonly query: Query }) {
  const { records, errors } = useAccountWords(locale);
  return (
    <div role="alert" className="meta">
      <p>{`${failed ?? records.failed} ${explainError(query.error, errors, locale, '')}`}</p>
      <button type="button" className="button quiet" onClick={() => void query.refetch()}>
        {records.retry}
      </button>
    </div>
  );
}

/** What was asked for, the wait for it, or that it did not come. */
export function Fetched<T>({
  query,
  children,
  ...asked
}: Asked & {
  readonly query: Query & { readonly data: T | undefined; readonly isError: boolean };
  readonly children: (data: T) => ReactNode;
}) {
  const { records } = useAccountWords(asked.locale);
  if (query.isError) return <Failed query={query} {...asked} />;
  return query.data === undefined ? <p role="status">{records.loading}</p> : children(query.data);
}

/** The press for the next page of a list, as long as there is one. */
export function MoreButton({
  query,
  children,
}: {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetching: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly children: string;
}) {
  if (!query.hasNextPage) return null;
  return (
    <button
      type="button"
      className="button quiet"
      disabled={query.isFetching}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </button>
  );
}

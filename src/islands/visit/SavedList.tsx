import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VisitListed } from '../../api/contract.ts';
import { queryClient } from '../stores/records.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { PastEntry } from './PastEntry.tsx';
import { fetchVisits, visitsAddress } from './saved-visits.ts';
import { useSavedWords } from './saved-words.ts';
import styles from './Saved.module.css';
import { useDesk } from './visit-context.ts';

/** All saved visits, newest first, page by page, or those whose name contains a text. */
export function SavedList({ onBegin }: { readonly onBegin: (visit: VisitListed) => void }) {
  const { desk } = useDesk();
  const words = useSavedWords(desk.locale);
  const [term, setTerm] = useState('');
  const asked = { limit: 20, ...(term.trim() && { patientName: term.trim() }) };
  const query = useInfiniteQuery(
    {
      queryKey: ['/api', 'visits', asked],
      queryFn: ({ pageParam, signal }) => fetchVisits(pageParam, asked, signal),
      initialPageParam: visitsAddress,
      getNextPageParam: (last) => last.next,
    },
    queryClient,
  );
  const visits = query.data?.pages.flatMap((page) => page.visits) ?? [];
  return (
    <section aria-labelledby="visit-all">
      <h3 id="visit-all">{words.all}</h3>
      <label className={styles.search}>
        {words.search}
        <input
          className="input"
          type="search"
          dir="auto"
          autoComplete="off"
          value={term}
          onChange={({ currentTarget: { value } }) => setTerm(value)}
        />
      </label>
      {query.isError && <LoadFailed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <p role="status">{words.loading}</p>}
      {query.data && visits.length === 0 && <p role="status">{words.empty}</p>}
      <ul className={styles.list}>
        {visits.map((visit) => (
          <PastEntry key={visit.id} visit={visit} onBegin={onBegin} />
        ))}
      </ul>
      {query.hasNextPage && (
        <button
          type="button"
          className="button quiet"
          disabled={query.isFetching}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </button>
      )}
    </section>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { ToolId } from '../../engine/registry.ts';
import { NetworkError } from '../api-client.ts';
import { useUser } from '../auth/user-context.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { commaOf } from '../shared/comma.ts';
import { explainError } from '../shared/explain-error.ts';
import { MoreButton } from '../shared/Fetched.tsx';
import { fill, isolated } from '../shared/fill.ts';
import { useLoaded } from '../shared/loaded.ts';
import { useRecordWords } from '../shared/record-words.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { addressOf, deleteRecord, fetchPage, listKey, queryClient } from '../stores/records.ts';
import type { SavedRecord } from '../stores/saving.ts';
import { toast } from '../stores/toasts.ts';
import { useUnits } from '../stores/use-units.ts';
import type { PatientRecord } from '../visit/saved-visits.ts';
import { begunFrom, keepVisit, readVisit } from '../visit/visit-store.ts';
import { loadDeskWords } from '../visit/visit-words.ts';
import { beginningOf } from './beginning.ts';
import type { HistoryProps } from './history-props.ts';
import { useHistoryWords } from './history-words.ts';
import styles from './History.module.css';
import { summaryLine } from './summary-line.ts';

/** One list of saved assessments, page by page: all of a calculator's, or those whose patient's name contains a text. */
export function useRecords(tool: ToolId, patientName: string, enabled: boolean) {
  const key = listKey(tool, patientName);
  return useInfiniteQuery(
    {
      queryKey: key,
      queryFn: ({ pageParam, signal }) => fetchPage(tool, pageParam, key[3], signal),
      initialPageParam: addressOf(key),
      getNextPageParam: (last) => last.next,
      select: ({ pages }) => pages.flatMap((page) => page.records),
      enabled,
    },
    queryClient,
  );
}

interface Props extends HistoryProps {
  readonly query: ReturnType<typeof useRecords>;
  readonly empty: string;
}

/** Saved records, or why there are none to see. */
export function HistoryList({ tool, locale, query, empty, onLoad }: Props) {
  const { records, errors } = useAccountWords(locale);
  const { data, error, isFetching } = query;
  const refresh = (): void => void query.refetch();
  if (!data && !query.isError)
    return (
      <p className={styles.empty} role="status">
        {records.loading}
      </p>
    );
  if (!data) {
    const offline = error instanceof NetworkError && error.failure === 'offline';
    return (
      <div className={styles.empty} role="alert">
        <p>{offline ? records.offline : `${records.failed} ${explainError(error, errors, locale, '')}`}</p>
        <button type="button" className="button quiet" disabled={isFetching} onClick={refresh}>
          {records.retry}
        </button>
      </div>
    );
  }
  return (
    <>
      {data.length === 0 && (
        <p className={styles.empty} role="status">
          {empty}
        </p>
      )}
      {/* The words of a record's line come with the first list. */}
      <Suspense fallback={null}>
        <ul className="ruled">
          {data.map((record) => (
            <Entry key={record.id} tool={tool} locale={locale} record={record} onLoad={onLoad} />
          ))}
        </ul>
      </Suspense>
      {error !== null && (
        <p className="error" role="alert">
          {explainError(error, errors, locale)}
        </p>
      )}
      <div className={`cluster ${styles.below}`}>
        <MoreButton query={query}>{records.more}</MoreButton>
        <button type="button" className="link" disabled={isFetching} onClick={refresh}>
          {isFetching ? records.loading : records.refresh}
        </button>
      </div>
    </>
  );
}

type EntryProps = HistoryProps & { readonly record: SavedRecord };

/** The way from a calculator's record into a visit; whatever a visit in this tab holds is asked about first. */
function useBeginning(locale: Locale) {
  const { id: owner } = useUser();
  const { words } = useWorkbench();
  return async (record: PatientRecord): Promise<void> => {
    try {
      const [saved, { visit }] = await Promise.all([beginningOf(record), loadDeskWords(locale)]);
      const holds = Object.keys(readVisit(owner).chart).length > 0;
      if (holds && !window.confirm(visit.againAsk)) return;
      keepVisit(begunFrom(owner, saved));
      location.assign(locale === 'ar' ? '/ar/visit' : '/visit');
    } catch {
      toast({ title: words.status.partFailed, tone: 'destructive' });
    }
  };
}

function Entry({ tool, locale, record, onLoad }: EntryProps) {
  // A line about a record is a sentence of the report.
  const loaded = useLoaded(tool, locale, 'record');
  const units = useUnits();
  const { records } = useAccountWords(locale);
  const words = useRecordWords(locale);
  const { beginShort, beginThis } = useHistoryWords(locale);
  const begin = useBeginning(locale);
  const [deleting, setDeleting] = useState(false);
  const date = formatDate(new Date(record.createdAt), locale, true);
  const named = { name: isolated(record.patientName, locale), date };

  async function remove(button: HTMLElement): Promise<void> {
    if (deleting || !window.confirm(fill(records.confirmDelete, named))) return;
    setDeleting(true);
    try {
      // The button goes with its entry: the focus moves to a neighbour, or to the search where none is left.
      const entry = button.closest('li');
      const beside = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector('button');
      const search = button.closest('dialog')?.querySelector('input');
      await deleteRecord(tool, record.id);
      (beside?.isConnected ? beside : search)?.focus();
      toast({ title: words.deleted.title, description: words.deleted.text });
    } catch {
      setDeleting(false);
      toast({ title: words.deleteFailed.title, description: words.deleteFailed.text, tone: 'destructive' });
    }
  }

  return (
    <li className={styles.entry}>
      <div className={styles.about}>
        <span className={styles.patient}>
          <bdi>{record.patientName}</bdi>
        </span>
        <span>{summaryLine(loaded, record, units)}</span>
        <time className="meta" dateTime={record.createdAt}>
          {date}
        </time>
      </div>
      <div className="choices">
        <button
          type="button"
          className={`button ${styles.whole}`}
          aria-label={fill(records.loadOf, named)}
          onClick={() => onLoad(record)}
        >
          {records.load}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={fill(beginThis, { what: named.name + commaOf(locale) + date })}
          onClick={() => void begin({ ...record, tool })}
        >
          {beginShort}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={fill(records.deleteOf, named)}
          disabled={deleting}
          onClick={(event) => void remove(event.currentTarget)}
        >
          {deleting ? records.deleting : records.delete}
        </button>
      </div>
    </li>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import type { ToolId } from '../../engine/registry.ts';
import { addressOf, fetchPage, listKey, queryClient } from '../stores/records.ts';
import type { SavedRecord } from '../stores/saving.ts';

export interface RecordList {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly error: unknown;
  readonly records: readonly SavedRecord[];
  /** How many, as text: `50+` while there are more to fetch; empty until known. */
  readonly total: string;
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly more: () => void;
  readonly refresh: () => void;
}

/** One list of saved assessments, page by page: all of a calculator's, or those whose patient's name contains a text. */
export function useRecords(tool: ToolId, patientName: string, enabled: boolean): RecordList {
  const key = listKey(tool, patientName);
  const query = useInfiniteQuery(
    {
      queryKey: key,
      queryFn: ({ pageParam, signal }) => fetchPage(tool, pageParam, key[3], signal),
      initialPageParam: addressOf(key),
      getNextPageParam: (last) => last.next,
      enabled,
    },
    queryClient,
  );
  const records = query.data?.pages.flatMap((page) => page.records) ?? [];
  return {
    status: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    error: query.error,
    records,
    total: query.data ? `${records.length}${query.hasNextPage ? '+' : ''}` : '',
    hasMore: query.hasNextPage,
    isFetching: query.isFetching,
    more: () => void query.fetchNextPage(),
    refresh: () => void query.refetch(),
  };
}

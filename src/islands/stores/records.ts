import { QueryClient } from '@tanstack/react-query';
import { type ToolId, toolEntry } from '../../engine/registry.ts';
import type { RecordBase } from '../../api/contract.ts';
import { ApiError, call } from '../api-client.ts';
import { asRecord, $savedCount, type SavedRecord } from './saving.ts';
import { $session, markExpired, userOf } from './session.ts';

/** The cache of lists: never stale, no polling, no retry, no refetch on focus. Without a connection a query fails at once and says so. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

let owner: string | undefined;
let ended = false;
$session.subscribe((session) => {
  if (session.status === 'loading') return;
  // The same person is back after an ended session: what was refused meanwhile is asked for again.
  if (ended && userOf(session)) void queryClient.invalidateQueries();
  ended = session.status === 'visitor';
  const user = userOf(session)?.id ?? (session.status === 'visitor' ? session.was?.id : undefined);
  // One person's list is never shown to the next, and nobody's after signing out.
  if (user !== owner) queryClient.clear();
  owner = user;
});
$savedCount.listen(() => void queryClient.invalidateQueries());

export interface RecordPage {
  readonly records: readonly SavedRecord[];
  readonly next: string | null;
}
export type ListKey = readonly [api: '/api', collection: string, query: string];

/** Parts joined with a slash, as everywhere; what is searched for stands in the query. */
export function listKey(tool: ToolId, patientName: string): ListKey {
  const query = new URLSearchParams({ tool, ...(patientName !== '' && { patientName }) });
  return ['/api', toolEntry(tool).collection, `?${query}`];
}
export function addressOf(key: ListKey): string {
  return key.join('/').replace('/?', '?');
}

/** A refusal for want of a session ends what the page thinks of it. */
export async function watchingSession<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) markExpired();
    throw error;
  }
}

export async function fetchPage(tool: ToolId, path: string, signal: AbortSignal): Promise<RecordPage> {
  const { data, next } = await watchingSession(call<readonly RecordBase[]>(path, { signal }));
  return { records: data.map((record) => asRecord(tool, record)), next };
}

/** Deletes for good. A record that is already gone counts as deleted. */
export async function deleteRecord(tool: ToolId, id: string): Promise<void> {
  try {
    await watchingSession(call(`/api/${toolEntry(tool).collection}/${id}`, { method: 'DELETE' }));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  await queryClient.invalidateQueries();
}

import { QueryClient } from '@tanstack/react-query';
import { type ToolId, toolEntry } from '../../engine/registry.ts';
import type { RecordBase } from '../../api/contract.ts';
import { call, unlessGone } from '../api-client.ts';
import { type Asked, fetchList, watchingSession } from './lists.ts';
import { asRecord, $savedCount, type SavedRecord } from './saving.ts';
import { $session, userOf } from './session.ts';

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
export type ListKey = readonly [api: '/api', collection: string, search: 'search', asked: Asked];

/** Parts joined with a slash, as everywhere; what is searched for stands behind them. */
export function listKey(tool: ToolId, patientName: string): ListKey {
  return ['/api', toolEntry(tool).collection, 'search', { tool, ...(patientName !== '' && { patientName }) }];
}
export function addressOf([...key]: ListKey): string {
  return key.slice(0, 3).join('/');
}

export async function fetchPage(tool: ToolId, path: string, asked: Asked, signal: AbortSignal): Promise<RecordPage> {
  const { data, next } = await fetchList<RecordBase>(path, asked, signal);
  return { records: data.map((record) => asRecord(tool, record)), next };
}

/**
 * Changes what is kept. What is being read meanwhile is let go and read anew afterwards, also where the change failed: a list that
 * was answered before a deletion asks for nothing that is gone by then.
 */
export async function changingKept<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  await queryClient.cancelQueries();
  try {
    return await change();
  } finally {
    await queryClient.invalidateQueries();
  }
}

/** Deletes for good. What is already gone counts as deleted. */
export const deleteAt = (path: string): Promise<void> => unlessGone(watchingSession(call(path, { method: 'DELETE' })));
export const deleteRecord = (tool: ToolId, id: string): Promise<void> =>
  changingKept(() => deleteAt(`/api/${toolEntry(tool).collection}/${id}`));

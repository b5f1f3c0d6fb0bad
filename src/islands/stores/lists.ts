// Lists as the server answers them, without the library that keeps them: a page may ask for one before anything of it is drawn.
import type { ToolId } from '../../engine/registry.ts';
import { ApiError, call, type CallOptions } from '../api-client.ts';
import { markExpired, refreshSession } from './session.ts';

/** What a list is asked for: in a body, so that no address, and no log of what lies between, holds a name. */
export interface Asked {
  readonly tool?: ToolId;
  readonly patientName?: string;
  readonly patientId?: string;
  readonly limit?: number;
}
/** A refusal for want of a session ends what the page thinks of it. */
export async function watchingSession<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) markExpired();
    // Asked for since this page was opened: the page shows how.
    if (error instanceof ApiError && error.code === 'second_step_missing') void refreshSession();
    throw error;
  }
}

/** What the server answers to whoever is signed in. */
export const ask = async <T>(path: string, options?: CallOptions): Promise<T> =>
  (await watchingSession(call<T>(path, options))).data;

export interface ListPage<T> {
  readonly data: readonly T[];
  readonly next: string | null;
}

/** One page of a list: at `path` the first, at a page's `next` the one after it, with the same question. */
export async function fetchList<T>(path: string, asked: Asked, signal: AbortSignal): Promise<ListPage<T>> {
  return watchingSession(call<readonly T[]>(path, { method: 'POST', body: asked, signal }));
}

import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Access } from '../../db/access.ts';
import type { Asked } from '../../db/replica.ts';

/** Stand-ins for the threads: how many there were, which of them live, and whether one can open the replica now. */
const threads = { made: 0, alive: new Set<EventEmitter>(), opens: true };
class Thread extends EventEmitter {
  constructor() {
    super();
    threads.made += 1;
    threads.alive.add(this);
  }
  postMessage({ id }: Asked): void {
    const failed = { message: 'the primary is away', code: '' };
    queueMicrotask(() => this.emit('message', threads.opens ? { id } : { id, failed }));
  }
  async terminate(): Promise<void> {
    if (threads.alive.delete(this)) this.emit('exit', 1);
  }
}

let folder: string;
beforeEach(() => {
  Object.assign(threads, { made: 0, opens: true });
  threads.alive.clear();
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
  vi.useFakeTimers();
  vi.doMock('node:worker_threads', () => ({ Worker: Thread }));
});
afterEach(() => {
  vi.doUnmock('node:worker_threads');
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const primary = { where: 'elsewhere', close: async () => undefined } as Access;
async function open(): Promise<Access> {
  vi.resetModules();
  const { openReplica } = await import('../../db/replica.ts');
  return openReplica(primary, { file: join(folder, 'copy.db'), syncUrl: 'http://elsewhere', syncSeconds: 1 });
}
const first = (): EventEmitter & { terminate(): Promise<void> } => [...threads.alive][0] as Thread;

test('a replica that cannot be opened again is tried by one thread at a time, once a second, until it can', async () => {
  const replica = await open();
  threads.opens = false;
  await first().terminate();
  await vi.advanceTimersByTimeAsync(10_500);
  expect([threads.made, threads.alive.size]).toEqual([11, 0]);
  threads.opens = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect([threads.made, threads.alive.size]).toEqual([12, 1]);
  await replica.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect([threads.made, threads.alive.size]).toEqual([12, 0]);
});

test('none is started once the replica is closed', async () => {
  const replica = await open();
  await first().terminate();
  await replica.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect([threads.made, threads.alive.size]).toEqual([1, 0]);
});

import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { someAtOnce } from '../../server/crowd.ts';

const visitor = (gone = false) => ({ req: { socket: { destroyed: gone } } }) as ServerResponse;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('so many at once, in order, nothing for those who have left, and a failure frees its place', async () => {
  const inTurn = someAtOnce(2);
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const work = (at: number) => async () => {
    most = Math.max(most, (running += 1));
    await turn();
    running -= 1;
    done.push(at);
    if (at === 1) throw new Error('failed');
  };
  const all = Array.from({ length: 7 }, (_, at) => inTurn(visitor(at === 4), work(at)));
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    ...Array<string>(5).fill('fulfilled'),
  ]);
  expect([most, done]).toEqual([2, [0, 1, 2, 3, 5, 6]]);
  await inTurn(visitor(), work(7));
  expect(done.at(-1)).toBe(7);
});

import { expect, test } from 'vitest';
import { arrivals } from '../../server/crowd.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('nobody waits while nobody comes in', () => {
  expect(arrivals().calm()).toBeUndefined();
});

test('work waits as long as somebody comes in every turn, then is done in the order it came, some at a time', async () => {
  const door = arrivals();
  const done: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    door.arrived();
    void door.calm()?.then(() => done.push(n));
    await turn();
    expect(done).toEqual([]);
  }
  const seen: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    await turn();
    seen.push(done.length);
  }
  expect(done).toEqual(Array.from({ length: 40 }, (_, n) => n));
  expect([...new Set(seen)].filter((count) => count > 0)).toEqual([16, 32, 40]);
  expect(door.calm()).toBeUndefined();
});

import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { longAnswer } from '../../src/api/answer.ts';
import { type Asker, inShare } from '../../src/api/share.ts';

/** Keeps the event loop busy, as a call that parses or reads does. */
function busy(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
}

/** How much of the time a flood of calls that take so long keeps the event loop busy, and how many were done; from 0 to 1. */
async function flood(asker: Asker, milliseconds: number): Promise<{ busy: number; done: number }> {
  let open = true;
  let done = 0;
  const lanes = Array.from({ length: 32 }, async () => {
    while (open) {
      await inShare(asker, () => busy(milliseconds));
      done += 1;
    }
  });
  const before = performance.eventLoopUtilization();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { utilization } = performance.eventLoopUtilization(before);
  open = false;
  await Promise.all(lanes);
  return { busy: utilization, done };
}

test('one account that floods leaves others half of the time, however many calls it has going', async () => {
  const { busy: share, done } = await flood({ kind: 'account', id: 'a' }, 20);
  expect(done).toBeGreaterThan(10);
  expect(share).toBeLessThan(0.7);
}, 20_000);

test('dear calls of one address leave others time, too', async () => {
  expect((await flood({ kind: 'address', id: 'b' }, 60)).busy).toBeLessThan(0.75);
}, 20_000);

test('what arrives together is not worked on in one turn of the event loop, and keeps its order', async () => {
  let turn = 0;
  let counting = true;
  const count = (): void => {
    turn += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const began: { call: number; turn: number }[] = [];
  await Promise.all(
    Array.from({ length: 20 }, (_, call) => inShare({ kind: 'address', id: 'd' }, () => began.push({ call, turn }))),
  );
  counting = false;
  expect(began.map(({ call }) => call)).toEqual(Array.from({ length: 20 }, (_, call) => call));
  expect(new Set(began.map((one) => one.turn)).size).toBe(20);
});

test('nor what comes when the one before has just been answered', async () => {
  let turn = 0;
  setImmediate(() => (turn += 1));
  const began: number[] = [];
  for (let at = 0; at < 2; at += 1) await inShare({ kind: 'account', id: 'e' }, () => began.push(turn));
  expect(began).toEqual([0, 1]);
});

test('who asks one after the other never rests', async () => {
  const started = performance.now();
  for (let at = 0; at < 10; at += 1) await inShare({ kind: 'account', id: 'c' }, () => busy(20));
  expect(performance.now() - started).toBeLessThan(20 * 10 * 1.8);
}, 20_000);

test('of an account that floods one call is worked on at a time, an answer of many pieces until it is taken', async () => {
  let running = 0;
  let most = 0;
  async function* pieces(): AsyncGenerator<string> {
    running += 1;
    most = Math.max(most, running);
    for (let at = 0; at < 5; at += 1) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      yield 'piece';
    }
    running -= 1;
  }
  const ask = async (): Promise<number> =>
    (await (await inShare({ kind: 'account', id: 'f' }, () => longAnswer(pieces(), {}))).text()).length;
  const asked = Array.from({ length: 16 }, ask);
  // The first three began before anybody could know.
  expect(await Promise.all(asked.slice(0, 8))).toEqual(Array(8).fill(25));
  most = running;
  expect(await Promise.all(asked.slice(8))).toEqual(Array(8).fill(25));
  expect(most).toBeLessThanOrEqual(3);
  // What nobody takes holds its place for a while only.
  await inShare({ kind: 'account', id: 'f' }, () => longAnswer(pieces(), {}));
  expect(await ask()).toBe(25);
}, 20_000);

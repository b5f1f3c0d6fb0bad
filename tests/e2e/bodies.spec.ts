import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../tools/browser/start-server.ts';

const KiB = 1024;
const MiB = 1024 * KiB;
let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Memory of the server's process in bytes; undefined where the system does not tell. */
function memory(): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * KiB;
  } catch {
    return undefined;
  }
}

interface Answered {
  readonly status: number;
  readonly sent: number;
}
/** A body of so many bytes, in pieces, as fast as the server takes them. Stops when it is answered. */
function post(bytes: number, announced: boolean): Promise<Answered> {
  return new Promise((resolve) => {
    const piece = Buffer.alloc(64 * KiB, ' ');
    let sent = 0;
    let status = 0;
    const going = request(
      `${server.url}/api/auth/quick-login`,
      {
        method: 'POST',
        agent: false,
        headers: {
          origin: server.url,
          'content-type': 'application/json',
          ...(announced ? { 'content-length': String(bytes) } : { 'transfer-encoding': 'chunked' }),
        },
      },
      (answer) => {
        status = answer.statusCode ?? 0;
        answer.resume();
      },
    );
    going.on('error', () => undefined);
    going.once('close', () => resolve({ status, sent }));
    const end = '{"name":"Noura"}';
    function more(): void {
      if (status !== 0 || going.destroyed) return;
      const left = bytes - sent - end.length;
      if (left <= 0) return void going.end(end);
      const next = left < piece.length ? piece.subarray(0, left) : piece;
      sent += next.length;
      if (going.write(next)) setImmediate(more);
      else going.once('drain', more);
    }
    more();
  });
}

const sizes = [300 * KiB, 2 * MiB, 20 * MiB] as const;

/** Every size, announced and not, so many at once; answers with the most memory seen meanwhile. */
async function refuseAll(atOnce: number): Promise<number> {
  let most = memory() ?? 0;
  const watching = setInterval(() => {
    most = Math.max(most, memory() ?? 0);
  }, 5);
  for (const bytes of sizes) {
    for (const announced of [true, false]) {
      const answers = await Promise.all(Array.from({ length: atOnce }, () => post(bytes, announced)));
      expect([bytes, announced, ...answers.map(({ status }) => status)]).toEqual([
        bytes,
        announced,
        ...Array<number>(atOnce).fill(413),
      ]);
      // What is on its way when the answer comes lies in the machine's buffers, more of it on a busy one; all of it never travels.
      if (bytes === 20 * MiB) expect(Math.min(...answers.map(({ sent }) => sent))).toBeLessThan(19 * MiB);
    }
  }
  clearInterval(watching);
  return Math.max(most, memory() ?? 0);
}

test('64 KiB are accepted; 300 KiB, 2 MiB and 20 MiB, announced or not, are refused early, and the memory hardly grows', async () => {
  for (const announced of [true, false])
    for (let at = 0; at < 10; at += 1) expect((await post(64 * KiB, announced)).status).toBe(200);
  const before = memory();
  const one = await refuseAll(1);
  const five = await refuseAll(5);
  const again = await refuseAll(5);
  expect((await post(64 * KiB, true)).status).toBe(200);
  if (before === undefined) return;
  console.log(
    `large bodies: memory rose by ${((one - before) / MiB).toFixed(1)} MiB; five at once ${((five - before) / MiB).toFixed(1)}, once more ${((again - before) / MiB).toFixed(1)}`,
  );
  expect(one - before).toBeLessThan(20 * MiB);
  // Ten times 45 MiB were offered meanwhile: pieces wait to be collected, none is kept.
  expect(again - before).toBeLessThan(120 * MiB);
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foundIn, makeFile } from '../api/keyed-file.ts';
import { runScript } from '../api/run-script.ts';

const kills = Number(process.env['FAULT_ROTATIONS'] ?? 20);
const first = 'the first key of all';
const second = 'the second key of all';

test(`killed ${kills} times at any moment, what stands under the name is whole, under the old key or the new one`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  const database = join(folder, 'a.db');
  const rotate = (key: string, newKey: string, killAfter?: number) =>
    runScript('rotate-key', [], { database, key, input: `${newKey}\n`, ...(killAfter !== undefined && { killAfter }) });
  await makeFile(database, first, 20_000);
  let key = first;
  let other = second;
  const begun = performance.now();
  await rotate(key, other);
  [key, other] = [other, key];
  const whole = performance.now() - begun;
  const outcomes = new Set<string>();
  for (let at = 0; at < kills; at += 1) {
    await rotate(key, other, Math.round(whole * (0.4 + (at / kills) * 0.6)));
    expect(existsSync(database)).toBe(true);
    const kept = await foundIn(database, key);
    outcomes.add(kept === 20_000 ? 'old' : 'new');
    if (kept !== 20_000) {
      expect(await foundIn(database, other)).toBe(20_000);
      [key, other] = [other, key];
    }
  }
  console.log(`${kills} kills, whole each time: ${[...outcomes].join(' and ')} file`);
  // And what a killed one left behind does not stop the next.
  expect((await rotate(key, other)).code).toBe(0);
  expect(await foundIn(database, other)).toBe(20_000);
  rmSync(folder, { recursive: true, force: true });
}, 600_000);

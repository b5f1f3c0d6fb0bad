import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadTool } from '../../src/engine/registry.ts';
import { register, run } from './running.ts';

const folder = mkdtempSync(join(tmpdir(), 'journey-'));
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
/** A small disk of its own needs the right to mount one; elsewhere `storage.test.ts` fills the database instead of the disk. */
const mounted = mount();
afterAll(() => {
  if (mounted) execFileSync('umount', ['--lazy', folder]);
  rmdirSync(folder);
});

/** Writes until not one byte more fits. */
function fillDisk(): void {
  const filler = openSync(join(folder, 'filler'), 'a');
  for (let size = 65_536; size >= 1; size = Math.floor(size / 4)) {
    try {
      for (;;) if (writeSync(filler, Buffer.alloc(size)) < size) break;
    } catch {
      // No room for a piece of this size; a smaller one may fit.
    }
  }
  closeSync(filler);
}

test.skipIf(!mounted)(
  'a full disk: saves say so plainly, reads go on, saves resume without a restart',
  async () => {
    const server = await run(`file:${join(folder, 'a.db')}`);
    const me = await register(server.url);
    const inputs = (await loadTool('a1c-forecast')).defaults;
    const save = (id: string) =>
      me.call('POST', 'assessments', {
        id,
        patientName: 'Full',
        tool: 'a1c-forecast',
        patientData: inputs,
        clinicalNotes: 'x'.repeat(4000),
      });
    const ids = async () =>
      ((await (await me.call('GET', 'assessments?limit=200')).json()) as { id: string }[]).map(({ id }) => id);
    const kept: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 10; at += 1) {
        kept.push(randomUUID());
        expect((await save(kept.at(-1) ?? '')).status).toBe(201);
      }
      fillDisk();
      // What is free inside the log of recent writes is used up first; from then on it is no, every time.
      const told: number[] = [];
      for (let at = 0; at < 200 && told.filter((status) => status === 507).length < 20; at += 1) {
        const id = randomUUID();
        const answer = await save(id);
        told.push(answer.status);
        if (answer.status === 201) kept.push(id);
        else expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([507, 'disk_full']);
      }
      expect(told.slice(-20)).toEqual(Array(20).fill(507));
      expect((await ids()).sort()).toEqual([...kept].sort());
      expect((await me.call('GET', 'auth/user')).status).toBe(200);
      expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
      expect((await fetch(`${server.url}/calculator`, { headers: { cookie: me.cookie } })).status).toBe(200);
      rmSync(join(folder, 'filler'));
      kept.push(randomUUID());
      expect((await save(kept.at(-1) ?? '')).status).toBe(201);
      expect((await ids()).sort()).toEqual([...kept].sort());
      console.log(
        `full disk, round ${round + 1}: ${told.filter((status) => status === 201).length} saves still fitted, 20 answered 507, ${kept.length} records kept`,
      );
    }
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  },
  120_000,
);

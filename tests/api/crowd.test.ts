import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseProblem } from '../../db/problems.ts';

beforeEach(() => vi.resetModules());
afterEach(() => {
  for (const name of ['@node-rs/argon2', '../../src/engine/registry.ts']) vi.doUnmock(name);
});

test('a first sign-in that a crowd turned away does not close the door for those after it', async () => {
  let finish = (): void => undefined;
  const busy = new Promise<void>((resolve) => {
    finish = resolve;
  });
  vi.doMock('@node-rs/argon2', () => ({ hash: () => busy.then(() => 'a hash'), verify: async () => false }));
  const { checkPassword, hashPassword } = await import('../../src/api/password.ts');
  const crowd = Array.from({ length: 404 }, () => hashPassword('a quiet blue gate'));
  const failed = await checkPassword(undefined, 'anything').then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(databaseProblem(failed)).toBe('away');
  finish();
  await Promise.all(crowd);
  expect(await checkPassword(undefined, 'anything')).toEqual({ right: false });
});

test('a calculator that could not be loaded is asked for again', async () => {
  let fails = 1;
  vi.doMock('../../src/engine/registry.ts', async (original) => {
    const real = await original<typeof import('../../src/engine/registry.ts')>();
    return {
      ...real,
      loadTool: (id: string) =>
        (fails -= 1) >= 0 ? Promise.reject(new Error('too many open files')) : real.loadTool(id),
    };
  });
  const { recordTool } = await import('../../src/api/records/records.ts');
  await expect(recordTool('dosing')).rejects.toThrow(/open files/);
  expect((await recordTool('dosing')).tool.id).toBe('dosing');
  expect(recordTool('dosing')).toBe(recordTool('dosing'));
});

import * as argon2 from '@node-rs/argon2';
import { afterAll, vi } from 'vitest';

// For files that share a worker. Nearly every test registers somebody with the same password: the real hash of it, at its real strength, is
// made once. What is told of the hashes themselves, secrets.test.ts and auth.test.ts, has them made each time.
type Kept = Map<string, Promise<unknown>>;
/** Outlives the modules, which every test starts anew. */
const place = globalThis as typeof globalThis & { knownHashes?: Kept };
place.knownHashes ??= new Map();
const known = place.knownHashes;

function once<T>(key: readonly unknown[], make: () => Promise<T>): Promise<T> {
  const name = JSON.stringify(key);
  const made = (known.get(name) as Promise<T> | undefined) ?? make();
  known.set(name, made);
  return made;
}
vi.doMock('@node-rs/argon2', () => ({
  ...argon2,
  hash: (password: string, options: object) => once(['hash', password, options], () => argon2.hash(password, options)),
  verify: (hash: string, password: string) => once(['verify', hash, password], () => argon2.verify(hash, password)),
}));

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

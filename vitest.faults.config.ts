import { defineConfig } from 'vitest/config';

/** Long tests against the running product: killed, stopped, starved. Not part of `npm test`. */
export default defineConfig({
  test: { include: ['tests/faults/**/*.fault.ts'], fileParallelism: false, testTimeout: 900_000, hookTimeout: 60_000 },
});

import { defineConfig } from 'vitest/config';

/** Browser tests against the built site. The server starts once, in the global setup; each file has its own browser. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.spec.ts'],
    globalSetup: ['tests/e2e/fixtures/server.ts'],
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});

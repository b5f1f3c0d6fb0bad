import { defineConfig } from 'vitest/config';

/**
 * Browser tests against the built site. One server and one browser start in the global setup; every page has a context of
 * its own, which parts tests as a browser of their own would, so files may share a worker.
 */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.spec.ts'],
    globalSetup: ['tests/e2e/fixtures/server.ts', 'tests/e2e/fixtures/browser.ts'],
    isolate: false,
    // One more than the two cores the tests are meant for: a test waits for a page nearly a third of its time.
    maxWorkers: 3,
    // A browser, a server and a machine at work: what fails is tried once more, and named in the last lines where that held.
    retry: 1,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // A busy machine is waited for as long as by the browser's own waiting.
    expect: { poll: { timeout: 20_000 } },
  },
});

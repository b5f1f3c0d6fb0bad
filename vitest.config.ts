import { defineConfig } from 'vitest/config';

const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Everything that needs plain Node only: no Astro, no browser. `--project engine` or `--project integration` runs one part. */
export default defineConfig({
  test: {
    // The default leaves a core idle, of two every second one.
    maxWorkers: '100%',
    projects: [
      {
        // Pure functions change nothing around them, so files share a worker and what it has loaded.
        test: { name: 'engine', include: ['tests/engine/**/*.test.ts'], isolate: false, ...patience },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/*.test.ts', 'tests/{api,architecture,islands,story}/**/*.test.{ts,tsx}'],
          ...patience,
        },
      },
    ],
  },
});

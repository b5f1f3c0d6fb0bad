import { defineConfig } from 'vitest/config';

const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Everything that needs plain Node only: no Astro, no browser. `--project engine`, `islands` or `integration` runs one part. */
export default defineConfig({
  test: {
    // The default leaves a core idle, of two every second one.
    maxWorkers: '100%',
    projects: [
      {
        // Pure functions change nothing around them, so files share a worker and what it has loaded.
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.ts'],
          isolate: false,
          setupFiles: ['tests/fixtures/properties.ts'],
          ...patience,
        },
      },
      {
        // So do the browser's decisions: each file puts back what it stubs. A process for each file cost a third of their time.
        test: {
          name: 'islands',
          include: ['tests/{islands,story}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/fixtures/properties.ts'],
          isolate: false,
          ...patience,
        },
      },
      {
        // What reads the texts outside the framework (tools/content/schemas.ts) does so in a test as well.
        resolve: {
          alias: ['astro:content', 'astro/loaders'].map((find) => ({
            find,
            replacement: new URL('./tools/content/stand-in.ts', import.meta.url).pathname,
          })),
        },
        test: {
          name: 'integration',
          include: ['tests/*.test.ts', 'tests/{api,architecture,content,specification}/**/*.test.{ts,tsx}'],
          ...patience,
        },
      },
    ],
  },
});

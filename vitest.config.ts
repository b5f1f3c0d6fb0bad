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
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.ts'],
          isolate: false,
          setupFiles: ['tests/fixtures/properties.ts'],
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
          include: [
            'tests/*.test.ts',
            'tests/{api,architecture,content,islands,specification,story}/**/*.test.{ts,tsx}',
          ],
          ...patience,
        },
      },
    ],
  },
});

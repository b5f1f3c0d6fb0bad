import { defineConfig } from 'vitest/config';

/**
 * Ask the calls in this process what they answer, each on a database and on modules of its own (harness.ts). What starts a server or a
 * libSQL server, has a clock or a limit to itself, measures, or looks at the process it runs in, is not among them.
 */
const sharing = `tests/api/{${[
  'access,account,account-data,account-deletion,audit,cds,chain,due,every-collection,field,fuzz,oidc,oidc-hostile',
  'passkeys,patients,plans,records,refusals,search,second-factor,second-factor-tokens,smart,smart-document,smart-hostile,tokens',
  'visit-known-by,visits,ways-in,writing',
]}}.test.ts`;

/** What is young is collected less often: these make much of it, and keep little. */
const roomy = { execArgv: ['--max-semi-space-size=64'] };

const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Everything that needs plain Node only: no Astro, no browser. `--project engine`, `islands`, `calls` or `integration` runs one part. */
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
          ...roomy,
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
          ...roomy,
          ...patience,
        },
      },
      {
        // A process for each of these cost more than all their questions.
        test: {
          name: 'calls',
          include: [sharing],
          setupFiles: ['tests/api/known-hashes.ts'],
          isolate: false,
          ...roomy,
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
          exclude: [sharing],
          ...patience,
        },
      },
    ],
  },
});

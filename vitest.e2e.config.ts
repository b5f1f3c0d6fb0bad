import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { processTests } from './tools/lib/processes.mjs';

/**
 * The files that take a minute and more. Begun last, one of them would keep a core busy while the others wait. The second and the fourth
 * mostly wait themselves: beside them two others have the cores.
 */
const longest = [
  'walk-answers',
  'offline-update',
  'walk-places',
  'story-scroll',
  'walk-forms',
  'form-line',
  'offline',
  'layout-shift',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.spec.ts`));
      return at < 0 ? longest.length : at;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

/** What both kinds share. */
const shared = {
  globalSetup: ['tests/e2e/fixtures/server.ts'],
  isolate: false,
  // A browser, a server and a machine at work: what fails is tried once more, and named in the last lines where that held.
  retry: 1,
  testTimeout: 180_000,
  hookTimeout: 60_000,
  // A busy machine is waited for as long as by the browser's own waiting.
  expect: { poll: { timeout: 20_000 } },
};

/**
 * Browser tests against the built site. One server starts in the global setup; a worker has a browser of its own, and lends each
 * page to one test at a time (tests/e2e/README.md), so files may share a worker. `--project browser` runs what meets pages, `--project
 * processes` what needs a process or a build of its own.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Two more than there are cores, of which two are expected: a test waits for a page nearly half of its time. One server answers
    // them all, so not without end.
    maxWorkers: Math.min(9, Math.max(2, availableParallelism()) + 2),
    projects: [
      {
        test: {
          ...shared,
          name: 'browser',
          include: ['tests/{e2e,specification}/**/*.spec.ts'],
          exclude: processTests,
        },
      },
      { test: { ...shared, name: 'processes', include: processTests } },
    ],
  },
});

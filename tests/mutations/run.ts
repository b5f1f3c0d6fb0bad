import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../fixtures/project-copy.ts';
import { type Mutation, mutations } from './list.ts';

/** Which are wanted: `--only 3,17` by their number, else all of them. */
function wanted(): readonly (readonly [number: number, mutation: Mutation])[] {
  const at = process.argv.indexOf('--only');
  const numbers = at < 0 ? mutations.map((_, n) => n + 1) : (process.argv[at + 1] ?? '').split(',').map(Number);
  return numbers.map((number) => {
    const mutation = mutations[number - 1];
    if (!mutation) throw new Error(`There is no fault ${number}: 1 to ${mutations.length}.`);
    return [number, mutation] as const;
  });
}

/** The first of its tests that fails with the fault in, or undefined where all of them hold: then nobody would notice. */
function caught({ file, find, replace, caughtBy }: Mutation): string | undefined {
  const copy = copyProject();
  try {
    const path = join(copy.folder, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(find, () => replace),
    );
    if (caughtBy.some((test) => test.endsWith('.spec.ts'))) copy.run('node', ['scripts/build.mjs']);
    return caughtBy.find((test) => {
      const config = test.endsWith('.spec.ts') ? ['--config', 'vitest.e2e.config.ts', '--retry=0', '--bail=1'] : [];
      try {
        copy.run('node_modules/.bin/vitest', ['run', ...config, test]);
        return false;
      } catch (error) {
        // A run without a single failed test did not find the fault: it could not run.
        if (!/Tests .*\d+ failed/.test(String(error))) throw error;
        return true;
      }
    });
  } finally {
    copy.remove();
  }
}

let missed = 0;
for (const [number, mutation] of wanted()) {
  const test = caught(mutation);
  if (!test) missed += 1;
  process.stdout.write(`${test ? '✓' : '✗'} ${number}. ${mutation.fault}: ${test ?? 'NOBODY NOTICED'}\n`);
}
process.exit(missed ? 1 : 0);

import { existsSync } from 'node:fs';
import { codeOf, DatabaseAway, DatabaseRefused, reasonOf } from '../../db/problems.ts';
import { EnvironmentProblem } from '../../src/api/environment.mjs';

/** What the operator did wrong, in one line. */
export class Usage extends Error {
  override name = 'Usage';
}

/** Runs an operator's command: one line of what was done, or one line of why not and exit 1. */
export async function operate(work: () => Promise<string | undefined>): Promise<void> {
  // What a command writes is the operator's alone.
  process.umask(0o077);
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const said = await work();
    if (said !== undefined) console.log(said);
  } catch (error) {
    const expected =
      error instanceof Usage ||
      error instanceof DatabaseRefused ||
      error instanceof DatabaseAway ||
      error instanceof EnvironmentProblem;
    // What the driver or the file system refuses has a code; anything else is a fault of ours, and its place is wanted.
    console.error(
      expected ? error.message : codeOf(error) ? `That did not work (${reasonOf(error).split('\n')[0]}).` : error,
    );
    process.exitCode = 1;
  }
}

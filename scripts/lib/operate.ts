import { existsSync } from 'node:fs';
import { DatabaseAway, DatabaseRefused } from '../../db/problems.ts';
import { EnvironmentProblem } from '../../server/env.ts';

/** What the operator did wrong, in one line. */
export class Usage extends Error {
  override name = 'Usage';
}

/** Runs an operator's command: one line of what was done, or one line of why not and exit 1. */
export async function operate(work: () => Promise<string>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    console.log(await work());
  } catch (error) {
    const expected = error instanceof Usage || error instanceof DatabaseRefused || error instanceof DatabaseAway || error instanceof EnvironmentProblem;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  }
}

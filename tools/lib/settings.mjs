import { existsSync } from 'node:fs';
import { EnvironmentProblem, readEnvironment } from '../../src/api/environment.mjs';
import { stop } from './say.mjs';

/** The settings of the environment and of `.env`, checked; ends with one sentence where one cannot be used. */
export function checkedSettings() {
  try {
    if (existsSync('.env') && process.loadEnvFile) process.loadEnvFile('.env');
    return readEnvironment(process.env);
  } catch (error) {
    if (error instanceof EnvironmentProblem) stop(error.message);
    throw error;
  }
}

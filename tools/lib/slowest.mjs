import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run.mjs';

/**
 * The slowest tests of the last run, slowest first, each with its seconds and its file; none where nothing ran.
 * @param {string} results the folder of vitest's reports @param {number} [count]
 */
export function slowest(results, count = 20) {
  const folder = join(root, results);
  const reports = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return reports
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).testResults)
    .flatMap((/** @type {{ name: string, assertionResults: { fullName: string, duration?: number }[] }} */ file) =>
      file.assertionResults.map(({ fullName, duration = 0 }) => ({ file: basename(file.name), fullName, duration })),
    )
    .sort((one, other) => other.duration - one.duration)
    .slice(0, count)
    .map(({ file, fullName, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${file}: ${fullName}`);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/** @typedef {{ readonly fullName: string, readonly status: string, readonly duration?: number, readonly failureMessages?: readonly string[] }} Test */
/** @typedef {{ readonly testResults: readonly { readonly name: string, readonly assertionResults: readonly Test[] }[] }} Report */

/** Tests that held only at the second try, each with its file and what it said at the first. @param {Report} report of vitest @returns {string[]} */
export function secondTries({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages: [first = ''] = [] }) =>
          `Held at the second try: ${basename(name)}: ${fullName}\n    at the first: ${said(first)}`,
      ),
  );
}

/** What a failure says, and its place in the tests. @param {string} failure with its stack */
function said(failure) {
  const lines = stripVTControlCharacters(failure).split('\n');
  const place = lines
    .find((line) => /^\s+at .*\/tests\//.test(line))
    ?.replace(/^.*\/(?=tests\/)/, '')
    .replace(/\)$/, '');
  return place ? `${lines[0]} (${place})` : (lines[0] ?? '');
}

/**
 * The slowest tests of the last run, slowest first, each with its seconds and its file; none where nothing ran.
 * @param {string} results the folder of vitest's reports @param {number} [count]
 */
export function slowest(results, count = 20) {
  const folder = join(root, results);
  const reports = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return reports
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).testResults)
    .flatMap((/** @type {Report['testResults'][number]} */ file) =>
      file.assertionResults.map(({ fullName, duration = 0 }) => ({ file: basename(file.name), fullName, duration })),
    )
    .sort((one, other) => other.duration - one.duration)
    .slice(0, count)
    .map(({ file, fullName, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${file}: ${fullName}`);
}

import { describe, expect, test } from 'vitest';
import { files } from './files.ts';

const document = files.find(({ path }) => path === 'docs/security.md')?.text ?? '';
/** `fuzz` is tests/api/fuzz.test.ts, `faults/kill` is tests/faults/kill.fault.ts, and so on for every folder of tests. */
function fileOf(name: string): string | undefined {
  return [
    `tests/api/${name}.test.ts`,
    `tests/${name}.test.ts`,
    `tests/${name}.fault.ts`,
    `tests/${name}.spec.ts`,
    `tests/${name}.ts`,
  ].find((path) => files.some((file) => file.path === path));
}
/** A threat, what stands against it, and in the brackets that end the line the tests that hold it. */
const guarded = (document.split('## Found by others')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => ({ row: line.slice(2), tests: /\(([^()]*)\)$/.exec(line)?.[1] ?? '' }));
const named = guarded.flatMap(({ row, tests }) =>
  [...tests.matchAll(/`([\w/-]+)`/g)].map((found) => ({ row, name: found[1] ?? '' })),
);

describe('docs/security.md', () => {
  test('every test it names is there', () => {
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(({ name }) => fileOf(name) === undefined)).toEqual([]);
  });

  test('every threat and every promise names a test', () => {
    expect(guarded.filter(({ tests }) => !/`/.test(tests))).toEqual([]);
  });

  test('no promise is missing', () => {
    const numbers = guarded.flatMap(({ row }) => /^[RS]\d+\b/.exec(row)?.[0] ?? []);
    const all = (letter: string, count: number): string[] =>
      Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);
    expect(numbers).toEqual([...all('R', 13), ...all('S', 29)]);
  });

  test('every long test is named', () => {
    const long = files.map(({ path }) => path).filter((path) => path.endsWith('.fault.ts'));
    expect(long.filter((path) => !named.some(({ name }) => fileOf(name) === path))).toEqual([]);
  });
});

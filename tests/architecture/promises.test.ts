import { describe, expect, test } from 'vitest';
import { files } from './files.ts';

const document = files.find(({ path }) => path === 'docs/security.md')?.text ?? '';
/** `fuzz` is tests/api/fuzz.test.ts, `faults/kill` is tests/faults/kill.fault.ts, and so on for every folder of tests. */
function fileOf(name: string): string | undefined {
  return [
    `tests/api/${name}.test.ts`,
    `tests/islands/${name}.test.ts`,
    `tests/${name}.fault.ts`,
    `tests/${name}.spec.ts`,
    `tests/${name}.ts`,
  ].find((path) => files.some((file) => file.path === path));
}
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const guarded = rows.filter(([first]) => first !== 'Threat' && first !== 'No.');
const named = guarded.flatMap((cells) =>
  [...(cells.at(-1) ?? '').matchAll(/`([\w/-]+)`/g)].map((found) => ({ row: cells[0] ?? '', name: found[1] ?? '' })),
);

describe('docs/security.md', () => {
  test('every test it names is there', () => {
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(({ name }) => fileOf(name) === undefined)).toEqual([]);
  });

  test('every threat and every promise names a test', () => {
    const bare = guarded.filter((cells) => !/`/.test(cells.at(-1) ?? ''));
    expect(bare.map(([first]) => first)).toEqual([]);
  });

  test('no promise is missing', () => {
    const numbers = guarded.map(([first]) => first ?? '').filter((first) => /^[RS]\d+$/.test(first));
    const all = (letter: string, count: number): string[] =>
      Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);
    expect(numbers).toEqual([...all('R', 13), ...all('S', 29)]);
  });

  test('every long test is named', () => {
    const long = files.map(({ path }) => path).filter((path) => path.endsWith('.fault.ts'));
    expect(long.filter((path) => !named.some(({ name }) => fileOf(name) === path))).toEqual([]);
  });
});

import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { files } from './files.ts';

const text = files.find(({ path }) => path === 'docs/hazards.md')?.text ?? '';
const rows = text
  .split('\n')
  .filter((line) => /^\| H\d+ \|/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

describe('docs/hazards.md', () => {
  test('has every way of harm once, each cell filled', () => {
    expect(rows.map(([id]) => id)).toEqual(rows.map((_, at) => `H${at + 1}`));
    expect(rows.length).toBeGreaterThanOrEqual(18);
    expect(rows.filter((cells) => cells.length !== 10 || cells.some((cell) => cell.trim() === ''))).toEqual([]);
  });

  test('weighs each: severity 1 to 5, likelihood A to D, never likelier with its controls than without, and an owner', () => {
    for (const [id, , , severity, before = '', , after = '', , owner = ''] of rows) {
      expect(severity, id).toMatch(/^[1-5]$/);
      expect(`${before}${after}`, id).toMatch(/^[A-D]{2}$/);
      expect(after >= before, id).toBe(true);
      expect(['maker', 'operator', 'clinician'], id).toContain(owner);
    }
  });

  test('names for each control a test that is there', () => {
    for (const cells of rows) {
      const named = [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => `tests/${file}`);
      expect(named.length, cells[0]).toBeGreaterThan(0);
      expect(
        named.filter((file) => !existsSync(file)),
        cells[0],
      ).toEqual([]);
    }
  });
});

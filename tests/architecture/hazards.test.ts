import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hazards } from '../../src/content/ui/hazards.ts';
import { hazardLog } from '../../tools/lib/hazard-log.ts';
import { files } from './files.ts';

const text = files.find(({ path }) => path === 'docs/hazards.md')?.text;

describe('the hazard log', () => {
  test('the table of npm run hazards has a row for each, whole, and docs/hazards.md says where they are', () => {
    const rows = hazardLog().match(/^\| H\d+ (\|[^|\n]+){9}\|$/gm);
    expect(rows).toHaveLength(hazards.length);
    for (const place of ['`/hazards`', '`src/content/ui/hazards.ts`', '`npm run hazards`'])
      expect(text).toContain(place);
  });

  test('every row is complete in both languages', () => {
    expect(hazards.length).toBeGreaterThanOrEqual(20);
    for (const { en, ar } of hazards) {
      for (const [part, said] of Object.entries(en)) {
        expect(said, part).toMatch(/^\p{Lu}|^mg\/dL/u);
        // A row of the document is a row of a table.
        expect(said).not.toMatch(/[|\n]|\.$/);
        expect(ar[part as keyof typeof ar], said).toMatch(/^[«\p{Script=Arabic}][^|\n]{6,}[^.]$/u);
      }
    }
    expect(new Set(hazards.map(({ en }) => en.harm)).size).toBe(hazards.length);
    expect(new Set(hazards.map(({ ar }) => ar.harm)).size).toBe(hazards.length);
  });

  test('no way of harm is likelier with its controls than without', () => {
    expect(hazards.filter(({ before, after }) => after < before)).toEqual([]);
  });

  test('each names a test that is there', () => {
    const named = hazards.flatMap(({ tests }) => tests);
    expect(named.filter((file) => !existsSync(`tests/${file}`))).toEqual([]);
  });
});

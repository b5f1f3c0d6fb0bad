import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { files } from './files.ts';

const text = files.find(({ path }) => path === 'docs/asvs.md')?.text ?? '';
const rows = [...text.matchAll(/^- (\d+\.\d+\.\d+)(¹?) (met|n\/a|not met): (.{3,})$/gm)].map(
  ([, number = '', first = '', state = '', why = '']) => ({ number, level: first === '' ? '2' : '1', state, why }),
);
const named = (why: string): string[] =>
  [...why.matchAll(/`(\w+\/[^`]+\.ts)`/g)].map(([, file = '']) => `tests/${file}`);
const having = (state: string) => rows.filter((row) => row.state === state);

describe('docs/asvs.md', () => {
  test('has each of the 253 requirements of levels 1 and 2 once, each with a state and a test or a reason', () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(253);
    expect(rows).toHaveLength(253);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
    expect(text.match(/^- \d/gm)).toHaveLength(253);
  });

  test('counts as its rows do', () => {
    const counts = ['met', 'n/a', 'not met'].map((state) => having(state).length);
    expect(text).toContain(`${counts[0]} are met, ${counts[1]} not applicable, ${counts[2]} not met`);
    const first = having('not met').filter(({ level }) => level === '1');
    expect(first).toEqual([]);
    expect(text).toContain('none of them of level 1');
  });

  test('names tests that are there, and what is met without one by a document or by who runs it', () => {
    expect(rows.flatMap(({ why }) => named(why)).filter((file) => !existsSync(file))).toEqual([]);
    const without = having('met').filter(({ why }) => named(why).length === 0);
    expect(without.map(({ number }) => number)).toEqual(['11.1.2', '14.1.1', '14.1.2', '15.1.1']);
  });
});

import { describe, expect, test } from 'vitest';
import { files, matching } from './files.ts';

const decisions = matching(/^docs\/decisions\/\d{4}-[\w-]+\.md$/);
const numbers = new Set(decisions.map(({ path }) => Number(/(\d{4})-/.exec(path)?.[1])));
const register = decisions.find(({ path }) => path.endsWith('-product-decisions.md'))?.text ?? '';
const registered = new Set([...register.matchAll(/^- (D\d+)\b/gm)].map((found) => found[1]));
const citing = files.filter(({ path }) => /\.(ts|tsx|mjs|cjs|js|astro|css|sql|md|yaml)$/.test(path));

/** Where a pattern's first group names something that is not among the known. */
function unknown(pattern: RegExp, isKnown: (cited: string) => boolean): string[] {
  return citing.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].flatMap(([written, cited = '']) => (isKnown(cited) ? [] : [`${path}: ${written}`])),
  );
}

describe('decisions', () => {
  test('every D number cited stands in the register', () => {
    expect(registered.size).toBeGreaterThanOrEqual(25);
    expect(unknown(/(?<![\w%#])(D\d{1,2})\b/g, (cited) => registered.has(cited))).toEqual([]);
  });

  test('every ADR cited by its number is there', () => {
    const cited = /\b(?:ADR|[Dd]ecision)[ -](\d{1,4})\b/g;
    expect(citing.some(({ text }) => text.match(cited))).toBe(true);
    expect(unknown(cited, (number) => numbers.has(Number(number)))).toEqual([]);
  });

  test('no two decisions share a number, and each says its own', () => {
    expect(numbers.size).toBe(decisions.length);
    const wrong = decisions.filter(
      ({ path, text }) => Number(/^# (\d+)\. /.exec(text)?.[1]) !== Number(path.slice(15, 19)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { pictureProblem } from '../../src/content/picture-problem.ts';

const fits = { width: 1200, height: 900, bytes: 90_000 };

describe('a picture that a text names', () => {
  test.each([
    fits,
    { ...fits, width: 640, height: 640 },
    { ...fits, width: 2400, height: 1200 },
    { ...fits, bytes: 204_800 },
  ])('$width × $height with $bytes bytes fits', (found) => {
    expect(pictureProblem('pack.webp', found)).toBeNull();
  });

  test.each([
    ['is too narrow', { ...fits, width: 639, height: 600 }, /639 pixels wide\. Between 640 and 2400 fit/],
    ['is too wide', { ...fits, width: 2401, height: 2000 }, /2401 pixels wide/],
    ['is too long', { ...fits, width: 1201, height: 600 }, /1201 × 600 pixels/],
    ['is too heavy', { ...fits, bytes: 204_801 }, /201 KiB\. At most 200 fit/],
  ])('what %s is said to the editor', (_, found, sentence) => {
    expect(pictureProblem('pack.webp', found)).toMatch(sentence);
  });
});

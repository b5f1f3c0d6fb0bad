import { describe, expect, test } from 'vitest';
import { rows, specificationDocument } from './document.ts';
import { hold } from './held.ts';
import { screens } from './rows/index.ts';

describe.each(screens.map(({ screen }) => screen))('%s', (screen) => {
  const own = rows.filter((each) => each.screen.screen === screen);
  test.each(own.map((each) => [each.id, each.row[1], each] as const))('%s %s', (_, __, each) => hold(each));
});

test('no line is lost: there are as many as there were, each under a name of its own', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(600);
});

test('npm run specification tells every line once, and of each departure by which decision', () => {
  const told = specificationDocument()
    .split('\n')
    .filter((line) => /^\| \d:/.test(line));
  expect(told.map((line) => line.split(' | ')[0]?.slice(2))).toEqual(rows.map(({ id }) => id));
  const departing = rows.filter(({ row }) => row[3]).length;
  expect(departing).toBeGreaterThan(0);
  expect(told.filter((line) => / \| [^|]+: [^|]+ \|$/.test(line))).toHaveLength(departing);
});

import { readFileSync } from 'node:fs';
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

test('docs/specification.md is what the rows say (npm run specification)', () => {
  const written = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');
  expect(written).toBe(specificationDocument());
});

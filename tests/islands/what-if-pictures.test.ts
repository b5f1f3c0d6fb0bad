import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadAnswering } from '../../src/engine/answer/index.ts';
import type { Block } from '../../src/engine/kit/report/report.ts';
import type { Wording } from '../../src/engine/kit/words/pattern.ts';
import { type ToolId, toolIds } from '../../src/engine/registry.ts';
import { Blocks } from '../../src/islands/report/Block.tsx';
import { OtherwiseContext } from '../../src/islands/report/otherwise.ts';
import { ReadingContext } from '../../src/islands/report/Say.tsx';
import { cornersOf } from '../../src/islands/report/tried-area.ts';
import { loadAll, wordingFor } from '../../src/islands/shared/loaded.ts';

/** Something else that can be asked at the desk, for whom each picture says something else. */
const asked: Readonly<Record<ToolId, { readonly from: object; readonly to: object }>> = {
  'a1c-forecast': { from: {}, to: { a1c: 9.4 } },
  'clinical-logic': { from: {}, to: { baselineA1c: 6.9 } },
  'insulin-cgm': { from: {}, to: { baselineA1c: 8.1 } },
  'life-days': { from: {}, to: { projectedAdherence: 100 } },
  dosing: { from: {}, to: { egfr: 24 } },
  'organ-risk': {
    from: { smokes: 'yes' },
    to: { systolic: 118 },
  },
};
const names = { en: 'What if', ar: 'ماذا لو' } as const;

const drawn = (wording: Wording, blocks: readonly Block[], otherwise: readonly Block[] | null): string =>
  renderToStaticMarkup(
    createElement(
      ReadingContext,
      { value: { wording } },
      createElement(
        OtherwiseContext,
        { value: otherwise && { picture: otherwise } },
        createElement(Blocks, { blocks }) as ReactNode,
      ),
    ),
  );
/** What a picture writes and where it draws, one after the other, without anything that only “What if” brings. */
const tokens = (markup: string): string[] =>
  markup.match(/style="[^"]*"|\spoints="[^"]*"|\sd="[^"]*"|[^<>]+(?=<)/g) ?? [];

/** Whether all of `some` stand in `all` in the same order. */
function holds(all: readonly string[], some: readonly string[]): string | undefined {
  let at = 0;
  for (const one of some) {
    const found = all.indexOf(one, at);
    if (found < 0) return one;
    at = found + 1;
  }
  return undefined;
}

describe.each(toolIds)('what if in the picture of %s', async (id) => {
  const { tool, answer } = await loadAnswering(id);
  const read = (more: object): readonly Block[] => {
    const checked = tool.validate({ ...tool.defaults, ...asked[id].from, ...more });
    if (!checked.ok) throw new Error(`${id}: ${JSON.stringify(checked)}`);
    return answer(checked.inputs).report.picture;
  };

  test.each(['en', 'ar'] as const)('what is tried stands beside what was calculated, in %s', async (locale) => {
    const wording = wordingFor(await loadAll(id, locale, 'record'), {}, new Date('2026-11-22T10:00:00'));
    const [calculated, tried] = [read({}), read(asked[id].to)];
    const [first] = calculated;
    if (!first) throw new Error('no picture');
    const alone = drawn(wording, [first], null);
    const beside = drawn(wording, [first], tried);
    // It is named for those who look, or at least in the caption for those who listen.
    expect(beside).toContain(names[locale]);
    expect(beside.match(/<figcaption.*?<\/figcaption>|<p\b.*?<\/p>/gs)?.join()).toContain(names[locale]);
    expect(alone).not.toContain(names[locale]);
    // Something is drawn that was not there.
    const places = (markup: string): string[] =>
      markup.match(/(?:inset-[\w-]+|inline-size):[\d.]+%|\b(?:points|d)="[^"]*"/g) ?? [];
    expect(places(beside).filter((place) => !places(alone).includes(place)).length).toBeGreaterThan(0);
    // What was calculated stands as it stood wherever the scale is the calculation's own.
    if (first.type !== 'trend' && first.type !== 'compare')
      expect(holds(tokens(beside), tokens(alone))).toBeUndefined();
  });
});

test('what is tried is outlined place by place, line by line', () => {
  expect(cornersOf(0, 7)).toEqual([]);
  expect(cornersOf(3, 7)).toEqual([
    [0, 0],
    [3, 0],
    [3, 1],
    [0, 1],
  ]);
  expect(cornersOf(7, 7)).toEqual([
    [0, 0],
    [7, 0],
    [7, 1],
    [0, 1],
  ]);
  expect(cornersOf(9, 7)).toEqual([
    [0, 0],
    [7, 0],
    [7, 1],
    [2, 1],
    [2, 2],
    [0, 2],
  ]);
});

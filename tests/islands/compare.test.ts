import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadWording } from '../../src/engine/answer/index.ts';
import { concepts } from '../../src/engine/clinical/concepts.ts';
import { insulinCgm } from '../../src/engine/insulin-cgm/index.ts';
import type { CompareBlock } from '../../src/engine/kit/report/report.ts';
import { Compare } from '../../src/islands/report/Compare.tsx';
import { ReadingContext } from '../../src/islands/report/Say.tsx';

const block: CompareBlock = {
  type: 'compare',
  title: { key: 'heading.details' },
  concept: concepts.a1c,
  bars: [
    { label: { key: 'chart.today' }, value: 9.3, tone: 'plain' },
    { label: { key: 'heading.next' }, value: 7.8, tone: 'good' },
  ],
  target: { label: { key: 'chart.today' }, value: 7 },
};

async function drawn(one: CompareBlock): Promise<string> {
  const wording = await loadWording(insulinCgm, 'en', { at: new Date(), units: {} });
  return renderToStaticMarkup(
    createElement(ReadingContext, { value: { wording } }, createElement(Compare, { block: one })),
  );
}
it('lengths begin at zero: twice the value is twice as long', async () => {
  const html = await drawn(block);
  const [today = 0, then = 0] = [...html.matchAll(/inline-size:([\d.]+)%/g)].map(([, share]) => Number(share));
  expect(today / then).toBeCloseTo(9.3 / 7.8, 3);
});

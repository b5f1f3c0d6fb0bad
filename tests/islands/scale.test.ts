import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { dosing } from '../../src/engine/dosing/index.ts';
import { loadWording } from '../../src/engine/answer/index.ts';
import { blockLines } from '../../src/engine/kit/report/plain-blocks.ts';
import { count } from '../../src/engine/kit/words/message.ts';
import type { ScaleBlock } from '../../src/engine/kit/report/report.ts';
import { ReadingContext } from '../../src/islands/report/Say.tsx';
import { Scale } from '../../src/islands/report/Scale.tsx';

/** Cut-offs between whole numbers, as a liver score has them. */
const block: ScaleBlock = {
  type: 'scale',
  title: { key: 'heading.details' },
  min: 0,
  max: 5,
  digits: 2,
  value: 1.85,
  valueLabel: { key: 'range', values: { from: count(1.85, undefined, 2), to: count(1.85, undefined, 2) } },
  zones: [
    { to: 1.3, label: { key: 'severity.note' }, tone: 'good' },
    { to: 2.67, label: { key: 'severity.warn' }, tone: 'warn' },
    { to: 5, label: { key: 'severity.block' }, tone: 'block' },
  ],
};

it.each(['en', 'ar'] as const)(
  'a cut-off keeps its decimals where it is drawn, listed and written, in %s',
  async (locale) => {
    const wording = await loadWording(dosing, locale, { at: new Date() });
    const drawn = renderToStaticMarkup(
      createElement(ReadingContext, { value: { wording } }, createElement(Scale, { block })),
    );
    const texts = drawn.split(/<[^>]*>/).filter((text) => text.trim() !== '');
    expect(texts.filter((text) => text === '1.3' || text === '2.67')).toEqual(['1.3', '2.67']);
    expect(texts).toEqual(expect.arrayContaining(['0–1.3', '1.3–2.67', '2.67–5']));
    // What is only drawn is no part of what is heard: the value, its zone and the list of zones are.
    const heard = drawn.replace(/<div aria-hidden="true"[^>]*>.*?<\/div>/gs, '').replace(/<[^>]*>/g, '');
    expect(heard).toContain('1.85');
    expect(heard).toContain('1.3–2.67');
    expect(texts).not.toContain('1');
    expect(texts).not.toContain('3');
    const lines = blockLines(block, wording).join('\n');
    for (const range of ['0–1.3', '1.3–2.67', '2.67–5']) expect(lines).toContain(range);
  },
);

it('the zone a value lies in is the one marked', async () => {
  const wording = await loadWording(dosing, 'en', { at: new Date() });
  const marked = (value: number) => {
    const drawn = renderToStaticMarkup(
      createElement(ReadingContext, { value: { wording } }, createElement(Scale, { block: { ...block, value } })),
    );
    return [...drawn.matchAll(/<li data-here=""><span><bdi dir="ltr">([^<]*)/g)].map(([, range]) => range);
  };
  expect(marked(1.29)).toEqual(['0–1.3']);
  expect(marked(1.3)).toEqual(['1.3–2.67']);
  expect(marked(5)).toEqual(['2.67–5']);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadAnswering, patientSheetOf } from '../../src/engine/answer/index.ts';
import type { Block, OwnSheet, Report } from '../../src/engine/kit/report/report.ts';
import { blockMessages } from '../../src/engine/kit/report/reading.ts';
import { say } from '../../src/engine/kit/words/say.ts';
import { toolIds } from '../../src/engine/registry.ts';
import { Blocks } from '../../src/islands/report/Block.tsx';
import { ReadingContext } from '../../src/islands/report/Say.tsx';
import { loadAll, wordingFor } from '../../src/islands/shared/loaded.ts';

const words = ['paragraph', 'steps', 'list', 'callout', 'figures', 'table'];
const picturesOf = ({ picture, sections }: Pick<Report | OwnSheet, 'picture' | 'sections'>): readonly Block[] =>
  [...picture, ...sections.flatMap(({ blocks }) => blocks)].filter(({ type }) => !words.includes(type));

const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The markup without what is hidden from listeners, each hidden element with everything in it. */
function told(markup: string): string {
  const at = markup.indexOf('aria-hidden="true"');
  if (at < 0) return markup;
  const from = markup.lastIndexOf('<', at);
  const name = /^<(\w+)/.exec(markup.slice(from))?.[1] ?? '';
  let depth = 0;
  for (const { 0: tag, index } of markup.slice(from).matchAll(new RegExp(`</?${name}\\b[^>]*>`, 'g'))) {
    if (!tag.endsWith('/>')) depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return told(markup.slice(0, from) + markup.slice(from + index + tag.length));
  }
  throw new Error(`never closed: ${markup.slice(from, from + 80)}`);
}

/** From where to where, and how that stands to the target. */
const course = {
  en: /(falls from .+ to about|rises from .+ to about|stays at about) .+ target/,
  ar: /(ينخفض من .+ إلى نحو|يرتفع من .+ إلى نحو|يبقى عند نحو) .+ الهدف/,
} as const;

describe.each(toolIds)('whoever listens to %s', async (id) => {
  const { tool, answer } = await loadAnswering(id);
  const cases = (await tool.cases()).slice(0, 5);

  test.each(['en', 'ar'] as const)('is told what every picture says, in %s', async (locale) => {
    const at = new Date('2026-11-22T10:00:00');
    const loaded = await loadAll(id, locale, 'patient');
    const wording = wordingFor(loaded, {}, at);
    let pictures = 0;
    for (const { inputs } of cases) {
      const answered = answer(inputs);
      const sheet = await patientSheetOf(tool, inputs, answered, locale);
      for (const block of [...picturesOf(answered.report), ...picturesOf(sheet)]) {
        pictures += 1;
        const markup = told(
          renderToStaticMarkup(
            createElement(ReadingContext, { value: { wording } }, createElement(Blocks, { blocks: [block] })),
          ),
        );
        const all = plain(markup);
        // The short title stands at the bedside, in place of this one.
        const drawn = block.type === 'people' ? { ...block, short: block.title } : block;
        const silent = blockMessages(drawn)
          .map((message) =>
            plain(
              say(message, wording)
                .map(({ text }) => text)
                .join(''),
            ),
          )
          .filter((text) => !all.includes(text));
        expect([block.type, silent]).toEqual([block.type, []]);
        const caption = plain(/<figcaption[^>]*>([\s\S]*?)<\/figcaption>/.exec(markup)?.[1] ?? '');
        if (block.type === 'trend') expect(caption).toMatch(course[locale]);
        if (block.type === 'compare' || block.type === 'scale') expect(caption).toMatch(/\d/);
        if (block.type === 'water')
          for (const { to } of block.vessels) expect(all).toMatch(new RegExp(`\\D${to}(?!\\d)`));
        // “3.5–3.5 L” is no range.
        expect(caption).not.toMatch(/(\d[\d.,]*)–\1(?![\d.])/);
      }
    }
    expect(pictures).toBeGreaterThan(0);
  });
});

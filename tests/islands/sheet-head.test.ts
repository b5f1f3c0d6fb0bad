import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadAnswering } from '../../src/engine/answer/index.ts';
import { toolIds } from '../../src/engine/registry.ts';
import { snapshotOf } from '../../src/islands/answer/snapshot.ts';
import { SheetHead } from '../../src/islands/paper/SheetHead.tsx';
import { ReadingContext } from '../../src/islands/report/Say.tsx';
import { loadAll, wordingFor } from '../../src/islands/shared/loaded.ts';

describe.each(toolIds)('the head of a sheet on paper, %s', async (id) => {
  const answering = await loadAnswering(id);
  const { tool } = answering;
  test.each(['en', 'ar'] as const)('names a sex only where one is asked, in %s', async (locale) => {
    const loaded = await loadAll(id, locale, 'record');
    const at = new Date('2026-01-01T10:00:00');
    const snapshot = snapshotOf(answering, { inputs: tool.defaults, warnings: [], at }, []);
    const job = { snapshot, examples: [], document: 'record', language: locale, patientName: '', notes: '' } as const;
    const head = renderToStaticMarkup(
      createElement(
        ReadingContext,
        { value: { wording: wordingFor(loaded, {}, at) } },
        createElement(SheetHead, { job, loaded, title: 'Title', kind: 'Kind' }),
      ),
    );
    const labels = [...head.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, label]) => label);
    const expected = 'sex' in tool.fields ? loaded.words.print.ageSex : loaded.patterns['field.age'];
    expect(labels[1]).toBe(expected);
    expect(labels.includes(loaded.words.print.ageSex)).toBe('sex' in tool.fields);
  });
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadAnswering } from '../../src/engine/answer/index.ts';
import { isRecord } from '../../src/engine/kit/fields/fields.ts';
import { engineVersion } from '../../src/engine/kit/version.ts';
import type { Locale } from '../../src/engine/kit/words/pattern.ts';
import { toolIds } from '../../src/engine/registry.ts';
import { type Snapshot, snapshotOf } from '../../src/islands/answer/snapshot.ts';
import { EarlierRules } from '../../src/islands/history/EarlierRules.tsx';
import { loadAll } from '../../src/islands/shared/loaded.ts';
import { loadTrustWords } from '../../src/islands/shared/trust-words.ts';
import { WorkbenchContext } from '../../src/islands/shared/workbench-context.ts';
import type { SavedRecord } from '../../src/islands/stores/saving.ts';

const locales = ['en', 'ar'] as const;
const at = new Date('2026-01-01T10:00:00.000Z');
const broken = /NaN|undefined|\[object|\{\w+\}|\b(step|plan|action|rule)\.[a-z]/;

describe.each(toolIds)('a record of %s that other rules made', async (id) => {
  const answering = await loadAnswering(id);
  const cases = await answering.tool.cases();
  const loaded = { en: await loadAll(id, 'en', 'record'), ar: await loadAll(id, 'ar', 'record') };
  const words = { en: (await loadTrustWords('en')).earlier, ar: (await loadTrustWords('ar')).earlier };
  const answered = (inputs: object): Snapshot =>
    snapshotOf(answering, { inputs, warnings: [], at, examples: [], marked: true });
  const stored = (snapshot: Snapshot, more: object): SavedRecord => ({
    id: 'x',
    tool: id,
    patientName: 'Ali',
    clinicalNotes: 'once',
    createdAt: at.toJSON(),
    engineVersion: '1.9.9',
    planRules: '1.9.9',
    disclaimer: '',
    inputs: snapshot.inputs,
    results: JSON.parse(JSON.stringify(snapshot.outcome.results)) as unknown,
    plan: snapshot.plan,
    ...more,
  });
  function told(locale: Locale, record: SavedRecord, snapshot: Snapshot | null): string {
    const panel = createElement(EarlierRules, { record, snapshot });
    const text = renderToStaticMarkup(createElement(WorkbenchContext, { value: loaded[locale] }, panel))
      .replace(/<[^>]+>/g, '\n')
      .replaceAll('&#x27;', "'");
    expect(text).not.toMatch(broken);
    expect(text).toContain('1.9.9');
    expect(text).toContain(engineVersion);
    return text;
  }

  test('says what it said, and what today’s rules say', () => {
    for (const { inputs } of cases)
      for (const locale of locales) {
        const snapshot = answered(inputs);
        const text = told(locale, stored(snapshot, {}), snapshot);
        expect(text).toContain(words[locale].title);
        expect(text).not.toContain(words[locale].unanswered.slice(words[locale].unanswered.lastIndexOf('}') + 1));
      }
  });

  test('of another age or shape is told as far as it goes', () => {
    const snapshot = answered(cases[0]?.inputs ?? answering.tool.defaults);
    const odd = [null, 'text', 5, [], {}, { actions: [null, { id: 'start:nothing', within: 0 }] }, { actions: 'none' }];
    for (const locale of locales)
      for (const part of odd) {
        told(locale, stored(snapshot, { results: part }), snapshot);
        told(locale, stored(snapshot, { plan: isRecord(part) ? part : null }), snapshot);
        const { unanswered } = words[locale];
        const text = told(locale, stored(snapshot, { inputs: part, results: part }), null);
        expect(text).toContain(unanswered.slice(unanswered.lastIndexOf('}') + 1));
      }
  });
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadAnswering } from '../../src/engine/answer/index.ts';
import { moreSection } from '../../src/engine/kit/fields/fields.ts';
import { sayPlain } from '../../src/engine/kit/words/say.ts';
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
    const question = { inputs: tool.defaults, warnings: [], at, examples: [], marked: true };
    const snapshot = snapshotOf(answering, question);
    const job = { snapshot, examples: [], document: 'record', language: locale, patientName: '', notes: '' } as const;
    const head = renderToStaticMarkup(
      createElement(
        ReadingContext,
        { value: { wording: wordingFor(loaded, {}, at) } },
        createElement(SheetHead, { job, loaded, title: 'Title', kind: 'Kind' }),
      ),
    );
    const labels = [...head.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, label]) => label);
    const asked = tool.fields['sex'] !== undefined && tool.fields['sex'].section !== moreSection;
    const expected = asked ? loaded.words.print.ageSex : loaded.patterns['field.age'];
    expect(labels[1]).toBe(expected);
    expect(labels.includes(loaded.words.print.ageSex)).toBe(asked);
  });

  test.each([
    ['en', 'male'],
    ['ar', 'male'],
    ['ar', 'female'],
  ] as const)('speaks to the patient on the patient’s sheet, in %s to a %s', async (locale, reader) => {
    const loaded = await loadAll(id, locale, 'patient');
    const { print, answer } = loaded.words;
    const at = new Date('2026-01-01T10:00:00');
    const examples = ['age'];
    const snapshot = snapshotOf(answering, { inputs: tool.defaults, warnings: [], at, examples, marked: true });
    const job = { snapshot, examples, document: 'patient', language: locale, patientName: '', notes: '' } as const;
    const wording = wordingFor(loaded, {}, at, reader);
    const head = renderToStaticMarkup(
      createElement(
        ReadingContext,
        { value: { wording } },
        createElement(SheetHead, { job, loaded, title: 'Title', kind: 'Kind', forPatient: true }),
      ),
    );
    expect(head).toContain(sayPlain({ key: 'patient.notMeasured' }, wording));
    expect(head).not.toContain(answer.exampleCaution.replace('{n}', '1').replaceAll("'", '&#x27;'));
    expect(head).not.toContain(print.rules);
    // “Your” to a woman carries its vowel, and nobody is spoken to as the other.
    if (locale === 'ar') expect(/كِ(?![\u0621-\u0652])/.test(head)).toBe(reader === 'female');
  });
});

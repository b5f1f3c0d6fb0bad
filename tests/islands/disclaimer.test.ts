import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { answerTo } from '../../tools/engine/answer.ts';
import { loadAnswering, patientSheetOf } from '../../src/engine/answer/index.ts';
import { toBundle } from '../../src/engine/fhir/index.ts';
import { engineVersion } from '../../src/engine/kit/version.ts';
import { sayPlain } from '../../src/engine/kit/words/say.ts';
import { toolIds } from '../../src/engine/registry.ts';
import { ResultPanel } from '../../src/islands/answer/ResultPanel.tsx';
import { snapshotOf } from '../../src/islands/answer/snapshot.ts';
import { plainReport } from '../../src/islands/paper/plain-report.ts';
import type { PrintJob } from '../../src/islands/paper/print-job.ts';
import { PrintSheet } from '../../src/islands/paper/PrintSheet.tsx';
import { loadAll, type ReportDocument, wordingFor } from '../../src/islands/shared/loaded.ts';
import { WorkbenchContext } from '../../src/islands/shared/workbench-context.ts';
import { loadVisitEngine } from '../../src/islands/visit/visit-engine.ts';
import { visitText } from '../../src/islands/visit/visit-text.ts';
import { loadDeskWords } from '../../src/islands/visit/visit-words.ts';

const locales = ['en', 'ar'] as const;
const at = new Date('2026-01-01T10:00:00Z');
/** Words alone: no tags, no marks of direction, one kind of space. */
const bare = (text: string): string =>
  text
    .replace(/<[^>]+>|[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
const drawn = (element: ReactElement): string => bare(renderToStaticMarkup(element));
const nothing = (): void => undefined;

// The records of the API, the data export and the table: tests/api/plans.test.ts.
describe.each(toolIds)('the disclaimer stands on the plan of %s', async (id) => {
  const answering = await loadAnswering(id);
  const { tool } = answering;
  const snapshot = snapshotOf(answering, { inputs: tool.defaults, warnings: [], at, examples: [], marked: true });
  const { results } = snapshot.outcome;
  const said = async (locale: 'en' | 'ar', document: ReportDocument, key: string): Promise<string> =>
    bare(sayPlain({ key }, wordingFor(await loadAll(id, locale, document), {}, at)));

  test.each(locales)('on screen, in %s', async (locale) => {
    const loaded = await loadAll(id, locale, 'record');
    const panel = createElement(ResultPanel, {
      snapshot,
      stale: false,
      examples: [],
      patientName: '',
      notes: '',
      choice: { language: locale, document: 'record' },
      onChoice: nothing,
      onNotes: nothing,
      onPrint: nothing,
      onCopy: nothing,
      onTake: nothing,
      onRecalculate: nothing,
      onBackToForm: nothing,
      // No frame is painted here.
      atOnce: true,
    });
    const page = drawn(createElement(WorkbenchContext, { value: loaded }, panel));
    expect(page).toContain(await said(locale, 'record', 'disclaimer'));
    // And whether a clinician has signed its rules.
    for (const { key } of snapshot.report.reviewed) expect(page).toContain(await said(locale, 'record', key));
  });

  test.each(locales)('on paper and as text, for the record and for the patient, in %s', async (locale) => {
    for (const [document, key] of [
      ['record', 'disclaimer'],
      ['patient', 'patient.disclaimer'],
    ] as const) {
      const job: PrintJob = {
        snapshot,
        examples: [],
        document,
        language: locale,
        patientName: '',
        notes: '',
      };
      const expected = await said(locale, document, key);
      const patient = document === 'patient' ? await patientSheetOf(tool, tool.defaults, snapshot) : undefined;
      expect(drawn(createElement(PrintSheet, { tool: id, job, patient }))).toContain(expected);
      expect(bare(await plainReport(id, job))).toContain(expected);
    }
  });

  test.each(locales)('in FHIR and from the command, in %s', async (locale) => {
    const expected = await said(locale, 'record', 'disclaimer');
    const sent = {
      tool: id,
      inputs: tool.defaults,
      results,
      patientName: '',
      date: at.toJSON(),
      engineVersion,
      locale,
    };
    const { entry } = await toBundle(sent);
    const plan = entry.find(({ resource }) => resource.resourceType === 'CarePlan')?.resource;
    expect(bare(JSON.stringify(plan))).toContain(expected);
    for (const form of ['text', 'json', 'fhir'] as const)
      expect(bare(await answerTo({ tool: id, inputs: tool.defaults, locale, form }, at)), form).toContain(expected);
  });
});

test.each(locales)('the disclaimer stands on the visit as text, in %s', async (locale) => {
  const [engine, desk] = await Promise.all([loadVisitEngine(locale), loadDeskWords(locale)]);
  const chart = { age: { value: 58, from: 'entered' }, a1c: { value: 8.1, from: 'entered' } } as const;
  const visit = await engine.visit(chart, { on: '2026-01-01' });
  const text = visitText(
    { visit, engine, desk, entries: [], chart, name: '', notes: '', ownWords: '', units: {}, at },
    { year: [], choice: [], fast: [] },
  );
  const wording = wordingFor({ ...desk, patterns: engine.patterns }, {}, at);
  for (const { key } of [{ key: 'disclaimer' }, { key: 'review.awaits' }])
    expect(bare(text)).toContain(bare(sayPlain({ key }, wording)));
});

test('whatever draws a plan draws the disclaimer under it', () => {
  const folder = join(import.meta.dirname, '../../src/islands');
  const drawing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
    // The part that draws the lead of a report is put under one of the others.
    .filter(({ path, text }) => /<(WrittenPlan|Lead|Today)\b/.test(text) && !path.endsWith('ReportBody.tsx'));
  expect(drawing.length).toBeGreaterThanOrEqual(5);
  expect(drawing.filter(({ text }) => !text.includes('<Disclaimer ')).map(({ path }) => path)).toEqual([]);
});

test('beside a fast of the record no result says that it leaves fasting out', () => {
  const folder = join(import.meta.dirname, '../../src/islands');
  const texts = ['visit/VisitAnswer.tsx', 'visit/VisitPaper.tsx'].map((path) =>
    readFileSync(join(folder, path), 'utf8'),
  );
  for (const text of texts) {
    expect(text).toMatch(/<(RamadanSection|FastPaper) /);
    expect(text).toMatch(/<Disclaimer [^>]*fasts=/);
  }
  expect(readFileSync(join(folder, 'report/Disclaimer.tsx'), 'utf8')).toContain("!fasts && 'notWhenFasting'");
});

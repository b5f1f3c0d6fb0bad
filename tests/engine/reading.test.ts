import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadAnswering, loadWording, patientSheetOf } from '../../src/engine/answer/index.ts';
import { writeSheet } from '../../src/engine/judgement/sheet.ts';
import { loadPlanWords } from '../../src/engine/judgement/words.ts';
import type { PatientSheet } from '../../src/engine/kit/report/report.ts';
import type { Wording } from '../../src/engine/kit/words/pattern.ts';
import { sayPlain } from '../../src/engine/kit/words/say.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';
import { visit } from '../../src/engine/visit/index.ts';
import { gradeOf, sentencesIn, wordsIn } from '../fixtures/reading.ts';
import { anyChart } from './helpers/charts.ts';
import { anyInputs } from './helpers/inputs.ts';
import { now, sayable } from './helpers/words.ts';
import { tries } from '../fixtures/tries.ts';

/** The sixth year of school, for every patient's page as a whole; and no sentence that has to be read twice. */
const highestGrade = 6;
const longest = { en: 20, ar: 18 } as const;
/** So few words are no text: a grade is of pages, not of one question. */
const fewestWords = 30;

async function sheetsOf(id: (typeof toolIds)[number]): Promise<readonly PatientSheet[]> {
  const { tool, answer } = await loadAnswering(id);
  return Promise.all(
    fc
      .sample(anyInputs(tool), { numRuns: tries(100), seed: 19 })
      .map((inputs) => patientSheetOf(tool, inputs, answer(inputs))),
  );
}

async function sheetsOfVisits(): Promise<readonly PatientSheet[]> {
  const words = await loadPlanWords('en');
  const charts = fc.sample(anyChart({ origins: ['entered', 'record'] }), { numRuns: tries(100), seed: 19 });
  return Promise.all(
    charts.map(async (chart) => {
      const { plan, judgement } = await visit(chart, { on: '2026-11-22' });
      return writeSheet(plan, judgement, { picture: [], sections: [] }, words);
    }),
  );
}

/** What a patient reads at one time: the paper, the screen that is turned to them, the questions to take along. */
const pages: Readonly<Record<string, (sheet: PatientSheet) => unknown>> = {
  'the sheet': (sheet) => sheet,
  'what to do': ({ answer, next }) => [answer, next],
  'the screen turned to the patient': ({ answer, next, picture }) => [answer, next.slice(0, 3), picture],
  'the questions': ({ ask }) => ask,
  'what the result means': ({ about, picture, sections }) => [about, picture, sections],
};

describe.each([...toolIds, 'visit'] as const)('what a patient reads of %s', async (id) => {
  const sheets = id === 'visit' ? await sheetsOfVisits() : await sheetsOf(id);
  const tool = await loadTool(id === 'visit' ? 'a1c-forecast' : id);
  const [en, ar] = await Promise.all([loadWording(tool, 'en', { at: now }), loadWording(tool, 'ar', { at: now })]);
  const said = (part: unknown, wording: Wording): string[] =>
    sayable(part).messages.map((message) => sayPlain(message, wording));

  test.each(Object.entries(pages))('%s: English for the sixth year of school', (_, page) => {
    for (const sheet of sheets) {
      const texts = said(page(sheet), en);
      if (texts.flatMap(wordsIn).length >= fewestWords)
        expect(gradeOf(texts), texts.join('\n')).toBeLessThanOrEqual(highestGrade);
    }
  });

  test.each([en, ar])('no sentence is long: $locale', (wording) => {
    const long = sheets
      .flatMap((sheet) => said(sheet, wording))
      .flatMap(sentencesIn)
      .filter((sentence) => wordsIn(sentence).length > longest[wording.locale]);
    expect([...new Set(long)]).toEqual([]);
  });
});

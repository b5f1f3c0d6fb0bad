import { describe, expect, test } from 'vitest';
import { answeringOf, loadWording, patientSheetOf } from '../../../src/engine/answer/index.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import { plainSheet, plainText } from '../../../src/engine/kit/report/plain-text.ts';
import { splitSteps } from '../../../src/engine/kit/report/report.ts';
import { everyTool } from '../helpers/every-tool.ts';
import { now } from '../helpers/words.ts';

describe.each(everyTool)('%s as plain text', async (_id, tool) => {
  const cases = await tool.cases();
  const answering = await answeringOf(tool);
  test.each(['en', 'ar'] as const)('in %s', async (locale) => {
    const wording = await loadWording(tool, locale, { at: now });
    for (const { inputs } of cases) {
      const top = ['Somebody'];
      const answer = answering.answer(inputs);
      const { report } = answer;
      const record = plainText(report, wording, top);
      // However short the report: its answer, every step, caution, figure and section's title are in the text.
      const said = [
        report.answer,
        ...splitSteps(report.next).shown.map(({ message }) => message),
        ...splitSteps(report.next).more.map(({ message, brief }) => brief ?? message),
        report.review,
        ...report.cautions.map(({ message }) => message),
        ...report.notFollowed,
        ...report.always,
        ...report.figures.items.map(({ label }) => label),
        ...report.sections.map(({ title }) => title),
      ];
      for (const message of said) expect(record.toLowerCase()).toContain(sayPlain(message, wording).toLowerCase());
      for (const text of [record, plainSheet(await patientSheetOf(tool, inputs, answer), wording, top)]) {
        expect(text.startsWith('Somebody\n')).toBe(true);
        expect(text).not.toMatch(/NaN|undefined|null|[{}<>]/);
        expect(text).not.toMatch(/\n\n\n/);
      }
    }
  });
});

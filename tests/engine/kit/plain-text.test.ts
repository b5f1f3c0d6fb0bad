import { describe, expect, test } from 'vitest';
import { answeringOf, loadWording, patientSheetOf } from '../../../src/engine/answer/index.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import { plainSheet, plainText } from '../../../src/engine/kit/report/plain-text.ts';
import { splitSteps } from '../../../src/engine/kit/report/reading.ts';
import { loadTool } from '../../../src/engine/registry.ts';
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
        ...splitSteps(report.next).more.map(({ message, brief }) => brief?.message ?? message),
        report.review,
        ...report.cautions.map(({ message }) => message),
        ...report.notFollowed,
        ...report.figures.items.map(({ label }) => label),
        ...report.sections.map(({ title }) => title),
        // What the picture beside the answer and the box above it show.
        ...(report.banner ? [report.banner.title, ...report.banner.items] : []),
        ...report.picture.flatMap((block) => ('title' in block && block.title ? [block.title] : [])),
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

test('the words that mark a row stand with its name, not behind its last cell', async () => {
  const tool = await loadTool('organ-risk');
  const wording = await loadWording(tool, 'en', { at: now });
  const record = plainText((await answeringOf(tool)).answer(tool.defaults).report, wording);
  expect(record).toContain('G3a, 45 to 59 (this person) | Moderate, here | high | very high\n');
});

test('the people of a risk stand in the record and on the sheet, at target too', async () => {
  const tool = await loadTool('organ-risk');
  const wording = await loadWording(tool, 'en', { at: now });
  const answer = (await answeringOf(tool)).answer(tool.defaults);
  const both = [
    plainText(answer.report, wording),
    plainSheet(await patientSheetOf(tool, tool.defaults, answer), wording),
  ];
  for (const text of both) {
    expect(text).toContain('- As things are: 21 in 100 people');
    expect(text).toContain('- At target: 15 in 100 people');
  }
});

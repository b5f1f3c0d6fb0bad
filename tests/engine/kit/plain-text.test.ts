import { describe, expect, test } from 'vitest';
import { loadWording } from '../../../src/engine/clinical/wording.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import { plainSheet, plainText } from '../../../src/engine/kit/report/plain-text.ts';
import { everyTool } from '../helpers/every-tool.ts';
import { now } from '../helpers/words.ts';

describe.each(everyTool)('%s as plain text', async (_id, tool) => {
  const cases = await tool.cases();
  test.each(['en', 'ar'] as const)('in %s', async (locale) => {
    const wording = await loadWording(tool, locale, { at: now });
    for (const { inputs } of cases) {
      const outcome = tool.calculate(inputs);
      const top = ['Somebody'];
      const report = tool.explain(inputs, outcome);
      const record = plainText(report, wording, top);
      // However short the report: its answer, every step, caution, figure and section's title are in the text.
      const said = [
        report.answer,
        ...report.next.items.map(({ message }) => message),
        ...report.cautions.map(({ message }) => message),
        ...report.figures.items.map(({ label }) => label),
        ...report.sections.map(({ title }) => title),
      ];
      for (const message of said) expect(record.toLowerCase()).toContain(sayPlain(message, wording).toLowerCase());
      for (const text of [record, plainSheet(await tool.patientSheet(inputs, outcome), wording, top)]) {
        expect(text.startsWith('Somebody\n')).toBe(true);
        expect(text).not.toMatch(/NaN|undefined|null|[{}<>]/);
        expect(text).not.toMatch(/\n\n\n/);
      }
    }
  });
});

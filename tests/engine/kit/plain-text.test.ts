import { describe, expect, test } from 'vitest';
import { loadWording } from '../../../src/engine/clinical/wording.ts';
import { plainSheet, plainText } from '../../../src/engine/kit/report/plain-text.ts';
import { loadTool, toolIds } from '../../../src/engine/registry.ts';
import { now } from '../helpers/words.ts';

describe.each(toolIds)('%s as plain text', async (id) => {
  const tool = await loadTool(id);
  const cases = await tool.cases();
  test.each(['en', 'ar'] as const)('in %s', async (locale) => {
    const wording = await loadWording(tool, locale, { at: now });
    for (const { inputs } of cases) {
      const outcome = tool.calculate(inputs);
      const top = ['Somebody'];
      const record = plainText(tool.explain(inputs, outcome), wording, top);
      expect(record.split('\n').length).toBeGreaterThan(30);
      for (const text of [record, plainSheet(await tool.patientSheet(inputs, outcome), wording, top)]) {
        expect(text.startsWith('Somebody\n')).toBe(true);
        expect(text).not.toMatch(/NaN|undefined|null|[{}<>]/);
        expect(text).not.toMatch(/\n\n\n/);
      }
    }
  });
});

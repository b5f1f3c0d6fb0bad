import { describe, expect, test } from 'vitest';
import { loadWording } from '../../../src/engine/clinical/wording.ts';
import { plainText } from '../../../src/engine/kit/plain-text.ts';
import { loadTool, toolIds } from '../../../src/engine/registry.ts';
import { now } from '../helpers/words.ts';

describe.each(toolIds)('%s as plain text', async (id) => {
  const tool = await loadTool(id);
  const cases = await tool.cases();
  test.each(['en', 'ar'] as const)('in %s', async (locale) => {
    const wording = await loadWording(tool, locale, { at: now });
    for (const { inputs } of cases) {
      const report = tool.explain(inputs, tool.calculate(inputs));
      for (const audience of ['record', 'patient'] as const) {
        const text = plainText(report, wording, { audience, top: ['Somebody'] });
        expect(text.startsWith('Somebody\n')).toBe(true);
        expect(text).not.toMatch(/NaN|undefined|null|[{}<>]/);
        expect(text).not.toMatch(/\n\n\n/);
        if (audience === 'record') expect(text.split('\n').length).toBeGreaterThan(30);
      }
    }
  });
});

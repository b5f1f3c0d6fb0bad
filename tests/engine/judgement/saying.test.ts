import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge, planFor } from '../../../src/engine/judgement/index.ts';
import { cautionOf, loadPlanWords, recordStep } from '../../../src/engine/judgement/words.ts';
import { chartOfFields } from '../../../src/engine/chart/form.ts';
import { loadClinicalCopy } from '../../../src/engine/clinical/wording.ts';
import type { Wording } from '../../../src/engine/kit/words/pattern.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import { loadTool, toolIds } from '../../../src/engine/registry.ts';
import { wishesOf } from '../../../src/engine/judgement/tool-plan.ts';
import { anyInputs } from '../helpers/inputs.ts';

async function wordingIn(locale: 'en' | 'ar'): Promise<Wording> {
  const clinical = await loadClinicalCopy(locale);
  const concepts = Object.fromEntries(Object.entries(clinical.concepts).map(([id, text]) => [`concept.${id}`, text]));
  return {
    locale,
    patterns: { ...clinical.messages, ...concepts, ...(await loadPlanWords(locale)) },
    unitWords: clinical.units,
    unitPlurals: clinical.unitPlurals,
    units: {},
    at: new Date('2026-11-22T08:00:00Z'),
  };
}
const wordings = [await wordingIn('en'), await wordingIn('ar')];

describe.each(toolIds)('%s: a plan in words', (id) => {
  test('every action and every caution can be said in both languages, for any patient', async () => {
    const tool = await loadTool(id);
    await fc.assert(
      fc.asyncProperty(anyInputs(tool), async (inputs) => {
        const { results } = tool.calculate(inputs);
        const judgement = judge(chartOfFields(tool.fields, inputs));
        const plan = planFor(judgement, wishesOf(await tool.proposals(inputs, results)));
        for (const wording of wordings) {
          const lines = plan.actions.map((action) => sayPlain(recordStep(action, judgement), wording));
          for (const finding of plan.findings) {
            const caution = cautionOf(finding.id, judgement, wording.patterns);
            if (caution) lines.push(sayPlain(caution, wording));
          }
          for (const line of lines) {
            expect(line).not.toMatch(/undefined|NaN|\{\w+\}/);
            expect(line.trim()).toMatch(/[.؟?!]$/);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

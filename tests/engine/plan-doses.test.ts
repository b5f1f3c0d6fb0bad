import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answeringOf, loadWording } from '../../src/engine/answer/index.ts';
import { shownSteps } from '../../src/engine/kit/report/reading.ts';
import { termKey } from '../../src/engine/kit/worksheet/worksheet.ts';
import { everyTool } from './helpers/every-tool.ts';
import { evaluate } from './helpers/formula.ts';
import { anyInputs, everyAnswer } from './helpers/inputs.ts';
import { reached, tries } from '../fixtures/tries.ts';

/** Doses that are worked out of the patient's own figures; a tablet's strength is its label's. */
const worksOut = 'U';

describe.each(everyTool)('a computed dose in a step of %s', async (id, tool) => {
  const { answer } = await answeringOf(tool);
  const wordings = await Promise.all(
    (['en', 'ar'] as const).map((locale) => loadWording(tool, locale, { at: new Date('2026-11-22T08:00:00Z') })),
  );
  const patients = [
    ...(await tool.cases()).map(({ inputs }) => inputs),
    ...fc.sample(anyInputs(tool), { numRuns: tries(150), seed: 31 }),
    ...fc.sample(everyAnswer(tool, 'all'), { numRuns: tries(150), seed: 32 }),
  ];

  test('opens a line of the worksheet that holds it, with its formula, its source and its words', () => {
    let opened = 0;
    // Of a dose of a week no figure of a day is made.
    for (const { weeklyInsulinUnits: _, ...inputs } of patients as Record<string, unknown>[]) {
      const { plan, report, outcome } = answer(inputs as never);
      const lines = shownSteps(report, outcome.worksheet);
      expect(new Set(lines.filter(({ id: line }) => line.startsWith('plan')).map(({ id: line }) => line)).size).toBe(
        lines.filter(({ id: line }) => line.startsWith('plan')).length,
      );
      for (const { actions = [], opens } of report.next.items) {
        const dose = plan.actions.find((action) => action.id === actions[0] && actions.length === 1)?.to;
        if (dose?.unit !== worksOut) {
          expect(opens).toBeUndefined();
          continue;
        }
        const line = lines.find((each) => each.id === opens);
        expect(line, `${actions[0]} ${dose.value}`).toMatchObject({
          kind: 'formula',
          value: dose.value,
          unit: worksOut,
        });
        if (line?.kind !== 'formula') continue;
        expect(evaluate(line.formula, line.variables)).toBeCloseTo(dose.value, 9);
        expect(line.sources).not.toEqual([]);
        for (const { patterns } of wordings)
          for (const name of Object.keys(line.variables)) {
            expect(patterns[`step.${line.id}`]).toBeDefined();
            expect(() => termKey(name, patterns)).not.toThrow();
          }
        opened++;
      }
    }
    if (id !== 'fixture-tool') expect(opened, id).toBeGreaterThan(reached(10));
  });
});

import fc from 'fast-check';
import '../fixtures/properties.ts';
import { describe, expect, test } from 'vitest';
import { answeringOf } from '../../src/engine/answer/index.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';
import { engineVersion } from '../../src/engine/kit/version.ts';
import { leafPaths } from '../../src/engine/kit/fields/validate.ts';
import { visit } from '../../src/engine/visit/index.ts';
import { adviceOf } from '../../src/islands/answer/AnswerWrongAdvice.tsx';
import { snapshotOf } from '../../src/islands/answer/snapshot.ts';
import { loadTrustWords } from '../../src/islands/shared/trust-words.ts';
import { wrongAdviceText } from '../../src/islands/shared/wrong-advice.ts';
import { adviceOfVisit } from '../../src/islands/visit/VisitWrongAdvice.tsx';
import { anyInputs } from '../engine/helpers/inputs.ts';
import { tries } from '../fixtures/tries.ts';

const secret = 'Zaynab al-Harbi 0551234567';
const locales = ['en', 'ar'] as const;

describe.each(toolIds)('a report of wrong advice from %s', async (id) => {
  const tool = await loadTool(id);
  const answering = await answeringOf(tool);
  const patients = fc.sample(anyInputs(tool), { numRuns: tries(40), seed: 9 });

  test('has versions, rules, guards and every input, an example marked; no name and no note, wherever one was put', async () => {
    for (const locale of locales) {
      const { wrong: words } = await loadTrustWords(locale);
      for (const inputs of patients) {
        const [first = ''] = leafPaths(inputs);
        const asked = { inputs, warnings: [], at: new Date(), examples: [first], marked: true };
        const snapshot = snapshotOf(answering, asked);
        // What is no field of the calculator is never copied.
        const crowded = {
          ...snapshot,
          inputs: { ...inputs, patientName: secret, notes: secret, name: secret },
          patientName: secret,
          clinicalNotes: secret,
        };
        const text = wrongAdviceText(adviceOf(tool, 'Name of the calculator', crowded), words);
        expect(text).not.toContain(secret);
        expect(text).toContain(engineVersion);
        expect(text).toContain(`(${id})`);
        expect(text).toMatch(new RegExp(`- ${first.replaceAll('.', '\\.')}: .*\\(${words.example}\\)`));
        for (const path of leafPaths(inputs)) expect(text).toContain(`- ${path}: `);
        for (const { id: action, because } of snapshot.plan.actions) {
          expect(text).toContain(`- ${action}`);
          for (const rule of because) expect(text).toContain(rule);
        }
        for (const { action, by } of snapshot.plan.overruled) {
          expect(text).toContain(action.id);
          expect(text).toContain(by);
        }
        for (const guard of snapshot.outcome.guards) expect(text).toContain(guard.id);
        expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
      }
    }
  });
});

test('a report of wrong advice from the visit has the facts and not the day they are from, the name or a note', async () => {
  const chart = {
    age: { value: 84, from: 'entered', on: '2026-11-01' },
    a1c: { value: 5.8, unit: '%', from: 'entered' },
    sulfonylurea: { value: true, from: 'record', on: '2026-10-30' },
  } as const;
  const found = await visit(chart, { on: '2026-11-22' });
  for (const locale of locales) {
    const { wrong: words } = await loadTrustWords(locale);
    const text = wrongAdviceText(adviceOfVisit(found, chart), words);
    expect(text).toContain('- age: 84');
    expect(text).toContain('- a1c: 5.8 %');
    expect(text).toContain('stop:sulfonylurea');
    expect(text).not.toMatch(/2026-1[01]/);
    expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
  }
});

import fc from 'fast-check';
import '../fixtures/properties.ts';
import { describe, expect, test, vi } from 'vitest';
import { answeringOf } from '../../src/engine/answer/index.ts';
import { isRecord } from '../../src/engine/kit/fields/fields.ts';
import { toolIds } from '../../src/engine/registry.ts';
import { summaryLine } from '../../src/islands/history/summary-line.ts';
import { loadAll } from '../../src/islands/shared/loaded.ts';
import type { SavedRecord } from '../../src/islands/stores/saving.ts';
import { anyInputs } from '../engine/helpers/inputs.ts';
import { tries } from '../fixtures/tries.ts';

/** The same data once for every branch and leaf, each time without that one. */
function lackingOne(data: Record<string, unknown>): Record<string, unknown>[] {
  return Object.keys(data).flatMap((key) => {
    const { [key]: value, ...rest } = data;
    return [rest, ...(isRecord(value) ? lackingOne(value).map((part) => ({ ...data, [key]: part })) : [])];
  });
}

describe.each(toolIds)('the line about a saved record of %s', async (id) => {
  const locales = ['en', 'ar'] as const;
  const loaded = { en: await loadAll(id, 'en', 'record'), ar: await loadAll(id, 'ar', 'record') };
  const { tool } = loaded.en;
  const cases = await tool.cases();
  const record = (inputs: unknown, results: unknown, plan: unknown = null) =>
    ({
      plan,
      planRules: '1.0.0',
      engineVersion: '1.0.0',
      id: 'x',
      tool: id,
      patientName: 'A',
      clinicalNotes: '',
      createdAt: '2026-01-01T00:00:00Z',
      inputs,
      results,
    }) as SavedRecord;
  const stored = cases.map(({ inputs }) => record(inputs, structuredClone(tool.calculate(inputs).results)));

  test('comes from what was stored, without calculating or checking', () => {
    const calculate = vi.spyOn(tool, 'calculate');
    const validate = vi.spyOn(tool, 'validate');
    for (const one of stored)
      for (const locale of locales) expect(summaryLine(loaded[locale], one, {})).not.toMatch(/NaN|undefined|null|[{}]/);
    expect(calculate).not.toHaveBeenCalled();
    expect(validate).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('never tells as done what the plan does not do', async () => {
    const answering = await answeringOf(tool);
    const samples = fc.sample(anyInputs(tool, { beyond: false }), { numRuns: tries(150), seed: 4 });
    for (const inputs of [...cases.map((entry) => entry.inputs), ...samples]) {
      const { outcome, plan } = answering.answer(inputs);
      const line = summaryLine(loaded.en, record(inputs, outcome.results, plan), {});
      // A list has the ids of the plan's actions alone.
      const listed = { ...record(inputs, outcome.results), planSteps: plan.actions.map(({ id: step }) => step) };
      expect(summaryLine(loaded.en, listed, {})).toBe(line);
      const starts = plan.actions.some(({ verb, object }) => /start|raise/.test(verb) && object === 'basalInsulin');
      if (line.includes('START NOW')) expect(starts, JSON.stringify(inputs)).toBe(true);
      if (line.includes('WAIT')) expect(starts, JSON.stringify(inputs)).toBe(false);
    }
  });

  test('tells the result that was stored, not the one of today', () => {
    const lines = new Set(stored.map((one) => summaryLine(loaded.en, one, {})));
    expect(lines.size).toBeGreaterThan(1);
    expect([...lines].some((line) => line === loaded.en.copy.name)).toBe(false);
  });

  test('a record that lacks a field says the same line, or what was entered: never a hole, never another result', () => {
    const [one] = stored;
    if (!one || !isRecord(one.inputs) || !isRecord(one.results)) throw new Error('a case has inputs and results');
    for (const locale of locales) {
      const whole = summaryLine(loaded[locale], one, {});
      const entered = summaryLine(loaded[locale], record(one.inputs, null), {});
      expect(entered).not.toBe(whole);
      for (const results of lackingOne(one.results))
        expect([whole, entered]).toContain(summaryLine(loaded[locale], record(one.inputs, results), {}));
      for (const inputs of lackingOne(one.inputs)) {
        const line = summaryLine(loaded[locale], record(inputs, one.results), {});
        expect(line).not.toMatch(/NaN|undefined|null|[{}]/);
        expect(line.trim()).not.toBe('');
      }
    }
  });

  test.each([null, 'text', 5, [], [1], {}, { a: 1 }, true])('a record that holds %j says something', (data) => {
    const [one] = stored;
    for (const locale of locales)
      for (const odd of [record(data, data), record(one?.inputs, data), record(data, one?.results)]) {
        const line = summaryLine(loaded[locale], odd, {});
        expect(line.trim()).not.toBe('');
        expect(line).not.toMatch(/NaN|undefined|null|[{}]/);
      }
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answeringOf } from '../../../src/engine/answer/index.ts';
import { finerThan } from '../../../src/engine/chart/coarser.ts';
import { isFactId } from '../../../src/engine/chart/facts.ts';
import { factOf } from '../../../src/engine/chart/form.ts';
import { type Field, moreSection, readPath, writePath } from '../../../src/engine/kit/fields/fields.ts';
import type { Message, Value } from '../../../src/engine/kit/words/message.ts';
import { loadTool, toolIds } from '../../../src/engine/registry.ts';
import { byWeight, decidesMost } from '../../../src/engine/visit/decides-most.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { tries } from '../../fixtures/tries.ts';

const figure = (value: Value | undefined): number | undefined =>
  value && 'value' in value && typeof value.value === 'number' ? value.value : undefined;

/** How far two headlines are apart: 1 another sentence, else the share its figures move by, twice over. */
function apart(now: Message, then: Message): number {
  if (now.key !== then.key) return 1;
  return Math.max(
    0,
    ...Object.keys(then.values ?? {}).map((name) => {
      const [before, after] = [now.values?.[name], then.values?.[name]];
      const [from, to] = [figure(before), figure(after)];
      if (from === undefined || to === undefined) return JSON.stringify(before) === JSON.stringify(after) ? 0 : 0.5;
      return Math.min(1, (2 * Math.abs(to - from)) / (Math.abs(from) + 1e-9));
    }),
  );
}

function othersThan(field: Field, now: unknown): unknown[] {
  if (field.kind === 'flag') return [!now];
  if (field.kind === 'choice') return field.choices.filter((choice) => choice !== now).slice(0, 4);
  if (field.kind !== 'number') return [];
  const { soft, hard, step } = field.concept;
  const { min, max } = soft ?? hard;
  return [0.2, 0.5, 0.8].map((share) => Math.round((min + share * (max - min)) / step) * step);
}

describe.each(toolIds)('%s', (id) => {
  test('what is not named among what decides most seldom moves its headline', async () => {
    const tool = await loadTool(id);
    const { answer } = await answeringOf(tool);
    const cases = (await tool.cases()).map(({ inputs }) => ({ ...tool.defaults, ...inputs }));
    const patients = [...cases.slice(0, 5), ...fc.sample(anyInputs(tool), { numRuns: tries(5), seed: 7 })];
    const known = patients.flatMap((inputs) =>
      tool.validate(inputs).ok ? [{ inputs, now: answer(structuredClone(inputs)).report.answer }] : [],
    );
    for (const [path, field] of Object.entries(tool.fields)) {
      const fact = factOf(field);
      const isOptional = 'optional' in field && field.optional;
      if (field.section === moreSection || isOptional || !fact || !isFactId(fact)) continue;
      // A coarse answer is asked as the finer ones.
      if ([fact, ...finerThan(fact)].some((each) => decidesMost.includes(each))) continue;
      const moved = known.flatMap(({ inputs, now }) =>
        othersThan(field, readPath(inputs, path)).flatMap((other) => {
          const copy = structuredClone(inputs) as Record<string, unknown>;
          writePath(copy, path, other);
          return tool.validate(copy).ok ? [apart(now, answer(copy).report.answer)] : [];
        }),
      );
      const mean = moved.reduce((sum, each) => sum + each, 0) / Math.max(1, moved.length);
      expect(mean, path).toBeLessThan(0.15);
    }
  });
});

test('what decides most comes first, the rest keeps its order', () => {
  expect(byWeight(['neuropathy', 'fpg', 'mealsBand', 'targetA1c', 'a1c'])).toEqual([
    'a1c',
    'targetA1c',
    'fpg',
    'neuropathy',
    'mealsBand',
  ]);
  expect(new Set(decidesMost).size).toBe(decidesMost.length);
});

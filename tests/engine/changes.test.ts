import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadAnswering } from '../../src/engine/answer/index.ts';
import { type Change, findChanges } from '../../src/engine/answer/changes/find.ts';
import { factOf } from '../../src/engine/chart/form.ts';
import { isMedicine } from '../../src/engine/plan/actions.ts';
import { toolIds } from '../../src/engine/registry.ts';
import { anyInputs } from './helpers/inputs.ts';
import { tries } from '../fixtures/tries.ts';

describe.each(toolIds)('what would change the answer of %s', async (id) => {
  const desk = await loadAnswering(id);
  const medicineOf = ({ path, to }: Change): string | undefined => {
    const field = desk.tool.fields[path];
    const fact = field && factOf(field);
    return fact && isMedicine(fact) && 'answer' in to ? fact : undefined;
  };

  // Each field is looked at by itself; those that are no answer about a medicine have some hundred answers, and nothing to say here.
  const medicines = Object.entries(desk.tool.fields).filter(([, field]) => {
    const fact = factOf(field);
    return field.kind !== 'number' && fact && isMedicine(fact);
  });
  const asked = { ...desk, tool: { ...desk.tool, fields: Object.fromEntries(medicines) } };

  test('is never to leave out what the plan takes away, nor anybody’s wish to leave out another medicine', () => {
    for (const inputs of fc.sample(anyInputs(desk.tool, { beyond: false }), { numRuns: tries(25), seed: 31 })) {
      const now = desk.standing(inputs);
      const lessened = now.plan.actions
        .filter(({ verb }) => verb === 'stop' || verb === 'hold' || verb === 'reduce')
        .map(({ object }) => object as string);
      for (const change of [...findChanges(asked, inputs)].flat()) {
        const medicine = medicineOf(change);
        if (medicine === undefined || !('answer' in change.to) || change.to.answer !== false) continue;
        expect(lessened, medicine).not.toContain(medicine);
        expect(change.doing).toBe('met');
      }
    }
  });
});

test('a pressure that makes treatment urgent says so, with when', async () => {
  const desk = await loadAnswering('life-days');
  const inputs = {
    ...desk.tool.defaults,
    bloodPressure: { systolic: 145, diastolic: 85 },
  };
  const effects = [...findChanges(desk, inputs)]
    .flat()
    .filter(({ path }) => path === 'bloodPressure.systolic')
    .flatMap((change) => change.effects);
  expect(effects).toContainEqual(
    expect.objectContaining({
      kind: 'step',
      sooner: true,
      action: expect.objectContaining({ id: 'treat:blood-pressure' }),
    }),
  );
});

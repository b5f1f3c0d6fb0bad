import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartOfFields, factOf } from '../../../src/engine/chart/form.ts';
import type { FactId } from '../../../src/engine/chart/facts.ts';
import { judge } from '../../../src/engine/judgement/index.ts';
import { planOfTool } from '../../../src/engine/judgement/tool-plan.ts';
import { type Field, readPath, writePath } from '../../../src/engine/kit/fields/fields.ts';
import { type Action, lessens, type Plan } from '../../../src/engine/plan/actions.ts';
import { isEmergency } from '../../../src/engine/plan/sequence.ts';
import { everyTool } from '../helpers/every-tool.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { tries } from '../../fixtures/tries.ts';

/** Property 3 of a plan with what the calculator itself proposes: it may hasten, never delay. */
const worsened: readonly FactId[] = [
  'heartFailure',
  'ascvd',
  'ckd',
  'severeHypoglycaemia',
  'hypoglycaemiaHistory',
  'catabolicSymptoms',
  'a1c',
  'egfr',
];
const protecting: readonly string[] = ['sglt2Inhibitor', 'glp1RA', 'finerenone', 'rasInhibitor', 'statin'];

/** The answer of somebody sicker; undefined where there is none. */
function worse(fact: FactId, field: Field, answer: unknown): unknown {
  if (fact === 'a1c') return typeof answer === 'number' && answer >= 7 && answer <= 18 ? answer + 2 : undefined;
  if (fact === 'egfr') return typeof answer === 'number' ? Math.max(1, answer * 0.7) : undefined;
  return field.kind === 'flag' ? true : 'yes';
}

/** When a plan gets to a medicine: itself or as another's alternative. */
function soonest({ actions }: Plan, object: string, wanted: (action: Action) => boolean): number {
  const found = actions.filter(
    (action) => wanted(action) && [action.object, ...(action.or ?? [])].some((each) => each === object),
  );
  return Math.min(...found.map(({ within }) => within));
}

/** Calculators that ask for any of it. */
const asking = everyTool.filter(([, { fields }]) =>
  Object.values(fields).some((field) => worsened.some((fact) => factOf(field) === fact)),
);

describe.each(asking)('%s: sicker never waits longer', (_id, tool) => {
  const asked = worsened.flatMap((fact) =>
    Object.entries(tool.fields)
      .filter(([, field]) => factOf(field) === fact)
      .map(([path, field]) => [fact, path, field] as const),
  );
  test.each(asked)('%s', async (fact, path, field) => {
    await fc.assert(
      fc.asyncProperty(anyInputs(tool), async (milder) => {
        const changed = structuredClone(milder) as Record<string, unknown>;
        const answer = worse(fact, field, readPath(milder, path));
        if (answer === undefined) return;
        writePath(changed, path, answer);
        const checked = tool.validate(changed);
        if (!checked.ok) return;
        const sicker = checked.inputs;
        const [before, after] = await Promise.all(
          [milder, sicker].map((inputs) => planOfTool(tool, inputs, tool.calculate(inputs))),
        );
        if (!before || !after) throw new Error('two plans');
        // Who is sent to hospital has no plan besides, and a confirmed kidney disease is no longer an acute one.
        if (isEmergency(after) || before.findings.some(({ id }) => id === 'kidney.acute')) return;
        const barred: readonly string[] = judge(chartOfFields(tool.fields, sicker)).exclusions.map(
          ({ medicine }) => medicine,
        );
        // What gives way to a GLP-1 receptor agonist goes on where that must not be started.
        const exchanged = (id: string): boolean => id === 'stop:dpp4Inhibitor' && barred.includes('glp1RA');
        // A cut of a last unit or two is written as a stop; a past low is met with a cut only where the HbA1c is not plainly high.
        const units = chartOfFields(tool.fields, sicker)['basalUnits']?.value;
        const cut = (id: string): boolean => id === 'stop:basalInsulin' && typeof units === 'number' && units < 2;
        for (const { id, verb, object, within } of before.actions)
          if (verb === 'stop' && !exchanged(id) && !cut(id))
            expect(
              soonest(after, object, (each) => lessens(each.verb)),
              id,
            ).toBeLessThanOrEqual(within);
        if (before.actions.some(({ verb }) => lessens(verb))) return;
        if (!after.actions.some(({ next }) => next)) expect(after.review).toBeLessThanOrEqual(before.review);
        for (const { id, verb, object, within, gravity } of before.actions)
          if (
            verb === 'start' &&
            protecting.includes(object) &&
            gravity !== 'routine' &&
            !barred.includes(object) &&
            !after.actions.some((each) => each.object === object && each.next)
          )
            expect(
              soonest(after, object, (each) => each.verb === 'start'),
              id,
            ).toBeLessThanOrEqual(within);
      }),
      { numRuns: tries(25) },
    );
  });
});

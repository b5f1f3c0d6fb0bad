import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chart, factValue, unusable, withoutExamples } from '../../../src/engine/chart/chart.ts';
import { derive } from '../../../src/engine/chart/derive.ts';
import { type FactId, isFactId } from '../../../src/engine/chart/facts.ts';
import { chartOfFields, inputsForFields } from '../../../src/engine/chart/form.ts';
import { planOfChart } from '../../../src/engine/judgement/index.ts';
import { rules } from '../../../src/engine/judgement/rules.ts';
import { planOfTool } from '../../../src/engine/judgement/tool-plan.ts';
import { readPath, writePath } from '../../../src/engine/kit/fields/fields.ts';
import { type Action, isMedicine, type Plan } from '../../../src/engine/plan/actions.ts';
import { anyChart, hostileChart } from '../helpers/charts.ts';
import { everyTool } from '../helpers/every-tool.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { expectSickerSooner, mutations } from '../helpers/sicker.ts';
import { tries } from '../../fixtures/tries.ts';

/** Where a rule's id ends and a proposal's begins. */
const isRule = (reason: string): boolean => !reason.startsWith('proposal:');
const isTaken = (chart: Chart, object: string): boolean => {
  const value: unknown = isFactId(object) ? factValue(chart, object) : undefined;
  return value !== undefined && value !== false && value !== 0 && value !== 'none';
};

/** Property 1, and what the order promises. */
function expectOneVerbEach(plan: Plan): void {
  const objects = plan.actions.map(({ object }) => object);
  expect(new Set(objects).size, objects.join()).toBe(objects.length);
  for (const { verb, object, or } of plan.actions) {
    if (verb === 'start' || verb === 'keep')
      for (const medicine of [object, ...(or ?? [])])
        expect(plan.actions.filter((each) => each.object === medicine && each.verb === 'stop')).toEqual([]);
    expect(or ?? []).not.toContain(object);
  }
  // One incretin: the two are never begun together, nor one beside the other that goes on.
  const begins = (medicine: string): boolean => plan.actions.some(({ id }) => id === `start:${medicine}`);
  const goesOn = (medicine: string): boolean =>
    begins(medicine) || plan.actions.some(({ id }) => id === `keep:${medicine}`);
  expect(begins('dpp4Inhibitor') && goesOn('glp1RA')).toBe(false);
  expect(begins('glp1RA') && goesOn('dpp4Inhibitor')).toBe(false);
}

/** Property 5 for one action: what changes a medicine knows that it is taken; what starts one, that nobody said it is. */
function expectKnownGround(action: Action, chart: Chart): void {
  const { verb, object } = action;
  if (!isMedicine(object) || verb === 'ask') return;
  if (verb === 'start') expect(isTaken(chart, object), action.id).toBe(false);
  else expect(isTaken(chart, object), action.id).toBe(true);
}

describe.each(everyTool)('a plan of %s', (_id, tool) => {
  const arbitrary = anyInputs(tool);

  test('one verb for each object, known ground, and the results untouched', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrary, async (inputs) => {
        const outcome = tool.calculate(inputs);
        const before = structuredClone({ inputs, outcome, worksheet: outcome.worksheet });
        const plan = await planOfTool(tool, inputs, outcome);
        expect({ inputs, outcome, worksheet: outcome.worksheet }).toEqual(before);
        expect(tool.calculate(inputs)).toEqual(before.outcome);
        expectOneVerbEach(plan);
        const chart = chartOfFields(tool.fields, inputs);
        for (const action of plan.actions) if (action.because.some(isRule)) expectKnownGround(action, chart);
        expect(await planOfTool(tool, inputs, outcome)).toEqual(plan);
      }),
      { numRuns: tries(120) },
    );
  });

  test('no verb of judgement about a medicine is lost or changed by what the calculator proposes', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrary, async (inputs) => {
        const plan = await planOfTool(tool, inputs, tool.calculate(inputs));
        const verbs = new Map(plan.actions.map(({ object, verb }) => [object, verb]));
        for (const action of planOfChart(chartOfFields(tool.fields, inputs)).actions) {
          if (!isMedicine(action.object)) continue;
          // An alternative may change places with what it is an alternative to.
          const alternative = plan.actions.some(({ or }) => or?.includes(action.object as never));
          expect(verbs.get(action.object) ?? (alternative && 'start'), action.id).toBe(action.verb);
        }
      }),
      { numRuns: tries(100) },
    );
  });

  test('no action rests on an example: who is known by the rest alone has the same plan', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrary, arbitrary, fc.subarray(Object.keys(tool.fields)), async (inputs, others, chosen) => {
        const examples = chosen.filter((path) => readPath(inputs, path) !== undefined);
        const plan = await planOfTool(tool, inputs, tool.calculate(inputs), { examples });
        const typed = withoutExamples(chartOfFields(tool.fields, inputs, examples));
        const said = ({ actions }: Plan) => actions.filter(({ verb }) => verb !== 'ask');
        if (examples.length > 0) expect(said(plan)).toEqual(said(planOfChart(typed)));
        expect(plan.actions.filter(({ onExample }) => onExample)).toEqual([]);
        // Another example beside the same answers moves nothing that is begun, stopped or changed.
        const elsewhere = structuredClone(inputs) as Record<string, unknown>;
        for (const path of examples) writePath(elsewhere, path, readPath(others, path) ?? readPath(inputs, path));
        if (examples.length === 0 || !tool.validate(elsewhere).ok) return;
        expect(said(await planOfTool(tool, elsewhere, tool.calculate(elsewhere), { examples }))).toEqual(said(plan));
      }),
      { numRuns: tries(100) },
    );
  });

  test('an untouched example begins, stops and changes nothing, and what its own rule proposes stays readable', async () => {
    const examples = Object.keys(tool.fields).filter((path) => readPath(tool.defaults, path) !== undefined);
    const outcome = tool.calculate(tool.defaults);
    const { actions, overruled } = await planOfTool(tool, tool.defaults, outcome, { examples });
    expect(actions.filter(({ verb }) => verb !== 'ask')).toEqual([]);
    const proposed = (await tool.proposer()).propose(tool.defaults, outcome.results).map(({ id }) => id);
    expect([...overruled.map(({ action }) => action.id)].sort()).toEqual([...proposed].sort());
    // Whether a medicine is taken that its rule would begin or change is asked.
    const asked = actions.map(({ object }) => object);
    for (const { action } of overruled.filter(({ action: { verb, object } }) => verb === 'start' && isMedicine(object)))
      expect(asked).toContain(action.object);
  });
});

describe('any chart', () => {
  test('one verb for each object, every action on known ground, every finding on known facts', () => {
    fc.assert(
      fc.property(anyChart(), (chart) => {
        const plan = planOfChart(chart);
        expectOneVerbEach(plan);
        const { chart: full } = derive(chart);
        for (const action of plan.actions) if (action.because.some(isRule)) expectKnownGround(action, full);
        for (const { facts } of plan.findings)
          for (const [fact, value] of Object.entries(facts)) expect(full[fact]?.value, fact).toBe(value);
        const ids = rules.map(({ id }) => id);
        for (const { because } of plan.actions) for (const reason of because) expect(ids).toContain(reason);
      }),
      { numRuns: tries(120) },
    );
  });

  test('the same chart, the same plan; nothing given is changed; whether a value was entered, on record or in a file is no reason', () => {
    fc.assert(
      fc.property(anyChart({ origins: ['entered', 'record', 'file'] }), (chart) => {
        const before = structuredClone(chart);
        const plan = planOfChart(chart);
        expect(chart).toEqual(before);
        const elsewhere = Object.fromEntries(
          Object.entries(chart)
            .reverse()
            .map(([id, known]) => [id, { ...known, from: 'record' as const }]),
        );
        expect(planOfChart(elsewhere)).toEqual(plan);
      }),
    );
  });

  test('what cannot be used is as if it were not there', () => {
    fc.assert(
      fc.property(anyChart(), (chart) => {
        const hostile = Object.fromEntries(Object.entries(hostileChart()).filter(([id]) => !(id in chart)));
        const today = '2026-11-22';
        const bad = new Set(unusable(hostile).map(({ fact }) => fact));
        const worse = { ...Object.fromEntries(Object.entries(hostile).filter(([id]) => bad.has(id))), ...chart };
        expect(unusable(worse, today).length).toBeGreaterThan(0);
        expect(planOfChart(worse)).toEqual(planOfChart(chart));
      }),
    );
  });

  test('what would forbid a start is asked with it, and nothing is asked about what something is done with', () => {
    const forbid: Readonly<Record<string, readonly FactId[]>> = {
      'start:sglt2Inhibitor': ['ketoacidosis', 'catabolicSymptoms'],
      'start:glp1RA': ['medullaryThyroidCancer', 'pancreatitis'],
      'start:tzd': ['heartFailure'],
      'start:finerenone': ['potassium', 'strongCyp3a4Inhibitor'],
    };
    fc.assert(
      fc.property(anyChart(), (chart) => {
        const { actions } = planOfChart(chart);
        const asked = actions.filter(({ verb }) => verb === 'ask');
        const others = actions.filter(({ verb }) => verb !== 'ask').map(({ object }) => object);
        for (const { object } of asked) expect(others).not.toContain(object);
        for (const { id } of actions)
          for (const fact of forbid[id] ?? [])
            if (chart[fact] === undefined && !others.includes(fact))
              expect(asked.map(({ object }) => object)).toContain(fact);
      }),
    );
  });

  // Property 4: what two calculators both know leads to the same, whichever of them was opened.
  const pairs = everyTool.flatMap(([a, one], at) =>
    everyTool.slice(at + 1).map(([b, two]) => [a, b, one, two] as const),
  );
  test.each(pairs)('%s and %s judge what they both know alike', (_a, _b, one, two) => {
    fc.assert(
      fc.property(anyChart(), (chart) => {
        const [a, b] = [one, two].map(({ fields }) => chartOfFields(fields, inputsForFields(fields, chart).inputs));
        const only = (from: Chart, other: Chart): Chart =>
          // Where one asks on a coarser scale (1000 mg for 1250), they do not know the same.
          Object.fromEntries(Object.entries(from).filter(([fact, { value }]) => other[fact]?.value === value));
        if (!a || !b) throw new Error('two calculators, two charts');
        expect(planOfChart(only(a, b))).toEqual(planOfChart(only(b, a)));
      }),
      { numRuns: tries(50) },
    );
  });
});

describe('sicker never waits longer', () => {
  test.each(Object.entries(mutations))('%s', (_name, mutation) => {
    fc.assert(
      fc.property(anyChart(), (chart) => expectSickerSooner(chart, mutation)),
      { numRuns: tries(120) },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JudgementCase } from '../../../src/engine/judgement/cases/shape.ts';
import { type ActionId, type Plan, partsOf } from '../../../src/engine/plan/actions.ts';
import { idsOf, planOfFacts } from './run-case.ts';
import { tries } from '../../fixtures/tries.ts';

type Facts = JudgementCase['facts'];
/** A fact that is known or not. */
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const tenths = (from: number, to: number) => fc.integer({ min: from * 10, max: to * 10 }).map((value) => value / 10);

/**
 * Adults in whom nothing points to insulin deficiency and nothing has to be lessened for lows: those are the exceptions of
 * the rule (patient.md, property 3), judged in their own topics.
 */
const anybody: fc.Arbitrary<Facts> = fc
  .record({
    age: maybe(fc.integer({ min: 45, max: 74 })),
    sex: maybe(fc.constantFrom('male', 'female')),
    bmi: maybe(tenths(28, 42)),
    a1c: maybe(tenths(6.6, 9.8)),
    targetA1c: maybe(tenths(6.5, 8)),
    egfr: maybe(tenths(8, 110)),
    uacr: maybe(fc.integer({ min: 2, max: 1200 })),
    systolic: maybe(fc.integer({ min: 105, max: 178 })),
    ckd: maybe(fc.boolean()),
    heartFailure: maybe(fc.boolean()),
    ascvd: maybe(fc.boolean()),
    oedema: maybe(fc.boolean()),
    metformin: maybe(fc.constantFrom(0, 500, 1000, 2000)),
    metforminTolerance: maybe(fc.constantFrom('good', 'mild-gi', 'poor')),
    dpp4Inhibitor: maybe(fc.boolean()),
    sglt2Inhibitor: maybe(fc.boolean()),
    glp1RA: maybe(fc.boolean()),
    tzd: maybe(fc.boolean()),
    statin: maybe(fc.constantFrom('none', 'moderate', 'high')),
    rasInhibitor: maybe(fc.boolean()),
  })
  .map((facts) => Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)));

/** What must not come later, or not at all, when the patient is sicker. */
const protecting: readonly ActionId[] = ['start:sglt2Inhibitor', 'start:glp1RA', 'stop:metformin', 'stop:tzd'];
/** A single sample of albumin proves no disease: it chooses the class that glucose asks for. */
const protects = (reason: string): boolean => reason.startsWith('protection.') && reason !== 'protection.sglt2-albumin';
/** The day it is due: a start only where it protects heart or kidney, not for glucose alone. */
function due({ actions }: Plan, id: ActionId): number {
  const action = actions.find((each) => each.id === id);
  return action && (action.verb === 'stop' || action.because.some(protects)) ? action.within : Infinity;
}
/** The day it is offered at the latest, if only as the alternative to another class; one that comes next, after two that are needed more, is in time. */
function offered({ actions }: Plan, id: ActionId): number {
  const { verb, object } = partsOf(id);
  const action = actions.find(
    (each) => each.verb === verb && (each.object === object || each.or?.some((other) => other === object)),
  );
  return action?.next ? 0 : (action?.within ?? Infinity);
}

function expectNoLater(milder: Facts, sicker: Facts, ids: readonly ActionId[] = protecting): void {
  const before = planOfFacts(milder);
  const after = planOfFacts(sicker);
  // One eGFR that nothing confirms may be acute, and is repeated before anything begins.
  if ([before, after].some(({ findings }) => findings.some(({ id }) => id === 'kidney.acute'))) return;
  for (const id of ids) expect(offered(after, id), id).toBeLessThanOrEqual(due(before, id));
  // Where what begins comes one after the other, so do the visits after it.
  if (!after.actions.some(({ next }) => next)) expect(after.review, 'review').toBeLessThanOrEqual(before.review);
}

describe('who is sicker never waits longer', () => {
  test('a higher A1C', () => {
    fc.assert(
      fc.property(anybody, tenths(6.6, 9.8), tenths(6.6, 9.8), (facts, one, other) => {
        expectNoLater({ ...facts, a1c: Math.min(one, other) }, { ...facts, a1c: Math.max(one, other) });
      }),
      { numRuns: tries(200) },
    );
  });
  test('a lower eGFR, down to 20; below it an SGLT2 inhibitor is not started', () => {
    fc.assert(
      fc.property(anybody, tenths(1, 120), tenths(1, 120), (facts, one, other) => {
        const lower = Math.min(one, other);
        const ids = protecting.filter((id) => lower >= 20 || id !== 'start:sglt2Inhibitor');
        expectNoLater({ ...facts, egfr: Math.max(one, other) }, { ...facts, egfr: lower }, ids);
      }),
      { numRuns: tries(200) },
    );
  });
  test('more albumin in the urine', () => {
    fc.assert(
      fc.property(
        anybody,
        fc.integer({ min: 2, max: 2000 }),
        fc.integer({ min: 2, max: 2000 }),
        (facts, one, other) => {
          expectNoLater({ ...facts, uacr: Math.min(one, other) }, { ...facts, uacr: Math.max(one, other) });
        },
      ),
      { numRuns: tries(200) },
    );
  });
  test.each(['heartFailure', 'ckd', 'ascvd', 'oedema'] as const)('with %s', (fact) => {
    fc.assert(
      fc.property(anybody, fc.constantFrom(undefined, false), (facts, without) => {
        const { [fact]: _, ...rest } = facts;
        expectNoLater(without === undefined ? rest : { ...rest, [fact]: without }, { ...rest, [fact]: true });
      }),
      { numRuns: tries(150) },
    );
  });
  test('with a low reading', () => {
    fc.assert(
      fc.property(anybody, fc.integer({ min: 30, max: 53 }), (facts, fpg) => {
        expectNoLater({ ...facts, fpg: 120 }, { ...facts, fpg });
      }),
      { numRuns: tries(150) },
    );
  });
  test('one verb for each object, and nothing that is stopped is started', () => {
    fc.assert(
      fc.property(anybody, (facts) => {
        const objects = planOfFacts(facts).actions.map(({ object }) => object);
        expect(new Set(objects).size).toBe(objects.length);
      }),
      { numRuns: tries(200) },
    );
  });
  test('a DPP-4 inhibitor never stands beside a GLP-1 receptor agonist that is started', () => {
    fc.assert(
      fc.property(anybody, (facts) => {
        const plan = planOfFacts({ ...facts, dpp4Inhibitor: true });
        if (!idsOf(plan).includes('start:glp1RA')) return;
        expect(idsOf(plan)).toContain('stop:dpp4Inhibitor');
      }),
      { numRuns: tries(150) },
    );
  });
});

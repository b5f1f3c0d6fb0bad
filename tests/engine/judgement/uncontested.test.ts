import { describe, expect, test } from 'vitest';
import { namedPatients } from '../../../tools/rules/cases.ts';
import { dependsOnOrder, holdAgainst, leftWithoutAWord, nobodyYet } from '../../../tools/rules/measures.ts';
import { chartOf, type Facts, patient } from '../../../tools/rules/patients.ts';
import { statements } from '../../../tools/rules/statements/index.ts';
import { gates } from '../../../src/engine/judgement/gates.ts';
import { judge, planFor } from '../../../src/engine/judgement/index.ts';
import { rules } from '../../../src/engine/judgement/rules.ts';

/** `npm run rules` holds 20,000. */
const patients = Array.from({ length: 1500 }, (_, at) => patient(at + 1));
const planOf = (facts: Facts) => planFor(judge(chartOf(facts)));
/** Each judged once for all that is asked of them. */
const judged = patients.map((facts) => {
  const judgement = judge(chartOf(facts));
  return { facts, judgement, plan: planFor(judgement) };
});

describe('what no doctor disputes', () => {
  const found = nobodyYet(statements);
  for (const { facts, plan } of judged) holdAgainst(found, facts, plan);

  test.each(found.map((each) => [each.statement.id, each] as const))('%s', (_id, { broken, examples }) => {
    expect(broken, JSON.stringify(examples[0])).toBe(0);
  });
  test('every statement has its source and an id of its own', () => {
    expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
    expect(statements.length).toBeGreaterThanOrEqual(60);
    for (const { source } of statements) expect(source).not.toBe('');
  });
  test('every statement is about somebody', async () => {
    const wide = nobodyYet(statements);
    for (const { facts, plan } of judged) holdAgainst(wide, facts, plan);
    for (const { facts } of await namedPatients()) holdAgainst(wide, facts, planOf(facts));
    const rare: ReadonlySet<string> = new Set(['not-diabetes', 'confirmed-ckd-treated', 'heart-failure-sglt2']);
    const nobody = wide.filter(({ concerned, statement }) => concerned === 0 && !rare.has(statement.id));
    expect(nobody.map(({ statement }) => statement.id)).toEqual([]);
  });
});

test('a statement that a plan breaks is found', () => {
  const facts: Facts = { systolic: 80, heartFailure: true };
  const plan = planOf({ heartFailure: true, systolic: 130, sglt2Inhibitor: false });
  const found = nobodyYet(statements);
  expect(holdAgainst(found, facts, plan)).toBeGreaterThan(0);
  expect(found.find(({ statement }) => statement.id === 'pressure-below-90')?.broken).toBe(1);
});

test('rules in any order make the same plan', () => {
  expect(patients.slice(0, 150).filter(dependsOnOrder)).toEqual([]);
});

test('more is never wished for glucose, all of it closed and nothing said', () => {
  expect(judged.filter(({ judgement, plan }) => leftWithoutAWord(judgement, plan)).map(({ facts }) => facts)).toEqual(
    [],
  );
});

describe('gates', () => {
  const ids: ReadonlySet<string> = new Set(rules.map(({ id }) => id));
  test.each(gates.map((gate) => [gate.state, gate] as const))('%s is a rule, or a step somebody asks for', (state) => {
    expect(ids.has(state) || /^(check|refer):/.test(state)).toBe(true);
  });
  test('what a gate closes begins in no plan, whatever asks for it', () => {
    const reached = new Set<string>();
    for (const { judgement, plan } of judged) {
      const begun = plan.actions.filter(({ verb }) => verb === 'start' || verb === 'raise');
      for (const { medicine, by, forGlucose } of judgement.exclusions) {
        reached.add(by);
        if (!forGlucose)
          expect(
            begun.map(({ object }) => object),
            by,
          ).not.toContain(medicine);
      }
    }
    // Most of the gates are met among so few; each has a named patient besides.
    expect(gates.filter(({ state }) => reached.has(state)).length).toBeGreaterThan(10);
  });
});

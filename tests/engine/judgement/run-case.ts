import { expect } from 'vitest';
import type { Chart } from '../../../src/engine/chart/chart.ts';
import type { JudgementCase } from '../../../src/engine/judgement/cases/shape.ts';
import { judge, planOfChart } from '../../../src/engine/judgement/index.ts';
import type { Rule, RuleWords } from '../../../src/engine/judgement/rule.ts';
import type { Plan } from '../../../src/engine/plan/actions.ts';

/** A chart of entered facts. */
export function chartOfFacts(facts: JudgementCase['facts']): Chart {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([fact, value]) =>
      value === undefined ? [] : [[fact, { value, from: 'entered' as const }]],
    ),
  );
}
export const planOfFacts = (facts: JudgementCase['facts']): Plan => planOfChart(chartOfFacts(facts));
export const idsOf = (plan: Plan): string[] => plan.actions.map(({ id }) => id);
export const findingsOf = (plan: Plan): string[] => plan.findings.map(({ id }) => id);

const matches = (pattern: string, id: string): boolean => {
  const [verb, object] = pattern.split(':');
  const [itsVerb, itsObject] = id.split(':');
  return (verb === '*' || verb === itsVerb) && (object === '*' || object === itsObject);
};

/** Runs a named patient and compares the plan with what it must and must not hold. */
export function expectCase(patient: JudgementCase): void {
  const plan = planOfFacts(patient.facts);
  const ids = idsOf(plan);
  for (const { id, within, gravity, to } of patient.must) {
    expect(ids).toContain(id);
    const action = plan.actions.find((each) => each.id === id);
    if (within !== undefined) expect(action?.within, `${id} within`).toBeLessThanOrEqual(within);
    if (gravity !== undefined) expect(action?.gravity, `${id} gravity`).toBe(gravity);
    if (to !== undefined) expect(action?.to?.value, `${id} to`).toBe(to);
  }
  for (const pattern of patient.mustNot ?? [])
    expect(
      ids.filter((id) => matches(pattern, id)),
      `must not: ${pattern}`,
    ).toEqual([]);
  const findings = findingsOf(plan);
  for (const id of patient.findings ?? []) expect(findings).toContain(id);
  for (const id of patient.absentFindings ?? []) expect(findings).not.toContain(id);
  if (patient.review) expect(plan.review).toBeLessThanOrEqual(patient.review.atMost);
}

const holesOf = (words: Partial<RuleWords>): string[] =>
  [words.why, words.caution, words.ask]
    .flatMap((pattern) => (!pattern ? [] : typeof pattern === 'string' ? [pattern] : Object.values(pattern)))
    .flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole ?? ''));

/** Every hole in the words of the rules that fire in these cases gets a value, and every rule of the topic fires in one. */
export function expectWords(
  rules: readonly Rule[],
  languages: readonly Readonly<Record<string, Partial<RuleWords>>>[],
  cases: readonly JudgementCase[],
): void {
  const seen = new Set<string>();
  for (const { id, facts } of cases) {
    const { fired, patient } = judge(chartOfFacts(facts));
    for (const { rule } of fired.filter((each) => rules.some((own) => own.id === each.rule.id))) {
      seen.add(rule.id);
      const given = Object.keys(rule.values?.(patient.known, patient) ?? {});
      for (const words of languages) {
        const own = words[rule.id];
        expect(own, rule.id).toBeDefined();
        if (own) expect(given, `${id}: ${rule.id}`).toEqual(expect.arrayContaining(holesOf(own)));
      }
    }
  }
  expect(rules.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
}

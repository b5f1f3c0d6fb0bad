import type { Chart } from '../chart/chart.ts';
import { type FactId, isFactId } from '../chart/facts.ts';
import { type ActionId, type Finding, isMedicine, partsOf, rankOf, type Wish } from '../plan/actions.ts';
import type { Exclusion, Judged } from '../plan/resolve.ts';
import { type Patient, patientOf } from './patient.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules.ts';

/** A rule that applies, with the facts it rests on. */
export interface Fired {
  readonly rule: Rule;
  readonly facts: readonly FactId[];
  readonly onExample: boolean;
}

function fire(rule: Rule, patient: Patient): Fired | undefined {
  const known = patient.known as Readonly<Record<string, unknown>>;
  for (const fact of rule.needs) if (known[fact] === undefined) return undefined;
  if (!rule.when(known, patient)) return undefined;
  const facts = [...new Set([...rule.needs, ...(rule.rests?.(patient) ?? [])])];
  return { rule, facts, onExample: facts.some((fact) => patient.isExample(fact)) };
}

/** Which rules apply to a patient, in the order they are written. */
export function firedRules(patient: Patient): Fired[] {
  return rules.flatMap((rule) => fire(rule, patient) ?? []);
}

function findingOf({ rule, facts, onExample }: Fired, { known }: Patient): Finding {
  const values = known as Readonly<Record<string, number | boolean | string>>;
  return {
    id: rule.id,
    gravity: rule.gravity,
    sources: [...new Set(rule.references.map(({ source }) => source))],
    facts: Object.fromEntries(facts.flatMap((fact) => (values[fact] === undefined ? [] : [[fact, values[fact]]]))),
    ...(onExample && { onExample: true as const }),
  };
}

function wishesOf({ rule, onExample }: Fired, patient: Patient): Wish[] {
  return (rule.says?.(patient.known, patient) ?? []).map((said) => ({
    id: said.id,
    within: said.within,
    gravity: said.gravity ?? rule.gravity,
    because: rule.id,
    sources: [...new Set(rule.references.map(({ source }) => source))],
    ...(said.to && { to: said.to }),
    ...(said.optional && { optional: true as const }),
    ...((onExample || changesExample(said.id, patient)) && { onExample: true as const }),
  }));
}

/** Whether an action changes a medicine that only an example says is taken. That one is not taken yet is no reason to start it. */
export function changesExample(id: ActionId, patient: Patient): boolean {
  const { verb, object } = partsOf(id);
  return verb !== 'start' && verb !== 'ask' && isMedicine(object) && isFactId(object) && patient.isExample(object);
}

/** Days until the next visit when nothing asks for an earlier one: three months off target, six at target, three where that is not known. */
function usualReview({ known }: Patient): number {
  const { a1c, targetA1c } = known;
  return a1c !== undefined && targetA1c !== undefined && a1c <= targetA1c ? 180 : 90;
}

export interface Judgement extends Judged {
  readonly patient: Patient;
  readonly fired: readonly Fired[];
}

/** What this patient needs, whichever calculator was opened. Pure: the same chart, the same answer. Never throws. */
export function judge(chart: Chart): Judgement {
  const patient = patientOf(chart);
  const fired = firedRules(patient);
  const exclusions: Exclusion[] = fired.flatMap(({ rule }) =>
    (rule.excludes?.(patient.known, patient) ?? []).map((medicine) => ({ medicine, by: rule.id })),
  );
  const wishes = fired.flatMap((each) => wishesOf(each, patient));
  const waits = fired.find(({ rule }) => rule.waits)?.rule.id;
  return {
    patient,
    fired,
    exclusions,
    ...(waits !== undefined && { waits }),
    wishes,
    findings: fired.map((each) => findingOf(each, patient)).sort((a, b) => rankOf(a.gravity) - rankOf(b.gravity)),
    review: usualReview(patient),
  };
}

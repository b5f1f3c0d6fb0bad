import { type Chart, withoutExamples } from '../chart/chart.ts';
import type { FactId } from '../chart/facts.ts';
import { type Finding, rankOf, type Wish } from '../plan/actions.ts';
import type { Exclusion, Judged } from '../plan/resolve.ts';
import { atLeast } from '../kit/worksheet/cited.ts';
import { distanceFromGoal, sensorFine, veryHighA1c } from './glucose.ts';
import { kidneyDiseaseBelow } from './kidney-disease.ts';
import { type Patient, patientOf } from './patient.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules.ts';

/** A rule that applies, with the facts it rests on. */
export interface Fired {
  readonly rule: Rule;
  readonly facts: readonly FactId[];
  /** Without the examples it would not apply. */
  readonly onExample: boolean;
}

/** Whether a rule's reason is known and holds. */
function applies(rule: Rule, patient: Patient): boolean {
  const known = patient.known as Readonly<Record<string, unknown>>;
  for (const fact of rule.needs) if (known[fact] === undefined) return false;
  return rule.when(known, patient);
}

const knowsNothing = ({ known }: Patient): boolean => Object.keys(known).length === 0;

/** A patient beside the same one without examples: what still holds of the second rests on none. */
interface Seen {
  readonly patient: Patient;
  /** Undefined where there is no example. */
  readonly sure: Patient | undefined;
}

/** Which rules apply to a patient, in the order they are written. */
function firedRules({ patient, sure }: Seen): Fired[] {
  // Of nobody nothing is said, not even what is missing.
  if (knowsNothing(patient)) return [];
  const fired: Fired[] = [];
  for (const rule of rules) {
    if (!applies(rule, patient)) continue;
    fired.push({
      rule,
      facts: rule.rests ? [...new Set([...rule.needs, ...rule.rests(patient)])] : rule.needs,
      onExample: sure !== undefined && (knowsNothing(sure) || !applies(rule, sure)),
    });
  }
  return fired;
}

type Values = Readonly<Record<string, number | boolean | string>>;
function restingOn(facts: readonly FactId[], values: Values): Values {
  const used: Record<string, number | boolean | string> = {};
  for (const fact of facts) {
    const value = values[fact];
    if (value !== undefined) used[fact] = value;
  }
  return used;
}

function findingOf({ rule, facts, onExample }: Fired, { known }: Patient): Finding {
  const values = known as Values;
  return {
    id: rule.id,
    gravity: rule.gravity,
    sources: sourcesOf(rule),
    facts: restingOn(facts, values),
    ...(onExample && { onExample: true as const }),
  };
}

const cites = new Map(rules.map((rule) => [rule, [...new Set(rule.references.map(({ source }) => source))]]));
const sourcesOf = (rule: Rule): readonly string[] => cites.get(rule) ?? [];

function wishesOf({ rule, onExample }: Fired, { patient, sure }: Seen): Wish[] {
  const surely = sure && !onExample ? (rule.says?.(sure.known, sure) ?? []).map(({ id }) => id) : [];
  return (rule.says?.(patient.known, patient) ?? []).map((said) => ({
    id: said.id,
    within: said.within,
    gravity: said.gravity ?? rule.gravity,
    because: rule.id,
    sources: sourcesOf(rule),
    ...(said.to && { to: said.to }),
    ...(said.optional && { optional: true as const }),
    ...(said.with && { with: said.with }),
    ...(sure && !surely.includes(said.id) && { onExample: true as const }),
  }));
}

/** Illnesses and medicines that are looked after every three months even at target. */
const closelyWatched = ({ known, onInsulin, kidneyBelow }: Patient): boolean =>
  onInsulin ||
  known.sulfonylurea === true ||
  known.heartFailure === true ||
  known.ckd === true ||
  known.hypoglycaemiaHistory === true ||
  known.severeHypoglycaemia === true ||
  kidneyBelow(kidneyDiseaseBelow.value) !== false;

/** Days until the next visit when nothing asks for an earlier one: six months at target and stable, else three; a month while HbA1c is very high. */
function usualReview(patient: Patient): number {
  const { a1c } = patient.known;
  if (a1c !== undefined && atLeast(a1c, veryHighA1c) && !sensorFine(patient)) return 28;
  const distance = distanceFromGoal(patient);
  return distance !== undefined && distance <= 0 && !closelyWatched(patient) ? 180 : 90;
}

export interface Judgement extends Judged {
  readonly patient: Patient;
  readonly fired: readonly Fired[];
}

/** What this patient needs, whichever calculator was opened. Pure: the same chart, the same answer. Never throws. */
export function judge(chart: Chart): Judgement {
  const patient = patientOf(chart);
  const examples = Object.values(patient.chart).some((known) => known?.from === 'example');
  const seen: Seen = { patient, sure: examples ? patientOf(withoutExamples(chart)) : undefined };
  const fired = firedRules(seen);
  const exclusions = fired.flatMap(({ rule }): Exclusion[] => [
    ...(rule.excludes?.(patient.known, patient) ?? []).map((medicine) => ({ medicine, by: rule.id })),
    ...(rule.excludesForGlucose?.(patient.known, patient) ?? []).map(
      (medicine): Exclusion => ({ medicine, by: rule.id, forGlucose: true }),
    ),
  ]);
  const wishes = fired.flatMap((each) => wishesOf(each, seen));
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

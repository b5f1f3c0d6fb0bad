import { type Chart, withoutExamples } from '../chart/chart.ts';
import type { FactId } from '../chart/facts.ts';
import { type Finding, gravities, type Wish } from '../plan/actions.ts';
import type { Exclusion, Judged } from '../plan/resolve.ts';
import { atLeast, cited } from '../kit/worksheet/cited.ts';
import { waitingFor } from './awaited.ts';
import { closedBy, opening, sparing } from './gates.ts';
import { causesLows, distanceFromGoal, makesNoInsulin, plansPregnancy, sensorFine, veryHighA1c } from './glucose.ts';
import { ketonesAnswered } from './ketones.ts';
import { kidneyDiseaseBelow } from './kidney-disease.ts';
import { type Closed, closedOf, nothingClosed } from './eligibility.ts';
import { type Patient, patientOf, patientWith } from './patient.ts';
import type { Rule, Said } from './rule.ts';
import { type RuleId, rules, topics } from './rules.ts';

/** A rule that applies, with the facts it rests on. */
interface Fired {
  readonly rule: Rule;
  readonly facts: readonly FactId[];
  /** Without the examples it would not apply. */
  readonly onExample: boolean;
}

/** Rules in an order, with what finds those that a chart can speak to. */
interface RuleBook {
  readonly rules: readonly Rule[];
  /** By fact the rules that need it, as places in `rules`. */
  readonly needing: ReadonlyMap<string, readonly number[]>;
  /** How many facts each rule needs. */
  readonly needs: readonly number[];
  /** Places of the rules that find what is the case, and of those that choose among the medicines which it leaves open. */
  readonly finding: readonly number[];
  readonly choosing: readonly number[];
}
/** The order of topics, which decides between equals, and within a topic the name: no place in a file. */
const placeOf = ({ id }: Rule): number => topics.indexOf(id.slice(0, id.indexOf('.')));
function ruleBook(given: readonly Rule[]): RuleBook {
  const all = [...given].sort((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1));
  const needing = new Map<string, number[]>();
  all.forEach((rule, at) => {
    for (const fact of new Set(rule.needs)) needing.set(fact, [...(needing.get(fact) ?? []), at]);
  });
  const places = (chooses: boolean): number[] =>
    all.flatMap((rule, at) => ((rule.chooses === true) === chooses ? [at] : []));
  return {
    rules: all,
    needing,
    needs: all.map((rule) => new Set(rule.needs).size),
    finding: places(false),
    choosing: places(true),
  };
}

/** Whether a rule's reason is known and holds. */
function applies(rule: Rule, patient: Patient): boolean {
  const known = patient.known as Readonly<Record<string, unknown>>;
  for (const fact of rule.needs) if (known[fact] === undefined) return false;
  return rule.when(known, patient);
}

/** How many of its needed facts each rule still lacks: what lacks one says nothing, and is not even looked at. */
function lacking({ needs, needing }: RuleBook, { chart }: Patient): readonly number[] {
  const lacks = needs.slice();
  for (const fact in chart) for (const at of needing.get(fact) ?? nowhere) lacks[at] = (lacks[at] ?? 0) - 1;
  return lacks;
}
const nowhere: readonly number[] = [];

const knowsNothing = ({ chart, isChild }: Patient): boolean => {
  if (isChild) return false;
  for (const _ in chart) return false;
  return true;
};

/** A patient beside the same one without examples: what still holds of the second rests on none. */
interface Seen {
  readonly patient: Patient;
  /** Undefined where there is no example. */
  readonly sure: Patient | undefined;
}

/** A rule that applies, what it asks for, and its place in the book. */
interface Heard extends Fired {
  readonly at: number;
  readonly wishes: readonly Wish[];
}
/** What these rules of a book, by their places, say of a patient. `also` are facts that all of them rest on. */
function heardOf(
  book: RuleBook,
  places: readonly number[],
  lacks: readonly number[],
  seen: Seen,
  also: readonly FactId[] = [],
): Heard[] {
  const { patient, sure } = seen;
  const heard: Heard[] = [];
  for (const at of places) {
    const rule = book.rules[at] as Rule;
    if (lacks[at] !== 0 || !rule.when(patient.known, patient)) continue;
    const rests = rule.rests ? [...rule.rests(patient), ...also] : also;
    const facts = rests.length ? [...new Set([...rule.needs, ...rests])] : rule.needs;
    const onExample = sure !== undefined && (knowsNothing(sure) || !applies(rule, sure));
    heard.push({ rule, facts, onExample, at, wishes: wishesOf({ rule, facts, onExample }, seen) });
  }
  return heard;
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
  const { id, gravity, sources } = rule;
  const found = { id, gravity, sources, facts: restingOn(facts, known as Values) };
  return onExample ? { ...found, onExample } : found;
}

/** What a rule says as a wish. What is often missing is added one by one: spreading it would cost more than the rule itself. */
function wishOf(said: Said, rule: Rule, onExample: boolean): Wish {
  const {
    id,
    within,
    gravity = rule.gravity,
    to,
    worked,
    optional,
    with: beside,
    rank,
    unlessAdded,
    unless,
    hastens,
  } = said;
  const wish: { -readonly [K in keyof Wish]: Wish[K] } = {
    id,
    within,
    gravity,
    because: rule.id,
    sources: rule.sources,
  };
  if (to) wish.to = to;
  if (worked) wish.worked = worked;
  if (optional) wish.optional = true;
  if (beside) wish.with = beside;
  if (unlessAdded) wish.unlessAdded = true;
  if (unless) wish.unless = unless;
  if (hastens) wish.hastens = hastens;
  if (rank !== undefined) wish.rank = rank;
  if (onExample) wish.onExample = true;
  return wish;
}

function wishesOf({ rule, onExample }: Fired, { patient, sure }: Seen): Wish[] {
  const said = (rule.says?.(patient.known, patient) ?? []).filter(
    ({ id }) => id !== 'check:ketones' || !ketonesAnswered(patient),
  );
  if (!said.length) return [];
  const surely = sure && !onExample ? (rule.says?.(sure.known, sure) ?? []).map(({ id }) => id) : [];
  return said.map((each) => wishOf(each, rule, sure !== undefined && !surely.includes(each.id)));
}

/** The medicines that gates and what else applies keep from being started or raised. */
function exclusionsOf(fired: readonly Fired[], wishes: readonly Wish[], patient: Patient): Exclusion[] {
  const exclusions = closedBy(new Set(fired.map(({ rule }) => rule.id)), wishes, patient);
  for (const { rule } of fired) {
    const by = rule.id;
    for (const medicine of rule.excludes?.(patient.known, patient) ?? []) exclusions.push({ medicine, by });
    for (const medicine of rule.excludesForGlucose?.(patient.known, patient) ?? [])
      exclusions.push({ medicine, by, forGlucose: true });
  }
  return exclusions;
}

/** Illnesses, medicines and plans that are looked after every three months even at target. */
const closelyWatched = (patient: Patient): boolean => {
  const { known, kidneyBelow } = patient;
  return (
    causesLows(patient) ||
    known.heartFailure === true ||
    known.ckd === true ||
    known.hypoglycaemiaHistory === true ||
    known.severeHypoglycaemia === true ||
    known.steroids === true ||
    makesNoInsulin(patient) ||
    // Before a pregnancy every month counts.
    plansPregnancy(patient) ||
    kidneyBelow(kidneyDiseaseBelow.value) !== false
  );
};

/** Above this HbA1c a pregnancy waits, and somebody looks every month, percent. */
const beforeConception = cited(6.5, '%', 'ada2025', 'section 15, preconception', 'V');

/** Days until the next visit when nothing asks for an earlier one: six months at target and stable, else three; a month while HbA1c is very high. */
function usualReview(patient: Patient): number {
  const { a1c } = patient.known;
  if (a1c !== undefined && atLeast(a1c, veryHighA1c) && !sensorFine(patient)) return 28;
  if (a1c !== undefined && plansPregnancy(patient) && atLeast(a1c, beforeConception)) return 28;
  const distance = distanceFromGoal(patient);
  return distance !== undefined && distance <= 0 && !closelyWatched(patient) ? 180 : 90;
}

/** What heart or kidneys need waits for what nobody has dated: it is looked for within the month. */
const undated = [
  'sick-days.operation-waits',
  'sick-days.operation-arteries',
  'sick-days.contrast-waits',
  'pregnancy.heart-planned',
] as const satisfies readonly RuleId[];
const undatedReview = 28;
const reviewAfter = (fired: readonly Fired[], patient: Patient): number =>
  fired.some(({ rule: { id } }) => undated.some((each) => each === id))
    ? Math.min(undatedReview, usualReview(patient))
    : usualReview(patient);

/** The team for diabetes in pregnancy sees to her diabetes too, as soon as a specialist would have. */
function byOneTeam(wishes: readonly Wish[]): readonly Wish[] {
  const team = wishes.find(({ id }) => id === 'refer:obstetric-diabetes');
  if (!team) return wishes;
  return wishes.flatMap((wish): Wish[] => {
    if (wish.id !== 'refer:diabetes-specialist') return [wish];
    return wish.within < team.within && !wish.unlessAdded ? [{ ...wish, id: 'refer:obstetric-diabetes' }] : [];
  });
}

export interface Judgement extends Judged {
  readonly patient: Patient;
  readonly fired: readonly Fired[];
}

/** Judges by these rules. Their order decides nothing: tests judge by them in others. */
export function judgeBy(all: readonly Rule[]): (chart: Chart, old?: Chart) => Judgement {
  const book = ruleBook(all);
  return (chart, old) => judgeFrom(book, chart, old);
}
/** What this patient needs, whichever calculator was opened. `old` is what the chart holds besides, too old to steer. Pure: the same chart, the same answer. Never throws. */
export const judge = judgeBy(rules);

/** First what is the case and what it closes; then, of what is left open, the choice. */
function judgedInTurn(book: RuleBook, seen: Seen): { readonly fired: readonly Heard[]; readonly closed: Closed } {
  const { patient, sure } = seen;
  // Of nobody nothing is said, not even what is missing.
  if (knowsNothing(patient)) return { fired: [], closed: nothingClosed };
  const lacks = lacking(book, patient);
  const found = heardOf(book, book.finding, lacks, seen);
  const exclusions = excludedBy(found, patient);
  const closed = closedOf(exclusions);
  const surely = found.filter(({ onExample }) => !onExample);
  const open: Seen = {
    patient: patientWith(patient, closed, waitingFor(exclusions)),
    sure: sure && surelyOpen(sure, excludedBy(surely, sure)),
  };
  // A choice among what is left open rests on what closed the rest.
  const closing = new Set<string>(exclusions.map(({ by }) => by));
  const also = [
    ...found.flatMap(({ rule, facts }) => (closing.has(rule.id) ? facts : [])),
    ...sparing(new Set(found.map(({ rule }) => rule.id)), patient),
  ];
  const chosen = heardOf(book, book.choosing, lacks, open, also);
  return { fired: [...found, ...chosen].sort((a, b) => a.at - b.at), closed };
}
const surelyOpen = (sure: Patient, exclusions: readonly Exclusion[]): Patient =>
  patientWith(sure, closedOf(exclusions), waitingFor(exclusions));
const excludedBy = (heard: readonly Heard[], patient: Patient): Exclusion[] =>
  exclusionsOf(
    heard,
    heard.flatMap(({ wishes }) => wishes),
    patient,
  );

function judgeFrom(book: RuleBook, chart: Chart, old?: Chart): Judgement {
  const patient = patientOf(chart, old);
  const seen: Seen = { patient, sure: patient.examples ? patientOf(withoutExamples(chart), old) : undefined };
  const { fired, closed } = judgedInTurn(book, seen);
  const asked = byOneTeam(fired.flatMap(({ wishes }) => wishes));
  const exclusions = exclusionsOf(fired, asked, patient);
  const wishes = [...asked, ...opening(exclusions, asked, fired)];
  // Ketones that are awaited come first, whichever rule asks for them.
  const waits =
    fired.find(({ rule: { waits } }) => waits === true || waits?.(patient))?.rule.id ??
    wishes.find(({ id }) => id === 'check:ketones')?.because;
  const livingWaits = fired.find(({ rule }) => rule.livingWaits)?.rule.id;
  const findings = gravestFirst(fired).map((each) => findingOf(each, patient));
  const judged = {
    exclusions,
    wishes,
    findings,
    review: reviewAfter(fired, patient),
    ...(livingWaits !== undefined && { livingWaits }),
    ...(patient.known.treatmentChoice !== undefined && { choice: patient.known.treatmentChoice }),
  };
  const weighed = patientWith(patient, closed);
  return waits === undefined ? { patient: weighed, fired, ...judged } : { patient: weighed, fired, waits, ...judged };
}
const gravestFirst = (fired: readonly Fired[]): Fired[] =>
  gravities.flatMap((gravity) => fired.filter(({ rule }) => rule.gravity === gravity));

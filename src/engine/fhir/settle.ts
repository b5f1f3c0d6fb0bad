import { fullYears, isDay } from '../chart/day.ts';
import { type FactId, facts } from '../chart/facts.ts';
import { type Concept, toStored } from '../kit/fields/concept.ts';
import { clean } from '../kit/maths.ts';
import {
  isProblem,
  type Item,
  type Newer,
  type Open,
  type Problem,
  type Question,
  type Reading,
  type Told,
} from './item.ts';
import { latest, timeOf } from './latest.ts';
import { united } from './statements.ts';

export interface Settled {
  readonly items: readonly Item[];
  readonly open: readonly Open[];
}

/** How far two values of one quantity may lie apart and still be one: half the last digit of its coarsest unit. */
function tolerance(concept: Concept): number {
  const own = 0.5 * 10 ** -concept.digits;
  const { other } = concept;
  if (!other) return own;
  const step = Math.abs(toStored(concept, 10 ** -other.digits, other.unit) - toStored(concept, 0, other.unit));
  return Math.max(own, step / 2);
}

function isSame(fact: FactId, one: Reading, other: Reading): boolean {
  const entry = facts[fact];
  if (entry.kind !== 'number') return one.value === other.value;
  return Math.abs(Number(one.value) - Number(other.value)) <= clean(tolerance(entry.concept)) + 1e-9;
}

/** Readings that stand for different values. */
function different(fact: FactId, readings: readonly Reading[]): Reading[] {
  const kept: Reading[] = [];
  for (const each of readings)
    if (kept.length < mostChoices && !kept.some((one) => isSame(fact, one, each))) kept.push(each);
  return kept;
}
/** A question with more answers is none. */
const mostChoices = 6;

/** Whether a thing that was not taken may be newer than a reading: it is, or it bears no date. */
const isNewer = (when: Problem['when'], than: Reading): boolean => when === undefined || when.at > timeOf(than);

interface OfFact {
  readonly sure: Reading[];
  readonly doubtful: Reading[];
  readonly left: Problem[];
}

interface Outcome {
  readonly best?: Reading;
  readonly newer?: Newer;
  readonly open?: Open;
}

const newerThan = (best: Reading, { doubtful, left }: OfFact): Newer | undefined => {
  const all: { readonly when?: Problem['when']; readonly why: Newer['why'] }[] = [
    ...left.map(({ when, reason }) => ({ ...(when && { when }), why: reason })),
    ...doubtful.map(({ when }) => ({ ...(when && { when }), why: 'asked' as const })),
  ];
  const newest = all
    .filter(({ when }) => isNewer(when, best))
    .reduce<(typeof all)[number] | undefined>(
      (found, each) => (found && (found.when?.at ?? 0) >= (each.when?.at ?? 0) ? found : each),
      undefined,
    );
  return newest && { why: newest.why, ...(newest.when && { date: newest.when.text }) };
};

/** Which reading of a fact is the latest, whether something newer was not taken, and what has to be asked. */
function outcomeOf(fact: FactId, all: OfFact): Outcome {
  const newest = latest(all.sure);
  const doubtful = latest(all.doubtful);
  const doubt: Open | undefined =
    doubtful?.doubt && (!newest || timeOf(doubtful) > timeOf(newest))
      ? { facts: [fact], choices: [[doubtful]], why: doubtful.doubt }
      : undefined;
  if (!newest) return doubt ? { open: doubt } : {};
  const rank = (each: Reading): number => each.rank ?? Number.POSITIVE_INFINITY;
  const atOnce = all.sure.filter((each) => timeOf(each) === timeOf(newest));
  const lowest = Math.min(...atOnce.slice(0, 1000).map(rank));
  const first = atOnce.filter((each) => rank(each) === lowest || lowest === Number.POSITIVE_INFINITY);
  const choices = newest.when ? different(fact, first) : [newest];
  if (choices.length > 1) return { open: { facts: [fact], choices: choices.map((each) => [each]), why: 'moment' } };
  const best = first[0] ?? newest;
  const newer = newerThan(best, all);
  return { best, ...(newer && { newer }), ...(doubt && { open: doubt }) };
}

/** Two halves of one pressure: of one panel, else within ten minutes. */
const halves = 10 * 60 * 1000;
const areOne = (one: Reading, other: Reading): boolean =>
  one.panel === other.panel || Math.abs(timeOf(one) - timeOf(other)) <= halves;

/** The same day, by what the file writes or by UTC's. */
const isOf = ({ when }: Reading, on: string): boolean =>
  when !== undefined && (when.text.slice(0, 10) === on || new Date(when.at).toISOString().slice(0, 10) === on);

/** Both ages somebody can have on a day who had another one, in whole years, when it was observed. */
function agesSince({ value, when }: Reading, on: string): number[] {
  const day = when?.text.slice(0, 10);
  if (typeof value !== 'number' || !isDay(day)) return [];
  const { years } = fullYears(day, on);
  return [value + years, value + years + 1].filter((age) => age <= facts.age.concept.hard.max);
}

/** An age that was observed holds on its own day; later it is asked, and beside a date of birth it says nothing. */
function agesIn(items: readonly Item[], { on }: Question): Settled {
  const isAge = (item: Item): item is Reading =>
    !isProblem(item) && item.about.kind === 'fact' && item.about.fact === 'age';
  const ages = items.filter(isAge);
  if (on === undefined || ages.length === 0) return { items, open: [] };
  const born = ages.filter(({ when }) => !when);
  const observed = ages.filter((each) => each.when && !isOf(each, on));
  const newest = latest(observed);
  const choices = born.length > 0 ? born.filter(({ doubt }) => doubt) : [];
  const since = born.length === 0 && newest ? agesSince(newest, on).map((value) => ({ ...newest, value })) : [];
  const asked = [...choices, ...since].map((each) => [each]);
  const past = new Set<Item>(observed);
  const left = items.flatMap((item): Item[] => {
    if (!isAge(item) || (!item.doubt && !past.has(item))) return [item];
    return item.when ? [{ what: item.label, reason: 'date', coded: true }] : [];
  });
  return { items: left, open: asked.length > 0 ? [{ facts: ['age'], choices: asked, why: 'age' }] : [] };
}

/**
 * Settles which reading of each fact is the latest. What was not taken and is newer marks it; two values of one moment are asked, and
 * nothing older is taken in their place; of a pressure's halves only those of one visit stay.
 */
export function settle(all: readonly Item[], told: readonly Told[], question: Question): Settled {
  const { items, open: ages } = agesIn(all, question);
  const statements = united(told);
  const byFact = new Map<FactId, OfFact>();
  for (const item of items) {
    if (item.about?.kind !== 'fact') continue;
    const { fact } = item.about;
    const ofFact = byFact.get(fact) ?? { sure: [], doubtful: [], left: [] };
    byFact.set(fact, ofFact);
    if (isProblem(item)) ofFact.left.push(item);
    else (item.doubt ? ofFact.doubtful : ofFact.sure).push(item);
  }
  const outcomes = new Map([...byFact].map(([fact, ofFact]) => [fact, outcomeOf(fact, ofFact)] as const));
  const [systolic, diastolic] = [outcomes.get('systolic'), outcomes.get('diastolic')];
  const older = olderHalf(systolic?.best, diastolic?.best);
  const open = [...outcomes.values()].flatMap((outcome) => outcome.open ?? []);
  const asked = new Set(open.flatMap(({ choices }) => choices.flat()));
  const settled = items.flatMap((item): Item[] => {
    if (isProblem(item)) return [item];
    // A unit that is asked about is told, too: until it is answered nothing is taken of it.
    if (item.doubt === 'unit') return [{ what: item.label, reason: 'unit', coded: true }];
    if (item.doubt) return asked.has(item) ? [] : [{ what: item.label, reason: 'code', coded: true }];
    if (item.about.kind !== 'fact') return [item];
    const outcome = outcomes.get(item.about.fact);
    if (item.about.fact === older)
      return outcome?.best === item ? [{ what: item.label, reason: 'pair', coded: true }] : [];
    // Nothing older is taken where the latest is asked.
    if (outcome?.open && !outcome.best) return [];
    // Of one moment one stands for all.
    if (outcome?.best && outcome.best !== item && timeOf(outcome.best) === timeOf(item)) return [];
    return [outcome?.best === item && outcome.newer ? { ...item, newer: outcome.newer } : item];
  });
  // What is measured or answered in the file itself is not asked again.
  const known = new Set(
    settled.flatMap((item) => (!isProblem(item) && item.about.kind === 'fact' ? [item.about.fact] : [])),
  );
  const stated = statements.open.filter(({ facts: [fact] }) => fact === undefined || !known.has(fact));
  return { items: [...settled, ...statements.items], open: [...ages, ...withPairs(open), ...stated] };
}

/** Which half of a pressure belongs to an older visit than the other. */
function olderHalf(
  systolic: Reading | undefined,
  diastolic: Reading | undefined,
): 'systolic' | 'diastolic' | undefined {
  if (!systolic || !diastolic || areOne(systolic, diastolic)) return undefined;
  return timeOf(systolic) < timeOf(diastolic) ? 'systolic' : 'diastolic';
}

/** Two pressures of one moment are asked as pairs. */
function withPairs(open: readonly Open[]): Open[] {
  const of = (fact: FactId): Open | undefined =>
    open.find(({ facts: [first], why }) => first === fact && why === 'moment');
  const [systolic, diastolic] = [of('systolic'), of('diastolic')];
  if (!systolic || !diastolic) return [...open];
  const choices = systolic.choices.flatMap(([one]) => {
    const other = one && diastolic.choices.flat().find((each) => each.panel === one.panel);
    return one && other ? [[one, other]] : [];
  });
  if (choices.length !== systolic.choices.length) return [...open];
  const pair: Open = { facts: ['systolic', 'diastolic'], choices, why: 'moment' };
  return [...open.filter((each) => each !== systolic && each !== diastolic), pair];
}

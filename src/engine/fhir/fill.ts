import type { Chart, Known } from '../chart/chart.ts';
import { coarserFrom, finerThan } from '../chart/coarser.ts';
import { type FactId, facts } from '../chart/facts.ts';
import { asAnswer, factOf } from '../chart/form.ts';
import { type Field, type Fields, writePath } from '../kit/fields/fields.ts';
import { isProblem, type Item, type Newer, type Open, type Problem, type Reading } from './item.ts';
import { add, latest, timeOf } from './latest.ts';
import { conceptOf, type Value } from './measured.ts';

/** One field that a file fills. */
export interface TakenValue {
  readonly path: string;
  /** What was measured: the id of a quantity, of a fact, or of the field. */
  readonly concept: string;
  readonly value: Value;
  readonly unit?: string;
  /** As the file writes it. */
  readonly date?: string;
  /** The resource it was taken from. */
  readonly source: string;
  /** What the file calls a diagnosis or a medicine it rests on. */
  readonly called?: string;
  /** A newer value of the same quantity was not taken. */
  readonly newer?: Newer;
  /** What the patient takes, where `value` is only what the form has for it. */
  readonly takes?: number;
}

/** What a file leaves open for a form: each choice fills its fields as a whole. */
export interface OpenField {
  readonly choices: readonly (readonly TakenValue[])[];
  readonly why: Open['why'];
}

/** The readings of a file by what they are about, and the chart their latest make. */
interface Sorted {
  readonly byFact: ReadonlyMap<FactId, readonly Reading[]>;
  readonly byPath: ReadonlyMap<string, readonly Reading[]>;
  readonly chart: Chart;
}

function sorted(readings: readonly Reading[]): Sorted {
  const byFact = new Map<FactId, Reading[]>();
  const byPath = new Map<string, Reading[]>();
  for (const reading of readings) {
    if (reading.about.kind === 'fact') add(byFact, reading.about.fact, reading);
    if (reading.about.kind === 'field') add(byPath, reading.about.path, reading);
  }
  const chart: Record<string, Known> = {};
  for (const [fact, all] of byFact) {
    const reading = latest(all);
    if (reading) chart[fact] = { value: reading.value, from: 'file' };
  }
  return { byFact, byPath, chart };
}

interface Candidate {
  readonly reading: Reading;
  readonly answer: Value;
  /** The fact it was read from, where it was not the field's own. */
  readonly from?: FactId;
}

/** The HbA1c before the latest one. */
function earlierA1c(fields: Fields, { byFact, byPath }: Sorted): Reading | undefined {
  const own = Object.entries(fields).flatMap(([path, field]) =>
    factOf(field) === 'a1c' ? (byPath.get(path) ?? []) : [],
  );
  const all = [...own, ...(byFact.get('a1c') ?? [])];
  const newest = latest(all);
  return newest && latest(all.filter((each) => timeOf(each) < timeOf(newest)));
}

/** Everything that could fill one field, what is nearest to the field first. */
function candidates(path: string, field: Field, fields: Fields, known: Sorted): Candidate[] {
  const fact = factOf(field);
  const exact = (reading: Reading | undefined): Candidate[] => (reading ? [{ reading, answer: reading.value }] : []);
  const own = exact(latest(known.byPath.get(path)));
  if (!fact) return own;
  const direct = latest(known.byFact.get(fact));
  const answer = direct && asAnswer(field, direct.value);
  const coarse = coarserFrom(known.chart, fact);
  const fine = coarse && latest(coarse.from.flatMap((each) => latest(known.byFact.get(each)) ?? []));
  const read = coarse && asAnswer(field, coarse.known.value);
  return [
    // A prior HbA1c of one's own is older than the HbA1c it was given with.
    ...(fact === 'priorA1c' ? exact(earlierA1c(fields, known)) : []),
    ...own,
    ...(direct && answer !== undefined ? [{ reading: direct, answer }] : []),
    ...(coarse && fine && read !== undefined
      ? [{ reading: fine, answer: read, ...(fine.about.kind === 'fact' && { from: fine.about.fact }) }]
      : []),
  ];
}

/** What a value is a value of. */
function conceptId(path: string, field: Field, from: FactId | undefined): string {
  const fact = from ?? factOf(field);
  const entry = fact && facts[fact];
  if (entry?.kind === 'number') return entry.concept.id;
  return conceptOf(field)?.id ?? fact ?? path;
}

/** The latest of everything that can fill a field. */
function takenFor(path: string, field: Field, fields: Fields, known: Sorted): TakenValue | undefined {
  const best = candidates(path, field, fields, known).reduce<Candidate | undefined>(
    (chosen, each) => (chosen && timeOf(chosen.reading) >= timeOf(each.reading) ? chosen : each),
    undefined,
  );
  if (!best) return undefined;
  const unit = conceptOf(field)?.unit;
  const { when, source, newer, called } = best.reading;
  return {
    path,
    concept: conceptId(path, field, best.from),
    value: best.answer,
    ...(unit && unit !== 'none' && { unit }),
    ...(when && { date: when.text }),
    source,
    ...(called !== undefined && { called }),
    ...(newer && { newer }),
  };
}

/** Says why a reading has no place in this calculator; undefined where it has one, even if a later one took it. */
function misplacing(fields: readonly Field[]): (reading: Reading) => Problem | undefined {
  const asking = new Map<FactId, Field[]>();
  for (const field of fields) {
    const fact = factOf(field);
    if (fact) add(asking, fact, field);
  }
  const finer = new Set([...asking.keys()].flatMap(finerThan));
  return ({ about, value, label }) => {
    if (about.kind !== 'fact' || finer.has(about.fact)) return undefined;
    const asked = asking.get(about.fact);
    if (!asked) return { what: label, reason: 'code', coded: true };
    const answered = asked.some((field) => asAnswer(field, value) !== undefined);
    return answered ? undefined : { what: label, reason: 'range', coded: true };
  };
}

export interface Filled {
  /** Nested like the form's inputs; only what was found. */
  readonly values: Record<string, unknown>;
  readonly taken: TakenValue[];
  readonly problems: Problem[];
  readonly open: OpenField[];
}

/** Fills a calculator's fields with the latest values of a file, and lists what was left out, in the file's order. */
export function fill(items: readonly Item[], fields: Fields, asked: readonly Open[]): Filled {
  const known = sorted(items.filter((item): item is Reading => !isProblem(item)));
  const misplaced = misplacing(Object.values(fields));
  const taken = Object.entries(fields).flatMap(([path, field]) => takenFor(path, field, fields, known) ?? []);
  const values: Record<string, unknown> = {};
  for (const { path, value } of taken) writePath(values, path, value);
  const problems = items.flatMap((item) => (isProblem(item) ? item : (misplaced(item) ?? [])));
  return { values, taken, problems, open: asked.flatMap((open) => openFor(open, fields) ?? []) };
}

/** A question as the fields it would fill; undefined where the form asks for none of them. */
function openFor({ choices, why }: Open, fields: Fields): OpenField | undefined {
  const filled = choices.map((choice) => {
    const known = sorted(choice);
    return Object.entries(fields).flatMap(([path, field]) => takenFor(path, field, fields, known) ?? []);
  });
  return filled.every((choice) => choice.length > 0) ? { choices: filled, why } : undefined;
}

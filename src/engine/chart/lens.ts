import type { Field, Fields } from '../kit/fields/fields.ts';
import { readPath } from '../kit/fields/fields.ts';
import { type Chart, type Known, problemOf, withoutExamples } from './chart.ts';
import { coarserFrom } from './coarser.ts';
import { derive } from './derive.ts';
import type { FactId } from './facts.ts';
import { chartOfFields, factOf, inputsForFields } from './form.ts';
import { withoutOld } from './freshness.ts';

/**
 * A calculator's form as a view of a chart: what the chart lends to it, and what it tells back. Opened and not touched it tells nothing;
 * one answer given there changes its own fact alone.
 */

/** When an answer was given, and where, if not in this form just now. */
export interface Told {
  /** yyyy-mm-dd. */
  readonly on: string;
  /** Where it was carried from: a calculator's id, or `visit`. */
  readonly tool?: string;
  /** It stands in a saved record: its day is the record's. */
  readonly record?: true;
  /** What the patient takes, in the fact's unit, where this form has no answer as high or as fine. */
  readonly takes?: number;
}
export type ToldBy = Readonly<Record<string, Told>>;

/** Whose chart it is that a form was opened with: everything known of the patient on a day (yyyy-mm-dd), not this form's part alone. */
export interface InHand {
  readonly chart: Chart;
  readonly on: string;
}

/** A form's answers, with what is known of each: which are examples, and where and since when the others are known. */
export interface Answers {
  readonly inputs: object;
  readonly examples: readonly string[];
  readonly told: ToldBy;
  /** False where it is not known which answers are examples: then only those with a day are the patient's. */
  readonly marked: boolean;
}

/** What is known goes into a form: its own facts, and what follows from finer ones. */
export const filled = (fields: Fields, chart: Chart): Record<string, unknown> =>
  inputsForFields(fields, derive(chart).chart, chart).inputs;

/** Where a field's value comes from: its own fact, or the first of the finer ones. */
export function originOf(fact: FactId, chart: Chart): { readonly fact: string; readonly known: Known | undefined } {
  const known = chart[fact];
  if (known) return { fact, known };
  const full = derive(chart).chart;
  const found = coarserFrom(full, fact);
  if (found) return { fact: found.from[0] ?? fact, known: found.known };
  return { fact: fact === 'bmi' ? 'weight' : fact === 'egfr' ? 'creatinine' : fact, known: full[fact] };
}

/** A dose that a form has no answer for: what is taken stands beside what it reckons with. */
export function takesOf(known: Known | undefined, answer: unknown): Pick<Told, 'takes'> {
  const value = known?.value;
  return typeof value === 'number' && typeof answer === 'number' && value > answer ? { takes: value } : {};
}

/** A form's own fields that tell a fact. Nobody was asked what stands in a hidden one. */
const isHidden = (field: Field): boolean => field.kind === 'choice' && field.hidden === true;

/** What a form opened with this patient is given at once, from `lender`: one press took it, so nothing that is too old on this day. */
export function lentBy(
  fields: Fields,
  chart: Chart,
  on: string,
  lender = 'visit',
): { readonly inputs: Record<string, unknown>; readonly told: ToldBy } {
  const inputs = filled(fields, withoutOld(chart, on));
  const told = Object.entries(fields).flatMap(([path, field]): [string, Told][] => {
    const fact = factOf(field);
    const answer = readPath(inputs, path);
    if (!fact || answer === undefined) return [];
    const { known } = originOf(fact, chart);
    const isRecord = known?.from === 'record';
    return [
      [path, { on: known?.on ?? '', tool: lender, ...(isRecord && { record: true }), ...takesOf(known, answer) }],
    ];
  });
  return { inputs, told: Object.fromEntries(told) };
}

/** A fact that a form tells, with its day and the calculator that told it first; none where it was told here. */
export interface Telling {
  readonly known: Known;
  readonly tool?: string;
}

/**
 * What a form tells of the patient, by fact. Without examples, and without what may be one. What the visit itself lent and nobody touched
 * there is not told back: the visit has it, whole, where the form may only have what fits its scale (of 2000 mg the 1000 it goes to) or
 * what follows from something finer. What the form itself refuses (“1e999”) is nobody's value.
 */
export function tellings(fields: Fields, { inputs, examples, told, marked }: Answers): ReadonlyMap<FactId, Telling> {
  const untold = Object.entries(fields).flatMap(([path, field]) => {
    const unsure = !marked && !told[path];
    return unsure || isHidden(field) || told[path]?.tool === 'visit' ? [path] : [];
  });
  const bare = withoutExamples(chartOfFields(fields, inputs, [...examples, ...untold]));
  const found = new Map<FactId, Telling>();
  for (const [path, field] of Object.entries(fields)) {
    const fact = factOf(field);
    const known = fact && bare[fact];
    if (!known || problemOf(fact, known)) continue;
    const since = told[path];
    found.set(fact, {
      // What is taken, where this form's scale ends below it: the answer that stands for it is the form's alone.
      known: {
        ...known,
        ...(since?.takes !== undefined && { value: since.takes }),
        ...(since && { on: since.on }),
        ...(since?.record && { from: 'record' }),
      },
      ...(since?.tool !== undefined && { tool: since.tool }),
    });
  }
  return found;
}

/** The facts of a chart, with those that are news to it: a newer answer holds, and one of the same day where it is another. */
export function withNews(chart: Chart, told: Chart): Chart {
  const news = Object.entries(told).filter(([fact, { value, on = '' }]) => {
    const before = chart[fact];
    return !before || on > (before.on ?? '') || (before.value !== value && on === (before.on ?? ''));
  });
  return { ...chart, ...Object.fromEntries(news) };
}

/** A record's answers that its own chart says already, finer or as they are: of 2000 mg the 1000 that its form goes to is no news. */
function isLent(fields: Fields, base: Chart, path: string, { inputs, told }: Answers): boolean {
  return told[path]?.record === true && readPath(filled(fields, base), path) === readPath(inputs, path);
}

/** The patient in hand as a form shows them: the chart that was lent to it, with what was told there since. */
export function chartThrough(fields: Fields, base: Chart, answers: Answers): Chart {
  const own = Object.keys(fields).filter((path) => isLent(fields, base, path, answers));
  const told = tellings(fields, { ...answers, examples: [...answers.examples, ...own] });
  return withNews(base, Object.fromEntries([...told].map(([fact, { known }]) => [fact, known])));
}

/** The chart of answers in which some were moved: only the facts of those are others. */
export function withMoved(fields: Fields, chart: Chart, before: object, now: object): Chart {
  const still = Object.entries(fields).flatMap(([path, field]) =>
    isHidden(field) || readPath(before, path) === readPath(now, path) ? [path] : [],
  );
  if (still.length === Object.keys(fields).length) return chart;
  return { ...chart, ...withoutExamples(chartOfFields(fields, now, still)) };
}

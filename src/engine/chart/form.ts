import { type Field, type Fields, meaningOf, moreSection, readPath, writePath } from '../kit/fields/fields.ts';
import { type Chart, type Known, type Origin, usableOf } from './chart.ts';
import { coarser } from './coarser.ts';
import { type FactId, facts, isFactId } from './facts.ts';

/** The fact a field tells; undefined for a field that tells none (a question, a value kept for the record). */
export function factOf(field: Field): FactId | undefined {
  const named = field.fact === undefined && field.kind === 'number' ? field.concept.id : field.fact;
  return named && isFactId(named) ? named : undefined;
}

interface Telling {
  readonly path: string;
  readonly field: Field;
  readonly fact: FactId | undefined;
  /** Asked beyond the specification. */
  readonly isMore: boolean;
  /** The unit its fact is kept in; none where it has none. */
  readonly unit: string | undefined;
}
/** The unit a fact is kept in, where it has one. */
function unitOf(fact: FactId): string | undefined {
  const known = facts[fact];
  return known.kind === 'number' && known.concept.unit !== 'none' ? known.concept.unit : undefined;
}
const tellings = new WeakMap<Fields, readonly Telling[]>();
/** Every field with its fact, looked up once for each calculator. */
function tellingsOf(fields: Fields): readonly Telling[] {
  const found =
    tellings.get(fields) ??
    Object.entries(fields).map(([path, field]) => {
      const fact = factOf(field);
      return { path, field, fact, isMore: field.section === moreSection, unit: fact && unitOf(fact) };
    });
  tellings.set(fields, found);
  return found;
}

/** A field's answer as the value of its fact; undefined where the answer stands for “not measured”. */
function asFact(field: Field, fact: FactId, answer: unknown): Known['value'] | undefined {
  const meant = field.kind === 'choice' ? meaningOf(field, answer) : answer;
  const { kind } = facts[fact];
  if (kind === 'number') {
    if (typeof meant !== 'number') return undefined;
    // A sensor's 0 stands for “not measured” where the specification's range allows it.
    const concept = field.kind === 'number' ? field.concept : undefined;
    return concept && field.kind === 'number' && field.hard && meant < concept.hard.min ? undefined : meant;
  }
  return typeof meant === 'boolean' || typeof meant === 'string' ? meant : undefined;
}

/** The answer of a field that a fact's value fills; undefined where the field has no answer for it. */
export function asAnswer(field: Field, value: Known['value']): Known['value'] | undefined {
  if (field.kind === 'number') return typeof value === 'number' ? value : undefined;
  if (field.kind === 'flag') return typeof value === 'boolean' ? value : undefined;
  if (typeof value === 'number') {
    // A dose between two answers, or above the last, is the highest answer it reaches: 2000 mg fills 1000.
    const reached = field.choices.filter((choice): choice is number => typeof choice === 'number' && choice <= value);
    return reached.length ? Math.max(...reached) : undefined;
  }
  return field.named.get(value);
}

/** What one calculator's inputs tell about the patient. Values at paths in `examples` are marked as examples. */
export function chartOfFields(fields: Fields, inputs: object, examples: readonly string[] = []): Chart {
  const chart: Record<string, Known> = {};
  for (const { path, field, fact, unit } of tellingsOf(fields)) {
    const answer = fact && readPath(inputs, path);
    if (!fact || answer === undefined || answer === null || answer === '') continue;
    const value = asFact(field, fact, answer);
    if (value === undefined) continue;
    const from: Origin = examples.includes(path) ? 'example' : 'entered';
    chart[fact] = unit === undefined ? { value, from } : { value, unit, from };
  }
  return chart;
}

export interface Filled {
  /** Nested as the form's; only what is known. */
  readonly inputs: Record<string, unknown>;
  /** Required fields without an answer. */
  readonly missing: readonly string[];
  /** Fields filled with a value that is only an example. */
  readonly examples: readonly string[];
}

/**
 * What a chart fills in one calculator's form. Optional fields never count as missing; a hidden one keeps its default.
 * What is asked beyond the specification is filled from `more`, and only with what stands there under its own name: worked out of
 * something else it would pass for entered, and stay when that changes.
 */
export function inputsForFields(fields: Fields, given: Chart, givenMore: Chart = given): Filled {
  const inputs: Record<string, unknown> = {};
  const missing: string[] = [];
  const examples: string[] = [];
  // Whether a chart was checked is asked once: a visit fills hundreds of fields from one.
  const chart = usableOf(given);
  const more = givenMore === given ? chart : usableOf(givenMore);
  for (const { path, field, fact, isMore } of tellingsOf(fields)) {
    const known = fact && (isMore ? more[fact] : (chart[fact] ?? coarser(chart, fact)));
    const answer = known && asAnswer(field, known.value);
    if (answer !== undefined) {
      writePath(inputs, path, answer);
      if (known?.from === 'example') examples.push(path);
    } else if (field.kind === 'choice' && field.hidden) {
      if (!field.optional) writePath(inputs, path, field.default);
    } else if (field.kind === 'flag' || !field.optional) missing.push(path);
  }
  return { inputs, missing, examples };
}

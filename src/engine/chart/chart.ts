import { clean } from '../kit/maths.ts';
import { type FactId, type FactValue, facts, isFactId } from './facts.ts';

/** Where a fact comes from. An example stands only in its own calculator's chart; nobody else may build on it. */
export type Origin = 'entered' | 'example' | 'record' | 'file' | 'derived';
export interface Known {
  readonly value: number | boolean | string;
  /** UCUM or the product's own unit; absent means the stored one. */
  readonly unit?: string;
  /** The day it was measured or asked, yyyy-mm-dd. */
  readonly on?: string;
  readonly from: Origin;
}

/** What is known of one patient. What is not known is absent: never false, never a default. */
export type Chart = { readonly [fact: string]: Known };

/** Why an entry of a chart could not be used. */
export type Unusable = 'unknown-fact' | 'unit' | 'type' | 'range' | 'choice';

/** Whether a chart's entry can be used, and if not why: an older version's fact, a value of the wrong kind, out of range, or in another unit. */
export function problemOf(id: string, known: unknown): Unusable | undefined {
  if (!isFactId(id)) return 'unknown-fact';
  const fact = facts[id];
  if (typeof known !== 'object' || known === null || !('value' in known)) return 'type';
  const { value } = known;
  if (fact.kind === 'flag') return typeof value === 'boolean' ? undefined : 'type';
  if (fact.kind === 'choice')
    return (fact.choices as readonly unknown[]).includes(value)
      ? undefined
      : typeof value === 'string'
        ? 'choice'
        : 'type';
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'type';
  const unit = 'unit' in known ? known.unit : undefined;
  if (unit !== undefined && unit !== fact.concept.unit && unit !== fact.concept.ucum) return 'unit';
  const { min, max } = fact.concept.hard;
  return clean(value) >= min && clean(value) <= max ? undefined : 'range';
}

/** The value of a fact, or undefined where it is not known or cannot be used. Never throws. */
export function factValue<F extends FactId>(chart: Chart, id: F): FactValue<F> | undefined {
  if (!Object.hasOwn(chart, id) || problemOf(id, chart[id]) !== undefined) return undefined;
  return chart[id]?.value as FactValue<F>;
}

/** Entries that could not be used, each with the reason: named, never silently dropped. */
export function unusable(chart: Chart): { readonly fact: string; readonly reason: Unusable }[] {
  return Object.entries(chart).flatMap(([fact, known]) => {
    const reason = problemOf(fact, known);
    return reason ? [{ fact, reason }] : [];
  });
}

/** The chart without its examples: what another calculator or the visit may build on. */
export function withoutExamples(chart: Chart): Chart {
  return Object.fromEntries(Object.entries(chart).filter(([, known]) => known.from !== 'example'));
}

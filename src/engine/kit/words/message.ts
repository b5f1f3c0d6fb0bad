import type { Concept, Unit } from '../fields/concept.ts';

/** What a hole in a pattern takes. Prose never travels: only quantities, keys and dates do. */
export type Value =
  | {
      readonly type: 'quantity';
      readonly value: number;
      readonly concept: Concept;
      readonly signed?: true;
      readonly bare?: true;
      readonly difference?: true;
    }
  | {
      readonly type: 'number';
      readonly value: number;
      readonly unit?: Unit;
      readonly digits?: number;
      readonly maxDigits?: number;
    }
  | { readonly type: 'word'; readonly key: string; readonly values?: Values }
  /** `inside` a sentence: in English its items begin small. */
  | { readonly type: 'list'; readonly items: readonly Value[]; readonly inside?: true }
  | { readonly type: 'inWeeks'; readonly weeks: number }
  | { readonly type: 'date'; readonly iso: string };
export type Values = Readonly<Record<string, Value>>;

/** A message key with its values: what the engine says instead of a sentence. */
export interface Message<K extends string = string> {
  readonly key: K;
  readonly values?: Values;
}

/** A quantity shown in the reader's unit. */
export function quantity(concept: Concept, value: number): Value {
  return { type: 'quantity', concept, value };
}
/** A quantity without its unit written after it. */
export function bare(concept: Concept, value: number): Value {
  return { type: 'quantity', concept, value, bare: true };
}
/** A difference between two values of a concept: scaled, not shifted, when the unit changes. */
export function difference(concept: Concept, value: number): Value {
  return { type: 'quantity', concept, value, difference: true };
}
export function count(value: number, unit?: Unit, digits = 0, maxDigits = digits): Value {
  return { type: 'number', value, digits, maxDigits, ...(unit && { unit }) };
}
export function word(key: string, values?: Values): Value {
  return { type: 'word', key, ...(values && { values }) };
}

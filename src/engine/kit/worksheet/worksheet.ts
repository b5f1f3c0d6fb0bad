import { atLeast, type Cited } from './cited.ts';
import type { Unit } from '../fields/concept.ts';
import type { Patterns } from '../words/pattern.ts';

type Variables = Readonly<Record<string, number | Cited>>;

/** One line of the calculation. Names are keys: the words live in the copies. */
interface Common {
  readonly id: string;
  readonly value: number;
  readonly unit: Unit;
  readonly sources: readonly string[];
}
/**
 * `formula` is written with the variables' names; a test evaluates it and compares it with `value`.
 * It may use numbers, + - * / ^, parentheses, min max clamp(x, low, high) round floor ceil abs exp ln, and if(a <= b, x, y)
 * with <=, >=, < or >. A variable never takes the name of a function.
 */
export interface FormulaStep extends Common {
  readonly kind: 'formula';
  readonly formula: string;
  readonly variables: Readonly<Record<string, number>>;
}
/** A value chosen from bands [from, …): the highest band whose `from` is not above the number looked at. */
export interface BandStep extends Common {
  readonly kind: 'bands';
  readonly by: string;
  readonly at: number;
  readonly bands: readonly { readonly from: number; readonly value: number }[];
}
/** A value chosen by an answer; `by` is the path of the field. */
export interface LookupStep extends Common {
  readonly kind: 'lookup';
  readonly by: string;
  readonly at: string;
  readonly table: Readonly<Record<string, number>>;
}
export type WorksheetStep = FormulaStep | BandStep | LookupStep;

export interface Sheet {
  readonly steps: readonly WorksheetStep[];
  /** Records `value` as computed by `formula` and hands it back. */
  step(id: string, unit: Unit, formula: string, variables: Variables, value: number): number;
  /** Picks from bands, given as thresholds with their values in any order, and hands the value back. */
  bands(
    id: string,
    unit: Unit,
    by: string,
    at: number,
    bands: readonly { from: Cited | number; value: Cited | number }[],
  ): number;
  /** Picks by an answer and hands the value back. */
  lookup(id: string, unit: Unit, by: string, at: string | number, table: Readonly<Record<string, Cited>>): number;
}

const plain = (value: number | Cited): number => (typeof value === 'number' ? value : value.value);
/** Each source once, in the order met. Plain loops here and below: this runs for every figure of every calculation. */
function sourcesOf(values: readonly (number | Cited)[]): string[] {
  const sources: string[] = [];
  for (const value of values)
    if (typeof value !== 'number' && !sources.includes(value.source)) sources.push(value.source);
  return sources;
}
/** Numbers by name, without their sources. */
function plainly(entries: Variables): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const name of Object.keys(entries)) numbers[name] = plain(entries[name] as number | Cited);
  return numbers;
}

/**
 * A worksheet is written while computing, so the explanation cannot drift from the calculation. Written is what was computed with; the
 * lines that a reader sees are made of it when they are first asked for, as most calculations are never looked into.
 */
export function worksheet(): Sheet {
  const written: (() => WorksheetStep)[] = [];
  const steps: WorksheetStep[] = [];
  return {
    get steps() {
      for (const line of written.splice(0)) steps.push(line());
      return steps;
    },
    step(id, unit, formula, variables, value) {
      written.push(() => ({
        kind: 'formula',
        id,
        unit,
        formula,
        variables: plainly(variables),
        value,
        sources: sourcesOf(Object.values(variables)),
      }));
      return value;
    },
    bands(id, unit, by, at, bands) {
      const sorted = bands
        .map((band) => ({ from: plain(band.from), value: plain(band.value) }))
        .sort((a, b) => b.from - a.from);
      const value = (sorted.find((band) => atLeast(at, band.from)) ?? sorted.at(-1))?.value ?? 0;
      written.push(() => ({
        kind: 'bands',
        id,
        unit,
        by,
        at,
        bands: sorted,
        value,
        sources: sourcesOf(bands.flatMap((band) => [band.from, band.value])),
      }));
      return value;
    },
    lookup(id, unit, by, at, table) {
      const chosen = table[String(at)];
      if (!chosen) throw new Error(`${id}: no entry for ${String(at)}`);
      written.push(() => ({
        kind: 'lookup',
        id,
        unit,
        by,
        at: String(at),
        table: plainly(table),
        value: chosen.value,
        sources: sourcesOf(Object.values(table)),
      }));
      return chosen.value;
    },
  };
}

/** The value a step came to. The report reads figures here that are no results of their own (water, shares of the index). */
export function stepValue(steps: readonly WorksheetStep[], id: string): number {
  const step = steps.find((candidate) => candidate.id === id);
  if (!step) throw new Error(`the worksheet has no step ${id}`);
  return step.value;
}

/** The key of the words for a name in a formula: its own term, another step, or the field or quantity it is. */
export function termKey(name: string, patterns: Patterns): string {
  const key = ['term', 'step', 'field', 'concept']
    .map((kind) => `${kind}.${name}`)
    .find((candidate) => candidate in patterns);
  if (!key) throw new Error(`no words for ${name}`);
  return key;
}

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
interface FormulaStep extends Common {
  readonly kind: 'formula';
  readonly formula: string;
  readonly variables: Readonly<Record<string, number>>;
}
/** A value chosen from bands [from, …): the highest band whose `from` is not above the number looked at. */
interface BandStep extends Common {
  readonly kind: 'bands';
  readonly by: string;
  readonly at: number;
  readonly bands: readonly { readonly from: number; readonly value: number }[];
}
/** A value chosen by an answer; `by` is the path of the field. */
interface LookupStep extends Common {
  readonly kind: 'lookup';
  readonly by: string;
  readonly at: string;
  readonly table: Readonly<Record<string, number>>;
}
export type WorksheetStep = FormulaStep | BandStep | LookupStep;

/** A formula with what stands in it. */
interface Formula {
  readonly formula: string;
  readonly variables: Variables;
}

export interface Sheet {
  readonly steps: readonly WorksheetStep[];
  /** Records `value` as computed by `formula` and hands it back. */
  step(id: string, unit: Unit, formula: string, variables: Variables, value: number): number;
  /** The same for a formula that is put together of parts: it is written when a reader first asks. */
  composed(id: string, unit: Unit, value: number, write: () => Formula): number;
  /** Repeats a step of another sheet under a name of its own, with the formula it really has. */
  repeat(id: string, from: Sheet, step: string): void;
  /** Picks from bands, given as thresholds with their values in any order, and hands the value back. */
  bands(id: string, unit: Unit, by: string, at: number, bands: readonly Band[]): number;
  /** Picks by an answer and hands the value back. */
  lookup(id: string, unit: Unit, by: string, at: string | number, table: Readonly<Record<string, Cited>>): number;
}
interface Band {
  readonly from: Cited | number;
  readonly value: Cited | number;
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

/** The value of the highest band that a number reaches; below all of them the lowest one's, and 0 where there is none. */
function bandAt(at: number, bands: readonly Band[]): number {
  let reached: Band | undefined;
  let lowest: Band | undefined;
  for (const band of bands) {
    const from = plain(band.from);
    if (!lowest || from <= plain(lowest.from)) lowest = band;
    if (atLeast(at, from) && (!reached || from > plain(reached.from))) reached = band;
  }
  const found = reached ?? lowest;
  return found ? plain(found.value) : 0;
}

/**
 * Written while computing is what was computed with; the lines that a reader sees are made of it when they are first asked for, as most
 * calculations are never looked into. A class, because a calculation begins several sheets.
 */
class LazySheet implements Sheet {
  readonly #written: (() => WorksheetStep)[] = [];
  readonly #steps: WorksheetStep[] = [];

  get steps() {
    for (const line of this.#written.splice(0)) this.#steps.push(line());
    return this.#steps;
  }

  step(id: string, unit: Unit, formula: string, variables: Variables, value: number): number {
    this.#written.push(() => formulaStep(id, unit, value, { formula, variables }));
    return value;
  }

  composed(id: string, unit: Unit, value: number, write: () => Formula): number {
    this.#written.push(() => formulaStep(id, unit, value, write()));
    return value;
  }

  repeat(id: string, from: Sheet, step: string): void {
    this.#written.push(() => {
      const found = from.steps.find((each) => each.id === step);
      if (found?.kind !== 'formula') throw new Error(`the sheet to repeat has no formula ${step}`);
      return formulaStep(id, found.unit, found.value, found);
    });
  }

  bands(id: string, unit: Unit, by: string, at: number, bands: readonly Band[]): number {
    const value = bandAt(at, bands);
    this.#written.push(() => ({
      kind: 'bands',
      id,
      unit,
      by,
      at,
      bands: bands
        .map((band) => ({ from: plain(band.from), value: plain(band.value) }))
        .sort((a, b) => b.from - a.from),
      value,
      sources: sourcesOf(bands.flatMap((band) => [band.from, band.value])),
    }));
    return value;
  }

  lookup(id: string, unit: Unit, by: string, at: string | number, table: Readonly<Record<string, Cited>>): number {
    const chosen = table[String(at)];
    if (!chosen) throw new Error(`${id}: no entry for ${String(at)}`);
    const { value } = chosen;
    this.#written.push(() => ({
      kind: 'lookup',
      id,
      unit,
      by,
      at: String(at),
      table: plainly(table),
      value,
      sources: sourcesOf(Object.values(table)),
    }));
    return value;
  }
}

function formulaStep(id: string, unit: Unit, value: number, { formula, variables }: Formula): FormulaStep {
  return {
    kind: 'formula',
    id,
    unit,
    formula,
    variables: plainly(variables),
    value,
    sources: sourcesOf(Object.values(variables)),
  };
}

/** A worksheet is written while computing, so the explanation cannot drift from the calculation. */
export function worksheet(): Sheet {
  return new LazySheet();
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

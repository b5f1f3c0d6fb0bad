import type { Concept } from '../kit/fields/concept.ts';
import { isRecord } from '../kit/fields/fields.ts';
import { clean } from '../kit/maths.ts';
import { earliestDay, isDay } from './day.ts';
import { type Fact, type FactId, type FactValue, facts } from './facts.ts';

const origins = ['entered', 'example', 'record', 'file', 'derived'] as const;
/** Where a fact comes from. An example stands only in its own calculator's chart; nobody else may build on it. */
export type Origin = (typeof origins)[number];
export interface Known {
  readonly value: number | boolean | string;
  /** UCUM or the product's own unit; absent means the stored one. */
  readonly unit?: string;
  /** The day it was measured or asked, yyyy-mm-dd. */
  readonly on?: string;
  readonly from: Origin;
  /** Only of a choice (`treatmentChoice`): what the person said about it, as it was said. */
  readonly words?: string;
}
/** So many characters of a person's own words are kept with their choice. */
export const ownWordsLength = 300;

/** What is known of one patient. What is not known is absent: never false, never a default. */
export type Chart = { readonly [fact: string]: Known };

/** Why an entry of a chart could not be used. */
export type Unusable = 'unknown-fact' | 'unit' | 'type' | 'range' | 'choice' | 'whole' | 'date' | 'origin';

function problemOfNumber(concept: Concept, value: unknown, unit: unknown): Unusable | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'type';
  if (unit !== undefined && unit !== concept.unit && unit !== concept.ucum) return 'unit';
  const cleaned = clean(value);
  if (cleaned < concept.hard.min || cleaned > concept.hard.max) return 'range';
  return concept.whole && !Number.isInteger(cleaned) ? 'whole' : undefined;
}

function problemOfValue(fact: Fact, value: unknown, unit: unknown): Unusable | undefined {
  if (fact.kind === 'number') return problemOfNumber(fact.concept, value, unit);
  if (fact.kind === 'flag') return typeof value === 'boolean' ? undefined : 'type';
  if (typeof value !== 'string') return 'type';
  return fact.choices.includes(value) ? undefined : 'choice';
}

const wordsFit = (id: string, words: unknown): boolean =>
  words === undefined || (id === 'treatmentChoice' && typeof words === 'string' && words.length <= ownWordsLength);

const factNamed: ReadonlyMap<string, Fact> = new Map(Object.entries(facts));
/**
 * Whether a chart's entry can be used, and if not why: an older version's fact, a value of the wrong kind, out of range or in another
 * unit, a day that is none, lies after `on` (yyyy-mm-dd) or before anybody alive (a Hijri year, say), or a place it cannot come from.
 */
export function problemOf(id: string, known: unknown, on?: string): Unusable | undefined {
  const fact = factNamed.get(id);
  if (!fact) return 'unknown-fact';
  if (!isRecord(known)) return 'type';
  const wrong = problemOfValue(fact, known.value, known.unit);
  if (wrong) return wrong;
  if (!wordsFit(id, known.words)) return 'type';
  if (known.on !== undefined && (!isDay(known.on) || known.on < earliestDay || (on !== undefined && known.on > on)))
    return 'date';
  return (origins as readonly unknown[]).includes(known.from) ? undefined : 'origin';
}

/** Charts of which every entry is known to be usable: checked once, read by every calculator and rule. */
const checked = Symbol('checked');
export const isChecked = (chart: Chart): boolean => checked in chart;
/** Marks a chart whose every entry was checked. A copy is not marked. */
export function markChecked(chart: Chart): Chart {
  return Object.defineProperty(chart, checked, { value: true });
}

/** Charts whose age, which cannot be used, is a child's: what is left of them is no adult's. */
const child = Symbol('child');
/** Whether a chart says that this is somebody under age: its age is named among what cannot be used, and is not forgotten. */
export function isOfChild(chart: Chart): boolean {
  if (child in chart) return true;
  const age: unknown = Object.hasOwn(chart, 'age') && isRecord(chart['age']) ? chart['age'].value : undefined;
  const { min } = facts.age.concept.hard;
  return typeof age === 'number' && age >= 0 && age < min;
}
/** Marks a chart as a child's. A copy is not marked. */
export function markChild(chart: Chart): Chart {
  return Object.defineProperty(chart, child, { value: true });
}

/** The entry of a fact, or undefined where it is not known or cannot be used. Never throws. */
function usableEntry(chart: Chart, id: FactId): Known | undefined {
  const known = chart[id];
  // Of a chart that was checked every entry is its own and usable: this is asked some thousand times for each visit.
  if (known === undefined || isChecked(chart)) return known;
  return Object.hasOwn(chart, id) && problemOf(id, known) === undefined ? known : undefined;
}

/** The value of a fact, or undefined where it is not known or cannot be used. Never throws. */
export function factValue<F extends FactId>(chart: Chart, id: F): FactValue<F> | undefined {
  return usableEntry(chart, id)?.value as FactValue<F> | undefined;
}

/** The chart without its examples: what another calculator or the visit may build on. */
export function withoutExamples(chart: Chart): Chart {
  return Object.fromEntries(Object.entries(chart).filter(([, known]) => !isRecord(known) || known.from !== 'example'));
}

export interface Checked {
  readonly chart: Chart;
  readonly unusable: readonly { readonly fact: string; readonly reason: Unusable }[];
}

/** The entries of a chart that can be used, examples among them or not, and the others named. Dated after `on` is no use, too. */
export function checkChart(
  chart: Chart,
  { on, examples }: { readonly on?: string; readonly examples: boolean },
): Checked {
  const known: Record<string, Known> = {};
  const named: { readonly fact: string; readonly reason: Unusable }[] = [];
  for (const fact of Object.keys(chart)) {
    const entry = chart[fact] as Known;
    const reason = problemOf(fact, entry, on);
    if (reason) named.push({ fact, reason });
    // Only a fact's own name gets here, so none that every object has.
    else if (examples || entry.from !== 'example') known[fact] = entry;
  }
  const usable = markChecked(known);
  return { chart: isOfChild(chart) ? markChild(usable) : usable, unusable: named };
}

/** A chart whose every entry can be used, examples among them: itself, where that is known of it. */
export const usableOf = (chart: Chart): Chart =>
  isChecked(chart) ? chart : checkChart(chart, { examples: true }).chart;

/** Entries that could not be used, each with the reason: named, never silently dropped. Dated after `on` is a reason, too. */
export function unusable(chart: Chart, on?: string): Checked['unusable'] {
  return checkChart(chart, { ...(on !== undefined && { on }), examples: true }).unusable;
}

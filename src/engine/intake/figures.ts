import { type Fact, facts } from '../chart/facts.ts';
import type { FactId } from '../chart/facts.ts';
import { foldPattern } from './fold.ts';
import { type MeasureId, unitsFor } from './names/measures.ts';
import type { Unit } from './names/units.ts';
import { tidy } from './text.ts';

const compiled = new Map<Unit, RegExp>();
function expressionOf(unit: Unit): RegExp {
  const found =
    compiled.get(unit) ??
    new RegExp(
      `\\s{0,40}(?:[([]?(?:h|l|hi|lo|high|low|\\*|!|↑|↓|\\^)[)\\]]?\\s{1,40})?[([]?(?:${foldPattern(unit.written)})(?![\\p{L}\\d])[)\\]]?`,
      'uy',
    );
  compiled.set(unit, found);
  return found;
}

export interface Written {
  readonly unit: Unit;
  readonly text: string;
  readonly to: number;
}
/** The unit of a measure written at a place of a folded text, the longest that fits. */
export function unitAt(id: MeasureId, folded: string, at: number): Written | undefined {
  let best: Written | undefined;
  for (const unit of unitsFor(id)) {
    const expression = expressionOf(unit);
    expression.lastIndex = at;
    const text = expression.exec(folded)?.[0];
    if (text !== undefined && (!best || at + text.length > best.to))
      best = { unit, text: text.trim(), to: at + text.length };
  }
  return best;
}

/** “HbA1c (IFCC)”: a name that tells the unit, at a place of a folded text. */
export function unitOfName(id: MeasureId, name: string, to: number): Written | undefined {
  const written = id === 'a1c' && (/(?<!\p{L})ifcc(?!\p{L})/u.test(name) ? 'mmol/mol' : undefined);
  const unit = written && unitsFor(id).find((one) => one.name === written);
  return unit ? { unit, text: 'IFCC', to } : undefined;
}

const foreign = /\s{0,10}(?:mg|g|µg|ug|mcg|ng|pg|pmol|nmol|mmol|umol|µmol|iu|u|mu|meq)\s?\/\s?\p{L}|\s?%/uy;
/** Whether a unit stands there that is none of the measure's. */
export function isForeign(folded: string, at: number): boolean {
  foreign.lastIndex = at;
  return foreign.test(folded);
}

export const hardOf = (id: FactId): { readonly min: number; readonly max: number } | undefined => {
  const fact: Fact = facts[id];
  return fact.kind === 'number' ? fact.concept.hard : undefined;
};
const isIn = (id: FactId, value: number): boolean => {
  const hard = hardOf(id);
  return hard !== undefined && value >= hard.min && value <= hard.max;
};

export type Read =
  | { readonly value: number; readonly unit?: string; readonly assumed?: true }
  | { readonly choices: readonly { readonly value: number; readonly unit: string }[] };

/** Below: inches are as likely as centimetres; above: pounds as likely as kilograms. */
const waistMaybeInches = 70;
const weightMaybePounds = 180;

/** A figure as a fact's value: in the unit written, in the only one possible, or as a choice between two; undefined where none is possible. */
export function readFigure(id: FactId, figure: number, written: Written | undefined): Read | undefined {
  if (written) {
    const value = tidy(written.unit.stored(figure));
    return isIn(id, value) ? { value, unit: written.text } : undefined;
  }
  const units = unitsFor(id);
  if (!units.length) return isIn(id, figure) ? { value: figure } : undefined;
  const possible = units
    .map((unit) => ({ value: tidy(unit.stored(figure)), unit: unit.name }))
    .filter(({ value }) => isIn(id, value));
  if (id === 'a1c' && figure >= 20) {
    // 53 is mmol/mol, or 5.3 with its point forgotten.
    const tenth = tidy(figure / 10);
    const choices = [
      ...possible.filter(({ unit }) => unit !== '%'),
      ...(isIn(id, tenth) ? [{ value: tenth, unit: '%' }] : []),
    ];
    return choices.length ? { choices } : undefined;
  }
  const [first, second] = possible;
  if (!first) return undefined;
  const isStored = first.unit === units[0]?.name;
  if (!second || (id === 'waist' && figure > waistMaybeInches) || (id === 'weight' && figure <= weightMaybePounds)) {
    return {
      value: first.value,
      ...(units.length > 1 && !(isStored && figure === first.value && !second) && { assumed: true as const }),
    };
  }
  return { choices: possible };
}

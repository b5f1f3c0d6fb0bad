import fc from 'fast-check';
import type { Chart, Known, Origin } from '../../../src/engine/chart/chart.ts';
import { type FactId, factIds, facts } from '../../../src/engine/chart/facts.ts';
import type { Concept } from '../../../src/engine/kit/fields/concept.ts';
import { clamp, roundTo } from '../../../src/engine/kit/maths.ts';

/** Any value a fact can have: mostly what a person would type, sometimes an edge. */
function anyFact(id: FactId): fc.Arbitrary<Known['value']> {
  const fact = facts[id];
  if (fact.kind === 'flag') return fc.boolean();
  if (fact.kind === 'choice') return fc.constantFrom<string>(...fact.choices);
  const { hard, step, soft }: Concept = fact.concept;
  const typed = ({ min, max }: { readonly min: number; readonly max: number }) =>
    fc
      .integer({ min: Math.ceil(min / step - 1e-9), max: Math.floor(max / step + 1e-9) })
      .map((steps) => clamp(roundTo(steps * step, 6), hard.min, hard.max));
  return fc.oneof(
    { arbitrary: typed(soft ?? hard), weight: 6 },
    { arbitrary: typed(hard), weight: 1 },
    { arbitrary: fc.constantFrom(hard.min, hard.max), weight: 1 },
  );
}

/** Any chart: each fact known or not, from anywhere. */
export function anyChart({
  origins = ['entered', 'record', 'file', 'derived'],
  ids = factIds,
}: {
  readonly origins?: readonly Origin[];
  readonly ids?: readonly FactId[];
} = {}): fc.Arbitrary<Chart> {
  const entry = (id: FactId) =>
    fc.record({ value: anyFact(id), from: fc.constantFrom(...origins) }).map((known): [string, Known] => [id, known]);
  return fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.tuple(...ids.map((id) => fc.tuple(fc.nat({ max: 3 }), entry(id)))))
    .map(([density, all]) => Object.fromEntries(all.filter(([roll]) => roll < density).map(([, pair]) => pair)));
}

/** Data that no chart should hold: facts of older versions, wrong kinds, units, ranges and days, and names that every object has. */
export const hostileEntries: readonly (readonly [fact: string, entry: unknown])[] = [
  ['egfrOld', { value: 40, from: 'record' }],
  ['__proto__', { value: true, from: 'entered' }],
  ['constructor', { value: true, from: 'entered' }],
  ['toString', { value: 1, from: 'entered' }],
  ['hasOwnProperty', null],
  ['', { value: 1, from: 'entered' }],
  ['a1c', null],
  ['fpg', 'high'],
  ['weight', []],
  ['height', { from: 'entered' }],
  ['egfr', { value: '45', from: 'entered' }],
  ['b12', { value: Number.NaN, from: 'entered' }],
  ['ldl', { value: Number.POSITIVE_INFINITY, from: 'entered' }],
  ['hdl', { value: 1e9, from: 'entered' }],
  ['ppg', { value: 8, unit: 'mmol/L', from: 'entered' }],
  ['ogtt', { value: 150, unit: { toString: 'mg/dL' }, from: 'entered' }],
  ['age', { value: 54.5, from: 'entered' }],
  ['uacr', { value: 30, on: '2999-01-01', from: 'record' }],
  ['potassium', { value: 4, on: '2026-02-30', from: 'record' }],
  ['systolic', { value: 140, on: 20260101, from: 'record' }],
  ['waist', { value: 90, from: 'guessed' }],
  ['diastolic', { value: 80 }],
  ['sex', { value: 'other', from: 'entered' }],
  ['smoking', { value: 'constructor', from: 'entered' }],
  ['ckdStage', { value: 3, from: 'entered' }],
  ['heartFailure', { value: 'yes', from: 'entered' }],
  ['pregnancy', { value: 0, from: 'entered' }],
  ['tzd', { value: undefined, from: 'entered' }],
];

/** A chart that nobody should be able to make: own entries only, `__proto__` included, as JSON gives it. */
export function hostileChart(entries: readonly (readonly [string, unknown])[] = hostileEntries): Chart {
  const chart: Record<string, Known> = {};
  for (const [fact, value] of entries)
    Object.defineProperty(chart, fact, { value, enumerable: true, configurable: true, writable: true });
  return chart;
}

/** A chart of entered values: `known({ a1c: 8 })`. */
export function known(values: { readonly [F in FactId]?: Known['value'] }, from: Origin = 'entered'): Chart {
  return Object.fromEntries(Object.entries(values).map(([fact, value]) => [fact, { value, from }]));
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concepts } from '../../../src/engine/clinical/concepts.ts';
import { type Concept, toShown, toStored, unitOf } from '../../../src/engine/kit/fields/concept.ts';
import { figureOf } from '../../../src/engine/kit/words/format.ts';

const all: readonly Concept[] = Object.values(concepts);

describe.each(all.filter(({ other }) => other).map((concept) => [concept.id, concept] as const))('%s', (_, concept) => {
  const unit = concept.other?.unit ?? concept.unit;
  test('there and back is the same value', () => {
    fc.assert(
      fc.property(fc.double({ ...concept.hard, noNaN: true }), (value) => {
        expect(toStored(concept, toShown(concept, value, unit), unit)).toBeCloseTo(value, 9);
        expect(toShown(concept, toStored(concept, value, unit), unit)).toBeCloseTo(value, 9);
      }),
    );
  });
  test('the stored unit is left alone', () => expect(toShown(concept, 123.456, concept.unit)).toBe(123.456));
});

test.each([
  ['a1c', 7, '53'],
  ['a1c', 6.5, '48'],
  ['a1c', 10, '86'],
  ['fpg', 180, '10.0'],
  ['fpg', 126, '7.0'],
  ['fpg', 300, '16.7'],
  ['b12', 200, '148'],
  ['b12', 300, '221'],
  ['ldl', 100, '2.6'],
] as const)('%s %s is %s in SI units', (id, stored, shown) => {
  const concept: Concept = concepts[id];
  expect(figureOf(stored, concept, { locale: 'en', units: { [id]: concept.other?.unit ?? concept.unit } })).toBe(shown);
});

test('a difference is scaled, not shifted', () => {
  expect(figureOf(1, concepts.a1c, { locale: 'en', units: { a1c: 'mmol/mol' } }, true)).toBe('11');
  expect(figureOf(-1, concepts.a1c, { locale: 'en', units: { a1c: 'mmol/mol' } }, true)).toBe('−11');
});

test('an unknown unit choice means the stored unit', () => {
  expect(unitOf(concepts.a1c, { a1c: 'kg' })).toBe('%');
  expect(unitOf(concepts.weight, { weight: 'mmol/L' })).toBe('kg');
});

test.each(all.map((concept) => [concept.id, concept] as const))(
  '%s has ranges that make sense',
  (id, { id: own, hard, soft, step, digits, maxDigits }) => {
    expect(own).toBe(id);
    expect(hard.min).toBeLessThan(hard.max);
    expect(step).toBeGreaterThan(0);
    if (maxDigits !== undefined) expect(maxDigits).toBeGreaterThanOrEqual(digits);
    if (!soft) return;
    expect(soft.min).toBeGreaterThanOrEqual(hard.min);
    expect(soft.max).toBeLessThanOrEqual(hard.max);
  },
);

import fc from 'fast-check';
import { type Field, hardRange, moreSection, writePath } from '../../../src/engine/kit/fields/fields.ts';
import { roundTo } from '../../../src/engine/kit/maths.ts';
import type { Tool } from '../../../src/engine/kit/tool.ts';

/** Mostly values a person would type, sometimes an edge or an awkward fraction. */
function anyValue(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'flag') return fc.boolean();
  if (field.kind === 'choice') return fc.constantFrom(...field.choices);
  const { min, max } = hardRange(field);
  const { step, whole } = field.concept;
  const typed = fc
    .integer({ min: Math.ceil(min / step), max: Math.floor(max / step) })
    .map((steps) => Math.min(max, Math.max(min, roundTo(steps * step, 6))));
  const edge = fc.constantFrom(min, max);
  return whole
    ? fc.oneof(typed, edge)
    : fc.oneof(
        { arbitrary: typed, weight: 6 },
        { arbitrary: edge, weight: 1 },
        { arbitrary: fc.double({ min, max, noNaN: true }), weight: 2 },
      );
}

/** Inputs made of some fields' values, of those a calculator accepts. */
function accepted<I extends object>(
  tool: Tool<I>,
  entries: readonly fc.Arbitrary<readonly [string, unknown]>[],
): fc.Arbitrary<I> {
  return fc
    .tuple(...entries)
    .map((pairs) => {
      const data: Record<string, unknown> = {};
      for (const [path, value] of pairs) if (value !== undefined) writePath(data, path, value);
      return tool.validate(data);
    })
    .filter((checked) => checked.ok)
    .map((checked) => {
      if (!checked.ok) throw new Error('unreachable');
      return checked.inputs;
    });
}

const isOptional = (field: Field): boolean => field.kind !== 'flag' && field.optional === true;

/** Any inputs a calculator accepts; of the specification's fields alone where nothing beyond them is asked for. */
export function anyInputs<I extends object>(tool: Tool<I>, { beyond = true } = {}): fc.Arbitrary<I> {
  const asked = Object.entries(tool.fields).filter(([, { section }]) => beyond || section !== moreSection);
  return accepted(
    tool,
    asked.map(([path, field]) =>
      (isOptional(field) ? fc.option(anyValue(field), { nil: undefined }) : anyValue(field)).map(
        (value) => [path, value] as const,
      ),
    ),
  );
}

/** Inputs with an answer to every question that need not be answered, or to none of them. */
export function everyAnswer<I extends object>(tool: Tool<I>, optional: 'all' | 'none'): fc.Arbitrary<I> {
  const asked = Object.entries(tool.fields).filter(([, field]) => optional === 'all' || !isOptional(field));
  return accepted(
    tool,
    asked.map(([path, field]) => anyValue(field).map((value) => [path, value] as const)),
  );
}

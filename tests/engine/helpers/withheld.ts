import { expect } from 'vitest';
import type { Report } from '../../../src/engine/kit/report/report.ts';
import { shownSteps } from '../../../src/engine/kit/report/reading.ts';
import type { Outcome } from '../../../src/engine/kit/tool.ts';
import { sayable } from './words.ts';

/** Names of the worksheet that print a calorie target or what was made from it. */
const fromCalories = [
  'calorieTarget',
  'calorieShare',
  'carbGrams',
  'proteinPlanned',
  'proteinLimited',
  'fatGrams',
  'fiberGrams',
];

/** Every step a figure of the report opens. */
const openedSteps = (report: Report): readonly string[] =>
  [...JSON.stringify(report).matchAll(/"step":"([^"]+)"/g)].map((found) => found[1] ?? '');

/** No part of a report prints the calorie target or a gram made from it, nor does a step of the worksheet a reader may see. */
export function expectCaloriesWithheld(
  report: Report,
  outcome: Outcome<object>,
  target: number,
  grams: readonly number[],
): void {
  const shown = shownSteps(report, outcome.worksheet);
  expect(shown.map(({ id }) => id).filter((id) => fromCalories.includes(id))).toEqual([]);
  // The index keeps its share for calories: 0.1 or 0.4 tells no target.
  const terms = shown
    .filter(({ id }) => id !== 'adherenceIndex')
    .flatMap((step) => (step.kind === 'formula' ? Object.keys(step.variables) : [step.by]));
  expect(terms.filter((name) => fromCalories.includes(name))).toEqual([]);
  const printed = sayable([report, outcome.guards.map(({ values }) => values)]).values.flatMap((value) =>
    value.type === 'number' && (value.unit === 'g' || value.unit === 'kcal')
      ? [value.value]
      : value.type === 'quantity' && value.concept.id === 'calories'
        ? [value.value]
        : [],
  );
  for (const secret of [target, ...grams])
    expect(printed.filter((value) => Math.abs(value - secret) < 1e-6)).toEqual([]);
  const ids = shown.map(({ id }) => id);
  for (const step of openedSteps(report)) expect(ids).toContain(step);
}

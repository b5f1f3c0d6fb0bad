import { atLeast } from '../../kit/worksheet/cited.ts';
import type { Outcome } from '../../kit/tool.ts';
import { stepValue } from '../../kit/worksheet/worksheet.ts';
import { levers } from '../constants.ts';
import type { GuardId } from '../safety/guards.ts';
import { bloodPressureOf, type Inputs, ldlOf } from '../inputs.ts';
import type { Results } from '../results.ts';

/** Everything the report decides on, worked out once. */
export interface Situation {
  readonly inputs: Inputs;
  readonly results: Results;
  readonly outcome: Outcome<Results, GuardId>;
  readonly gap: number;
  readonly adherenceGain: number;
  readonly years: number;
  /** Both ends of the range in years. */
  readonly span: { readonly least: number; readonly most: number };
  readonly atTarget: boolean;
  /** Both terms of the formula are nil. */
  readonly nothing: boolean;
  /** What else could help and is not in the estimate. */
  readonly pressure: boolean;
  readonly ldl: boolean;
  has(guard: GuardId): boolean;
}

export function situation(inputs: Inputs, outcome: Outcome<Results, GuardId>): Situation {
  const { results, guards, worksheet } = outcome;
  const step = (id: string): number => stepValue(worksheet, id);
  const pressure = bloodPressureOf(inputs);
  const ldl = ldlOf(inputs);
  const ldlLimit = inputs.hasCardiovascularDisease ? levers.ldlDisease.value : levers.ldl.value;
  return {
    inputs,
    results,
    outcome,
    gap: step('gap'),
    adherenceGain: step('adherenceGain'),
    years: step('additionalYears'),
    span: { least: step('yearsLeast'), most: step('yearsMost') },
    atTarget: step('gap') === 0,
    nothing: results.additionalLifeDays === 0,
    pressure:
      pressure !== undefined &&
      (atLeast(pressure.systolic, levers.systolic) || atLeast(pressure.diastolic, levers.diastolic)),
    ldl: ldl !== undefined && atLeast(ldl, ldlLimit),
    has: (guard) => guards.some(({ id }) => id === guard),
  };
}

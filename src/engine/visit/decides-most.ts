import type { FactId } from '../chart/facts.ts';

/**
 * What moves the calculators' answers most, first of all: measured over their cases and random patients, one answer changed at a time
 * (`tests/engine/visit/decides-most.test.ts` measures it again). What is not named here seldom changes a headline.
 */
export const decidesMost: readonly FactId[] = [
  'pregnancy',
  'a1c',
  'egfr',
  'catabolicSymptoms',
  'basalInsulin',
  'targetA1c',
  'glp1RA',
  'sulfonylurea',
  'dpp4Inhibitor',
  'tzd',
  'sglt2Inhibitor',
  'age',
  'sex',
  'fpg',
  'adherenceScore',
  'projectedAdherence',
  'ppg',
  'metformin',
  'currentAdherence',
  'severeHypoglycaemia',
  'ascvd',
  'heartFailure',
  'diabetesDuration',
  'weight',
  'smoking',
  'ckdStage',
  'systolic',
  'metforminTolerance',
  'ckd',
];

const rank = new Map<FactId, number>(decidesMost.map((fact, at) => [fact, at]));
/** The facts with what decides most first; the others as they were. */
export function byWeight(asked: readonly FactId[]): FactId[] {
  const of = (fact: FactId): number => rank.get(fact) ?? decidesMost.length;
  return asked.toSorted((a, b) => of(a) - of(b));
}

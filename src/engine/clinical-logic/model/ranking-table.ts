import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import type { ClassId } from './classes.ts';
import type { Inputs } from '../inputs.ts';

/** What the factors look at beside the inputs. */
export interface RankingFacts {
  readonly bmi: number;
  readonly gap: number;
  readonly urgent: boolean;
}

const points = (value: number, where: string) => cited(value, 'points', 'design', where, 'design');
const limit = (value: number, unit: 'mL/min/1.73 m²' | 'kg/m²' | '%' | 'years') =>
  cited(value, unit, 'design', 'therapy ranking', 'design');
const egfr60 = limit(60, 'mL/min/1.73 m²');
const egfr45 = limit(45, 'mL/min/1.73 m²');
const egfr30 = limit(30, 'mL/min/1.73 m²');
const egfr20 = limit(20, 'mL/min/1.73 m²');
const bmi30 = limit(30, 'kg/m²');
const bmi35 = limit(35, 'kg/m²');
const wideGap = limit(1.5, '%');
const smallGap = limit(0.8, '%');
const olderAge = limit(75, 'years');

/** Points at or below this mean “not at all” rather than “less”. */
export const refusal = points(-100, 'therapy ranking');

interface Row {
  readonly when: (inputs: Inputs, facts: RankingFacts) => boolean;
  readonly points: { readonly [C in ClassId]?: number };
  /** Points of this row that hold only under a further condition. */
  readonly only?: { readonly [C in ClassId]?: (inputs: Inputs, facts: RankingFacts) => boolean };
  /** A refusal by this row also stops a class already in use. */
  readonly stops?: true;
}

/**
 * The additive ranking: every factor with the points it gives each class. Guideline priorities (organ protection first,
 * then weight, hypoglycaemia, cost, injections) turned into points; the points are choices of this product. None for its own drugs.
 */
export const factors = {
  base: { when: () => true, points: { metformin: 40, sglt2: 20, glp1: 20, dpp4: 15, basal: 0, su: 5, tzd: 5 } },
  ascvd: { when: ({ ascvd }) => ascvd, points: { sglt2: 20, glp1: 25, su: -5 } },
  heartFailure: {
    when: ({ heartFailure }) => heartFailure,
    points: { sglt2: 35, dpp4: -5, basal: -5, su: -5, tzd: -200 },
    stops: true,
  },
  kidney: {
    when: ({ ckd, egfr }) => (ckd || below(egfr, egfr60)) && atLeast(egfr, egfr20),
    points: { sglt2: 30, glp1: 20 },
  },
  egfrBelow45: { when: ({ egfr }) => below(egfr, egfr45), points: { metformin: -60, dpp4: 5, su: -10 } },
  egfrBelow30: {
    when: ({ egfr }) => below(egfr, egfr30),
    points: { metformin: -200, glp1: 15, su: -20, tzd: -20 },
    stops: true,
  },
  egfrBelow20: { when: ({ egfr }) => below(egfr, egfr20), points: { sglt2: -200, glp1: 20 } },
  weight: {
    when: ({ weightImpactPreference }, { bmi }) => atLeast(bmi, bmi30) || weightImpactPreference === 'prefer_loss',
    points: { sglt2: 10, glp1: 20, basal: -10, su: -15, tzd: -15 },
  },
  obesity: { when: (_, { bmi }) => atLeast(bmi, bmi35), points: { glp1: 5 } },
  hypoglycaemia: {
    when: ({ hypoHistory, hypoAvoidancePriority }) => hypoHistory || hypoAvoidancePriority === 'high',
    points: { sglt2: 5, glp1: 5, dpp4: 10, basal: -20, su: -40 },
  },
  cost: {
    when: ({ costPriority }) => costPriority === 'high',
    points: { metformin: 10, sglt2: -10, glp1: -25, dpp4: -5, basal: 5, su: 20, tzd: 15 },
  },
  injections: {
    when: ({ acceptInjectables }) => !acceptInjectables,
    points: { glp1: -60, basal: -40 },
    only: { basal: (_, { urgent }) => !urgent },
  },
  stomach: {
    when: ({ metforminGI, giTolerance }) => metforminGI || !giTolerance,
    points: { metformin: -15, glp1: -25 },
  },
  notTolerated: { when: ({ metforminTolerance }) => !metforminTolerance, points: { metformin: -60 } },
  oedema: { when: ({ edemaHistory }) => edemaHistory, points: { tzd: -60 } },
  fattyLiver: { when: ({ nafld }) => nafld, points: { sglt2: 5, glp1: 15, tzd: 10 } },
  pregnancy: {
    when: ({ pregnancy }) => pregnancy,
    points: { metformin: -30, sglt2: -200, glp1: -200, dpp4: -200, basal: 80, su: -200, tzd: -200 },
    stops: true,
  },
  urgent: {
    when: (_, { urgent }) => urgent,
    points: { glp1: 10, dpp4: -30, basal: 80, su: -10, tzd: -30 },
    only: { glp1: ({ catabolicSymptoms }) => !catabolicSymptoms },
  },
  catabolic: { when: ({ catabolicSymptoms }) => catabolicSymptoms, points: { sglt2: -100 }, stops: true },
  wideGap: { when: (_, { gap }) => atLeast(gap, wideGap), points: { glp1: 10, basal: 10 } },
  smallGap: { when: (_, { gap }) => !atLeast(0, gap) && atLeast(smallGap.value, gap), points: { dpp4: 10 } },
  atTarget: {
    when: (_, { gap }) => atLeast(0, gap),
    points: { metformin: -30, sglt2: -20, glp1: -20, dpp4: -20, basal: -60, su: -40, tzd: -40 },
  },
  older: { when: ({ age }) => atLeast(age, olderAge), points: { glp1: -5, dpp4: 10, basal: -10, su: -20 } },
  onInsulin: { when: ({ basalInsulin }) => basalInsulin, points: { su: -40, tzd: -10 } },
  onGlp1: { when: ({ glp1RA }) => glp1RA, points: { dpp4: -200 }, stops: true },
} as const satisfies Readonly<Record<string, Row>>;
export type FactorId = keyof typeof factors;

/** Factors that never take points away need no words for doing so. */
const onlyFor = [
  'base',
  'kidney',
  'obesity',
  'fattyLiver',
  'wideGap',
  'smallGap',
] as const satisfies readonly FactorId[];
type Against = Exclude<FactorId, (typeof onlyFor)[number]>;
export function isAgainst(factor: FactorId): factor is Against {
  return !(onlyFor as readonly FactorId[]).includes(factor);
}

const rows = Object.entries(factors) as readonly (readonly [FactorId, Row])[];

/** The rows that hold for a person, read once for all classes. */
export const rowsFor = (inputs: Inputs, facts: RankingFacts): typeof rows =>
  rows.filter(([, row]) => row.when(inputs, facts));

/** The terms of a class for a person, in the table's order, without zeros. `holding` is `rowsFor` that person. */
export function termsOf(
  id: ClassId,
  inputs: Inputs,
  facts: RankingFacts,
  holding: typeof rows,
): readonly { readonly factor: FactorId; readonly value: number }[] {
  return holding.flatMap(([factor, row]) => {
    const value = row.points[id] ?? 0;
    return value !== 0 && (row.only?.[id]?.(inputs, facts) ?? true) ? [{ factor, value }] : [];
  });
}

/** Whether a term also stops a class already in use. */
export function isStop({ factor, value }: { readonly factor: FactorId; readonly value: number }): boolean {
  return (factors[factor] as Row).stops === true && value <= refusal.value;
}

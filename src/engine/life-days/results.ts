/** The results, under the specification's names (3.2): always the formula's numbers, never rounded but for the days. */
export interface Results {
  /** Years, from birth: a population figure less deductions, at least 40. */
  readonly currentLifeExpectancy: number;
  readonly improvedLifeExpectancy: number;
  /** Whole days, 0 to 2920. */
  readonly additionalLifeDays: number;
  /** Percent, 0 to 70. Adapted from UKPDS; associated with the gap, not promised by it. */
  readonly riskReduction: {
    readonly cardiovascular: number;
    readonly kidney: number;
    readonly retinopathy: number;
    readonly neuropathy: number;
  };
  /** Days gained for each day, week, month and year lived at the new level. */
  readonly adherenceImpact: {
    readonly daily: number;
    readonly weekly: number;
    readonly monthly: number;
    readonly yearly: number;
  };
  /** False from the age the expectancy ends at: the estimate means nothing then, is not shown and is not saved. */
  readonly valid: boolean;
}

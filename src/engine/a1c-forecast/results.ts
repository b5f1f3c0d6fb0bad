type Percents = { readonly min: number; readonly max: number };

/** The results, under the specification's names (3.2). Not rounded unless it says so; percentages are 0–100, effects in HbA1c points. */
export interface Results {
  readonly predictedA1cAdherent: number;
  readonly predictedA1cNonAdherent: number;
  /** Whole points, 10–95. An engagement score, not a probability. */
  readonly improvementScore: number;
  /** Week of the first change in glucose, whole. */
  readonly earliestImprovement: number;
  readonly metforminEffect: number;
  readonly sitagliptinEffect: number;
  readonly lifestyleEffectAdherent: number;
  readonly lifestyleEffectNonAdherent: number;
  /** kcal a day, never below the floor for the sex. */
  readonly calorieTarget: number;
  readonly bmi: number;
  readonly carbGrams: number;
  /** At most 0.8 g/kg where eGFR is below 60. */
  readonly proteinGrams: number;
  readonly fatGrams: number;
  readonly fiberGrams: number;
  /** Shares of energy in percent. */
  readonly macros: { readonly carbs: Percents; readonly protein: Percents; readonly fat: Percents };
  /** Minutes a week. */
  readonly activityTarget: number;
  /** Steps a day, as the specification stores it: '7000-8000'. */
  readonly stepsTarget: string;
  /** Sessions a week: '2-3'. */
  readonly resistanceTarget: string;
  /** Percent, 25–100. */
  readonly adherenceIndex: number;
  readonly activityAdherent: boolean;
  readonly calorieAdherent: boolean;
  readonly stepsAdequate: boolean;
  /** Keys: 'metformin-500' | 'metformin-750' | 'metformin-1000', and 'sitagliptin' where taken. */
  readonly currentTherapy: readonly string[];
  /** Months until the next review. */
  readonly nextReview: number;
  readonly insulinFlag: boolean;
  /** Nerve care belongs to the plan. */
  readonly neuropathySupport: boolean;
  /** Always the estimate, whatever was measured: steps a day (rounded), minutes a week, kcal a day. */
  readonly inferredSteps: number;
  readonly inferredActivityMinutes: number;
  readonly inferredCalories: number;
  /** Beyond the specification: each forecast with the strongest (first) and the weakest effects (last). */
  readonly spread: { readonly adherent: readonly [number, number]; readonly nonAdherent: readonly [number, number] };
}

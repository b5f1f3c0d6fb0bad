import type { Note } from '../clinical/note.ts';
import type { ClassId } from './model/classes.ts';

export type Risk = 'low' | 'moderate' | 'high';
/** The class the specification's fixed order adds at high risk. */
export type AddOnChoice = 'none' | 'sglt2OrGlp1' | 'sglt2' | 'glp1' | 'dpp4' | 'basal' | 'intensifyBasal';

export interface RankedOption {
  readonly therapy: ClassId;
  readonly rationale: Note;
  readonly guidelineTag: string;
  readonly score: number;
  /** The terms the score is made of, by factor. */
  readonly terms: Readonly<Record<string, number>>;
  /** Basal insulin put first by the override, whatever its score. */
  readonly pinned?: true;
}
/** A class that does not fit now; `reason` names its largest negative term. `stop`: it is in use and should not be. */
export interface RefusedOption extends Omit<RankedOption, 'rationale' | 'pinned'> {
  readonly reason: Note;
  readonly stop?: true;
}
export interface RankedOptions {
  /** Ties share a list. Empty where no class reaches 0: refer. */
  readonly recommendedNow: readonly RankedOption[];
  readonly secondChoice: readonly RankedOption[];
  readonly alternatives: readonly RankedOption[];
  readonly notAppropriateNow: readonly RefusedOption[];
  /** Beyond the specification: classes in use already, outside the ranking. */
  readonly continueReview: readonly RankedOption[];
}
export interface Milestone {
  readonly kilograms: number;
  readonly weeks: number;
}

/** The results, under the specification's names (3.3). Prose is a note: a key with its values. Effects are HbA1c points. */
export interface Results {
  /** Whole points, 5–95, or 90 under the override. A heuristic, not a probability. */
  readonly iriScore: number;
  readonly iriRisk: Risk;
  readonly recommendedAction: Note;
  readonly intensificationWeek: '~12' | '6-8' | 'NOW';
  readonly reasoningPoints: readonly Note[];
  readonly expectedEffect: number;
  readonly renalAdjustment: readonly Note[];
  readonly consultantPlan: {
    readonly glycemicTarget: Note;
    readonly primaryTherapy: Note;
    readonly addOnTherapy: Note;
    readonly monitoring: readonly Note[];
    readonly safetyNotes: readonly Note[];
  };
  readonly lifestylePlan: {
    /** kcal a day: less 500 only from BMI 25, not in pregnancy or catabolism, never below the floor for the sex. */
    readonly calorieTarget: number;
    /** Grams a day at shares of 40, 25 and 35 %; protein at most 0.8 g/kg in kidney disease. */
    readonly macroBreakdown: {
      readonly carbs: number;
      readonly protein: number;
      readonly fat: number;
      readonly fiber: number;
    };
    /** Litres a day, at most 3.5. */
    readonly hydrationTarget: { readonly min: number; readonly max: number };
    readonly exerciseSchedule: readonly Note[];
    /** At 0.5 kg a week. */
    readonly weightMilestones: { readonly fivePercent: Milestone; readonly tenPercent: Milestone };
    readonly stepsGoal: '8000-10000' | '10000-12000';
  };
  readonly escalationPlan: {
    readonly threeMonthAction: Note;
    readonly emergencyAction: Note;
    readonly rationalePoints: readonly Note[];
  };
  /** The company's products where their class fits; absent where not. They earn no points in the ranking. */
  readonly drugRecommendations: {
    readonly metforma?: Note;
    readonly sitagliptin?: Note;
    readonly betwelve?: Note;
    readonly thiotica?: Note;
  };
  readonly rankedTherapyOptions: RankedOptions;
  /** Weeks to lose 5 and 10 % of the weight at 0.3 + 0.6 × adherence kg a week. Shown rounded up, and only where loss is advised. */
  readonly weightLoss5Weeks: number;
  readonly weightLoss10Weeks: number;
  /** The model's answer: 10 % within 24 weeks. The report speaks of remission only where its guard allows. */
  readonly remissionPossible: boolean;
  readonly b12MonitoringNeeded: boolean;
  readonly b12Recommendation: Note;
  /** Read by the full-screen view: what to train, what to eat less of, what comes next. */
  readonly exercisePlan: readonly Note[];
  readonly nutritionFocus: readonly Note[];
  readonly nextStep: Note;
}

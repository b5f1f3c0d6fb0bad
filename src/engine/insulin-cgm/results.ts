import type { Note } from '../clinical/note.ts';
import type { obesityClasses } from './inputs.ts';

type Decision = 'START NOW' | 'WAIT & OPTIMIZE';
export type Risk = 'low' | 'moderate' | 'high';
/** prandial-analog and combination are reserved: no rule selects them yet. */
export type InsulinType = 'basal-analog' | 'NPH basal' | 'prandial-analog' | 'combination';
export type Withheld = 'a1c' | 'fpg' | 'ppg' | 'hypoglycaemia';
/** The mealtime options stand for intensifyBasal where the basal dose is above 0.5 U/kg already. */
export type Option =
  | 'basalInsulin'
  | 'intensifyBasal'
  | 'mealtimeInsulin'
  | 'mealtimeOrGlp1'
  | 'metformin'
  | 'sitagliptin'
  | 'sglt2'
  | 'glp1Ra'
  | 'tzd'
  | 'oralIntensification'
  | 'metforminContinuation';
/** A therapy and why it stands where it stands. */
export interface Choice {
  readonly option: Option;
  readonly reason: Note;
}
export interface OtherMed {
  readonly drug: 'su' | 'tzd' | 'sglt2' | 'glp1Ra';
  readonly action: 'stop' | 'reduce' | 'continue' | 'review' | 'hold';
  readonly rationale: Note;
}

/** The basal dosing block: built from HbA1c 9.5 %, under START NOW, or for somebody on basal insulin already. */
export interface BasalBlock {
  /** Whole units a day to start with, or the units taken now; absent on basal insulin of unknown dose. */
  readonly units?: number;
  readonly inUse: boolean;
  /** Whole units at 0.5 U/kg: a flag, not a maximum. */
  readonly ceiling: number;
  readonly overBasal: boolean;
  /** Insulin is not indicated now: for reference only. */
  readonly referenceOnly: boolean;
  /** Why no dose may be shown. The model's number stays here; the report prints none. */
  readonly withheld: readonly Withheld[];
}

/** The results, under the specification's names (3.1). HbA1c effects in points, percentages 0–100; prose is a note. */
export interface Results {
  readonly insulinDecision: {
    readonly decision: Decision;
    readonly banner: 'red' | 'yellow';
    readonly appropriate: boolean;
  };
  readonly insulinPredictions: {
    /** Readiness index, 5–95: a heuristic, not a probability. */
    readonly probabilityScore: number;
    readonly decision: Decision;
    readonly reasoning: readonly Note[];
    readonly expectedBenefit: {
      readonly currentRegimen: number;
      readonly withInsulin: number;
      readonly addedBenefit: number;
      readonly firstEffectWeek: number;
    };
  };
  readonly expectedA1c12w: number;
  readonly weekOfFirstChange: number;
  readonly iriScore: number;
  readonly iriRisk: Risk;
  readonly intensificationWeek: number;
  readonly insulinChoice: {
    readonly selectedType: InsulinType;
    readonly rationale: Note;
    readonly brandExamples: readonly string[];
    /** Whole units a day. */
    readonly startDose: number | 'not applicable';
    readonly titrationLadder: readonly Note[];
  };
  readonly medReconciliation: {
    readonly metforminMr: { readonly action: 'contraindicated' | 'continue' | 'optimize'; readonly rationale: Note };
    /** `dose` is the tool's cautious value, `labelDose` the US label's, mg a day. */
    readonly sitagliptin: {
      readonly action: 'stop' | 'continue' | 'add';
      readonly dose: number;
      readonly labelDose: number;
      readonly rationale: Note;
    };
    readonly othermeds: readonly OtherMed[];
  };
  readonly monitoringPlan: {
    readonly modality: 'cgm-realtime' | 'cgm-scanning' | 'smbg';
    readonly rationale: Note;
    readonly schedule: readonly Note[];
    /** Percent of time and mg/dL: in range at least, below 70 under, fasting from and to, after meals under. */
    readonly targets: {
      readonly tir: number;
      readonly tbr: number;
      readonly fasting: { readonly min: number; readonly max: number };
      readonly postMeal: number;
    };
    readonly safetyBand: readonly Note[];
  };
  readonly roadmap: {
    readonly month0to2: readonly Note[];
    readonly month3: readonly Note[];
    readonly month4to6: readonly Note[];
    readonly month7to9: readonly Note[];
    readonly month10to12: readonly Note[];
    readonly everyVisit: readonly Note[];
  };
  readonly deIntensificationCriteria: { readonly conditions: readonly Note[]; readonly stepDownPlan: readonly Note[] };
  /** The company's products where their class fits; absent where not. */
  readonly drugRecommendations: {
    readonly metforma?: Note;
    readonly sitagliptin?: Note;
    readonly betwelve?: Note;
    readonly thiotica?: Note;
  };
  readonly safetyNotes: readonly Note[];
  readonly guidelineReferences: readonly string[];
  readonly therapyOptions: {
    readonly recommendedNow: readonly Choice[];
    readonly secondChoice: readonly Choice[];
    readonly alternatives: readonly Choice[];
    readonly notAppropriateNow: readonly Choice[];
  };
  /** Beyond the specification. */
  readonly obesityClass: (typeof obesityClasses)[number];
  readonly bmi: number;
  /** The HbA1c the current regimen would reach: the risk and the index ask how likely it fails. */
  readonly currentRegimenA1c: number;
  readonly basalBlock?: BasalBlock;
  /** Hypoglycaemia asks for less treatment, whatever the time in range. */
  readonly deIntensify: 'now' | 'consider' | 'no';
}

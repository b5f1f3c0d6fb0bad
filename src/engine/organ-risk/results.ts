import type { Country } from '../clinical/countries.ts';
import type { Score2Region } from './coefficients/score2-diabetes.ts';

/** Categories of KDIGO's grid. */
export type FiltrationCategory = 'G1' | 'G2' | 'G3a' | 'G3b' | 'G4' | 'G5';
export type AlbuminCategory = 'A1' | 'A2' | 'A3';
export type GridRisk = 'low' | 'moderate' | 'high' | 'very high';
/** Classes of the European guideline, by the score or by what is known without one. */
export type CardiovascularClass = 'low' | 'moderate' | 'high' | 'very high';
/** Bands of the WHO charts, percent: below 5, 5 to 9, 10 to 19, 20 to 29, 30 and more. */
export type WhoBand = 'below5' | 'from5' | 'from10' | 'from20' | 'from30';
export type LiverBand = 'low' | 'middle' | 'high';

/** Why an answer must not be given. */
export type Refusal =
  | 'ascvd'
  | 'dialysis'
  | 'transplant'
  | 'damageFiltration'
  | 'damageAlbumin'
  | 'damageBoth'
  | 'damageSites'
  | 'tooYoung'
  | 'tooOld'
  | 'notType2'
  | 'filtrationKept'
  | 'cirrhosis';

/** An answer, or the fields it still needs, or why it must not be given. */
export type Answer<T> =
  | ({ readonly state: 'given' } & T)
  | { readonly state: 'missing'; readonly missing: readonly string[] }
  | { readonly state: 'refused'; readonly because: Refusal };

/** A risk in percent over 10 years, with the same person compared: all as the equation computes it, not rounded. */
export interface Compared {
  readonly percent: number;
  /** Where the person smokes. */
  readonly withoutSmoking?: number;
  /** Pressure, cholesterol and HbA1c at their targets where they are above, and without smoking. */
  readonly atTarget?: number;
}

export interface Results {
  /** First heart attack, coronary death or stroke in 10 years (WHO 2019). */
  readonly who: Answer<
    Compared & { readonly coronary: number; readonly stroke: number; readonly band: WhoBand; readonly place: Country }
  >;
  /** Cardiovascular death, heart attack or stroke in 10 years (SCORE2-Diabetes). */
  readonly score2: Answer<Compared & { readonly class: CardiovascularClass; readonly region: Score2Region }>;
  /** Entered, or computed from creatinine; mL/min/1.73 m². */
  readonly filtration: Answer<{ readonly egfr: number; readonly from: 'entered' | 'creatinine' }>;
  readonly grid: Answer<{
    readonly g: FiltrationCategory;
    readonly a: AlbuminCategory;
    readonly risk: GridRisk;
    /** Checks of eGFR and albumin a year; 4 stands for four and more. */
    readonly checksAYear: number;
  }>;
  /** Dialysis or transplant, percent (kidney failure risk equation, outside North America). */
  readonly kidneyFailure: Answer<{ readonly within2Years: number; readonly within5Years: number }>;
  /** FIB-4; without a band at 35 years and younger. */
  readonly liver: Answer<{ readonly index: number; readonly band?: LiverBand; readonly lowerCutOff: number }>;
}

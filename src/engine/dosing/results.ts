import type { BandSeverity } from './drugs/record.ts';

/** A record as it is stored: the specification's fields, in English (the texts of both languages stay with the record). */
export interface Medication {
  readonly generic: string;
  readonly brands_examples: readonly string[];
  readonly class: string;
  readonly route: string;
  readonly formulations: readonly { readonly form: string; readonly strength: string }[];
  readonly indications: { readonly T2DM: boolean; readonly T1DM: boolean; readonly note: string };
  readonly starting_dose: string;
  readonly titration: string;
  readonly timing: string;
  readonly missed_dose: string;
  readonly max_dose?: string;
  /** Bands of eGFR, min ≤ eGFR < max; the last has no max. */
  readonly renal_adjust: readonly {
    readonly min: number;
    readonly max?: number;
    readonly severity: BandSeverity;
    readonly action: string;
  }[];
  readonly hepatic_adjust?: string;
  readonly contraindications: readonly string[];
  readonly ddis_major: readonly { readonly drug: string; readonly effect: string; readonly action: string }[];
  readonly ddis_moderate: readonly string[];
  readonly ddzis: readonly { readonly disease: string; readonly risk: string; readonly action: string }[];
  readonly monitoring: readonly string[];
  readonly patient_tips: readonly string[];
  readonly labels_notes: readonly string[];
  readonly region_availability: string;
  readonly approval_info: string;
  readonly new_or_emerging: string;
}

/** The results, under the specification's names (3.3). */
export interface Results {
  readonly medication: Medication;
  /** The dose for this patient's eGFR, with the units of a basal insulin worked out. */
  readonly adjustedDose: string;
  /** What the patient's eGFR band asks for. */
  readonly renalAdjustment: string;
  /** Contraindicated first, then the kidney band, then withdrawal, then heart failure. */
  readonly warnings: readonly string[];
  readonly contraindicated: boolean;
  /** Beyond the specification: the band that decided, and the whole units a basal insulin may start with. */
  readonly renalBand: { readonly min: number; readonly max?: number; readonly severity: BandSeverity };
  readonly startUnits?: { readonly low: number; readonly high: number };
}

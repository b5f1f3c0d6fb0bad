import type { SourceId } from '../../clinical/sources.ts';
import type { Mark } from '../../kit/worksheet/cited.ts';

/** The eleven records, by the specification's class keys. */
export const medicationClasses = [
  'metformin', 'sitagliptin', 'semaglutide_inj', 'liraglutide', 'dulaglutide', 'tirzepatide',
  'insulin_lispro', 'insulin_aspart', 'insulin_glargine', 'insulin_degludec', 'insulin_detemir',
] as const;
export type MedicationClass = (typeof medicationClasses)[number];

/** One text in both languages: leaving one out does not compile. Brand names and laboratory units stay Latin. */
export interface Text {
  readonly en: string;
  readonly ar: string;
  /** The Arabic as a woman is spoken to, where it differs. */
  readonly arToHer?: string;
}
export function t(en: string, ar: string, arToHer?: string): Text {
  return { en, ar, ...(arToHer !== undefined && { arToHer }) };
}

/** A dose in words; `led` is the same with its figure stressed, for an answer that leads with it. */
export interface Dose extends Text {
  readonly led: Text;
}
/** Written once, with the figure between `<b>` and `</b>`; where there is none, the whole is what to look at. */
export function dose(en: string, ar: string): Dose {
  const plain = (text: string): string => text.replace(/<\/?b>/g, '');
  const led = (text: string): string => (text.includes('<b>') ? text : `<b>${text}</b>`);
  return { ...t(plain(en), plain(ar)), led: t(led(en), led(ar)) };
}

/** A name that stays Latin in both. */
function same(text: string): Text {
  return { en: text, ar: text };
}
const unitsInArabic = [[/\bmg\b/g, 'ملغم'], [/\bmL\b/g, 'مل'], [/\bunits\b/g, 'وحدة']] as const;
/** The strength of a form: the same figures, the units as every dose beside it writes them. */
export function strength(text: string): Text {
  return { en: text, ar: unitsInArabic.reduce((ar, [unit, word]) => ar.replace(unit, word), text) };
}
export function brands(...names: readonly string[]): readonly Text[] {
  return names.map(same);
}

/** Where a block was read, how far it can be trusted, and when it was last read. The edition is the source's own. */
export interface Citation { readonly source: SourceId; readonly mark: Mark; readonly reviewedOn: string }
export function cite(source: SourceId, mark: Mark, reviewedOn = '2026-11-21'): Citation {
  return { source, mark, reviewedOn };
}

/** A block of a record: no content without a citation. */
export interface Block<T> { readonly cite: readonly [Citation, ...Citation[]]; readonly content: T }
export function from<const T>(citation: Citation | readonly [Citation, ...Citation[]], content: T): Block<T> {
  return { cite: 'source' in citation ? [citation] : citation, content };
}

/** What the computed units of a basal start rest on, by which end a fixed start replaces. */
export interface StartBasis { readonly low: Text; readonly lowToHigh: Text; readonly fixed: Text; readonly fixedToHigh: Text }
export type BandSeverity = 'none' | 'caution' | 'reduce' | 'avoid' | 'contraindicated';
/** A band of eGFR in mL/min/1.73 m², min ≤ eGFR < max; `max` null has no upper end. */
export interface Band {
  readonly min: number;
  readonly max: number | null;
  readonly severity: BandSeverity;
  /** The band in a word or two, for the picture. */
  readonly short: Text;
  readonly action: Text;
  /** The dose for this band, as it is stored and shown; `{units}` takes the computed units of a basal insulin, `{basis}` what they rest on. */
  readonly dose: Dose;
  /** The same for somebody who takes this very medicine. */
  readonly taken?: Dose;
  readonly basis?: StartBasis;
  /** A line among the warnings while the patient is in this band. */
  readonly warning?: Text;
}
/** Bands that start at 0, end open and join without a gap or an overlap; anything else is no type. */
type Joined<B extends readonly Band[], From extends number | null = 0> = B extends readonly [infer First extends Band, ...infer Rest extends readonly Band[]]
  ? First['min'] extends From ? readonly [First, ...Joined<Rest, First['max']>] : readonly [Band & { readonly min: From }]
  : From extends null ? readonly [] : readonly [Band & { readonly min: From }];
export function bands<const B extends readonly Band[]>(...all: B & Joined<B>): readonly Band[] {
  return all;
}

interface Formulation { readonly form: Text; readonly strength: Text }
/** `duplicates` are the medicines of a plan that it is not combined with. */
export interface DrugInteraction { readonly drug: Text; readonly effect: Text; readonly action: Text; readonly mark?: Mark; readonly duplicates?: readonly string[] }
/** `heartFailure` is what a ticked heart failure brings up among the warnings. */
export interface DiseaseInteraction { readonly disease: Text; readonly risk: Text; readonly action: Text; readonly mark?: Mark; readonly heartFailure?: true }

/** A dose climbing in fixed steps. Basal insulins climb by units per kg instead, mealtime insulins from a fixed start. */
interface Ladder { readonly unit: Text; readonly pace: Text; readonly steps: readonly { readonly value: number; readonly label: Text; readonly detail: Text }[] }

/** A record of the drug reference: the specification's fields, and what the engine needs beside them. */
export interface DrugRecord {
  readonly id: MedicationClass;
  readonly generic: Text;
  readonly family: 'oral' | 'incretin' | 'mealtime' | 'basal';
  /** Viewable, never a recommendation to start. */
  readonly legacy?: Text;
  readonly brands_examples: Block<readonly Text[]>;
  readonly class: Block<Text>;
  readonly route: Block<Text>;
  readonly formulations: Block<readonly Formulation[]>;
  readonly indications: Block<{ readonly T2DM: boolean; readonly T1DM: boolean; readonly note: Text }>;
  readonly starting_dose: Block<Text>;
  readonly titration: Block<Text>;
  readonly ladder?: Block<Ladder>;
  /** Days between two steps of a basal insulin. */
  readonly climbDays?: Block<number>;
  readonly timing: Block<Text>;
  readonly missed_dose: Block<Text>;
  readonly max_dose?: Block<Text>;
  readonly renal_adjust: Block<readonly Band[]>;
  readonly hepatic_adjust?: Block<Text>;
  readonly contraindications: Block<readonly Text[]>;
  readonly ddis_major: Block<readonly DrugInteraction[]>;
  readonly ddis_moderate: Block<readonly Text[]>;
  readonly ddzis: Block<readonly DiseaseInteraction[]>;
  readonly monitoring: Block<readonly Text[]>;
  readonly patient_tips: Block<readonly Text[]>;
  readonly labels_notes: Block<readonly Text[]>;
  readonly region_availability: Block<Text>;
  readonly approval_info: Block<Text>;
  readonly new_or_emerging: Block<Text>;
  /** What established cardiovascular disease and chronic kidney disease mean for this medicine. */
  readonly heart: Block<Text>;
  readonly kidney: Block<Text>;
}

export function drug<const R extends DrugRecord>(record: R): R {
  return record;
}

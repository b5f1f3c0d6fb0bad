/** Units as written on screen and paper; most stay Latin in Arabic. The words are in clinical/copy. */
export type Unit =
  | '%'
  | 'mmol/mol'
  | 'mg/dL'
  | 'mmol/L'
  | 'µmol/L'
  | 'mg/g'
  | 'mg/mmol'
  | 'U/L'
  | '10⁹/L'
  | '/µL'
  | 'pg/mL'
  | 'pmol/L'
  | 'kg'
  | 'cm'
  | 'years'
  | 'mL/min/1.73 m²'
  | 'kg/m²'
  | 'mmHg'
  | 'kcal'
  | 'g'
  | 'mg'
  | 'L'
  | 'mL'
  | 'steps'
  | 'minutes'
  | 'hours'
  | 'months'
  | 'weeks'
  | 'days'
  | 'points'
  | 'times'
  | 'U'
  | 'U/kg'
  | 'mg/day'
  | 'kg/week'
  | 'none';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Another unit the same quantity is written in: shown = stored × factor + offset. */
interface OtherUnit {
  readonly unit: Unit;
  readonly factor: number;
  readonly offset?: number;
  readonly digits: number;
}

/**
 * What several calculators ask: one place for unit, range, words (clinical/copy) and codes.
 * `unit` is the stored, conventional one. `hard` blocks, `soft` warns; both inclusive, in the stored unit.
 */
export interface Concept {
  readonly id: string;
  readonly unit: Unit;
  /** Decimals always shown; `maxDigits` more are shown only when they say something. */
  readonly digits: number;
  readonly maxDigits?: number;
  readonly step: number;
  readonly hard: Range;
  readonly soft?: Range;
  readonly whole?: true;
  readonly other?: OtherUnit;
  readonly loinc?: string;
  readonly ucum?: string;
}

/** Which unit the reader chose for a concept; absent means the stored one. */
export type UnitChoice = Readonly<Record<string, Unit>>;

/** The unit in use for a concept under a reader's choice. */
export function unitOf(concept: Concept, choice: UnitChoice): Unit {
  return concept.other && choice[concept.id] === concept.other.unit ? concept.other.unit : concept.unit;
}

/** Stored value → value in `unit`. Linear; unknown units are the stored one. */
export function toShown(concept: Concept, stored: number, unit: Unit): number {
  const other = concept.other;
  return other && other.unit === unit ? stored * other.factor + (other.offset ?? 0) : stored;
}

/** Value in `unit` → stored value; the inverse of toShown, never rounded. */
export function toStored(concept: Concept, shown: number, unit: Unit): number {
  const other = concept.other;
  return other && other.unit === unit ? (shown - (other.offset ?? 0)) / other.factor : shown;
}

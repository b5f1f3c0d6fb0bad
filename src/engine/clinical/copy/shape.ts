import type { Unit } from '../../kit/fields/concept.ts';
import type { Patterns, UnitPlurals } from '../../kit/words/pattern.ts';
import type { ConceptId } from '../concepts.ts';

/** The words several calculators share: quantities, units, and the report's own headings and phrases. */
export interface ClinicalCopy {
  readonly concepts: Readonly<Record<ConceptId, string>>;
  readonly units: Readonly<Record<Unit, string>>;
  readonly unitPlurals: UnitPlurals;
  readonly messages: Patterns;
}

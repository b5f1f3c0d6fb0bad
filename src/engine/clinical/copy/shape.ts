import type { UnitPlurals } from '../../kit/message.ts';
import type { SharedCopy } from '../../kit/wording.ts';
import type { ConceptId } from '../concepts.ts';

/** The words several calculators share: quantities, units, and the report's own headings and phrases. */
export interface ClinicalCopy extends SharedCopy {
  readonly concepts: Readonly<Record<ConceptId, string>>;
  readonly unitPlurals: UnitPlurals;
}

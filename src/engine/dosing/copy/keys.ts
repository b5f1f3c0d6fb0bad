import type { SharedKey } from '../../clinical/words.ts';
import type { MedicationClass } from '../drugs/record.ts';
import type { reportEn } from './report-en.ts';

/** Every key this calculator may say; the texts of the drug records and their sources are keyed by their place. */
export type Key = keyof typeof reportEn | SharedKey | `drug.${string}` | `source.${string}` | `choice.medicationClass.${MedicationClass}`;

import { count, type Value } from '../../kit/words/message.ts';
import type { Outcome } from '../../kit/tool.ts';
import { bandAt, startBasis } from '../model/calculate.ts';
import { drugRecord } from '../drugs/index.ts';
import type { Band, DrugRecord } from '../drugs/record.ts';
import type { GuardId } from '../safety/guards.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { recordWords, words } from './words.ts';

/** Everything the report decides on, worked out once. */
export interface Situation {
  readonly inputs: Inputs;
  readonly results: Results;
  readonly outcome: Outcome<Results, GuardId>;
  readonly record: DrugRecord;
  readonly band: Band;
  /** The dose for this patient's eGFR, in words. */
  readonly dose: Value;
  /** Neither contraindicated, nor “do not start”, nor withdrawn: only then a start and a ladder are shown. */
  readonly mayStart: boolean;
  has(guard: GuardId): boolean;
}

function unitsValue({ low, high }: NonNullable<Results['startUnits']>): Value {
  return low === high ? count(low, 'U') : words('range', { from: count(low), to: count(high, 'U') });
}

export function situation(inputs: Inputs, outcome: Outcome<Results, GuardId>): Situation {
  const { results, guards } = outcome;
  const record = drugRecord(inputs.medicationClass);
  const band = bandAt(record, inputs.egfr);
  const { startUnits } = results;
  const basis = startUnits && startBasis(band, startUnits, inputs.weight);
  return {
    inputs,
    results,
    outcome,
    record,
    band,
    dose: recordWords(
      band.dose,
      startUnits && { units: unitsValue(startUnits), ...(basis && { basis: recordWords(basis) }) },
    ),
    mayStart: band.severity !== 'contraindicated' && band.severity !== 'avoid' && record.legacy === undefined,
    has: (guard) => guards.some(({ id }) => id === guard),
  };
}

/** Insulins have no fixed maximum; a basal one has a flag. */
export function maximum({ record }: Situation): Value {
  if (record.max_dose) return recordWords(record.max_dose.content);
  return words(record.family === 'basal' ? 'max.basal' : 'max.mealtime');
}

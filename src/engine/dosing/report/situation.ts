import { type Decisions, does } from '../../kit/proposal.ts';
import { count, type Value } from '../../kit/words/message.ts';
import type { Outcome } from '../../kit/tool.ts';
import { bandAt, startBasis } from '../model/calculate.ts';
import { drugRecord } from '../drugs/index.ts';
import type { Band, DrugInteraction, DrugRecord } from '../drugs/record.ts';
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
  /** The dose for this patient's eGFR, in words; `led` has its figure stressed. */
  readonly dose: Value;
  readonly led: Value;
  readonly plan: Decisions;
  /** The class looked up is taken, be it this medicine or another of it. */
  readonly taken: boolean;
  /** An insulin that is taken goes on from its own dose: a starting dose beside it would contradict the plan. */
  readonly inUse: boolean;
  /** The dose the plan sets for it, a day. */
  readonly planned?: Value;
  /** The planned dose is above the one in use. */
  readonly raised: boolean;
  /** The dose the plan starts it at, whole units, where that is not the record's one figure. */
  readonly begun?: number;
  /** Why the plan has no start of this medicine, or stops it. */
  readonly refused?: Value;
  /** Medicines taken or planned that are not combined with this one. */
  readonly duplicated: readonly DrugInteraction[];
  /** Neither contraindicated, nor “do not start”, nor withdrawn, nor refused: only then a start and a ladder are shown. */
  readonly mayStart: boolean;
  has(guard: GuardId): boolean;
}

function unitsValue({ low, high }: NonNullable<Results['startUnits']>): Value {
  return low === high ? count(low, 'U') : words('range', { from: count(low), to: count(high, 'U') });
}

/** The medicine of the plan that a record belongs to. */
function medicineOf({ id, family }: DrugRecord): string {
  if (family === 'basal') return 'basalInsulin';
  if (family === 'mealtime') return 'mealtimeInsulin';
  if (family === 'incretin') return 'glp1RA';
  return id === 'metformin' ? 'metformin' : 'dpp4Inhibitor';
}

/** The dose that the plan lowers or raises this medicine to. */
function plannedOf(record: DrugRecord, { actions }: Decisions): Value | undefined {
  const medicine = medicineOf(record);
  const to = actions.find(({ verb, object }) => object === medicine && (verb === 'reduce' || verb === 'raise'))?.to;
  if (to?.unit === 'U') return count(to.value, 'U');
  // Sitagliptin has one dose for each band: what the record says is what the plan sets.
  return to?.unit === 'mg' && medicine === 'metformin' ? count(to.value, 'mg') : undefined;
}

/** Of a range to begin in, the plan names one dose, whole units. */
function begunOf(record: DrugRecord, units: Results['startUnits'], { actions }: Decisions): number | undefined {
  const to = actions.find(({ id }) => id === `start:${medicineOf(record)}`)?.to;
  // The records are of analogues.
  if (to?.unit !== 'U' || to.of !== undefined || !units || (units.low === to.value && units.high === to.value))
    return undefined;
  return to.value;
}

/** The medicine looked up is a question: the plan may start it, leave it open, or have a reason against it. */
function refusalOf(record: DrugRecord, plan: Decisions): Value | undefined {
  const medicine = medicineOf(record);
  if (['start', 'raise', 'reduce'].some((verb) => does(plan, `${verb}:${medicine}`))) return undefined;
  const stops = does(plan, `stop:${medicine}`) || does(plan, `hold:${medicine}`);
  // A tablet that is taken and goes on has one dose, and nothing to raise.
  if (medicine === 'dpp4Inhibitor' && plan.taken?.includes(medicine) && !stops) return undefined;
  const against = plan.excluded?.find((each) => each.medicine === medicine);
  if (against) return against.why;
  return stops ? words('why.stopped') : undefined;
}

/** A medicine that is taken and not stopped, or that the plan starts, stands beside the one looked up. */
function isBeside(medicine: string, plan: Decisions): boolean {
  if (does(plan, `start:${medicine}`)) return true;
  return plan.taken?.includes(medicine) === true && !does(plan, `stop:${medicine}`);
}
function duplicatedIn(record: DrugRecord, plan: Decisions): readonly DrugInteraction[] {
  return record.ddis_major.content.filter(({ duplicates }) => duplicates?.some((each) => isBeside(each, plan)));
}

export function situation(inputs: Inputs, outcome: Outcome<Results, GuardId>, plan: Decisions): Situation {
  const { results, guards } = outcome;
  const record = drugRecord(inputs.medicationClass);
  const band = bandAt(record, inputs.egfr);
  const { startUnits } = results;
  const basis = startUnits && startBasis(band, startUnits, inputs.weight);
  const startable = band.severity !== 'contraindicated' && band.severity !== 'avoid' && record.legacy === undefined;
  const refused = startable ? refusalOf(record, plan) : undefined;
  const taken = plan.taken?.includes(medicineOf(record)) === true;
  const said = (taken && band.taken) || band.dose;
  const planned = plannedOf(record, plan);
  const begun = begunOf(record, startUnits, plan);
  const units = startUnits && { units: unitsValue(startUnits), ...(basis && { basis: recordWords(basis) }) };
  return {
    inputs,
    results,
    outcome,
    record,
    band,
    dose: recordWords(said, units),
    led: recordWords(said.led, units),
    plan,
    taken,
    inUse: taken && startable && startUnits !== undefined,
    ...(planned && { planned }),
    raised: does(plan, `raise:${medicineOf(record)}`),
    ...(begun !== undefined && { begun }),
    ...(refused && { refused }),
    duplicated: refused ? [] : duplicatedIn(record, plan),
    mayStart: startable && refused === undefined,
    has: (guard) => guards.some(({ id }) => id === guard),
  };
}

/** Insulins have no fixed maximum; a basal one has a flag. */
export function maximum({ record }: Situation): Value {
  if (record.max_dose) return recordWords(record.max_dose.content);
  return words(record.family === 'basal' ? 'max.basal' : 'max.mealtime');
}

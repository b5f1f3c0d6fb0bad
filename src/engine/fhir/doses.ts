import { clean } from '../kit/maths.ts';
import { isRecord } from '../kit/fields/fields.ts';
import type { Found } from './gather.ts';
import { recordAt, recordsAt, textAt } from './plain.ts';

type Body = Found['body'];

/** What is taken in a day, as far as the dosage says it. */
interface DailyDose {
  /** Milligrams. */
  readonly mg?: number;
  /** Units of insulin. */
  readonly units?: number;
}

const timesByCode: Readonly<Record<string, number>> = {
  QD: 1,
  AM: 1,
  PM: 1,
  BED: 1,
  BID: 2,
  TID: 3,
  QID: 4,
  Q24H: 1,
  Q12H: 2,
  Q8H: 3,
  Q6H: 4,
};
const perDay: Readonly<Record<string, number>> = { h: 24, d: 1, wk: 1 / 7 };

/** How many times a day; undefined where it does not say, or as needed. */
function timesADay(dosage: Body): number | undefined {
  if (dosage.asNeededBoolean === true || dosage.asNeeded === true || isRecord(dosage.asNeededCodeableConcept))
    return undefined;
  const timing = recordAt(dosage, 'timing');
  const code = recordsAt(recordAt(timing, 'code'), 'coding').map((coding) => textAt(coding, 'code') ?? '')[0];
  const repeat = recordAt(timing, 'repeat');
  const { frequency = 1, period, periodUnit, frequencyMax, periodMax } = repeat;
  if (frequencyMax !== undefined || periodMax !== undefined) return undefined;
  if (typeof period === 'number' && period > 0 && typeof frequency === 'number' && typeof periodUnit === 'string') {
    const share = perDay[periodUnit];
    return share === undefined ? undefined : (frequency * share) / period;
  }
  const named = code === undefined ? undefined : timesByCode[code];
  if (named !== undefined) return named;
  const whens = Array.isArray(repeat.when) ? repeat.when.length : 0;
  const hours = Array.isArray(repeat.timeOfDay) ? repeat.timeOfDay.length : 0;
  return whens || hours || undefined;
}

const milligrams: Readonly<Record<string, number>> = { mg: 1, g: 1000, ug: 0.001 };
const pieces =
  /^(?:\{?(?:tbl|tab|tablet|tabs|tablets|cap|capsule|capsules|pill|piece|unit dose)(?:\(s\))?\}?|1|TAB|CAP)$/i;
const units = /^(?:\[?iu\]?|u|unit|units|unt)$/i;

/** One dose in milligrams or units; tablets by the strength of one. */
function oneDose(dosage: Body, strength: number | undefined): DailyDose | undefined {
  const rates = recordsAt(dosage, 'doseAndRate');
  const quantity = rates.length > 0 ? recordAt(rates[0], 'doseQuantity') : recordAt(dosage, 'doseQuantity');
  const { value } = quantity;
  if (typeof value !== 'number' || !(value > 0) || quantity.comparator !== undefined) return undefined;
  const unit = (textAt(quantity, 'code') ?? textAt(quantity, 'unit') ?? '').slice(0, 30);
  const factor = milligrams[unit] ?? milligrams[unit.toLowerCase()];
  if (factor !== undefined) return { mg: value * factor };
  if (units.test(unit)) return { units: value };
  return strength !== undefined && (pieces.test(unit) || pieces.test(textAt(quantity, 'unit')?.slice(0, 30) ?? ''))
    ? { mg: value * strength }
    : undefined;
}

/** Units of a week, where one dosage says that it is given once in it; undefined otherwise, and where it says a day. */
export function weeklyUnitsOf(dosages: readonly Body[]): number | undefined {
  const [dosage, ...more] = dosages;
  if (!dosage || more.length > 0) return undefined;
  const times = timesADay(dosage);
  return times !== undefined && clean(times * 7) === 1 ? oneDose(dosage, undefined)?.units : undefined;
}

/**
 * The dose of a day, of dosages that all say it; undefined where one of them does not. `strength` is what one tablet holds, in
 * milligrams. Words are not read: a dose is what the dosage says in its fields.
 */
export function doseOf(dosages: readonly Body[], strength: number | undefined): DailyDose | undefined {
  // What an extension that nobody here knows may turn is no dose.
  const isTurned = dosages.some((dosage) => recordsAt(dosage, 'modifierExtension').length > 0);
  if (dosages.length === 0 || dosages.length > 6 || isTurned) return undefined;
  const isSequence = new Set(dosages.map(({ sequence }) => sequence).filter((each) => each !== undefined)).size > 1;
  if (isSequence) return undefined;
  let [mg, insulin] = [0, 0];
  for (const dosage of dosages) {
    const [times, dose] = [timesADay(dosage), oneDose(dosage, strength)];
    if (times === undefined || !dose) return undefined;
    mg += (dose.mg ?? 0) * times;
    insulin += (dose.units ?? 0) * times;
  }
  return { ...(mg > 0 && { mg: clean(mg) }), ...(insulin > 0 && { units: clean(insulin) }) };
}

import { highMgdl, inPossibleRange, lowMgdl, mgdlPerMmol, mostMmol, unitOf } from './amounts.ts';
import { type Collected, leaveOut } from './collect.ts';
import { dateOrder } from './date-order.ts';
import { merged, type Placed } from './devices.ts';
import { namesShown } from './headers.ts';
import { summaryOf } from './summary.ts';
import {
  type DateOrder,
  type Options,
  type Reading,
  reasons,
  type Recording,
  type Refusal,
  refuse,
  type Unit,
} from './types.ts';

/** Nightscout writes 39 and 401 for Low and High, codes of the device up to 12, and what the sensor did not reach between them. */
const leastGlucose = 39;
const lastCode = 12;
/** With more than this out of any sensor's range, percent of all, the unit or the quantity may be another one; of few rows two may be. */
const mostImpossible = { percent: 1, values: 2, few: 100 };

/** Whether values of Nightscout, which are mg/dL, can only be mmol/L: none is above what that can be, and not all are codes. */
function lookLikeMmol(values: readonly number[]): boolean {
  return (
    values.length > 0 &&
    values.every((value) => value <= mostMmol) &&
    values.some((value) => value > lastCode || !Number.isInteger(value))
  );
}

function unitFor(collected: Collected, options: Options): Unit | undefined {
  if (options.unit) return options.unit;
  const values: number[] = [];
  const stated = new Set<Unit | undefined>();
  const plain = collected.candidates.flatMap(({ amount }) => (amount && !amount.mark ? [amount.value] : []));
  if (collected.codes && lookLikeMmol(plain)) return undefined;
  for (const { amount } of collected.candidates) {
    if (!amount || amount.mark || (collected.codes && amount.value < leastGlucose)) continue;
    values.push(amount.value);
    stated.add(amount.unit);
  }
  const inCells = stated.size === 1 ? [...stated][0] : undefined;
  if (stated.size > 1) return undefined;
  return unitOf(collected.unit ?? inCells, values);
}

/** Each candidate is a reading, or counted with the reason why it is none. */
function placed(collected: Collected, unit: Unit, order: DateOrder): Placed[] {
  const found: Placed[] = [];
  for (const { moment, amount, device } of collected.candidates) {
    const at = moment === undefined ? Number.NaN : Math.floor(moment[order]);
    if (Number.isNaN(at)) leaveOut(collected, 'no-time');
    else if (amount === undefined) leaveOut(collected, 'no-value');
    else if (amount.mark === 'low') found.push({ at, mgdl: lowMgdl, low: true, device });
    else if (amount.mark === 'high') found.push({ at, mgdl: highMgdl, high: true, device });
    else if (collected.codes && unit === 'mg/dL' && amount.value <= lastCode) leaveOut(collected, 'device-code');
    else if (collected.codes && unit === 'mg/dL' && amount.value <= leastGlucose)
      found.push({ at, mgdl: lowMgdl, low: true, device });
    else if (collected.codes && unit === 'mg/dL' && amount.value === highMgdl)
      found.push({ at, mgdl: highMgdl, high: true, device });
    else if (!inPossibleRange(amount.value, unit)) leaveOut(collected, 'out-of-range');
    else found.push({ at, mgdl: unit === 'mmol/L' ? amount.value * mgdlPerMmol : amount.value, device });
  }
  return found;
}

const count = (collected: Collected, reason: 'duplicate' | 'other-device', rows: number): void => {
  if (rows > 0) collected.ignored.set(reason, rows);
};

/** The recording a vendor's rows make, or the question or refusal they end in. */
export function assemble(format: string, collected: Collected, options: Options): Recording | Refusal {
  if (collected.foreign !== undefined) return refuse('unknown-format', namesShown(collected.foreign));
  if (collected.severalPeople) return refuse('several-people');
  const complete = collected.candidates.filter(({ moment, amount }) => moment && amount);
  if (complete.length === 0) return refuse('no-readings');
  const unit = unitFor(collected, options);
  if (!unit) return refuse('unit-unclear');
  const order =
    options.dateOrder ??
    dateOrder(
      collected.shown,
      complete.flatMap(({ moment }) => moment ?? []),
    );
  if (order === 'unclear') return refuse('date-order-unclear');
  const found = placed(collected, unit, order);
  const impossible = collected.ignored.get('out-of-range') ?? 0;
  // An answer of the reader's settles it; so does nothing else.
  const all = found.length + impossible;
  const isMuch = 100 * impossible > mostImpossible.percent * all;
  if (!options.unit && isMuch && (impossible > mostImpossible.values || all >= mostImpossible.few))
    return refuse('unit-unclear');
  const { taken, duplicates, others } = merged(found);
  count(collected, 'duplicate', duplicates);
  count(collected, 'other-device', others);
  const after = typeof options.period === 'number' ? (taken.at(-1)?.at ?? 0) - options.period * 86_400 : -Infinity;
  const kept = taken.filter(({ at }) => at > after);
  if (kept.length === 0) return refuse('no-readings');
  const perDevice = new Map<number, number>();
  for (const { device } of kept) perDevice.set(device, (perDevice.get(device) ?? 0) + 1);
  const readings: Reading[] = kept.map(({ device, ...reading }) => reading);
  return {
    ok: true,
    format,
    unit,
    ...(collected.utc && { utc: true as const }),
    devices: [...perDevice].map(([device, rows]) => ({ name: collected.names[device] ?? '', readings: rows })),
    readings,
    ignored: reasons.flatMap((reason) => {
      const rows = collected.ignored.get(reason);
      return rows ? [{ reason, rows }] : [];
    }),
    summary: summaryOf(readings, unit),
  };
}

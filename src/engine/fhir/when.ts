import { isDay } from '../chart/day.ts';
import { recordAt, textAt, textsAt } from './plain.ts';

/** When something was measured. */
export interface When {
  /** Milliseconds since 1970 in UTC. */
  readonly at: number;
  /** As the file writes it. */
  readonly text: string;
}

const form = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?)?)?$/;

/** Minutes an offset stands east of UTC; NaN where there is no such offset. */
function offsetOf(zone: string | undefined): number {
  if (zone === undefined || zone === 'Z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  const all = hours * 60 + minutes;
  return minutes > 59 || all > 14 * 60 ? Number.NaN : zone.startsWith('-') ? -all : all;
}

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/**
 * A date or time of FHIR (a year, a month, a day, or a moment with its offset) as the first and last millisecond it can mean; undefined
 * where it is none. A time without an offset, which FHIR forbids and files hold, is read as UTC.
 */
export function spanOf(text: string): { readonly first: number; readonly last: number } | undefined {
  const found = form.exec(text);
  if (!found) return undefined;
  const [, year = '', month = '01', date = '01', hours, minutes, seconds = '0', fraction = '0', zone] = found;
  if (!isDay(`${year}-${month}-${date}`) || Number(year) < 1000) return undefined;
  const start = Date.UTC(Number(year), Number(month) - 1, Number(date));
  if (hours === undefined) {
    const end = found[3] ? start + day : Date.UTC(Number(year) + (found[2] ? 0 : 1), found[2] ? Number(month) : 0, 1);
    return { first: start, last: end - 1 };
  }
  const offset = offsetOf(zone);
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 60 || Number.isNaN(offset)) return undefined;
  const at =
    start + (Number(hours) * 60 + Number(minutes) - offset) * minute + (Number(seconds) + Number(fraction)) * second;
  return { first: at, last: at };
}

/** The moment one of some dates names, or one of some periods: its end, which counts to the end of the day it names, else its start. */
function momentOf(
  resource: Readonly<Record<string, unknown>>,
  dates: readonly string[],
  periods: readonly string[],
): When | undefined {
  const moment = dates.map((key) => textAt(resource, key)).find((each) => each !== undefined);
  const period = periods.map((key) => recordAt(resource, key)).find((each) => Object.keys(each).length > 0);
  const end = textAt(period, 'end');
  const text = moment ?? end ?? textAt(period, 'start');
  const span = text === undefined ? undefined : spanOf(text);
  return text !== undefined && span
    ? { at: moment === undefined && end !== undefined ? span.last : span.first, text }
    : undefined;
}

/**
 * When a resource was effective: its dateTime or instant, the last moment of its timing, or its period. Undefined where no such date can
 * be read; the day it was issued is none.
 */
export function effectiveOf(resource: Readonly<Record<string, unknown>>): When | undefined {
  const own = momentOf(resource, ['effectiveDateTime', 'effectiveInstant'], ['effectivePeriod']);
  if (own) return own;
  const text = textsAt(recordAt(resource, 'effectiveTiming'), 'event').at(-1);
  const span = text === undefined ? undefined : spanOf(text);
  return text !== undefined && span ? { at: span.first, text } : undefined;
}

/** When a specimen was taken. */
export const collectedOf = (specimen: Readonly<Record<string, unknown>>): When | undefined =>
  momentOf(recordAt(specimen, 'collection'), ['collectedDateTime'], ['collectedPeriod']);

/** Whether a moment lies after a day (yyyy-mm-dd) by the day it names itself and by UTC's: between zones neither is surely later. */
export function isAfter({ at, text }: When, on: string): boolean {
  const written = text.slice(0, 10);
  const later = written > on.slice(0, written.length);
  return later && (text.length <= 10 || new Date(at).toISOString().slice(0, 10) > on);
}

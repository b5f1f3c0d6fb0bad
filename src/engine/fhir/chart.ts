import type { Known } from '../chart/chart.ts';
import { judgedFields } from '../chart/conflicts.ts';
import { isDay } from '../chart/day.ts';
import { type FactId, facts } from '../chart/facts.ts';
import { gather } from './gather.ts';
import { isProblem, type Item, type Newer, type Open, type Problem, type Reading } from './item.ts';
import { add, latest, timeOf } from './latest.ts';
import type { NotTaken } from './measured.ts';
import { type Notice, noticeOf } from './person.ts';
import { plain } from './plain.ts';
import { itemsOf } from './readings.ts';
import { settle } from './settle.ts';
import { byPerson, severalPatients } from './subjects.ts';
import { withSums } from './sums.ts';

/** One fact a file tells. */
export interface ChartFact {
  readonly fact: FactId;
  readonly known: Known;
  /** The resource it was taken from. */
  readonly source: string;
  /** What the file calls a diagnosis or a medicine it rests on, with its code. */
  readonly called?: string;
  /** A newer value of the same quantity was not taken: its day, yyyy-mm-dd, where it bears one, and why. */
  readonly newer?: { readonly on?: string; readonly why: Newer['why'] };
}
/** What has to be asked: each choice is taken as a whole, or nothing. */
interface ChartQuestion {
  readonly facts: readonly FactId[];
  readonly choices: readonly (readonly ChartFact[])[];
  readonly why: Open['why'];
}
export type TakenChart =
  | {
      readonly ok: true;
      readonly facts: readonly ChartFact[];
      readonly questions: readonly ChartQuestion[];
      /** Every medicine that is taken, in the words of the file: name and dose, which a fact does not hold. */
      readonly medicines: readonly string[];
      /** Who has died, or is no adult: to be said before anything is taken. */
      readonly notice?: Notice;
      readonly notUnderstood: readonly { readonly what: string; readonly reason: NotTaken }[];
    }
  | { readonly ok: false; readonly reason: 'not-fhir' | 'several-patients' | 'nothing-found' };

/** The day of a value, yyyy-mm-dd: as the file writes it, never after today; of a month or a year its first day. What holds today is of today. */
function dayOf({ when }: Pick<Reading, 'when'>, on: string): string {
  if (!when) return on;
  const day = dayWritten(when.text);
  return day > on ? on : day;
}
/** A date as the file writes it as a day, yyyy-mm-dd: of a month or a year its first one. */
const dayWritten = (text: string): string => (text.length >= 10 ? text.slice(0, 10) : `${text}-01-01`.slice(0, 10));

function factFrom(fact: FactId, reading: Reading, on: string): ChartFact {
  const about = facts[fact];
  const unit = about.kind === 'number' && about.concept.unit !== 'none' ? about.concept.unit : undefined;
  const known: Known = {
    value: reading.value,
    ...(unit && { unit }),
    ...(!reading.undated && { on: dayOf(reading, on) }),
    from: 'file',
  };
  const { source, called, newer } = reading;
  return {
    fact,
    known,
    source,
    ...(called !== undefined && { called }),
    ...(newer && {
      newer: { why: newer.why, ...(newer.date !== undefined && { on: dayWritten(newer.date) }) },
    }),
  };
}

/** The latest reading of each fact; an earlier HbA1c, and an eGFR of an earlier day, is the one before. */
function latestOf(readings: readonly Reading[]): Map<FactId, Reading> {
  const byFact = new Map<FactId, Reading[]>();
  for (const reading of readings) if (reading.about.kind === 'fact') add(byFact, reading.about.fact, reading);
  const newest = latest(byFact.get('a1c'));
  for (const reading of byFact.get('a1c') ?? [])
    if (newest && timeOf(reading) < timeOf(newest)) add(byFact, 'priorA1c', reading);
  const egfr = latest(byFact.get('egfr'));
  for (const reading of byFact.get('egfr') ?? [])
    if (egfr && dayWritten(reading.when?.text ?? '') < dayWritten(egfr.when?.text ?? ''))
      add(byFact, 'previousEgfr', reading);
  const found = [...byFact].map(([fact, all]) => [fact, latest(all)] as const);
  return new Map(found.flatMap(([fact, reading]) => (reading ? [[fact, reading]] : [])));
}

/**
 * Reads FHIR R4 (a bundle, one resource, or a list of either) for the chart of a visit: the latest value of every fact, in its stored
 * unit and within its hard range, each with its day. `on` is today, yyyy-mm-dd: nothing later is taken, and age is worked out for it.
 * Never throws, whatever it is given.
 */
export function chartFromFhir(json: unknown, { on }: { readonly on: string }): TakenChart {
  const { resources, isFhir, strays } = gather(plain(json));
  if (!isFhir) return { ok: false, reason: 'not-fhir' };
  if (severalPatients(resources)) return { ok: false, reason: 'several-patients' };
  // No calculator has this name: what one of ours coded for its own form is read as the fact it tells.
  const reader = { tool: 'visit', fields: judgedFields, on: isDay(on) ? on : undefined };
  const { items: all, told, medicines } = itemsOf(resources, reader);
  const { items, open } = settle(withSums(all, reader), told, reader);
  const questions = open.map(
    ({ facts: asked, choices, why }): ChartQuestion => ({
      facts: asked,
      why,
      choices: choices.map((choice) =>
        choice.flatMap((each) => (each.about.kind === 'fact' ? factFrom(each.about.fact, each, on) : [])),
      ),
    }),
  );
  const notice = isDay(on) ? noticeOf(resources, on) : undefined;
  const isReading = (item: Item): item is Reading => !isProblem(item);
  const taken = [...latestOf(items.filter(isReading))].map(([fact, reading]) => factFrom(fact, reading, on));
  // No form is asked, so nothing is about one; a part of a sensor's ranges was summed up or is a problem by now.
  const problems = items.flatMap((item): Problem[] => (isProblem(item) && !item.named ? [item] : []));
  if (!taken.length && !questions.length && !medicines.length && !problems.some(({ coded }) => coded))
    return { ok: false, reason: 'nothing-found' };
  const stray = Array.from({ length: strays }, () => ({ what: '?', reason: 'resource' }) as const);
  return {
    ok: true,
    facts: taken,
    questions,
    medicines,
    ...(notice && { notice }),
    notUnderstood: [...problems.map(({ what, reason }) => ({ what, reason })), ...stray],
  };
}

/**
 * FHIR R4 of several people, each with what is told of them, as `chartFromFhir` takes it; none where it cannot be told whose is whose.
 * `nobodys`: how many values are of nobody among them. Never throws.
 */
export function peopleOf(json: unknown): { readonly people: readonly unknown[]; readonly nobodys: number } {
  const { people, nobodys } = byPerson(gather(plain(json)).resources);
  return { people: people.map((all) => all.map(({ body, fullUrl }) => ({ resource: body, fullUrl }))), nobodys };
}

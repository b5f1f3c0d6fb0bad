import { setImmediate } from 'node:timers/promises';
import { addDue, type DuePosition, type DueRow, dueOfVisits, listDue, withoutDue } from '../../../db/due.ts';
import { urgentOf } from '../../engine/answer/compare-plans.ts';
import type { Chart } from '../../engine/chart/chart.ts';
import { isDay } from '../../engine/chart/day.ts';
import { namedIn, namingFacts } from '../../engine/judgement/named.ts';
import type { CareLeft, PatientDue } from '../contract.ts';
import { isRecordId } from '../record-id.ts';
import { refuse } from '../records/page.ts';
import { dueOfVisit } from '../visits/compute.ts';

/** So many visits that were saved before there was this list are looked through with a call: a fifth of a second, and never all at once. */
const mostLookedThrough = 25;

interface Unread {
  readonly id: string;
  readonly day: string;
  readonly chart: string;
}
/** Looks through these, and keeps what was found. */
async function lookedThrough(userId: string, visits: readonly Unread[]) {
  const made = [];
  for (const { id, day, chart } of visits) {
    made.push({ id, ...(await dueOfVisit(JSON.parse(chart) as Chart, day)) });
    // Others are answered in between.
    await setImmediate();
  }
  await addDue(userId, made);
  return made;
}

/** Looks through some visits of before; how many are left. */
export async function lookThrough(userId: string): Promise<number> {
  const { count, visits } = await withoutDue(userId, mostLookedThrough);
  await lookedThrough(userId, visits);
  return count - visits.length;
}

type DatedDue = readonly (readonly [string, string])[];

/** What the visits of a page leave to be done, by their ids; not of those that wait to be looked through. */
export async function leftByVisit(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, CareLeft>> {
  if (ids.length === 0) return new Map();
  const found = await dueOfVisits(userId, ids);
  const unread = found.flatMap(({ id, day, chart }) => (chart === null ? [] : [{ id, day, chart }]));
  const read = await lookedThrough(userId, unread.slice(0, mostLookedThrough));
  const made = new Map(read.map(({ id, due }) => [id, due]));
  return new Map(
    found.flatMap(({ id, day: on, plan, due: kept }): [string, CareLeft][] => {
      const due = kept ?? made.get(id);
      if (due === undefined) return [];
      const dated = JSON.parse(due) as DatedDue;
      return [
        [id, { on, due: dated.map(([what, day]) => ({ id: what, on: day })), urgent: urgentOf(JSON.parse(plan)) }],
      ];
    }),
  );
}

const dueCursor = ({ urgent, risk, firstDue, id }: DuePosition): string =>
  Buffer.from(JSON.stringify([urgent, risk, firstDue, id])).toString('base64url');

function positionOf(cursor: string): DuePosition {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return refuse('cursor', 'characters');
  }
  const [urgent, risk, firstDue, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const isCount = (one: unknown): one is number => Number.isSafeInteger(one) && Number(one) >= 0;
  if (!isCount(urgent) || !isCount(risk) || typeof id !== 'string' || !isRecordId(id))
    return refuse('cursor', 'characters');
  if (firstDue !== '' && !isDay(firstDue)) return refuse('cursor', 'characters');
  return { urgent, risk, firstDue, id };
}

/** A row as the list tells it on a day: what is late by then, and the steps that cannot wait. */
export function patientDue({ id, patientId, patientName, day, due, plan, facts }: DueRow, on: string): PatientDue {
  const dated = JSON.parse(due) as DatedDue;
  return {
    patientId,
    patientName,
    visitId: id,
    on: day,
    due: dated.filter(([, since]) => since < on).map(([what, since]) => ({ id: what, since })),
    urgent: urgentOf(JSON.parse(plan)),
    named: namedIn(JSON.parse(facts) as Chart),
  };
}

interface PageAsked {
  readonly userId: string;
  readonly on: string;
  readonly limit: number;
  readonly cursor: string | null;
}
/** A page of the list, and where the next one begins. */
export async function duePage({
  userId,
  on,
  limit,
  cursor,
}: PageAsked): Promise<{ rows: DueRow[]; next: string | undefined }> {
  const after = cursor === null ? undefined : positionOf(cursor);
  // One more than asked for tells whether there is a next page.
  const found = await listDue(userId, { on, limit: limit + 1, after, facts: namingFacts });
  const rows = found.slice(0, limit);
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  return { rows, next: last && dueCursor(last) };
}

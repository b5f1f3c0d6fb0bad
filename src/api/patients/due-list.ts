import { setImmediate } from 'node:timers/promises';
import { addDue, type DuePosition, type DueRow, listDue, withoutDue } from '../../../db/due.ts';
import { urgentOf } from '../../engine/answer/compare-plans.ts';
import type { Chart } from '../../engine/chart/chart.ts';
import { isDay } from '../../engine/chart/day.ts';
import type { PatientDue } from '../contract.ts';
import { isRecordId } from '../record-id.ts';
import { refuse } from '../records/page.ts';
import { dueOfVisit } from '../visits/compute.ts';

/** So many visits that were saved before there was this list are looked through with a call: a fifth of a second, and never all at once. */
const mostLookedThrough = 25;

/** Looks through some visits of before; how many are left. */
export async function lookThrough(userId: string): Promise<number> {
  const { count, visits } = await withoutDue(userId, mostLookedThrough);
  const made = [];
  for (const { id, day, chart } of visits) {
    made.push({ id, ...(await dueOfVisit(JSON.parse(chart) as Chart, day)) });
    // Others are answered in between.
    await setImmediate();
  }
  await addDue(userId, made);
  return count - visits.length;
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
export function patientDue({ id, patientId, patientName, day, due, plan }: DueRow, on: string): PatientDue {
  const dated = JSON.parse(due) as readonly (readonly [string, string])[];
  return {
    patientId,
    patientName,
    visitId: id,
    on: day,
    due: dated.filter(([, since]) => since < on).map(([what, since]) => ({ id: what, since })),
    urgent: urgentOf(JSON.parse(plan)),
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
  const found = await listDue(userId, { on, limit: limit + 1, after });
  const rows = found.slice(0, limit);
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  return { rows, next: last && dueCursor(last) };
}

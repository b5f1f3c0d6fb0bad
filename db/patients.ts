import { randomUUID } from 'node:crypto';
import type { InStatement, Row } from '@libsql/client';
import type { Owner } from './assessments.ts';
import { auditStatement } from './audit.ts';
import { store } from './client.ts';
import { fold } from './fold.ts';

/** Visits and records by their ids. */
export interface Named {
  readonly visits: readonly string[];
  readonly records: readonly string[];
}
/** Which patient each belongs to now; null for a record that belongs to none. */
export interface Standing {
  readonly visits: readonly { readonly id: string; readonly patientId: string }[];
  readonly records: readonly { readonly id: string; readonly patientId: string | null }[];
}

async function rowsOf(statement: InStatement): Promise<Row[]> {
  const { rows } = await store().read(() => store().client.execute(statement));
  return rows;
}

/** Whether something of this owner bears this patient's id. */
export async function hasPatient(userId: string, patientId: string): Promise<boolean> {
  const rows = await rowsOf({
    sql:
      'SELECT 1 WHERE EXISTS (SELECT 1 FROM visits WHERE user_id = ? AND patient_id = ?)' +
      ' OR EXISTS (SELECT 1 FROM assessments WHERE user_id = ? AND patient_id = ?)',
    args: [userId, patientId, userId, patientId],
  });
  return rows.length > 0;
}

const among = 'IN (SELECT value FROM json_each(?))';

/** What was named, all of it this owner's, with a record of a visit named as that visit; undefined where one is not there. */
async function found(userId: string, { visits, records }: Named): Promise<Named | undefined> {
  const rows = await rowsOf({
    sql: `SELECT id, visit_id FROM assessments WHERE user_id = ? AND id ${among}`,
    args: [userId, JSON.stringify(records)],
  });
  const whole = new Set([
    ...visits,
    ...rows.flatMap((row) => (row['visit_id'] === null ? [] : [String(row['visit_id'])])),
  ]);
  const there = await rowsOf({
    sql: `SELECT id FROM visits WHERE user_id = ? AND id ${among}`,
    args: [userId, JSON.stringify([...whole])],
  });
  if (rows.length < new Set(records).size || there.length < whole.size) return undefined;
  return {
    visits: [...whole],
    records: rows.flatMap((row) => (row['visit_id'] === null ? [String(row['id'])] : [])),
  };
}

const setVisit = (userId: string, id: string, patientId: string): InStatement[] => [
  { sql: 'UPDATE visits SET patient_id = ? WHERE user_id = ? AND id = ?', args: [patientId, userId, id] },
  { sql: 'UPDATE assessments SET patient_id = ? WHERE user_id = ? AND visit_id = ?', args: [patientId, userId, id] },
];
const setRecord = (userId: string, id: string, patientId: string | null): InStatement => ({
  sql: 'UPDATE assessments SET patient_id = ? WHERE user_id = ? AND id = ? AND visit_id IS NULL',
  args: [patientId, userId, id],
});

/** Gives these one patient's id. A visit takes its records along. Undefined, and nothing changed, where one of them is not there. */
export async function joinPatient(
  { userId, address }: Owner,
  named: Named,
  patientId: string,
): Promise<Standing | undefined> {
  const whole = await found(userId, named);
  if (!whole) return undefined;
  await store().write([
    ...whole.visits.flatMap((id) => setVisit(userId, id, patientId)),
    ...whole.records.map((id) => setRecord(userId, id, patientId)),
    auditStatement({ action: 'join', userId, target: patientId, address }),
    ...[...whole.visits, ...whole.records].map((target) => auditStatement({ action: 'join', userId, target, address })),
  ]);
  return {
    visits: whole.visits.map((id) => ({ id, patientId })),
    records: whole.records.map((id) => ({ id, patientId })),
  };
}

/** Parts each of these from its patient: a visit is a patient of its own again, a record nobody's. */
export async function partPatient({ userId, address }: Owner, named: Named): Promise<Standing | undefined> {
  const whole = await found(userId, named);
  if (!whole) return undefined;
  const visits = whole.visits.map((id) => ({ id, patientId: randomUUID() }));
  await store().write([
    ...visits.flatMap(({ id, patientId }) => setVisit(userId, id, patientId)),
    ...whole.records.map((id) => setRecord(userId, id, null)),
    ...[...whole.visits, ...whole.records].map((target) => auditStatement({ action: 'part', userId, target, address })),
  ]);
  return { visits, records: whole.records.map((id) => ({ id, patientId: null })) };
}

/** Something saved under a name: a visit, or a record of no visit. */
export interface Namesake {
  readonly id: string;
  readonly patientId: string | null;
  readonly patientName: string;
  readonly createdAt: string;
  /** A visit's day and chart, or a record's calculator, inputs and marks; JSON text, as stored. */
  readonly visit?: { readonly day: string; readonly chart: string };
  readonly record?: { readonly tool: string; readonly inputs: string; readonly examples: string | null };
}

/** What is saved under the same name, as names are searched, newest first. */
export async function namesakes(userId: string, patientName: string, limit: number): Promise<Namesake[]> {
  const name = fold(patientName);
  const visits = await rowsOf({
    sql:
      'SELECT id, patient_id, patient_name, created_at, day, chart FROM visits' +
      ' WHERE user_id = ? AND folded_name = ? ORDER BY created_at DESC, id DESC LIMIT ?',
    args: [userId, name, limit],
  });
  const records = await rowsOf({
    sql:
      'SELECT id, patient_id, patient_name, created_at, tool, inputs, examples FROM assessments' +
      ' WHERE user_id = ? AND folded_name = ? AND visit_id IS NULL ORDER BY created_at DESC, id DESC LIMIT ?',
    args: [userId, name, limit],
  });
  const base = (row: Row) => ({
    id: String(row['id']),
    patientId: row['patient_id'] === null ? null : String(row['patient_id']),
    patientName: String(row['patient_name']),
    createdAt: String(row['created_at']),
  });
  return [
    ...visits.map((row) => ({ ...base(row), visit: { day: String(row['day']), chart: String(row['chart']) } })),
    ...records.map((row) => ({
      ...base(row),
      record: {
        tool: String(row['tool']),
        inputs: String(row['inputs']),
        examples: row['examples'] === null ? null : String(row['examples']),
      },
    })),
  ].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

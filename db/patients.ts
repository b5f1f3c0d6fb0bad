import { randomUUID } from 'node:crypto';
import type { InStatement, Row } from '@libsql/client';
import type { Owner } from './assessments.ts';
import type { Position } from './pieces.ts';
import { auditStatement } from './audit.ts';
import { store } from './client.ts';
import { factsOfChart } from './facts-of-chart.ts';
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

/** Whether something of this owner bears this patient's id; with `by`, whether that visit or record does. */
export async function hasPatient(userId: string, patientId: string, by?: string): Promise<boolean> {
  const bears = 'user_id = ?1 AND patient_id = ?2 AND (?3 IS NULL OR id = ?3)';
  const rows = await rowsOf({
    sql: `SELECT 1 WHERE EXISTS (SELECT 1 FROM visits WHERE ${bears}) OR EXISTS (SELECT 1 FROM assessments WHERE ${bears})`,
    args: [userId, patientId, by ?? null],
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

/** A patient in the list: what was joined under one id, or what stands under one name and nobody has joined. */
export interface PatientRow extends Position {
  readonly patientId: string | null;
  readonly patientName: string;
  readonly visits: number;
  /** Saved by themselves, not with a visit. */
  readonly records: number;
  /** Newest first, at most eight; `a1c` and `age` are facts as JSON text, null where the chart has none. */
  readonly met: readonly {
    readonly id: string;
    readonly day: string;
    readonly a1c: string | null;
    readonly age: string | null;
  }[];
  /** The plan of what was saved last, as JSON text. */
  readonly plan: string | null;
  /** Of what was saved last, where it is a visit: the facts that were asked for, as JSON text. */
  readonly facts?: string;
  /** What was saved last, where that is a record by itself; its id is the row's own. */
  readonly record?: {
    readonly tool: string;
    readonly inputs: string;
    readonly examples: string | null;
    readonly patient: string | null;
  };
}

/** All that is saved by itself: its patient, its name as it is searched, its time. From indexes alone, as the rows are long. */
const everything = `
  WITH visited AS MATERIALIZED (SELECT rowid AS place, patient_id FROM visits INDEXED BY visits_by_patient WHERE user_id = ?1),
    joined AS MATERIALIZED (SELECT rowid AS place, patient_id FROM assessments WHERE user_id = ?1 AND patient_id IS NOT NULL),
    everything AS (
      SELECT visit.id, visit.created_at, visit.folded_name, visited.patient_id, 1 AS is_visit
        FROM visits AS visit INDEXED BY visits_newest JOIN visited ON visited.place = visit.rowid
        WHERE visit.user_id = ?1
      UNION ALL
      SELECT record.id, record.created_at, record.folded_name, joined.patient_id, 0
        FROM assessments AS record INDEXED BY assessments_newest LEFT JOIN joined ON joined.place = record.rowid
        WHERE record.user_id = ?1
          AND record.rowid NOT IN (SELECT rowid FROM assessments WHERE user_id = ?1 AND visit_id IS NOT NULL))`;

/** A page of patients, whose newest was saved last first. A name finds a patient by any name that something of theirs was saved under. */
export async function listPatients(
  userId: string,
  {
    search,
    limit,
    after,
    facts,
  }: {
    readonly search: string;
    readonly limit: number;
    readonly after?: Position | undefined;
    /** What of the last visit's chart is wanted. */
    readonly facts: readonly string[];
  },
): Promise<PatientRow[]> {
  const groups = await rowsOf({
    sql:
      `${everything} SELECT * FROM (SELECT max(created_at) AS created_at, id, patient_id, is_visit, sum(is_visit) AS visits,` +
      ' count(*) - sum(is_visit) AS records, sum(instr(folded_name, ?2) > 0) AS named FROM everything' +
      " GROUP BY coalesce(patient_id, ' ' || folded_name)) WHERE (?2 = '' OR named > 0)" +
      ' AND (?3 IS NULL OR (created_at, id) < (?3, ?4)) ORDER BY created_at DESC, id DESC LIMIT ?5',
    args: [userId, fold(search), after?.createdAt ?? null, after?.id ?? null, limit],
  });
  const idsWhere = (is: (row: Row) => boolean, column: string): string =>
    JSON.stringify(groups.filter(is).map((row) => String(row[column])));
  const newest = await rowsOf({
    sql:
      `SELECT id, patient_name, tool, inputs, examples, patient, plan, NULL AS facts FROM assessments WHERE user_id = ?1 AND id IN (SELECT value FROM json_each(?2))` +
      ` UNION ALL SELECT id, patient_name, NULL, NULL, NULL, NULL, plan, ${factsOfChart('?4')} FROM visits WHERE user_id = ?1 AND id IN (SELECT value FROM json_each(?3))`,
    args: [
      userId,
      idsWhere((row) => row['is_visit'] === 0, 'id'),
      idsWhere((row) => row['is_visit'] === 1, 'id'),
      JSON.stringify(facts),
    ],
  });
  const met = await rowsOf({
    sql:
      "SELECT visits.patient_id, visits.id, day, json_extract(chart, '$.a1c') AS a1c, json_extract(chart, '$.age') AS age" +
      // Crossed, so that the few patients are gone through and not every visit: nothing tells the planner that they are few.
      ' FROM json_each(?2) AS wanted CROSS JOIN visits ON user_id = ?1 AND patient_id = wanted.value WHERE visits.id IN' +
      ' (SELECT own.id FROM visits AS own WHERE own.user_id = ?1 AND own.patient_id = wanted.value ORDER BY created_at DESC, id DESC LIMIT 8)' +
      ' ORDER BY created_at DESC, visits.id DESC',
    args: [userId, idsWhere((row) => Number(row['visits']) > 0, 'patient_id')],
  });
  const textOf = (row: Row, column: string): string | null => (row[column] === null ? null : String(row[column]));
  return groups.flatMap((group): PatientRow[] => {
    const last = newest.find(
      (row) => row['id'] === group['id'] && (row['tool'] === null) === (group['is_visit'] === 1),
    );
    // Deleted in between.
    if (!last) return [];
    const patientId = textOf(group, 'patient_id');
    return [
      {
        id: String(group['id']),
        createdAt: String(group['created_at']),
        patientId,
        patientName: String(last['patient_name']),
        visits: Number(group['visits']),
        records: Number(group['records']),
        met: met
          .filter((row) => row['patient_id'] === patientId)
          .map((row) => ({
            id: String(row['id']),
            day: String(row['day']),
            a1c: textOf(row, 'a1c'),
            age: textOf(row, 'age'),
          })),
        plan: textOf(last, 'plan'),
        ...(last['facts'] !== null && { facts: String(last['facts']) }),
        ...(last['tool'] !== null && {
          record: {
            tool: String(last['tool']),
            inputs: String(last['inputs']),
            examples: textOf(last, 'examples'),
            patient: textOf(last, 'patient'),
          },
        }),
      },
    ];
  });
}

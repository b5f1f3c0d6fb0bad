import { setImmediate } from 'node:timers/promises';
import type { InStatement, Row } from '@libsql/client';
import { AccountFull, type NewAssessment, type Owner, recordInsert } from './assessments.ts';
import { auditIfChanged } from './audit.ts';
import { store } from './client.ts';
import { dueInsert, type VisitDue } from './due.ts';
import { fold } from './fold.ts';
import { inPieces, type Position } from './pieces.ts';
import { timestamp } from './time.ts';
import { accountFacts } from './users.ts';

export interface Visit {
  readonly id: string;
  readonly patientId: string;
  readonly patientName: string;
  /** The clinician's day, yyyy-mm-dd. */
  readonly day: string;
  /** JSON text, as stored: the chart, its facts that were examples, the plan, what was saved and what was not. */
  readonly chart: string;
  readonly examples: string;
  readonly plan: string;
  readonly saved: string;
  readonly clinicalNotes: string;
  readonly engineVersion: string;
  readonly createdAt: string;
}

export interface VisitPage {
  readonly search: string;
  readonly patientId?: string | undefined;
  readonly limit: number;
  readonly after?: Position | undefined;
}

const columns =
  'id, patient_id, patient_name, day, chart, examples, plan, saved, clinical_notes, engine_version, created_at';
/** A plan is the most of a visit: a list of 200 would keep everyone else waiting. */
const withoutPlan = columns.replace(' plan,', ` 'null' AS plan,`);

function toVisit(row: Row): Visit {
  const text = (column: string): string => String(row[column]);
  return {
    id: text('id'),
    patientId: text('patient_id'),
    patientName: text('patient_name'),
    day: text('day'),
    chart: text('chart'),
    examples: text('examples'),
    plan: text('plan'),
    saved: text('saved'),
    clinicalNotes: text('clinical_notes'),
    engineVersion: text('engine_version'),
    createdAt: text('created_at'),
  };
}

async function rowsOf(statement: InStatement): Promise<Row[]> {
  const { rows } = await store().read(() => store().client.execute(statement));
  return rows;
}

/** One visit of this owner. */
export async function getVisit(userId: string, id: string): Promise<Visit | undefined> {
  const [row] = await rowsOf({ sql: `SELECT ${columns} FROM visits WHERE user_id = ? AND id = ?`, args: [userId, id] });
  return row && toVisit(row);
}

/** A record goes in only with the row of its own visit: `saved` holds ids made for this one call. */
function addRecord(
  { userId, address }: Owner,
  visit: Omit<Visit, 'createdAt'>,
  record: NewAssessment,
  createdAt: string,
): InStatement[] {
  return [
    recordInsert(record, createdAt, {
      select: 'user_id, id, patient_id FROM visits WHERE user_id = ? AND id = ? AND saved = ?',
      args: [userId, visit.id, visit.saved],
    }),
    auditIfChanged({ action: 'save', userId, target: record.id, address }).statement,
  ];
}

/** Stores a visit with its records once, all or nothing. A repeat of the same id by the same owner changes nothing; the answer is what is stored. */
export async function saveVisit(
  owner: Owner,
  visit: Omit<Visit, 'createdAt'>,
  records: readonly NewAssessment[],
  due: VisitDue,
  most: number,
): Promise<Visit> {
  const { userId, address } = owner;
  const createdAt = timestamp();
  const { id, patientId, patientName, day, chart, examples, plan, saved, clinicalNotes, engineVersion } = visit;
  const [added] = await store().write([
    {
      // Nothing for an account that is full, or was deleted a moment ago.
      sql:
        `INSERT INTO visits (user_id, folded_name, ${columns})` +
        ' SELECT id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM users WHERE id = ? AND records + ? <= ? ON CONFLICT DO NOTHING',
      args: [
        fold(patientName),
        id,
        patientId,
        patientName,
        day,
        chart,
        examples,
        plan,
        saved,
        clinicalNotes,
        engineVersion,
        createdAt,
        userId,
        1 + records.length,
        most,
      ],
    },
    auditIfChanged({ action: 'save', userId, target: id, address }).statement,
    dueInsert(userId, visit, due),
    ...records.flatMap((record) => addRecord(owner, visit, record, createdAt)),
  ]);
  const stored = { ...visit, createdAt };
  if (added?.rowsAffected === 1) return stored;
  const found = await getVisit(userId, id);
  if (found) return found;
  const facts = await accountFacts(userId);
  if (facts && facts.records + 1 + records.length > most) throw new AccountFull('no more visits');
  // Deleted by the same person in the meantime, alone or with the account: what was asked for has happened all the same.
  return stored;
}

async function pieceOf(
  userId: string,
  { search, patientId, limit, after }: VisitPage,
  { plans }: { readonly plans: boolean },
): Promise<Visit[]> {
  const term = fold(search);
  const rows = await rowsOf({
    sql:
      `SELECT ${plans ? columns : withoutPlan} FROM visits WHERE user_id = ?${patientId === undefined ? '' : ' AND patient_id = ?'}` +
      `${after ? ' AND (created_at, id) < (?, ?)' : ''}${term ? ' AND instr(folded_name, ?) > 0' : ''} ORDER BY created_at DESC, id DESC LIMIT ?`,
    args: [
      userId,
      ...(patientId === undefined ? [] : [patientId]),
      ...(after ? [after.createdAt, after.id] : []),
      ...(term ? [term] : []),
      limit,
    ],
  });
  return rows.map(toVisit);
}

/** A page of visits, newest first; `plan` is the text null. */
export function listVisits(userId: string, page: VisitPage): Promise<Visit[]> {
  return inPieces(page, (limit, after) => pieceOf(userId, { ...page, limit, after }, { plans: false }));
}

/** The records that are still there, of all these visits: one may have been deleted by itself since. */
export async function recordsOfVisits(userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await rowsOf({
    sql: 'SELECT id FROM assessments WHERE user_id = ? AND visit_id IN (SELECT value FROM json_each(?))',
    args: [userId, JSON.stringify(ids)],
  });
  return new Set(rows.map((row) => String(row['id'])));
}

/** Deletes a visit of this owner with its records; false when there was none. */
export async function deleteVisit({ userId, address }: Owner, id: string): Promise<boolean> {
  const records = await recordsOfVisits(userId, [id]);
  const audit = auditIfChanged({ action: 'delete', userId, target: id, address });
  const results = await store().write([
    ...[...records].flatMap((record) => [
      {
        sql: 'DELETE FROM assessments WHERE user_id = ? AND id = ? AND visit_id = ?',
        args: [userId, record, id],
      },
      auditIfChanged({ action: 'delete', userId, target: record, address }).statement,
    ]),
    { sql: 'DELETE FROM visits WHERE user_id = ? AND id = ?', args: [userId, id] },
    audit.statement,
    audit.found,
  ]);
  return results.at(-1)?.rows.length === 1;
}

const pageOfExport = 50;

/** All visits of a person, newest first, some at a time: an export holds few of them in memory. */
export async function* everyVisit(userId: string): AsyncGenerator<Visit> {
  for (let after: Position | undefined; ; ) {
    const page = await pieceOf(userId, { search: '', limit: pageOfExport, after }, { plans: true });
    yield* page;
    // The driver answers at once: without a pause a large export would keep everyone else waiting.
    await setImmediate();
    after = page.at(-1);
    if (page.length < pageOfExport) return;
  }
}

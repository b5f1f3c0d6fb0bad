import { setImmediate } from 'node:timers/promises';
import type { InStatement, Row } from '@libsql/client';
import { and, eq, sql } from 'drizzle-orm';
import { auditIfChanged } from './audit.ts';
import { perStore, store } from './client.ts';
import { fold } from './fold.ts';
import { inPieces, type Position } from './pieces.ts';
import { assessments } from './schema.ts';
import { compile } from './statement.ts';
import { timestamp } from './time.ts';
import { accountFacts } from './users.ts';

export interface Assessment {
  readonly id: string;
  readonly tool: string;
  readonly patientName: string;
  /** JSON text, as stored. */
  readonly inputs: string;
  readonly results: string;
  /** JSON text: paths of inputs that stood at their example value; null where that is not known. */
  readonly examples: string | null;
  /** JSON text: the plan as it was shown, of the same rules as the results; null where none was kept. */
  readonly plan: string | null;
  /** JSON text: the day and the whole chart of the patient in hand it was saved for; null where there was none. */
  readonly patient: string | null;
  readonly clinicalNotes: string;
  readonly engineVersion: string;
  readonly createdAt: string;
  /** The visit it was saved with. */
  readonly visitId: string | null;
  /** Shared by what somebody has said to be one patient's. */
  readonly patientId: string | null;
}

/** As a list has it: of the plan only its actions' ids, the gravest first, as JSON text; null where no plan was kept. */
export interface ListedAssessment extends Omit<Assessment, 'plan'> {
  readonly planSteps: string | null;
}

/** What a calculator's record is made of before it is stored. */
export type NewAssessment = Omit<Assessment, 'createdAt' | 'visitId' | 'patientId'>;

/** Whose records, and what the audit trail says about the call. */
export interface Owner {
  readonly userId: string;
  readonly address?: string | undefined;
}

export interface Page {
  readonly tools: readonly string[];
  readonly search: string;
  readonly patientId?: string | undefined;
  readonly limit: number;
  readonly after?: Position | undefined;
}
const place = sql.placeholder;
const queries = perStore(({ db }) => ({
  remove: compile(
    db
      .delete(assessments)
      .where(
        and(
          eq(assessments.userId, place('userId')),
          eq(assessments.id, place('id')),
          sql`${assessments.tool} in (select value from json_each(${place('tools')}))`,
        ),
      ),
  ),
}));

/** A visit's records have its plan and its chart, which are stored once. */
const ofVisit = (what: string): string =>
  `(SELECT ${what} FROM visits WHERE visits.user_id = assessments.user_id AND visits.id = assessments.visit_id)`;
const planKept = `coalesce(plan, ${ofVisit('visits.plan')})`;
/** A plan is the most of a record: a list of 200 would keep everyone else waiting. */
const planSteps = `iif(plan IS NULL AND visit_id IS NULL, NULL, (SELECT json_group_array(value ->> 'id') FROM json_each(${planKept}, '$.actions')))`;
const besidePlan =
  'id, tool, patient_name, inputs, results, examples,' +
  ` iif(plan IS NULL, ${ofVisit(`json_object('on', visits.day, 'chart', json(visits.chart))`)}, patient) AS patient,` +
  ' clinical_notes, engine_version, created_at, visit_id, patient_id';
const columns = `${besidePlan}, ${planKept} AS plan`;

async function oneRow(userId: string, id: string): Promise<Row | undefined> {
  const { rows } = await store().read(() =>
    store().client.execute({
      sql: `SELECT ${columns} FROM assessments WHERE user_id = ? AND id = ?`,
      args: [userId, id],
    }),
  );
  return rows[0];
}

const textOrNull = (row: Row, column: string): string | null => (row[column] === null ? null : String(row[column]));

function ofRow(row: Row): Omit<Assessment, 'plan'> {
  const text = (column: string): string => String(row[column]);
  return {
    id: text('id'),
    tool: text('tool'),
    patientName: text('patient_name'),
    inputs: text('inputs'),
    results: text('results'),
    examples: textOrNull(row, 'examples'),
    patient: textOrNull(row, 'patient'),
    clinicalNotes: text('clinical_notes'),
    engineVersion: text('engine_version'),
    createdAt: text('created_at'),
    visitId: textOrNull(row, 'visit_id'),
    patientId: textOrNull(row, 'patient_id'),
  };
}
const toAssessment = (row: Row): Assessment => ({ ...ofRow(row), plan: textOrNull(row, 'plan') });

/** The account holds as many records as it may. */
export class AccountFull extends Error {
  override name = 'AccountFull';
}

/**
 * The statement that puts a record in once. `from` is where its owner, visit and patient are read, and on what condition: with no such
 * row nothing is stored.
 */
export function recordInsert(
  record: NewAssessment,
  createdAt: string,
  from: { readonly select: string; readonly args: readonly (string | number)[] },
): InStatement {
  const { id, tool, patientName, inputs, results, examples, plan, patient, clinicalNotes, engineVersion } = record;
  const values = [
    id,
    tool,
    patientName,
    fold(patientName),
    inputs,
    results,
    examples,
    plan,
    patient,
    clinicalNotes,
    engineVersion,
    createdAt,
  ];
  return {
    sql:
      'INSERT INTO assessments (id, tool, patient_name, folded_name, inputs, results, examples, plan, patient, clinical_notes, engine_version, created_at, user_id, visit_id, patient_id)' +
      ` SELECT ${values.map(() => '?').join(', ')}, ${from.select} ON CONFLICT DO NOTHING`,
    args: [...values, ...from.args],
  };
}

/** Stores a record once. A repeat of the same id by the same owner changes nothing; the answer is what is stored. */
export async function saveAssessment(owner: Owner, record: NewAssessment, most: number): Promise<Assessment> {
  const { userId, address } = owner;
  const createdAt = timestamp();
  const { id } = record;
  const [added] = await store().write([
    // Nothing for an account that is full, or was deleted a moment ago.
    recordInsert(record, createdAt, {
      select: 'id, NULL, NULL FROM users WHERE id = ? AND records < ?',
      args: [userId, most],
    }),
    auditIfChanged({ action: 'save', userId, target: id, address }).statement,
  ]);
  const alone = { ...record, createdAt, visitId: null, patientId: null };
  if (added?.rowsAffected === 1) return alone;
  const found = await oneRow(userId, id);
  if (found) return toAssessment(found);
  const facts = await accountFacts(userId);
  if (facts && facts.records >= most) throw new AccountFull('no more records');
  // Deleted by the same person in the meantime, alone or with the account: what was asked for has happened all the same.
  return alone;
}

/**
 * One calculator's records, newest first. The term is compared as plain text (no wildcards) with the folded name, inside the index;
 * only the rows that are shown are read from the table.
 */
async function pieceOf(
  userId: string,
  { tools, search, patientId, limit, after }: Page,
  selected: string,
): Promise<readonly Row[]> {
  const term = fold(search);
  // Which rows they are is told by an index alone; the whole row, its plan above all, is read of those that are shown.
  const newest =
    `SELECT * FROM (SELECT id, created_at FROM assessments WHERE user_id = ? AND tool = ?${patientId === undefined ? '' : ' AND patient_id = ?'}` +
    `${after ? ' AND (created_at, id) < (?, ?)' : ''}${term ? ' AND instr(folded_name, ?) > 0' : ''} ORDER BY created_at DESC, id DESC LIMIT ?)`;
  const ofTool = (tool: string): (string | number)[] => [
    userId,
    tool,
    ...(patientId === undefined ? [] : [patientId]),
    ...(after ? [after.createdAt, after.id] : []),
    ...(term ? [term] : []),
    limit,
  ];
  const { rows } = await store().read(() =>
    store().client.execute({
      sql:
        `SELECT ${selected} FROM assessments WHERE user_id = ? AND id IN (SELECT id FROM (${tools.map(() => newest).join(' UNION ALL ')})` +
        ' ORDER BY created_at DESC, id DESC LIMIT ?) ORDER BY created_at DESC, id DESC',
      args: [userId, ...tools.flatMap(ofTool), limit],
    }),
  );
  return rows;
}

/** A page over one or several calculators, newest first. */
export function listAssessments(userId: string, page: Page): Promise<ListedAssessment[]> {
  return inPieces(page, async (limit, after) => {
    const rows = await pieceOf(userId, { ...page, limit, after }, `${besidePlan}, ${planSteps} AS plan_steps`);
    return rows.map((row) => ({ ...ofRow(row), planSteps: textOrNull(row, 'plan_steps') }));
  });
}

/** One record of this owner, if it belongs to one of these calculators. */
export async function getAssessment(
  userId: string,
  id: string,
  tools: readonly string[],
): Promise<Assessment | undefined> {
  const row = await oneRow(userId, id);
  return row && tools.includes(String(row['tool'])) ? toAssessment(row) : undefined;
}

/** Deletes one record of this owner; false when there was none. Its audit row tells a repeated call that the first one did it. */
export async function deleteAssessment(owner: Owner, id: string, tools: readonly string[]): Promise<boolean> {
  const { userId, address } = owner;
  const audit = auditIfChanged({ action: 'delete', userId, target: id, address });
  const [, , done] = await store().write([
    queries().remove({ userId, id, tools: JSON.stringify(tools) }),
    audit.statement,
    audit.found,
  ]);
  return done?.rows.length === 1;
}

const pageOfExport = 50;

/** All of a person's records, newest first within each calculator, some at a time: an export holds few of them in memory. */
export async function* everyAssessment(userId: string): AsyncGenerator<Assessment> {
  const { rows } = await store().read(() =>
    store().client.execute({
      sql: 'SELECT DISTINCT tool FROM assessments WHERE user_id = ? ORDER BY tool',
      args: [userId],
    }),
  );
  for (const tool of rows.map((row) => String(row['tool']))) {
    for (let after: Position | undefined; ; ) {
      const asked = { tools: [tool], search: '', limit: pageOfExport, after };
      const page = (await pieceOf(userId, asked, columns)).map(toAssessment);
      yield* page;
      // The driver answers at once: without a pause a large export would keep everyone else waiting.
      await setImmediate();
      after = page.at(-1);
      if (page.length < pageOfExport) break;
    }
  }
}

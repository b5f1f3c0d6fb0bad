// Whom something is late for, or an urgent step is open for: of each patient the last visit alone.
import type { InStatement, Row } from '@libsql/client';
import { store } from './client.ts';
import { factsOfChart } from './facts-of-chart.ts';

/** What a visit leaves due, as it is stored. */
export interface VisitDue {
  readonly urgent: number;
  readonly risk: number;
  /** yyyy-mm-dd; empty where nothing has a day. */
  readonly firstDue: string;
  /** JSON text: [id, yyyy-mm-dd], the first day first. */
  readonly due: string;
}
/** Where a page of the list ends. */
export interface DuePosition extends Pick<VisitDue, 'urgent' | 'risk' | 'firstDue'> {
  readonly id: string;
}
export interface DueRow extends VisitDue, DuePosition {
  readonly patientId: string;
  readonly patientName: string;
  readonly day: string;
  readonly createdAt: string;
  /** JSON text, as stored. */
  readonly plan: string;
  /** The facts that were asked for, as JSON text. */
  readonly facts: string;
}

const columns = 'urgent, risk, first_due, due';
const values = ({ urgent, risk, firstDue, due }: VisitDue) => [urgent, risk, firstDue, due];

/** Stores it with its visit, in the same batch, and only where that call stored the visit: `saved` holds ids made for this one call. */
export const dueInsert = (
  userId: string,
  visit: { readonly id: string; readonly saved: string },
  due: VisitDue,
): InStatement => ({
  sql:
    `INSERT INTO visit_due (user_id, visit_id, ${columns})` +
    ' SELECT user_id, id, ?, ?, ?, ? FROM visits WHERE user_id = ? AND id = ? AND saved = ? ON CONFLICT DO NOTHING',
  args: [...values(due), userId, visit.id, visit.saved],
});

/** Stores it for visits that were saved before there was such a list; one that is gone meanwhile is left out. */
export async function addDue(userId: string, all: readonly (VisitDue & { readonly id: string })[]): Promise<void> {
  if (all.length === 0) return;
  await store().write(
    all.map((one) => ({
      sql:
        `INSERT INTO visit_due (user_id, visit_id, ${columns})` +
        ' SELECT user_id, id, ?, ?, ?, ? FROM visits WHERE user_id = ? AND id = ? ON CONFLICT DO NOTHING',
      args: [...values(one), userId, one.id],
    })),
  );
}

/** The rows of some ids. Crossed, so that the few are gone through and not every visit: nothing tells the planner that they are few. */
const ofWanted = ' FROM json_each(?2) AS wanted CROSS JOIN visits ON visits.user_id = ?1 AND visits.id = wanted.value';

async function rowsOf(statement: InStatement): Promise<Row[]> {
  const { rows } = await store().read(() => store().client.execute(statement));
  return rows;
}

/** The last visit of each patient: from an index alone, as a visit's row is long. Of two of one moment the greater id, as every list has it. */
const newest =
  'WITH newest AS MATERIALIZED (SELECT id, max(created_at || id) FROM visits INDEXED BY visits_by_patient' +
  ' WHERE user_id = ?1 GROUP BY patient_id)';

/** Last visits of patients that say nothing of what is due: saved before there was such a list. How many there are, and some of them. */
export async function withoutDue(
  userId: string,
  limit: number,
): Promise<{
  readonly count: number;
  readonly visits: readonly { readonly id: string; readonly day: string; readonly chart: string }[];
}> {
  const missing = `${newest}, missing AS MATERIALIZED (SELECT id FROM newest WHERE id NOT IN (SELECT visit_id FROM visit_due WHERE user_id = ?1))`;
  const [counted] = await rowsOf({ sql: `${missing} SELECT count(*) AS n FROM missing`, args: [userId] });
  const count = Number(counted?.['n'] ?? 0);
  if (count === 0) return { count, visits: [] };
  const rows = await rowsOf({
    sql: `${missing} SELECT visits.id, day, chart FROM missing JOIN visits ON user_id = ?1 AND visits.id = missing.id LIMIT ?2`,
    args: [userId, limit],
  });
  return {
    count,
    visits: rows.map((row) => ({ id: String(row['id']), day: String(row['day']), chart: String(row['chart']) })),
  };
}

/** What some visits leave due, with their plans; of one that does not say it yet, its chart. One that is gone is left out. */
export async function dueOfVisits(
  userId: string,
  ids: readonly string[],
): Promise<
  {
    readonly id: string;
    readonly day: string;
    readonly plan: string;
    readonly due: string | null;
    readonly chart: string | null;
  }[]
> {
  const rows = await rowsOf({
    sql:
      `SELECT visits.id, day, plan, due, iif(due IS NULL, chart, NULL) AS chart ${ofWanted}` +
      ' LEFT JOIN visit_due ON visit_due.user_id = ?1 AND visit_id = visits.id',
    args: [userId, JSON.stringify(ids)],
  });
  const text = (row: Row, column: string): string | null => (row[column] === null ? null : String(row[column]));
  return rows.map((row) => ({
    id: String(row['id']),
    day: String(row['day']),
    plan: String(row['plan']),
    due: text(row, 'due'),
    chart: text(row, 'chart'),
  }));
}

/**
 * A page of the patients for whom on a day (yyyy-mm-dd) something is late, or whose last plan has a step that cannot wait: that step first,
 * then by risk, then by how long it is late.
 */
export async function listDue(
  userId: string,
  {
    on,
    limit,
    after,
    facts,
  }: {
    readonly on: string;
    readonly limit: number;
    readonly after?: DuePosition | undefined;
    /** What of the charts is wanted. */
    readonly facts: readonly string[];
  },
): Promise<DueRow[]> {
  const page = await rowsOf({
    sql:
      `${newest} SELECT newest.id FROM newest JOIN visit_due ON user_id = ?1 AND visit_id = newest.id` +
      " WHERE (urgent > 0 OR (first_due <> '' AND first_due < ?2))" +
      ' AND (?3 IS NULL OR (-urgent, -risk, first_due, newest.id) > (-?3, -?4, ?5, ?6))' +
      ' ORDER BY urgent DESC, risk DESC, first_due, newest.id LIMIT ?7',
    args: [userId, on, after?.urgent ?? null, after?.risk ?? null, after?.firstDue ?? null, after?.id ?? null, limit],
  });
  const rows = await rowsOf({
    sql:
      `SELECT visits.id, patient_id, patient_name, day, created_at, plan, ${factsOfChart('?3')} AS facts, ${columns} ${ofWanted}` +
      ' JOIN visit_due ON visit_due.user_id = ?1 AND visit_id = visits.id ORDER BY wanted.key',
    args: [userId, JSON.stringify(page.map((row) => String(row['id']))), JSON.stringify(facts)],
  });
  return rows.map((row) => ({
    id: String(row['id']),
    patientId: String(row['patient_id']),
    patientName: String(row['patient_name']),
    day: String(row['day']),
    createdAt: String(row['created_at']),
    plan: String(row['plan']),
    facts: String(row['facts']),
    urgent: Number(row['urgent']),
    risk: Number(row['risk']),
    firstDue: String(row['first_due']),
    due: String(row['due']),
  }));
}

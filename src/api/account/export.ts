import { everyAssessment, type Assessment } from '../../../db/assessments.ts';
import { everyTrailRow } from '../../../db/audit.ts';
import { everyVisit } from '../../../db/visits.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import { isToolId, toolEntry } from '../../engine/registry.ts';
import type { AppSeen, AccountAnswer, ExportFormat, PasskeySeen, SessionSeen, TokenSeen } from '../contract.ts';
import type { Action, Plan } from '../../engine/plan/index.ts';
import { planDisclaimer, planOfRecord } from '../records/plan.ts';
import { collectionOf, recordText, recordTool } from '../records/records.ts';
import { visitText } from '../visits/visit-text.ts';
import { byteOrderMark, flatten, line } from './csv.ts';

type Head = Pick<AccountAnswer, 'user' | 'createdAt'> & {
  readonly sessions: readonly SessionSeen[];
  readonly tokens: readonly TokenSeen[];
  readonly passkeys: readonly PasskeySeen[];
  readonly app: AppSeen | null;
};

/** As the records API writes it; what no calculator of today knows is written as it is stored. */
async function jsonOf(record: Assessment): Promise<string> {
  const collection = isToolId(record.tool) ? collectionOf(toolEntry(record.tool).collection) : undefined;
  if (collection) return recordText(collection, record);
  const { inputs, results, examples, plan, ...rest } = record;
  const marks = examples === null ? '' : `,"examples":${examples}`;
  return `${JSON.stringify(rest).slice(0, -1)}${marks},"inputs":${inputs},"results":${results},"plan":${plan}}`;
}

async function* listed<T>(
  name: string,
  rows: AsyncIterable<T>,
  write: (row: T) => Promise<string> | string,
): AsyncGenerator<string> {
  yield `,\n"${name}":[`;
  let parting = '\n';
  for await (const row of rows) {
    yield parting + (await write(row));
    parting = ',\n';
  }
  yield '\n]';
}

/** Everything that is kept of a person: the account, its sessions, tokens, passkeys and authenticator app, every record and visit, the whole trail. */
async function* jsonExport({ user, createdAt, sessions, tokens, passkeys, app }: Head): AsyncGenerator<string> {
  const head = {
    exportedAt: new Date().toISOString(),
    engineVersion,
    account: { ...user, createdAt },
    sessions,
    tokens,
    passkeys,
    app,
  };
  yield JSON.stringify(head, null, 1).slice(0, -2);
  yield* listed('records', everyAssessment(user.id), jsonOf);
  yield* listed('visits', everyVisit(user.id), (visit) => visitText(user.id, visit));
  yield* listed('activity', everyTrailRow(user.id), ({ at, action, target, address }) =>
    JSON.stringify({ at, action, target, address }),
  );
  yield '\n}\n';
}

const columnsOf = ({ inputs, results }: Assessment): Map<string, unknown> =>
  new Map([...flatten(JSON.parse(inputs), 'input'), ...flatten(JSON.parse(results), 'result')]);

const planColumns = ['plan.rules', 'plan.actions', 'plan.overruled', 'plan.review', 'disclaimer'] as const;

const actionText = ({ id, to, gravity, within, because }: Action): string =>
  `${id}${to ? ` to ${to.value} ${to.unit}` : ''} (${gravity}, within ${within} days, because ${because.join(' ')})`;

/** What the plan columns hold for a record; what cannot be planned says so. */
async function planCells(record: Assessment): Promise<unknown[]> {
  if (!isToolId(record.tool)) return ['', 'not known to the present rules', '', ''];
  const { plan: text, rules } = await planOfRecord(record, (await recordTool(record.tool)).tool);
  if (text === null) return [rules, 'not made: inputs are missing', '', ''];
  const { actions, overruled, review } = JSON.parse(text) as Plan;
  return [
    rules,
    actions.map(actionText).join('; ') || 'none',
    overruled.map(({ action, by }) => `${action.id} by ${by}`).join('; ') || 'none',
    review,
  ];
}

/** The records of all calculators as one table: a row each, a column for each input and each result that occurs, and what was to be done. */
async function* csvExport({ user }: Head): AsyncGenerator<string> {
  const names = new Set<string>();
  // Twice through: what columns there are must be known before the first row.
  for await (const record of everyAssessment(user.id)) for (const name of columnsOf(record).keys()) names.add(name);
  const columns = [
    ...[...names].filter((name) => name.startsWith('input.')),
    ...[...names].filter((name) => !name.startsWith('input.')),
  ];
  const disclaimer = await planDisclaimer();
  const fixed = [
    'tool',
    'createdAt',
    'patientName',
    'clinicalNotes',
    'id',
    'engineVersion',
    'examples',
    'visitId',
    'patientId',
  ];
  yield byteOrderMark + line([...fixed, ...columns, ...planColumns]);
  for await (const record of everyAssessment(user.id)) {
    const values = columnsOf(record);
    yield line([
      record.tool,
      record.createdAt,
      record.patientName,
      record.clinicalNotes,
      record.id,
      record.engineVersion,
      // Empty where it is not known, which is not the same as none.
      record.examples === null ? '' : (JSON.parse(record.examples) as string[]).join('; ') || 'none',
      record.visitId,
      record.patientId,
      ...columns.map((name) => values.get(name)),
      ...(await planCells(record)),
      disclaimer,
    ]);
  }
}

/** Piece by piece, so that neither the database nor memory is asked for all of it at once. */
export const exportPieces = (format: ExportFormat, head: Head): AsyncGenerator<string> =>
  format === 'csv' ? csvExport(head) : jsonExport(head);

import { everyAssessment, type Assessment } from '../../../db/assessments.ts';
import { everyTrailRow } from '../../../db/audit.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import { isToolId, toolEntry } from '../../engine/registry.ts';
import type { AccountAnswer, ExportFormat, PasskeySeen, SessionSeen, TokenSeen } from '../contract.ts';
import { collectionOf, recordText } from '../records/records.ts';
import { byteOrderMark, flatten, line } from './csv.ts';

type Head = Pick<AccountAnswer, 'user' | 'createdAt'> & {
  readonly sessions: readonly SessionSeen[];
  readonly tokens: readonly TokenSeen[];
  readonly passkeys: readonly PasskeySeen[];
};

/** As the records API writes it; what no calculator of today knows is written as it is stored. */
async function jsonOf(record: Assessment): Promise<string> {
  const collection = isToolId(record.tool) ? collectionOf(toolEntry(record.tool).collection) : undefined;
  if (collection) return recordText(collection, record);
  const { inputs, results, examples, ...rest } = record;
  const marks = examples === null ? '' : `,"examples":${examples}`;
  return `${JSON.stringify(rest).slice(0, -1)}${marks},"inputs":${inputs},"results":${results}}`;
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

/** Everything that is kept of a person: the account, its sessions, tokens and passkeys, every record, the whole trail. */
async function* jsonExport({ user, createdAt, sessions, tokens, passkeys }: Head): AsyncGenerator<string> {
  const head = {
    exportedAt: new Date().toISOString(),
    engineVersion,
    account: { ...user, createdAt },
    sessions,
    tokens,
    passkeys,
  };
  yield JSON.stringify(head, null, 1).slice(0, -2);
  yield* listed('records', everyAssessment(user.id), jsonOf);
  yield* listed('activity', everyTrailRow(user.id), ({ at, action, target, address }) =>
    JSON.stringify({ at, action, target, address }),
  );
  yield '\n}\n';
}

const columnsOf = ({ inputs, results }: Assessment): Map<string, unknown> =>
  new Map([...flatten(JSON.parse(inputs), 'input'), ...flatten(JSON.parse(results), 'result')]);

/** The records of all calculators as one table: a row each, a column for each input and each result that occurs. */
async function* csvExport({ user }: Head): AsyncGenerator<string> {
  const names = new Set<string>();
  // Twice through: what columns there are must be known before the first row.
  for await (const record of everyAssessment(user.id)) for (const name of columnsOf(record).keys()) names.add(name);
  const columns = [
    ...[...names].filter((name) => name.startsWith('input.')),
    ...[...names].filter((name) => !name.startsWith('input.')),
  ];
  yield byteOrderMark +
    line(['tool', 'createdAt', 'patientName', 'clinicalNotes', 'id', 'engineVersion', 'examples', ...columns]);
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
      ...columns.map((name) => values.get(name)),
    ]);
  }
}

/** Pulled piece by piece, so that neither the database nor memory is asked for all of it at once. */
export function exportBody(format: ExportFormat, head: Head): ReadableStream<Uint8Array> {
  const pieces = format === 'csv' ? csvExport(head) : jsonExport(head);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

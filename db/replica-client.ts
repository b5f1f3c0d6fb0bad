import {
  type Client,
  type InArgs,
  type InStatement,
  type InValue,
  LibsqlError,
  type ResultSet,
  type Row,
} from '@libsql/client';

export interface PlainResult {
  readonly columns: string[];
  readonly columnTypes: string[];
  readonly rows: InValue[][];
}
type Run = (statements: readonly { sql: string; args: InValue[] }[]) => Promise<PlainResult[]>;

/** A row as the driver makes it: by name, and by position without showing it. */
function toRow(columns: readonly string[], values: readonly InValue[]): Row {
  const row = {} as Record<string, InValue>;
  Object.defineProperty(row, 'length', { value: values.length });
  for (const [at, value] of values.entries()) {
    Object.defineProperty(row, at, { value, enumerable: false, writable: true, configurable: true });
    const name = columns[at];
    if (name !== undefined && !Object.hasOwn(row, name))
      Object.defineProperty(row, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return row as unknown as Row;
}

function toResult({ columns, columnTypes, rows }: PlainResult): ResultSet {
  const made = rows.map((values) => toRow(columns, values));
  return {
    columns,
    columnTypes,
    rows: made,
    rowsAffected: 0,
    lastInsertRowid: undefined,
    toJSON: () => ({ columns, columnTypes, rows }),
  };
}

function plain(statement: InStatement | readonly [string, InArgs?], args?: InArgs): { sql: string; args: InValue[] } {
  if (typeof statement === 'string') return plain({ sql: statement, args: args ?? [] });
  const { sql, args: given = [] } = Array.isArray(statement)
    ? { sql: statement[0] as string, args: statement[1] as InArgs | undefined }
    : (statement as { sql: string; args?: InArgs });
  if (!Array.isArray(given)) throw new TypeError('Named arguments are not used here.');
  return { sql, args: given };
}

/** What changes something would be passed on to the primary by the driver, while everything here waits. */
const reads = /^\s*(select|with|pragma|explain)\b/i;

/** The driver's interface over something that only reads: queries are built and called as with any other client. */
export function readingClient(run: Run): Client {
  const refused = (): never => {
    throw new LibsqlError('A replica only reads.', 'SQL_READ_ONLY');
  };
  const checked: Run = (statements) => (statements.every(({ sql }) => reads.test(sql)) ? run(statements) : refused());
  return {
    closed: false,
    protocol: 'file',
    async execute(statement: InStatement, args?: InArgs) {
      const [result] = await checked([plain(statement, args)]);
      return toResult(result ?? { columns: [], columnTypes: [], rows: [] });
    },
    batch: async (statements) => (await checked(statements.map((one) => plain(one)))).map(toResult),
    migrate: refused,
    transaction: refused,
    executeMultiple: refused,
    sync: refused,
    reconnect: refused,
    close: () => undefined,
  } as Client;
}

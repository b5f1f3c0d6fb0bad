// What a way to a database offers, to a file and to a server alike.
import type { Client, InStatement, ResultSet } from '@libsql/client';

/** The ways to a database, local or remote. All writing goes through `write`: one batch, all of it or nothing. */
export interface Access {
  readonly client: Client;
  readonly local: boolean;
  /** For people: a path or a host, never a secret. */
  readonly where: string;
  /** Has the file been found damaged? Then nothing is written to it any more. */
  damaged(): boolean;
  /** How many calls wait for their turn. */
  waiting(): number;
  /** Statements must be safe to repeat (ids made by us, ON CONFLICT DO NOTHING): after a lost answer they are sent again. */
  write(statements: InStatement[]): Promise<ResultSet[]>;
  read<T>(work: () => Promise<T>): Promise<T>;
  /** Like write, with foreign keys off while tables are rebuilt. */
  migrate(statements: InStatement[]): Promise<ResultSet[]>;
  /** After a deletion: nothing of it is left in the log beside the file either, as far as nobody reads there. A database server sees to its own. */
  scrub(): Promise<void>;
  /** Now and then: what deletions may have left between the rows goes as well. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

// SQL text is made once, not at each call.
import type { InStatement, InValue } from '@libsql/client';
import { fillPlaceholders } from 'drizzle-orm';

interface Compilable {
  toSQL(): { sql: string; params: unknown[] };
}

/** Turns a drizzle query with placeholders into SQL text once; each call then only fills in the values. */
export function compile<V extends Readonly<Record<string, unknown>>>(query: Compilable): (values: V) => InStatement {
  const { sql, params } = query.toSQL();
  return (values) => ({ sql, args: fillPlaceholders(params, values) as InValue[] });
}

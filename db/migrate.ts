import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { InStatement } from '@libsql/client';
import type { Access } from './access.ts';
import { DatabaseRefused } from './problems.ts';

interface Migration {
  readonly tag: string;
  readonly hash: string;
  readonly statements: readonly string[];
}

const folder = new URL('./migrations/', import.meta.url);

/** The committed migrations, oldest first, as drizzle-kit wrote them. */
export function readMigrations(from: URL = folder): Migration[] {
  const journal = JSON.parse(readFileSync(new URL('meta/_journal.json', from), 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => {
    const sql = readFileSync(new URL(`${tag}.sql`, from), 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    return {
      tag,
      hash,
      statements: sql
        .split('--> statement-breakpoint')
        .map((one) => one.trim())
        .filter(Boolean),
    };
  });
}

async function applied(access: Access): Promise<Map<string, string>> {
  const { rows } = await access.read(() => access.client.execute('SELECT tag, hash FROM migrations'));
  return new Map(rows.map((row) => [String(row['tag']), String(row['hash'])]));
}

/**
 * Brings the database to this version. Each migration is one batch whose first statement writes its own row:
 * of two processes that start together the second fails on that row and finds the work done, and one killed half way leaves nothing behind.
 */
export async function migrate(access: Access, migrations: readonly Migration[] = readMigrations()): Promise<string[]> {
  await access.write([
    'CREATE TABLE IF NOT EXISTS migrations (tag text PRIMARY KEY NOT NULL, hash text NOT NULL, at text NOT NULL)',
  ]);
  let known = await applied(access);
  const done: string[] = [];
  for (const { tag, hash, statements } of migrations) {
    if (!known.has(tag)) {
      const record: InStatement = {
        sql: 'INSERT INTO migrations (tag, hash, at) VALUES (?, ?, ?)',
        args: [tag, hash, new Date().toISOString()],
      };
      try {
        await access.migrate([record, ...statements]);
        done.push(tag);
      } catch (error) {
        // Somebody else has done it meanwhile, or it really failed.
        known = await applied(access);
        if (!known.has(tag)) throw error;
      }
    } else if (known.get(tag) !== hash) {
      throw new DatabaseRefused(
        `The database ${access.where} was made by another version of migration ${tag}. Nothing was changed.`,
      );
    }
  }
  const unknown = [...known.keys()].filter((tag) => !migrations.some((migration) => migration.tag === tag));
  if (unknown.length)
    throw new DatabaseRefused(
      `The database ${access.where} belongs to a newer version (${unknown.join(', ')}). Nothing was lost; start that version.`,
    );
  return done;
}

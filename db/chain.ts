// The audit trail as a chain: each row's fingerprint holds the one before, so a row that was taken out or changed is found. Nothing in it is secret: against somebody who rewrites all of it only a fingerprint noted elsewhere helps.
import { createHash } from 'node:crypto';
import type { InStatement, Row } from '@libsql/client';
import type { Store } from './client.ts';

/** What of a row its fingerprints are made of. */
export interface Sealed {
  readonly userId: string;
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly target: string | null;
  readonly address: string | null;
}

const digest = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Made with the row, where it is made. */
export function sealOf({ userId, id, at, action, target, address }: Sealed): string {
  return digest(['row', userId, id, at, action, target, address]).slice(0, 22);
}

function linkOf(before: string, seq: number, row: Sealed): string {
  return digest([before, seq, row.userId, row.id, row.at, row.action, row.target, row.address]);
}

const atOnce = 500;
const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

export interface Link {
  readonly seq: number;
  readonly userId: string;
  readonly id: string;
  readonly hash: string;
  readonly early: boolean;
  /** Undefined where the trail has no such row. */
  readonly row: (Sealed & { readonly seal: string }) | undefined;
}

function linkFrom(row: Row): Link {
  const [userId, id] = [String(row['user_id']), String(row['id'])];
  return {
    seq: Number(row['seq']),
    userId,
    id,
    hash: String(row['hash']),
    early: row['early'] === 1,
    row:
      row['at'] === null
        ? undefined
        : {
            userId,
            id,
            at: String(row['at']),
            action: String(row['action']),
            target: text(row['target']),
            address: text(row['address']),
            seal: String(row['seal']),
          },
  };
}

/** Links after a number, in their order, with their rows. */
export async function linksAfter({ client, read }: Store, seq: number, limit = atOnce): Promise<Link[]> {
  const { rows } = await read(() =>
    client.execute({
      sql: `SELECT c.seq, c.user_id, c.id, c.hash, c.early, a.at, a.action, a.target, a.address, a.seal
        FROM audit_chain c LEFT JOIN audit a ON a.user_id = c.user_id AND a.id = c.id WHERE c.seq > ? ORDER BY c.seq LIMIT ?`,
      args: [seq, limit],
    }),
  );
  return rows.map(linkFrom);
}

interface Pruned {
  readonly before: string;
  readonly seq: number;
  readonly hash: string;
}

/** How far retention has come. */
async function prunedSoFar({ client, read }: Store): Promise<Pruned> {
  const { rows } = await read(() => client.execute('SELECT before, seq, hash FROM audit_pruned WHERE id = 1'));
  const [row] = rows;
  return { before: String(row?.['before'] ?? ''), seq: Number(row?.['seq'] ?? 0), hash: String(row?.['hash'] ?? '') };
}

async function lastLinked({ client, read }: Store): Promise<{ seq: number; hash: string }> {
  const { rows } = await read(() =>
    client.execute(`SELECT seq, hash FROM audit_chain WHERE hash <> '' ORDER BY seq DESC LIMIT 1`),
  );
  const [row] = rows;
  return { seq: Number(row?.['seq'] ?? 0), hash: String(row?.['hash'] ?? '') };
}

/**
 * Gives the rows that have come since their fingerprints. Several processes may do it at once: from the same rows in the same order comes the
 * same. A row that is gone already, or that has no right seal, is stepped over and stays without: whoever verifies finds it.
 */
export async function extendChain(store: Store): Promise<void> {
  let last = await lastLinked(store);
  const anchor = await prunedSoFar(store);
  if (last.seq < anchor.seq) last = anchor;
  let at = last.seq;
  for (;;) {
    const links = await linksAfter(store, at);
    const statements: InStatement[] = [];
    for (const { seq, row, early } of links) {
      at = seq;
      if (!row || !(early || row.seal === sealOf(row))) continue;
      const hash = linkOf(last.hash, seq, row);
      last = { seq, hash };
      statements.push({ sql: `UPDATE audit_chain SET hash = ? WHERE seq = ? AND hash = ''`, args: [hash, seq] });
    }
    if (statements.length > 0) await store.write(statements);
    if (links.length < atOnce) return;
  }
}

/** The number of the last link that was ever made: the database counts on where links were deleted. */
async function lastEver({ client, read }: Store): Promise<number> {
  const { rows } = await read(() => client.execute(`SELECT seq FROM sqlite_sequence WHERE name = 'audit_chain'`));
  return Number(rows[0]?.['seq'] ?? 0);
}

export interface Verdict {
  readonly rows: number;
  /** The last fingerprint: noted elsewhere, it shows later that nothing before it was changed. */
  readonly head: string;
  /** The first thing that is wrong, in words, or undefined. */
  readonly wrong?: string;
  /** Was the fingerprint that was asked for met on the way? */
  readonly met: boolean;
  /** Up to when rows are said to have gone for their age, ISO 8601; absent where none are. */
  readonly goneTo?: string;
}

/** What is kept at all is kept for a day at least (KEEP_AUDIT_DAYS): a mark that reaches further was not made by retention. */
const keptAtLeast = 86_400_000;

/** The moment a mark of retention stands for, in milliseconds since 1970; undefined where it can be none. */
function goneUpTo(before: string, now: number): number | undefined {
  const at = /^[\da-z]{8}$/.test(before) ? Number.parseInt(before, 36) : Number.NaN;
  return at <= now - keptAtLeast ? at : undefined;
}

const named = ({ seq, id, userId }: Link): string => `row ${seq} (id ${id}, account ${userId || 'unknown'})`;

function whatIsWrong(link: Link, seqBefore: number, hashBefore: string, anchor: Pruned): string | undefined {
  const { seq, row, hash, early } = link;
  if (seq !== seqBefore + 1) return `rows ${seqBefore + 1} to ${seq - 1} were taken out of the chain`;
  // Gone for its age: its fingerprint stands for it.
  if (!row) return link.id < anchor.before && hash !== '' ? undefined : `${named(link)} was taken out of the trail`;
  if (!early && row.seal !== sealOf(row)) return `${named(link)} was changed, or added by hand`;
  if (hash === '') return undefined;
  return hash === linkOf(hashBefore, seq, row) ? undefined : `${named(link)} was changed, or its place in the chain`;
}

/**
 * Reads the whole trail and names the first row that was removed, changed or added by hand. `noted` is a fingerprint from an earlier time,
 * `now` in milliseconds since 1970.
 */
export async function verifyChain(store: Store, noted?: string, now = Date.now()): Promise<Verdict> {
  await extendChain(store);
  // Before anything is read: what comes meanwhile is no gap.
  const newest = await lastEver(store);
  const anchor = await prunedSoFar(store);
  let [seq, head, rows] = [anchor.seq, anchor.hash, 0];
  let met = noted === undefined || noted === head;
  const gone = goneUpTo(anchor.before, now);
  if (anchor.before !== '' && gone === undefined)
    return { rows, head, wrong: 'what is noted as gone for its age reaches further than any row can be old', met };
  for (;;) {
    const links = await linksAfter(store, seq);
    for (const link of links) {
      const wrong = whatIsWrong(link, seq, head, anchor);
      if (wrong !== undefined) return { rows, head, wrong, met };
      seq = link.seq;
      if (link.hash !== '') head = link.hash;
      met ||= head === noted;
      if (link.row) rows += 1;
    }
    if (links.length < atOnce) break;
  }
  if (seq < newest) return { rows, head, wrong: `rows ${seq + 1} to ${newest} were cut off its end`, met };
  const stray = await strayRow(store);
  return {
    rows,
    head,
    met,
    ...(stray !== undefined && { wrong: stray }),
    ...(gone !== undefined && { goneTo: new Date(gone).toISOString() }),
  };
}

/** A row of the trail that the chain does not know. */
async function strayRow({ client, read }: Store): Promise<string | undefined> {
  const { rows } = await read(() =>
    client.execute(`SELECT user_id, id FROM audit EXCEPT SELECT user_id, id FROM audit_chain ORDER BY id LIMIT 1`),
  );
  const [row] = rows;
  return row && `the row with the id ${row['id']} (account ${row['user_id'] || 'unknown'}) stands outside the chain`;
}

/** After retention: rows older than `before` are gone; links up to the first that still has its row go too, but for the last fingerprint. */
export async function shortenChain(store: Store, before: string): Promise<void> {
  const anchor = await prunedSoFar(store);
  let { seq, hash } = anchor;
  for (;;) {
    const links = await linksAfter(store, seq);
    const first = links.findIndex((link) => link.row !== undefined || link.hash === '');
    const gone = first < 0 ? links : links.slice(0, first);
    const last = gone.at(-1);
    if (last) ({ seq, hash } = last);
    if (first >= 0 || links.length < atOnce) break;
  }
  await store.write([
    {
      sql: `INSERT INTO audit_pruned (id, before, seq, hash) VALUES (1, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET before = max(before, excluded.before), seq = excluded.seq, hash = excluded.hash`,
      args: [before, seq, hash],
    },
    { sql: 'DELETE FROM audit_chain WHERE seq <= ?', args: [seq] },
  ]);
}

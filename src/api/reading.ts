// Rows about reading: one each, as long as they stay within what one account may fill; what was never read before always has its own.
import { type AuditEntry, auditLater } from '../../db/audit.ts';
import { alert } from '../../db/alert.ts';
import { isOpen } from '../../db/client.ts';
import { bounds } from './bounds.ts';
import type { ErrorCode } from './contract.ts';
import { isRecordId } from './record-id.ts';

interface Account {
  readonly since: number;
  rows: number;
  /** What was read since `day` began and has a row: an account has no more records than it may have. */
  readonly seen: Set<string>;
  readonly day: number;
  /** Read beyond the limit in this minute and not yet in a row, by what was done. */
  readonly more: Map<string, { entry: AuditEntry; count: number }>;
}

const hour = 3_600_000;
const daily = 24 * hour;
const mostAccounts = 10_000;
const accounts = new Map<string, Account>();
let summing = false;

/** One row a minute for each kind of reading says how much more there was. */
function sumUp(): void {
  summing = false;
  for (const { more } of accounts.values()) {
    for (const { entry, count } of more.values()) auditLater({ ...entry, target: `${count} more` });
    more.clear();
  }
}

function accountOf(userId: string): Account {
  const known = accounts.get(userId);
  if (known && performance.now() - known.since < hour) return known;
  if (accounts.size >= mostAccounts) {
    sumUp();
    accounts.clear();
  }
  const now = performance.now();
  const sameDay = known && now - known.day < daily ? known : undefined;
  const { seen, day } = sameDay ?? { seen: new Set<string>(), day: now };
  const begun: Account = { since: now, rows: 0, seen, day, more: known?.more ?? new Map() };
  accounts.set(userId, begun);
  return begun;
}

/** A row for who listed or opened something. What one account can make the server store in a day is bounded so (docs/operate.md). */
export function auditReading(entry: AuditEntry & { readonly userId: string }): void {
  const { seen } = accountOf(entry.userId);
  const what = `${entry.action} ${entry.target ?? ''}`;
  const isNew = !seen.has(what);
  seen.add(what);
  // Repeats fill no more than their share; a thousand of them hide no record that is read for the first time.
  addRow(entry, isNew);
}

/** Refusals whose reason is whose something is, or who asks from where. */
const traced: readonly ErrorCode[] = [
  'not_found',
  'token_scope',
  'token_not_here',
  'token_wrong',
  'quick_user',
  'other_origin',
];

/** A row for what was refused, within the same bound; of an address only an id is kept. Whoever is not known is one account. */
export function auditRefusal(
  code: ErrorCode | undefined,
  {
    userId,
    id,
    address,
  }: { readonly userId: string | null; readonly id: string | undefined; readonly address: string },
): void {
  if (code === undefined || !traced.includes(code) || !isOpen()) return;
  // An address that is not there tells of nobody.
  if (code === 'not_found' && (userId === null || id === undefined)) return;
  const target = code === 'not_found' && isRecordId(id) ? `${code} ${id}` : code;
  addRow({ action: 'refused', userId, target, address }, false);
}

function addRow(entry: AuditEntry, always: boolean): void {
  const account = accountOf(entry.userId ?? '');
  if (always || account.rows < bounds.readRowsPerHour) {
    account.rows += 1;
    auditLater(entry);
    return;
  }
  alert('limit', 'An account reads, or is refused, more than is written down row by row.', {
    account: entry.userId ?? '',
  });
  const counted = account.more.get(entry.action);
  account.more.set(entry.action, { entry, count: (counted?.count ?? 0) + 1 });
  if (summing) return;
  summing = true;
  setTimeout(sumUp, 60_000).unref();
}

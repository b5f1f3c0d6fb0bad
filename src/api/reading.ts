// Rows about reading: one each, as long as they stay within what one account may fill; what was never read before always has its own.
import { type AuditEntry, auditLater } from '../../db/audit.ts';
import { alert } from '../../db/alert.ts';
import { bounds } from './bounds.ts';

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
  const account = accountOf(entry.userId);
  const what = `${entry.action} ${entry.target ?? ''}`;
  const isNew = !account.seen.has(what);
  // Repeats fill no more than their share; a thousand of them hide no record that is read for the first time.
  if (isNew || account.rows < bounds.readRowsPerHour) {
    account.seen.add(what);
    account.rows += 1;
    auditLater(entry);
    return;
  }
  alert('limit', 'An account reads more than is written down row by row.', { account: entry.userId });
  const counted = account.more.get(entry.action);
  account.more.set(entry.action, { entry, count: (counted?.count ?? 0) + 1 });
  if (summing) return;
  summing = true;
  setTimeout(sumUp, 60_000).unref();
}

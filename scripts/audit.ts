// npm run operate -- audit [--since DAY] [--until DAY] [--account EMAIL|ID] [--action NAME] [--csv]: who did what, oldest first, as JSON lines or CSV.
// npm run operate -- audit --verify [--noted HASH]: is the chain whole? Ends with 1 where a row was removed, changed or added by hand.
import { parseArgs } from 'node:util';
import { refuseMissing } from '../db/backup.ts';
import { actions } from '../db/audit.ts';
import { linksAfter, type Sealed, verifyChain } from '../db/chain.ts';
import type { Store } from '../db/client.ts';
import { openDatabase } from '../db/open.ts';
import { findAccount } from '../db/users.ts';
import { byteOrderMark, line } from '../src/api/account/csv.ts';
import { readEnvironment } from '../src/api/environment.mjs';
import { operate, Usage } from '../tools/lib/operate.ts';

const usage =
  'npm run operate -- audit [--since 2026-11-01] [--until 2026-12-01] [--account EMAIL or ID] [--action NAME] [--csv], or --verify [--noted HASH]';

function momentOf(name: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const date = new Date(given);
  if (!/^\d{4}-\d{2}-\d{2}/.test(given) || Number.isNaN(date.getTime()))
    throw new Usage(`--${name} must be a day or a moment such as 2026-11-01 or 2026-11-01T08:00:00Z, not “${given}”.`);
  return date.toISOString();
}

/** An account by its e-mail address, or by its id as the trail has it: one that was deleted has no address any more. */
async function accountId(given: string): Promise<string> {
  if (!given.includes('@')) return given;
  const account = await findAccount(given);
  if (!account) throw new Usage(`There is no account with the email ${given}; a deleted one is found by its id only.`);
  return account.id;
}

async function* rowsOf(store: Store): AsyncGenerator<Sealed> {
  for (let seq = 0; ; ) {
    const links = await linksAfter(store, seq);
    for (const { row } of links) if (row) yield row;
    const last = links.at(-1);
    if (!last) return;
    seq = last.seq;
  }
}

function readFlags() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      options: { since: text, until: text, account: text, action: text, csv: flag, verify: flag, noted: text },
    }).values;
  } catch {
    throw new Usage(usage);
  }
}

await operate(async () => {
  const given = readFlags();
  const settings = readEnvironment(process.env);
  refuseMissing(settings);
  const [since, until] = [momentOf('since', given.since), momentOf('until', given.until)];
  const store = await openDatabase(settings);
  try {
    if (given.verify) {
      const { noted } = given;
      const { rows, head, wrong, met, goneTo } = await verifyChain(store, noted);
      if (wrong !== undefined) throw new Usage(`The trail is not whole: ${wrong}.`);
      if (!met) throw new Usage(`The trail is whole in itself, but ${noted} is not in it: it was written anew.`);
      return `The trail is whole: ${rows} rows, none removed, changed or added by hand.${goneTo === undefined ? '' : ` Those before ${goneTo} have gone for their age.`} Note its last fingerprint elsewhere: ${head || 'none yet'}`;
    }
    const { account, action, csv } = given;
    if (action !== undefined && !actions.some((known) => known === action))
      throw new Usage(`--action is one of ${actions.join(', ')}, not “${action}”.`);
    const id = account === undefined ? undefined : await accountId(account);
    let count = 0;
    if (csv) process.stdout.write(byteOrderMark + line(['at', 'account', 'action', 'target', 'address']));
    for await (const row of rowsOf(store)) {
      if ((since !== undefined && row.at < since) || (until !== undefined && row.at >= until)) continue;
      if ((id !== undefined && row.userId !== id) || (action !== undefined && row.action !== action)) continue;
      count += 1;
      const { at, userId, target, address } = row;
      process.stdout.write(
        csv
          ? line([at, userId, row.action, target, address])
          : `${JSON.stringify({ at, account: userId, action: row.action, target, address })}\n`,
      );
    }
    process.stderr.write(`${count} rows.\n`);
    return undefined;
  } finally {
    await store.close();
  }
});

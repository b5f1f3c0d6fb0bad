// A seal at the end of each backup. Encryption hides what pages hold; it does not show that one was changed, or exchanged for the same
// page of an older backup. Without a key it shows what went wrong on the way, not what somebody did who knows how it is made.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { appendFileSync, closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { DatabaseRefused } from './problems.ts';

/** What the seal begins with; behind it stands the HMAC-SHA256 of everything before it. SQLite reads no further than its own pages. */
const mark = Buffer.from('journey sealed 1');
const sealBytes = mark.length + 32;

/** Another key than the file's own, from the same secret; where there is none, one that everybody knows. */
const keyOf = (secret = ''): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'journey: seal of a backup', 32));

async function macOf(path: string, bytes: number, secret: string | undefined): Promise<Buffer> {
  const mac = createHmac('sha256', keyOf(secret));
  if (bytes > 0)
    for await (const piece of createReadStream(path, { end: bytes - 1 }) as AsyncIterable<Buffer>) mac.update(piece);
  return mac.digest();
}

/** Seals a finished file. */
export async function seal(path: string, secret: string | undefined): Promise<void> {
  appendFileSync(path, Buffer.concat([mark, await macOf(path, statSync(path).size, secret)]));
}

function endOf(path: string, bytes: number): Buffer {
  const end = Buffer.alloc(sealBytes);
  const file = openSync(path, 'r');
  try {
    readSync(file, end, 0, sealBytes, Math.max(0, bytes - sealBytes));
    return end;
  } finally {
    closeSync(file);
  }
}

/**
 * Refuses a backup that was changed since it was made, and under a key one without a seal unless it is said to have none. Without a key
 * whoever says so may have changed it.
 */
export async function refuseBrokenSeal(path: string, secret: string | undefined, unsealed: boolean): Promise<void> {
  if (secret === undefined && unsealed) return;
  const { size } = statSync(path);
  const end = endOf(path, size);
  if (!end.subarray(0, mark.length).equals(mark)) {
    if (unsealed || secret === undefined) return;
    throw new DatabaseRefused(
      `${path} carries no seal: it was cut short, altered, or is no backup that this version made. Where you know where it has been since, say --unsealed. Nothing was changed.`,
    );
  }
  if (timingSafeEqual(end.subarray(mark.length), await macOf(path, size - sealBytes, secret))) return;
  throw new DatabaseRefused(
    secret === undefined
      ? `${path} was altered since it was made, or DATABASE_ENCRYPTION_KEY is missing. Take another backup, or say --unsealed where it was you. Nothing was changed.`
      : `${path} was altered since it was made, or DATABASE_ENCRYPTION_KEY is not the one it was made with. Take another backup. Nothing was changed.`,
  );
}

// A seal at the end of each backup of an encrypted file. Encryption hides what pages hold; it does not show that one was changed, or
// exchanged for the same page of an older backup.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { appendFileSync, closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { DatabaseRefused } from './problems.ts';

/** What the seal begins with; behind it stands the HMAC-SHA256 of everything before it. SQLite reads no further than its own pages. */
const mark = Buffer.from('journey sealed 1');
const sealBytes = mark.length + 32;

/** Another key than the file's own, from the same secret. */
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'journey: seal of a backup', 32));

async function macOf(path: string, bytes: number, secret: string): Promise<Buffer> {
  const mac = createHmac('sha256', keyOf(secret));
  if (bytes > 0)
    for await (const piece of createReadStream(path, { end: bytes - 1 }) as AsyncIterable<Buffer>) mac.update(piece);
  return mac.digest();
}

/** Seals a finished file. Without a key there is nothing that somebody else does not know, and so no seal. */
export async function seal(path: string, secret: string | undefined): Promise<void> {
  if (secret === undefined) return;
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

/** Refuses a backup under a key that was changed since it was made, and one without a seal unless it is said to have none. */
export async function refuseBrokenSeal(path: string, secret: string | undefined, unsealed: boolean): Promise<void> {
  if (secret === undefined) return;
  const { size } = statSync(path);
  const end = endOf(path, size);
  if (!end.subarray(0, mark.length).equals(mark)) {
    if (unsealed) return;
    throw new DatabaseRefused(
      `${path} carries no seal: it was cut short, altered, or is no backup that this version made. Where you know where it has been since, say --unsealed. Nothing was changed.`,
    );
  }
  if (timingSafeEqual(end.subarray(mark.length), await macOf(path, size - sealBytes, secret))) return;
  throw new DatabaseRefused(
    `${path} was altered since it was made, or DATABASE_ENCRYPTION_KEY is not the one it was made with. Take another backup. Nothing was changed.`,
  );
}

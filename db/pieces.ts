// Long lists are read in pieces: the driver answers at once, and everybody else would wait for the whole of it.
import { setImmediate } from 'node:timers/promises';

const piece = 8;

/** Where a page ended. */
export interface Position {
  readonly createdAt: string;
  readonly id: string;
}

/** Up to `limit` rows behind `after`, in the order in which `read` gives them, with a turn for everybody else between the pieces. */
export async function inPieces<Row extends Position>(
  { limit, after: begin }: { readonly limit: number; readonly after?: Position | undefined },
  read: (limit: number, after: Position | undefined) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let after = begin; ; ) {
    const most = Math.min(piece, limit - found.length);
    const rows = await read(most, after);
    found.push(...rows);
    after = rows.at(-1);
    if (rows.length < most || found.length >= limit) return found;
    await setImmediate();
  }
}

// Reads the body of a call and no more than a call may have.
import type { IncomingMessage } from 'node:http';
import { limits } from '../src/api/contract.ts';
import { giveBack } from '../src/api/give-back.ts';
import { type Reply, refusal } from './send.ts';

/** How long a refused sender may go on sending into nothing before the line is cut; long enough to read the answer. */
const lingerMilliseconds = 1000;

/** 413. Node cuts the line as soon as this answer has ended; with more of the body on its way, the sender would see a reset instead of the answer. */
export function tooLarge(request: IncomingMessage): Reply {
  const endsAfter = new Promise<void>((resolve) => {
    const cut = setTimeout(() => {
      resolve();
      setImmediate(() => request.socket.destroy());
    }, lingerMilliseconds).unref();
    request
      .on('data', giveBack)
      .resume()
      .once('end', () => {
        clearTimeout(cut);
        resolve();
      });
  });
  // What some other call may send is read into nothing: to begin the connection anew is dearer.
  if (Number(request.headers['content-length'] ?? Number.NaN) <= limits.bodyBytes)
    return { ...refusal('too_large'), endsAfter };
  const { headers, ...refused } = refusal('too_large');
  return { ...refused, headers: { ...headers, connection: 'close' }, endsAfter };
}

export function announcesTooMuch(request: IncomingMessage, most: number = limits.bodyBytes): boolean {
  return Number(request.headers['content-length'] ?? 0) > most;
}

/** The whole body; undefined as soon as it is known to have more than `most` bytes. Never resolves for a sender who leaves half way. */
export function readBody(request: IncomingMessage, most: number = limits.bodyBytes): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    if (announcesTooMuch(request, most)) return resolve(undefined);
    const chunks: Buffer[] = [];
    let size = 0;
    const collect = (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= most) {
        chunks.push(chunk);
        return;
      }
      request.off('data', collect).off('end', done);
      resolve(undefined);
    };
    const done = (): void => {
      if (chunks.length === 1) return resolve(chunks[0]);
      resolve(Buffer.concat(chunks));
      for (const chunk of chunks) giveBack(chunk);
    };
    request.on('data', collect).once('end', done);
  });
}

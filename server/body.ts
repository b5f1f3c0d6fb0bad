import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '../src/api/contract.ts';
import { refuse } from './refuse.ts';

/** Astro takes a body that is already read from here instead of the stream. */
export type WithBody = IncomingMessage & { body?: Buffer };

/** How long a refused sender may go on sending into nothing before the line is cut; long enough to read the answer. */
const lingerMilliseconds = 1000;

export function tooLarge(request: IncomingMessage, answer: ServerResponse): void {
  answer.setHeader('Connection', 'close');
  // Node cuts the line as soon as this answer has ended; with more of the body on its way, the sender would see a reset instead of the answer.
  refuse(answer, 'too_large', (body) => void answer.write(body));
  const cut = setTimeout(() => {
    answer.end();
    request.socket.destroy();
  }, lingerMilliseconds).unref();
  request.resume().once('end', () => {
    clearTimeout(cut);
    answer.end();
  });
}

export function announcesTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? 0) > limits.bodyBytes;
}

/** Reads a whole body, or answers 413 as soon as it is known to be too large. Calls back only with a complete body. */
export function readBody(request: WithBody, answer: ServerResponse, ready: () => void): void {
  if (announcesTooMuch(request)) return tooLarge(request, answer);
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = (chunk: Buffer): void => {
    size += chunk.length;
    if (size <= limits.bodyBytes) {
      chunks.push(chunk);
      return;
    }
    request.off('data', collect).off('end', done);
    tooLarge(request, answer);
  };
  const done = (): void => {
    request.body = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
    ready();
  };
  request.on('data', collect).once('end', done);
}

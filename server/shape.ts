import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { withPolicy } from './headers.ts';
import { refuse } from './refuse.ts';

/** Below this, compressing costs more than it saves. */
const worthwhile = 1024;

function encoder(accepted: string): { name: string; stream: Transform } | undefined {
  if (/\bbr\b/.test(accepted))
    return { name: 'br', stream: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) };
  if (/\bgzip\b/.test(accepted)) return { name: 'gzip', stream: createGzip({ level: 6 }) };
  return undefined;
}

/**
 * Shapes what Astro answers on demand: its policy completed, never cached unless it says so, text compressed once it is worth it,
 * and a short answer sent in one piece with its length.
 */
export function shapeAnswer(request: IncomingMessage, answer: ServerResponse): void {
  const send = {
    writeHead: answer.writeHead.bind(answer),
    write: answer.write.bind(answer),
    end: answer.end.bind(answer),
    destroy: answer.destroy.bind(answer),
  };
  let head: { status: number; headers: OutgoingHttpHeaders } | undefined;
  let held: Uint8Array[] = [];
  let size = 0;
  let flow: Transform | 'plain' | undefined;

  const bytes = (chunk: unknown): Uint8Array =>
    typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);

  function start(more: OutgoingHttpHeaders): void {
    send.writeHead(head?.status ?? answer.statusCode, { 'cache-control': 'no-store', ...head?.headers, ...more });
  }

  function begin(): void {
    const compressible =
      head !== undefined &&
      /^(text\/|application\/json)/.test(String(head.headers['content-type'])) &&
      head.headers['content-encoding'] === undefined;
    const chosen =
      compressible && request.method !== 'HEAD' ? encoder(String(request.headers['accept-encoding'] ?? '')) : undefined;
    start(compressible ? { vary: 'Accept-Encoding', ...(chosen && { 'content-encoding': chosen.name }) } : {});
    flow = chosen?.stream ?? 'plain';
    if (flow !== 'plain') {
      flow.on('data', (chunk: Buffer) => send.write(chunk));
      flow.once('end', () => send.end());
      answer.once('close', () => chosen?.stream.destroy());
    }
    for (const chunk of held) pass(chunk);
    held = [];
  }
  const pass = (chunk: Uint8Array): boolean =>
    flow === 'plain' ? send.write(chunk) : (flow as Transform).write(chunk);

  answer.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    const type = headers['content-type'] === 'text/html' ? { 'content-type': 'text/html; charset=utf-8' } : undefined;
    const own = headers['content-security-policy'];
    head = {
      status,
      headers: {
        ...headers,
        ...(own !== undefined && { 'content-security-policy': withPolicy(String(own)) }),
        ...type,
      },
    };
    return answer;
  }) as typeof answer.writeHead;

  answer.write = ((chunk: unknown, written?: unknown) => {
    // Astro breaks off in this callback when a page fails half way: without it the answer would never end.
    if (typeof written === 'function') setImmediate(written as () => void);
    if (flow) return pass(bytes(chunk));
    held.push(bytes(chunk));
    size += bytes(chunk).length;
    if (size >= worthwhile) begin();
    return true;
  }) as typeof answer.write;

  // Nothing of it has left yet: then it can still be a failure that says so.
  answer.destroy = ((error?: Error) => {
    if (flow) return send.destroy(error);
    flow = 'plain';
    answer.writeHead = send.writeHead;
    answer.end = send.end;
    refuse(answer, 'internal');
    return answer;
  }) as typeof answer.destroy;

  answer.end = ((chunk?: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) answer.write(chunk);
    if (flow === 'plain') send.end();
    else if (flow) flow.end();
    else {
      const status = head?.status ?? answer.statusCode;
      start(status === 204 || status === 304 || request.method === 'HEAD' ? {} : { 'content-length': size });
      flow = 'plain';
      send.end(held.length === 1 ? held[0] : Buffer.concat(held));
    }
    return answer;
  }) as typeof answer.end;
}

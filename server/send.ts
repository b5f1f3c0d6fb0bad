// The one sender: whatever is answered on demand (a call, a page, a refusal, a redirect) leaves through `send`.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { type ErrorCode, errors } from '../src/api/contract.ts';

/** An answer before it is sent. */
export interface Reply {
  readonly status: number;
  /** Names in lower case. Never kept by anybody unless `cache-control` says otherwise. */
  readonly headers?: OutgoingHttpHeaders;
  /** Whole, or as it is made. */
  readonly body?: string | Uint8Array | Readable;
  /** The answer is there at once and ends only then. */
  readonly endsAfter?: Promise<void>;
}

/** Below this, compressing costs more than it saves. */
const worthwhile = 1024;

/** A failure in the API's own form (decision D8), for what never reaches a handler. */
export function refusal(error: ErrorCode): Reply {
  const [status, message] = errors[error];
  return jsonReply({ error, message }, status);
}

export function jsonReply(body: object, status: number, headers?: OutgoingHttpHeaders): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}

export function plainText(text: string, status: number, type = 'text/plain; charset=utf-8'): Reply {
  return { status, headers: { 'content-type': type }, body: text };
}

interface Encoding {
  readonly name: string;
  open(): Transform;
}
const encodings: readonly (Encoding & { readonly accepted: RegExp })[] = [
  {
    name: 'br',
    accepted: /\bbr\b/,
    open: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  },
  { name: 'gzip', accepted: /\bgzip\b/, open: () => createGzip({ level: 6 }) },
];

/** What the answer says about compression, and the compression itself; nothing for what is no text. */
function encodingFor(request: IncomingMessage, headers: OutgoingHttpHeaders): [OutgoingHttpHeaders, Encoding?] {
  if (!/^(text\/|application\/json)/.test(String(headers['content-type'])) || headers['content-encoding'] !== undefined)
    return [{}];
  const asked = String(request.headers['accept-encoding'] ?? '');
  const found = encodings.find(({ accepted }) => accepted.test(asked));
  return found ? [{ vary: 'Accept-Encoding', 'content-encoding': found.name }, found] : [{ vary: 'Accept-Encoding' }];
}

/** Resolves when the answer has been handed over whole. Rejects when its body fails: then nothing has left yet, or the line is cut. */
export async function send(request: IncomingMessage, answer: ServerResponse, reply: Reply): Promise<void> {
  const { body = '' } = reply;
  if (typeof body === 'string' || body instanceof Uint8Array) return sendWhole(request, answer, reply, body);
  return sendStream(request, answer, reply, body);
}

async function sendWhole(
  request: IncomingMessage,
  answer: ServerResponse,
  { status, headers = {}, endsAfter }: Reply,
  body: string | Uint8Array,
): Promise<void> {
  const [more, encoding] = body.length < worthwhile ? [{}] : encodingFor(request, headers);
  const bytes = encoding ? await buffer(encoding.open().end(body)) : body;
  answer.writeHead(status, {
    'cache-control': 'no-store',
    ...headers,
    ...more,
    ...(status !== 204 && status !== 304 && { 'content-length': Buffer.byteLength(bytes) }),
  });
  if (endsAfter) {
    answer.write(bytes);
    await endsAfter;
    answer.end();
  } else answer.end(bytes);
}

/** A short one leaves in one piece with its length; a long one as it is made, no faster than it is taken. */
async function sendStream(
  request: IncomingMessage,
  answer: ServerResponse,
  reply: Reply,
  body: Readable,
): Promise<void> {
  const pieces = body.iterator() as AsyncIterableIterator<Uint8Array>;
  const held: Uint8Array[] = [];
  for (let size = 0; size < worthwhile; ) {
    const next = await pieces.next();
    if (next.done) return sendWhole(request, answer, reply, Buffer.concat(held));
    held.push(next.value);
    size += next.value.length;
  }
  const [more, encoding] = encodingFor(request, reply.headers ?? {});
  answer.writeHead(reply.status, { 'cache-control': 'no-store', ...reply.headers, ...more });
  // Nobody takes the rest.
  if (request.method === 'HEAD' || answer.destroyed) {
    body.destroy();
    return void answer.end();
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    yield* held;
    yield* pieces;
  }
  await (encoding ? pipeline(all, encoding.open(), answer) : pipeline(all, answer));
}

/** Did this fail only because whoever asked has left? */
export function askerLeft(answer: ServerResponse, error: unknown): boolean {
  return answer.destroyed && error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

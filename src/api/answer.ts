import { setImmediate } from 'node:timers/promises';
import { type ErrorBody, type ErrorCode, errors, type FieldProblem } from './contract.ts';

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** JSON that is already text. */
export function jsonText(text: string, status = 200, headers?: Readonly<Record<string, string>>): Response {
  return new Response(text, { status, headers: headers ? { ...jsonHeaders, ...headers } : jsonHeaders });
}

const long = new WeakMap<Response, Promise<void>>();
/** Whether a body is sent as it is made, and not read whole before. */
export const isLong = (answer: Response): boolean => long.has(answer);
/** Resolves once a long answer has been made to its end, or let go; of any other at once. */
export const taken = (answer: Response): Promise<void> => long.get(answer) ?? Promise.resolve();

/** A body that may be many megabytes: it leaves as it is made, no faster than it is taken. */
export function longAnswer(pieces: AsyncIterable<string>, headers: Readonly<Record<string, string>>): Response {
  const made = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const over = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await made.next();
        if (!done) return controller.enqueue(encoder.encode(value));
        over.resolve();
        controller.close();
      } catch (error) {
        over.resolve();
        throw error;
      }
    },
    async cancel() {
      over.resolve();
      await made.return?.();
    },
  });
  const answer = new Response(body, { headers });
  long.set(answer, over.promise);
  return answer;
}

/** A list whose elements are already text, each written in a turn of its own: 200 at once would keep everyone else waiting. */
export function jsonList(
  texts: Iterable<string> | AsyncIterable<string>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  async function* pieces(): AsyncGenerator<string> {
    let before = '[';
    for await (const text of texts) {
      yield before + text;
      before = ',';
      await setImmediate();
    }
    yield before === '[' ? '[]' : ']';
  }
  return longAnswer(pieces(), { ...jsonHeaders, ...headers });
}

export function json(body: unknown, status = 200, headers?: Readonly<Record<string, string>>): Response {
  return jsonText(JSON.stringify(body), status, headers);
}

/** `set-cookie` is the one header of which an answer may have several. */
export function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}

export function noContent(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

interface Extra {
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  readonly retryAfter?: number;
  readonly message?: string;
  readonly user?: null;
}

const codes = new WeakMap<Response, ErrorCode>();
/** Why a call was refused; undefined for what is no failure. */
export const codeOf = (answer: Response): ErrorCode | undefined => codes.get(answer);

/** A failure as every call answers it (decision D8). */
export function failure(error: ErrorCode, { fields, retryAfter, message, user }: Extra = {}): Response {
  const [status, text] = errors[error];
  const body: ErrorBody = {
    error,
    message: message ?? text,
    ...(fields && { fields }),
    ...(user === null && { user }),
  };
  const answer = json(
    body,
    status,
    retryAfter === undefined ? undefined : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) },
  );
  codes.set(answer, error);
  return answer;
}

/** Thrown by a call to answer with a failure. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly answer: Response;
  constructor(error: ErrorCode, extra?: Extra) {
    super(error);
    this.answer = failure(error, extra);
  }
}

import { type ErrorBody, type ErrorCode, errors, type FieldProblem } from './contract.ts';

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** JSON that is already text. */
export function jsonText(text: string, status = 200, headers?: Readonly<Record<string, string>>): Response {
  return new Response(text, { status, headers: headers ? { ...jsonHeaders, ...headers } : jsonHeaders });
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

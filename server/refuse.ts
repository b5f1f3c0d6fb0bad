import type { ServerResponse } from 'node:http';
import { type ErrorCode, errors } from '../src/api/contract.ts';

/** A failure in the API's own form (decision D8), for what never reaches a handler. */
export function refuse(answer: ServerResponse, error: ErrorCode, send = (body: string) => void answer.end(body)): void {
  const [status, message] = errors[error];
  const body = JSON.stringify({ error, message });
  answer.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  send(body);
}

/** Plain text, never kept. */
export function answerPlainly(
  answer: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  answer.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  answer.end(text);
}

import { connect, type Socket } from 'node:net';

export interface Call {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** A new body for each request, so that every save is one of its own. */
  readonly body?: () => string;
}

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly requests: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Connections that the server refused or cut. */
  readonly cut: number;
}

/** Where an answer ends in what has arrived, and its status; undefined while some of it is missing. */
function answerEnd(text: string): { end: number; status: number } | undefined {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const headers = text.slice(0, head).toLowerCase();
  const status = Number(headers.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/.exec(headers)?.[1];
  if (length !== undefined) {
    const end = head + 4 + Number(length);
    return text.length >= end ? { end, status } : undefined;
  }
  if (!headers.includes('transfer-encoding: chunked')) return { end: head + 4, status };
  let at = head + 4;
  for (;;) {
    const line = text.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const size = Number.parseInt(text.slice(at, line), 16);
    at = line + 2 + size + 2;
    if (text.length < at) return undefined;
    if (size === 0) return { end: at, status };
  }
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Sends one request after another over some kept connections, bounded in number and time. It reads no more of an answer than
 * where it ends, so that the server and not this client is what is measured. Loopback only.
 */
export async function load(
  port: number,
  call: Call | (() => Call),
  limits: { connections: number; requests: number; seconds: number },
): Promise<Load> {
  const headOf = ({ method = 'GET', path, headers = {} }: Call): string =>
    [
      `${method} ${path} HTTP/1.1`,
      `host: 127.0.0.1:${port}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ].join('\r\n');
  const same = typeof call === 'function' ? undefined : headOf(call);
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const started = performance.now();
  const until = started + limits.seconds * 1000;
  let sent = 0;
  let cut = 0;

  function request(): string {
    const next = typeof call === 'function' ? call() : call;
    const head = same ?? headOf(next);
    const body = next.body?.();
    return body === undefined
      ? `${head}\r\n\r\n`
      : `${head}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  }

  async function worker(): Promise<void> {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1');
    await new Promise<void>((resolve) => {
      let text = '';
      let began = 0;
      let done = false;
      const next = (): void => {
        if (sent >= limits.requests || performance.now() >= until) {
          done = true;
          socket.end();
          resolve();
          return;
        }
        sent += 1;
        began = performance.now();
        socket.write(request());
      };
      socket.once('connect', next);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        if (!done) cut += 1;
        resolve();
      });
      socket.on('data', (chunk: string) => {
        text += chunk;
        const answer = answerEnd(text);
        if (!answer) return;
        times.push(performance.now() - began);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        text = text.slice(answer.end);
        next();
      });
    });
  }

  await Promise.all(Array.from({ length: limits.connections }, worker));
  const took = (performance.now() - started) / 1000;
  const sorted = times.sort((a, b) => a - b);
  return {
    perSecond: times.length / took,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    requests: times.length,
    statuses,
    cut,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** What goes wrong between a server and its database, in the order of the calls, so that a run can be repeated. */
export interface Faults {
  /** Milliseconds each call takes longer. */
  delay: number;
  /** Of a hundred calls so many are cut before they reach the database, … */
  before: number;
  /** … and so many after it has done the work. */
  after: number;
  /** Of a hundred calls so many are told that their stream has expired. */
  expired: number;
  /** Nothing gets through: refused at once, or never answered. */
  away: false | 'refused' | 'silent';
}

export interface FaultyProxy {
  readonly url: string;
  readonly faults: Faults;
  /** How often each fault struck. */
  readonly struck: { before: number; after: number; expired: number; away: number };
  stop(): Promise<void>;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** An HTTP proxy in front of a libSQL server, with faults. */
export async function faultyProxy(target: string, start: Partial<Faults> = {}): Promise<FaultyProxy> {
  const faults: Faults = { delay: 0, before: 0, after: 0, expired: 0, away: false, ...start };
  const struck = { before: 0, after: 0, expired: 0, away: 0 };
  let calls = 0;

  function forward(
    incoming: IncomingMessage,
    body: Buffer,
  ): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> {
    return new Promise((resolve, reject) => {
      const sent = request(
        `${target}${incoming.url ?? '/'}`,
        { method: incoming.method, headers: incoming.headers },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part)).once('error', reject);
          answer.once('end', () =>
            resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) }),
          );
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  }

  async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    calls += 1;
    // Spread over the hundred, so that neither kind strikes in a row.
    const place = (calls * 37) % 100;
    await pause(faults.delay);
    if (faults.away) {
      struck.away += 1;
      if (faults.away === 'refused') answer.destroy();
      return;
    }
    if (place < faults.before) {
      struck.before += 1;
      return void answer.destroy();
    }
    if (place >= 100 - faults.expired) {
      struck.expired += 1;
      answer.writeHead(400, { 'content-type': 'application/json' });
      return void answer.end(
        JSON.stringify({ message: 'The stream has expired due to inactivity', code: 'STREAM_EXPIRED' }),
      );
    }
    const { status, headers, body } = await forward(incoming, Buffer.concat(parts));
    if (place >= 50 && place < 50 + faults.after) {
      struck.after += 1;
      return void answer.destroy();
    }
    answer.writeHead(status, headers);
    answer.end(body);
  }

  const server = createServer((incoming, answer) => void pass(incoming, answer).catch(() => answer.destroy()));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    faults,
    struck,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { Agent, request } from 'node:http';

export interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly cookie?: string;
  readonly body?: object;
}
export interface Told {
  readonly path: string;
  /** 0 where no answer came. */
  readonly status: number;
  readonly milliseconds: number;
  /** When it was sent, in milliseconds since traffic began. */
  readonly at: number;
  readonly why?: string;
}

/** One request; half of them on connections that are kept. */
function ask(
  url: string,
  { path, method = 'GET', cookie, body }: Asked,
  agent: Agent | false,
  at: number,
): Promise<Told> {
  const started = performance.now();
  const text = body && JSON.stringify(body);
  return new Promise((resolve) => {
    const told = (status: number, why?: string): void =>
      resolve({ path, status, at, milliseconds: performance.now() - started, ...(why !== undefined && { why }) });
    const sent = request(url + path, {
      method,
      agent,
      headers: {
        origin: url,
        ...(cookie !== undefined && { cookie }),
        ...(text !== undefined && { 'content-type': 'application/json' }),
      },
    });
    sent.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => told(answer.statusCode ?? 0));
      answer.once('error', (error) => told(0, error.message));
    });
    sent.once('error', (error) => told(0, error.message));
    // A busy machine is slow; what counts is that an answer comes.
    sent.setTimeout(60_000, () => sent.destroy(new Error('no answer within a minute')));
    sent.end(text);
  });
}

/** So many requests a second, whatever becomes of those before, until `stop`; what is asked for goes round. */
export function traffic(url: string, perSecond: number, asked: readonly (() => Asked)[]) {
  const kept = new Agent({ keepAlive: true, maxSockets: 64 });
  const told: Told[] = [];
  const open = new Set<Promise<void>>();
  let sent = 0;
  const started = performance.now();
  const timer = setInterval(() => {
    for (; sent < ((performance.now() - started) / 1000) * perSecond; sent += 1) {
      const next = asked[sent % asked.length];
      if (!next) continue;
      const one = ask(url, next(), sent % 2 ? kept : false, performance.now() - started).then((answer) => {
        told.push(answer);
        open.delete(one);
      });
      open.add(one);
    }
  }, 5);
  return {
    /** What was answered so far, and how often each status came. */
    async stop(): Promise<{
      told: readonly Told[];
      statuses: Record<string, number>;
      longest: number;
      perSecond: number;
    }> {
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1000;
      await Promise.all(open);
      kept.destroy();
      const statuses: Record<string, number> = {};
      for (const { status } of told) statuses[status] = (statuses[status] ?? 0) + 1;
      const longest = Math.max(...told.map(({ milliseconds }) => milliseconds));
      return { told, statuses, longest, perSecond: told.length / seconds };
    },
  };
}

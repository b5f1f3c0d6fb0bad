import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrawnPage } from '../../server/page.ts';
import { hold } from './held.ts';

export interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Our own server in this process, the API behind it as it is and nothing else; asked over a few kept connections, as browsers do. */
export async function serve(sockets = 1) {
  const [{ listener }, { apiHandler }, { staticFiles }, { readEnvironment }] = await Promise.all([
    import('../../server/listener.ts'),
    import('../../server/api.ts'),
    import('../../server/files.ts'),
    import('../../src/api/environment.mjs'),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const site = (_: unknown, answer: DrawnPage): Promise<void> => Promise.resolve(void answer.writeHead(404).end());
  const environment = { ...readEnvironment(process.env), logRequests: false };
  const server = createServer(
    listener({
      environment,
      site,
      api: await apiHandler(),
      files: staticFiles(folder, new Set()),
      isStopping: () => false,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });

  /** Rejects when the connection is cut instead of answered. */
  async function ask(
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: string | Buffer } = {},
  ): Promise<Heard> {
    const heard = await new Promise<Heard>((resolve, reject) => {
      const own = {
        origin: `http://127.0.0.1:${port}`,
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
        ...headers,
      };
      const sent = request(
        {
          port,
          host: '127.0.0.1',
          method,
          path: `/api/${path}`,
          agent,
          headers: Object.fromEntries(Object.entries(own).filter(([, value]) => value !== '')),
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
          answer.once('error', reject);
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
    await hold({
      method,
      path: `/api/${path}`.replace(/\?.*$/s, ''),
      status: heard.status,
      header: (name) => heard.headers[name] as string | undefined,
      text: heard.text,
    });
    return heard;
  }

  async function stop(): Promise<void> {
    agent.destroy();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  }
  return { ask, stop, port, connections: () => connections };
}
export type Wire = Awaited<ReturnType<typeof serve>>;

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { DrawnPage } from '../../server/page.ts';
import { startApi } from './harness.ts';

export const page = `<!DOCTYPE html><html lang="en"><title>Page</title>${'<p>Many words. </p>'.repeat(200)}</html>`;

interface Got {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Our own server around a stand-in for the built site: no build is needed to test what lies between socket and site. */
export async function startSite() {
  const api = await startApi({ LIMIT_REGISTER_PER_HOUR: '100', LIMIT_QUICK_PER_HOUR: '4', TRUSTED_PROXIES: '1' });
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, '_astro'));
  mkdirSync(join(folder, 'tools'));
  writeFileSync(join(folder, 'index.html'), page);
  mkdirSync(join(folder, 'quick'));
  writeFileSync(
    join(folder, 'quick/index.html'),
    page.replace(
      '<title>',
      '<meta http-equiv="content-security-policy" content="script-src \'self\' \'sha256-abc\'"><title>',
    ),
  );
  writeFileSync(join(folder, 'tools/index.html'), page);
  writeFileSync(join(folder, 'sw.js'), 'addEventListener("fetch", () => undefined);'.repeat(20));
  writeFileSync(join(folder, '_astro/a.1234.js'), 'export const a = 1;'.repeat(200));
  const [{ listener }, { apiHandler }, { staticFiles }, { compressFolder }, { readEnvironment }] = await Promise.all([
    import('../../server/listener.ts'),
    import('../../server/api.ts'),
    import('../../server/files.ts'),
    import('../../tools/build/compress.ts'),
    import('../../src/api/environment.mjs'),
  ]);
  await compressFolder(folder);
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  /** What the site was asked for. */
  const drawn: string[] = [];
  const site = async (request: IncomingMessage, answer: DrawnPage): Promise<void> => {
    drawn.push(request.url ?? '');
    if (request.url === '/throws') throw new Error('secret inner detail at /home/x.ts');
    if (request.url?.startsWith('/breaks')) {
      // As Astro's adapter does when a page fails half way.
      answer.writeHead(200, { 'content-type': 'text/html' });
      if (request.url === '/breaks-late') {
        answer.write(Buffer.from(page));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return void answer.write('Internal server error', () => answer.destroy());
    }
    answer.writeHead(request.url === '/calculator' ? 200 : 404, {
      'content-type': 'text/html',
      'content-security-policy': "script-src 'self'",
    });
    for (let at = 0; at < page.length; at += 1000) answer.write(Buffer.from(page.slice(at, at + 1000)));
    answer.end();
  };
  const answer = listener({
    environment: readEnvironment(process.env),
    site,
    api: await apiHandler(),
    files: staticFiles(folder, new Set(['/tools'])),
    isStopping: () => false,
  });
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  function ask(
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: string | Buffer } = {},
  ): Promise<Got> {
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Bytes as they are, for what no client library would send. */
  function raw(text: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
      let got = '';
      socket.on('data', (chunk) => {
        got += chunk.toString();
      });
      socket.on('close', () => resolve(got));
      socket.on('error', () => resolve(got));
    });
  }
  const own = (): Record<string, string> => ({
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    'content-type': 'application/json',
  });

  async function stop(): Promise<void> {
    vi.restoreAllMocks();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
    await api.stop();
  }
  return { api, port, lines, drawn, ask, raw, own, stop };
}
export type Site = Awaited<ReturnType<typeof startSite>>;

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { answer, callsOf } from '../../tools/editor/calls.ts';
import { Texts } from '../../tools/editor/texts.ts';

/** The editor's calls over a copy of the texts, anew for each test of the file that asks for them. */
export let root = '';
export let texts: Texts;
/** How often the pages were brought what was written. */
export let taken = 0;
let server: Server;
let port = 0;
const token = 'a token of this start';

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync('src/content', join(root, 'src/content'), { recursive: true });
  cpSync('src/content.config.ts', join(root, 'src/content.config.ts'));
  cpSync('package.json', join(root, 'package.json'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir');
  texts = new Texts(root);
  taken = 0;
  const take = async () => {
    taken += 1;
    return 1;
  };
  const calls = callsOf(texts, () => ['/'], take);
  server = createServer((asked, response) => {
    answer(calls, token, asked, response, new URL(asked.url ?? '/', 'http://editor')).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true, force: true });
});

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');
interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
/** A call with every header as given, as a program can send it. */
export function call(
  method: string,
  name: string,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const own = {
      host: `127.0.0.1:${port}`,
      ...(method === 'POST'
        ? { origin: `http://127.0.0.1:${port}`, 'x-edit-token': token, 'content-type': 'application/json' }
        : {}),
      ...headers,
    };
    const asked = request(
      { port, host: '127.0.0.1', method, path: `/_edit/call/${name}`, headers: own },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Answer['body'] }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(value === undefined ? undefined : Buffer.isBuffer(value) ? value : JSON.stringify(value));
  });
}
export async function both(
  collection: string,
  id: string,
  change: (data: Record<string, unknown>, language: string) => void,
) {
  const { versions } = await texts.open(collection, id);
  return {
    collection,
    id,
    changes: Object.entries(versions).map(([language, version]) => {
      const data = structuredClone(version.data) as Record<string, unknown>;
      change(data, language);
      return { language, hash: version.hash, data, ...(version.body === undefined ? {} : { body: version.body }) };
    }),
  };
}

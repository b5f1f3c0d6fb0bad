// The built site, held in memory: each file with its policy, its time to be kept and its compressed twins.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { serviceWorkerPolicy, withPolicy, workerPolicy } from './headers.ts';

/** Scripts that run in a worker, by the name the build gives them. */
const isWorker = (path: string): boolean =>
  path.startsWith('/_astro/') && path.includes('-worker-', 9) && path.endsWith('.js') && !path.includes('/', 8);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** The best a browser takes comes first (tools/build/compress.ts). */
const twins = [
  { end: '.br', name: 'br', accepted: /\bbr\b/ },
  { end: '.gz', name: 'gzip', accepted: /\bgzip\b/ },
] as const;

interface Held {
  readonly type: string;
  readonly tag: string;
  readonly policy: string | undefined;
  readonly plain: Buffer;
  readonly smaller: readonly { readonly name: string; readonly accepted: RegExp; readonly body: Buffer }[];
}

/**
 * The policy that the build wrote into a page. In the page it stands behind the first script and the fonts;
 * as a header it holds from the first byte.
 */
function policyIn(page: string): string | undefined {
  const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(page)?.[1];
  return policy === undefined ? undefined : withPolicy(policy.replaceAll('&#39;', "'").replaceAll('&amp;', '&'));
}

function policyOf(name: string, plain: Buffer): string | undefined {
  if (name === '/sw.js') return serviceWorkerPolicy;
  if (isWorker(name)) return workerPolicy;
  return name.endsWith('.html') ? policyIn(plain.toString()) : undefined;
}

/** What the folder holds, by address; a folder's `index.html` also answers for the folder. */
function readFiles(folder: string): ReadonlyMap<string, Held> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`);
  const present = new Set(names);
  const held = new Map<string, Held>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name) || /\/\.(?!well-known\/)/.test(name)) continue;
    const plain = readFileSync(join(folder, name));
    const file: Held = {
      type: types[extname(name)] ?? 'application/octet-stream',
      tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      policy: policyOf(name, plain),
      plain,
      smaller: twins
        .filter(({ end }) => present.has(name + end))
        .map(({ end, ...twin }) => ({ ...twin, body: readFileSync(join(folder, name + end)) })),
    };
    held.set(name, file);
    if (name.endsWith('/index.html')) {
      const page = name.slice(0, -'/index.html'.length);
      held.set(page, file).set(`${page}/`, file);
    }
  }
  return held;
}

/**
 * The built files. All of them are read once, some five megabytes: nothing else can be asked for, and a server goes on with its own build
 * whatever happens to the folder.
 */
export function staticFiles(folder: string, guarded: ReadonlySet<string>, folderBefore?: string) {
  // Of the build before only what bears its content in its name, for pages that are open still.
  const before = folderBefore === undefined ? [] : [...readFiles(folderBefore)];
  const held = new Map([...before.filter(([path]) => path.startsWith('/_astro/')), ...readFiles(folder)]);
  return (request: IncomingMessage, answer: ServerResponse, next: () => void): void => {
    const path = (request.url ?? '/').replace(/\?.*$/s, '');
    const file = held.get(path);
    if (!file) return next();
    answer.setHeader('Cache-Control', cacheOf(path, guarded));
    // Also with a 304: a browser takes its headers for the page it has kept, and under the policy of other answers nothing in it would load.
    if (file.policy !== undefined) answer.setHeader('Content-Security-Policy', file.policy);
    if (file.smaller.length > 0) answer.setHeader('Vary', 'Accept-Encoding');
    answer.setHeader('ETag', file.tag);
    if (request.headers['if-none-match'] === file.tag) {
      answer.writeHead(304).end();
      return;
    }
    const asked = String(request.headers['accept-encoding'] ?? '');
    const twin = file.smaller.find(({ accepted }) => accepted.test(asked));
    const body = twin?.body ?? file.plain;
    answer.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': body.length,
      ...(twin && { 'Content-Encoding': twin.name }),
    });
    answer.end(request.method === 'HEAD' ? undefined : body);
  };
}

function cacheOf(path: string, guarded: ReadonlySet<string>): string {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  return guarded.has(path) ? 'no-store' : 'no-cache';
}

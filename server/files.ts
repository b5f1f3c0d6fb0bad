// The built site: each file with its policy, its time to be kept and its compressed twin.
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { withPolicy, workerPolicy } from './headers.ts';

/** Scripts that run in a worker, by the name the build gives them. */
const isWorker = (path: string): boolean => /^\/_astro\/[\w-]+-worker-[\w-]+\.js$/.test(path);

const withoutIndex = (path: string): string => path.replace(/(\/index\.html|\/)$/, '');

/**
 * The policy that the build wrote into each page, by the page's address. In the page it stands behind the first script and the fonts;
 * as a header it holds from the first byte.
 */
function policiesIn(folder: string): ReadonlyMap<string, string> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return new Map(
    pages.flatMap((name) => {
      const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(
        readFileSync(join(folder, name), 'utf8'),
      )?.[1];
      return policy === undefined
        ? []
        : [
            [
              withoutIndex(`/${name.replaceAll('\\', '/')}`),
              policy.replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
            ] as const,
          ];
    }),
  );
}

/** The built files with their compressed twins (scripts/compress.ts). The list is read once: nothing outside it can be asked for. */
export function staticFiles(folder: string, guarded: ReadonlySet<string>) {
  const policies = policiesIn(folder);
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(answer, path) {
      const cache = path.startsWith('/_astro/')
        ? 'public, max-age=31536000, immutable'
        : guarded.has(path)
          ? 'no-store'
          : 'no-cache';
      answer.setHeader('Cache-Control', cache);
    },
  });
  return (request: IncomingMessage, answer: ServerResponse, next: () => void): void => {
    // Nothing here is worth a part of: without this, a senseless range would have to be understood.
    delete request.headers.range;
    // Also with a 304: a browser takes its headers for the page it has kept, and under the policy of other answers nothing in it would load.
    const path = (request.url ?? '/').replace(/\?.*$/s, '');
    if (isWorker(path)) answer.setHeader('Content-Security-Policy', workerPolicy);
    const own = policies.get(withoutIndex(path));
    if (own !== undefined) answer.setHeader('Content-Security-Policy', withPolicy(own));
    serve(request, answer, next);
  };
}

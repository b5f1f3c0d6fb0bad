import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** The built files with their compressed twins (compress.ts). The list is read once: nothing outside it can be asked for. */
export function staticFiles(folder: string, guarded: ReadonlySet<string>) {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(answer, path) {
      const cache = path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : guarded.has(path) ? 'no-store' : 'no-cache';
      answer.setHeader('Cache-Control', cache);
    },
  });
  return (request: IncomingMessage, answer: ServerResponse, next: () => void): void => {
    // Nothing here is worth a part of: without this, a senseless range would have to be understood.
    delete request.headers.range;
    serve(request, answer, next);
  };
}

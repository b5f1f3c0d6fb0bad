// A calculator's page for who is nobody yet: the same for everybody, so it is drawn once (issue 13).
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { DrawnPage, type SiteHandler } from './page.ts';
import type { Reply } from './send.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The page with the sign-in in place, as it is sent: plain, and in the two forms that browsers take. */
interface Kept {
  readonly headers: Reply['headers'];
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Undefined where Astro answered with anything but the page. */
async function draw(site: SiteHandler, request: IncomingMessage, id: string): Promise<Kept | undefined> {
  const page = new DrawnPage(request);
  const [{ status, headers }, plain] = await Promise.all([
    page.head,
    buffer(page),
    site(request, page, undefined, { user: null, clientAddress: '', requestId: id }),
  ]);
  if (status !== 200) return undefined;
  const [br, gzipped] = await Promise.all([brotli(plain), zip(plain, { level: 9 })]);
  return { headers, plain, br, gzip: gzipped };
}

/**
 * Answers for a page of `paths` that is asked for without any cookie. With a cookie, whatever it is, nothing is answered here: the page
 * is drawn for whoever that is. The page depends on its address alone, so nobody's session can be in the copy.
 */
export function visitorPages(site: SiteHandler, paths: ReadonlySet<string>) {
  const drawn = new Map<string, Promise<Kept | undefined>>();
  return async (request: IncomingMessage, path: string, id: string): Promise<Reply | undefined> => {
    if (request.headers.cookie !== undefined || !paths.has(path)) return undefined;
    let kept = drawn.get(path);
    if (!kept) {
      // An answer to HEAD has no page to keep.
      if (request.method !== 'GET') return undefined;
      kept = draw(site, request, id);
      drawn.set(path, kept);
      // Whatever went wrong concerns this visitor; the next one may have more luck.
      kept.then(
        (page) => page ?? drawn.delete(path),
        () => drawn.delete(path),
      );
    }
    const page = await kept;
    if (!page) return undefined;
    const asked = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(asked) ? 'br' : /\bgzip\b/.test(asked) ? 'gzip' : undefined;
    return {
      status: 200,
      headers: {
        ...page.headers,
        'cache-control': 'no-store',
        vary: 'Accept-Encoding, Cookie',
        ...(encoding && { 'content-encoding': encoding }),
      },
      body: page[encoding ?? 'plain'],
    };
  };
}

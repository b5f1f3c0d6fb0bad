// What a request asks for and who sends it, read once and believed only as far as it can be checked. The one place that decides what is a call.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** What is asked for, in the one spelling that everything behind this reads. */
export interface Asked {
  /** `call`: the API's rules hold. `unused`: an endpoint of Astro's own (pictures resized on request, server islands), with which a stranger could keep us busy. */
  readonly kind: 'call' | 'page' | 'unused';
  readonly path: string;
  /** Empty, or with its question mark. */
  readonly query: string;
}

/** No call has this address. */
const noCall = '/api/';

/** Signs that mean the same with and without encoding (RFC 3986, 2.3). */
const plainSign = /[\w.~-]/;

function onePlainSpelling(path: string): string {
  const decoded = path.replace(/%[\da-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return plainSign.test(sign) ? sign : code.toUpperCase();
  });
  // Takes `.` and `..` away, as Astro would.
  return new URL(`http://localhost${decoded}`).pathname;
}

/** Nobody means more than this; taking off thousands would be work for nothing. */
const mostLayers = 4;

/** As anyone further in might read it: every layer of encoding off. Undefined where it is broken, or too deep. */
function withoutEncoding(path: string): string | undefined {
  let read = path;
  for (let layer = 0; layer < mostLayers; layer += 1) {
    try {
      const next = decodeURIComponent(read);
      if (next === read) return read;
      read = next;
    } catch {
      // Broken as it came; further in, a percent sign only stands for itself.
      return layer === 0 ? undefined : read;
    }
  }
  return undefined;
}

/** Undefined for what no browser sends: absolute forms, `//host`, backslashes, broken escapes. */
export function readTarget(target: string): Asked | undefined {
  const [, written = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (!written.startsWith('/') || written.startsWith('//') || written.includes('\\')) return undefined;
  const path = onePlainSpelling(written);
  const read = withoutEncoding(path)
    ?.replace(/[/\\]+/g, '/')
    .toLowerCase();
  // Once more: without its `..` an address can begin with two slashes, which would lead to another host.
  if (read === undefined || path.startsWith('//')) return undefined;
  // Spelt otherwise it is no call of ours, and a rule of a proxy for `/api/…` may not have seen it.
  if (read === '/api' || read.startsWith('/api/'))
    return { kind: 'call', path: written === path && path.startsWith(noCall) ? path : noCall, query };
  if (path.includes('//')) return undefined;
  return { kind: read.startsWith('/_') && !path.startsWith('/_astro/') ? 'unused' : 'page', path, query };
}

/** A name or an address with a port, as browsers send it. Anything else would end up inside addresses that are built from it. */
export function goodHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  // Of two that differ, a proxy in front may have read the other one.
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1) return false;
  return host === undefined || (/^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`));
}

/**
 * The client's address. Each of our own proxies appended the address it saw to X-Forwarded-For, so only that many entries,
 * counted from the right, are worth anything; whatever stands further left was written by the client.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const seen = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const address = seen[Math.max(0, seen.length - trustedProxies)];
  return address !== undefined && isIP(address) !== 0 ? address : direct;
}

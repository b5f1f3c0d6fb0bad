import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const here = /^(?:127\.0\.0\.1|localhost|\[::1\]):(\d{1,5})$/;

/**
 * Why a call to the editor is refused, or null. The editor writes files on the machine of the person who started it, so only its own
 * page, opened by its own address, may call it: a name that somebody points at this machine (rebinding) is no such address, a page
 * from elsewhere has another origin, and neither knows this start's token.
 */
export function refusal(request: IncomingMessage, token: string): string | null {
  const { host = '', origin, 'sec-fetch-site': site, 'x-edit-token': given } = request.headers;
  const port = here.exec(host)?.[1];
  if (port === undefined || Number(port) !== request.socket.localPort)
    return 'The editor is open on this machine only.';
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'Another page asked for this.';
  if (origin !== undefined && origin !== `http://${host}`) return 'Another page asked for this.';
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  if (origin === undefined) return 'A change must come from the editor’s own page.';
  const [one, other] = [Buffer.from(String(given ?? '')), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other)
    ? null
    : 'The editor was started again. Load its page anew.';
}

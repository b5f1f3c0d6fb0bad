import { settings } from './settings.ts';

/**
 * Does a writing request come from our own pages? The framework's check looks at forms only, so every body type is checked here.
 * A browser always names the origin of a POST or DELETE; a request that names neither Origin nor Sec-Fetch-Site is refused too.
 */
export function sameOrigin(request: Pick<Request, 'headers'>): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  if (origin === null) return site !== null;
  if (settings.siteUrl) return origin === settings.siteUrl;
  const match = /^https?:\/\/([^/]+)$/.exec(origin);
  return match !== null && match[1] === request.headers.get('host');
}

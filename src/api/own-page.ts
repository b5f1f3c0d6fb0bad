/**
 * Does a writing request come from our own pages? The framework's check looks at forms only, so every body type is checked here.
 * A browser always names the origin of a POST or DELETE; a request that names neither Origin nor Sec-Fetch-Site is refused too.
 * `siteUrl` is the origin the site is published under, where one is set; else the host that was asked.
 */
export function isFromOwnPage({ headers }: Pick<Request, 'headers'>, siteUrl: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  if (origin === null) return site !== null;
  if (siteUrl) return origin === siteUrl;
  const match = /^https?:\/\/([^/]+)$/.exec(origin);
  return match !== null && match[1] === headers.get('host');
}

export function isJson(type: string | null): boolean {
  return type !== null && /^application\/json\s*(;|$)/i.test(type);
}

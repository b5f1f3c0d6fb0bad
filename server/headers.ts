import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** What a page's own policy (from the build, a meta element or a header) cannot say in a meta element, for every answer. */
export const policy = "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'";

const always: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
  ['Permissions-Policy', 'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()'],
];

export function setSecurityHeaders(answer: ServerResponse, overHttps: boolean): void {
  for (const [name, value] of always) answer.setHeader(name, value);
  answer.setHeader('Content-Security-Policy', policy);
  if (overHttps) answer.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}

/** Two policies in force at once: the page's own and ours. A later header of the same name would replace the earlier one. */
export function withPolicy(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const own = headers['content-security-policy'];
  return own === undefined ? headers : { ...headers, 'content-security-policy': `${String(own)}, ${policy}` };
}

// Headers that protect, on every answer.
import type { ServerResponse } from 'node:http';

/** What every answer's policy says; a page's own policy (from the build, a meta element or a header) cannot say the first in a meta element. */
const common = ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"];
/** What is no page loads nothing at all. */
const alone = ["default-src 'none'", ...common].join('; ');
/** A worker is ruled by the policy of its own script: code of ours and nothing else, so that a file it reads can go nowhere. */
export const workerPolicy = ["default-src 'none'", "script-src 'self'", ...common].join('; ');
/** The service worker also fetches, from here only, what it keeps. */
export const serviceWorkerPolicy = ["default-src 'none'", "script-src 'self'", "connect-src 'self'", ...common].join(
  '; ',
);

const always: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ],
];

export function setSecurityHeaders(answer: ServerResponse, overHttps: boolean): void {
  for (const [name, value] of always) answer.setHeader(name, value);
  answer.setHeader('Content-Security-Policy', alone);
  if (overHttps) answer.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}

const nameOf = (directive: string): string => directive.trim().split(/\s/)[0] ?? '';

/** A page's own policy with what it leaves out of ours. One policy, each directive once: public scanners count a second one as broken. */
export function withPolicy(own: string): string {
  const directives = own
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean);
  const said = new Set(directives.map(nameOf));
  return [...directives, ...common.filter((directive) => !said.has(nameOf(directive)))].join('; ');
}

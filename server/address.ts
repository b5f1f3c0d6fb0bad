import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

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

import type { APIRoute } from 'astro';
import { settings } from '../../api/settings.ts';

export const prerender = false;
const day = 24 * 60 * 60 * 1000;

/** Whom to tell of a weakness (RFC 9116, decision D19). Without a contact there is nothing to say, and no such page. */
export const GET: APIRoute = () => {
  const { securityContact, siteUrl } = settings;
  if (securityContact === undefined) return new Response(null, { status: 404 });
  const lines = [
    `Contact: ${securityContact}`,
    // As long as this installation runs it stands by the contact; who keeps a copy asks again after a quarter.
    `Expires: ${new Date(Date.now() + 90 * day).toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en, ar',
    ...(siteUrl === undefined ? [] : [`Canonical: ${siteUrl}/.well-known/security.txt`]),
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};

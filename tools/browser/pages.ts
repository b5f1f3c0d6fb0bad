import { readdirSync } from 'node:fs';

/** The addresses of all pages in both languages, read from the routes; a route with a further parameter is left out, and the operator's page, which has a key. */
export function pageAddresses(): string[] {
  const folder = 'src/pages/[...locale]';
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro') && !file.includes('[') && !file.startsWith('operator/'))
    .map((file) => `/${file.replace(/\.astro$/, '').replace(/(^|\/)index$/, '')}`);
  return paths.sort().flatMap((path) => [path, path === '/' ? '/ar/' : `/ar${path}`]);
}

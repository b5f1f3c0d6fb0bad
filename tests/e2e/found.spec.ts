import { describe } from 'vitest';
import { at, expect, type Locale, test } from './fixtures/index.ts';

const locales: readonly Locale[] = ['en', 'ar'];
const listed = ['/', '/tools'];

async function read(base: string, path: string): Promise<string> {
  return (await fetch(new URL(path, base), { redirect: 'manual' })).text();
}
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
const links = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, lang = '', href = '']) => [lang, new URL(href).pathname] as const,
  );

describe('found and shared', () => {
  test.for(locales.flatMap((locale) => listed.map((path) => [at(path, locale), locale] as const)))(
    '%s names itself once, with its pair',
    async ([path, locale], { baseUrl }) => {
      const html = await read(baseUrl, path);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(new URL(canonical).pathname).toBe(path);
      expect(meta(html, 'og:url')).toBe(canonical);
      expect(meta(html, 'og:title')).toBe(/<title>([^<]+)/.exec(html)?.[1]);
      expect(meta(html, 'description').length).toBeGreaterThan(100);
      expect(meta(html, 'description').length).toBeLessThanOrEqual(180);
      const own = path.replace(/^\/ar/, '') || '/';
      expect(links(html)).toEqual([
        ['en', own],
        ['ar', at(own, 'ar')],
        ['x-default', own],
      ]);
      const picture = await fetch(new URL(new URL(meta(html, 'og:image')).pathname, baseUrl));
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
      const size = new DataView(await picture.arrayBuffer());
      expect([size.getUint32(16), size.getUint32(20)]).toEqual([1200, 630]);
      expect(new URL(meta(html, 'og:image')).pathname).toBe(`/social-${locale}.png`);
      expect(meta(html, 'og:image:alt')).not.toBe('');
    },
  );

  test('the sitemap lists exactly the pages that call themselves canonical', async ({ baseUrl }) => {
    const map = await read(baseUrl, '/sitemap-0.xml');
    const addresses = [...map.matchAll(/<loc>([^<]+)/g)].map(([, href = '']) => new URL(href).pathname);
    expect(addresses.sort()).toEqual(locales.flatMap((locale) => listed.map((path) => at(path, locale))).sort());
    expect(
      [...map.matchAll(/href="([^"]+)"/g)]
        .map(([, href = '']) => new URL(href).pathname)
        .filter((path) => !addresses.includes(path)),
    ).toEqual([]);
    expect(await read(baseUrl, '/robots.txt')).toMatch(/Disallow: \/api\/\s+Sitemap: \S+\/sitemap-index\.xml/);
  });

  test.for(['/auth', '/calculator', '/insulin-calculator', '/tools/life-days', '/nowhere', '/ar/nowhere'])(
    '%s stays out of search engines',
    async (path, { baseUrl }) => {
      const html = await read(baseUrl, path);
      expect(meta(html, 'robots')).toBe('noindex');
      expect(html).not.toContain('rel="canonical"');
    },
  );

  test.for(locales)('the story says to machines what it is (%s)', async (locale, { baseUrl }) => {
    const html = await read(baseUrl, at('/', locale));
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Record<
      string,
      unknown
    >;
    expect(data).toMatchObject({
      '@type': 'MedicalWebPage',
      inLanguage: locale,
      description: meta(html, 'description'),
    });
    expect(new URL(String(data['url'])).pathname).toBe(at('/', locale));
  });

  test('the icons are there', async ({ baseUrl }) => {
    for (const path of ['/favicon.svg', '/icon-48.png', '/icon-180.png', '/icon-512.png', '/site.webmanifest'])
      expect((await fetch(new URL(path, baseUrl))).status, path).toBe(200);
  });
});

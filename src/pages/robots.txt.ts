import type { APIRoute } from 'astro';

/** Built with the site, because the sitemap's address is the site's own. */
export const GET: APIRoute = ({ site, url }) => {
  const lines = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${new URL('sitemap-index.xml', site ?? url).href}`, ''];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};

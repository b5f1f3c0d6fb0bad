// @ts-check
import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

const site = process.env.SITE_URL ?? 'http://localhost:4321';

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'never' },
  adapter: node({ mode: 'standalone', bodySizeLimit: 256 * 1024 }),
  integrations: [react(), sitemap({ i18n: { defaultLocale: 'en', locales: { en: 'en', ar: 'ar' } } })],
  markdown: { syntaxHighlight: false },
  security: { checkOrigin: true, csp: true },
  devToolbar: { enabled: false },
});

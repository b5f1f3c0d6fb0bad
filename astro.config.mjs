// @ts-check
import { createHash } from 'node:crypto';
import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { bootScript } from './src/components/layout/boot.mjs';

/** The one inline script, allowed by its hash. */
const bootHash = /** @type {const} */ (`sha256-${createHash('sha256').update(bootScript).digest('base64')}`);
const site = process.env.SITE_URL ?? 'http://localhost:4321';

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'never' },
  adapter: node({ mode: 'standalone', bodySizeLimit: 256 * 1024 }),
  integrations: [
    react(),
    sitemap({ filter: (page) => !/\/(auth|404|calculator|clinical-logic|prediction-tool|insulin-calculator|tools\/.+)\/?$/.test(page), i18n: { defaultLocale: 'en', locales: { en: 'en', ar: 'ar' } } }),
  ],
  markdown: { syntaxHighlight: false },
  security: { checkOrigin: true, csp: { scriptDirective: { hashes: [bootHash] } } },
  devToolbar: { enabled: false },
});

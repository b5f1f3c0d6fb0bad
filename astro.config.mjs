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
  // Our own server (server/main.ts) stands around Astro's handler: compression, headers, limits, graceful stop.
  adapter: node({ mode: 'middleware', bodySizeLimit: 256 * 1024 }),
  integrations: [
    react(),
    sitemap({ filter: (page) => !/\/(auth|404|calculator|clinical-logic|prediction-tool|insulin-calculator|tools\/.+)\/?$/.test(page), i18n: { defaultLocale: 'en', locales: { en: 'en', ar: 'ar' } } }),
  ],
  markdown: { syntaxHighlight: false },
  security: {
    // Every writing call is checked in src/pages/api/_origin.ts, JSON too, which this check skips; it also cannot see the scheme behind a proxy.
    checkOrigin: false,
    csp: {
      directives: ["default-src 'self'", "img-src 'self' data:", "connect-src 'self'", "font-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"],
      scriptDirective: { hashes: [bootHash] },
    },
  },
  // Native bindings cannot be bundled.
  vite: { ssr: { external: ['@libsql/client', '@node-rs/argon2'] } },
  devToolbar: { enabled: false },
});

// @ts-check
import { createHash } from 'node:crypto';
import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { inlineStyles } from './tools/build/inline-styles.mjs';
import { pageParts } from './tools/build/page-parts.mjs';
import { pageStyles } from './tools/build/page-styles.mjs';
import { referencesWithoutPlaces } from './tools/build/reference-places.mjs';
import { wordHalves } from './tools/build/word-halves.mjs';
import { bootScript } from './src/components/layout/boot.mjs';
import { toolEntry, toolIds } from './src/engine/registry.ts';

/** The one inline script, allowed by its hash. */
const bootHash = /** @type {const} */ (`sha256-${createHash('sha256').update(bootScript).digest('base64')}`);
const site = process.env.SITE_URL || 'http://localhost:4321';
/** An address without its trailing slash, except the two roots. @param {string} address */
const bare = (address) => (/^https?:\/\/[^/]+\/(ar\/)?$/.test(address) ? address : address.replace(/\/$/, ''));

/** A call is one line that names its handler; that none is prerendered is said once, here. @type {import('astro').AstroIntegration} */
const callsOnDemand = {
  name: 'calls-on-demand',
  hooks: {
    'astro:route:setup': ({ route }) => {
      if (route.component.startsWith('src/pages/api/')) route.prerender = false;
    },
  },
};

/** Islands that take over after the first frame: `client:painted`. @type {import('astro').AstroIntegration} */
const takeOverWhenPainted = {
  name: 'take-over-when-painted',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'painted', entrypoint: './src/islands/shared/painted.ts' }),
  },
};

/** Pages that stand behind a sign-in, or are none that anybody looks for. */
const unlisted = new Set([
  '/auth',
  '/quick',
  '/404',
  '/visit',
  '/operator/figures',
  ...toolIds.map(toolEntry).flatMap(({ path, aliases }) => [path, ...aliases]),
]);

/**
 * What is loaded later brings its style sheets ahead, and its scripts not: one that could not be preloaded is remembered as missing by
 * the browser, and could not come when the network is back. A plugin, because the framework takes no such setting. @type {import('vite').Plugin}
 */
const styleSheetsAhead = {
  name: 'style-sheets-ahead',
  configEnvironment: (name) =>
    name === 'client' ? { build: { modulePreload: { resolveDependencies: () => [] } } } : undefined,
};

/**
 * The service worker: one script at an address that stays (decision 41). What it keeps is written into it when everything else is there
 * (tools/build/offline.ts). @type {import('vite').Plugin}
 */
const serviceWorker = {
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: './src/worker/worker.ts', fileName: 'sw.js' });
  },
};

/**
 * The framework writes the list of the texts' own pictures, which is empty, now in this spelling and now in that, as its cache was left;
 * every name of a part of the server follows from it. @type {import('vite').Plugin}
 */
const oneSpellingOfNone = {
  name: 'one-spelling-of-none',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { code: /^\s*export default new Map\(\[\]\);\s*$/ },
    handler: () => 'export default new Map();',
  },
};

const parts = pageParts();
const styles = pageStyles((id, graph) => parts.pagesWith(id, graph, true));

export default defineConfig({
  site,
  // A build goes into a folder of its own (tools/build/build.mjs); by hand it goes where nothing is served from.
  outDir: process.env.BUILD_FOLDER || 'builds/by-hand',
  // With the project, never with the packages: two copies that share those would write into each other's texts while they build.
  cacheDir: '.cache/astro',
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'never' },
  // Our own server (server/main.ts) stands around Astro's handler: compression, headers, limits, graceful stop.
  adapter: node({ mode: 'middleware', bodySizeLimit: 256 * 1024 }),
  integrations: [
    react(),
    sitemap({
      // One address per page, written as the page itself writes it.
      serialize: (item) => ({
        ...item,
        url: bare(item.url),
        links: (item.links ?? []).map((link) => ({ ...link, url: bare(link.url) })),
      }),
      filter: (page) => !unlisted.has(new URL(page).pathname.replace(/^\/ar(?=\/|$)/, '').replace(/\/$/, '')),
      i18n: { defaultLocale: 'en', locales: { en: 'en', ar: 'ar' } },
    }),
    inlineStyles(),
    styles.integration,
    callsOnDemand,
    takeOverWhenPainted,
    // npm run edit, and nothing else, says so.
    ...(process.env.EDIT_CONTENT ? [(await import('./tools/editor/integration.ts')).editor()] : []),
  ],
  markdown: { syntaxHighlight: false },
  security: {
    // Every writing call is checked in src/api/origin.ts, JSON too, which this check skips; it also cannot see the scheme behind a proxy.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { hashes: [bootHash] },
    },
  },
  vite: {
    cacheDir: '.cache/vite',
    css: { modules: { generateScopedName: 'c[hash:base64:5]' } },
    // Native bindings cannot be bundled.
    ssr: { external: ['@libsql/client', '@node-rs/argon2'] },
    plugins: [
      oneSpellingOfNone,
      parts.plugin,
      styles.plugin,
      styleSheetsAhead,
      serviceWorker,
      referencesWithoutPlaces(),
      wordHalves(),
    ],
    // Pages tell a waiting worker which build they are of.
    define: {
      'import.meta.env.BUILT_FROM': JSON.stringify(process.env.BUILT_FROM ?? ''),
      'import.meta.env.FIELD': JSON.stringify(process.env.FIELD_MEASUREMENTS?.trim() === 'on'),
    },
    server: { watch: { ignored: ['**/builds/**'] } },
  },
  devToolbar: { enabled: false },
});

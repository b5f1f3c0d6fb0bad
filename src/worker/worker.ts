import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import type { KeptSet } from './kept-set.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __KEPT: KeptSet };

const { build, files, pages, neutralFolder, mark } = self.__KEPT;
const fingerprints = new Map(files);
const prefix = 'kept-';
const cacheName = prefix + build;
/** Milliseconds a page may take to arrive before the kept one is shown; one that arrives later is not waited for. */
const patience = 4000;

const controller = new PrecacheController({
  cacheName,
  plugins: [
    {
      // After whatever the page itself wants; and without the cookie, though no kept file depends on it.
      requestWillFetch: ({ request }) =>
        Promise.resolve(new Request(request, { credentials: 'omit', priority: 'low' })),
    },
  ],
});
// A file that is not this build's, because the server changed meanwhile, fails its integrity, and with it the whole installation.
controller.precache(
  files.map(([url, fingerprint]) => ({
    url,
    revision: url.startsWith('/_astro/') ? null : fingerprint,
    integrity: `sha256-${fingerprint}`,
  })),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  const names = await self.caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => self.caches.delete(name)));
  // The page need not wait until this worker is awake.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** What a page's policy and manners are; nothing else of a kept answer's head is believed. */
const headers = [
  'content-type',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'origin-agent-cluster',
];

interface Kept {
  readonly bytes: ArrayBuffer;
  readonly head: Headers;
}

/** A kept file whose bytes are those of the build; whatever else got into the cache is not given out. */
async function whole(url: string): Promise<Kept | undefined> {
  const found = await controller.matchPrecache(url);
  if (!found) return undefined;
  const bytes = await found.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  if (btoa(String.fromCharCode(...digest)) !== fingerprints.get(url)) return undefined;
  const head = new Headers();
  for (const name of headers) {
    const value = found.headers.get(name);
    if (value !== null) head.set(name, value);
  }
  return { bytes, head };
}

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode !== 'navigate' && fingerprints.has(url.pathname),
  async ({ url, request }) => {
    const kept = await whole(url.pathname);
    return kept ? new Response(kept.bytes, { headers: kept.head }) : fetch(request);
  },
);

/** Which kind of session the page's mark tells of; empty where nobody is signed in. */
async function whoIsMarked(): Promise<string> {
  const found = await self.caches.match(mark.address, { cacheName: mark.cache });
  const kind = (await found?.text()) ?? '';
  return kind === 'registered' || kind === 'quick' ? kind : '';
}

/** A page from the kept files, told that it is one, and whether somebody is signed in here. */
async function keptPage(file: string): Promise<Response | undefined> {
  const kept = await whole(file);
  if (!kept) return undefined;
  const who = file.startsWith(neutralFolder) ? await whoIsMarked() : '';
  const text = new TextDecoder().decode(kept.bytes).replace('<html ', `<html data-kept="${who}" `);
  return new Response(text, { headers: kept.head });
}

async function fresh(event: ExtendableEvent, request: Request): Promise<Response> {
  const preloaded = event instanceof FetchEvent ? ((await event.preloadResponse) as Response | undefined) : undefined;
  return preloaded ?? fetch(request);
}

const isNoAnswer = ({ status }: Response): boolean => status === 502 || status === 504;

registerRoute(
  new NavigationRoute(
    async ({ event, request, url }) => {
      const arriving = fresh(event, request);
      // Also where it is no longer waited for.
      event.waitUntil(arriving.catch(() => undefined));
      const file = pages[url.pathname.replace(/(?<=.)\/$/, '')];
      if (file === undefined) return arriving;
      const late = new Promise<undefined>((resolve) => {
        setTimeout(resolve, patience, undefined);
      });
      const answer = await Promise.race([arriving.catch(() => undefined), late]);
      if (answer && !isNoAnswer(answer)) return answer;
      return (await keptPage(file)) ?? arriving;
    },
    { denylist: [/^\/api\//] },
  ),
);

/** A page of this build has come and is the only one: nobody is in the middle of a form of the build before. */
async function takeOverIfAlone(arrived: unknown): Promise<void> {
  if (arrived !== build) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length === 1) await self.skipWaiting();
}

self.addEventListener('message', (event) => {
  const told: unknown = event.data;
  if (typeof told === 'object' && told !== null && 'arrived' in told) event.waitUntil(takeOverIfAlone(told.arrived));
});

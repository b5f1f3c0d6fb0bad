import type { KeptSet } from './kept-set.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __KEPT: KeptSet };

const { build, files, pages, neutralFolder, mark } = self.__KEPT;
const fingerprints = new Map(files);
const prefix = 'kept-';
const cacheName = prefix + build;
/** Milliseconds a page may take to arrive before the kept one is shown; one that arrives later is not waited for. */
const patience = 4000;

/** How many files are on their way at once: few enough that whatever the page itself wants comes first. */
const lanes = 2;
/** After a file nothing is done for as long as it took, at most this many milliseconds: a press meanwhile finds the processor free. */
const longestRest = 50;
/** How often a file is asked for, and the milliseconds between. */
const tries = 3;
const pause = 1000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

/** Fills the cache of this build. One file that cannot be had ends the installation; what is already here stays for the next try. */
async function keepAll(): Promise<void> {
  const cache = await self.caches.open(cacheName);
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter(([url]) => !here.has(url)).values();
  const lane = async (): Promise<void> => {
    for (const [url, fingerprint] of missing) {
      const began = performance.now();
      await cache.put(url, await arrived(url, fingerprint));
      await wait(Math.min(longestRest, performance.now() - began));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** A file of this build: from an earlier build's cache where it is the same, else from the server. */
async function arrived(url: string, fingerprint: string): Promise<Response> {
  const earlier = await whole(url, await self.caches.match(url, { ignoreVary: true }));
  return earlier ? new Response(earlier.bytes, { headers: earlier.head }) : fetched(url, fingerprint, tries);
}

/** From the server, which may be busy or just being exchanged. What is not this build's fails its integrity. */
async function fetched(url: string, fingerprint: string, left: number): Promise<Response> {
  try {
    const answer = await fetch(url, {
      integrity: `sha256-${fingerprint}`,
      // No kept file depends on the cookie.
      credentials: 'omit',
      priority: 'low',
      cache: url.startsWith('/_astro/') ? 'default' : 'reload',
    });
    if (answer.ok) return answer;
    throw new Error(`${url}: ${answer.status}`);
  } catch (error) {
    if (left <= 1) throw error;
    await wait(pause);
    return fetched(url, fingerprint, left - 1);
  }
}

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
async function whole(url: string, found: Response | undefined): Promise<Kept | undefined> {
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

async function kept(url: string): Promise<Kept | undefined> {
  return whole(url, await self.caches.match(url, { cacheName, ignoreVary: true }));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url.pathname));
  else if (fingerprints.has(url.pathname)) event.respondWith(file(request, url.pathname));
});

async function file(request: Request, path: string): Promise<Response> {
  const found = await kept(path);
  return found ? new Response(found.bytes, { headers: found.head }) : fetch(request);
}

/** Which kind of session the page's mark tells of; empty where nobody is signed in. */
async function whoIsMarked(): Promise<string> {
  const found = await self.caches.match(mark.address, { cacheName: mark.cache });
  const kind = (await found?.text()) ?? '';
  return kind === 'registered' || kind === 'quick' ? kind : '';
}

/** A page from the kept files, told that it is one, and whether somebody is signed in here. */
async function keptPage(file: string): Promise<Response | undefined> {
  const found = await kept(file);
  if (!found) return undefined;
  const who = file.startsWith(neutralFolder) ? await whoIsMarked() : '';
  const text = new TextDecoder().decode(found.bytes).replace('<html ', `<html data-kept="${who}" `);
  return new Response(text, { headers: found.head });
}

const isNoAnswer = ({ status }: Response): boolean => status === 502 || status === 504;

/** What the server says, or the kept page where it says nothing in time. */
async function page(event: FetchEvent, path: string): Promise<Response> {
  const arriving = (event.preloadResponse as Promise<Response | undefined>).then(
    (early) => early ?? fetch(event.request),
  );
  // Also where it is no longer waited for.
  event.waitUntil(arriving.catch(() => undefined));
  const file = pages[path.replace(/(?<=.)\/$/, '')];
  if (file === undefined) return arriving;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, patience, undefined);
  });
  const answer = await Promise.race([arriving.catch(() => undefined), late]);
  if (answer && !isNoAnswer(answer)) return answer;
  return (await keptPage(file)) ?? arriving;
}

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

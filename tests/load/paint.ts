import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, CDPSession } from 'playwright';
import { type Child, startChild } from './child.ts';
import { median } from './raw-client.ts';
import { size } from './size.ts';
import type { Row } from './table.ts';

/** The least a page can be and still paint something. */
const blank =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Blank</title></head><body><p>Blank</p></body></html>\n';
const pages = ['/', '/ar/', '/tools'] as const;
const runs = size('BENCH_PAINTS', 7);

/** What the pages are opened on. */
export interface Setting {
  readonly name: string;
  readonly context: BrowserContextOptions;
  readonly slow: (devtools: CDPSession) => Promise<unknown>;
}
/** A phone of the middle of the range on a slow line. */
export const phone: Setting = {
  name: 'phone',
  context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  slow: (devtools) =>
    Promise.all([
      devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 }),
      devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1.6e6 / 8,
        uploadThroughput: 0.75e6 / 8,
      }),
    ]),
};
const settings: readonly Setting[] = [
  { name: 'desktop', context: { viewport: { width: 1440, height: 900 } }, slow: async () => undefined },
  phone,
];

interface Paint {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  readonly bytes: number;
}

/** What the browser itself noted about the page, up to now; given to the page as it is. */
export function noted(): { first: number; largest: number; shift: number } {
  const seen = (type: string): PerformanceEntryList => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  return {
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: seen('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    shift: seen('layout-shift').reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
  };
}

/** A first visit with nothing stored, until the page has been quiet for half a second. */
async function visit(browser: Browser, address: string, { context: options, slow }: Setting): Promise<Paint> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await slow(devtools);
    await page.goto(address, { waitUntil: 'networkidle' });
    return { ...(await page.evaluate(noted)), bytes };
  } finally {
    await context.close();
  }
}

/** An empty page from a server like the product's own: the floor of whatever is opened. */
export function emptyPage(folder: string): Promise<Child> {
  const empty = join(folder, 'blank');
  mkdirSync(empty, { recursive: true });
  writeFileSync(join(empty, 'index.html'), blank);
  return startChild('blank.ts', empty);
}

/** The story, in both languages, and the hub beside an empty page from the same server, each in its turn. */
export async function paintRows(browser: Browser, baseUrl: string, folder: string): Promise<Row[]> {
  const sibling = await emptyPage(folder);
  const addresses = [`http://127.0.0.1:${sibling.port}/`, ...pages.map((path) => baseUrl + path)];
  try {
    const rows: Row[] = [];
    for (const setting of settings) {
      const paints = addresses.map((): Paint[] => []);
      // The first round only wakes browser and server.
      for (let run = 0; run <= runs; run += 1) {
        for (const [at, address] of addresses.entries()) {
          const paint = await visit(browser, address, setting);
          if (run > 0) paints[at]?.push(paint);
        }
      }
      const middle = (at: number, of: keyof Paint): number => median((paints[at] ?? []).map((paint) => paint[of]));
      const least = { first: middle(0, 'first'), largest: middle(0, 'largest') };
      rows.push({ what: `empty page, ${setting.name}: largest paint`, value: least.largest, unit: 'ms' });
      for (const [at, path] of pages.entries()) {
        const name = `${path}, ${setting.name}`;
        rows.push(
          { what: `${name}: bytes of a first visit`, value: middle(at + 1, 'bytes') / 1024, unit: 'KiB' },
          { what: `${name}: first paint`, value: middle(at + 1, 'first'), unit: 'ms' },
          { what: `${name}: largest paint`, value: middle(at + 1, 'largest'), unit: 'ms' },
          {
            what: `${name}: largest paint, of the empty page's`,
            value: middle(at + 1, 'largest') / least.largest,
            unit: '×',
            aim: '≤ 1.50',
          },
          { what: `${name}: layout shift`, value: middle(at + 1, 'shift'), unit: '', digits: 3, aim: '≤ 0.010' },
        );
      }
    }
    return rows;
  } finally {
    await sibling.stop();
  }
}

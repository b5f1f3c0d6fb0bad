import type { Browser, BrowserContext } from 'playwright';
import { toolEntry, toolIds } from '../../src/engine/registry.ts';
import { quickLogin } from '../../tools/browser/accounts.ts';
import { isOpened } from '../../tools/browser/budget.ts';
import { returning } from '../../tools/browser/returning.ts';
import { noted, phone } from './paint.ts';
import { median } from './raw-client.ts';
import { size } from './size.ts';
import type { Row } from './table.ts';

const runs = size('BENCH_OPENINGS', 3);
const forms = ['/visit', ...toolIds.map((id) => toolEntry(id).path)];
const addresses = ['/', '/ar/', '/tools', '/auth', ...forms.flatMap((path) => [path, `/ar${path}`])];

interface Opening {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  readonly requests: number;
  readonly work: number;
  readonly blocked: number;
}

/** Milliseconds beyond fifty in one go, all of them together: as long as that a finger was not answered. Given to the page as it is. */
function keepCount(): void {
  Reflect.set(window, 'blocked', 0);
  new PerformanceObserver((seen) => {
    for (const { duration } of seen.getEntries())
      Reflect.set(window, 'blocked', Number(Reflect.get(window, 'blocked')) + Math.max(0, duration - 50));
  }).observe({ type: 'longtask', buffered: true });
}

/** One page of somebody who has signed in, until it has been quiet for half a second. */
async function open(context: BrowserContext, address: string): Promise<Opening> {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    let requests = 0;
    devtools.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url.startsWith('http') && !request.url.includes('/api/')) requests += 1;
    });
    await Promise.all([devtools.send('Network.enable'), devtools.send('Performance.enable')]);
    await phone.slow(devtools);
    await page.addInitScript(keepCount);
    await page.goto(address, { waitUntil: 'networkidle' });
    const { metrics } = await devtools.send('Performance.getMetrics');
    const work = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    const blocked = await page.evaluate(() => Number(Reflect.get(window, 'blocked')));
    return { ...(await page.evaluate(noted)), requests, work, blocked };
  } finally {
    await page.close();
  }
}

/** With nothing stored, then once more with what the browser kept. */
async function firstAndSecond(browser: Browser, url: string, address: string): Promise<[Opening, Opening]> {
  const context = await browser.newContext({ ...phone.context, baseURL: url, serviceWorkers: 'block' });
  try {
    await returning(context);
    const before = await context.newPage();
    await quickLogin(before, url);
    await before.close();
    return [await open(context, address), await open(context, address)];
  } finally {
    await context.close();
  }
}

function rowsOf(name: string, openings: readonly Opening[], aims: Partial<Record<keyof Opening, string>>): Row[] {
  const middle = (of: keyof Opening): number => median(openings.map((opening) => opening[of]));
  const row = (what: string, of: keyof Opening, unit: string, digits = 0): Row => ({
    what: `${name}: ${what}`,
    value: middle(of),
    unit,
    digits,
    ...(aims[of] === undefined ? {} : { aim: aims[of] }),
  });
  return [
    row('first paint', 'first', 'ms'),
    row('largest paint', 'largest', 'ms'),
    row('layout shift', 'shift', '', 3),
    row('requests', 'requests', ''),
    row('main thread', 'work', 'ms'),
    row('blocked beyond 50 ms', 'blocked', 'ms'),
  ];
}

/** Every page with a form and the ways to them, on the phone, in turns, or those that BENCH_ADDRESSES names. Some four minutes. */
export async function openingRows(browser: Browser, url: string): Promise<Row[]> {
  const chosen = process.env['BENCH_ADDRESSES']?.split(',') ?? addresses;
  const seen = chosen.map((): [Opening, Opening][] => []);
  // The first round only wakes browser and server.
  for (let run = 0; run <= runs; run += 1)
    for (const [at, address] of chosen.entries()) {
      const both = await firstAndSecond(browser, url, address);
      if (run > 0) seen[at]?.push(both);
    }
  return chosen.flatMap((address, at) => {
    const aims = isOpened(address)
      ? { first: '≤ 900', largest: '≤ 1,050', shift: '≤ 0.010', requests: '≤ 22', work: '≤ 1,100', blocked: '≤ 0' }
      : { largest: '≤ 980', shift: '≤ 0.010', work: '≤ 1,000' };
    const visits = seen[at] ?? [];
    return [
      ...rowsOf(
        `${address}, phone`,
        visits.map(([first]) => first),
        aims,
      ),
      ...rowsOf(
        `${address}, phone, again`,
        visits.map(([, second]) => second),
        aims,
      ),
    ];
  });
}

import type { Browser, BrowserContext } from 'playwright';
import { toolEntry, toolIds } from '../../src/engine/registry.ts';
import { quickLogin } from '../../tools/browser/accounts.ts';
import { isOpened } from '../../tools/browser/budget.ts';
import { isForLater } from '../../tools/browser/weight.ts';
import { returning } from '../../tools/browser/returning.ts';
import { emptyPage, noted, phone } from './paint.ts';
import { median } from './raw-client.ts';
import { beganMark, mainThread } from './thread-time.ts';
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
  readonly longest: number;
}

/** One page of somebody who has signed in, until it has been quiet for half a second. */
async function open(browser: Browser, context: BrowserContext, address: string): Promise<Opening> {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    let requests = 0;
    devtools.on('Network.requestWillBeSent', ({ request: { url } }) => {
      if (url.startsWith('http') && !url.includes('/api/') && !isForLater(url)) requests += 1;
    });
    await devtools.send('Network.enable');
    await phone.slow(devtools);
    await page.addInitScript((mark) => performance.mark(mark), beganMark);
    const { all, ...thread } = await mainThread(browser, page, () => page.goto(address, { waitUntil: 'networkidle' }));
    return { ...(await page.evaluate(noted)), requests, work: all, ...thread };
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
    return [await open(browser, context, address), await open(browser, context, address)];
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
    row('requests until it can be used', 'requests', ''),
    row("main thread's own time", 'work', 'ms'),
    row('longest task after the first paint', 'longest', 'ms'),
    row('blocked beyond 50 ms after it, by its own time', 'blocked', 'ms'),
  ];
}

/** Every page with a form and the ways to them beside an empty page, on the phone, in turns, or those that BENCH_ADDRESSES names. Some four minutes. */
export async function openingRows(browser: Browser, url: string, folder: string): Promise<Row[]> {
  const sibling = await emptyPage(folder);
  const chosen = process.env['BENCH_ADDRESSES']?.split(',') ?? addresses;
  const opened = [`http://127.0.0.1:${sibling.port}/`, ...chosen];
  const seen = opened.map((): [Opening, Opening][] => []);
  try {
    // The first round only wakes browser and server.
    for (let run = 0; run <= runs; run += 1)
      for (const [at, address] of opened.entries()) {
        const both = await firstAndSecond(browser, url, address);
        if (run > 0) seen[at]?.push(both);
      }
  } finally {
    await sibling.stop();
  }
  return ['floor: empty page', ...chosen].flatMap((name, at) => {
    const aims = isOpened(name)
      ? { first: '≤ 900', largest: '≤ 1,050', shift: '≤ 0.010', requests: '≤ 22', work: '≤ 1,100', blocked: '≤ 0' }
      : { largest: '≤ 980', shift: '≤ 0.010', work: '≤ 1,000' };
    const visits = seen[at] ?? [];
    return (['phone', 'phone, again'] as const).flatMap((time, second) =>
      rowsOf(
        `${name}, ${time}`,
        visits.flatMap((both) => both[second] ?? []),
        at === 0 ? {} : aims,
      ),
    );
  });
}

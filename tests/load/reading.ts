import type { Browser, CDPSession, Page } from 'playwright';
import { returning } from '../../tools/browser/returning.ts';
import { settled } from '../e2e/fixtures/story.ts';
import type { Row } from './table.ts';

const readings = 10;

/** To the end and back, a third of a window a frame. */
async function read(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    const end = root.scrollHeight - innerHeight;
    for (const way of [1, -1])
      for (let gone = 0; gone <= end; gone += innerHeight / 3) {
        scrollTo({ top: way > 0 ? gone : end - gone, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await settled(page);
}

interface Held {
  readonly kibibytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page still holds once everything nobody needs has been collected. */
async function held(devtools: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { kibibytes: usedSize / 1024, nodes, listeners: jsEventListeners };
}

/**
 * Whether the story, read ten times from end to end and back, keeps more than after the first time. Half a minute for each window.
 * Some tens of KiB are what the browser learns about its own code; on fourteen readings they came to rest after nine.
 */
export async function readingRows(browser: Browser, baseUrl: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, options] of [
    ['on a desktop', { viewport: { width: 1440, height: 900 } }],
    ['on a phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }],
  ] as const) {
    const context = await browser.newContext({ ...options, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await returning(page);
    await page.goto(`${baseUrl}/`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1500);
    const devtools = await context.newCDPSession(page);
    await read(page);
    const first = await held(devtools);
    for (let time = 1; time < readings; time += 1) await read(page);
    const last = await held(devtools);
    const name = `story ${what}, after reading ${readings} times`;
    rows.push(
      { what: `${name}: script memory`, value: last.kibibytes, unit: 'KiB' },
      {
        what: `${name}: more script memory than after the first`,
        value: last.kibibytes - first.kibibytes,
        unit: 'KiB',
        aim: '≤ 100',
      },
      {
        what: `${name}: more nodes and listeners than after the first`,
        value: last.nodes - first.nodes + last.listeners - first.listeners,
        unit: '',
        digits: 0,
        aim: '≤ 0',
      },
    );
    await context.close();
  }
  return rows;
}

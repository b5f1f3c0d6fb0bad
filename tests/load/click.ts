import type { Browser } from 'playwright';
import { loadTool, toolEntry } from '../../src/engine/registry.ts';
import { openForm } from '../../scripts/lib/calculate.ts';
import { quickLogin } from '../e2e/fixtures/accounts.ts';
import { median } from './raw-client.ts';
import type { Row } from './table.ts';

/** Waits, in the page, for the first answer after a click; resolves with the milliseconds until it was painted. */
function paintedAfterClick(): Promise<number> {
  return new Promise((resolve, reject) => {
    let clicked = 0;
    addEventListener(
      'click',
      (event) => {
        clicked = event.timeStamp;
      },
      { capture: true, once: true },
    );
    setTimeout(() => reject(new Error('No answer was painted within 20 s.')), 20_000);
    new MutationObserver((_, observer) => {
      if (!clicked || !document.getElementById('answer')) return;
      observer.disconnect();
      // The frame callback runs just before painting; the message it posts is delivered just after.
      const after = new MessageChannel();
      after.port1.onmessage = () => resolve(performance.now() - clicked);
      requestAnimationFrame(() => after.port2.postMessage(null));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Milliseconds from the click on Calculate to the frame that shows the answer: the first of a visit, and again after a change. */
async function clicks(
  browser: Browser,
  baseUrl: string,
  slowdown: number,
  times: number,
): Promise<{ first: number; again: number }> {
  const words = await (await loadTool('a1c-forecast')).copy.en();
  const first: number[] = [];
  const again: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const context = await browser.newContext({ baseURL: baseUrl, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await quickLogin(page, baseUrl);
    await page.goto(toolEntry('a1c-forecast').path, { waitUntil: 'networkidle' });
    const button = await openForm(page, words);
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const [times, value] of [
      [first, '9.1'],
      [again, '8.7'],
      [again, '10.2'],
    ] as const) {
      const painted = page.evaluate(paintedAfterClick);
      await button.click();
      times.push(await painted);
      await page.getByLabel('HbA1c').first().fill(value);
      await page.waitForTimeout(600);
    }
    await context.close();
  }
  return { first: median(first), again: median(again) };
}

export async function clickRows(browser: Browser, baseUrl: string): Promise<Row[]> {
  const full = await clicks(browser, baseUrl, 1, 7);
  const slow = await clicks(browser, baseUrl, 4, 5);
  return [
    { what: 'click to painted result', value: full.again, unit: 'ms', aim: '≤ 45' },
    { what: 'click to painted result, first of a visit', value: full.first, unit: 'ms' },
    { what: 'click to painted result, processor slowed 4×', value: slow.again, unit: 'ms', aim: '≤ 150' },
    { what: 'click to painted result, slowed 4×, first of a visit', value: slow.first, unit: 'ms' },
  ];
}

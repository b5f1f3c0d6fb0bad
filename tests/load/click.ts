import type { Browser } from 'playwright';
import { loadTool, toolEntry } from '../../src/engine/registry.ts';
import { openForm } from '../../scripts/lib/calculate.ts';
import { quickLogin } from '../e2e/fixtures/accounts.ts';
import { median } from './raw-client.ts';
import type { Row } from './table.ts';

/** Milliseconds from the click on Calculate to the frame that shows the answer, on a page fresh each time. */
async function clicks(browser: Browser, baseUrl: string, slowdown: number, times: number): Promise<number> {
  const words = await (await loadTool('a1c-forecast')).copy.en();
  const context = await browser.newContext({ baseURL: baseUrl, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await quickLogin(page, baseUrl);
  const found: number[] = [];
  for (let n = 0; n < times; n += 1) {
    await page.goto(toolEntry('a1c-forecast').path, { waitUntil: 'networkidle' });
    const button = await openForm(page, words);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const painted = page.evaluate(() => new Promise<number>((resolve) => {
      let clicked = 0;
      addEventListener('click', (event) => { clicked = event.timeStamp; }, { capture: true, once: true });
      new MutationObserver((_, observer) => {
        if (!clicked || !document.getElementById('answer')) return;
        observer.disconnect();
        // The frame callback runs just before painting; the message it posts is delivered just after.
        const after = new MessageChannel();
        after.port1.onmessage = () => resolve(performance.now() - clicked);
        requestAnimationFrame(() => after.port2.postMessage(null));
      }).observe(document.body, { childList: true, subtree: true });
    }));
    await button.click();
    found.push(await painted);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await devtools.detach();
  }
  await context.close();
  return median(found);
}

export async function clickRows(browser: Browser, baseUrl: string): Promise<Row[]> {
  return [
    { what: 'click to painted result', value: await clicks(browser, baseUrl, 1, 7), unit: 'ms', aim: '≤ 45' },
    { what: 'click to painted result, processor slowed 4×', value: await clicks(browser, baseUrl, 4, 7), unit: 'ms', aim: '≤ 150' },
  ];
}

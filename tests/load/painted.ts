import type { BrowserContext, Page } from 'playwright';

/** What begins a measurement, and where what it waits for is drawn; given to the page as it is. */
export interface Watched {
  readonly from: 'click' | 'input' | 'keydown';
  /** A selector: the first change inside is what was waited for, and that it is there at all. */
  readonly inside: string;
}

/** Waits, in the page, for the first change after an event; resolves with the milliseconds until it was painted. */
function paintedAfter({ from, inside }: Watched): Promise<number> {
  return new Promise((resolve, reject) => {
    let began = 0;
    addEventListener(
      from,
      (event) => {
        began = event.timeStamp;
      },
      { capture: true, once: true },
    );
    setTimeout(() => reject(new Error(`Nothing was painted in ${inside} within 20 s.`)), 20_000);
    new MutationObserver((changes, observer) => {
      const place = document.querySelector(inside);
      if (!began || !place) return;
      if (!changes.some(({ target }) => place.contains(target) || target.contains(place))) return;
      observer.disconnect();
      // The frame callback runs just before painting; the message it posts is delivered just after.
      const after = new MessageChannel();
      after.port1.onmessage = () => resolve(performance.now() - began);
      requestAnimationFrame(() => after.port2.postMessage(null));
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  });
}

export const seen = (page: Page, watched: Watched): Promise<number> => page.evaluate(paintedAfter, watched);

export async function slowed(context: BrowserContext, page: Page, rate: number): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The floor: a page without a framework that puts a sentence where an answer would stand. */
export async function floorOnce(context: BrowserContext, rate: number): Promise<number> {
  const page = await context.newPage();
  await page.setContent('<!doctype html><title>Floor</title><button>Calculate</button><main></main>');
  await page.evaluate(() => {
    document.querySelector('button')?.addEventListener('click', () => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p id="answer">About 7.1 %</p>');
    });
  });
  await slowed(context, page, rate);
  const painted = seen(page, { from: 'click', inside: '#answer' });
  await page.getByRole('button').click();
  const took = await painted;
  await page.close();
  return took;
}

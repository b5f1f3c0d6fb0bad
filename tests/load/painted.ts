import type { BrowserContext, Page } from 'playwright';

/** What begins a measurement, and where what it waits for is drawn; given to the page as it is. */
export interface Watched {
  readonly from: 'click' | 'input' | 'keydown';
  /** A selector: the first change inside is what was waited for, and that it is there at all. */
  readonly inside: string;
}

/** Looks out, in the page, for the first change after an event; `window.painted` then holds the milliseconds until it was painted. */
function lookOut({ from, inside }: Watched): void {
  const painted = new Promise<number>((resolve, reject) => {
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
  Reflect.set(window, 'painted', painted);
}

/** Milliseconds from what `act` does to the page until it is painted. The look-out stands before anything is done. */
export async function painted(page: Page, watched: Watched, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(lookOut, watched);
  await act();
  return page.evaluate(() => Reflect.get(window, 'painted') as Promise<number>);
}

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
  const took = await painted(page, { from: 'click', inside: '#answer' }, () => page.getByRole('button').click());
  await page.close();
  return took;
}

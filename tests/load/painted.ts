import type { BrowserContext, Page } from 'playwright';
import { beganMark, betweenMarks } from './thread-time.ts';

/** What begins a measurement, and where what it waits for is drawn; given to the page as it is. */
export interface Watched {
  readonly from: 'click' | 'input' | 'keydown';
  /** A selector: the first change inside is what was waited for, and that it is there at all. */
  readonly inside: string;
  /** Milliseconds that are waited for on purpose, before what is measured begins; none where it is not said. */
  readonly delay?: number;
}

/** Milliseconds from what was done until it was painted, without a delay on purpose. */
export interface Painted {
  readonly byClock: number;
  /** Of the main thread's own processor time: what else the machine does, and what other threads do of it, is not in it. */
  readonly byThread: number;
}

const marks = { began: beganMark, handled: 'watched-handled', due: 'watched-due', painted: 'watched-painted' } as const;

/** Looks out, in the page, for the first change after an event; `window.painted` then holds the milliseconds until it was painted. */
function lookOut([{ from, inside, delay = 0 }, names]: [Watched, typeof marks]): void {
  const painted = new Promise<number>((resolve, reject) => {
    let began = 0;
    addEventListener(
      from,
      (event) => {
        began = event.timeStamp;
        performance.mark(names.began);
        if (delay === 0) return;
        // What is drawn meanwhile belongs to the delay. This timer stands before the page's own, and is due before it.
        setTimeout(() => performance.mark(names.handled));
        setTimeout(() => performance.mark(names.due), delay);
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
      after.port1.onmessage = () => {
        performance.mark(names.painted);
        resolve(performance.now() - began);
      };
      requestAnimationFrame(() => after.port2.postMessage(null));
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  Reflect.set(window, 'painted', painted);
}

/** From what `act` does to the page until it is painted. The look-out stands before anything is done. */
export async function painted(page: Page, watched: Watched, act: () => Promise<unknown>): Promise<Painted> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  const { delay = 0 } = watched;
  let byClock = Number.NaN;
  const between = await betweenMarks(browser, page, async () => {
    await page.evaluate(lookOut, [watched, marks] as [Watched, typeof marks]);
    await act();
    byClock = (await page.evaluate(() => Reflect.get(window, 'painted') as Promise<number>)) - delay;
  });
  const { began, handled, due } = marks;
  const byThread = delay === 0 ? between(began, marks.painted) : between(began, handled) + between(due, marks.painted);
  return { byClock, byThread };
}

export async function slowed(context: BrowserContext, page: Page, rate: number): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The floor: a page without a framework that puts a sentence where an answer would stand. */
export async function floorOnce(context: BrowserContext, rate: number): Promise<Painted> {
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

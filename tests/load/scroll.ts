import type { Browser, Page } from 'playwright';
import { returning } from '../../tools/browser/returning.ts';
import { sections, settled } from '../e2e/fixtures/story.ts';
import type { Row } from './table.ts';

/** One frame of 60 a second, with a little room for the clock; longer means that at least one was missed. */
const frame = 1000 / 60 + 1;
const noticed = 50;

/** Keeps the time between frames until `stop` is called in the page. */
function watchFrames(): void {
  const times: number[] = [];
  let before = 0;
  let going = true;
  const tick = (now: number): void => {
    if (before) times.push(now - before);
    before = now;
    if (going) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  (window as Window & { stopFrames?: () => number[] }).stopFrames = () => {
    going = false;
    return times;
  };
}

async function framesDuring(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(watchFrames);
  await work();
  return page.evaluate(() => (window as Window & { stopFrames?: () => number[] }).stopFrames?.() ?? []);
}

/** From the first act to the last and back, key by key, as the product moves. */
async function byKeys(page: Page): Promise<void> {
  for (const key of ['PageDown', 'PageUp']) {
    for (let step = 1; step < sections.length; step += 1) {
      await page.keyboard.press(key);
      await page.waitForTimeout(1100);
    }
  }
}

/** A finger that goes through the whole page, the line under it. */
async function byFinger(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 420,
    yDistance: -height,
    speed: 1200,
    gestureSourceType: 'touch',
  });
  await settled(page);
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
}

/** Milliseconds of processor time of everything the page's own thread did in one go: what waited for the processor does not count. */
async function tasksDuring(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const frames = traceEvents.find(({ name }) => name === 'FireAnimationFrame' || name === 'Layerize');
  return traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === frames?.pid && tid === frames.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
}

function rowsOf(what: string, frames: readonly number[], tasks: readonly number[]): Row[] {
  const longer = (limit: number): number => frames.filter((time) => time > limit).length;
  return [
    {
      what: `${what}: frames over 16.7 ms, of ${frames.length}`,
      value: (longer(frame) / frames.length) * 100,
      unit: '%',
      aim: '≤ 1.0',
    },
    { what: `${what}: frames over 50 ms`, value: longer(noticed), unit: '', digits: 0, aim: '≤ 0' },
    ...(tasks.length
      ? [
          {
            what: `${what}: longest work in one go, processor time`,
            value: Math.max(...tasks),
            unit: 'ms',
            aim: '≤ 16.7',
          },
        ]
      : []),
  ];
}

const desktop = { viewport: { width: 1440, height: 900 } };
const touched = { ...desktop, hasTouch: true };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/**
 * Frames while somebody reads the story to its end. Without a screen and a graphics card the processor paints, and a frame is also
 * late when the machine has other work: so a page where nothing happens stands first, and a second walk counts what the page itself did.
 */
export async function scrollRows(browser: Browser, baseUrl: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, path, options, move, slower = 1] of [
    ['nothing moves (the hub at rest, 10 s)', '/tools', desktop, (page: Page) => page.waitForTimeout(10_000)],
    ['story, patients, by keys', '/?view=patient', desktop, byKeys],
    ['story, clinicians, by keys', '/?view=clinician', desktop, byKeys],
    ['story, scrubbed by finger', '/', touched, byFinger],
    ['story, scrubbed by finger, processor slowed 4×', '/', touched, byFinger, 4],
    ['story on a phone, by finger', '/', phone, byFinger],
    ['story on a phone, by finger, processor slowed 4×', '/', phone, byFinger, 4],
  ] as const) {
    const context = await browser.newContext({ ...options, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await returning(page);
    await page.goto(baseUrl + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1000);
    if (slower > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
    const frames = await framesDuring(page, () => move(page));
    await page.evaluate(() => scrollTo(0, 0));
    await settled(page);
    rows.push(
      ...rowsOf(
        what,
        frames,
        slower === 1 && (move === byKeys || move === byFinger)
          ? await tasksDuring(browser, page, () => move(page))
          : [],
      ),
    );
    await context.close();
  }
  return rows;
}

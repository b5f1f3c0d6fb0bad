import type { Page } from 'playwright';
import { describe } from 'vitest';
import { at, expect, type Locale, test } from './fixtures/index.ts';
import { resting, settled } from './fixtures/story.ts';

const viewport = { width: 1200, height: 800 };
type Input = (page: Page) => Promise<unknown>;

async function turns(page: Page, deltas: readonly number[]): Promise<void> {
  for (const delta of deltas) await page.mouse.wheel(0, delta);
}
const flick = Array.from({ length: 14 }, (_, n) => 90 - n * 6);

/** Flicks whose times are written into the turns, so that a slow machine changes nothing: each begins so many milliseconds after the last ended. */
function timedFlicks(page: Page, pauses: readonly number[]): Promise<void> {
  return page.evaluate(
    ({ pauses, flick }) => {
      let at = performance.now();
      for (const pause of pauses) {
        at += pause;
        for (const deltaY of flick) {
          const turn = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
          Object.defineProperty(turn, 'timeStamp', { value: (at += 16) });
          document.body.dispatchEvent(turn);
        }
      }
    },
    { pauses, flick },
  );
}

/** What a reader does, and the section the page must rest on afterwards. */
const inputs: readonly (readonly [name: string, input: Input, rests: number])[] = [
  ['one wheel notch', (page) => turns(page, [120]), 1],
  ['three notches at once', (page) => Promise.all([120, 120, 120].map((delta) => page.mouse.wheel(0, delta))), 1],
  ['a trackpad flick', (page) => turns(page, flick), 1],
  ['two flicks half a second apart', (page) => timedFlicks(page, [500, 500]), 2],
  ['a wheel turned on and on', (page) => timedFlicks(page, [500, 0, 0, 0]), 1],
  ['ArrowDown', (page) => page.keyboard.press('ArrowDown'), 1],
  ['PageDown', (page) => page.keyboard.press('PageDown'), 1],
  ['End', (page) => page.keyboard.press('End'), 7],
  ['Tab to a button in act 3', (page) => page.locator('#diagnosis .portfolio-toggle').focus(), 3],
  [
    'an address with #titration',
    (page) =>
      page.evaluate(() => {
        location.hash = 'titration';
      }),
    4,
  ],
  [
    'find in page',
    (page) => page.evaluate(() => (window as Window & { find?: (text: string) => boolean }).find?.('Creatinine')),
    2,
  ],
  ['Get Started', (page) => page.locator('.top-action [data-next]').click(), 1],
];

async function open(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto(at('/', locale), { waitUntil: 'networkidle' });
  await page.waitForSelector('html.lenis[data-snap]');
  await page.mouse.move(600, 500);
}

describe('one gesture, one act', () => {
  test.for(inputs)('%s', async ([, input, rests], { page }) => {
    const tab = await page({ viewport, reducedMotion: 'no-preference' });
    await open(tab);
    await input(tab);
    await tab.waitForTimeout(300);
    await settled(tab);
    expect(await resting(tab)).toBe(rests);
  });

  test.for<Locale>(['en', 'ar'])('keys lead there and back (%s)', async (locale, { page }) => {
    const tab = await page({ viewport, locale, reducedMotion: 'no-preference' });
    await open(tab, locale);
    for (const [key, rests] of [
      ['PageDown', 1],
      ['ArrowDown', 2],
      ['PageUp', 1],
      ['End', 7],
      ['ArrowUp', 6],
      ['Home', 0],
    ] as const) {
      await tab.keyboard.press(key);
      await tab.waitForTimeout(300);
      await settled(tab);
      await expect.poll(() => resting(tab), { message: key, timeout: 10_000 }).toBe(rests);
    }
  });

  test('the keys are left alone while a button or a dialog has the focus', async ({ page }) => {
    const tab = await page({ viewport, reducedMotion: 'no-preference' });
    await open(tab);
    await tab
      .locator('[data-show-tour]')
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await tab.keyboard.press('PageDown');
    await settled(tab);
    expect(await resting(tab)).toBe(0);
  });

  test('what slides is a layer of its own before it does, and none once the page scrolls freely', async ({ page }) => {
    const tab = await page({ viewport, reducedMotion: 'no-preference' });
    await open(tab);
    const sliding = () =>
      tab
        .locator(':is(.run, .shore) > .stage, .hero > .slide, .ending > .slide')
        .evaluateAll((all) => all.map((part) => getComputedStyle(part).willChange));
    expect(await sliding()).toEqual(Array.from({ length: 10 }, () => 'transform'));
    await tab.locator('#diagnosis .portfolio-toggle').click();
    await expect.poll(async () => new Set(await sliding())).toEqual(new Set(['auto']));
  });

  test('the footer is within reach, and its dialogs open', async ({ page }) => {
    const tab = await page({ viewport, reducedMotion: 'no-preference' });
    await open(tab);
    await tab.keyboard.press('End');
    await settled(tab);
    await tab.waitForTimeout(300);
    await turns(tab, [120]);
    await tab.waitForTimeout(300);
    await settled(tab);
    await tab.getByRole('button', { name: 'Terms of Use' }).click();
    expect(await tab.locator('#legal-terms').isVisible()).toBe(true);
  });

  test('an open portfolio frees the page', async ({ page }) => {
    const tab = await page({ viewport, reducedMotion: 'no-preference' });
    await open(tab);
    await tab.locator('#diagnosis .portfolio-toggle').click();
    await expect.poll(() => tab.locator('html').getAttribute('data-snap')).toBeNull();
  });
});

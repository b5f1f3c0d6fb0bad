import type { Page } from 'playwright';
import { describe } from 'vitest';
import { finger, flick, oneGesture, slow, timedFlicks, turns } from './fixtures/gestures.ts';
import { at, expect, type Locale, test } from './fixtures/index.ts';
import { resting, settled } from './fixtures/story.ts';

const viewport = { width: 1200, height: 800 };
type Input = (page: Page) => Promise<unknown>;

/** What a reader does, and the rest the page must stand on afterwards, or the act in which. */
const inputs: readonly (readonly [name: string, input: Input, rest: string])[] = [
  ['one wheel notch', (page) => turns(page, [120]), 'symptoms 20'],
  ['three notches at once', (page) => Promise.all([120, 120, 120].map((by) => page.mouse.wheel(0, by))), 'symptoms 20'],
  ['a trackpad flick', (page) => turns(page, flick), 'symptoms 20'],
  ['a flick that begins slowly', (page) => oneGesture(page, [4, 12, 20, 60, 90, 60, 30, 10]), 'symptoms 20'],
  ['two flicks half a second apart', (page) => timedFlicks(page, [500, 500]), 'symptoms 72'],
  ['a wheel turned on and on', (page) => timedFlicks(page, [500, 0, 0, 0]), 'symptoms 20'],
  ['slow scrolling without an end', (page) => oneGesture(page, slow(400)), 'symptoms 20'],
  ['a finger that flicks', (page) => finger(page, [30, 40, 50, 40]), 'symptoms 20'],
  ['a finger that goes the whole glass', (page) => finger(page, slow(80, 40), 400), 'symptoms 20'],
  ['ArrowDown', (page) => page.keyboard.press('ArrowDown'), 'symptoms 20'],
  ['PageDown', (page) => page.keyboard.press('PageDown'), 'symptoms 20'],
  ['Space', (page) => page.keyboard.press(' '), 'symptoms 20'],
  ['End', (page) => page.keyboard.press('End'), 'followup 100'],
  ['Tab to a button in act 3', (page) => page.locator('#diagnosis .portfolio-toggle').focus(), 'diagnosis'],
  [
    'an address with #titration',
    (page) =>
      page.evaluate(() => {
        location.hash = 'titration';
      }),
    'titration 100',
  ],
  [
    'find in page',
    (page) => page.evaluate(() => (window as Window & { find?: (text: string) => boolean }).find?.('Creatinine')),
    'clinic',
  ],
  ['Get Started', (page) => page.locator('.top-action [data-next]').click(), 'symptoms 20'],
];

async function open(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto(at('/', locale), { waitUntil: 'networkidle' });
  await page.waitForSelector('html.lenis[data-snap]');
  await page.mouse.move(600, 500);
}

describe('one gesture, one rest', () => {
  test.for(inputs)('%s', async ([, input, rest], { page }) => {
    const tab = await page({ viewport, hasTouch: true, reducedMotion: 'no-preference' });
    await open(tab);
    await input(tab);
    await tab.waitForTimeout(300);
    await settled(tab);
    expect(await resting(tab)).toMatch(new RegExp(`^${rest}( |$)`));
  });

  test.for<Locale>(['en', 'ar'])('keys lead there and back (%s)', async (locale, { page }) => {
    const tab = await page({ viewport, locale, reducedMotion: 'no-preference' });
    await open(tab, locale);
    for (const [key, rest] of [
      ['PageDown', 'symptoms 20'],
      ['ArrowDown', 'symptoms 72'],
      [' ', 'symptoms 100'],
      ['ArrowDown', 'clinic 28'],
      ['PageUp', 'symptoms 100'],
      ['End', 'followup 100'],
      ['ArrowUp', 'followup 40'],
      ['Shift+ ', 'shore 100'],
      ['ArrowUp', 'shore 20'],
      ['ArrowUp', 'neuropathy 100'],
      ['Home', 'start'],
    ] as const) {
      await tab.keyboard.press(key);
      await tab.waitForTimeout(300);
      await settled(tab);
      await expect.poll(() => resting(tab), { message: key, timeout: 10_000 }).toBe(rest);
    }
  });

  test.for([
    ['a wheel', (tab: Page) => oneGesture(tab, slow(30))],
    ['a finger', (tab: Page) => finger(tab, slow(30), 400)],
    ['a finger that is lifted slowly', (tab: Page) => finger(tab, [...slow(28), 6, 4, 2])],
  ] as const)('%s may stop anywhere, inside an act and between two', async ([, scroll], { page }) => {
    const tab = await page({ viewport, hasTouch: true, reducedMotion: 'no-preference' });
    await open(tab);
    const here = () => tab.evaluate(() => scrollY);
    await scroll(tab);
    await settled(tab);
    expect(await here()).toBeCloseTo(180, -1);
    for (const key of ['ArrowDown', 'ArrowDown']) {
      await tab.keyboard.press(key);
      await tab.waitForTimeout(300);
      await settled(tab);
    }
    const before = await here();
    expect(await resting(tab)).toBe('symptoms 72');
    // The next rest is 135 pixels on: there a gesture ends.
    await scroll(tab);
    await settled(tab);
    expect(await resting(tab)).toBe('symptoms 100');
    // Soon after the last turn it would be the same gesture.
    await tab.waitForTimeout(1000);
    await oneGesture(tab, slow(10));
    await settled(tab);
    expect((await here()) - before).toBeCloseTo(134 + 60, -1);
  });

  test('a finger of the browser’s own: a flick goes one rest, and two fingers may enlarge', async ({ page }) => {
    const tab = await page({ viewport, hasTouch: true, reducedMotion: 'no-preference' });
    await open(tab);
    expect(
      await tab.evaluate(() => getComputedStyle(document.querySelector('.hero') ?? document.body).touchAction),
    ).toBe('pan-x pinch-zoom');
    const devtools = await tab.context().newCDPSession(tab);
    // With times of its own: on a busy machine the quickest finger would be a slow one.
    const swipe = async () => {
      let timestamp = Date.now() / 1000;
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) => {
        timestamp += 0.016;
        const touchPoints = y === undefined ? [] : [{ x: 600, y }];
        return devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
      };
      await touch('touchStart', 700);
      for (let y = 600; y >= 300; y -= 100) await touch('touchMove', y);
      await touch('touchEnd');
    };
    for (const rest of ['symptoms 20', 'symptoms 72']) {
      await swipe();
      await tab.waitForTimeout(300);
      await settled(tab);
      expect(await resting(tab)).toBe(rest);
    }
  });

  test('every scene from the first to the last is stopped at, the sunrise too', async ({ page }) => {
    const tab = await page({ viewport, reducedMotion: 'no-preference' });
    await open(tab);
    const met: string[] = [];
    for (let press = 0; press < 40 && met.at(-1) !== 'ending'; press += 1) {
      await tab.keyboard.press('ArrowDown');
      await tab.waitForTimeout(300);
      await settled(tab);
      met.push(await resting(tab));
      if (met.at(-1) === 'shore 100') {
        const sun = await tab.locator('[data-sun]').evaluate((sun: SVGElement) => sun.style.transform);
        expect(sun).toBe('translateY(0px)');
      }
    }
    expect(met).toEqual([
      ...['symptoms 20', 'symptoms 72', 'symptoms 100', 'clinic 28', 'clinic 100', 'diagnosis 42', 'diagnosis 100'],
      ...['titration 22', 'titration 52', 'titration 100', 'addon 30', 'addon 100', 'neuropathy 45', 'neuropathy 100'],
      ...['shore 20', 'shore 100', 'followup 40', 'followup 100', 'ending'],
    ]);
  });

  test('in a window of another size it stands on a rest again', async ({ page }) => {
    const tab = await page({ viewport, reducedMotion: 'no-preference' });
    await open(tab);
    await tab.keyboard.press('End');
    await tab.waitForTimeout(300);
    await settled(tab);
    await tab.setViewportSize({ width: 1300, height: 1000 });
    await expect.poll(() => resting(tab)).not.toContain('between');
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
    expect(await resting(tab)).toBe('start');
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

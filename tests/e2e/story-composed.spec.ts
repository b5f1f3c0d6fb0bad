import type { Page } from 'playwright';
import { describe } from 'vitest';
import { at, desktop, expect, type Locale, phone, tablet, test } from './fixtures/index.ts';
import { inkTo, opened, sections } from './fixtures/story.ts';

const locales: readonly Locale[] = ['en', 'ar'];
const lying = { width: 844, height: 390 } as const;

/** Whether two parts of the page share a place on it. */
function overlap(page: Page, one: string, other: string): Promise<boolean> {
  return page.evaluate(
    ([one, other]) => {
      const [a, b] = [one, other].map((part) => document.querySelector(part ?? '')?.getBoundingClientRect());
      return !a || !b || (a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top);
    },
    [one, other],
  );
}

describe('every picture is whole', () => {
  test.for(
    locales.flatMap((locale) => [
      { locale, viewport: desktop },
      { locale, viewport: desktop, javaScriptEnabled: false },
      { locale, viewport: phone },
      { locale, viewport: tablet },
      { locale, viewport: lying },
    ]),
  )(
    '$locale at $viewport.width px, script $javaScriptEnabled: in the quiet moment all of him is seen',
    async ({ locale, ...options }, { page }) => {
      const tab = await opened(await page({ locale, ...options }), at('/', locale));
      const [band, man] = await tab.locator('[data-quiet]').evaluate((shore) =>
        [shore, shore.querySelector('.person')].map((part) => {
          const { left, right, top, bottom } = (part as Element).getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      if (!band || !man) throw new Error('There is nobody at the shore.');
      expect(band.bottom - band.top).toBe(240);
      expect([man.top > band.top, man.bottom < band.bottom]).toEqual([true, true]);
      expect([man.left > band.left, man.right < band.right]).toEqual([true, true]);
    },
  );

  test.for(locales)('on a phone on its side each act’s picture fits under the bar (%s)', async (locale, { page }) => {
    const tab = await opened(await page({ locale, viewport: lying, hasTouch: true }), at('/', locale));
    const bar = await tab.locator('.story-header').evaluate((header) => header.getBoundingClientRect().height);
    for (const act of sections.slice(1)) {
      const { height, air } = await tab.locator(`#${act} .scene > .picture`).evaluate((picture) => ({
        height: picture.getBoundingClientRect().height,
        air: -Number.parseFloat(getComputedStyle(picture).marginTop),
      }));
      expect(height - air, act).toBeLessThanOrEqual(lying.height - bar);
      expect(height - air, act).toBeGreaterThan(200);
      expect(await overlap(tab, `#${act} .act-head`, `#${act} .scene > .picture`), act).toBe(false);
    }
  });

  test.for(locales)('at the end he stands behind his card, on a phone too (%s)', async (locale, { page }) => {
    const tab = await opened(await page({ locale, viewport: phone }), at('/', locale));
    expect(await tab.locator('.ending-picture .person').isVisible()).toBe(true);
    expect(await overlap(tab, '.ending-picture', '.ending-title')).toBe(false);
    const [feet, card] = await tab.evaluate(() => [
      document.querySelector('.ending-picture')?.getBoundingClientRect().bottom,
      document.querySelector('.visit-card')?.getBoundingClientRect().top,
    ]);
    expect(Math.abs((feet ?? 0) - (card ?? Number.NaN))).toBeLessThan(2);
  });

  test.for(locales)('the hand that holds the card covers none of its words (%s)', async (locale, { page }) => {
    const tab = await opened(await page({ locale }), at('/', locale));
    const hand = await tab.locator('.ending-hand path:last-of-type').evaluate((fingers) => {
      const { left, right } = fingers.getBoundingClientRect();
      return document.dir === 'rtl' ? innerWidth - left : right;
    });
    const words = await tab.locator('.visit-warning').evaluate((warning) => {
      const { left, right } = warning.getBoundingClientRect();
      return document.dir === 'rtl' ? innerWidth - right : left;
    });
    expect(hand).toBeLessThan(words);
  });
});

describe('the figures of the drawings', () => {
  test('follow the content: the hero, the bars and the way between', async ({ page }) => {
    const tab = await opened(await page({ reducedMotion: 'no-preference' }), '/');
    const course = await tab
      .locator('[data-section]')
      .evaluateAll((all) => all.map((act) => (act as HTMLElement).dataset['h']));
    const shown = await tab.locator('.hero-reading .figure').allInnerTexts();
    expect(shown.map(Number)).toEqual([Number(course[0]), Number(course.at(-1))]);
    expect((await tab.locator('.trend-labels b').allInnerTexts()).map(Number.parseFloat)).toEqual(
      course.slice(4, 6).map(Number),
    );
    await inkTo(tab, 'addon', 1);
    const [bar, whole] = await tab
      .locator('.trend-bar :is(svg, path)')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width).toSorted((a, b) => a - b));
    expect(Math.round(((bar ?? 0) / (whole ?? 1)) * 100)).toBe(75);
  });
});

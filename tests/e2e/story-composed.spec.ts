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

  test.for(locales)(
    'on a phone on its side each act’s picture stands beside what names its parts (%s)',
    async (locale, { page }) => {
      const tab = await opened(await page({ locale, viewport: lying, hasTouch: true }), at('/', locale));
      for (const act of sections.slice(1, -1)) {
        await tab.locator(`#${act} .captions`).evaluate((names) => names.scrollIntoView({ block: 'center' }));
        const [bar, picture] = await tab
          .locator(`.story-header, #${act} .picture`)
          .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
        const air = await tab
          .locator(`#${act} .picture`)
          .evaluate((part) => -Number.parseFloat(getComputedStyle(part).marginTop));
        expect((picture?.top ?? 0) + air, act).toBeGreaterThanOrEqual(bar?.bottom ?? Number.NaN);
        expect(picture?.bottom, act).toBeLessThanOrEqual(lying.height);
        expect(await overlap(tab, `#${act} .captions`, `#${act} .picture`), act).toBe(false);
      }
    },
  );

  test.for(locales)('on a tablet none of the four signs stands alone in its row (%s)', async (locale, { page }) => {
    const tab = await opened(await page({ locale, viewport: { width: 768, height: 1024 } }), at('/', locale));
    const rows = await tab
      .locator('#symptoms .caption')
      .evaluateAll((all) => all.map((sign) => Math.round(sign.getBoundingClientRect().top)));
    expect([rows[0] === rows[1], rows[2] === rows[3]]).toEqual([true, true]);
  });

  test.for(locales)('on a phone on its side the words keep two fifths of the window (%s)', async (locale, { page }) => {
    const tab = await opened(await page({ locale, viewport: lying, hasTouch: true }), at('/', locale));
    for (const act of sections.slice(1)) {
      const words = await tab.locator(`#${act} .act-title`).boundingBox();
      expect(words?.width, act).toBeGreaterThan(lying.width * 0.38);
    }
  });

  test.for(locales.flatMap((locale) => [phone, lying].map((viewport) => ({ locale, viewport }))))(
    '$locale at $viewport.width px: the team’s names stand under the team, and the team before the way to the tools',
    async ({ locale, viewport }, { page }) => {
      const tab = await opened(await page({ locale, viewport, hasTouch: true }), at('/', locale));
      const box = async (part: string) => {
        const { left, right, top, bottom } = await tab
          .locator(`#followup ${part}`)
          .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
        return { left, right, top, bottom, middle: (left + right) / 2 };
      };
      const picture = await box('.picture');
      const row = (await box('.caption-you h3')).top;
      for (const name of ['you', 'physician', 'pharmacist', 'dietitian'] as const) {
        const [figure, word] = [await box(`.part-${name}`), await box(`.caption-${name} h3`)];
        expect(word.top, name).toBeCloseTo(row, 0);
        expect(word.middle, name).toBeGreaterThan(figure.left);
        expect(word.middle, name).toBeLessThan(figure.right);
        expect(word.top - picture.bottom, name).toBeGreaterThanOrEqual(0);
        expect(word.bottom - picture.bottom, name).toBeLessThan(96);
      }
      if (viewport === phone) expect((await box('.act-ways')).top).toBeGreaterThan(picture.bottom);
    },
  );

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
  test('follow the content: the hero, the marks and the way between', async ({ page }) => {
    const tab = await opened(await page({ reducedMotion: 'no-preference' }), '/');
    const course = await tab
      .locator('[data-section]')
      .evaluateAll((all) => all.map((act) => (act as HTMLElement).dataset['h']));
    const shown = await tab.locator('.hero-reading .figure').allInnerTexts();
    expect(shown.map(Number)).toEqual([Number(course[0]), Number(course.at(-1))]);
    expect((await tab.locator('.trend-mark b').allInnerTexts()).map(Number.parseFloat)).toEqual(
      course.slice(4, 6).map(Number),
    );
    await inkTo(tab, 'addon', 1);
    const [bar, whole] = await tab
      .locator('.trend-bar :is(svg, path)')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width).toSorted((a, b) => a - b));
    expect(Math.round(((bar ?? 0) / (whole ?? 1)) * 100)).toBe(75);
  });

  test.for(
    locales.flatMap((locale) => [
      { locale },
      { locale, reducedMotion: 'no-preference' as const },
      { locale, javaScriptEnabled: false },
    ]),
  )(
    'Act 5’s two readings are marks on the scale at its side ($locale, motion $reducedMotion, script $javaScriptEnabled)',
    async ({ locale, ...options }, { page }) => {
      const tab = await opened(await page({ locale, ...options }), at('/', locale));
      if (options.javaScriptEnabled !== false) await inkTo(tab, 'addon', 1);
      const box = (part: string) =>
        tab.locator(`#addon ${part}`).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      const ticks = await box('.scale .tick');
      const level = (hba1c: number) => ticks.top + ((9.5 - hba1c) / 3) * ticks.height;
      const [before, after] = [await box('.trend-before'), await box('.trend-after')];
      expect(Math.abs(before.bottom - level(8.2))).toBeLessThan(3);
      expect(Math.abs(after.bottom - level(7.1))).toBeLessThan(3);
      for (const words of [before, after])
        expect(locale === 'ar' ? words.left - ticks.right : ticks.left - words.right).toBeGreaterThan(0);
      for (const words of ['.caption-added', '.portfolio-toggle', '.trend-progress'])
        for (const mark of ['.trend-before', '.trend-after'])
          expect(await overlap(tab, `#addon ${mark}`, `#addon ${words}`), words).toBe(false);
    },
  );

  test.for(locales.flatMap((locale) => [phone, tablet, lying].map((viewport) => ({ locale, viewport }))))(
    '$locale at $viewport.width px: they are marks on a scale that begins within the target, far from each other by what lies between',
    async ({ locale, viewport }, { page }) => {
      const tab = await opened(await page({ locale, viewport, hasTouch: true }), at('/', locale));
      const box = (part: string) =>
        tab.locator(`#addon ${part}`).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      const [scale, band] = [await box('.trend-scale'), await box('.trend-band')];
      const along = async (part: string) => {
        const { left, right } = await box(part);
        return (locale === 'ar' ? scale.right - right : left - scale.left) / scale.width;
      };
      expect(band.width / scale.width).toBeCloseTo(0.5 / 3, 2);
      expect(await along('.trend-before')).toBeCloseTo((8.2 - 6.5) / 3, 1);
      expect(await along('.trend-after')).toBeCloseTo((7.1 - 6.5) / 3, 1);
      const [before, after] = [await box('.trend-before b'), await box('.trend-after b')];
      expect(after.bottom).toBeLessThanOrEqual(before.top);
      expect(Math.max(before.right, after.right)).toBeLessThanOrEqual(viewport.width);
      expect(Math.min(before.left, after.left)).toBeGreaterThanOrEqual(0);
    },
  );

  test.for(locales)(
    'the target is said on the hero and where the reading is compared with it (%s)',
    async (locale, { page }) => {
      const tab = await opened(await page({ locale, viewport: phone }), at('/', locale));
      const told = await tab
        .locator('.target-name, .hero-target')
        .evaluateAll((all) => all.map((one) => one.closest('section')?.id));
      expect(told).toEqual(['start', 'addon']);
    },
  );

  test.for(locales)(
    'Act 5 looks inside: the organs lie as in the body, and no words lie on them (%s)',
    async (locale, { page }) => {
      const tab = await opened(await page({ locale }), at('/', locale));
      const box = (part: string) =>
        tab.locator(`#addon ${part}`).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      const [gut, stomach] = [await box('.part-inside .tube:not(.inner)'), await box('.part-inside .fill-flesh')];
      // A mirrored page mirrors nobody: the stomach’s bulge lies on the left of whoever faces the reader.
      expect(stomach.left - gut.left).toBeGreaterThan(20);
      expect(await overlap(tab, '#addon .part-inside', '#addon .part-man')).toBe(false);
      for (const words of ['.lede', '.caption-added', '.trend > h3', '.trend-progress', '.target-name'])
        expect(await overlap(tab, '#addon .part-inside', `#addon ${words}`), words).toBe(false);
      expect(await overlap(tab, '#addon .part-base', '#addon .target-name')).toBe(false);
      expect(await overlap(tab, '#addon .part-man', '#addon .lede')).toBe(false);
    },
  );
});

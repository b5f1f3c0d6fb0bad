import { describe } from 'vitest';
import { at, axe, expect, type Locale, phone, tablet, test } from './fixtures/index.ts';

const locales: readonly Locale[] = ['en', 'ar'];

describe('the story in every setting', () => {
  test.for(
    locales.flatMap((locale) => [phone, tablet, { width: 844, height: 390 }].map((viewport) => ({ locale, viewport }))),
  )('$locale at $viewport.width px: nothing sticks out, nothing snaps', async ({ locale, viewport }, { page }) => {
    const tab = await page({ locale, viewport, reducedMotion: 'no-preference' });
    await tab.goto(at('/', locale));
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    expect(await tab.locator('html').getAttribute('data-snap')).toBeNull();
    await axe(tab);
  });

  test.for(
    locales.flatMap((locale) => [
      { locale, viewport: phone },
      { locale, viewport: { width: 320, height: 640 } },
    ]),
  )(
    '$locale at $viewport.width px: eight dots, each large enough to touch, none under another',
    async ({ locale, viewport }, { page }) => {
      const tab = await page({ locale, viewport, hasTouch: true });
      await tab.goto(at('/', locale));
      const dots = tab.locator('.dots a');
      const boxes = await dots.evaluateAll((all) =>
        all.map((dot) => {
          const { x, y, width, height } = dot.getBoundingClientRect();
          return { width, height, own: dot.contains(document.elementFromPoint(x + width / 2, y + height / 2)) };
        }),
      );
      expect(boxes.length).toBe(8);
      for (const { width, height, own } of boxes) expect([width >= 24, height >= 24, own]).toEqual([true, true, true]);
      await dots.nth(5).tap();
      await expect.poll(() => dots.nth(5).getAttribute('aria-current')).toBe('step');
      const bar = await tab.locator('.story-header').evaluate((header) => header.getBoundingClientRect().bottom);
      expect(
        await tab.locator('#addon .act-count').evaluate((line) => line.getBoundingClientRect().top),
      ).toBeGreaterThanOrEqual(bar);
    },
  );

  test.for(
    locales.flatMap((locale) =>
      [phone, { width: 1024, height: 768 }, { width: 1440, height: 900 }].map((viewport) => ({ locale, viewport })),
    ),
  )(
    '$locale at $viewport.width px: whoever tabs there and back sees where they are',
    async ({ locale, viewport }, { page }) => {
      const tab = await page({ locale, viewport });
      await tab.goto(at('/', locale), { waitUntil: 'networkidle' });
      const seen = () =>
        tab.evaluate(() => {
          const at = document.activeElement;
          if (!at || at === document.body) return null;
          const { x, y, width, height } = at.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return { name: at.textContent?.trim(), seen: top !== null && (at.contains(top) || top.contains(at)) };
        });
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 0; press < 60; press += 1) {
          await tab.keyboard.press(key);
          const found = await seen();
          if (!found) break;
          await expect.poll(seen, { message: `${key} to ${found.name}` }).toMatchObject({ seen: true });
        }
      }
    },
  );

  test('reduced motion: no snapping, and the animation libraries are never asked for', async ({ page }) => {
    const tab = await page();
    const asked: string[] = [];
    tab.on('request', (request) => asked.push(request.url()));
    await tab.goto('/', { waitUntil: 'networkidle' });
    expect(await tab.locator('html').getAttribute('data-snap')).toBeNull();
    expect(asked.filter((url) => url.includes('motion'))).toEqual([]);
  });

  test('without JavaScript the whole story reads as a page', async ({ page }) => {
    const tab = await page({ javaScriptEnabled: false });
    await tab.goto('/');
    for (const text of [
      'Recognition',
      'Ongoing Care',
      'Thirst',
      'Creatinine',
      'B12 oral-dissolving film',
      'Hepatic Glucose down',
    ])
      expect(await tab.getByText(text, { exact: true }).first().isVisible(), text).toBe(true);
  });
});

import { describe } from 'vitest';
import { at, axe, expect, type Locale, tablet, test } from './fixtures/index.ts';
import { opened } from './fixtures/story.ts';

const upright = [tablet, { width: 768, height: 1024 }] as const;

describe('the cover on a tablet held upright', () => {
  test.for(
    (['en', 'ar'] as const satisfies readonly Locale[]).flatMap((locale) =>
      upright.map((viewport) => ({ locale, viewport })),
    ),
  )(
    '$locale at $viewport.width px: the whole way on the first screen, both readings, seven acts, no words across others',
    async ({ locale, viewport }, { page }) => {
      const tab = await opened(await page({ locale, viewport, hasTouch: true }), at('/', locale));
      const boxes = await tab.locator('.hero-words, .hero-reading, .hero-target, .hero-acts a').evaluateAll((all) =>
        all.map((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return { name: part.textContent?.trim().slice(0, 30), left, right, top, bottom };
        }),
      );
      expect(boxes.length).toBe(1 + 2 + 1 + 7);
      for (const [n, box] of boxes.entries()) {
        expect(box.bottom, box.name).toBeLessThanOrEqual(viewport.height);
        expect([box.left >= 0, box.right <= viewport.width, box.right > box.left], box.name).toEqual([
          true,
          true,
          true,
        ]);
        for (const other of boxes.slice(n + 1))
          expect(
            box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top,
            `${box.name} across ${other.name}`,
          ).toBe(false);
      }
      // His feet stand where the way begins, on the side the language is read from.
      const [man, way] = [await tab.locator('.hero-man').boundingBox(), await tab.locator('.hero-way').boundingBox()];
      expect((man?.x ?? 0) < viewport.width / 2).toBe(locale === 'en');
      expect(way?.width).toBeCloseTo(viewport.width, 0);
      await tab.locator('.hero-acts a').nth(4).tap();
      await expect.poll(() => tab.evaluate(() => location.hash)).toBe('#addon');
      await axe(tab);
    },
  );
});

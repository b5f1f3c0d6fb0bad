import { at, expect, type Locale, test } from './fixtures/index.ts';
import { opened, sections } from './fixtures/story.ts';

const locales: readonly Locale[] = ['en', 'ar'];

test.for(
  locales.flatMap((locale) =>
    [
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ].map(([width = 0, height = 0]) => ({ locale, viewport: { width, height } })),
  ),
)(
  '$locale at $viewport.width px: no words of an act lie on others, on a pack or on the open door',
  async (options, { page }) => {
    const tab = await opened(await page(options), at('/', options.locale));
    for (const act of sections.slice(1)) {
      await tab.locator(`#${act}`).scrollIntoViewIfNeeded();
      const found = await tab.locator(`#${act}`).evaluate((section) => {
        const words = [
          ...section.querySelectorAll<HTMLElement>(
            '.target-name, .caption :is(h3, p), .trend :is(h3, p), .act-foot .meta, .act-reading > :is(b, span), .act-text .lede, .gap span',
          ),
        ].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent?.trim());
        const lines = words.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return { one, boxes: [...range.getClientRects()] };
        });
        const drawn = [
          ...section.querySelectorAll('.pack, .part-door > path:nth-of-type(2), .part-inside :is(.tube, .fill-flesh)'),
        ].map((one) => ({
          one,
          boxes: [one.getBoundingClientRect()],
        }));
        const meets = (a: DOMRect, b: DOMRect): boolean =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
        const named = (one: Element): string => one.textContent?.trim().slice(0, 30) || one.getAttribute('class') || '';
        return lines.flatMap((a, n) =>
          [...lines.slice(n + 1), ...drawn].flatMap((b) =>
            a.boxes.some((box) => b.boxes.some((other) => meets(box, other)))
              ? [`${named(a.one)} on ${named(b.one)}`]
              : [],
          ),
        );
      });
      expect.soft(found, act).toEqual([]);
    }
  },
);

import { describe } from 'vitest';
import { calculateOn } from '../../tools/browser/calculate.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { at, expect, phone, test } from './fixtures/index.ts';

/** The longest answer in screens: in the first edition Clinical Event Logic took 10.6, the shortest 5.9. */
const longest = 4.5;

describe.each(['en', 'ar'] as const)('on a phone in %s', (locale) => {
  test.for(toolIds)(
    'the answer of %s is short, its key figures two in a row, and nothing is cut',
    async (id, { page, quick }) => {
      const tab = await page({ locale, viewport: phone });
      await quick(tab);
      await tab.goto(at(toolEntry(id).path, locale));
      const { copy } = await loadTool(id);
      await calculateOn(tab, await copy[locale]());
      const figures = tab.locator('dl:has(dd [aria-haspopup="dialog"])').first();
      if ((await figures.count()) > 0) {
        const tops = await figures
          .locator('> div')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
        expect(new Set(tops).size).toBe(Math.ceil(tops.length / 2));
      }
      const { height } = (await tab.locator('section:has(#answer)').first().boundingBox()) ?? { height: Infinity };
      expect(height / phone.height).toBeLessThanOrEqual(longest);
      expect(
        await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    },
  );
});

import { describe } from 'vitest';
import { calculateOn } from '../../scripts/lib/calculate.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { at, expect, phone, test } from './fixtures/index.ts';

describe.each(['en', 'ar'] as const)('on a phone in %s', (locale) => {
  test.for(toolIds)('the key figures of %s stand two in a row, and nothing is cut', async (id, { page, quick }) => {
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
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
});

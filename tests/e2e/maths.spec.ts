import { describe } from 'vitest';
import { openForm } from '../../tools/browser/calculate.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { maths as ar } from '../../src/content/ui/ar/maths.ts';
import { maths as en } from '../../src/content/ui/en/maths.ts';
import { fill } from '../../src/islands/shared/fill.ts';
import { at, axe, expect, phone, test } from './fixtures/index.ts';

describe.each([
  ['en', en],
  ['ar', ar],
] as const)('check our maths, %s', (locale, words) => {
  test('every calculator lays its cases and constants open before anything is calculated', async ({ page, quick }) => {
    const tab = await page({ locale, ...(locale === 'ar' && { viewport: phone }) });
    await quick(tab);
    for (const id of toolIds) {
      const tool = await loadTool(id);
      await tab.goto(at(toolEntry(id).path, locale));
      await openForm(tab, await tool.copy[locale]());
      await tab.getByRole('button', { name: words.title }).first().click();
      const dialog = tab.getByRole('dialog', { name: words.title });
      await dialog.getByText(fill(words.casesHold, { n: String((await tool.cases()).length) })).waitFor();
      // What was expected stands beside what came out, before anything is unfolded.
      const folded = dialog.locator('summary').filter({ hasText: words.obtained }).first();
      expect(await folded.innerText(), id).toMatch(new RegExp(`${words.expected}\\s.*${words.obtained}\\s`, 's'));
      await dialog.locator('summary', { hasText: words.constants }).click();
      expect(await dialog.getByRole('table', { name: words.constants }).getByRole('row').count()).toBeGreaterThan(5);
      await dialog.locator('summary').first().click();
      expect(await dialog.getByText(words.same, { exact: false }).first().isVisible()).toBe(true);
      await dialog.getByText(words.versions.at(-1)?.changes[0] ?? '').waitFor();
      // Where a figure comes from is told in the language of the page, and read from its beginning: nothing is centred.
      const origin = dialog
        .locator('p')
        .filter({ hasText: `${words.where}:` })
        .first();
      expect((await origin.innerText()).slice(words.where.length + 2), id).toMatch(
        locale === 'ar' ? /^\p{Script=Arabic}/u : /^[A-Z]/,
      );
      const aligned = await dialog
        .locator('h2, h3, p, dd')
        .evaluateAll((all) => all.map((element) => getComputedStyle(element).textAlign));
      expect(new Set(aligned), id).toEqual(new Set(['start']));
      // Only its body scrolls, and no further than its end.
      expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight), id).toBeLessThanOrEqual(1);
      const cut = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(cut, id).toBeLessThanOrEqual(1);
      if (id === 'life-days') await axe(tab);
    }
  });
});

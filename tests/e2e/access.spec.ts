import type { Page } from 'playwright';
import { describe } from 'vitest';
import { calculateOn } from '../../tools/browser/calculate.ts';
import { loadTool, toolEntry, type ToolId } from '../../src/engine/registry.ts';
import { at, expect, type Locale, phone, test } from './fixtures/index.ts';

async function answered(tab: Page, id: ToolId, locale: Locale): Promise<void> {
  await tab.goto(at(toolEntry(id).path, locale));
  const { copy } = await loadTool(id);
  await calculateOn(tab, await copy[locale]());
}
/** Widths and heights of what is seen, where one of them is under 44 pixels. */
const small = (tab: Page, selector: string): Promise<string[]> =>
  tab.locator(selector).evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 44)
      .map(({ element, box }) => `${element.textContent} ${box.width} × ${box.height}`),
  );

describe.each(['en', 'ar'] as const)('in %s', (locale) => {
  test('a save is announced once', async ({ page, login }) => {
    const tab = await page({ locale });
    await login(tab);
    await answered(tab, 'a1c-forecast', locale);
    await tab.locator('#result [id$="-state"]').first().waitFor({ state: 'attached' });
    await tab.locator('input[autocomplete=off][dir=auto]').first().fill('Amal');
    await tab.locator('[data-after] button').first().click();
    const state = tab.locator('#result [id$="-state"]');
    await state.getByText(/Saved at|حُفظ/).waitFor();
    expect(await state.evaluate((text) => text.closest('[role=status], [role=alert], [aria-live]'))).toBeNull();
  });

  test('notes are Arabic while there are none, then as they are written', async ({ page, login }) => {
    const tab = await page({ locale });
    await login(tab);
    await answered(tab, 'a1c-forecast', locale);
    const box = tab.locator('#notes');
    const written = (text: string): Promise<string> =>
      box
        .fill(text)
        .then(() =>
          box.evaluate((notes) => `${getComputedStyle(notes).direction} ${notes.getAttribute('lang') ?? ''}`),
        );
    expect(await written('')).toBe('rtl ar');
    expect(await written('Started metformin 500 mg. Review (12 weeks).')).toBe('ltr ');
    expect(
      await tab
        .getByText('Review (12 weeks).')
        .last()
        .evaluate((text) => getComputedStyle(text).direction),
    ).toBe('ltr');
    expect(await written('بدأ الميتفورمين 500 mg')).toBe('rtl ');
  });

  test('the stops of the story are as high as a finger on a phone', async ({ page }) => {
    const tab = await page({ locale, viewport: phone });
    await tab.goto(at('/', locale));
    expect(await small(tab, '[data-stop]')).toEqual([]);
  });
});

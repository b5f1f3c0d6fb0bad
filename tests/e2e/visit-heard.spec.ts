import { describe } from 'vitest';
import { calculateOn } from '../../tools/browser/calculate.ts';
import { loadTool, toolEntry } from '../../src/engine/registry.ts';
import { at, expect, test } from './fixtures/index.ts';

// What a visit and “What if” are to whoever hears them.
describe.each([
  ['en', 'Matters most', 'What if'],
  ['ar', 'الأهم أولًا', 'ماذا لو'],
] as const)('by ear, in %s', (locale, most, whatIf) => {
  test('the plan’s sentence is told when an answer changes it, and a list of answers says whose it is', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/visit', locale));
    await tab.locator('#facts-a1c').fill('8.5');
    await tab.locator('#facts-egfr').fill('80');
    await tab.locator('#facts-age').fill('60');
    await tab.locator('#facts-sex').selectOption({ index: 1 });
    await tab.keyboard.press('Tab');
    const told = tab.locator('section[aria-labelledby="visit-today"]').getByRole('status');
    await told.waitFor();
    const before = await told.innerText();
    await tab.locator('#facts-egfr').fill('22');
    await tab.keyboard.press('Tab');
    await expect.poll(() => told.innerText()).not.toBe(before);
    const names = await tab
      .locator('section[aria-labelledby="visit-tools"]')
      .getByRole('list', { name: new RegExp(`^${most} `) })
      .evaluateAll((all) =>
        all.map((one) =>
          (one.getAttribute('aria-labelledby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent)
            .join(' '),
        ),
      );
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  test('what a chip moves and what comes of it are parted', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at(toolEntry('a1c-forecast').path, locale));
    await calculateOn(tab, await (await loadTool('a1c-forecast')).copy[locale]());
    await tab.getByRole('button', { name: whatIf }).first().click();
    const chips = tab.locator('section[data-drawn] [role=group] button[aria-pressed]:has(> b)');
    await chips.first().waitFor();
    for (const name of await chips.allTextContents()) expect(name).toMatch(/\S: \S/);
  });
});

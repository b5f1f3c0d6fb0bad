import type { Page } from 'playwright';
import { describe } from 'vitest';
import { at, axe, expect, type Locale, phone, test } from './fixtures/index.ts';
import { returning } from './fixtures/story.ts';

const settings = (['en', 'ar'] as const).flatMap((locale: Locale) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ locale, colorScheme })),
);

/** Dialogs share one style sheet: two of the four settings meet every word and every colour of them. */
const twoSettings = settings.filter(({ locale, colorScheme }) => (locale === 'en') === (colorScheme === 'light'));

/** Opens a dialog of the page as its button would, looks at it, and closes it again. */
async function inDialog(page: Page, id: string, look: () => Promise<void>): Promise<void> {
  const dialog = page.locator(`#${id}`);
  await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
  await look();
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(false);
}

describe.for(settings)('$locale, $colorScheme: nobody is shut out of', ({ locale, colorScheme }) => {
  test('the story with everything open', async ({ page }) => {
    const tab = await page({ locale, colorScheme });
    await returning(tab);
    await tab.goto(at('/', locale));
    await tab.locator('[data-disclosure]').evaluateAll((all: HTMLElement[]) => {
      for (const button of all) button.click();
    });
    await tab.locator('#neuropathy .product-details').last().waitFor();
    await axe(tab);
  });

  test('the clinicians’ presentation, and the menu of a phone', async ({ page }) => {
    const tab = await page({ locale, colorScheme, viewport: phone });
    await returning(tab);
    await tab.goto(at('/', locale));
    await tab.locator('.top-toggle').click();
    await tab.locator('[data-present="clinician"]').click();
    await axe(tab);
  });

  test('the hub and the page that is not there', async ({ page }) => {
    const tab = await page({ locale, colorScheme, allow: [/status of 404/] });
    await returning(tab);
    for (const path of ['/tools', '/nowhere']) {
      await tab.goto(at(path, locale));
      await axe(tab);
    }
  });
});

describe.for(twoSettings)('$locale, $colorScheme: nobody is shut out of', ({ locale, colorScheme }) => {
  test('every explanation in both views, every picture, every legal text', async ({ page }) => {
    const tab = await page({ locale, colorScheme });
    await returning(tab);
    await tab.goto(at('/', locale));
    const ids = await tab
      .locator('dialog[id^="explainer-"], dialog[id^="image-"], dialog[id^="legal-"]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBe(11 + 7 + 3);
    for (const id of ids) {
      await inDialog(tab, id, async () => {
        await axe(tab, `#${id}`);
        if (!id.startsWith('explainer-')) return;
        await tab.locator(`#${id} [data-explain="deep"]`).click();
        await axe(tab, `#${id}`);
      });
    }
  });

  test('the welcome and every step of the tour', async ({ page }) => {
    const tab = await page({ locale, colorScheme });
    await tab.goto(at('/', locale));
    await axe(tab, '[data-welcome]');
    await tab.keyboard.press('Escape');
    for (let step = 1; step <= 8; step += 1) {
      await tab.locator(`#tour-title-${step}`).waitFor();
      await axe(tab, '#tour');
      await tab.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    }
  });
});

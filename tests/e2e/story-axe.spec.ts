import type { Page } from 'playwright';
import { describe } from 'vitest';
import { at, axe, expect, type Locale, phone, test } from './fixtures/index.ts';
import { inkTo, opened } from './fixtures/story.ts';

const locales: readonly Locale[] = ['en', 'ar'];
const schemes = ['light', 'dark'] as const;

/** Looks at the page as it stands in the light and in the dark: one visit serves both. */
async function inBothThemes(tab: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of schemes) {
    await tab.emulateMedia({ colorScheme });
    await look();
  }
}

/** Dialogs share one style sheet: two of the four settings meet every word and every colour of them. */
const twoSettings = [
  { locale: 'en', colorScheme: 'light' },
  { locale: 'ar', colorScheme: 'dark' },
] as const;

/**
 * Lays dialogs out one below the other, as parts of the page, so that all of them are looked at in one go: each with its own ground,
 * none over another. That each opens by itself and closes on Escape is tried beside it.
 */
async function laidOut(tab: Page, selector: string): Promise<void> {
  await tab.locator(selector).evaluateAll((all: HTMLDialogElement[]) => {
    for (const part of document.querySelectorAll<HTMLElement>('body > :not(main), main > :not(dialog)'))
      if (!part.querySelector('dialog') && part.localName !== 'dialog') part.hidden = true;
    for (const dialog of all) {
      dialog.style.cssText = 'position: static; block-size: auto; max-block-size: none; overflow: visible';
      dialog.show();
    }
  });
}

describe.for(locales)('%s: nobody is shut out of', (locale) => {
  test('the story with everything open', async ({ page }) => {
    const tab = await opened(await page({ locale }), at('/', locale));
    await tab.locator('[data-disclosure]').evaluateAll((all: HTMLElement[]) => {
      for (const button of all) button.click();
    });
    await tab.locator('#neuropathy .product-details').last().waitFor();
    await inBothThemes(tab, () => axe(tab));
  });

  test('an act before, while and after its line is inked', async ({ page }) => {
    const tab = await opened(await page({ locale, reducedMotion: 'no-preference' }), at('/', locale));
    for (const [act, share] of [
      ['symptoms', 0],
      ['titration', 0.5],
      ['followup', 1],
    ] as const) {
      await inkTo(tab, act, share);
      await axe(tab, `#${act}`);
    }
  });

  test('the clinicians’ presentation, and the menu of a phone', async ({ page }) => {
    const tab = await opened(await page({ locale, viewport: phone }), at('/', locale));
    await tab.locator('.top-toggle').click();
    await tab.locator('[data-present="clinician"]').click();
    await inBothThemes(tab, () => axe(tab));
  });

  test('the hub and the page that is not there', async ({ page }) => {
    const tab = await page({ locale, allow: [/status of 404/] });
    for (const path of ['/tools', '/nowhere']) {
      await tab.goto(at(path, locale));
      await inBothThemes(tab, () => axe(tab));
    }
  });
});

describe.for(twoSettings)('$locale, $colorScheme: nobody is shut out of', ({ locale, colorScheme }) => {
  test('every explanation in both views, every picture, every legal text', async ({ page }) => {
    const tab = await opened(await page({ locale, colorScheme }), at('/', locale));
    const dialogs = 'dialog[id^="explainer-"], dialog[id^="image-"], dialog[id^="legal-"]';
    const ids = await tab.locator(dialogs).evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBe(11 + 7 + 4);
    for (const id of ids) {
      const dialog = tab.locator(`#${id}`);
      await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
      await tab.keyboard.press('Escape');
      expect(await dialog.isVisible(), id).toBe(false);
    }
    await laidOut(tab, dialogs);
    for (const view of ['simple', 'deep']) {
      await tab.locator(`[data-explain="${view}"]`).evaluateAll((all: HTMLElement[]) => {
        for (const button of all) button.click();
      });
      for (const id of ids) expect(await tab.locator(`#${id}`).isVisible(), id).toBe(true);
      await axe(tab);
    }
  });

  test('the welcome and every step of the tour', async ({ page }) => {
    const tab = await page({ newcomer: true, locale, colorScheme });
    await tab.goto(at('/', locale));
    await axe(tab, '[data-welcome]');
    await tab.keyboard.press('Escape');
    const steps = await tab.locator('[data-tour-step]').count();
    for (let step = 1; step <= steps; step += 1) {
      await tab.locator(`#tour-title-${step}`).waitFor();
      // Which buttons stand below follows the step's kind: each kind is looked at once, with every step of the tour in view.
      if ([1, steps - 1, steps].includes(step)) {
        await tab.locator('[data-tour-step]').evaluateAll((all: HTMLElement[]) => {
          for (const part of all) part.hidden = false;
        });
        await axe(tab, '#tour');
      }
      await tab.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    }
  });
});

import { describe } from 'vitest';
import { at, axe, desktop, expect, type Locale, phone, tablet, test } from './fixtures/index.ts';
import { opened, settled } from './fixtures/story.ts';

const locales: readonly Locale[] = ['en', 'ar'];

describe('“Did it sink in?”', () => {
  test.for(locales.flatMap((locale) => [phone, tablet, desktop].map((viewport) => ({ locale, viewport }))))(
    '$locale at $viewport.width px: five questions, each answer explained, nothing kept or sent',
    async ({ locale, viewport }, { page }) => {
      const tab = await opened(await page({ locale, viewport }), at('/', locale));
      await tab.locator('html:not([data-waits])').waitFor({ state: 'attached' });
      // What the page keeps of its own (which rules are withdrawn) comes whenever it comes.
      const kept = () =>
        tab.evaluate(() =>
          JSON.stringify([{ ...localStorage, rules: undefined }, { ...sessionStorage }, location.href]),
        );
      const before = await kept();
      const sent: string[] = [];
      tab.on('request', (request) => {
        if (new URL(request.url()).search !== '' || request.method() !== 'GET') sent.push(request.url());
      });
      const questions = tab.locator('.checks > li');
      expect(await questions.count()).toBe(5);
      for (let n = 0; n < 5; n += 1) {
        const answers = questions.nth(n).locator('details');
        expect(await answers.count()).toBe(2);
        for (const kind of ['other', 'right']) {
          const answer = questions.nth(n).locator(`details.${kind}`);
          await answer.locator('summary').focus();
          await tab.keyboard.press('Enter');
          await expect.poll(() => answer.locator('p').isVisible()).toBe(true);
          expect((await answer.locator('p').innerText()).length).toBeGreaterThan(30);
        }
        // One answer of a question is open at a time.
        expect(await questions.nth(n).locator('details[open]').count()).toBe(1);
      }
      await axe(tab);
      expect([sent, await kept()]).toEqual([[], before]);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await tab.emulateMedia({ media: 'print' });
      expect(await tab.locator('.arrived').isVisible()).toBe(false);
    },
  );

  test('it opens without a script too', async ({ page }) => {
    const tab = await page({ javaScriptEnabled: false });
    await tab.goto('/');
    await tab.locator('.checks summary').first().click();
    await tab.locator('.checks details[open] p').waitFor();
  });

  test('on a stage wheel and keys lead past the ending to it and back', async ({ page }) => {
    const tab = await opened(await page({ reducedMotion: 'no-preference' }), '/#ending');
    await tab.waitForSelector('html.lenis[data-snap]');
    await tab.mouse.move(700, 500);
    const top = () => tab.locator('.arrived').evaluate((part) => part.getBoundingClientRect().top);
    await expect.poll(top).toBeCloseTo(desktop.height, -1);
    await tab.mouse.wheel(0, 300);
    await expect.poll(top).toBeLessThan(desktop.height - 200);
    await tab.keyboard.press('PageDown');
    await expect.poll(top).toBeLessThan(desktop.height / 2);
    // A wheel turned while the browser still glides by key is lost.
    await settled(tab);
    await tab.mouse.wheel(0, -2000);
    await expect.poll(top).toBeGreaterThan(desktop.height - 100);
  });
});

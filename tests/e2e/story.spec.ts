import { describe } from 'vitest';
import { at, expect, type Locale, test } from './fixtures/index.ts';
import { sections } from './fixtures/story.ts';

const locales: readonly Locale[] = ['en', 'ar'];

describe('the story, word for word', () => {
  test('the hero and the header speak the specification’s words', async ({ page }) => {
    const tab = await page();
    await tab.goto('/');
    expect(await tab.locator('h1').innerText()).toMatch(/From First Symptom\s+→\s+A Personalized Care Plan/);
    await tab.getByText('An interactive, educational journey through Type 2 Diabetes management.').waitFor();
    await tab.getByRole('link', { name: 'Start the Journey' }).click();
    expect(await tab.evaluate(() => location.hash)).toBe('#symptoms');
    expect(await tab.getByRole('navigation', { name: 'Progress through the story' }).getByRole('link').count()).toBe(8);
    expect(await tab.getByRole('button', { name: 'Show Intro Tour' }).getAttribute('title')).toBe('Show Intro Tour');
    expect(await tab.locator('header').getByText('Diabetes Journey').isVisible()).toBe(true);
  });

  test.for(locales)('every act has what belongs to it (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await tab.goto(at('/', locale));
    expect(await tab.locator('[data-section]').evaluateAll((all) => all.map(({ id }) => id))).toEqual([...sections]);
    const counts = {
      '#symptoms .caption': 4,
      '#clinic .tests': 3,
      '#clinic .tests li': 9,
      '#diagnosis .product': 1,
      '#titration .product': 2,
      '#addon .product': 1,
      '#neuropathy .product': 3,
      '#followup .caption': 5,
    };
    for (const [selector, count] of Object.entries(counts))
      expect(await tab.locator(selector).count(), selector).toBe(count);
    // What is far from the first screen is drawn a little later.
    const readings = () => tab.locator('.act [data-figure]').allInnerTexts();
    await expect.poll(readings).toEqual(['9.2', '9.2', '8.8', '8.2', '7.1', '7.0', '6.8']);
    await expect.poll(() => tab.locator('#addon .trend').innerText()).toMatch(/8\.2[\s\S]*7\.1[\s\S]*75/);
    expect(await tab.locator('#titration .scene .pack-unit').allTextContents()).toEqual(
      Array.from({ length: 3 }, () => (locale === 'en' ? 'mg' : 'ملغم')),
    );
  });

  test.for(locales)('each act shows its badge and its line under the title (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await tab.goto(at('/', locale));
    // Acts below the first screen are drawn when there is time.
    await tab.locator('html:not([data-waits])').waitFor({ state: 'attached' });
    for (const part of ['.act-badge', '.act-subtitle']) {
      const words = await tab.locator(part).allInnerTexts();
      expect(words.length, part).toBe(7);
      expect(new Set(words.map((text) => text.trim())).size, part).toBe(7);
    }
    expect(await tab.locator('.act-badge svg').count()).toBe(7);
    expect(
      await tab.locator('.act-title').evaluateAll(
        (all) =>
          all.filter((title) => {
            const [badge, line] = ['.act-badge', '.act-subtitle'].map(
              (part) => title.querySelector(part)?.textContent?.trim() ?? '',
            );
            return (
              !badge || !line || badge === line || [badge, line].includes(title.querySelector('h2')?.textContent ?? '')
            );
          }).length,
      ),
    ).toBe(0);
  });

  test('the ways out of the story', async ({ page }) => {
    const tab = await page();
    await tab.goto('/');
    const pain = tab.getByRole('link', { name: /Pain Assessment Tool/ });
    expect(await pain.getAttribute('target')).toBe('_blank');
    expect(await pain.getAttribute('rel')).toContain('noopener');
    await tab.getByText('Access our advanced prediction tool').waitFor();
    await tab.getByRole('link', { name: 'CLICK HERE' }).click();
    await tab.waitForURL('**/tools');
  });
});

import { describe } from 'vitest';
import { at, expect, type Locale, phone, test } from './fixtures/index.ts';
import { opened } from './fixtures/story.ts';

const locales: readonly Locale[] = ['en', 'ar'];
/** A4 at 96 pixels an inch, less the margins a browser leaves. */
const paper = { width: 718, height: 1046 } as const;

describe('the story on paper', () => {
  test.for(locales)(
    'begins with the whole way, and nothing stands on it that only a screen can press (%s)',
    async (locale, { page }) => {
      const tab = await opened(await page({ locale, viewport: paper, colorScheme: 'dark' }), at('/', locale));
      await tab.emulateMedia({ media: 'print' });
      for (const part of ['.hero-way', '.hero-reading.after', '.visit-card'])
        expect(await tab.locator(part).first().isVisible(), part).toBe(true);
      expect(await tab.locator('.hero-acts a:visible').count()).toBe(7);
      for (const gone of ['.ending-tools', '#footer', '.visit-buttons', '.hero-ways', '#arrived'])
        expect(await tab.locator(gone).first().isVisible(), gone).toBe(false);
      expect(await tab.locator('button:visible').count()).toBe(0);
      const pages = (await tab.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s{0,2}\/Page\b/g) ?? [];
      // The cover, seven acts and the card, the ending’s title with it or before it.
      expect(pages.length).toBeLessThanOrEqual(10);
    },
  );
});

test('whoever jumps to the ending on a phone is past every act', async ({ page }) => {
  const tab = await opened(await page({ viewport: phone }), '/');
  await tab.locator('#addon').evaluate((act) => act.scrollIntoView({ behavior: 'instant' }));
  const passed = tab.locator('.progress [data-passed]');
  await expect.poll(() => passed.count()).toBe(5);
  await tab.locator('#ending').evaluate((ending) => ending.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => passed.count()).toBe(7);
});

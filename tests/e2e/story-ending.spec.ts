import { describe } from 'vitest';
import { at, desktop, expect, type Locale, phone, test } from './fixtures/index.ts';
import { opened } from './fixtures/story.ts';

const locales: readonly Locale[] = ['en', 'ar'];
const settings = locales.flatMap((locale) => [desktop, phone].map((viewport) => ({ locale, viewport })));

describe('the ending', () => {
  test.for(settings)(
    '$locale at $viewport.width px: the patient takes a card along, the clinician finds every tool',
    async ({ locale, viewport }, { page }) => {
      const tab = await page({ locale, viewport });
      await tab.addInitScript(() => {
        Object.defineProperty(navigator, 'share', {
          value: async ({ text }: { text: string }) => {
            document.documentElement.dataset['shared'] = text;
          },
        });
        window.print = () => {
          document.documentElement.dataset['printed'] = document.documentElement.dataset['print'] ?? 'the page';
        };
      });
      await opened(tab, at('/', locale));
      const card = tab.getByRole('article', { name: locale === 'en' ? 'What to ask' : 'ماذا أسأل' });
      expect(await card.getByRole('listitem').count()).toBe(5);
      await card.getByRole('button', { name: locale === 'en' ? 'Print this card' : 'اطبع البطاقة' }).click();
      expect(await tab.locator('html').getAttribute('data-printed')).toBe('card');
      await card.getByRole('button', { name: locale === 'en' ? 'Keep it on my phone' : 'احفظها في هاتفي' }).click();
      const kept = (await tab.locator('html').getAttribute('data-shared')) ?? '';
      expect(kept.split('\n').length).toBe(6);
      expect(kept).toContain(locale === 'en' ? '5. Will you look at my feet today?' : '5. هل تفحص قدميّ اليوم؟');
      // A patient is told of one door for clinicians; what lies behind it is shown to these.
      expect(await tab.locator('.tool-ways a:visible').count()).toBe(0);
      expect(await tab.locator('.ending-way a:visible').count()).toBe(2);
      await tab.evaluate(() => document.documentElement.setAttribute('data-view', 'clinician'));
      expect(await tab.locator('.tool-ways a:visible').count()).toBe(6);
      const tools = await tab
        .locator('.tool-ways a')
        .evaluateAll((all) => all.map((way) => (way as HTMLAnchorElement).pathname));
      expect(tools).toEqual(
        [
          '/calculator',
          '/insulin-calculator',
          '/prediction-tool',
          '/tools/life-days',
          '/tools/dosing-engine',
          '/tools/organ-risk',
        ].map((path) => at(path, locale)),
      );
    },
  );

  test.for(locales)(
    'on paper stands the card alone, in both languages, with room to write (%s)',
    async (locale, { page }) => {
      const tab = await opened(await page({ locale, colorScheme: 'dark' }), at('/', locale));
      await tab.evaluate(() => {
        document.documentElement.dataset['print'] = 'card';
      });
      await tab.emulateMedia({ media: 'print' });
      for (const words of ['Is the dose safe for my kidneys?', 'هل الجرعة آمنة على الكليتين؟'])
        expect(await tab.locator('.visit-card').getByText(words).isVisible()).toBe(true);
      expect(await tab.locator('.visit-answer:visible').count()).toBe(5);
      for (const gone of ['header', '#start', '#followup', '#footer', '.visit-buttons', '.ending-tools'])
        expect(await tab.locator(gone).first().isVisible(), gone).toBe(false);
      // One sheet of A4 at 96 pixels an inch, less its margins.
      const { height } = (await tab.locator('.visit-card').boundingBox()) ?? { height: Number.NaN };
      expect(height).toBeLessThan(1000);
    },
  );
});

describe('a reader who is afraid, on a small phone', () => {
  const small = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

  test.for(locales)('meets all of the man on the first screen (%s)', async (locale, { page }) => {
    const tab = await opened(await page({ locale, ...small }), at('/', locale));
    const man = await tab
      .locator('.hero-man .person')
      .evaluate((person) => person.getBoundingClientRect().toJSON() as DOMRect);
    expect(man.bottom).toBeLessThanOrEqual(small.viewport.height);
    expect(man.height).toBeGreaterThan(160);
    const words = await tab.locator('.hero-ways').evaluate((ways) => ways.getBoundingClientRect().bottom);
    expect(man.top).toBeGreaterThan(words);
  });

  test.for(locales)(
    'has a way on that is no clinician’s tool, and can keep the card (%s)',
    async (locale, { page }) => {
      const tab = await opened(await page({ locale, ...small }), at('/', locale));
      const way = tab.locator('#followup a.act-ask');
      await way.click();
      await expect.poll(() => new URL(tab.url()).hash).toBe('#ending');
      const filled = (button: string) =>
        tab.locator(button).evaluate((part) => getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)');
      expect([await filled('[data-keep-card]'), await filled('[data-print-card]')]).toEqual([true, false]);
      await tab.goto(at('/?view=clinician', locale));
      expect(await way.isVisible()).toBe(false);
    },
  );
});

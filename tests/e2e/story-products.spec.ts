import { describe } from 'vitest';
import { at, axe, expect, type Locale, phone, test } from './fixtures/index.ts';
import { opened } from './fixtures/story.ts';

const locales: readonly Locale[] = ['en', 'ar'];

describe('the portfolio', () => {
  test.for(locales)('opens, explains and shows its pictures (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await tab.goto(at('/', locale));
    const act = tab.locator('#diagnosis');
    const toggle = act.getByRole('button', { name: locale === 'en' ? 'DISCOVER OUR PORTFOLIO' : 'اكتشف منتجاتنا' });
    await toggle.click();
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    const product = act.locator('.product');
    await product.getByRole('button').nth(0).click();
    expect(await product.locator('.stamp').count()).toBe(2);
    await product.getByRole('button', { expanded: false }).first().click();
    await product.locator('.product-details').waitFor();
    await axe(tab);

    await product.locator('[commandfor="image-metformin-500"]').click();
    const image = tab.locator('#image-metformin-500');
    await image.getByRole('img').waitFor();
    await axe(tab);
    await tab.keyboard.press('Escape');
    await product.locator('[commandfor="explainer-metformin-500"]').click();
    const explainer = tab.locator('#explainer-metformin-500');
    const simple = await explainer.locator('.explainer-simple').innerText();
    await explainer.locator('[data-explain="deep"]').click();
    expect(await explainer.locator('.explainer-deep').first().isVisible()).toBe(true);
    expect(await explainer.getByText(simple).isVisible()).toBe(false);
    await axe(tab);
    await tab.keyboard.press('Escape');
    expect(await explainer.evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(false);
    await product.locator('[commandfor="explainer-metformin-500"]').click();
    await explainer.locator('.explainer-benefits').click();
    expect(await explainer.isVisible()).toBe(true);
    await tab.mouse.click(40, 500);
    expect(await explainer.isVisible()).toBe(false);
  });

  test.for(
    locales.flatMap((locale) => [
      { locale, width: 360, height: 640 },
      { locale, width: 844, height: 390 },
      { locale, width: 1440, height: 900 },
    ]),
  )(
    '$locale at $width px: an explanation uses its window, and the way out stands beside its name',
    async ({ locale, width, height }, { page }) => {
      const tab = await page({ locale, viewport: { width, height } });
      await tab.goto(at('/', locale));
      await tab.locator('#explainer-metformin-500').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
      const box = (part: string) =>
        tab
          .locator(`#explainer-metformin-500 ${part}`)
          .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      const [name, out] = [await box('h2'), await box('[command="close"]')];
      expect(out.top < name.bottom && out.bottom > name.top).toBe(true);
      const [sentence, facts] = [await box('.explainer-simple'), await box('.explainer-facts')];
      if (width > height) expect(sentence.bottom).toBeLessThan(height);
      if (width !== 1440) return;
      expect(facts.bottom).toBeGreaterThan(height * 0.9);
      // The sentence leads, and its picture has half the window: nothing between them stands empty.
      const picture = await box('.mechanism svg');
      expect(picture.height).toBeGreaterThan(height * 0.48);
      expect(picture.top - sentence.bottom).toBeLessThan(height * 0.08);
      expect(facts.top - picture.bottom).toBeLessThan(height * 0.1);
    },
  );

  test.for(locales)('organs lie as in the body: a mirrored page mirrors nobody (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await tab.goto(at('/', locale));
    await tab.locator('#explainer-sitagliptin').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    const starts = (parts: string) =>
      tab
        .locator(`#explainer-sitagliptin .mechanism .anatomy${parts}`)
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().left));
    const [gut = 0, pancreas = 0, liver = 0] = await starts('');
    expect(Math.sign(pancreas - gut)).toBe(locale === 'ar' ? -1 : 1);
    expect(Math.sign(liver - pancreas)).toBe(locale === 'ar' ? -1 : 1);
    const [duodenum = 0] = await starts(' > .tube[stroke-width="28"]');
    const [head = 0] = await starts(' > .fill-warm');
    expect(head).toBeGreaterThan(duodenum);
  });

  test('every product and the four further classes are explained', async ({ page }) => {
    const tab = await page();
    await tab.goto('/');
    const ids = await tab
      .locator('dialog.explainer')
      .evaluateAll((all) => all.map(({ id }) => id.replace('explainer-', '')).sort());
    expect(ids).toEqual([
      'ala-300',
      'b-complex',
      'b12-1000',
      'insulin-degludec',
      'metformin-1000',
      'metformin-500',
      'metformin-750',
      'metformin-xr',
      'oral-semaglutide',
      'sglt2-inhibitor',
      'sitagliptin',
    ]);
    expect(await tab.locator('#diagnosis .stamp').allTextContents()).toEqual([
      'Hepatic Glucose down',
      'Insulin Sensitivity up',
    ]);
  });

  test('its products come one after the other, the stamps of a mechanism too, and then all stand', async ({ page }) => {
    const tab = await opened(
      await page({ viewport: phone, hasTouch: true, reducedMotion: 'no-preference' }),
      '/?view=patient',
    );
    const act = tab.locator('#neuropathy');
    /** Seconds after which each comes, and how much of it can be seen by now. */
    const comes = (parts: string) =>
      act.locator(parts).evaluateAll((all) =>
        all.map((part) => {
          const { animationDelay, opacity } = getComputedStyle(part);
          return [Number.parseFloat(animationDelay), Number(opacity)];
        }),
      );
    await act.locator('.portfolio-toggle').click();
    expect((await comes('.product')).map(([after]) => after)).toEqual([0.8, 0.95, 1.1]);
    await expect.poll(async () => (await comes('.product')).every(([, seen]) => seen === 1)).toBe(true);
    await act.locator('.product').first().locator('[data-disclosure]').first().click();
    const first = '.product:first-child .stamp';
    const delays = (await comes(first)).map(([after]) => after);
    expect(delays.length).toBeGreaterThan(1);
    expect(delays).toEqual(delays.map((_, nth) => nth * 0.3));
    await expect.poll(async () => (await comes(first)).every(([, seen]) => seen === 1)).toBe(true);
  });
});

test.for(locales)(
  'each step of the tour keeps its picture under its words, over the story too (%s)',
  async (locale, { page }) => {
    const tab = await page({ locale });
    await tab.goto(at('/?tour=1', locale));
    const steps = tab.locator('.tour-step');
    for (let step = 0; step < (await steps.count()); step += 1) {
      const { words, pictures, buttons } = await steps.nth(step).evaluate((part) => ({
        words: Math.max(...[...part.querySelectorAll('h2, p, ul')].map((text) => text.getBoundingClientRect().bottom)),
        pictures: [...part.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().toJSON() as DOMRect),
        buttons: document.querySelector('.tour-buttons')?.getBoundingClientRect().top ?? 0,
      }));
      expect(pictures.length, `step ${step + 1}`).toBeGreaterThan(0);
      for (const { top, bottom } of pictures) {
        expect(top, `step ${step + 1}`).toBeGreaterThanOrEqual(words);
        expect(bottom, `step ${step + 1}`).toBeLessThanOrEqual(buttons);
      }
      await tab.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    }
  },
);

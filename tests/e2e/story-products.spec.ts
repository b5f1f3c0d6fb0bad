import { describe } from 'vitest';
import { at, axe, expect, type Locale, test } from './fixtures/index.ts';
import { returning } from './fixtures/story.ts';

const locales: readonly Locale[] = ['en', 'ar'];

describe('the portfolio', () => {
  test.for(locales)('opens, explains and shows its pictures (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await returning(tab);
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

  test('every product and the four further classes are explained', async ({ page }) => {
    const tab = await page();
    await returning(tab);
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
});

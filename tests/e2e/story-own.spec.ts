import type { Page } from 'playwright';
import { describe } from 'vitest';
import { at, axe, desktop, expect, hold, type Locale, phone, tablet, test } from './fixtures/index.ts';
import { opened, sections } from './fixtures/story.ts';

const locales: readonly Locale[] = ['en', 'ar'];
const acts = sections.slice(1);
const percent = { en: ' %', ar: '%' } as const;

async function setOwn(tab: Page, value: string, unit = '%'): Promise<void> {
  await tab.locator('[data-own-open]').click();
  const form = tab.locator('[data-own]');
  await form.locator('select').selectOption(unit);
  await form.locator('input').fill(value);
  await form.locator('[type=submit]').click();
}
/** As it is read, without the marks of direction. */
const plain = (text: string | null): string => (text ?? '').replace(/[\u2066-\u2069]/g, '').trim();

describe('the reader’s own line', () => {
  test.for(locales.flatMap((locale) => [phone, tablet, desktop].map((viewport) => ({ locale, viewport }))))(
    '$locale at $viewport.width px: drawn in every act and told, and nothing of it leaves the page',
    async ({ locale, viewport }, { page }) => {
      const tab = await opened(await page({ locale, viewport }), at('/', locale));
      await tab.locator('html:not([data-waits])').waitFor({ state: 'attached' });
      const kept = () =>
        tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
      const sent: string[] = [];
      tab.on('request', (request) => {
        const { search, href } = new URL(request.url());
        if (search !== '' || request.method() !== 'GET') sent.push(`${request.method()} ${href}`);
      });
      await setOwn(tab, '8.97');
      await tab.locator('#own-line').waitFor({ state: 'hidden' });
      const told: string[] = [];
      for (const act of acts) told.push(plain(await tab.locator(`#${act} .mine-told`).textContent()));
      const you = locale === 'en' ? 'Your line:' : 'خطك:';
      expect(told).toEqual(
        ['9.0', '9.0', '8.6', '8.1', '7.1', '7.0', '6.8'].map((figure) => `${you} ${figure}${percent[locale]}`),
      );
      expect(plain(await tab.locator('#what-to-ask .mine-told').textContent())).toContain(`9.0${percent[locale]}`);
      // One path of his and one of the reader's in each place that is shown in this window.
      for (const place of acts) expect(await tab.locator(`#${place} path.mine:visible`).count(), place).toBe(1);
      expect(sent).toEqual([]);
      expect(await kept()).not.toContain('8.97');
      expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await axe(tab);
      await tab.emulateMedia({ media: 'print' });
      expect(await tab.locator('#symptoms path.mine:visible').count()).toBe(1);
      await tab.evaluate(() => {
        document.documentElement.dataset['print'] = 'card';
      });
      expect(await tab.locator('#what-to-ask .mine-told').isVisible()).toBe(true);
      // The card goes to the visit alone: the line is on it, from where the reader stands to where the story ends.
      const way = tab.locator('#what-to-ask .mine-way');
      expect(plain(await way.textContent())).toBe(`9.0${percent[locale]}6.8${percent[locale]}`);
      expect(await way.locator('path.mine').isVisible()).toBe(true);
      await tab.reload();
      expect(await tab.locator('.mine, .mine-told, .mine-way').count()).toBe(0);
    },
  );

  test('a press before what draws it has come is not lost', async ({ page }) => {
    const tab = await page({ fresh: true });
    const release = await hold(tab, /\/own-line\.[\w-]+\.js/);
    await tab.goto('/');
    const asked = tab.waitForRequest(/\/own-line\./);
    await setOwn(tab, '8.97');
    await asked;
    expect(await tab.locator('#own-line').isVisible()).toBe(true);
    release();
    await tab.locator('#own-line').waitFor({ state: 'hidden' });
    expect(plain(await tab.locator('#symptoms .mine-told').textContent())).toContain('9.0');
  });

  test('it is true to the scale at an act’s side, and level where it is low already', async ({ page }) => {
    const tab = await opened(await page(), '/');
    await tab.locator('html:not([data-waits])').waitFor({ state: 'attached' });
    const ends = () =>
      tab.locator('.act path.mine:visible').evaluateAll((all) =>
        (all as SVGPathElement[]).map((path) => {
          const { y } = path.getPointAtLength(path.getTotalLength());
          // A point of HbA1c is 125 units, and 7.0 stands at 740.
          return Math.round((7 - (y - 740) / 125) * 100) / 100;
        }),
      );
    await setOwn(tab, '9');
    await tab.locator('#own-line').waitFor({ state: 'hidden' });
    // Where he falls by 2.4 the reader’s falls by 2.2.
    expect(await ends()).toEqual([9, 9, 8.63, 8.08, 7.08, 6.98, 6.8]);
    await setOwn(tab, '44', 'mmol/mol');
    for (const end of await ends()) expect(end).toBeCloseTo(6.18, 1);
    expect(plain(await tab.locator('#symptoms .mine-told').textContent())).toBe('Your line: 44 mmol/mol');
    await tab.locator('[data-own-open]').click();
    await tab.locator('[data-own] [type=reset]').click();
    expect(await tab.locator('.mine, .mine-told').count()).toBe(0);
    expect(await tab.locator('[data-own-open]').textContent()).toBe('Draw your own line');
  });

  test.for(locales)(
    'whoever reads mmol/mol types mmol/mol and is told it everywhere (%s)',
    async (locale, { page }) => {
      const tab = await page({ locale });
      await tab.goto(at('/', locale));
      await tab.evaluate(() => localStorage.setItem('units', JSON.stringify({ a1c: 'mmol/mol' })));
      await opened(tab, at('/', locale));
      await tab.locator('html:not([data-waits])').waitFor({ state: 'attached' });
      const field = tab.locator('[data-own] select');
      await tab.locator('[data-own-open]').click();
      await expect.poll(() => field.inputValue()).toBe('mmol/mol');
      await tab.locator('[data-own] input').fill('75');
      await tab.locator('[data-own] [type=submit]').click();
      for (const place of [
        '.hero-reading.before .mine-told',
        '#symptoms .mine-told',
        '#what-to-ask .mine-told',
        '.own-open',
      ])
        expect(plain(await tab.locator(place).textContent()), place).toContain('75 mmol/mol');
      expect(plain(await tab.locator('#followup .mine-told').textContent())).toContain('51 mmol/mol');
      // A figure that only the other unit has is read in that, and said so.
      await setOwn(tab, '8.4', 'mmol/mol');
      expect(plain(await tab.locator('[data-own-open]').textContent())).toContain(`8.4${percent[locale]}`);
      await setOwn(tab, '72', '%');
      expect(plain(await tab.locator('[data-own-open]').textContent())).toContain('72 mmol/mol');
      expect(await field.inputValue()).toBe('mmol/mol');
    },
  );

  test.for(locales)('a figure that cannot be one is asked about, not drawn (%s)', async (locale, { page }) => {
    const tab = await page({ locale });
    await tab.goto(at('/', locale));
    await setOwn(tab, '2.5');
    const said = tab.locator('#own-said');
    await expect.poll(async () => plain(await said.textContent())).toContain(`20${percent[locale]}`);
    expect(await tab.locator('.mine, .mine-told').count()).toBe(0);
    expect(await tab.locator('[data-own] input').getAttribute('aria-invalid')).toBe('true');
    await axe(tab);
  });
});

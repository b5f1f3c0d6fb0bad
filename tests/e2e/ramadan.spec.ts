import type { Page } from 'playwright';
import { describe } from 'vitest';
import { visit as visitAr } from '../../src/content/ui/ar/visit.ts';
import { visit as visitEn } from '../../src/content/ui/en/visit.ts';
import { axe, desktop, expect, phone, test } from './fixtures/index.ts';
import { visitKnowing } from './fixtures/visit-fields.ts';

/** A4 less the margins of a card, in CSS pixels. */
const page4 = { width: 794 - 58, height: 1123 - 58 };
const section = (tab: Page) => tab.locator('section[aria-labelledby="visit-ramadan"]');

/** A visit with somebody on metformin and basal insulin, well but for a high HbA1c. */
async function begin(tab: Page, locale: 'en' | 'ar'): Promise<void> {
  await visitKnowing(tab, locale, {
    age: 58,
    a1c: 8.2,
    egfr: 75,
    weight: 85,
    height: 172,
    metformin: 2000,
    sex: 'male',
    diabetesType: 'type2',
    basalInsulin: true,
    basalUnits: 20,
    mealtimeInsulin: false,
    sulfonylurea: false,
    ascvd: false,
    severeHypoglycaemia: false,
    diabetesDuration: 12,
  });
  await section(tab).waitFor();
}

const answers = {
  hypoglycaemiaUnaware: 'no',
  hypoglycaemiaFrequency: 'none',
  selfTesting: 'as-advised',
  glucoseCrisis: 'none',
  fastingLabour: 'none',
  earlierFast: 'good',
  fastingHours: 'below-16',
  insulinRegimen: 'basal-once',
  metforminTimes: 'twice',
} as const;

const said = {
  en: {
    card: /Card to carry: English/,
    other: /Card to carry: Arabic/,
    record: 'Print for the record',
    copy: visitEn.copy,
    meals: /Basal insulin: at iftar 14 to 17 units/,
    range: /Missing items do not count as 0/,
    class: /3\.5 points: moderate risk/,
  },
  ar: {
    card: /بالعربية/,
    other: /بالإنجليزية/,
    record: 'طباعة للسجل',
    copy: visitAr.copy,
    meals: /الإنسولين القاعدي: عند الإفطار/,
    range: /لا يُحسب صفرًا/,
    class: /3\.5 نقطة: خطر متوسط/,
  },
} as const;

describe.each(['en', 'ar'] as const)('Ramadan in %s', (locale) => {
  const words = said[locale];

  test('asked by one question; score, doses, card and record follow, on a phone too; No takes it away', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale });
    const scripts: string[] = [];
    tab.on('request', (request) => scripts.push(request.url()));
    await quick(tab);
    await begin(tab, locale);
    // Nothing of it is there, or fetched, before somebody says so.
    expect(await section(tab).locator('table').count()).toBe(0);
    const before = scripts.filter((url) => url.endsWith('.js')).length;
    await section(tab).locator('#facts-fastsRamadan').selectOption('yes');
    await section(tab).locator('table').first().waitFor();
    expect(scripts.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(before);
    await section(tab).getByText(words.range).waitFor();
    await axe(tab);
    await tab.setViewportSize(phone);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await axe(tab);
    await tab.setViewportSize(desktop);

    for (const [fact, answer] of Object.entries(answers))
      await section(tab).locator(`#facts-${fact}`).selectOption(answer);
    // Ten years and more 1, HbA1c 7.5 to 9 1, basal insulin 1.5.
    await section(tab).getByText(words.class).waitFor();
    expect(await section(tab).locator('[data-medicine="metformin"]').count()).toBe(1);
    expect(await section(tab).locator('[data-medicine="basalInsulin"]').count()).toBe(1);
    await axe(tab);

    await tab.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    for (const [button, kind] of [
      [words.card, `fasting-${locale}`],
      [words.other, `fasting-${locale === 'en' ? 'ar' : 'en'}`],
    ] as const) {
      await section(tab).getByRole('button', { name: button }).click();
      await tab.locator('body[data-printed]').waitFor();
      const card = tab.locator(`[data-paper="${kind}"]`);
      await tab.setViewportSize(page4);
      await tab.emulateMedia({ media: 'print' });
      await card.waitFor();
      // One page, nothing below 14 points (18.67 pixels), and nothing that only a colour tells.
      expect(Math.ceil((await card.boundingBox())?.height ?? Number.NaN)).toBeLessThanOrEqual(page4.height);
      const small = await card.evaluate(
        (one) =>
          [...one.querySelectorAll('*')].filter(
            (each) => each.textContent && Number.parseFloat(getComputedStyle(each).fontSize) < 18.6,
          ).length,
      );
      expect(small).toBe(0);
      expect(await card.locator('tbody tr').count()).toBeGreaterThanOrEqual(2);
      expect(await card.textContent()).not.toMatch(/IDF|HbA1c|undefined/);
      await tab.emulateMedia({ media: 'screen' });
      await tab.evaluate(() => {
        document.body.removeAttribute('data-printed');
        dispatchEvent(new Event('afterprint'));
      });
      await card.waitFor({ state: 'detached' });
    }
    await tab.evaluate(() => {
      navigator.clipboard.write = async ([item]) => {
        document.body.setAttribute('data-copied', (await (await item?.getType('text/plain'))?.text()) ?? '');
      };
    });
    await tab.locator('#visit-record').getByRole('button', { name: words.copy, exact: true }).click();
    await tab.locator('body[data-copied]').waitFor({ state: 'attached' });
    const copied = (await tab.locator('body').getAttribute('data-copied'))?.replaceAll(/[\u2066-\u2069]/g, '');
    expect(copied).toMatch(words.class);
    expect(copied).toMatch(words.meals);
    await tab.getByRole('button', { name: words.record }).click();
    await tab.locator('body[data-printed]').waitFor();
    expect(await tab.locator('[data-paper="record"] [data-fast] tbody tr').count()).toBeGreaterThan(15);
    await tab.evaluate(() => dispatchEvent(new Event('afterprint')));
    await section(tab).locator('#facts-fastsRamadan').selectOption('no');
    await section(tab).locator('table').first().waitFor({ state: 'detached' });
  });
});

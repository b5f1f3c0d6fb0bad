import type { Page } from 'playwright';
import { describe } from 'vitest';
import { calculateOn, openForm } from '../../tools/browser/calculate.ts';
import { loadTool } from '../../src/engine/registry.ts';
import { at, axe, expect, type Locale, once, phone, tablet, test, windowsFor } from './fixtures/index.ts';
import { visitKnowing } from './fixtures/visit-fields.ts';

const open = { en: 'Show the patient', ar: 'اعرضها على المريض' } as const;
const back = { en: 'Back', ar: 'رجوع' } as const;

async function answered(tab: Page, locale: Locale): Promise<void> {
  await tab.goto(at('/calculator', locale));
  const { copy } = await loadTool('a1c-forecast');
  const calculate = await openForm(tab, await copy[locale]());
  await tab.locator('#field-a1c').fill('9.1');
  await calculate.click();
  await tab.locator('#answer').waitFor();
}

describe.each(['en', 'ar'] as const)('the answer turned to the patient, in %s', (locale) => {
  test.for(
    windowsFor(locale).map((viewport) => ({ viewport, colorScheme: viewport === phone ? 'dark' : 'light' }) as const),
  )('the figure, three steps, the other language, and back (%o)', async (how, { page, quick }) => {
    const tab = await page({ locale, ...how });
    await quick(tab);
    await answered(tab, locale);
    const button = tab.getByRole('button', { name: open[locale] });
    await button.focus();
    await tab.keyboard.press('Enter');
    const view = tab.getByRole('dialog');
    await view.getByRole('listitem').first().waitFor();
    expect(await view.getByRole('listitem').count()).toBeLessThanOrEqual(3);
    expect(await view.innerText()).toContain('9.1');
    // Nothing clinical: neither the rules' version nor a tool of the report.
    expect(await view.getByRole('link').count()).toBe(0);
    await axe(tab);
    const small = await view
      .getByRole('button')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent));
    expect(small).toEqual([]);
    // One press, and it speaks the other language.
    const other = locale === 'en' ? 'ar' : 'en';
    await view.getByRole('button', { name: other === 'ar' ? 'العربية' : 'English' }).click();
    await view.getByRole('button', { name: back[other] }).waitFor();
    await expect.poll(() => view.locator('li').first().innerText()).toMatch(other === 'ar' ? /[ء-ي]{3}/ : /[a-z]{3}/);
    await axe(tab);
    await tab.keyboard.press('Escape');
    await view.waitFor({ state: 'detached' });
    expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe(open[locale]);
  });
});

describe.each(once)('a visit turned to the patient, in %s', (locale) => {
  test('shows what was measured, large, and nothing that is told to the clinician', async ({ page, login }) => {
    const tab = await page({ locale, viewport: phone });
    await login(tab);
    await tab.goto(at('/visit', locale));
    await tab.locator('#facts-a1c').fill('10.4');
    await tab.keyboard.press('Tab');
    await tab.getByLabel(locale === 'en' ? 'Name or initials' : 'الاسم أو الأحرف الأولى').fill('Huda 17');
    await tab.getByRole('button', { name: locale === 'en' ? 'Save visit' : 'حفظ الزيارة' }).click();
    const notice = tab
      .getByText(locale === 'en' ? 'Visit saved' : 'حُفظت الزيارة', { exact: true })
      .filter({ visible: true });
    await notice.first().waitFor();
    await tab.getByRole('button', { name: open[locale] }).click();
    const view = tab.getByRole('dialog');
    await view.getByRole('listitem').first().waitFor();
    await expect.poll(() => notice.count()).toBe(0);
    expect(await view.locator('b').first().innerText()).toMatch(/10\.4/);
    // Her line, of whom nothing else is known: today, and the target.
    expect(await view.locator('figure').innerText()).toMatch(locale === 'en' ? /Target.*10\.4/s : /الهدف.*10\.4/s);
    await axe(tab);
  });
});

test('from the visit, its one plan', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  await tab.getByRole('button', { name: 'Add HbA1c', exact: true }).click();
  await tab.keyboard.type('10.4');
  await tab.keyboard.press('Enter');
  await tab.getByRole('button', { name: open.en }).click();
  await tab.getByRole('dialog').getByRole('listitem').first().waitFor();
  await axe(tab);
  await tab.getByRole('button', { name: back.en }).click();
  await tab.getByRole('dialog').waitFor({ state: 'detached' });
});

describe.each(once)('today’s figure and the one reached, in %s', (locale) => {
  test.for([tablet, { width: 1180, height: 820 }, phone])(
    'the arrow points to it ($width px)',
    async (viewport, { page, quick }) => {
      const tab = await page({ locale, viewport });
      await quick(tab);
      await answered(tab, locale);
      await tab.getByRole('button', { name: open[locale] }).click();
      const arrow = tab.getByRole('dialog').locator('svg:has(path[d^="M2 12h42"])');
      await arrow.waitFor();
      const [from, points] = await Promise.all([
        arrow.boundingBox(),
        arrow.locator('xpath=following-sibling::span').locator('b').boundingBox(),
      ]);
      if (!from || !points) throw new Error('no figure');
      const middle = from.y + from.height / 2;
      expect(middle).toBeGreaterThan(points.y);
      expect(middle).toBeLessThan(points.y + points.height);
    },
  );
});

describe.each(['en', 'ar'] as const)('what is read from across a desk, in %s', (locale) => {
  test.for([phone, tablet])(
    'no letter is small, and every word of the day has its place ($width px)',
    async (viewport, { page, quick }) => {
      const tab = await page({ locale, viewport });
      await quick(tab);
      const medicines = { metformin: 2000, sulfonylurea: true, sulfonylureaAgent: 'gliclazide' };
      await visitKnowing(tab, locale, {
        sex: 'female',
        age: 66,
        a1c: 8.9,
        egfr: 41,
        uacr: 180,
        hypoglycaemiaHistory: true,
        ...medicines,
      });
      await tab.getByRole('button', { name: open[locale] }).click();
      const view = tab.getByRole('dialog');
      await view.getByRole('table').waitFor();
      const words = view.locator(':is(p:not(:has(small)), small, li, caption, th, td, h3):visible');
      const small = await words.evaluateAll((all) =>
        all
          .filter((one) => one.textContent && parseFloat(getComputedStyle(one).fontSize) < 18)
          .map((one) => one.textContent),
      );
      expect(small).toEqual([]);
      const cut = await view
        .locator(':is(th, td)')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
      expect(cut).toEqual([]);
      await axe(tab);
    },
  );
});

describe.each(['en', 'ar'] as const)('the risks turned to the patient on a phone, in %s', (locale) => {
  test('say under the figure what it is in three lines at most', async ({ page, quick }) => {
    const tab = await page({ locale, viewport: phone });
    await quick(tab);
    await tab.goto(at('/tools/organ-risk', locale));
    await calculateOn(tab, await (await loadTool('organ-risk')).copy[locale]());
    await tab.getByRole('button', { name: open[locale] }).click();
    const label = tab.getByRole('dialog').locator('small').first();
    await label.waitFor();
    const lines = await label.evaluate((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
    });
    expect(lines).toBeLessThanOrEqual(3);
  });
});

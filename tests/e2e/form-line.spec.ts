import type { Page } from 'playwright';
import { describe } from 'vitest';
import { openForm } from '../../tools/browser/calculate.ts';
import { typedLine as readAr } from '../../src/content/ui/ar/typed-line.ts';
import { workbench as benchAr } from '../../src/content/ui/ar/workbench.ts';
import { typedLine as readEn } from '../../src/content/ui/en/typed-line.ts';
import { workbench as benchEn } from '../../src/content/ui/en/workbench.ts';
import { isFactId } from '../../src/engine/chart/facts.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { at, axe, desktop, expect, once, phone, ready, test, windowsFor } from './fixtures/index.ts';
import { hold } from './fixtures/hold.ts';

const words = {
  en: { ...readEn.formLine, ...benchEn.line, states: readEn.states, medicine: readEn.medicine },
  ar: { ...readAr.formLine, ...benchAr.line, states: readAr.states, medicine: readAr.medicine },
} as const;
const said = {
  en: '71M, A1c 9.4 %, weight 85 kg, eGFR 52, BP 148/86, heart failure, husband cooks',
  ar: 'ذكر 71 سنة، تراكمي ٩٫٤٪، الوزن ٨٥ كجم، eGFR 52، الضغط ١٤٨/٨٦، قصور القلب، زوجها يطبخ',
} as const;
const left = { en: 'husband cooks', ar: 'زوجها يطبخ' } as const;
const line = (tab: Page) => tab.locator('#form-typed');
const starts = (text: string): RegExp => new RegExp(`^${text.split('{')[0]?.replaceAll(/[()]/g, '\\$&')}`);
const valuesOf = (tab: Page) =>
  tab.locator('[id^="field-"]').evaluateAll((fields) =>
    fields.map((field) => {
      const { id, value, checked } = field as HTMLInputElement;
      return `${id} ${value} ${checked}`;
    }),
  );

describe.each(['en', 'ar'] as const)('the line of a calculator, in %s', (locale) => {
  test.for(toolIds.flatMap((id) => windowsFor(locale).map((viewport) => ({ id, viewport, width: viewport.width }))))(
    '$id: stands open, one row, and fills the form by keys and out again ($width px)',
    async ({ id, viewport }, { page, login }) => {
      const tab = await page({ locale, viewport });
      await login(tab);
      await tab.goto(at(toolEntry(id).path, locale));
      await openForm(tab, await (await loadTool(id)).copy[locale]());
      const field = tab.getByRole('textbox', { name: words[locale].label });
      expect(await field.getAttribute('id')).toBe('form-typed');
      // Of one row, above the first field, and as wide as what stands below it.
      const box = await field.boundingBox();
      expect(box?.height).toBeLessThan(60);
      expect(box?.y ?? 0).toBeLessThan((await tab.locator('form [id^="field-"]').first().boundingBox())?.y ?? 0);
      const section = await tab.locator('form h2').first().boundingBox();
      const begins = (one: typeof box): number => (one ? (locale === 'ar' ? one.x + one.width : one.x) : Number.NaN);
      expect(Math.abs(begins(box) - begins(section))).toBeLessThan(2);
      const before = await valuesOf(tab);
      await field.focus();
      await tab.keyboard.insertText(said[locale]);
      const take = tab.getByRole('button', { name: starts(words[locale].take) });
      await take.waitFor();
      await tab.locator('bdi', { hasText: left[locale] }).waitFor();
      expect(await tab.locator('[data-marks] mark').allTextContents()).toContain('eGFR 52');
      // Also what is asked under “More about this patient” is called by its name.
      for (const chip of await tab.locator('[data-fact] label').allInnerTexts())
        expect(isFactId(chip.split(/\s/)[0] ?? '')).toBe(false);
      // It counts for nothing until Enter takes what is seen.
      expect(await valuesOf(tab)).toEqual(before);
      await axe(tab);
      await field.press('Enter');
      await tab.getByRole('heading', { name: starts(words[locale].inVisit) }).waitFor();
      expect(await valuesOf(tab)).not.toEqual(before);
      expect(
        await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      await axe(tab);
      await tab.getByRole('button', { name: words[locale].undo }).click();
      await expect.poll(() => valuesOf(tab)).toEqual(before);
      expect(await field.inputValue()).toBe(said[locale]);
    },
  );

  test('what is asked is two buttons, a wrong chip is left out, and what the form does not ask is told', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale, viewport: locale === 'ar' ? phone : desktop });
    await quick(tab);
    await tab.goto(at('/clinical-logic', locale));
    await line(tab).fill(
      { en: '71M, HbA1c 53, eGFR 52, platelets 210', ar: 'ذكر 71 سنة، تراكمي 53، eGFR 52، platelets 210' }[locale],
    );
    const answers = tab.locator('[data-question="a1c"] button');
    await expect.poll(() => answers.count()).toBe(2);
    await tab.locator('[data-fact="egfr"] input, [data-fact$="egfr"] input').first().uncheck();
    const egfr = await tab.locator('#field-egfr').inputValue();
    await tab.getByRole('button', { name: starts(words[locale].take) }).click();
    await expect.poll(() => tab.locator('#field-age').inputValue()).toBe('71');
    expect(await tab.locator('#field-egfr').inputValue()).toBe(egfr);
    await answers.first().click();
    await expect.poll(() => answers.count()).toBe(0);
    await tab.getByText(words[locale].unasked).waitFor();
    await axe(tab);
  });
});

describe.each(['en', 'ar'] as const)('a medicine by name, in %s', (locale) => {
  test('is looked for at the line, fills the form, and goes with its dose into the notes and the visit', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale, viewport: locale === 'ar' ? desktop : phone });
    const said = words[locale].medicine;
    await quick(tab);
    await tab.goto(at('/clinical-logic', locale));
    // It is written behind what stands there.
    await line(tab).fill({ en: '71M', ar: 'ذكر 71 سنة' }[locale]);
    await tab.getByRole('button', { name: words[locale].byName }).click();
    const search = tab.getByRole('form', { name: said.title });
    await search.getByLabel(said.name).fill({ en: 'diamicro', ar: 'دياميكرون' }[locale]);
    await search.getByText(starts(said.found)).waitFor();
    expect(await search.getByRole('listitem').first().innerText()).toMatch(
      { en: /Sulfonylurea/, ar: /سلفونيل/ }[locale],
    );
    await axe(tab);
    // Enter takes the likeliest, and goes on to its dose.
    await search.getByLabel(said.name).press('Enter');
    await tab.keyboard.insertText('60 mg');
    await search.getByLabel(said.months).fill('18');
    await search.getByRole('button', { name: said.add }).click();
    await expect.poll(() => line(tab).inputValue()).toMatch(/60 mg .*18/);
    // What is taken is what is seen: until the longer line is read, that is the age and the sex alone.
    await tab.locator('[data-of-all] [data-fact="sulfonylurea"]').waitFor();
    await tab.getByRole('button', { name: starts(words[locale].take) }).press('Enter');
    await expect.poll(() => tab.locator('#field-sulfonylurea').isChecked()).toBe(true);
    expect(await tab.locator('#field-age').inputValue()).toBe('71');
    await tab.goto(at('/visit', locale));
    await expect.poll(() => tab.locator('#visit-notes').inputValue()).toMatch(/60 mg/);
    await tab.goBack();
    await ready(tab);
    // A name that sets no fact is kept, too, and taken out again by one press.
    await line(tab).fill('allopurinol 300 mg');
    await tab.locator('[data-take]').click();
    await tab.getByRole('heading', { name: starts(words[locale].inVisit) }).waitFor();
    await tab.getByRole('button', { name: words[locale].undo }).click();
    await expect.poll(() => tab.getByRole('heading', { name: starts(words[locale].inVisit) }).count()).toBe(0);
  });
});

describe.each(once)('the line of a calculator, once, in %s', (locale) => {
  test('is in the page as the server sends it, takes no letter that would be lost, and brings nothing', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale, fresh: true, early: true });
    await quick(tab);
    const fetched: string[] = [];
    tab.on('request', (request) => fetched.push(request.url()));
    const html = await (await tab.request.get(at('/clinical-logic', locale))).text();
    expect(html).toContain('id="form-typed"');
    const release = await hold(tab, /\/_astro\/.*\.js/);
    await tab.goto(at('/clinical-logic', locale), { waitUntil: 'commit' });
    await line(tab).waitFor();
    // As every field of the form: until the script answers, nothing can be typed into it.
    expect(await line(tab).evaluate((field) => field.closest('[inert]') !== null)).toBe(true);
    await tab.evaluate(() => document.getElementById('form-typed')?.focus());
    expect(await line(tab).evaluate((field) => field === document.activeElement)).toBe(false);
    release();
    await tab.locator('[inert] #form-typed').waitFor({ state: 'detached' });
    expect(fetched.filter((url) => /FormReading|intake/.test(url))).toEqual([]);
    await line(tab).fill('71M, A1c 9.4 %');
    await tab.getByRole('button', { name: starts(words[locale].take) }).waitFor();
    expect(fetched.some((url) => /FormReading/.test(url))).toBe(true);
  });

  test('what reads it comes at the first touch, and is tried again where it could not come', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale, fresh: true, allow: [/Failed to load resource|net::ERR_FAILED|Failed to fetch/] });
    await quick(tab);
    const fetched: string[] = [];
    tab.on('request', (request) => fetched.push(request.url()));
    await tab.goto(at('/clinical-logic', locale));
    await tab.waitForLoadState('networkidle');
    const reader = () => fetched.filter((url) => /FormReading[^/]*\.js/.test(url)).length;
    expect(reader()).toBe(0);
    await tab.route(/FormReading[^/]*\.js/, (route) => route.abort());
    await line(tab).hover();
    await expect.poll(reader).toBeGreaterThan(0);
    await line(tab).fill('71M, A1c 9.4 %');
    await line(tab).press('Enter');
    await tab.locator('#form-typed-state[role="alert"]').waitFor();
    await tab.unroute(/FormReading[^/]*\.js/);
    await expect
      .poll(async () => {
        await tab
          .getByRole('button', { name: words[locale].read, exact: true })
          .evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).click()));
        return tab.getByRole('button', { name: starts(words[locale].take) }).count();
      })
      .toBe(1);
    expect(await line(tab).inputValue()).toBe('71M, A1c 9.4 %');
  });
});

import type { Page } from 'playwright';
import { describe } from 'vitest';
import { openForm } from '../../tools/browser/calculate.ts';
import { loadTool } from '../../src/engine/registry.ts';
import { at, axe, expect, type Locale, test, windowsFor } from './fixtures/index.ts';

const words = {
  en: { patient: 'Patient', all: /^Use all \(/, look: /^(Already on record|Review$)/, anyway: /^Use anyway: / },
  ar: { patient: 'المريض', all: /^خذ الكل \(/, look: /^(معروف من مكان آخر|اعرض$)/, anyway: /^خذها مع ذلك: / },
} as const;

const strip = (tab: Page, locale: Locale = 'en') =>
  tab.getByRole('region', { name: words[locale].patient, exact: true });

/** A patient in the forecast: some facts of their own, the rest still examples. */
async function enterInForecast(tab: Page, locale: Locale): Promise<void> {
  await tab.goto(at('/calculator', locale));
  const { copy } = await loadTool('a1c-forecast');
  await openForm(tab, await copy[locale]());
  await tab.locator('#field-a1c').fill('9.1');
  await tab.locator('#field-age').fill('66');
  await tab.locator('#field-weight').fill('83');
}

/** To another calculator, as a person goes: by the switcher in the header. */
async function switchTo(tab: Page, path: string): Promise<void> {
  await tab.locator('button[popovertarget="tool-switch"]').click();
  await tab.locator(`#tool-switch a[href$="${path}"]`).click();
  await tab.waitForURL(new RegExp(`${path}$`));
}

/** What the visit's store knows, made older. */
async function age(tab: Page, fact: string, on: string): Promise<void> {
  await tab.evaluate(
    ([name, day]) => {
      const kept = JSON.parse(sessionStorage.getItem('draft:visit') ?? '{}');
      kept.chart[name as string].on = day;
      sessionStorage.setItem('draft:visit', JSON.stringify(kept));
    },
    [fact, on],
  );
}

describe.each(['en', 'ar'] as const)('one patient everywhere, in %s', (locale) => {
  test.for(windowsFor(locale))(
    'from forecast to insulin, by the keyboard ($width px)',
    async (viewport, { page, quick }) => {
      const tab = await page({ locale, viewport });
      await quick(tab);
      await enterInForecast(tab, locale);
      await switchTo(tab, '/insulin-calculator');
      // Nothing is filled in by itself.
      const all = strip(tab, locale).getByRole('button', { name: words[locale].all });
      await all.waitFor();
      expect(await tab.locator('#field-age').inputValue()).not.toBe('66');
      const look = strip(tab, locale).getByRole('button', { name: words[locale].look });
      await look.focus();
      await tab.keyboard.press('Enter');
      // Where it is from, and its day.
      await expect
        .poll(() => tab.locator('[data-offer="age"]').innerText())
        .toMatch(new RegExp(String(new Date().getFullYear())));
      await axe(tab);
      await tab.keyboard.press('Escape');
      await all.focus();
      await tab.keyboard.press('Enter');
      await expect.poll(() => tab.locator('#field-age').inputValue()).toBe('66');
      expect(await tab.locator('#field-weight').inputValue()).toMatch(/^83/);
      // The name and what follows it are words of their own: joined, Arabic writes the letters between them as one word's.
      await expect.poll(() => strip(tab, locale).locator('p').first().textContent()).toMatch(/^\S+ \S/);
      // The focus is not lost with the button.
      expect(await tab.evaluate(() => document.activeElement !== document.body)).toBe(true);
      // Examples never travel: nobody typed a height.
      expect(await tab.locator('[data-offer="height"]').count()).toBe(0);
      expect(await tab.locator('#field-age-example').innerText()).toMatch(/\d/);
      expect(
        await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      await axe(tab);
    },
  );
});

test('an old HbA1c is not taken with the rest, and says how old it is', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await enterInForecast(tab, 'en');
  await switchTo(tab, '/insulin-calculator');
  await strip(tab).getByRole('button', { name: words.en.all }).waitFor();
  const before = new Date();
  before.setMonth(before.getMonth() - 8);
  await age(tab, 'a1c', before.toISOString().slice(0, 10));
  await tab.goto('/tools/organ-risk');
  await tab.goto('/insulin-calculator');
  await strip(tab).getByRole('button', { name: words.en.all }).click();
  await expect.poll(() => tab.locator('#field-age').inputValue()).toBe('66');
  expect(await tab.locator('#field-baselineA1c').inputValue()).not.toBe('9.1');
  await strip(tab).getByRole('button', { name: words.en.look }).click();
  expect(await tab.locator('[data-old]').innerText()).toMatch(/[78] months ago/);
  await tab.getByRole('button', { name: words.en.anyway }).click();
  await expect.poll(() => tab.locator('#field-baselineA1c').inputValue()).toBe('9.1');
});

test('from an answer, all calculators for this patient; and nothing after signing out', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await enterInForecast(tab, 'en');
  await tab.locator('form button[type="submit"]').click();
  await tab.locator('#answer').waitFor();
  await tab.getByRole('link', { name: 'All calculators for this patient' }).click();
  await tab.waitForURL(/\/visit$/);
  await tab.getByRole('button', { name: /^HbA1c.*9\.1.*change/ }).waitFor();
  // What answers has its picture; what waits has the way in and the fact that brings it nearest.
  const tools = tab.locator('section[aria-labelledby="visit-tools"]');
  const ways = tools.getByRole('button', { name: /^Open .* with this patient$/ });
  await expect.poll(() => ways.count()).toBe(6);
  const answered = await tools.locator('li > svg').count();
  expect(await tools.locator(':scope > ul').last().locator('> li').count()).toBe(6 - answered);
  await tab.getByRole('button', { name: 'Logout' }).click();
  await tab.waitForURL(/\/auth/);
  expect(await tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('another patient typed apart is asked about before anything is joined', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  await tab.getByRole('button', { name: 'Add Age', exact: true }).click();
  await tab.keyboard.type('40');
  await tab.keyboard.press('Enter');
  await tab.getByRole('button', { name: /^Age.*40.*change/ }).waitFor();
  await tab.goto('/tools/organ-risk');
  await tab.locator('#field-age').fill('71');
  await switchTo(tab, '/insulin-calculator');
  await strip(tab).getByRole('button', { name: 'Same patient?' }).click();
  await tab.getByRole('button', { name: 'Another patient: start with these' }).click();
  await tab.keyboard.press('Escape');
  await expect.poll(() => strip(tab).innerText()).toContain('71');
});

test('nothing moves while the strip arrives', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await enterInForecast(tab, 'en');
  await tab.addInitScript(() => {
    // What the sign-in writes into the header is not the strip's.
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of entry.sources)
          if (node && !node.parentElement?.closest('header')) moved.push(node.textContent ?? '');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await tab.goto('/insulin-calculator');
  await strip(tab).getByRole('button', { name: words.en.all }).waitFor();
  expect(await tab.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('from the visit the patient’s name comes along, so that a calculator’s paper bears it', async ({
  page,
  login,
}) => {
  const tab = await page();
  await login(tab);
  await tab.goto('/visit');
  await tab.locator('#facts-a1c').fill('9.1');
  await tab.keyboard.press('Tab');
  await tab.getByLabel('Name or initials').fill('Huda Ali');
  await tab
    .getByRole('button', { name: /^Open .*with this patient/ })
    .first()
    .click();
  await tab.waitForURL((url) => !url.pathname.endsWith('/visit'));
  await expect.poll(() => tab.locator('#field-a1c').inputValue()).toBe('9.1');
  await expect.poll(() => tab.locator('input[autocomplete=off][dir=auto]').first().inputValue()).toBe('Huda Ali');
});

test('a dose above a calculator’s scale stands beside its answer, and comes back as it was', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  await tab.locator('#facts-a1c').fill('8.9');
  await tab.keyboard.press('Tab');
  const dose = tab.locator('#facts-metformin');
  for (const fold of await tab.locator('main details:not([open]) > summary').all()) await fold.click();
  await dose.fill('2000');
  await tab.keyboard.press('Tab');
  await tab
    .getByRole('button', { name: /^Open .*with this patient/ })
    .first()
    .click();
  await tab.waitForURL((url) => !url.pathname.endsWith('/visit'));
  await tab.getByText('takes 2000; this form goes to 1000').waitFor();
  await tab.goto('/visit');
  await tab.getByRole('button', { name: /^Metformin.*2,?000.*change/ }).waitFor();
});

import { describe } from 'vitest';
import { at, axe, desktop, expect, phone, test } from './fixtures/index.ts';

describe.each(['en', 'ar'] as const)('Life Days in %s', (locale) => {
  test.for([desktop, phone])('goes through its tabs to a picture of days ($width px)', async (viewport, { page, quick }) => {
    const tab = await page({ locale, viewport });
    await quick(tab);
    await tab.goto(at('/tools/life-days', locale));
    await tab.locator('#field-age').waitFor();
    for (const name of await tab.getByRole('tab').all()) {
      await name.click();
      await axe(tab);
    }
    await tab.locator('form button[type="submit"]').click();
    await tab.locator('#answer').waitFor();
    expect(await tab.locator('#answer').textContent()).toMatch(/95\d|96\d/);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await axe(tab);
  });
});

test('shows that it calculates, and never starts twice', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/tools/life-days');
  const submit = tab.locator('form button[type="submit"]');
  await submit.click();
  await tab.getByRole('button', { name: 'Calculating...' }).waitFor();
  await submit.click();
  await tab.locator('#answer').waitFor();
  expect(await tab.locator('#answer').count()).toBe(1);
});

test('a person older than the estimate gets no number, and nothing to save', async ({ page, login }) => {
  const tab = await page();
  await login(tab);
  await tab.goto('/tools/life-days');
  await tab.locator('#field-age').fill('80');
  await tab.locator('#field-diabetesDuration').fill('20');
  await tab.locator('form button[type="submit"]').click();
  await tab.locator('#answer').waitFor();
  expect(await tab.locator('#answer').textContent()).toMatch(/not valid/i);
  await tab.getByLabel('Patient Name').fill('Amal');
  expect(await tab.getByRole('button', { name: 'Save Assessment' }).getAttribute('aria-disabled')).toBe('true');
});

test('a refused field brings its tab to the front', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/tools/life-days');
  await tab.getByRole('tab', { name: 'Adherence' }).click();
  await tab.locator('#field-currentAdherence').fill('140');
  await tab.getByRole('tab', { name: 'Demographics' }).click();
  await tab.locator('form button[type="submit"]').click();
  await tab.getByRole('alert').waitFor();
  expect(await tab.locator('#field-currentAdherence').isVisible()).toBe(true);
  expect(await tab.locator('#field-currentAdherence').evaluate((element) => element === document.activeElement)).toBe(true);
});

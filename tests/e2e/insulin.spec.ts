import { describe } from 'vitest';
import { insulinCgm } from '../../src/engine/insulin-cgm/index.ts';
import { at, axe, expect, once, phone, test, windowsFor } from './fixtures/index.ts';
import { withOwnAnswers } from './fixtures/own-answers.ts';

describe.each(['en', 'ar'] as const)('Insulin & CGM in %s', (locale) => {
  test.for(windowsFor(locale))('decides in colour and words ($width px)', async (viewport, { page, quick }) => {
    const tab = await page({ locale, viewport });
    await quick(tab);
    await tab.goto(at('/insulin-calculator', locale));
    await tab.locator('#field-baselineA1c').fill('10.4');
    await tab.locator('form button[type="submit"]').click();
    await tab.locator('#answer').waitFor();
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await axe(tab);
    await tab.getByRole('button', { name: locale === 'en' ? 'View Full Screen' : 'عرض بملء الشاشة' }).click();
    await tab.getByRole('dialog').waitFor();
    await axe(tab);
  });
});

test('says START NOW in red and WAIT & OPTIMIZE otherwise', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/insulin-calculator');
  await tab.locator('#field-baselineA1c').fill('8.1');
  await tab.getByRole('button', { name: 'Calculate Insulin & CGM Plan' }).click();
  await tab.locator('#answer').waitFor();
  // Of values that are nobody's nothing is decided.
  expect(await tab.getByRole('heading', { name: /^WAIT & OPTIMIZE/ }).count()).toBe(0);
  await withOwnAnswers(tab, 'insulin-cgm', { ...insulinCgm.defaults, baselineA1c: 8.1 });
  await tab.getByRole('heading', { name: /^WAIT & OPTIMIZE/ }).waitFor();
  await tab.locator('#field-baselineA1c').fill('10');
  await tab.getByRole('button', { name: 'Calculate Insulin & CGM Plan' }).click();
  await tab.getByRole('heading', { name: /^START NOW/ }).waitFor();
});

test('the decision is below the bar, whole, on a tablet and on a phone', async ({ page, quick }) => {
  for (const viewport of [{ width: 768, height: 1024 }, phone]) {
    const tab = await page({ viewport });
    await quick(tab);
    await tab.goto('/insulin-calculator');
    await tab.getByRole('button', { name: 'Calculate Insulin & CGM Plan' }).click();
    const bar = () => tab.locator('header').first().boundingBox();
    const decision = () => tab.locator('#answer').boundingBox();
    await expect
      .poll(
        async () => ((await decision())?.y ?? 0) - Math.max(0, ((await bar())?.y ?? 0) + ((await bar())?.height ?? 0)),
      )
      .toBeGreaterThanOrEqual(16);
  }
});

test('refuses CGM figures that do not fit together', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/insulin-calculator');
  await tab.locator('summary', { hasText: 'CGM Data' }).click();
  await tab.locator('#field-tbrUnder70').fill('2');
  await tab.locator('#field-tbrUnder54').fill('5');
  await tab.getByRole('button', { name: 'Calculate Insulin & CGM Plan' }).click();
  await tab.getByRole('alert').waitFor();
  expect(await tab.locator('#answer').count()).toBe(0);
});

test('there is nothing to print before a calculation', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/insulin-calculator');
  await tab.getByRole('button', { name: 'Print Results' }).click();
  await tab.getByText('No results to print', { exact: true }).waitFor();
});

describe.each(once)('a dose that the plan works out, in %s', (locale) => {
  test('opens its line from the step, by key and by press', async ({ page, quick }) => {
    const tab = await page({ locale, viewport: phone });
    await quick(tab);
    await tab.goto(at('/insulin-calculator', locale));
    await tab.locator('#field-basalInsulin').check();
    await tab.locator('#field-currentBasalUnits').fill('30');
    await tab.locator('#field-baselineA1c').fill('7.4');
    await tab.locator('#field-fpg').fill('62');
    await tab.locator('form button[type="submit"]').click();
    const step = tab.getByRole('button', {
      name: locale === 'en' ? 'Reduce basal insulin to 27 units a day' : 'خفض الإنسولين القاعدي إلى 27 وحدة يوميًا',
    });
    const line = tab.getByRole('dialog').getByRole('listitem').filter({ hasText: 'floor(30 × (1 − 10 ÷ 100))' });
    for (const open of [() => step.press('Enter'), () => step.click()]) {
      await open();
      await expect.poll(() => line.evaluate((at) => at === document.activeElement)).toBe(true);
      await tab.keyboard.press('Escape');
      await line.waitFor({ state: 'detached' });
    }
    expect((await step.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await axe(tab);
  });
});

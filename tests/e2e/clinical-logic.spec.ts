import type { Page } from 'playwright';
import { describe } from 'vitest';
import { at, axe, expect, type Locale, test, windowsFor } from './fixtures/index.ts';

const calculate = { en: 'Calculate Clinical Predictions', ar: 'احسب التوقّعات السريرية' } as const;

async function open(page: Page, locale: Locale = 'en', path = '/clinical-logic'): Promise<void> {
  await page.goto(at(path, locale));
  await page.locator('#field-baselineA1c').waitFor();
}

describe.each(['en', 'ar'] as const)('the Clinical Event Predictor in %s', (locale) => {
  test.for(windowsFor(locale))('ranks therapies for a real patient ($width px)', async (viewport, { page, quick }) => {
    const tab = await page({ locale, viewport });
    await quick(tab);
    await open(tab, locale);
    await axe(tab);
    await tab.locator('#field-baselineA1c').fill('9.4');
    await tab.locator('#field-egfr').fill('52');
    await tab.locator('#field-heartFailure').check();
    await tab.locator('form button[type="submit"]').click();
    await tab.locator('#answer').waitFor();
    expect(await tab.locator('#answer').textContent()).toMatch(/SGLT2[^.]*\. .*IRI-TTI/);
    // The ranking stands before anything else, its first class with its reason; what made the points waits.
    const ranked = tab.locator('[aria-label] figure ol > li');
    expect(await ranked.first().textContent()).toMatch(/^1.*SGLT2/);
    expect(await tab.locator('figure details[open]').count()).toBe(0);
    // A bar is its ground: without one there is nothing to see.
    const grounds = await ranked
      .locator('[aria-hidden=true] > i')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor));
    expect(grounds.length).toBeGreaterThan(0);
    expect(grounds).not.toContain('rgba(0, 0, 0, 0)');
    // A name never breaks at its hyphen, wherever the line ends.
    for (let inlineSize = 200; inlineSize < 400; inlineSize += 7) {
      const lines = await tab.locator('#answer').evaluate((answer: HTMLElement, size) => {
        answer.style.inlineSize = `${size}px`;
        const texts = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const at = (text.textContent ?? '').indexOf('IRI-TTI');
          if (at < 0) continue;
          const name = document.createRange();
          name.setStart(text, at);
          name.setEnd(text, at + 'IRI-TTI'.length);
          return new Set([...name.getClientRects()].map(({ top }) => Math.round(top))).size;
        }
        return 0;
      }, inlineSize);
      expect(lines, `${inlineSize} px`).toBe(1);
    }
    await tab.locator('#answer').evaluate((answer: HTMLElement) => answer.style.removeProperty('inline-size'));
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await axe(tab);
  });
});

test('stands at both its addresses', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await open(tab, 'en', '/prediction-tool');
  expect(new URL(tab.url()).pathname).toBe('/prediction-tool');
  expect(await tab.getByRole('button', { name: calculate.en }).count()).toBe(1);
});

test('says its exact texts: after calculating, and when there is nothing to print', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await open(tab);
  await tab.getByRole('button', { name: 'Print Results' }).click();
  await tab.getByText('No results to print', { exact: true }).waitFor();
  await tab.getByText('Please generate results first', { exact: true }).waitFor();
  await tab.getByRole('button', { name: calculate.en }).click();
  await tab.getByText('Clinical logic calculated', { exact: true }).waitFor();
  await tab.getByText('All prediction modules have been processed', { exact: true }).waitFor();
  await tab.getByRole('button', { name: 'View Full Screen' }).waitFor();
});

test('refuses a man who is pregnant, and an empty HbA1c', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await open(tab);
  await tab.locator('#field-pregnancy').check();
  await tab.getByRole('button', { name: calculate.en }).click();
  await tab.getByRole('alert').waitFor();
  await tab.locator('#field-pregnancy').uncheck();
  await tab.locator('#field-baselineA1c').fill('');
  await tab.getByRole('button', { name: calculate.en }).click();
  expect(await tab.locator('#answer').count()).toBe(0);
  expect(await tab.getByRole('alert').textContent()).toContain('Enter Baseline HbA1c.');
});

test('a ranked class opens its record with the patient, not in the address', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await open(tab);
  await tab.locator('#field-egfr').fill('41');
  await tab.locator('#field-age').fill('61');
  await tab.locator('#field-weight').fill('97');
  await tab.locator('#field-baselineA1c').fill('8.6');
  await tab.getByRole('button', { name: calculate.en }).click();
  await tab
    .getByRole('button', { name: /GLP-1 receptor agonist/ })
    .first()
    .click();
  await tab.waitForURL('**/tools/dosing-engine');
  expect(new URL(tab.url()).search).toBe('');
  await tab.getByRole('button', { name: 'I am a licensed clinician' }).click();
  await tab.locator('#answer').waitFor();
  expect(await tab.locator('#field-egfr').inputValue()).toBe('41');
  expect(await tab.locator('#field-age').inputValue()).toBe('61');
  expect(await tab.locator('#field-weight').inputValue()).toBe('97');
  expect(await tab.locator('#field-a1c').inputValue()).toBe('8.6');
  expect(await tab.locator('#field-medicationClass').inputValue()).toBe('semaglutide_inj');
});

test('an example stays behind when a record is opened: its field waits for the patient’s own', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await quick(tab);
  await open(tab);
  await tab.locator('#field-egfr').fill('41');
  await tab.getByRole('button', { name: calculate.en }).click();
  await tab
    .getByRole('button', { name: /GLP-1 receptor agonist/ })
    .first()
    .click();
  await tab.waitForURL('**/tools/dosing-engine');
  await tab.getByRole('button', { name: 'I am a licensed clinician' }).click();
  await tab.locator('#field-egfr').waitFor();
  expect(await tab.locator('#field-egfr').inputValue()).toBe('41');
  expect(await tab.locator('#field-weight').inputValue()).toBe('');
  expect(await tab.locator('#answer').count()).toBe(0);
});

import { describe } from 'vitest';
import { at, axe, expect, test, windowsFor } from './fixtures/index.ts';

describe.each(['en', 'ar'] as const)('heart, kidney and liver risk in %s', (locale) => {
  test.for(windowsFor(locale))(
    'answers from the example with a hundred people ($width px)',
    async (viewport, { page, quick }) => {
      const tab = await page({ locale, viewport });
      await quick(tab);
      await tab.goto(at('/tools/organ-risk', locale));
      await tab.locator('#field-age').waitFor();
      await axe(tab);
      await tab.locator('form button[type="submit"]').click();
      await tab.locator('#answer').waitFor();
      expect(await tab.locator('#answer').textContent()).toMatch(/100/);
      // Two pictures of the person and of the same person at target, beside the figure.
      const hundreds = tab.locator('figure svg:has(path[data-on])');
      expect(await hundreds.count()).toBeGreaterThanOrEqual(2);
      const drawn = (one: string) =>
        hundreds
          .first()
          .locator(one)
          .evaluate((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0);
      const concerned = await drawn('path[data-on]');
      expect(concerned).toBeGreaterThan(0);
      expect(concerned + (await drawn('path:not([data-on])'))).toBe(100);
      expect(
        await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      await axe(tab);
    },
  );
});

test('a missing cholesterol leaves out its own answer and is named; the kidneys do not wait', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/tools/organ-risk');
  await tab.locator('#field-totalCholesterol').fill('');
  await tab.locator('form button[type="submit"]').click();
  await tab.locator('#answer').waitFor();
  const answer = await tab.locator('#answer').textContent();
  expect(answer).toContain('enter Total cholesterol');
  expect(answer).toMatch(/G3a A1/);
  expect(answer).toMatch(/FIB-4 \d/);
});

test('in the visit its row asks for what its other answers wait for', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  await tab.locator('#facts-a1c').waitFor();
  await tab.locator('details:not([open]) > summary:has(h3)').evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).click();
  });
  await tab.locator('#facts-age').fill('60');
  await tab.locator('#facts-egfr').fill('50');
  await tab.locator('#facts-uacr').fill('20');
  await tab.keyboard.press('Tab');
  await tab.locator('#facts-sex').selectOption({ index: 1 });
  await tab.keyboard.press('Tab');
  const row = tab.locator('section[aria-labelledby="visit-tools"] > ul > li', {
    has: tab.getByRole('heading', { name: 'Heart, Kidney and Liver Risk' }),
  });
  await expect.poll(() => row.innerText(), { timeout: 20_000 }).toContain('G3a A1');
  await row.getByRole('button', { name: /^Add / }).first().waitFor();
});

test('known disease: very high, with the reason and without a number', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/tools/organ-risk');
  await tab
    .getByRole('radiogroup', { name: 'Heart attack, stroke or narrowed arteries' })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await tab.locator('form button[type="submit"]').click();
  await tab.locator('#answer').waitFor();
  const answer = await tab.locator('#answer').textContent();
  expect(answer).toContain('Very high cardiovascular risk, no score needed');
  expect(answer).not.toMatch(/in 100 people like this one will have a first/);
});

test('a ratio of 0 is refused at its field, and one that may be in mg/mmol is questioned there', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/tools/organ-risk');
  const ratio = tab.locator('#field-uacr');
  await ratio.fill('0');
  await tab.locator('form button[type="submit"]').click();
  await expect.poll(() => ratio.getAttribute('aria-invalid')).toBe('true');
  await ratio.fill('34');
  await tab.locator('form button[type="submit"]').click();
  await tab.locator('#answer').waitFor();
  await expect.poll(() => tab.locator('#field-uacr-notes').textContent()).toMatch(/Check the unit/);
});

/** What a person types wrongly, and what the field answers. */
const mistakes = [
  ['creatinine', '80', 'true', /looks like µmol\/L/],
  ['diabetesDuration', '60', 'true', /cannot exceed the age/],
  ['platelets', '2200', 'true', /at most 2,000/],
  ['platelets', '220000', 'true', /looks like \/µL/],
  ['platelets', '22', null, /Unusual/],
  ['hdl', '206', 'true', /HDL/],
  ['totalCholesterol', '5.2', 'true', /looks like mmol\/L/],
] as const;

test('a wrong unit, years beyond the age and platelets ten times off are refused or questioned at their field', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/tools/organ-risk');
  for (const [name, typed, invalid, reason] of mistakes) {
    const field = tab.locator(`#field-${name}`);
    const before = await field.inputValue();
    await field.fill(typed);
    await tab.locator('form button[type="submit"]').click();
    await expect.poll(() => tab.locator(`#field-${name}-notes`).textContent(), { message: typed }).toMatch(reason);
    expect(await field.getAttribute('aria-invalid'), typed).toBe(invalid);
    expect(await field.inputValue(), typed).toBe(typed);
    await field.fill(before);
  }
});

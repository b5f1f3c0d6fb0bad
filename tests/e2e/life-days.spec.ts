import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { loadTool } from '../../src/engine/registry.ts';
import { at, axe, expect, once, test, windowsFor } from './fixtures/index.ts';

describe.each(['en', 'ar'] as const)('Life Days in %s', (locale) => {
  test.for(windowsFor(locale))(
    'goes through its tabs to a picture of days ($width px)',
    async (viewport, { page, quick }) => {
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
      expect(
        await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      await axe(tab);
    },
  );
});

describe.each(once)('beside the figure, in %s', (locale) => {
  test('it says that it is an illustration and leads to validated risks, with the patient', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/tools/life-days', locale));
    await tab.locator('#field-age').fill('63');
    await tab.locator('form button[type="submit"]').click();
    await tab.locator('#answer').waitFor();
    const note = tab.locator('dd').filter({ hasText: locale === 'en' ? 'an illustration' : 'توضيح' });
    await note.getByRole('link').click();
    await tab.waitForURL(`**${at('/tools/organ-risk', locale)}`);
    // Nothing is filled in by itself: the strip offers what was entered there.
    const strip = tab.getByRole('region', { name: locale === 'en' ? 'Patient' : 'المريض', exact: true });
    await strip.getByRole('button', { name: locale === 'en' ? /^Use all \(/ : /^خذ الكل \(/ }).click();
    await expect.poll(() => tab.locator('#field-age').inputValue()).toBe('63');
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

describe('while it calculates', () => {
  /** Pressed with the clock standing still: what happens next happens before the answer, however slow the machine. */
  async function pressed(tab: Page, first?: () => Promise<void>): Promise<void> {
    await tab.goto('/tools/life-days');
    await tab.locator('#field-age').waitFor();
    await first?.();
    await tab.clock.install();
    await tab.clock.pauseAt(Date.now() + 60_000);
    await tab.locator('#field-age').fill('61');
    await tab.locator('form button[type="submit"]').click();
    await tab.getByRole('button', { name: 'Calculating...' }).waitFor();
  }

  test('a reset takes the question back: no answer appears over the example', async ({ page, quick }) => {
    const tab = await page();
    await quick(tab);
    await pressed(tab);
    await tab.getByRole('button', { name: 'Start again with the example values' }).click();
    await tab.getByRole('button', { name: 'Calculating...' }).waitFor({ state: 'detached' });
    await tab.clock.runFor(5000);
    expect(await tab.locator('#answer').count()).toBe(0);
  });

  test('an answer to what no longer stands in the form is marked as such', async ({ page, quick }) => {
    const tab = await page();
    await quick(tab);
    await pressed(tab);
    await tab.locator('#field-age').fill('70');
    await tab.clock.runFor(5000);
    await tab.locator('#answer').waitFor();
    await tab.getByRole('button', { name: 'Calculate again' }).first().waitFor();
  });

  test('a record loaded meanwhile keeps its own answer and is saved with its own figures', async ({ page, login }) => {
    const tab = await page();
    await login(tab);
    await tab.goto('/tools/life-days');
    const saved = await tab.request.post('/api/life-days-assessments', {
      data: {
        id: randomUUID(),
        patientName: 'Patient A',
        lifeDaysData: { ...(await loadTool('life-days')).defaults, age: 44 },
      },
      headers: { origin: new URL(tab.url()).origin },
    });
    expect(saved.status()).toBe(201);
    const history = tab.getByRole('button', { name: 'History', exact: true });
    const load = tab.getByRole('button', { name: /^Load the assessment for/ });
    // Seen once before, so that nothing has to be fetched while the clock stands.
    await pressed(tab, async () => {
      await history.click();
      await load.waitFor();
      await tab.keyboard.press('Escape');
    });
    await history.click();
    // The list waits a moment for somebody who types; the answer would take longer.
    await tab.clock.runFor(500);
    await load.click();
    await tab.clock.runFor(5000);
    await expect.poll(() => tab.locator('#field-age').inputValue()).toBe('44');
    expect(await tab.getByRole('button', { name: 'Calculating...' }).count()).toBe(0);
    await tab.getByRole('button', { name: 'Save Assessment' }).click();
    await tab.getByText(/^Saved at/).waitFor();
    const stored = (await (await tab.request.get('/api/life-days-assessments')).json()) as {
      readonly patientName: string;
      readonly lifeDaysData: { readonly age: number };
    }[];
    expect(stored.map(({ patientName, lifeDaysData }) => [patientName, lifeDaysData.age])).toEqual([
      ['Patient A', 44],
      ['Patient A', 44],
    ]);
  });
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
  expect(await tab.locator('#field-currentAdherence').evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
});

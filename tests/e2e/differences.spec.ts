import { describe } from 'vitest';
import { calculateOn, openForm } from '../../tools/browser/calculate.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { at, axe, expect, hold, once, test } from './fixtures/index.ts';

const words = {
  en: {
    regulator: 'the national regulator (SFDA/MOH)',
    leaving: 'Logging out...',
    name: 'Patient Name',
    nameMissing: 'Enter a patient name to save.',
    sources: 'Clinical Sources & Guidelines',
    load: /^Load the assessment for/,
  },
  ar: {
    regulator: 'الهيئة العامة للغذاء والدواء/وزارة الصحة',
    leaving: 'جارٍ تسجيل الخروج...',
    name: 'اسم المريض',
    nameMissing: 'أدخل اسم المريض للحفظ.',
    sources: 'المصادر السريرية والإرشادات',
    load: /تقييم/,
  },
} as const;

describe.each(once)('what the specification says, in %s', (locale) => {
  const t = words[locale];

  test('dosing’s notes are for those with an account', async ({ page, quick, login }) => {
    const { copy } = await loadTool('dosing');
    for (const [enter, notes] of [
      [quick, 0],
      [login, 1],
    ] as const) {
      const tab = await page({ locale });
      await enter(tab);
      await tab.goto(at('/tools/dosing-engine', locale));
      await calculateOn(tab, await copy[locale]());
      expect(await tab.locator('#notes').count()).toBe(notes);
    }
  });

  test('the patient’s name stands with the patient: the first line of every calculator’s form', async ({
    page,
    login,
  }) => {
    const tab = await page({ locale });
    await login(tab);
    for (const id of toolIds) {
      await tab.goto(at(toolEntry(id).path, locale));
      const { copy } = await loadTool(id);
      await openForm(tab, await copy[locale]());
      const controls = tab.locator('form:has([type=submit])').last().locator('input, select, textarea');
      const [first] = await controls.all();
      expect(await first?.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent), id).toBe(t.name);
    }
    await calculateOn(tab, await (await loadTool(toolIds.at(-1) ?? 'dosing')).copy[locale]());
    await tab.locator('[data-after] button').first().click();
    const name = tab.getByRole('textbox', { name: t.name });
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await tab.getByText(t.nameMissing).waitFor();
  });

  test('signing out says that it is under way', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/calculator', locale));
    const release = await hold(tab, '**/api/auth/logout');
    await tab.locator('[data-logout]').click();
    await tab.getByText(t.leaving).waitFor();
    release();
    await tab.waitForURL(/\/auth/);
  });

  test('the sources are there before a result, and in Display-Only', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/calculator', locale));
    for (const mode of ['display', 'hcp']) {
      await tab.locator(`input[name="mode"][value="${mode}"]`).check({ force: true });
      await tab.getByRole('button', { name: t.sources }).click();
      const dialog = tab.getByRole('dialog', { name: t.sources });
      await dialog.getByText('Standards of Care').first().waitFor();
      await axe(tab);
      await tab.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  test('the sources of an answer open at the sources', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/calculator', locale));
    await calculateOn(tab, await (await loadTool('a1c-forecast')).copy[locale]());
    await tab.getByRole('button', { name: t.sources }).click();
    await tab.locator('dialog:modal #sources:focus').waitFor();
    const top = await tab.locator('#sources').evaluate((heading) => heading.getBoundingClientRect().top / innerHeight);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(1);
  });

  test('after the seventh act there is somewhere to go', async ({ page }) => {
    const tab = await page({ locale });
    await tab.goto(at('/', locale));
    expect(await tab.locator('#ending a.button').first().getAttribute('href')).toBe(at('/tools', locale));
  });

  test('an entry of the history loads by a click anywhere in it', async ({ page, login }) => {
    const tab = await page({ locale });
    await login(tab);
    await tab.goto(at('/insulin-calculator', locale));
    await calculateOn(tab, await (await loadTool('insulin-cgm')).copy[locale]());
    await tab.locator('input[autocomplete=off][dir=auto]').first().fill('Amal');
    await tab.locator('[data-after] button').first().click();
    await tab
      .locator('[id$="-state"]')
      .getByText(/Saved at|حُفظ/)
      .waitFor();
    await tab
      .locator('button[aria-haspopup=dialog]:visible', { hasText: /^(History|السجل)$/ })
      .first()
      .click();
    const entry = tab.locator('dialog:modal li time').first();
    await entry.waitFor();
    await entry.click({ force: true });
    await entry.waitFor({ state: 'detached' });
    await tab.locator('#answer').waitFor();
  });
});

describe.each(['en', 'ar'] as const)('in so many words, in %s', (locale) => {
  test('the disclaimer names the regulator', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/insulin-calculator', locale));
    await calculateOn(tab, await (await loadTool('insulin-cgm')).copy[locale]());
    expect(await tab.locator('footer').last().innerText()).toContain(words[locale].regulator);
  });
});

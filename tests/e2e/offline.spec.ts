import type { Page } from 'playwright';
import { describe } from 'vitest';
import { calculateOn, openForm } from '../../tools/browser/calculate.ts';
import { engineVersion } from '../../src/engine/kit/version.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { clarity, clockOf } from '../engine/cgm/files.ts';
import { at, axe, expect, type Locale, once, test } from './fixtures/index.ts';
import { everythingKept, keptForSomebody, keptWhole } from './fixtures/worker.ts';

const words = {
  en: {
    needsNetwork: 'Signing in needs the network.',
    offline: 'You are offline.',
    print: 'Print Results',
    read: 'Read a CGM file',
    take: /^Take the values/,
    unchecked: /not checked for updates since/,
  },
  ar: {
    needsNetwork: 'تسجيل الدخول يحتاج إلى اتصال بالشبكة.',
    offline: 'لا يوجد اتصال.',
    print: 'طباعة النتائج',
    read: 'قراءة ملف المراقبة المستمرة',
    take: /انقل \d من القيم/,
    unchecked: /لم يُتحقَّق من وجود تحديثات منذ/,
  },
} as const;

/** Without a network the browser itself says that calls fail. */
const cut = { worker: true, allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] } as const;
/** As a browser is that has filled its cache before: that takes nearly all the time of a test. */
const filled = { ...cut, worker: 'kept' } as const;

async function goOffline(tab: Page): Promise<void> {
  await keptForSomebody(tab);
  await tab.context().setOffline(true);
}

async function signOut(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Logout' }).click();
  await tab.waitForURL('**/auth');
}

/** No calculator, nobody's name: the sign-in, which says what it needs. */
async function opensForNobody(tab: Page, locale: Locale, name: string): Promise<void> {
  await tab.goto(at('/calculator', locale));
  await tab.getByText(words[locale].needsNetwork).first().waitFor();
  expect(await tab.locator('[id^="field-"], input[name="mode"]').count()).toBe(0);
  expect(await tab.locator('body').textContent()).not.toContain(name);
}

describe.each(['en', 'ar'] as const)('after one visit in %s', (locale) => {
  const t = words[locale];

  test('the story and the tools open after a first visit; the sign-in says that it needs the network', async ({
    page,
  }) => {
    const tab = await page({ locale, ...cut });
    await tab.goto(at('/', locale));
    await keptWhole(tab);
    await tab.context().setOffline(true);
    await tab.goto(at('/tools', locale));
    expect(await tab.locator('h1').first().isVisible()).toBe(true);
    await tab.goto(locale === 'en' ? '/' : '/ar/');
    expect(await tab.locator('#symptoms').count()).toBe(1);
    await tab.goto(at('/auth', locale));
    await tab.getByText(t.needsNetwork).waitFor();
    await axe(tab);
    for (const path of ['/visit', '/calculator', '/tools/dosing-engine']) {
      await tab.goto(at(path, locale));
      await tab.getByText(t.needsNetwork).first().waitFor();
    }
    expect(await tab.locator('#facts-a1c, [id^="field-"]').count()).toBe(0);
  });
});

describe.each(once)('without a network, in %s', (locale) => {
  const t = words[locale];

  test('every calculator calculates, and the visit makes its plan', { timeout: 400_000 }, async ({ page, login }) => {
    const tab = await page({ locale, ...filled });
    await login(tab, { name: 'Zubaida Nightwatch' });
    await tab.goto(at('/calculator', locale));
    await goOffline(tab);
    for (const id of toolIds) {
      await tab.goto(at(toolEntry(id).path, locale));
      const { copy } = await loadTool(id);
      await calculateOn(tab, await copy[locale]());
      await tab.getByText(t.offline).first().waitFor();
      expect(await tab.locator('body').textContent()).not.toContain('Zubaida');
    }
    await tab.goto(at('/visit', locale));
    await tab.locator('details:not([open]) > summary:has(h3)').evaluateAll((all) => {
      for (const one of all) (one as HTMLElement).click();
    });
    for (const [fact, value] of Object.entries({ age: '66', a1c: '8.5', egfr: '38' }))
      await tab.locator(`#facts-${fact}`).fill(value);
    await tab.keyboard.press('Tab');
    await tab.locator('section[aria-labelledby="visit-today"] ol > li').first().waitFor();
  });

  test('a sensor’s file is read, and the answer is printed; rules nobody asked about for 31 days are marked', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale, ...filled });
    await quick(tab);
    await tab.goto(at('/insulin-calculator', locale));
    await goOffline(tab);
    await tab.evaluate(() => {
      localStorage.setItem('rules', JSON.stringify({ at: Date.now() - 31 * 86_400_000, withdrawn: [] }));
    });
    await tab.goto(at('/insulin-calculator', locale));
    const { copy } = await loadTool('insulin-cgm');
    await openForm(tab, await copy[locale]());
    await tab.getByRole('button', { name: t.read }).click();
    const rows = Array.from({ length: 15 * 288 }, (_, n) => ({
      time: clockOf(1_794_700_800 + n * 300),
      value: 140 + Math.round(50 * Math.sin(n / 40)),
    }));
    const dialog = tab.getByRole('dialog');
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(clarity(rows)) });
    await dialog.getByRole('button', { name: t.take, disabled: false }).click();
    await dialog.waitFor({ state: 'detached' });
    await tab.locator('#field-baselineA1c').fill('8.5');
    await calculateOn(tab, await copy[locale]());
    await tab.getByText(t.unchecked).first().waitFor();
    const [paper] = await Promise.all([
      tab.waitForEvent('popup'),
      tab.getByRole('button', { name: t.print }).first().click(),
    ]);
    await paper.locator('[data-rules]').first().waitFor();
    expect(await paper.locator('[data-rules]').first().textContent()).toMatch(t.unchecked);
    expect(await paper.locator('[data-rules]').first().textContent()).toContain(engineVersion);
    // The styles came along, too.
    expect(await paper.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Plex');
  });
});

test('nothing that was typed, and nobody’s name, is in any cache; what needs the server says so', async ({
  page,
  login,
}) => {
  const tab = await page({ ...filled });
  const account = await login(tab, { name: 'Wadha Caretaker' });
  await tab.goto('/tools');
  await keptForSomebody(tab);
  // From here on every page comes through the worker, drawn for this person.
  await tab.goto('/insulin-calculator');
  const { copy } = await loadTool('insulin-cgm');
  await openForm(tab, await copy.en());
  await tab.locator('#field-baselineA1c').fill('8.73');
  await tab.getByRole('textbox', { name: 'Patient Name' }).fill('Nasser Unseen');
  await calculateOn(tab, await copy.en());
  await tab.locator('#notes').fill('ملاحظة لا تُحفظ');
  await tab.getByRole('button', { name: 'Save Assessment' }).click();
  await tab.getByText(/^Saved at/).waitFor();
  await tab.goto('/visit');
  await tab.goto('/ar/calculator');
  await tab.goto('/insulin-calculator');
  await tab.context().setOffline(true);
  await tab.goto('/insulin-calculator');
  await tab.locator('#answer').waitFor();
  await tab.getByRole('button', { name: 'Save Assessment' }).click();
  await tab.getByText(/^Not saved yet/).waitFor();
  await tab.getByRole('button', { name: 'History' }).first().click();
  await tab
    .getByRole('dialog')
    .getByText(/could not be reached/)
    .first()
    .waitFor();
  const kept = await everythingKept(tab);
  expect(Object.keys(kept).length).toBeGreaterThan(150);
  expect(Object.keys(kept).filter((key) => key.includes('/api/'))).toEqual([]);
  expect(kept['signed-in /signed-in']).toBe('registered');
  const cookies = (await tab.context().cookies()).map(({ value }) => value);
  for (const secret of [account.name, account.email, 'Nasser', 'Unseen', '8.73', 'ملاحظة لا تُحفظ', ...cookies])
    expect(
      Object.entries(kept)
        .filter(([, text]) => text.includes(secret))
        .map(([key]) => key),
      secret,
    ).toEqual([]);
});

test('after signing out nothing opens offline that was somebody’s', async ({ page, login }) => {
  const tab = await page({ ...filled });
  await login(tab, { name: 'Huda Gone' });
  await tab.goto('/calculator');
  await keptForSomebody(tab);
  await signOut(tab);
  await tab.context().setOffline(true);
  for (const locale of ['en', 'ar'] as const) await opensForNobody(tab, locale, 'Huda');
  expect(await tab.evaluate(() => caches.has('signed-in'))).toBe(false);
});

test('a session that the server has ended opens nothing offline, once the page has heard of it', async ({
  page,
  login,
}) => {
  const tab = await page({ worker: 'kept', allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/] });
  await login(tab, { name: 'Salem Ended' });
  await tab.goto('/calculator');
  await keptForSomebody(tab);
  await tab.context().clearCookies();
  await tab.goto('/calculator');
  await tab.context().setOffline(true);
  await opensForNobody(tab, 'en', 'Salem');
});

test('the network comes back under a calculator that opened without it: the work stays, and is whose it is', async ({
  page,
  login,
}) => {
  const tab = await page({ ...filled });
  await login(tab, { name: 'Maha Back' });
  await tab.goto('/calculator');
  await goOffline(tab);
  await tab.goto('/calculator');
  const { copy } = await loadTool('a1c-forecast');
  await openForm(tab, await copy.en());
  await tab.locator('#field-a1c').fill('9.1');
  await tab.context().setOffline(false);
  await tab.getByText('Maha Back').first().waitFor();
  expect(await tab.locator('#field-a1c').inputValue()).toBe('9.1');
  await expect.poll(() => tab.getByText(words.en.offline).count()).toBe(0);
});

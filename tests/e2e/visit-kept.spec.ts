import type { Page } from 'playwright';
import { describe } from 'vitest';
import { at, axe, expect, type Locale, once, phone, test } from './fixtures/index.ts';
import { openFields } from './fixtures/visit-fields.ts';

// What a visit says of being saved, and of a name that is saved already.
const words = {
  en: {
    name: 'Name or initials',
    save: 'Save visit',
    unsaved: /^Not saved: /,
    saved: /^Saved at /,
    changed: /^Changed since last saved at /,
    notSaved: /^Not saved yet\./,
    noName: 'Enter a name or initials to save.',
    known: /^1 saved with this name/,
    apart: /^Saved as a separate patient\. 1 more with this name/,
    same: 'The same patient?',
  },
  ar: {
    name: 'الاسم أو الأحرف الأولى',
    save: 'حفظ الزيارة',
    unsaved: /^غير محفوظ: /,
    saved: /^حُفظ/,
    changed: /^لم تُحفظ بصورتها الحالية\. آخر حفظ: /,
    notSaved: /^لم يُحفظ بعد\./,
    noName: 'اكتب الاسم أو الأحرف الأولى قبل الحفظ.',
    known: /^محفوظ بهذا الاسم: 1/,
    apart: /^حُفظت لمريض مستقل\. وغيره بهذا الاسم: 1/,
    same: 'هل هو المريض نفسه؟',
  },
} as const;

async function begin(tab: Page, name: string, locale: Locale): Promise<void> {
  await tab.goto(at('/visit', locale));
  await openFields(tab);
  await tab.locator('#facts-a1c').fill('8.5');
  await tab.locator('#facts-egfr').fill('38');
  await tab.getByLabel(words[locale].name).fill(name);
}
const state = (tab: Page) => tab.locator('#visit-save-state');
const hint = (tab: Page) => tab.locator('#visit-kept');
const press = (tab: Page, locale: Locale) => tab.getByRole('button', { name: words[locale].save }).click();
const toasts = (tab: Page) => tab.locator('li[data-tone]');

describe.each(once)('what is said of being saved, in %s', (locale) => {
  const { unsaved, saved, changed, notSaved, noName, known, apart, same } = words[locale];

  test('holds after a reload, and until something is changed', async ({ page, login }) => {
    const tab = await page({ locale, ...(locale === 'ar' && { viewport: phone }) });
    await login(tab);
    await begin(tab, 'Reloaded', locale);
    expect(await hint(tab).innerText()).toMatch(unsaved);
    await press(tab, locale);
    await state(tab).getByText(saved).waitFor();
    await expect.poll(() => hint(tab).innerText()).toBe('');
    await tab.reload();
    await state(tab).getByText(saved).waitFor();
    expect(await hint(tab).innerText()).toBe('');
    // What it was saved without is still not there.
    expect(await state(tab).innerText()).toMatch(/:/);
    await tab.locator('summary h2').first().click();
    await tab.locator('#facts-a1c').fill('9.1');
    await tab.keyboard.press('Tab');
    await state(tab).getByText(changed).waitFor();
    expect(await hint(tab).innerText()).toMatch(unsaved);
    await axe(tab);
    // What is not saved is left only after a question, and what stands saved at once.
    const next = tab.getByRole('button', { name: { en: 'New patient', ar: 'مريض جديد' }[locale], exact: true });
    await next.click();
    await tab.getByRole('alertdialog').getByRole('button').last().click();
    // As it was, it is saved again.
    await tab.locator('#facts-a1c').fill('8.5');
    await tab.keyboard.press('Tab');
    await state(tab).getByText(saved).waitFor();
    await next.click();
    await expect.poll(() => tab.getByLabel(words[locale].name).inputValue()).toBe('');
    expect(await tab.getByRole('alertdialog').count()).toBe(0);
  });

  test('a save that failed, or had no name, is said once: beside the button', async ({ page, login }) => {
    const tab = await page({ locale, allow: [/Failed to load/, /status of 500/] });
    await login(tab);
    await begin(tab, '', locale);
    await press(tab, locale);
    await state(tab).getByText(noName).waitFor();
    await tab.getByLabel(words[locale].name).fill('Fails');
    await tab.route('**/api/visits', (route) => route.fulfill({ status: 500, body: '{}' }));
    await press(tab, locale);
    const alert = state(tab).getByRole('alert').getByText(notSaved);
    await alert.waitFor();
    expect(await toasts(tab).count()).toBe(0);
  });

  test('a name that is saved already is said by the name, and nobody is joined by it', async ({
    page,
    login,
    baseUrl,
  }) => {
    const tab = await page({ locale, ...(locale === 'en' && { viewport: phone }) });
    await login(tab);
    const other = { patientName: 'Same Name', chart: { a1c: { value: 9.4, from: 'entered' } } };
    const sent = await tab.request.post('/api/visits', { headers: { origin: baseUrl }, data: other });
    expect(sent.status()).toBe(201);
    await begin(tab, 'same name', locale);
    await tab.keyboard.press('Tab');
    const told = tab.getByRole('button', { name: known });
    await told.waitFor();
    const name = await tab.getByLabel(words[locale].name).boundingBox();
    const box = await told.boundingBox();
    // Where the eye is: no further from the field than its own height.
    expect(Math.abs((box?.y ?? 999) - (name?.y ?? 0))).toBeLessThan(2 * (name?.height ?? 0));
    await axe(tab);
    // Saved all the same, it is another patient, and says so.
    await press(tab, locale);
    await state(tab).getByText(saved).waitFor();
    await tab.getByRole('button', { name: apart }).click();
    await tab.getByRole('heading', { name: same }).waitFor();
    await expect.poll(() => tab.evaluate(() => document.activeElement?.id)).toBe('visit-candidates');
    const ids = await tab.evaluate(async () =>
      ((await (await fetch('/api/visits')).json()) as { patientId: string }[]).map(({ patientId }) => patientId),
    );
    expect(new Set(ids).size).toBe(2);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });

  test('what was told of it does not follow to the plan, whose first step it would cover', async ({ page, login }) => {
    const tab = await page({ locale });
    await login(tab);
    await begin(tab, 'To the plan', locale);
    await press(tab, locale);
    await toasts(tab).first().waitFor();
    await tab.locator('#facts-onward button').click();
    await expect.poll(() => toasts(tab).count()).toBe(0);
  });
});

// What is too old to steer a plan, said with its day, and confirmed where nobody has to measure it.
const oldWords = {
  en: { old: /^Too old to count in the plan; measure or ask again: .*1 March 2019/, still: /^Still so today: / },
  ar: { old: /^قديم فلا يُحتسب في الخطة، يُقاس أو يُسأل عنه من جديد: .*2019/, still: /^ما زال كذلك اليوم: / },
} as const;

describe.each(once)('what is too old, in %s', (locale) => {
  test('is named with its day; a denial is confirmed by one press, a figure is not', async ({ page, quick }) => {
    const tab = await page({ locale, ...(locale === 'ar' && { viewport: phone }) });
    await quick(tab);
    await tab.goto(at('/visit', locale));
    await tab.locator('#facts-a1c').fill('8.5');
    await tab.locator('#facts-egfr').fill('38');
    await tab.keyboard.press('Tab');
    await tab.locator('section[aria-labelledby="visit-today"] ol > li').first().waitFor();
    await tab.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('draft:visit') ?? '{}');
      kept.chart.potassium = { value: 4.2, on: '2019-03-01', from: 'record' };
      kept.chart.pancreatitis = { value: false, on: '2019-03-01', from: 'record' };
      sessionStorage.setItem('draft:visit', JSON.stringify(kept));
    });
    await tab.reload();
    const told = tab.getByRole('status').filter({ hasText: oldWords[locale].old });
    await told.waitFor();
    const still = tab.getByRole('button', { name: oldWords[locale].still });
    await axe(tab);
    await still.click();
    await expect.poll(() => still.count()).toBe(0);
    // The potassium is still to be measured.
    expect(await told.count()).toBe(1);
  });
});

import type { Page } from 'playwright';
import { access as arAccess } from '../../src/content/ui/ar/access.ts';
import { auth as arAuth } from '../../src/content/ui/ar/auth.ts';
import { access as enAccess } from '../../src/content/ui/en/access.ts';
import { auth as enAuth } from '../../src/content/ui/en/auth.ts';
import { afterAll, beforeAll } from 'vitest';
import { misfits } from './fixtures/account-dialog.ts';
import { type Account, register } from '../../tools/browser/accounts.ts';
import { at, axe, expect, phone, ready, test } from './fixtures/index.ts';
import { press, type } from './fixtures/keys.ts';
import { type RunningServer, startServer } from '../../tools/browser/start-server.ts';

/** Of its own, because the others' never lock. */
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ IDLE_LOCK_MINUTES: '1' });
});
afterAll(() => server.stop());

const words = {
  en: {
    ...enAccess.locked,
    auth: enAuth,
    name: 'Patient Name',
    calculate: 'Calculate Prediction',
    sensor: 'Read a CGM file',
  },
  ar: {
    ...arAccess.locked,
    auth: arAuth,
    name: 'اسم المريض',
    calculate: 'احسب التوقّع',
    sensor: 'قراءة ملف المراقبة المستمرة',
  },
} as const;
const allow = [/status of 401/];
const patient = 'Zaynab Harbi';
const notes = 'Seen at home';
const notesOf = (view: Page) => view.locator('#notes');
const lockOf = (view: Page, locale: 'en' | 'ar' = 'en') => view.getByRole('dialog', { name: words[locale].title });
const status = async (view: Page): Promise<number> => (await view.request.get(`${server.url}/api/auth/user`)).status();

/** The Calculation Tool with an answer, a name and notes, on a page whose time the test decides. */
async function atWork(view: Page, locale: 'en' | 'ar' = 'en'): Promise<void> {
  await view.clock.install();
  await view.goto(`${server.url}${at('/calculator', locale)}`);
  await view.locator('input[name="mode"][value="hcp"]').check({ force: true });
  await view.getByRole('button', { name: words[locale].calculate }).click();
  await view.locator('#answer').waitFor();
  await view.getByRole('textbox', { name: words[locale].name }).fill(patient);
  await notesOf(view).fill(notes);
  await notesOf(view).focus();
}
/** Nobody touches it for a little longer than it waits. */
async function leaveAlone(view: Page, locale: 'en' | 'ar' = 'en'): Promise<void> {
  await view.clock.fastForward(62_000);
  await lockOf(view, locale).waitFor();
}
async function unlock(view: Page, { email, password }: Account, locale: 'en' | 'ar' = 'en'): Promise<void> {
  const form = lockOf(view, locale).getByRole('tabpanel');
  await type(view, form.locator('input[name="email"]'), email);
  await type(view, form.locator('input[name="password"]'), password);
  await view.keyboard.press('Enter');
  await lockOf(view, locale).waitFor({ state: 'detached' });
}

test.for(['en', 'ar'] as const)(
  'a page that nobody uses shows and says nothing, and opens for the same person where they were (%s)',
  async (locale, { page }) => {
    const view = await page({ locale, allow });
    const account = await register(view, server.url, { name: 'Dr. Huda' });
    await atWork(view, locale);
    await view.clock.fastForward(50_000);
    await view.keyboard.press('Shift');
    await view.clock.fastForward(50_000);
    expect(await notesOf(view).isVisible()).toBe(true);
    await leaveAlone(view, locale);

    expect(await status(view)).toBe(401);
    expect(await view.locator('#answer').isVisible()).toBe(false);
    const heard = await view.locator('body').ariaSnapshot();
    for (const word of [patient, notes]) expect(heard).not.toContain(word);
    expect(heard).toContain('Dr. Huda');
    await axe(view);
    expect(await misfits(lockOf(view, locale))).toEqual([]);
    await view.keyboard.press('Escape');
    await view.keyboard.press('Escape');
    expect(await lockOf(view, locale).isVisible()).toBe(true);

    await unlock(view, account, locale);
    expect(await view.getByRole('textbox', { name: words[locale].name }).inputValue()).toBe(patient);
    expect(await notesOf(view).inputValue()).toBe(notes);
    expect(await view.locator('#answer').isVisible()).toBe(true);
    await expect.poll(() => notesOf(view).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await status(view)).toBe(200);
  },
);

test('another person finds nothing of it, and it is gone for good', async ({ page }) => {
  const view = await page({ allow });
  const other = await register(view, server.url, { name: 'Dr. Sami' });
  const first = await register(view, server.url, { name: 'Dr. Huda' });
  await atWork(view);
  await leaveAlone(view);
  await unlock(view, other);
  // As the page begins for somebody new; under the clinician's mode the form is an example's, without a name.
  const kept = () => view.evaluate(() => JSON.stringify({ ...sessionStorage }) + document.documentElement.outerHTML);
  for (const word of [patient, notes]) await expect.poll(kept).not.toContain(word);
  await view.locator('input[name="mode"][value="hcp"]').check({ force: true });
  expect(await view.locator('#answer').count()).toBe(0);
  await leaveAlone(view);
  await unlock(view, first);
  for (const word of [patient, notes]) expect(await kept()).not.toContain(word);
});

test('who locks one tab locks all, who opens one opens all, each with what was in it', async ({ page }) => {
  const view = await page({ allow });
  const account = await register(view, server.url, {});
  // First of all the clock: put under a page that stands, it jumps, and the page locks.
  await atWork(view);
  const second = await view.context().newPage();
  await second.goto(`${server.url}/insulin-calculator`);
  await second.locator('#field-baselineA1c').fill('8.7');
  await view.bringToFront();
  await leaveAlone(view);
  await lockOf(second).waitFor();
  expect(await second.locator('#field-baselineA1c').isVisible()).toBe(false);
  await unlock(view, account);
  await second.bringToFront();
  await lockOf(second).waitFor({ state: 'detached' });
  expect(await second.locator('#field-baselineA1c').inputValue()).toBe('8.7');
  expect(await status(view)).toBe(200);
});

test('it stays locked over a reload, and what was typed comes back with its person', async ({ page }) => {
  const view = await page({ allow, viewport: phone });
  const account = await register(view, server.url, {});
  await atWork(view);
  await leaveAlone(view);
  expect(await misfits(lockOf(view))).toEqual([]);
  await view.reload();
  await ready(view);
  expect(await view.locator('body').innerText()).not.toContain(notes);
  expect(await notesOf(view).count()).toBe(0);
  await view.getByRole('tab', { name: words.en.auth.tabs.signIn, exact: true }).click();
  const form = view.getByRole('tabpanel');
  await form.locator('input[name="email"]:visible').fill(account.email);
  await form.locator('input[name="password"]:visible').fill(account.password);
  await view.keyboard.press('Enter');
  await notesOf(view).waitFor();
  expect(await notesOf(view).inputValue()).toBe(notes);
});

test('a dialog that was open is out of sight, too, and stands again afterwards', async ({ page }) => {
  const view = await page({ allow });
  const account = await register(view, server.url, {});
  await view.clock.install();
  await view.goto(`${server.url}/insulin-calculator`);
  await press(view, view.getByRole('button', { name: words.en.sensor }));
  const sensor = view.getByRole('dialog').filter({ has: view.locator('input[type="file"]') });
  await sensor.waitFor();
  await leaveAlone(view);
  expect(await sensor.isVisible()).toBe(false);
  await unlock(view, account);
  await sensor.waitFor();
});

test('when nobody can be told, it locks all the same', async ({ page }) => {
  const view = await page({ allow: [/status of 401|ERR_INTERNET_DISCONNECTED|Failed to fetch/] });
  const account = await register(view, server.url, {});
  await atWork(view);
  await view.context().setOffline(true);
  await leaveAlone(view);
  expect(await notesOf(view).isVisible()).toBe(false);
  await view.context().setOffline(false);
  await view.reload();
  await expect.poll(() => status(view)).toBe(401);
  await lockOf(view).waitFor();
  expect(await notesOf(view).isVisible()).toBe(false);
  await unlock(view, account);
  await expect.poll(() => notesOf(view).inputValue()).toBe(notes);
});

test('nobody signs in again within an hour: nothing of the patient stays in the tab', async ({ page }) => {
  const view = await page({ allow });
  await register(view, server.url, { name: 'Dr. Huda' });
  await atWork(view);
  await leaveAlone(view);
  const kept = () => view.evaluate(() => JSON.stringify({ ...sessionStorage }) + document.documentElement.outerHTML);
  await view.clock.fastForward(58 * 60_000);
  expect(await kept()).toContain(patient);
  await view.clock.fastForward(3 * 60_000);
  await view.waitForURL('**/auth');
  await view.getByText(enAuth.expired.cleared).first().waitFor();
  for (const word of [patient, notes]) expect(await kept()).not.toContain(word);
});

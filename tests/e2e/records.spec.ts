import type { Locator, Page } from 'playwright';
import { at, axe, expect, type Locale, ready, test } from './fixtures/index.ts';

const notice = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Save Assessment' });
const patient = (page: Page) => page.getByRole('textbox', { name: 'Patient Name' });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Clinical notes' });
const saved = (page: Page) => page.getByText(/^Saved at/);

/** The Calculation Tool with an answer on screen. */
async function calculated(page: Page): Promise<void> {
  await page.goto('/calculator');
  await page.getByRole('radio', { name: 'HCP Mode' }).check();
  await page.getByRole('button', { name: 'Calculate Prediction' }).click();
  await save(page).waitFor();
}
async function savedAs(page: Page, name: string): Promise<void> {
  await patient(page).fill(name);
  await save(page).click();
  await saved(page).waitFor();
}
async function history(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await dialog.waitFor();
  return dialog;
}
interface Stored {
  readonly id: string;
  readonly patientName: string;
  readonly patientData: object;
  readonly results: object;
}
async function stored(page: Page): Promise<Stored[]> {
  return (await (await page.request.get('/api/assessments?tool=a1c-forecast&limit=200')).json()) as Stored[];
}

test('an assessment is saved, found, loaded and deleted', async ({ page, login }) => {
  const view = await page();
  const addresses: string[] = [];
  view.on('request', (request) => addresses.push(request.url()));
  await login(view);
  await calculated(view);
  await save(view).click();
  await notice(view, /Patient name required.*Please enter a patient name before saving/s).waitFor();
  expect(await patient(view).evaluate((input) => input === document.activeElement)).toBe(true);
  await notes(view).fill('ملاحظة أولى');
  await patient(view).fill('Maryam Ali');
  await save(view).click();
  await notice(view, /Assessment saved.*Patient assessment has been saved to your history/s).waitFor();
  await savedAs(view, 'أحمد علي');
  expect(await stored(view)).toHaveLength(2);

  const dialog = await history(view);
  await dialog.getByRole('tab', { name: 'All Assessments (2)' }).waitFor();
  await axe(view);
  // Folded on the server: alef without its hamza.
  await dialog.getByRole('textbox').fill('احمد');
  await dialog.getByRole('tab', { name: 'Search by Patient (1)' }).waitFor();
  await dialog.getByRole('textbox').fill('nobody');
  await dialog.getByText('No assessments found for "nobody"').waitFor();
  await dialog.getByRole('textbox').fill('maryam');
  await dialog.getByText('Maryam Ali').filter({ visible: true }).waitFor();
  expect(addresses.filter((address) => /maryam/i.test(decodeURIComponent(address)))).toEqual([]);
  await dialog.getByRole('button', { name: /^Load the assessment for/ }).click();
  await notice(view, /Assessment loaded.*Loaded assessment for Maryam Ali/s).waitFor();
  expect(await patient(view).inputValue()).toBe('Maryam Ali');
  expect(await notes(view).inputValue()).toBe('ملاحظة أولى');
  expect(
    await view
      .getByRole('button', { name: 'History', exact: true })
      .evaluate((button) => button === document.activeElement),
  ).toBe(true);

  await history(view);
  const asked: string[] = [];
  view.once('dialog', (question) => {
    asked.push(question.message());
    void question.dismiss();
  });
  const remove = dialog.getByRole('button', { name: /^Delete the assessment for .*Maryam Ali/ });
  await remove.click();
  expect(asked).toEqual([
    'Are you sure you want to permanently delete the assessment for Maryam Ali? This action cannot be undone.',
  ]);
  view.once('dialog', (question) => void question.accept());
  await remove.click();
  await notice(view, /Assessment deleted.*Assessment has been permanently removed/s).waitFor();
  await dialog.getByRole('tab', { name: 'All Assessments (1)' }).waitFor();
  // The notification is inside the dialog: beside it, it would be inert.
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'Assessment deleted' })
    .getByRole('button', { name: 'Close notification' })
    .click();
  await axe(view);
  expect((await stored(view)).map((record) => record.patientName)).toEqual(['أحمد علي']);
});

test('after a deletion the focus stays in the list, and goes to the search when the list is empty', async ({
  page,
  login,
}) => {
  const view = await page();
  await login(view);
  await calculated(view);
  for (const name of ['Maryam Ali', 'Huda Salem', 'Noor Said']) {
    await patient(view).fill(name);
    await save(view).click();
    await saved(view).waitFor();
  }
  const dialog = await history(view);
  view.on('dialog', (question) => void question.accept());
  const focused = () =>
    view.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');
  // From the middle to the next row, from the last row to the one before, from the only row to the search.
  for (const [gone, next] of [
    ['Huda Salem', /^Load .*Maryam Ali/],
    ['Maryam Ali', /^Load .*Noor Said/],
    ['Noor Said', /^INPUT$/],
  ] as const) {
    await dialog.getByRole('button', { name: new RegExp(`^Delete .*${gone}`) }).click();
    await dialog.getByRole('button', { name: new RegExp(`^Delete .*${gone}`) }).waitFor({ state: 'detached' });
    await expect.poll(focused).toMatch(next);
  }
});

test('a phone saves from the bar below the answer, by way of the name', async ({ page, login }) => {
  const view = await page({ viewport: { width: 390, height: 844 } });
  await login(view);
  await calculated(view);
  const bar = view.getByRole('button', { name: 'Save', exact: true });
  await bar.click();
  expect(await patient(view).evaluate((input) => input === document.activeElement)).toBe(true);
  await patient(view).fill('Maryam Ali');
  await bar.click();
  await saved(view).waitFor();
  expect(await stored(view)).toHaveLength(1);
});

test('the same answer is stored once, however often it is sent', async ({ page, login }) => {
  const view = await page({ allow: [/ERR_FAILED/] });
  await login(view);
  await calculated(view);
  await patient(view).fill('Maryam Ali');
  let lost = false;
  await view.route('**/api/assessments', async (route) => {
    if (route.request().method() !== 'POST' || lost) return route.continue();
    lost = true;
    // It reaches the server; the answer is lost on the way back.
    await route.fetch();
    return route.abort();
  });
  await save(view).click();
  await view.getByText(/^Not saved yet/).waitFor();
  await notice(view, /Save failed.*could not be reached/s)
    .getByRole('button', { name: 'Try again' })
    .click();
  await saved(view).waitFor();
  await save(view).click();
  await notice(view, 'Assessment saved').waitFor();
  expect(await stored(view)).toHaveLength(1);
});

test('a session that ends in the middle loses nothing for the same person', async ({ page, login }) => {
  const view = await page({ allow: [/status of 401/] });
  const account = await login(view);
  await calculated(view);
  await patient(view).fill('Maryam Ali');
  await view.context().clearCookies();
  await save(view).click();
  const dialog = view.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.waitFor();
  await axe(view);
  await view.keyboard.press('Escape');
  await view.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(true);
  expect(await dialog.locator('input[type=email]:visible').inputValue()).toBe(account.email);
  await dialog.locator('input[type=password]:visible').fill(account.password);
  await dialog.locator('input[type=password]:visible').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await patient(view).inputValue()).toBe('Maryam Ali');
  await save(view).click();
  await saved(view).waitFor();
});

test('somebody else finds nothing of it', async ({ page, login }) => {
  const view = await page({ allow: [/status of 401/] });
  await login(view);
  await calculated(view);
  await patient(view).fill('Maryam Ali');
  await view.context().clearCookies();
  await save(view).click();
  const dialog = view.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByRole('tab', { name: 'Quick' }).click();
  await dialog.getByRole('textbox', { name: 'Your Name' }).fill('Somebody');
  await dialog.getByRole('button', { name: 'Start Calculator' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await view.content()).not.toContain('Maryam');
  expect(
    await view.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage })),
  ).not.toContain('Maryam');
});

test('signing out leaves nothing behind, and the back button shows nothing', async ({ page, login }) => {
  const view = await page({ allow: [/status of 401/] });
  await login(view, { name: 'Dr. Huda' });
  await calculated(view);
  await notes(view).fill('confidential words');
  await savedAs(view, 'Maryam Ali');
  await view.waitForTimeout(400);
  await view.getByRole('button', { name: 'Logout' }).click();
  await view.waitForURL('**/auth');
  await ready(view);
  const kept = await view.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
  for (const word of ['Maryam', 'confidential', 'Huda', '8.5']) expect(kept).not.toContain(word);
  await view.goBack().catch(() => null);
  await view.waitForTimeout(500);
  for (const word of ['Maryam', 'confidential', 'Huda']) expect(await view.content()).not.toContain(word);
});

test('a reload brings back what was typed', async ({ page, login }) => {
  const view = await page();
  await login(view);
  await calculated(view);
  await patient(view).fill('Maryam Ali');
  await view.reload();
  await ready(view);
  await expect.poll(() => patient(view).inputValue()).toBe('Maryam Ali');
});

test('a quick visitor may calculate, not save', async ({ page, quick }) => {
  const view = await page();
  await quick(view);
  await view.goto('/calculator');
  await view.getByText('Quick User', { exact: true }).waitFor();
  expect(await view.getByRole('button', { name: 'History', exact: true }).count()).toBe(0);
  expect(await patient(view).count()).toBe(0);
  expect((await view.request.get('/api/assessments')).status()).toBe(403);
});

test('the history comes page by page, and says when it cannot come', async ({ page, login }) => {
  const view = await page({ allow: [/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/] });
  await login(view);
  await calculated(view);
  await savedAs(view, 'P 0');
  const [first] = await stored(view);
  const origin = new URL(view.url()).origin;
  for (let n = 1; n < 52; n += 1) {
    await view.request.post('/api/assessments', {
      headers: { origin },
      data: {
        tool: 'a1c-forecast',
        patientName: `P ${n}`,
        patientData: first?.patientData,
        results: first?.results,
        clinicalNotes: '',
      },
    });
  }
  await view.route('**/api/assessments/search', (route) => route.abort());
  const dialog = await history(view);
  await dialog.getByRole('alert').waitFor();
  await view.unroute('**/api/assessments/search');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('tab', { name: 'All Assessments (50+)' }).waitFor();
  await dialog.getByRole('button', { name: 'Load more' }).click();
  await dialog.getByRole('tab', { name: 'All Assessments (52)' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Load more' }).count()).toBe(0);
});

test.for(['en', 'ar'] as const)('the history fits a phone (%s)', async (locale: Locale, { page, login }) => {
  const view = await page({ locale, viewport: { width: 390, height: 844 } });
  await login(view);
  await view.goto(at('/calculator', locale));
  await view.locator('header input[type=radio]').nth(1).check({ force: true });
  await view
    .getByRole('button', { name: locale === 'en' ? 'History' : 'السجل' })
    .filter({ visible: true })
    .click();
  await view.getByText(locale === 'en' ? 'No saved assessments yet' : 'لا توجد تقييمات محفوظة بعد').waitFor();
  await axe(view, 'dialog');
  expect(
    await view.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await view.keyboard.press('Escape');
  await expect.poll(() => view.locator('dialog[open]').count()).toBe(0);
});

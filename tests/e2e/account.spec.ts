import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright';
import { en as enWords } from '../../src/content/ui/en.ts';
import { ar as arWords } from '../../src/content/ui/ar.ts';
import { accountDialog as enDialog } from '../../src/content/ui/en/account-dialog.ts';
import { accountDialog as arDialog } from '../../src/content/ui/ar/account-dialog.ts';
import { errors as enErrors } from '../../src/content/ui/en/errors.ts';
import { errors as arErrors } from '../../src/content/ui/ar/errors.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { at, axe, expect, type Locale, once, phone, test, windowsFor } from './fixtures/index.ts';

const words = {
  en: { ...enDialog, errors: enErrors, shell: enWords.shell, show: 'Show password', out: 'Logout' },
  ar: { ...arDialog, errors: arErrors, shell: arWords.shell, show: 'إظهار كلمة المرور', out: 'تسجيل الخروج' },
} as const;
const formula = '=HYPERLINK("http://evil.example","Click")';
const arabicName = 'محمد العتيبي';

const badge = (view: Page): Locator => view.locator('[data-account]');
const dialog = (view: Page): Locator => view.locator('dialog[open]');
const field = (view: Page, name: string): Locator => dialog(view).locator(`input[name="${name}"]:visible`);

async function save(view: Page, patientName: string): Promise<void> {
  const tool = await loadTool('a1c-forecast');
  const origin = new URL(view.url()).origin;
  const answer = await view.request.post('/api/assessments', {
    headers: { origin },
    data: { tool: tool.id, patientName, patientData: tool.defaults, results: {}, clinicalNotes: '' },
  });
  expect(answer.status()).toBe(201);
}
async function open(view: Page): Promise<Locator> {
  if (!(await badge(view).isVisible())) await view.locator('[popovertarget="bar-menu"]').click();
  await badge(view).click();
  await dialog(view).waitFor();
  return dialog(view);
}
async function section(view: Page, name: string): Promise<void> {
  await dialog(view).getByRole('tab', { name, exact: true }).click();
  await dialog(view).getByRole('tabpanel').getByRole('heading').first().waitFor();
}
async function download(view: Page, name: string): Promise<string> {
  const [file] = await Promise.all([view.waitForEvent('download'), dialog(view).getByRole('button', { name }).click()]);
  // The browser may run in another process, whose files are not ours to open.
  return (await buffer(await file.createReadStream())).toString('utf8');
}
const status = async (view: Page): Promise<number> => (await view.request.get('/api/auth/user')).status();

test.for(once)('a person manages and deletes their account (%s)', async (locale: Locale, { page, login, baseUrl }) => {
  const say = words[locale];
  const view = await page({ locale, allow: [/status of (401|422)/] });
  const account = await login(view, { name: 'Dr. Huda' });
  await view.goto(at('/calculator', locale));
  await save(view, formula);
  await save(view, arabicName);
  const second = await page({ locale, allow: [/status of 401/] });
  const elsewhere = await second.request.post(`${baseUrl}/api/auth/login`, {
    headers: { origin: baseUrl },
    data: { email: account.email, password: account.password },
  });
  expect(elsewhere.ok()).toBe(true);

  // The password: every mistake at its place, then changed; the other session is dead, this one goes on.
  await open(view);
  await axe(view, 'dialog');
  await field(view, 'currentPassword').fill('not this one');
  await field(view, 'newPassword').fill('short');
  await dialog(view).getByRole('button', { name: say.password.submit }).click();
  await dialog(view).locator('input[name="newPassword"][aria-invalid="true"]').waitFor();
  expect(await field(view, 'newPassword').evaluate((input) => input === document.activeElement)).toBe(true);
  await field(view, 'newPassword').fill('another quiet clinic');
  await dialog(view).getByRole('button', { name: say.password.submit }).click();
  await dialog(view).getByText(say.errors.wrong_password).waitFor();
  expect(
    await field(view, 'currentPassword').evaluate(
      (input) => input === document.activeElement && input.getAttribute('aria-invalid'),
    ),
  ).toBe('true');
  await axe(view, 'dialog');
  expect(
    await dialog(view)
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete'))),
  ).toEqual(['username', 'current-password', 'new-password']);
  await field(view, 'currentPassword').fill(account.password);
  await dialog(view).getByRole('button', { name: say.show }).first().click();
  expect(await field(view, 'currentPassword').getAttribute('type')).toBe('text');
  await dialog(view).getByRole('button', { name: say.password.submit }).click();
  await dialog(view).getByText(say.password.done.text).first().waitFor();
  expect([await status(view), await status(second)]).toEqual([200, 401]);

  // Sessions: the other one is there again under the new password, and is ended.
  await second.request.post(`${baseUrl}/api/auth/login`, {
    headers: { origin: baseUrl },
    data: { email: account.email, password: 'another quiet clinic' },
  });
  expect(await status(second)).toBe(200);
  await section(view, say.sections.sessions);
  await dialog(view).getByText(say.sessions.here).waitFor();
  await dialog(view)
    .getByRole('button', { name: new RegExp(`^${locale === 'en' ? 'End the session' : 'إنهاء الجلسة'}`) })
    .click();
  await expect.poll(() => status(second)).toBe(401);
  await expect.poll(() => dialog(view).getByRole('tabpanel').getByRole('listitem').count()).toBe(1);
  expect(await view.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);

  // Both files, read as a program reads them.
  await section(view, say.sections.data);
  const json = JSON.parse(await download(view, say.data.json)) as {
    account: { email: string };
    records: { patientName: string }[];
    activity: { action: string }[];
  };
  expect(json.account.email).toBe(account.email);
  expect(json.records.map(({ patientName }) => patientName).sort()).toEqual([formula, arabicName].sort());
  const csv = await download(view, say.data.csv);
  expect(csv.startsWith('\uFEFFtool,createdAt,patientName,')).toBe(true);
  expect(csv).toContain(`,"'=HYPERLINK(""http://evil.example"",""Click"")",`);
  expect(csv).toContain(`,${arabicName},`);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(3);

  await section(view, say.sections.activity);
  for (const action of ['export', 'password-change', 'save', 'register'])
    await dialog(view)
      .getByText(say.activity.actions[action] as string, { exact: true })
      .first()
      .waitFor();

  // Esc closes, the focus is back on the badge.
  await view.keyboard.press('Escape');
  await expect.poll(() => dialog(view).count()).toBe(0);
  expect(await badge(view).evaluate((button) => button === document.activeElement)).toBe(true);

  // Deleting: says what is lost, asks for the password, leaves nothing behind; the other tab notices.
  const tab = await view.context().newPage();
  await tab.goto(at('/calculator', locale));
  await open(view);
  await section(view, say.sections.delete);
  await dialog(view).getByText(say.delete.lost.records.replace('{n}', '2')).waitFor();
  await dialog(view).getByRole('button', { name: say.delete.first }).click();
  await dialog(view).getByRole('heading', { name: say.data.title }).waitFor();
  await section(view, say.sections.delete);
  await field(view, 'password').fill('not this one');
  await dialog(view).getByRole('button', { name: say.delete.submit }).click();
  await dialog(view).getByText(say.errors.wrong_password).waitFor();
  await field(view, 'password').fill('another quiet clinic');
  await dialog(view).getByRole('button', { name: say.delete.submit }).click();
  await view.waitForURL(`**${at('/auth', locale)}`);
  await view.getByText(say.delete.done.text).first().waitFor();
  await tab.waitForURL(`**${at('/auth', locale)}`);
  const kept = await view.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
  for (const word of ['Huda', account.email, 'clinic']) expect(kept).not.toContain(word);
  expect(await status(view)).toBe(401);
  const again = await view.request.post('/api/auth/login', {
    headers: { origin: baseUrl },
    data: { email: account.email, password: 'another quiet clinic' },
  });
  expect(again.status()).toBe(401);
});

test.for(
  (['en', 'ar'] as const).flatMap((locale) =>
    windowsFor(locale).map((viewport) => ({ locale, viewport, width: viewport.width })),
  ),
)('every section is sound ($locale, $width px)', async ({ locale, viewport }, { page, login }) => {
  const say = words[locale];
  const view = await page({ locale, viewport, colorScheme: viewport === phone ? 'dark' : 'light' });
  await login(view, { name: locale === 'ar' ? 'د. هدى القحطاني' : 'Dr. Huda Qahtani' });
  await view.goto(at('/calculator', locale));
  await open(view);
  for (const name of ['password', 'passkeys', 'sessions', 'tokens', 'data', 'activity', 'delete'] as const) {
    await section(view, say.sections[name]);
    await axe(view, 'dialog');
    const wide = await dialog(view).evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter(
          (part) =>
            part.scrollWidth > part.clientWidth + 1 &&
            getComputedStyle(part).display !== 'inline' &&
            !part.closest('.visually-hidden'),
        )
        .map((part) => part.className),
    );
    expect(wide).toEqual([]);
    const small = await dialog(view)
      .locator('button:visible')
      .evaluateAll((buttons) =>
        buttons.filter((button) => button.getBoundingClientRect().height < 43.5).map((button) => button.textContent),
      );
    expect(small).toEqual([]);
  }
  await dialog(view).getByRole('button', { name: say.close, exact: true }).click();
  await expect.poll(() => dialog(view).count()).toBe(0);
  expect(await view.evaluate(() => document.activeElement?.matches('[data-account], [popovertarget="bar-menu"]'))).toBe(
    true,
  );
});

test('by keyboard alone, on a public page too', async ({ page, login }) => {
  const view = await page();
  await login(view);
  await view.goto('/calculator');
  await view.goto('/tools');
  await badge(view).waitFor();
  await badge(view).focus();
  await view.keyboard.press('Enter');
  await dialog(view).waitFor();
  await dialog(view).getByRole('tab', { selected: true }).focus();
  await view.keyboard.press('End');
  await dialog(view).getByRole('heading', { name: enDialog.delete.title }).waitFor();
  await view.keyboard.press('Home');
  await view.keyboard.press('ArrowRight');
  await dialog(view).getByRole('heading', { name: enDialog.passkeys.title }).waitFor();
  await view.keyboard.press('ArrowRight');
  await dialog(view).getByRole('heading', { name: enDialog.sessions.title }).waitFor();
  await dialog(view).getByRole('button', { name: enDialog.sessions.everywhere }).press('Enter');
  await view.waitForURL('**/auth');
  expect(await status(view)).toBe(401);
});

test('an ended session closes the dialog and asks to sign in; the server away is said in place', async ({
  page,
  login,
}) => {
  const view = await page({ allow: [/status of (401|503)/, /ERR_FAILED/] });
  await login(view);
  await view.goto('/calculator');
  await open(view);
  await view.route('**/api/account/sessions', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":"database_away","message":"x"}' }),
  );
  await dialog(view).getByRole('tab', { name: 'Sessions' }).click();
  await dialog(view).getByRole('alert').getByText(enErrors.database_away).waitFor();
  await axe(view, 'dialog');
  await view.unroute('**/api/account/sessions');
  await dialog(view).getByRole('button', { name: 'Try again' }).click();
  await dialog(view).getByText(enDialog.sessions.here).waitFor();
  await view.route('**/api/account/export', (route) => route.abort());
  await section(view, 'My data');
  await dialog(view).getByRole('button', { name: enDialog.data.csv }).click();
  await dialog(view).getByRole('alert').getByText(enErrors.offline).waitFor();
  await view.context().clearCookies();
  await dialog(view).getByRole('tab', { name: 'Activity' }).click();
  await view.getByRole('heading', { name: 'Please sign in again' }).waitFor();
  expect(await dialog(view).count()).toBe(1);
});

test.for(once)('signing out is at hand on every page that asks for a sign-in (%s)', async (locale, { page, login }) => {
  const view = await page({ locale });
  await login(view);
  for (const path of [...toolIds.map((id) => toolEntry(id).path), '/visit']) {
    await view.goto(at(path, locale));
    const out = view.getByRole('button', { name: words[locale].out, exact: true });
    await out.waitFor();
    expect([path, await out.isVisible()]).toEqual([path, true]);
  }
});

test.for(once)('a quick visitor sees what there is to know (%s)', async (locale: Locale, { page, quick }) => {
  const view = await page({ locale });
  await quick(view, 'Noura');
  await view.goto(at('/calculator', locale));
  await open(view);
  await axe(view, 'dialog');
  expect(await dialog(view).getByRole('tab').count()).toBe(0);
  expect(await dialog(view).getByRole('link', { name: words[locale].quick.register }).getAttribute('href')).toBe(
    at('/auth', locale),
  );
  for (const path of ['', '/sessions', '/activity'])
    expect((await view.request.get(`/api/account${path}`)).status()).toBe(403);
  await dialog(view).getByRole('button', { name: words[locale].quick.signOut }).click();
  await view.waitForURL(`**${at('/auth', locale)}`);
});

import type { Page } from 'playwright';
import { at, axe, expect, hold, type Locale, phone, ready, test } from './fixtures/index.ts';

const words = {
  en: { title: 'Diabetes Care Platform', tabs: ['Quick', 'Sign In', 'Register'], logout: 'Logout' },
  ar: { title: 'منصّة رعاية السكري', tabs: ['دخول سريع', 'تسجيل الدخول', 'إنشاء حساب'], logout: 'تسجيل الخروج' },
} as const;
const guarded = '/calculator';

const title = (page: Page, locale: Locale = 'en') => page.getByRole('heading', { name: words[locale].title });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const notice = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });
const logout = (page: Page, locale: Locale = 'en') => page.getByRole('button', { name: words[locale].logout });
const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
}
async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await tab(page, 'Sign In').click();
  await page.getByRole('textbox', { name: 'Email' }).filter({ visible: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).filter({ visible: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('quick access needs a name and leads to the calculator', async ({ page }) => {
  const view = await page();
  await open(view, '/auth');
  await expect.poll(() => tab(view, 'Quick').getAttribute('aria-selected')).toBe('true');
  await view.getByText("Choose how you'd like to access the calculator").waitFor();
  await view.getByRole('textbox', { name: 'Your Name' }).fill('   ');
  await pressed(view, 'Start Calculator');
  await notice(view, /Error.*Please enter your name/s).waitFor();
  expect(
    await view
      .getByRole('textbox', { name: 'Your Name' })
      .evaluate((input) => input === document.activeElement && input.getAttribute('aria-invalid')),
  ).toBe('true');
  await view.getByRole('textbox', { name: 'Your Name' }).fill('Noura');
  await pressed(view, 'Start Calculator');
  await view.waitForURL('**/calculator');
  await notice(view, "Welcome! Note: You won't be able to save patient history.").waitFor();
  await view.getByText('Quick User', { exact: true }).waitFor();
});

test('an account is made, left and entered again', async ({ page }) => {
  const view = await page({ allow: [/status of 40[19]/] });
  const email = `nurse.${Date.now()}@example.test`;
  await open(view, '/auth');
  await tab(view, 'Register').click();
  await pressed(view, 'Create Account');
  await notice(view, 'Please fill in all fields').waitFor();
  await view.getByRole('textbox', { name: 'Full Name' }).fill('Dr. Sara');
  await view.getByRole('textbox', { name: 'Email' }).filter({ visible: true }).fill(email);
  await view.getByRole('textbox', { name: 'Password' }).filter({ visible: true }).fill('1234567');
  await pressed(view, 'Create Account');
  await view.getByRole('tabpanel').getByText('Use at least 8 characters.').waitFor();
  await view.getByRole('textbox', { name: 'Password' }).filter({ visible: true }).fill('a quiet clinic at first light');
  await pressed(view, 'Create Account');
  await view.waitForURL('**/visit');
  await notice(view, /Success.*Account created successfully!/s).waitFor();

  await logout(view).click();
  await view.waitForURL('**/auth');
  await notice(view, /Logged out.*You have been logged out successfully/s).waitFor();
  await view.goBack();
  expect(await view.getByText('Dr. Sara').filter({ visible: true }).count()).toBe(0);

  await open(view, '/auth');
  await signInWith(view, email.toUpperCase(), 'not the password');
  await notice(view, /Error.*The email or the password is not right/s).waitFor();
  await signInWith(view, email.toUpperCase(), 'a quiet clinic at first light');
  await view.waitForURL('**/visit');
  await notice(view, /Success.*Logged in successfully!/s).waitFor();
  await view.getByText('Registered', { exact: true }).waitFor();

  await logout(view).click();
  await view.waitForURL('**/auth');
  await ready(view);
  await tab(view, 'Register').click();
  await view.getByRole('textbox', { name: 'Full Name' }).fill('Somebody else');
  await view.getByRole('textbox', { name: 'Email' }).filter({ visible: true }).fill(email);
  await view.getByRole('textbox', { name: 'Password' }).filter({ visible: true }).fill('a quiet clinic at first light');
  await pressed(view, 'Create Account');
  await view.getByRole('tabpanel').getByText('There is already an account with this email.').waitFor();
});

test('in place of a tool the sign-in keeps the address', async ({ page }) => {
  const view = await page();
  await open(view, guarded);
  await title(view).waitFor();
  await view.getByRole('textbox', { name: 'Your Name' }).fill('Noura');
  let loads = 0;
  view.on('load', () => {
    loads += 1;
  });
  await pressed(view, 'Start Calculator');
  await title(view).waitFor({ state: 'detached' });
  expect(new URL(view.url()).pathname).toBe(guarded);
  expect(loads).toBe(0);
});

test('while the server is asked nothing can be sent twice', async ({ page }) => {
  const view = await page();
  let sent = 0;
  await view.route('**/api/auth/quick-login', async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await open(view, '/auth');
  await view.getByRole('textbox', { name: 'Your Name' }).fill('Noura');
  await view.getByRole('textbox', { name: 'Your Name' }).press('Enter');
  const button = view.getByRole('button', { name: 'Starting...' });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  expect(await view.getByRole('textbox', { name: 'Your Name' }).isDisabled()).toBe(true);
  await view.waitForURL('**/calculator');
  expect(sent).toBe(1);
});

test('a lost connection is told apart from a refusal, and nothing typed is lost', async ({ page }) => {
  const view = await page({ allow: [/ERR_FAILED/] });
  await view.route('**/api/auth/login', (route) => route.abort());
  await open(view, '/auth');
  await signInWith(view, 'nurse@example.test', 'whatever it was');
  await notice(view, 'The server could not be reached.').waitFor();
  expect(await view.getByRole('textbox', { name: 'Password' }).filter({ visible: true }).inputValue()).toBe(
    'whatever it was',
  );
});

test('too many tries say when the next one may come', async ({ page }) => {
  const view = await page({ allow: [/status of 429/] });
  await view.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '240' },
      json: { error: 'too_many_tries', message: 'Too many tries.' },
    }),
  );
  await open(view, '/auth');
  await signInWith(view, 'nurse@example.test', 'whatever it was');
  await notice(view, 'Please try again in 4 minutes.').waitFor();
  await open(view, at('/auth', 'ar'));
  await tab(view, words.ar.tabs[1]).click();
  await view.locator('input[type=email]:visible').fill('nurse@example.test');
  await view.locator('input[type=password]:visible').fill('whatever it was');
  await view.locator('input[type=password]:visible').press('Enter');
  await notice(view, '4 دقائق').waitFor();
});

test('a password can be shown, pasted and filled in by a manager', async ({ page }) => {
  const view = await page();
  await open(view, '/auth');
  await tab(view, 'Sign In').click();
  const password = view.getByRole('textbox', { name: 'Password' }).filter({ visible: true });
  expect(await password.getAttribute('autocomplete')).toBe('current-password');
  // Pasted, as a manager without an extension does it.
  await view.locator('input[type=email]:visible').fill('hidden at first');
  await view.locator('input[type=email]:visible').press('ControlOrMeta+A');
  await view.keyboard.press('ControlOrMeta+C');
  await password.press('ControlOrMeta+V');
  expect(await password.inputValue()).toBe('hidden at first');
  expect(await password.getAttribute('type')).toBe('password');
  await view.getByRole('button', { name: 'Show password' }).filter({ visible: true }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await tab(view, 'Register').click();
  expect(
    await view.getByRole('textbox', { name: 'Password' }).filter({ visible: true }).getAttribute('autocomplete'),
  ).toBe('new-password');
});

test('what was typed before the script ran stays, and nothing is sent without it', async ({ page }) => {
  const view = await page({ early: true });
  const release = await hold(view, '**/_astro/Auth.*.js');
  await view.goto('/auth', { waitUntil: 'commit' });
  const name = view.getByRole('textbox', { name: 'Your Name' });
  await name.fill('Noura');
  expect(await view.getByRole('button', { name: 'Start Calculator' }).isDisabled()).toBe(true);
  release();
  await ready(view);
  expect(await name.inputValue()).toBe('Noura');
  await tab(view, 'Sign In').click();
  await view.locator('input[type=email]:visible').fill('nurse@example.test');
  await tab(view, 'Register').click();
  expect(await view.locator('input[type=email]:visible').inputValue()).toBe('nurse@example.test');
});

test('in place of a tool, too, what was typed stays, however late each script comes', async ({ page }) => {
  const view = await page({ early: true });
  let late = 0;
  await view.route('**/_astro/*.js', async (route) => {
    late += 1;
    await new Promise((come) => setTimeout(come, 300 + (late % 7) * 100));
    await route.continue();
  });
  await view.goto('/visit', { waitUntil: 'commit' });
  const name = view.getByRole('textbox', { name: 'Your Name' });
  await name.fill('Noura');
  await view.getByRole('button', { name: 'Start Calculator' }).and(view.locator(':enabled')).waitFor();
  expect(await name.inputValue()).toBe('Noura');
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
});

test.for([
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const)('the tabs follow the arrow keys (%s)', async ([locale, forward, backward], { page }) => {
  const view = await page({ locale });
  await open(view, at('/auth', locale));
  const chosen = () => view.getByRole('tab', { selected: true }).textContent();
  await view.getByRole('tab', { selected: true }).focus();
  await view.keyboard.press(forward);
  expect(await chosen()).toBe(words[locale].tabs[1]);
  await view.keyboard.press('End');
  expect(await chosen()).toBe(words[locale].tabs[2]);
  await view.keyboard.press(forward);
  expect(await chosen()).toBe(words[locale].tabs[0]);
  await view.keyboard.press(backward);
  expect(await chosen()).toBe(words[locale].tabs[2]);
});

test('signing out in one tab signs out the others', async ({ page, login }) => {
  const first = await page();
  await login(first);
  await open(first, guarded);
  const second = await first.context().newPage();
  await open(second, guarded);
  await logout(second).waitFor();
  await first.evaluate(() => sessionStorage.setItem('draft:test', 'typed'));
  await logout(second).click();
  await second.waitForURL('**/auth');
  await first.waitForURL('**/auth');
  await notice(first, 'Logged out').waitFor();
  expect(await first.evaluate(() => sessionStorage.getItem('draft:test'))).toBeNull();
});

test('somebody who is signed in may simply go on', async ({ page, login }) => {
  const view = await page();
  await login(view, { name: 'Dr. Huda' });
  await open(view, guarded);
  await open(view, '/auth');
  await view.getByText('You are signed in as Dr. Huda.').waitFor();
  await view.getByRole('link', { name: 'Continue' }).click();
  await view.waitForURL('**/calculator');
});

test('Life Days introduces itself, lets people try, and takes them back after signing in', async ({ page }) => {
  const view = await page({ allow: [/ERR_FAILED/] });
  await open(view, '/tools/life-days');
  await title(view).waitFor();
  await axe(view);
  await view.getByRole('link', { name: 'Sign In to Save Results' }).click();
  await view.waitForURL('**/auth');
  await ready(view);
  await view.getByRole('textbox', { name: 'Your Name' }).fill('Noura');
  await pressed(view, 'Start Calculator');
  await view.waitForURL('**/tools/life-days');
  await view.getByText('Quick User', { exact: true }).waitFor();

  const other = await page({ locale: 'en', allow: [/ERR_FAILED/] });
  await other.route('**/api/auth/quick-login', (route) => route.abort(), { times: 1 });
  await open(other, '/tools/life-days');
  await pressed(other, 'Quick Use (No Save)');
  await notice(other, /Error.*Failed to access calculator/s).waitFor();
  await pressed(other, 'Quick Use (No Save)');
  await notice(other, 'Quick access granted').waitFor();
  await other.getByText('Anonymous User').waitFor();
  expect(new URL(other.url()).pathname).toBe('/tools/life-days');
});

test.for(['the address', 'the tour', 'the other language'])(
  'the way from Life Days to the sign-in holds for that visit: then %s',
  async (way, { page }) => {
    const view = await page();
    await open(view, '/tools/life-days');
    await view.getByRole('link', { name: 'Sign In to Save Results' }).click();
    await view.waitForURL('**/auth');
    await ready(view);
    if (way === 'the other language') {
      await view.locator('a[data-keep-address]').click();
      await view.waitForURL('**/ar/auth');
    } else {
      await view.goBack();
      await view.waitForURL('**/life-days');
      if (way === 'the tour') {
        await view.evaluate(() => sessionStorage.setItem('tour_step', '7'));
        await open(view, '/tools/life-days?tour=1');
        await view.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click();
        await view.waitForURL('**/auth');
      } else await open(view, '/auth');
    }
    await ready(view);
    const arabic = way === 'the other language';
    await view.getByRole('textbox', { name: arabic ? 'اسمك' : 'Your Name' }).fill('Noura');
    await pressed(view, arabic ? 'ابدأ الحاسبة' : 'Start Calculator');
    await view.waitForURL(arabic ? '**/ar/tools/life-days' : '**/calculator');
  },
);

test.for([
  ['/auth', ['/api/auth/ways']],
  ['/tools/life-days', []],
] as const)(
  'a first visit to %s asks the server nothing but which ways in there are',
  async ([path, calls], { page }) => {
    const view = await page();
    const asked: string[] = [];
    view.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
    });
    await open(view, path);
    await view.waitForTimeout(300);
    expect(asked).toEqual(calls);
  },
);

test.for(['en', 'ar'] as const)('reads well and reflows at 320 pixels (%s)', async (locale, { page }) => {
  const view = await page({ locale, viewport: phone });
  await open(view, at('/auth', locale));
  await axe(view);
  for (const name of words[locale].tabs) {
    await tab(view, name).click();
    await view.locator('[role=tabpanel]:not([hidden]) button[type=submit]').click();
    await view.locator('[aria-invalid=true]:visible').first().waitFor();
  }
  await axe(view);
  await view.setViewportSize({ width: 320, height: 640 });
  expect(
    await view.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test('no English reaches an Arabic reader', async ({ page }) => {
  const view = await page({ locale: 'ar', allow: [/status of 401/] });
  await open(view, at('/auth', 'ar'));
  await tab(view, words.ar.tabs[1]).click();
  await view.locator('input[type=email]:visible').fill('nobody@example.test');
  await view.locator('input[type=password]:visible').fill('whatever it was');
  await view.locator('input[type=password]:visible').press('Enter');
  const shown = notice(view, 'خطأ');
  await shown.waitFor();
  expect(await shown.textContent()).not.toMatch(/[A-Za-z]/);
  expect(await view.locator('main').innerText()).not.toMatch(/[A-Za-z]{2}/);
});

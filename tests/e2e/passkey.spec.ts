import type { CDPSession, Page } from 'playwright';
import { ar as arWords } from '../../src/content/ui/ar.ts';
import { access as arAccess } from '../../src/content/ui/ar/access.ts';
import { accountDialog as arDialog } from '../../src/content/ui/ar/account-dialog.ts';
import { auth as arAuth } from '../../src/content/ui/ar/auth.ts';
import { errors as arErrors } from '../../src/content/ui/ar/errors.ts';
import { rareErrors as arRare } from '../../src/content/ui/ar/rare-errors.ts';
import { en as enWords } from '../../src/content/ui/en.ts';
import { access as enAccess } from '../../src/content/ui/en/access.ts';
import { accountDialog as enDialog } from '../../src/content/ui/en/account-dialog.ts';
import { auth as enAuth } from '../../src/content/ui/en/auth.ts';
import { errors as enErrors } from '../../src/content/ui/en/errors.ts';
import { rareErrors as enRare } from '../../src/content/ui/en/rare-errors.ts';
import { fieldOf, focusInside, misfits, openAccount } from './fixtures/account-dialog.ts';
import { register } from '../../tools/browser/accounts.ts';
import { at, axe, expect, type Locale, once, phone, ready, test } from './fixtures/index.ts';
import { press, tabTo, type } from './fixtures/keys.ts';

const words = {
  en: {
    ...enDialog.passkeys,
    ...enDialog.activity,
    access: enAccess,
    auth: enAuth,
    errors: { ...enErrors, ...enRare },
    out: enWords.shell.logout,
  },
  ar: {
    ...arDialog.passkeys,
    ...arDialog.activity,
    access: arAccess,
    auth: arAuth,
    errors: { ...arErrors, ...arRare },
    out: arWords.shell.logout,
  },
} as const;
const languages = ['en', 'ar'] as const;

/** A passkey belongs to a name: under the bare number of the other tests there are none. */
const named = (baseUrl: string): string => baseUrl.replace('127.0.0.1', 'localhost');

/** A device with a fingerprint sensor, as the browser's own tools make one for tests. */
async function withDevice(view: Page): Promise<{ readonly cdp: CDPSession; readonly id: string }> {
  const cdp = await view.context().newCDPSession(view);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}
async function signOut(view: Page, locale: Locale): Promise<void> {
  await press(view, view.getByRole('button', { name: words[locale].out, exact: true }));
  await view.waitForURL(`**${at('/auth', locale)}`);
  await ready(view);
}
/** The tab of those who have an account, where the other ways in are. */
async function toSignIn(view: Page, locale: Locale): Promise<void> {
  await tabTo(view, view.getByRole('tab', { selected: true }));
  await view.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await view.getByRole('button', { name: words[locale].access.useCode, exact: true }).waitFor();
}

test.for(once)(
  'a passkey is added, signs in, is removed and then refused, by keyboard alone (%s)',
  async (locale, { page, baseUrl }) => {
    const say = words[locale];
    const site = named(baseUrl);
    const view = await page({ locale, allow: [/status of (401|422)/] });
    const { cdp, id } = await withDevice(view);
    const account = await register(view, site, { name: 'Dr. Huda' });
    await view.goto(`${site}${at('/calculator', locale)}`);

    // With the password, and a name to know it by.
    let dialog = await openAccount(view, locale, 'passkeys');
    await dialog.getByText(say.none).waitFor();
    await axe(view, 'dialog');
    await press(view, dialog.getByRole('button', { name: say.submit, exact: true }));
    await dialog.getByText(say.nameMissing).waitFor();
    await type(view, fieldOf(view, 'name', say.add), 'Ward phone');
    await type(view, fieldOf(view, 'password', say.add), 'not this one');
    await view.keyboard.press('Enter');
    await dialog.getByText(say.errors.wrong_password).waitFor();
    expect(await fieldOf(view, 'password', say.add).evaluate((input) => input === document.activeElement)).toBe(true);
    await axe(view, 'dialog');

    // The device says no: nothing is added, and it is said.
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
    await type(view, fieldOf(view, 'password', say.add), account.password);
    await view.keyboard.press('Enter');
    await dialog.getByRole('alert').getByText(say.cancelled).waitFor();
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: true });
    await type(view, fieldOf(view, 'password', say.add), account.password);
    await view.keyboard.press('Enter');
    const remove = dialog.getByRole('button', { name: say.endOf.replace('{name}', '\u2068Ward phone\u2069') });
    await remove.waitFor();
    expect(await focusInside(view)).toBe(true);
    await axe(view, 'dialog');
    expect(await misfits(dialog)).toEqual([]);
    expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials).toMatchObject([
      { isResidentCredential: true, rpId: 'localhost' },
    ]);

    // Out, and in without a word typed.
    await view.keyboard.press('Escape');
    await signOut(view, locale);
    await toSignIn(view, locale);
    await axe(view);
    await press(view, view.getByRole('button', { name: say.access.passkey, exact: true }));
    await view.waitForURL(`**${at('/visit', locale)}`);
    await ready(view);
    await view.getByText('Dr. Huda').first().waitFor();

    // Its owner sees that it was used, and removes it.
    dialog = await openAccount(view, locale, 'passkeys');
    await dialog.getByText(say.used.split('{')[0] ?? '').waitFor();
    await press(view, remove);
    await dialog.getByText(say.none).waitFor();
    expect(await focusInside(view)).toBe(true);
    await axe(view, 'dialog');
    await dialog.getByRole('tab', { selected: true }).focus();
    await view.keyboard.press('End');
    await view.keyboard.press(locale === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    for (const action of ['passkey-add', 'sign-in-passkey', 'passkey-remove'])
      await dialog
        .getByText(say.actions[action] ?? '', { exact: true })
        .first()
        .waitFor();
    await view.keyboard.press('Escape');
    await signOut(view, locale);

    // The device still has it; the site does not.
    await toSignIn(view, locale);
    await press(view, view.getByRole('button', { name: say.access.passkey, exact: true }));
    await view.getByRole('alert').getByText(say.errors.passkey_wrong).waitFor();
    await axe(view);
    expect((await view.request.get(`${site}/api/auth/user`)).status()).toBe(401);
  },
);

test.for(languages)(
  'recovery codes are shown once and each lets in once (%s)',
  async (locale, { page, login, baseUrl }) => {
    const say = words[locale];
    const view = await page({ locale, allow: [/status of (401|422)/] });
    await view.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseUrl });
    const account = await login(view);
    await view.goto(at('/calculator', locale));
    let dialog = await openAccount(view, locale, 'passkeys');
    // Under a bare number as address there are no passkeys; codes there are.
    await dialog.getByText(say.notHere).waitFor();
    await dialog.getByText(say.codesLeft.replace('{n}', '0')).waitFor();
    await type(view, fieldOf(view, 'password', say.codes), account.password);
    await view.keyboard.press('Enter');
    const shown = dialog.getByRole('region', { name: say.codesMade });
    await shown.waitFor();
    expect(await shown.getByRole('heading').evaluate((element) => element === document.activeElement)).toBe(true);
    const codes = await shown.getByRole('listitem').allInnerTexts();
    expect(new Set(codes).size).toBe(10);
    await axe(view, 'dialog');
    expect(await misfits(dialog)).toEqual([]);
    await press(view, shown.getByRole('button', { name: say.copy, exact: true }));
    await expect.poll(() => view.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
    await press(view, shown.getByRole('button', { name: say.kept, exact: true }));
    await shown.waitFor({ state: 'detached' });
    expect(await focusInside(view)).toBe(true);
    await dialog.getByText(say.codesLeft.replace('{n}', '10')).waitFor();
    await view.keyboard.press('Escape');
    await view.reload();
    await ready(view);
    dialog = await openAccount(view, locale, 'passkeys');
    for (const code of codes) expect(await view.content()).not.toContain(code);
    await view.keyboard.press('Escape');

    async function enter(code: string): Promise<void> {
      await signOut(view, locale);
      await toSignIn(view, locale);
      await press(view, view.getByRole('button', { name: say.access.useCode, exact: true }));
      const form = view.getByRole('group', { name: say.access.useCode });
      await axe(view);
      await press(view, form.getByRole('button', { name: say.access.submit, exact: true }));
      await form.getByText(say.access.codeMissing).waitFor();
      await type(view, form.locator('input[name="email"]'), account.email);
      await type(view, form.locator('input[name="code"]'), code);
      await view.keyboard.press('Enter');
    }
    const [first = ''] = codes;
    await enter(first.toUpperCase().replaceAll('-', ' '));
    await view.waitForURL(`**${at('/visit', locale)}`);
    await ready(view);
    await view.getByText(say.access.left.replace('{n}', '9')).first().waitFor();
    await enter(first);
    await view.getByText(say.errors.wrong_code).waitFor();
    expect(await view.locator('input[name="code"]').evaluate((input) => input === document.activeElement)).toBe(true);
    await axe(view);
    expect((await view.request.get('/api/auth/user')).status()).toBe(401);
  },
);

test.for(languages)('the other ways in fit a phone (%s)', async (locale, { page, baseUrl }) => {
  const view = await page({ locale, viewport: phone, colorScheme: 'dark' });
  await view.goto(`${named(baseUrl)}${at('/auth', locale)}`);
  await toSignIn(view, locale);
  await press(view, view.getByRole('button', { name: words[locale].access.useCode, exact: true }));
  expect(await misfits(view.locator('main'))).toEqual([]);
  await axe(view);
});

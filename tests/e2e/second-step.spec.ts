import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll } from 'vitest';
import { access as arAccess } from '../../src/content/ui/ar/access.ts';
import { accountDialog as arDialog } from '../../src/content/ui/ar/account-dialog.ts';
import { auth as arAuth } from '../../src/content/ui/ar/auth.ts';
import { rareErrors as arRare } from '../../src/content/ui/ar/rare-errors.ts';
import { errors as arErrors } from '../../src/content/ui/ar/errors.ts';
import { ar } from '../../src/content/ui/ar.ts';
import { access as enAccess } from '../../src/content/ui/en/access.ts';
import { accountDialog as enDialog } from '../../src/content/ui/en/account-dialog.ts';
import { auth as enAuth } from '../../src/content/ui/en/auth.ts';
import { rareErrors as enRare } from '../../src/content/ui/en/rare-errors.ts';
import { errors as enErrors } from '../../src/content/ui/en/errors.ts';
import { en } from '../../src/content/ui/en.ts';
import { register } from '../../tools/browser/accounts.ts';
import { misfits, openAccount } from './fixtures/account-dialog.ts';
import { at, axe, expect, once, phone, ready, test } from './fixtures/index.ts';
import { press, type } from './fixtures/keys.ts';
import { type RunningServer, startServer } from '../../tools/browser/start-server.ts';

const words = {
  en: { access: enAccess, dialog: enDialog, auth: enAuth, rare: enRare, errors: enErrors, out: en.shell.logout },
  ar: { access: arAccess, dialog: arDialog, auth: arAuth, rare: arRare, errors: arErrors, out: ar.shell.logout },
} as const;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    SECOND_FACTOR: 'required',
    SECOND_FACTOR_KEY: 'one key of more than thirty-two characters',
  });
});
afterAll(() => server.stop());

/** The figures an app with this key shows, so many half minutes from now. */
const figures = (key: string, away = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + away * 30_000 });

test.for(once)(
  'a second step is set up before a tool opens, asked for at the next sign-in, and not taken away, by keyboard on a phone (%s)',
  async (locale, { page }) => {
    const say = words[locale];
    const view = await page({ locale, viewport: phone, allow: [/status of (401|403|409|422)/] });
    const account = await register(view, server.url, { name: 'Dr. Huda' });
    await view.goto(`${server.url}${at('/calculator', locale)}`);
    await ready(view);

    // Nothing of the tool is there.
    await view.getByRole('heading', { name: say.dialog.must.title }).waitFor();
    expect(await view.locator('#main h2:visible').allInnerTexts()).toEqual([say.dialog.must.title]);
    await press(view, view.getByRole('button', { name: say.dialog.app.begin, exact: true }));
    await view.getByRole('img', { name: say.dialog.app.picture }).waitFor();
    await axe(view, '#main');
    expect(await misfits(view.locator('#main'))).toEqual([]);
    const key = await view.locator('#main code').innerText();
    await type(view, view.getByLabel(say.dialog.app.code, { exact: true }), '000000');
    await view.keyboard.press('Enter');
    await view.getByText(say.rare.second_step_wrong).waitFor();
    await view.getByLabel(say.dialog.app.code, { exact: true }).fill(figures(key, -1));
    await view.keyboard.press('Enter');
    await view.getByRole('heading', { name: say.dialog.app.codesMade }).waitFor();
    const codes = await view.locator('#main li code').allInnerTexts();
    expect(codes).toHaveLength(10);
    await press(view, view.getByRole('button', { name: say.dialog.passkeys.kept, exact: true }));
    await view.getByRole('heading', { name: say.dialog.must.title }).waitFor({ state: 'detached' });
    expect(await view.locator('#main h2:visible').count()).toBeGreaterThan(0);

    // Signing in again asks for it.
    const signIn = async (): Promise<void> => {
      await view.context().clearCookies({ name: 'session' });
      await view.goto(`${server.url}${at('/auth', locale)}`);
      await ready(view);
      await view.getByRole('tab', { name: say.auth.tabs.signIn }).click();
      await view.locator('[name=email]:visible').fill(account.email);
      await view.locator('[name=password]:visible').fill(account.password);
      await view.keyboard.press('Enter');
      await view.getByRole('heading', { name: say.access.second.title }).waitFor();
    };
    await signIn();
    await axe(view, '#main');
    const field = view.getByLabel(say.access.second.code, { exact: true });
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await view.keyboard.press('Enter');
    await view.getByText(say.access.second.missing).waitFor();
    await view.keyboard.type('000000');
    await view.keyboard.press('Enter');
    await view.getByText(say.rare.second_step_wrong).waitFor();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill(figures(key));
    await view.keyboard.press('Enter');
    await view.waitForURL(`**${at('/visit', locale)}`);

    // A recovery code in its place.
    await signIn();
    await view.keyboard.type(codes[0] ?? '');
    await view.keyboard.press('Enter');
    await view.waitForURL(`**${at('/visit', locale)}`);
    await ready(view);

    // The only one is not taken away.
    await view.setViewportSize({ width: 1280, height: 900 });
    const dialog = await openAccount(view, locale, 'passkeys');
    await dialog.getByText(say.dialog.app.title, { exact: true }).waitFor();
    // As if more than five minutes had passed since the sign-in: the server's answer to that, once.
    await view.route(
      '**/api/account/authenticator',
      (route) => route.fulfill({ status: 403, json: { error: 'confirm_first' } }),
      {
        times: 1,
      },
    );
    await dialog.getByRole('button', { name: say.dialog.app.end, exact: true }).click();
    const confirming = view.getByRole('form', { name: say.dialog.confirm.title, exact: true });
    await confirming.waitFor();
    await axe(view, 'dialog');
    await confirming.locator('[name=password]').fill('not this one');
    await view.keyboard.press('Enter');
    await dialog.getByText(say.errors.wrong_password).waitFor();
    await confirming.locator('[name=password]').fill(account.password);
    await view.keyboard.press('Enter');
    await dialog.getByText(say.rare.last_factor).waitFor();
    await axe(view, 'dialog');
    expect(await misfits(dialog)).toEqual([]);
  },
);

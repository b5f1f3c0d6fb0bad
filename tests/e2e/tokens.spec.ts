import { accountDialog as arDialog } from '../../src/content/ui/ar/account-dialog.ts';
import { accountDialog as enDialog } from '../../src/content/ui/en/account-dialog.ts';
import { loadTool } from '../../src/engine/registry.ts';
import { dialogOf, fieldOf, focusInside, misfits, openAccount } from './fixtures/account-dialog.ts';
import { at, axe, expect, ready, test } from './fixtures/index.ts';
import { press, tabTo, type } from './fixtures/keys.ts';

const words = { en: enDialog, ar: arDialog } as const;

test.for(['en', 'ar'] as const)(
  'an access token is made, copied, used by a script, listed and revoked, by keyboard alone (%s)',
  async (locale, { page, login, baseUrl }) => {
    const { tokens: say, sections } = words[locale];
    const view = await page({ locale, allow: [/status of 422/] });
    await view.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseUrl });
    const account = await login(view);
    await view.goto(at('/calculator', locale));
    const dialog = await openAccount(view, locale, 'tokens');
    await dialog.getByText(say.none).waitFor();
    await axe(view, 'dialog');
    await press(view, dialog.getByRole('button', { name: say.submit, exact: true }));
    await dialog.getByText(say.nameMissing).waitFor();

    async function make(name: string, scope: 'read' | 'write'): Promise<string> {
      await tabTo(view, fieldOf(view, 'scope', say.make));
      await view.keyboard.press(scope === 'write' ? 'End' : 'Home');
      await type(view, fieldOf(view, 'name', say.make), name);
      await type(view, fieldOf(view, 'password', say.make), account.password);
      await view.keyboard.press('Enter');
      const shown = dialog.getByRole('region', { name: say.made });
      await shown.waitFor();
      expect(await shown.getByRole('heading').evaluate((element) => element === document.activeElement)).toBe(true);
      await axe(view, 'dialog');
      expect(await misfits(dialog)).toEqual([]);
      await press(view, shown.getByRole('button', { name: say.copy, exact: true }));
      await expect.poll(() => view.evaluate(() => navigator.clipboard.readText())).toMatch(/^djt_[\w-]{43}$/);
      const token = await view.evaluate(() => navigator.clipboard.readText());
      expect(await shown.innerText()).toContain(token);
      await press(view, shown.getByRole('button', { name: say.kept, exact: true }));
      await shown.waitFor({ state: 'detached' });
      expect(await focusInside(view)).toBe(true);
      return token;
    }
    const reading = await make('Ward list', 'read');
    const writing = await make('تقرير', 'write');
    expect(await view.content()).not.toContain(reading);

    // A script of its own: no cookie, no Origin.
    const tool = await loadTool('a1c-forecast');
    const record = { tool: tool.id, patientName: 'Ali', patientData: tool.defaults, results: {}, clinicalNotes: '' };
    const ask = (token: string, save = false) =>
      fetch(`${baseUrl}/api/assessments`, {
        method: save ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, ...(save && { 'content-type': 'application/json' }) },
        ...(save && { body: JSON.stringify(record) }),
      });
    expect((await ask(reading)).status).toBe(200);
    expect((await ask(reading, true)).status).toBe(403);
    expect((await ask(writing, true)).status).toBe(201);
    expect(await (await ask(reading)).json()).toMatchObject([{ patientName: 'Ali' }]);
    expect((await fetch(`${baseUrl}/api/assessments?access_token=${reading}`)).status).toBe(401);

    // Listed with what they may do and when they were used; revoked, they open nothing.
    await view.keyboard.press('Escape');
    await view.reload();
    await ready(view);
    await openAccount(view, locale, 'tokens');
    await expect
      .poll(() =>
        dialogOf(view)
          .getByRole('tabpanel')
          .getByText(say.used.split('{')[0] ?? '')
          .count(),
      )
      .toBe(2);
    for (const scope of ['read', 'write'] as const)
      await dialogOf(view).getByText(say.scopes[scope]).filter({ visible: true }).first().waitFor();
    expect(await misfits(dialogOf(view))).toEqual([]);
    await press(view, dialog.getByRole('button', { name: say.revokeOf.replace('{name}', '\u2068Ward list\u2069') }));
    await expect.poll(() => dialog.getByRole('tabpanel').getByRole('listitem').count()).toBe(1);
    expect(await focusInside(view)).toBe(true);
    expect((await ask(reading)).status).toBe(401);
    expect((await ask(writing)).status).toBe(200);
    await axe(view, 'dialog');

    await dialog.getByRole('tab', { selected: true }).focus();
    await view.keyboard.press('End');
    await view.keyboard.press(locale === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    await dialog.getByRole('tab', { name: sections.activity, selected: true }).waitFor();
    for (const action of ['token-make', 'token-use', 'token-revoke'])
      await dialog
        .getByText(words[locale].activity.actions[action] ?? '', { exact: true })
        .first()
        .waitFor();
  },
);

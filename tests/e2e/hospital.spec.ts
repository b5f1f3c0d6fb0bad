import { afterAll, beforeAll, describe } from 'vitest';
import { ar as arWords } from '../../src/content/ui/ar.ts';
import { hospital as arHospital } from '../../src/content/ui/ar/hospital.ts';
import { en as enWords } from '../../src/content/ui/en.ts';
import { hospital as enHospital } from '../../src/content/ui/en/hospital.ts';
import { freePort, type RunningServer, startServer } from '../../tools/browser/start-server.ts';
import { startHospital } from '../fixtures/hospital/provider.ts';
import { at, axe, expect, once, ready, test } from './fixtures/index.ts';
import { press } from './fixtures/keys.ts';

const words = {
  en: { ...enHospital, out: enWords.shell.logout },
  ar: { ...arHospital, out: arWords.shell.logout },
} as const;
const label = 'Al Noor Hospital';
/** Around a name stand signs that nobody sees. */
const seen = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\{label\\}', `.?${label}.?`));

let server: RunningServer;
let hospital: Awaited<ReturnType<typeof startHospital>>;
beforeAll(async () => {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  hospital = await startHospital(site, [
    { sub: 'u-100', name: 'Dr. Noura', email: 'noura@hospital.example', email_verified: true },
    { sub: 'u-400', name: 'Nobody Known' },
  ]);
  server = await startServer({
    PORT: String(port),
    SITE_URL: site,
    ...hospital.settings,
    OIDC_LABEL: label,
    OIDC_ACCOUNTS: 'first-sign-in',
  });
});
afterAll(async () => {
  await server.stop();
  await hospital.stop();
});

describe.each(once)('the hospital’s own sign-in, %s', (locale) => {
  const { button, problems, out } = words[locale];

  test('from the sign-in page to the visit, and out again, here and there', async ({ page }) => {
    const view = await page({ locale });
    await view.goto(server.url + at('/auth', locale));
    await ready(view);
    await view.getByRole('button', { name: seen(button) }).waitFor();
    await axe(view);
    await press(view, view.getByRole('button', { name: seen(button) }));
    await view.getByRole('link', { name: 'Dr. Noura' }).click();
    await view.waitForURL(`**${at('/visit', locale)}`);
    expect(new URL(view.url()).search).toBe('');
    await view.getByText('Dr. Noura').first().waitFor();
    expect(await view.evaluate(() => document.cookie)).toBe('');
    await press(view, view.getByRole('button', { name: out, exact: true }));
    await view.getByRole('button', { name: 'Yes, sign out' }).click();
    await view.waitForURL(`**${at('/auth', locale)}`);
    // Out there, too: whoever comes next chooses who they are.
    await press(view, view.getByRole('button', { name: seen(button) }));
    await view.getByRole('heading', { name: 'Hospital sign-in' }).waitFor();
  });

  test('stopped there, or known there by no address, a sentence says so; in place of a tool it leads back to the tool', async ({
    page,
  }) => {
    const view = await page({ locale });
    await view.goto(server.url + at('/tools/life-days', locale));
    await ready(view);
    await press(view, view.getByRole('button', { name: seen(button) }));
    await view.getByRole('link', { name: 'Cancel' }).click();
    await view.waitForURL(`**${at('/auth', locale)}`);
    await view
      .getByRole('alert')
      .filter({ hasText: seen(problems.cancelled) })
      .waitFor();
    expect(new URL(view.url()).search).toBe('');
    await axe(view);
    await press(view, view.getByRole('button', { name: seen(button) }));
    await view.getByRole('link', { name: 'Nobody Known' }).click();
    await view
      .getByRole('alert')
      .filter({ hasText: seen(problems.nameless) })
      .waitFor();
    // Told once: a reload says nothing any more.
    await view.reload();
    await ready(view);
    await view.getByRole('button', { name: seen(button) }).waitFor();
    expect(await view.getByRole('alert').count()).toBe(0);
    const tool = await page({ locale });
    await tool.goto(server.url + at('/tools/life-days', locale));
    await ready(tool);
    await press(tool, tool.getByRole('button', { name: seen(button) }));
    await tool.getByRole('link', { name: 'Dr. Noura' }).click();
    await tool.waitForURL(`**${at('/tools/life-days', locale)}`);
    await tool.getByText('Dr. Noura').first().waitFor();
  });
});

test('where none is set the sign-in says nothing of one', async ({ page }) => {
  const view = await page();
  const heard = view.waitForResponse('**/api/auth/ways');
  await view.goto(at('/auth'));
  await ready(view);
  expect(await (await heard).json()).toEqual({ registration: 'open' });
  await view.getByRole('tabpanel').waitFor();
  expect(await view.getByText('Sign in with').count()).toBe(0);
});

import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { Page } from 'playwright';
import { auth as arAuth } from '../../src/content/ui/ar/auth.ts';
import { visitFiles as arFiles } from '../../src/content/ui/ar/visit-files.ts';
import { auth as enAuth } from '../../src/content/ui/en/auth.ts';
import { visitFiles as enFiles } from '../../src/content/ui/en/visit-files.ts';
import { quickLogin } from '../../tools/browser/accounts.ts';
import { freePort, type RunningServer, startServer } from '../../tools/browser/start-server.ts';
import { a1c, bundle, sendJson, startRecordSystem } from '../fixtures/hospital/record-system.ts';
import { at, axe, expect, once, ready, test } from './fixtures/index.ts';
import { press } from './fixtures/keys.ts';

const words = {
  en: { ...enFiles, auth: enAuth, open: enFiles.title, all: /^Use all recent values/ },
  ar: { ...arFiles, auth: arAuth, open: arFiles.title, all: /^نقل كل ما ليس قديمًا/ },
} as const;

let records: Awaited<ReturnType<typeof startRecordSystem>>;
let server: RunningServer;
beforeAll(async () => {
  records = await startRecordSystem(undefined, true);
  const port = await freePort();
  server = await startServer({ PORT: String(port), SITE_URL: `http://127.0.0.1:${port}`, ...records.settings });
});
beforeEach(() => records.behave());
afterAll(async () => {
  await server.stop();
  await records.stop();
});

const launch = (iss = records.issuer) => `${server.url}/launch?${new URLSearchParams({ iss, launch: 'launch-77' })}`;
async function handed(view: Page, name: RegExp) {
  const dialog = view.getByRole('dialog');
  await dialog.getByRole('heading', { name }).waitFor();
  expect(new URL(view.url()).search).toBe('');
  return dialog;
}

describe.each(once)('a record system beside the visit, %s', (locale) => {
  const { record } = words[locale];

  test('launches it: whose record it is, what it tells, and nothing taken before a press', async ({ page }) => {
    const view = await page();
    await quickLogin(view, server.url);
    await view.goto(launch());
    const dialog = await handed(view, /Salma Al Harbi.*Ward records/);
    await axe(view);
    await press(view, dialog.getByRole('button', { name: words.en.all }));
    await dialog.getByText(/Values used from the record: \d/).waitFor();
    await view.keyboard.press('Escape');
    await view.getByText('HbA1c 8.9 %').first().waitFor();
    const sent: string[] = [];
    records.answers.set('/fhir/DocumentReference', (request, answer) => {
      request.on('data', (chunk: Buffer) => sent.push(chunk.toString()));
      request.on('end', () => sendJson(answer, { resourceType: 'DocumentReference' }, 201));
    });
    const toRecord = view.getByRole('button', { name: /^Send to .?Ward records/ });
    await press(view, toRecord);
    await view.getByText(/^Sent to .?Ward records/).waitFor();
    await toRecord.waitFor({ state: 'detached' });
    const [{ attachment }] = JSON.parse(sent.join('')).content;
    expect(Buffer.from(attachment.data, 'base64').toString()).toMatch(/HbA1c: 8\.9\s%/);
    // Shown once: another look at the page asks for nothing.
    await view.reload();
    await ready(view);
    expect(await view.getByRole('dialog').count()).toBe(0);
    expect(records.asked.filter(({ path }) => path === '/token')).toHaveLength(1);
  });

  test('launches it for nobody who is signed in: the sign-in first, then the record', async ({ page }) => {
    const view = await page();
    await view.goto(launch());
    await ready(view);
    await view.getByLabel(words.en.auth.quick.name).fill('Noura');
    await press(view, view.getByRole('button', { name: words.en.auth.quick.submit }));
    await handed(view, /Salma Al Harbi/);
  });

  test('is asked from the visit, in its language', async ({ page }) => {
    const view = await page({ locale });
    await quickLogin(view, server.url);
    await view.goto(server.url + at('/visit', locale));
    await view.locator('#facts-a1c').waitFor();
    await press(view, view.getByRole('button', { name: words[locale].open, exact: true }));
    await axe(view);
    await press(view, view.getByRole('button', { name: new RegExp(record.from.replace('{label}', '.?Ward records')) }));
    await view.waitForURL(`**${at('/visit', locale)}`);
    await handed(view, /Salma Al Harbi/);
  });

  test('that is unknown, or mixes two people up, is refused with a sentence', async ({ page }) => {
    const view = await page();
    await quickLogin(view, server.url);
    await view.goto(launch('https://evil.example/fhir'));
    await view.getByRole('dialog').getByRole('heading', { name: words.en.record.problems.unnamed }).waitFor();
    await axe(view);
    const other = a1c(6.1, { subject: { reference: 'Patient/pat-8' } });
    records.answers.set('/fhir/Observation', bundle([a1c(8.9), other]));
    await view.goto(launch());
    await view.getByRole('dialog').getByRole('heading', { name: words.en.record.problems.mixed }).waitFor();
  });
});

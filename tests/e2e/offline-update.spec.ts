import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { calculateOn, openForm } from '../../tools/browser/calculate.ts';
import { engineVersion } from '../../src/engine/kit/version.ts';
import { loadTool } from '../../src/engine/registry.ts';
import { quickLogin } from '../../tools/browser/accounts.ts';
import { expect, ready, test } from './fixtures/index.ts';
import { laterName, type TwoBuilds, twoBuilds } from './fixtures/two-builds.ts';
import { fetchedAll } from './fixtures/ready.ts';
import { keptBuilds, keptWhole } from './fixtures/worker.ts';

let builds: TwoBuilds;
beforeAll(async () => {
  // What is done with a calculator in these tests, and what it prints.
  const { copy } = await loadTool('a1c-forecast');
  builds = await twoBuilds(['/tools/index.html', '/kept/calculator.html'], async (tab, url) => {
    await quickLogin(tab, url);
    for (const path of ['/tools', '/calculator']) await tab.goto(url + path);
    await ready(tab);
    await calculateOn(tab, await copy.en());
    await tab.getByRole('button', { name: 'How it was calculated' }).first().click();
    await tab.getByRole('dialog').waitFor();
    await tab.keyboard.press('Escape');
    const printed = tab.waitForEvent('popup');
    await tab.getByRole('button', { name: 'Print Report' }).first().click();
    await (await printed).locator('h1').waitFor();
    await fetchedAll(tab);
  });
});
afterAll(() => builds.remove());

const cut = { worker: true, allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/] } as const;

/** A worker fills its cache two or three times in each of these. */
const long = { timeout: 400_000 };

/** Every script and style the page has loaded until now. */
const loaded = (tab: Page): Promise<string[]> =>
  tab.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/_astro\/.*\.(js|css)$/.test(path)),
  );
const ofLater = async (tab: Page): Promise<boolean[]> => [
  ...new Set((await loaded(tab)).map((path) => laterName.test(path))),
];

async function openCalculator(tab: Page): Promise<void> {
  await tab.goto(`${builds.url}/calculator`);
  const { copy } = await loadTool('a1c-forecast');
  await openForm(tab, await copy.en());
}

test(
  'a new version leaves a half-filled form alone and takes over on the next navigation, never mixed with the old one',
  long,
  async ({ page }) => {
    await builds.serve('earlier');
    const tab = await page({ ...cut });
    await quickLogin(tab, builds.url);
    await openCalculator(tab);
    await keptWhole(tab);
    const before = await keptBuilds(tab);
    await tab.locator('#field-a1c').fill('9.4');
    await tab.evaluate(() => Object.assign(window, { sameDocument: true }));

    await builds.serve('later');
    await tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect
      .poll(() => tab.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null), { timeout: 60_000 })
      .toBe(true);
    // It waits, whatever is done on the page: a part that is needed only now is of the page's own build.
    const { copy } = await loadTool('a1c-forecast');
    await tab.context().setOffline(true);
    await calculateOn(tab, await copy.en());
    await tab.getByRole('button', { name: 'How it was calculated' }).first().click();
    await tab.getByRole('dialog').waitFor();
    await tab.keyboard.press('Escape');
    await tab.context().setOffline(false);
    expect(await ofLater(tab)).toEqual([false]);
    expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await tab.locator('#field-a1c').inputValue()).toBe('9.4');
    expect(await keptBuilds(tab)).toEqual(expect.arrayContaining(before));

    // A busy server may take longer than the worker's patience; then it is still the kept page, of the build before.
    await expect
      .poll(
        async () => {
          await tab.reload();
          await ready(tab);
          await tab.locator('#answer').waitFor();
          return ofLater(tab);
        },
        { timeout: 120_000 },
      )
      .toEqual([true]);
    expect(await tab.locator('#field-a1c').inputValue()).toBe('9.4');
    await expect.poll(() => keptBuilds(tab), { timeout: 60_000 }).toEqual([`kept-${'f'.repeat(16)}`]);
    await tab.context().setOffline(true);
    await tab.reload();
    await ready(tab);
    await tab.locator('#answer').waitFor();
    expect(await ofLater(tab)).toEqual([true]);
  },
);

test('another window in the middle of a form keeps its own version until it is done', long, async ({ page }) => {
  await builds.serve('earlier');
  const tab = await page({ ...cut });
  await quickLogin(tab, builds.url);
  await openCalculator(tab);
  await keptWhole(tab);
  const before = await keptBuilds(tab);
  await builds.serve('later');
  const other = await tab.context().newPage();
  await other.goto(`${builds.url}/tools`);
  await expect
    .poll(() => other.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null), { timeout: 60_000 })
    .toBe(true);
  // Told of itself once the page is quiet, the new one sees the other window.
  await other.waitForTimeout(4000);
  expect(await keptBuilds(tab)).toEqual(expect.arrayContaining(before));
  await tab.close();
  await other.goto(`${builds.url}/tools`);
  await expect.poll(() => keptBuilds(other), { timeout: 60_000 }).toEqual([`kept-${'f'.repeat(16)}`]);
});

test('two releases while a window stands open, the second taking the first back', long, async ({ page }) => {
  await builds.serve('earlier');
  const tab = await page({ ...cut });
  await quickLogin(tab, builds.url);
  await openCalculator(tab);
  await keptWhole(tab);
  const [before = ''] = await keptBuilds(tab);
  await tab.locator('#field-a1c').fill('9.4');
  for (const [which, kept] of [
    ['later', [before, `kept-${'f'.repeat(16)}`]],
    ['earlier', [before]],
  ] as const) {
    await builds.serve(which);
    await tab.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() => tab.evaluate(async () => (await navigator.serviceWorker.ready).installing === null), {
        timeout: 60_000,
      })
      .toBe(true);
    expect(await keptBuilds(tab)).toEqual(expect.arrayContaining([...kept]));
    expect(await tab.locator('#field-a1c').inputValue()).toBe('9.4');
  }
  await tab.reload();
  await ready(tab);
  expect(await ofLater(tab)).toEqual([false]);
  await expect.poll(() => keptBuilds(tab), { timeout: 60_000 }).toEqual([before]);
  await tab.context().setOffline(true);
  await openCalculator(tab);
  const { copy } = await loadTool('a1c-forecast');
  await calculateOn(tab, await copy.en());
  await tab.locator('#answer').waitFor();
  expect(await ofLater(tab)).toEqual([false]);
});

test(
  'what was put into the cache by a stranger is not given out, before and after an update',
  long,
  async ({ page }) => {
    await builds.serve('earlier');
    const tab = await page({ ...cut });
    await quickLogin(tab, builds.url);
    await openCalculator(tab);
    await keptWhole(tab);
    const poison = () =>
      tab.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            const { pathname } = new URL(request.url);
            if (pathname.endsWith('.js'))
              await cache.put(
                request,
                new Response('document.documentElement.dataset.evil = 1', {
                  headers: { 'content-type': 'text/javascript' },
                }),
              );
            if (pathname.endsWith('.html'))
              await cache.put(
                request,
                new Response('<html data-evil="1"><body>evil', {
                  headers: { 'content-type': 'text/html', refresh: '0;url=/evil' },
                }),
              );
          }
        }
      });
    const unharmed = async () => expect(await tab.locator('html').getAttribute('data-evil')).toBe(null);
    await poison();
    await openCalculator(tab);
    await unharmed();
    await builds.serve('later');
    await openCalculator(tab);
    await unharmed();
    await expect.poll(() => keptBuilds(tab), { timeout: 60_000 }).toEqual([`kept-${'f'.repeat(16)}`]);
    await tab.context().setOffline(true);
    await openCalculator(tab);
    await unharmed();
    await poison();
    await tab.goto(`${builds.url}/calculator`).catch(() => undefined);
    await unharmed();
  },
);

test('the server withdraws a version of the rules, and then the worker', long, async ({ page }) => {
  const said = new RegExp(`Rules version \\W*${engineVersion.replaceAll('.', '\\.')}\\W* has been withdrawn`);
  await builds.serve('later');
  const tab = await page({ ...cut });
  await tab.context().addInitScript(() => {
    window.print = () => undefined;
  });
  await quickLogin(tab, builds.url);
  await openCalculator(tab);
  await keptWhole(tab);
  expect(await tab.getByText(said).count()).toBe(0);

  await builds.serve('later', { WITHDRAWN_RULES: `0.9.0, ${engineVersion}` });
  await openCalculator(tab);
  await tab.getByText(said).first().waitFor();
  // What was heard is remembered where nobody can be asked.
  await tab.context().setOffline(true);
  await tab.goto(`${builds.url}/calculator`);
  const { copy } = await loadTool('a1c-forecast');
  await calculateOn(tab, await copy.en());
  await tab.getByText(said).first().waitFor();
  const [paper] = await Promise.all([
    tab.waitForEvent('popup'),
    tab.getByRole('button', { name: 'Print Report' }).first().click(),
  ]);
  await paper.getByText(said).first().waitFor();
  await paper.close();
  await tab.context().setOffline(false);

  await builds.serve('later', { OFFLINE: 'off' });
  await tab.goto(`${builds.url}/tools`);
  await expect
    .poll(() => tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 60_000,
    })
    .toBe(0);
  expect(await tab.evaluate(() => caches.keys())).toEqual([]);
  // A page that may keep files begins when it has heard so and has been quiet for two seconds more.
  const heard = tab.waitForResponse('**/rules.json');
  await tab.goto(`${builds.url}/tools`);
  await heard;
  await tab.waitForTimeout(3000);
  expect(await tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

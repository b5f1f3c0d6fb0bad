import type { Page } from 'playwright';
import { calculateOn } from '../../tools/browser/calculate.ts';
import { loadTool } from '../../src/engine/registry.ts';
import { at, desktop, expect, type Locale, phone, test } from './fixtures/index.ts';

const toasts = (page: Page) => page.getByRole('listitem').filter({ has: page.locator('button[aria-label]') });

/** The sign-in page with one notification: a form was sent empty. */
async function raised(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto(at('/auth', locale));
  await send(page);
  await toasts(page).waitFor();
}
const send = (page: Page) => page.locator('button[type=submit]:visible').click();
const box = async (page: Page) => {
  const found = await toasts(page).boundingBox();
  if (!found) throw new Error('no notification on the page');
  return found;
};

/** The same page with a clock that goes only when it is told to, and without the notification: its time is over by then. */
async function still(view: Page, locale: Locale = 'en'): Promise<void> {
  const start = Date.UTC(2026, 0, 1);
  await view.clock.install({ time: start });
  await raised(view, locale);
  await view.clock.pauseAt(start + 3_600_000);
  await toasts(view).waitFor({ state: 'detached' });
}
async function another(view: Page): Promise<void> {
  const before = await toasts(view).elementHandles();
  await send(view);
  await view.clock.runFor(50);
  for (const replaced of before) await replaced.waitForElementState('hidden');
  await toasts(view).waitFor();
}

test('a notification leaves after five seconds, and a new one takes its place', async ({ page }) => {
  const view = await page();
  await still(view);
  await another(view);
  await view.clock.runFor(3000);
  await another(view);
  await view.clock.runFor(4800);
  expect(await toasts(view).count()).toBe(1);
  await view.clock.runFor(300);
  await toasts(view).waitFor({ state: 'detached' });
});

test('F8 leads into the notifications, Tab to the close button', async ({ page }) => {
  const view = await page();
  await raised(view);
  await view.keyboard.press('F8');
  expect(await view.evaluate(() => document.activeElement?.tagName)).toBe('OL');
  await view.keyboard.press('Tab');
  await view.keyboard.press('Tab');
  expect(await view.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Close notification');
  await view.keyboard.press('Enter');
  await toasts(view).waitFor({ state: 'detached' });
});

test('at the bottom where the line ends on a wide screen, at the top on a phone', async ({ page }) => {
  const view = await page();
  await raised(view);
  const wide = await box(view);
  expect(wide.width).toBeLessThanOrEqual(420);
  expect(wide.x + wide.width).toBeGreaterThan(desktop.width - 40);
  expect(wide.y + wide.height).toBeGreaterThan(desktop.height - 40);
  await raised(view, 'ar');
  expect((await box(view)).x).toBeLessThan(40);
  const small = await page({ viewport: phone });
  await raised(small);
  expect((await box(small)).y).toBeLessThan(40);
});

test.for([320, 390])(
  'the news of a save lies over no button of the history (%i px)',
  async (width, { page, login }) => {
    const view = await page({ viewport: { width, height: 844 } });
    await login(view);
    const { copy } = await loadTool('a1c-forecast');
    await view.clock.install();
    await view.goto('/calculator');
    await calculateOn(view, await copy.en());
    await view.locator('input[autocomplete=off][dir=auto]').first().fill('Amal');
    await view.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).last().click();
    const told = view.locator('li[data-tone]');
    await told.waitFor();
    // Its five seconds stand still, however busy the machine is.
    await view.clock.pauseAt((await view.evaluate(() => Date.now())) + 1000);
    await view.getByRole('button', { name: 'History', exact: true }).filter({ visible: true }).first().click();
    const dialog = view.getByRole('dialog');
    const buttons = dialog
      .getByRole('listitem')
      .filter({ has: view.locator('time') })
      .getByRole('button');
    await expect
      .poll(async () => {
        await view.clock.runFor(20);
        return buttons.count();
      })
      .toBe(3);
    const news = await told.boundingBox();
    if (!news) throw new Error('the news is gone already');
    for (const button of await buttons.all()) {
      const place = await button.boundingBox();
      if (!place) throw new Error('a button without a box');
      const isUnder = place.y < news.y + news.height && news.y < place.y + place.height;
      expect(isUnder, await button.innerText()).toBe(false);
    }
  },
);

test('without a network, before even the notifications came, a part that cannot come says so', async ({
  page,
  quick,
}) => {
  const view = await page({ viewport: phone, allow: [/ERR_INTERNET_DISCONNECTED|dynamically imported module/] });
  await quick(view);
  await view.goto('/calculator');
  await calculateOn(view, await (await loadTool('a1c-forecast')).copy.en());
  await view.context().setOffline(true);
  await view.getByRole('button', { name: 'Show the patient' }).click();
  const said = view.getByRole('alert').filter({ hasText: 'This part could not be loaded.' });
  await said.waitFor();
  await said.waitFor({ state: 'detached' });
});

test('on a phone the news of a saved visit lies neither over the name nor over the sentence', async ({
  page,
  login,
}) => {
  const view = await page({ viewport: phone });
  await login(view);
  await view.clock.install();
  await view.goto('/visit');
  await view.locator('#facts-a1c').fill('8.9');
  await view.keyboard.press('Tab');
  await view.getByLabel('Name or initials').fill('H. A.');
  await view.getByRole('button', { name: 'Save visit' }).click();
  const told = view.locator('li[data-tone]');
  await told.waitFor();
  await view.clock.pauseAt((await view.evaluate(() => Date.now())) + 1000);
  const news = await told.boundingBox();
  if (!news) throw new Error('the news is gone already');
  expect(news.height).toBeLessThanOrEqual(48);
  const onward = await view.locator('#facts-onward').boundingBox();
  expect(Math.abs(news.y + news.height - (onward?.y ?? 0))).toBeLessThanOrEqual(4);
});

test('on a desktop the news of a saved visit lies over nothing that is said beside Save, nor over the line', async ({
  page,
  login,
}) => {
  const view = await page({ viewport: desktop });
  await login(view);
  await view.clock.install();
  await view.goto('/visit');
  await view.locator('#facts-a1c').fill('8.9');
  await view.keyboard.press('Tab');
  await view.getByLabel('Name or initials').fill('H. A.');
  await view.getByRole('button', { name: 'Save visit' }).click();
  await view.locator('li[data-tone]').waitFor();
  await view.clock.pauseAt((await view.evaluate(() => Date.now())) + 1000);
  const news = await view.locator('li[data-tone]').boundingBox();
  if (!news) throw new Error('the news is gone already');
  for (const other of ['#visit-save-state', '#visit-typed', '[data-fact="a1c"]', 'header a', 'header button'])
    for (const one of await view.locator(other).filter({ visible: true }).all()) {
      const place = await one.boundingBox();
      if (!place) continue;
      const isApart =
        place.y >= news.y + news.height ||
        news.y >= place.y + place.height ||
        place.x >= news.x + news.width ||
        news.x >= place.x + place.width;
      expect(isApart, `${other} ${await one.innerText()}`).toBe(true);
    }
});

test.for([
  ['en', 390],
  ['ar', 390],
  ['en', 768],
] as const)(
  'the good news of a calculation is one line at the bar, over none of the report (%s, %i px)',
  async ([locale, width], { page, quick }) => {
    const view = await page({ locale, viewport: { width, height: 844 } });
    await quick(view);
    await view.clock.install();
    await view.goto(at('/clinical-logic', locale));
    await calculateOn(view, await (await loadTool('clinical-logic')).copy[locale]());
    await view.clock.runFor(1000);
    await toasts(view).waitFor();
    const news = await box(view);
    const bar = await view.locator('#result section > div').filter({ visible: true }).last().boundingBox();
    if (!bar) throw new Error('no bar at the foot');
    expect({ x: news.x, width: news.width }).toEqual({ x: 0, width });
    expect(Math.abs(news.y + news.height - bar.y)).toBeLessThanOrEqual(1);
    expect(news.height).toBeLessThanOrEqual(48);
  },
);

test.for([
  ['en', 1],
  ['ar', -1],
] as const)(
  'a swipe towards the line’s end dismisses, a short one does not (%s)',
  async ([locale, direction], { page }) => {
    const view = await page({ locale });
    await still(view, locale);
    await another(view);
    async function swipe(by: number): Promise<void> {
      const { x, y, height } = await box(view);
      await view.mouse.move(x + 120, y + height / 2);
      await view.mouse.down();
      await view.mouse.move(x + 120 + by / 2, y + height / 2, { steps: 4 });
      await view.mouse.move(x + 120 + by, y + height / 2, { steps: 4 });
      await view.mouse.up();
    }
    await swipe(direction * 40);
    await view.clock.runFor(300);
    expect(await toasts(view).count()).toBe(1);
    await swipe(direction * 80);
    await toasts(view).waitFor({ state: 'detached' });
  },
);

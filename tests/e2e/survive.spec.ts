import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { calculateOn, openForm } from '../../tools/browser/calculate.ts';
import { type ToolId, loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { type Running, run } from '../faults/running.ts';
import { register } from '../../tools/browser/accounts.ts';
import { expect, ready, test } from './fixtures/index.ts';
import { fetchedAll } from './fixtures/ready.ts';
import { freePort } from '../../tools/browser/start-server.ts';

/** A server of this file's own: it is killed and started again, on the same port and the same database. */
let folder: string;
let port: number;
let server: Running;
const start = async (): Promise<void> => {
  server = await run(`file:${join(folder, 'a.db')}`, { PORT: String(port) });
};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'journey-'));
  port = await freePort();
  await start();
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

interface Tab {
  readonly id: ToolId;
  readonly page: Page;
  typed: Readonly<Record<string, unknown>>;
}
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Assessment' });
const patient = (page: Page) => page.getByRole('textbox', { name: 'Patient Name' });
const savedAt = (page: Page) => page.getByText(/^Saved at/);
const notSaved = (page: Page) => page.getByText(/^Not saved yet/);

/** Everything that stands in the form, the patient's name and the notes. */
const standing = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('main input, main select, main textarea')]
        .filter(({ type, name, id }) => type !== 'hidden' && name !== 'mode' && (name || id))
        .map((input) => {
          const key = input.name || (input.tagName === 'TEXTAREA' ? input.id : 'patient');
          return [
            input.type === 'radio' ? `${key}=${input.value}` : key,
            ['checkbox', 'radio'].includes(input.type) ? input.checked : input.value,
          ];
        }),
    ),
  );

/** A calculator with changed values, an answer, a name and notes. */
async function workOn(context: BrowserContext, id: ToolId): Promise<Tab> {
  const page = await context.newPage();
  await page.goto(`${server.url}${toolEntry(id).path}`);
  const tool = await loadTool(id);
  const words = await tool.copy.en();
  await openForm(page, words);
  let changed = 0;
  for (const [path, field] of Object.entries(tool.fields)) {
    const input = page.locator(`#field-${path.replaceAll('.', '__')}`);
    if (field.kind !== 'number' || changed >= 3 || !(await input.isVisible())) continue;
    await input.focus();
    await page.keyboard.press('ArrowUp');
    changed += 1;
  }
  expect(changed).toBeGreaterThan(0);
  await calculateOn(page, words);
  await patient(page).fill(`Patient of ${id}`);
  await page.locator('#notes').fill(`متابعة ${id}`);
  await page.waitForTimeout(300);
  return { id, page, typed: await standing(page) };
}
async function unchanged(tabs: readonly Tab[], after: string): Promise<void> {
  for (const { id, page, typed } of tabs)
    await expect.poll(() => standing(page), { message: `${id} after ${after}` }).toEqual(typed);
}

test('what was typed survives a network that is gone, a reload, a session that is over and a server that is killed, on all calculators; it is saved once', async ({
  page,
}) => {
  // A notification whose part was not there yet when the network went cannot be drawn; what was not saved is also said in its place.
  const first = await page({
    allow: [
      /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED|ERR_EMPTY_RESPONSE|status of 401|Failed to fetch dynamically imported module|Unable to preload/,
    ],
  });
  const context = first.context();
  const account = await register(first, server.url, {});
  const tabs: Tab[] = [];
  for (const id of toolIds) tabs.push(await workOn(context, id));

  await context.setOffline(true);
  for (const tab of tabs) {
    await saveButton(tab.page).click();
    await notSaved(tab.page).waitFor();
  }
  await unchanged(tabs, 'the network was gone');
  await context.setOffline(false);

  for (const tab of tabs) {
    await tab.page.reload();
    await ready(tab.page);
    await tab.page.locator('#answer').waitFor();
  }
  await unchanged(tabs, 'a reload');

  await context.clearCookies();
  for (const { page: tab } of tabs) {
    await tab.bringToFront();
    await saveButton(tab).click();
    const dialog = tab.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.waitFor();
  }
  for (const { page: tab } of tabs.slice(0, 1)) {
    await tab.bringToFront();
    const dialog = tab.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.locator('input[type=password]:visible').fill(account.password);
    await dialog.locator('input[type=password]:visible').press('Enter');
  }
  // The other tabs learn of it by themselves.
  for (const { page: tab } of tabs)
    await tab.getByRole('dialog', { name: 'Please sign in again' }).waitFor({ state: 'detached' });
  await unchanged(tabs, 'the session was over');

  // Killed while saving: what is sent reaches the server, the answer does not come back.
  for (const { page: tab } of tabs) {
    await tab.route('**/api/*assessments', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await tab.bringToFront();
    await saveButton(tab).click();
    await notSaved(tab).waitFor();
    await tab.unroute('**/api/*assessments');
  }
  await server.end('SIGKILL');
  for (const { page: tab } of tabs) {
    await tab.bringToFront();
    await saveButton(tab).click();
    await notSaved(tab).waitFor();
  }
  await unchanged(tabs, 'the server was killed');
  await start();
  for (const [at, { page: tab }] of tabs.entries()) {
    await tab.bringToFront();
    // Some try again where they are, some after a reload: the answer that was lost was a yes, either way.
    if (at % 2) {
      await tab.reload();
      await ready(tab);
    }
    await saveButton(tab).click();
    await savedAt(tab).waitFor();
  }
  await unchanged(tabs, 'the server was back');
  for (const { id } of tabs) {
    const answer = await context.request.get(`${server.url}/api/${toolEntry(id).collection}?tool=${id}`);
    expect(
      ((await answer.json()) as { patientName: string; clinicalNotes: string }[]).map(
        ({ patientName, clinicalNotes }) => [patientName, clinicalNotes],
      ),
    ).toEqual([[`Patient of ${id}`, `متابعة ${id}`]]);
  }
});

test('a part that cannot be fetched takes nothing else away, and comes when the network is back', async ({ page }) => {
  const view = await page({
    allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module|Unable to preload/],
  });
  await register(view, server.url, {});
  await view.goto(`${server.url}/clinical-logic`);
  await calculateOn(view, await (await loadTool('clinical-logic')).copy.en());
  await patient(view).fill('Noura');
  // A browser never asks again for a module that was cut off half way: then the notice says to reload, and nothing is lost by it.
  await fetchedAll(view);
  const context = view.context();
  await context.setOffline(true);
  for (const name of ['View Full Screen', 'How it was calculated', 'History']) {
    await view.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
    await view.waitForTimeout(300);
    expect(await patient(view).inputValue(), name).toBe('Noura');
    expect(await view.locator('#answer').isVisible(), name).toBe(true);
  }
  await context.setOffline(false);
  // A failed load is remembered for a second.
  await view.waitForTimeout(1200);
  await view.getByRole('button', { name: 'View Full Screen', exact: true }).click();
  await view.getByRole('dialog').waitFor();
});

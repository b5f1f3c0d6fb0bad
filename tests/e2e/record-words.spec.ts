import type { Page } from 'playwright';
import { calculateOn } from '../../tools/browser/calculate.ts';
import { pageAddresses } from '../../tools/browser/pages.ts';
import { loadTool, toolEntry, type ToolId } from '../../src/engine/registry.ts';
import { axe, expect, test } from './fixtures/index.ts';

const name = 'Maryam Ali';
const cannot = ['Cannot save', 'Please enter patient name and generate results first'] as const;

/** The texts each calculator's specification fixes. */
const table: readonly {
  tool: ToolId;
  history: string;
  empty: string;
  noName: readonly [string, string] | null;
  saved: readonly [string, string];
  loaded: readonly [string, string];
  search: string;
}[] = [
  {
    tool: 'a1c-forecast',
    history: 'History',
    empty: 'No saved assessments yet',
    noName: ['Patient name required', 'Please enter a patient name before saving'],
    saved: ['Assessment saved', 'Patient assessment has been saved to your history'],
    loaded: ['Assessment loaded', `Loaded assessment for ${name}`],
    search: 'Search by Patient (1)',
  },
  {
    tool: 'clinical-logic',
    history: 'History',
    empty: 'No saved assessments yet',
    noName: ['Patient name required', 'Please enter a patient name before saving'],
    saved: ['Clinical assessment saved', 'Patient clinical logic assessment has been saved to your history'],
    loaded: ['Assessment loaded', `Loaded clinical logic assessment for ${name}`],
    search: 'Search by Patient (1)',
  },
  {
    tool: 'insulin-cgm',
    history: 'History',
    empty: 'No insulin assessments saved yet',
    noName: cannot,
    saved: ['Assessment saved', `Insulin assessment for ${name} has been saved`],
    loaded: ['Assessment loaded', ''],
    search: 'Search Results (1)',
  },
  {
    tool: 'life-days',
    history: 'History',
    empty: 'No saved assessments yet',
    noName: null,
    saved: ['Assessment saved', `Life Days assessment for ${name} has been saved`],
    loaded: ['Assessment loaded', ''],
    search: 'Search Results (1)',
  },
  {
    tool: 'dosing',
    history: 'Patient Assessment History',
    empty: 'No assessments found',
    noName: ['Patient Name Required', 'Please enter a patient name to save this assessment.'],
    saved: ['Assessment Saved', ''],
    loaded: ['Assessment Loaded', `Loaded assessment for ${name}`],
    search: 'Search Results (1)',
  },
];

const notice = (page: Page, [title, text]: readonly [string, string]) =>
  page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: text });

const served = table.filter(({ tool }) => pageAddresses().includes(toolEntry(tool).path));

test.for(served)(
  '$tool saves, lists and loads in its own words',
  async ({ tool, history, empty, noName, saved, loaded, search }, { page, login }) => {
    const view = await page();
    await login(view);
    await view.goto(toolEntry(tool).path);
    await calculateOn(view, await (await loadTool(tool)).copy.en());

    const save = view.getByRole('button', { name: 'Save Assessment' });
    const openHistory = view.getByRole('button', { name: 'History', exact: true }).filter({ visible: true }).first();
    await openHistory.click();
    const dialog = view.getByRole('dialog', { name: history });
    await dialog.getByText(empty, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();

    if (noName) {
      await save.click();
      await notice(view, noName).waitFor();
    } else {
      expect(await save.count()).toBe(0);
    }
    await view.getByRole('textbox', { name: 'Patient Name' }).fill(name);
    await save.click();
    await notice(view, saved).waitFor();

    await openHistory.click();
    await dialog.getByRole('textbox').fill('maryam');
    await dialog.getByRole('tab', { name: search }).waitFor();
    await axe(view);
    const entry = dialog.getByRole('listitem').filter({ has: view.getByRole('button', { name: /^Load/ }) });
    expect((await entry.innerText()).split('\n').length).toBeGreaterThanOrEqual(4);
    await entry.getByRole('button', { name: /^Load/ }).click();
    await notice(view, loaded).waitFor();
    expect(await view.getByRole('textbox', { name: 'Patient Name' }).inputValue()).toBe(name);
  },
);

test('a contraindicated medication cannot be saved, and says so', async ({ page, login }) => {
  const view = await page();
  await login(view);
  await view.goto(toolEntry('dosing').path);
  await calculateOn(view, await (await loadTool('dosing')).copy.en());
  await view.locator('#field-egfr').fill('20');
  await view.getByRole('button', { name: 'Calculate Dosing' }).click();
  await view.getByText('Cannot save contraindicated medication').first().waitFor();
  await view.getByRole('textbox', { name: 'Patient Name' }).fill(name);
  const save = view.getByRole('button', { name: 'Save Assessment' });
  expect(await save.getAttribute('aria-disabled')).toBe('true');
  let sent = 0;
  view.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await save.click({ force: true });
  await view.waitForTimeout(300);
  expect(sent).toBe(0);
});

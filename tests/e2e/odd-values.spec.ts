import type { Page } from 'playwright';
import { calculateOn, openForm } from '../../tools/browser/calculate.ts';
import { writePath } from '../../src/engine/kit/fields/fields.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { at, expect, test } from './fixtures/index.ts';

const holes = /\bNaN\b|Infinity|undefined|\[object|\bnull\b/;
const shown = (page: Page) =>
  page.evaluate(
    () => `${document.body.innerText} ${[...document.querySelectorAll('input')].map(({ value }) => value).join(' ')}`,
  );
const history = (page: Page) =>
  page.getByRole('button', { name: 'History', exact: true }).filter({ visible: true }).first();

test('odd numbers typed into every field are refused where they stand; a loaded record full of nonsense shows none of it', async ({
  page,
  login,
  baseUrl,
}) => {
  const view = await page();
  await login(view);
  for (const id of toolIds) {
    const tool = await loadTool(id);
    const {
      path,
      collection,
      keys: [inputsKey, resultsKey],
    } = toolEntry(id);
    const words = await tool.copy.en();
    const record = { tool: id, patientName: 'Odd', clinicalNotes: '', [inputsKey]: tool.defaults };
    expect(
      (await view.request.post(`/api/${collection}`, { headers: { origin: baseUrl }, data: record })).status(),
    ).toBe(201);
    // As if somebody had spoilt the stored record: text, holes and a number beyond its range, results of no meaning.
    await view.route(`**/api/${collection}/search`, async (route) => {
      const [stored] = (await (await route.fetch()).json()) as Record<string, unknown>[];
      const inputs = structuredClone(stored?.[inputsKey]) as Record<string, unknown>;
      for (const [n, field] of Object.keys(tool.fields).entries())
        writePath(inputs, field, ['NaN', null, 1e308, { a: 1 }, -1][n % 5]);
      return route.fulfill({ json: [{ ...stored, [inputsKey]: inputs, [resultsKey]: { x: 'NaN' } }] });
    });
    await view.goto(path);
    const button = await openForm(view, words);
    const inputs = await view.locator('form input[inputmode]:visible').all();
    expect(inputs.length).toBeGreaterThan(2);
    // One of them in the browser; nineteen in `odd-numbers`.
    for (const input of inputs) await input.fill('1e999');
    await button.click();
    await view.locator('form [role="alert"]').first().waitFor();
    expect(await view.locator('#answer').count()).toBe(0);
    expect(await view.evaluate(() => document.querySelector('main')?.innerText), id).not.toMatch(
      /\bNaN\b|Infinity|undefined|\[object/,
    );
    await history(view).click();
    const entry = view.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Odd' });
    await entry.waitFor();
    expect(await view.getByRole('dialog').innerText(), `${id} in the history`).not.toMatch(holes);
    await entry.getByRole('button', { name: /^Load/ }).click();
    await entry.waitFor({ state: 'detached' });
    await expect.poll(async () => (await shown(view)).replaceAll(/\s+/g, ' '), { message: id }).not.toMatch(holes);
    expect(await view.locator('#answer').count(), `${id} has no answer to nonsense`).toBe(0);
    await view.unroute(`**/api/${collection}/search`);
  }
}, 240_000);

test('no figure has more decimals than it means, for whoever looks and for whoever listens', async ({
  page,
  quick,
}) => {
  const view = await page();
  await quick(view);
  for (const id of toolIds) {
    await view.goto(toolEntry(id).path);
    await calculateOn(view, await (await loadTool(id)).copy.en());
    // Everything, the tables behind the pictures and what is folded too.
    expect((await view.locator('main').textContent())?.match(/.{0,40}\d\.\d{5,}/g) ?? [], id).toEqual([]);
  }
});

/** Where a name stands without an element, or marks around it, that keep its direction to itself. */
const loose = (page: Page, name: string) =>
  page.evaluate((text) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (
        !holder ||
        !node.textContent?.includes(text) ||
        node.textContent.includes(`\u2068${text}\u2069`) ||
        holder.closest('script')
      )
        continue;
      if (!/isolate|plaintext/.test(getComputedStyle(holder).unicodeBidi)) found.push(holder.outerHTML);
    }
    return found;
  }, name);

test.for([
  ['en', 'د. أحمد (٣) الفارسي', 'History', /Loaded assessment for/],
  ['ar', 'Dr. O\u2019Brien (3) – Müller', 'السجل', /Müller/],
] as const)(
  'a name of the other direction stays in one piece (%s)',
  async ([locale, name, historyWord, loaded], { page, login, baseUrl }) => {
    const view = await page({ locale });
    await login(view, { name });
    const tool = await loadTool('a1c-forecast');
    await view.request.post('/api/assessments', {
      headers: { origin: baseUrl },
      data: { tool: tool.id, patientName: name, patientData: tool.defaults, clinicalNotes: name },
    });
    await view.goto(at('/calculator', locale));
    await calculateOn(view, await tool.copy[locale]());
    await view.getByRole('button', { name: historyWord, exact: true }).filter({ visible: true }).first().click();
    const asked: string[] = [];
    view.once('dialog', (question) => {
      asked.push(question.message());
      void question.dismiss();
    });
    const buttons = view.getByRole('dialog').getByRole('listitem').filter({ hasText: name }).getByRole('button');
    await buttons.first().waitFor();
    expect(await loose(view, name)).toEqual([]);
    await buttons.last().click();
    expect(asked[0]).toContain(`\u2068${name}\u2069`);
    await buttons.first().click();
    await view
      .getByRole('listitem')
      .filter({ hasText: loaded })
      .filter({ hasText: `\u2068${name}\u2069` })
      .waitFor();
    expect(await loose(view, name)).toEqual([]);
  },
);

import type { Page } from 'playwright';
import { describe } from 'vitest';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { at, axe, expect, phone, test } from './fixtures/index.ts';
import { saveJoined } from './fixtures/joined-patient.ts';

const texts = {
  en: {
    history: 'History',
    tab: 'By patient',
    a: 'A',
    b: 'B',
    of: 'Records of',
    visit: 'Visit',
    answers: 'Answers that changed',
    same: /^Answers that are the same in both/,
    identity: /A typed name is no identity/,
    begin: /^Begin a visit from this/,
    visits: 'Visits: 2',
    load: 'Load B into this calculator',
    picture: 'Everything saved, over time',
    why: /^Why: /,
    bears: /bears on: /,
    print: 'Print both',
  },
  ar: {
    history: 'السجل',
    tab: 'حسب المريض',
    a: 'A',
    b: 'B',
    of: 'سجلات',
    visit: 'الزيارة',
    answers: 'الإجابات التي تغيّرت',
    same: /^الإجابات المتطابقة في الاثنين/,
    identity: /الاسم المكتوب لا يثبت الهوية/,
    begin: /^ابدأ زيارة منه/,
    visits: 'الزيارات: 2',
    load: 'تحميل B في هذه الحاسبة',
    picture: 'كل المحفوظ عبر الزمن',
    why: /^السبب: /,
    bears: /يؤثر في: /,
    print: 'طباعة الاثنين',
  },
} as const;
type Locale = keyof typeof texts;

async function byPatient(tab: Page, locale: Locale) {
  const words = texts[locale];
  await tab.goto(at('/calculator', locale));
  await tab.locator('header input[type=radio]').nth(1).check({ force: true });
  await tab.getByRole('button', { name: words.history }).filter({ visible: true }).first().focus();
  await tab.keyboard.press('Enter');
  const dialog = tab.locator('dialog[open]');
  await dialog.getByRole('tab').first().focus();
  await tab.keyboard.press('End');
  await dialog.getByRole('tab', { name: words.tab, selected: true }).waitFor();
  return dialog;
}

describe.each(['en', 'ar'] as const)('the history by patient in %s', (locale) => {
  const words = texts[locale];

  test('shows a joined patient over all calculators, and two side by side, from the keyboard', async ({
    page,
    login,
    baseUrl,
  }) => {
    const tab = await page({ locale, ...(locale === 'ar' && { viewport: phone }) });
    await login(tab);
    await saveJoined(tab, baseUrl);
    const dialog = await byPatient(tab, locale);
    const people = dialog.getByRole('listitem').getByRole('button');
    await people.first().waitFor();
    expect(await people.count()).toBe(2);
    await axe(tab);
    await people.filter({ hasText: words.visits }).first().focus();
    await tab.keyboard.press('Enter');
    // The calculator's own two newest stand beside each other at once: HbA1c and nothing else.
    const table = dialog.getByRole('table').filter({ visible: true }).last();
    await table.waitFor();
    const rows = table.locator('tbody tr');
    expect(await rows.count()).toBe(1);
    expect(await rows.first().textContent()).toMatch(/8\.2.*9\.4.*1\.2/s);
    // What was asked keeps its words whole, however narrow the screen.
    const lines = await rows
      .first()
      .locator('th')
      .evaluate((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return text.getClientRects().length;
      });
    expect(lines).toBe(1);
    expect(await dialog.locator('summary').filter({ hasText: words.same }).count()).toBe(1);
    const listened = dialog.getByRole('table', { name: words.picture });
    expect(await listened.getByRole('row').count()).toBeGreaterThan(4);
    await axe(tab);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    // Commas of the language, between figures and words alike.
    if (locale === 'ar') expect(await dialog.innerText()).not.toMatch(/, [ء-ي]/);
    // Two visits: heart failure came.
    await dialog.getByLabel(words.of).selectOption('visit');
    await expect.poll(() => rows.count()).toBe(2);
    // Each says why it says what it says, and what changed names the steps that rest on it.
    await expect.poll(() => dialog.getByText(words.why).count()).toBe(2);
    expect(await rows.filter({ hasText: words.bears }).count()).toBeGreaterThan(0);
    await axe(tab);
    // Both go on one paper, and nothing else does.
    await tab.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await dialog.getByRole('button', { name: words.print, exact: true }).focus();
    await tab.keyboard.press('Enter');
    await tab.locator('html[data-printed]').waitFor({ state: 'attached' });
    await tab.emulateMedia({ media: 'print' });
    const sheet = tab.locator('[data-paper="pair"]');
    expect(await sheet.textContent()).toMatch(/Huda.*8\.2.*9\.4/s);
    expect(await sheet.getByRole('button').count()).toBe(0);
    expect(await tab.locator('main').isVisible()).toBe(false);
    await tab.evaluate(() => dispatchEvent(new Event('afterprint')));
    await sheet.waitFor({ state: 'detached' });
    await tab.emulateMedia({ media: null });
    // One that is loaded is in the form.
    await dialog.getByLabel(words.of).selectOption('a1c-forecast');
    await dialog.getByRole('button', { name: words.load }).focus();
    await tab.keyboard.press('Enter');
    await expect.poll(() => tab.locator('dialog[open]').count()).toBe(0);
    expect(await tab.locator('[id$="a1c"]').first().inputValue()).toBe('9.4');
  });

  test('a typed name is no identity: a visit asks whether it is the same patient', async ({ page, login, baseUrl }) => {
    const tab = await page({ locale });
    await login(tab);
    await saveJoined(tab, baseUrl);
    const dialog = await byPatient(tab, locale);
    await dialog.getByRole('listitem').getByRole('button').first().click();
    await dialog.getByText(words.identity).waitFor();
    expect(await dialog.getByRole('figure').count()).toBe(0);
    await axe(tab);
    await dialog.getByRole('button', { name: words.begin }).click();
    await tab.waitForURL('**/visit');
    await expect.poll(() => tab.locator('main input[type=text]').first().inputValue()).toBe('Huda');
  });
});

describe.each(['en', 'ar'] as const)('a saved record in %s', (locale) => {
  const words = texts[locale];

  test('is where a visit begins, with its patient, its day, and none of its examples', async ({
    page,
    login,
    baseUrl,
  }) => {
    const tab = await page({ locale, ...(locale === 'ar' && { viewport: phone }) });
    await login(tab);
    const { defaults, fields } = await loadTool('a1c-forecast');
    const data = {
      tool: 'a1c-forecast',
      patientName: 'One Record',
      patientData: { ...defaults, a1c: 9.3 },
      examples: Object.keys(fields).filter((path) => path !== 'a1c' && path in defaults),
    };
    const answer = await tab.request.post('/api/assessments', { headers: { origin: baseUrl }, data });
    expect(answer.status(), await answer.text()).toBe(201);
    await tab.goto(at('/calculator', locale));
    await tab.locator('header input[type=radio]').nth(1).check({ force: true });
    await tab.getByRole('button', { name: words.history }).filter({ visible: true }).first().click();
    const row = tab.locator('dialog[open]').getByRole('listitem').filter({ hasText: 'One Record' });
    await row.first().waitFor();
    await axe(tab);
    await row.getByRole('button', { name: words.begin }).focus();
    await tab.keyboard.press('Enter');
    await tab.waitForURL('**/visit');
    const known = tab.locator('main [data-fact="a1c"]').getByText(/9\.3/);
    await known.waitFor();
    expect(await tab.locator('main input[type=text]').first().inputValue()).toBe('One Record');
    // What stood at its example is not known here: it is offered to be added.
    expect(await tab.locator('main [data-fact="age"]').textContent()).toMatch(/^\+/);
    const kept = await tab.evaluate(() => Object.values(sessionStorage).join());
    expect(kept).toContain('"from":"record"');
    expect(kept).toContain(`"on":"${await tab.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()))}"`);
  });
});

test('two dots of a row are pressed by pointer, and a saved record stays as it was', async ({
  page,
  login,
  baseUrl,
}) => {
  const tab = await page();
  await login(tab);
  await saveJoined(tab, baseUrl);
  const before = await (await tab.request.get('/api/assessments')).text();
  const dialog = await byPatient(tab, 'en');
  await dialog.getByRole('listitem').getByRole('button').filter({ hasText: 'Visits: 2' }).click();
  const dots = dialog.locator('[data-lane="visit"] button');
  await dots.first().waitFor();
  await dots.first().click({ force: true });
  await dialog.getByText('Choose a second one.').waitFor();
  await dots.last().click({ force: true });
  await dialog.getByRole('heading', { name: 'Visit: what changed from A to B' }).waitFor();
  expect(await (await tab.request.get('/api/assessments')).text()).toBe(before);
});

test.for(toolIds)(
  'a press anywhere on a row of %s loads it, and deleting stays apart',
  async (id, { page, login, baseUrl }) => {
    const tab = await page();
    await login(tab);
    const { collection, keys, path } = toolEntry(id);
    const { defaults, hasDisplayMode } = await loadTool(id);
    const data = { tool: id, patientName: 'Whole Row', [keys[0]]: defaults };
    const answer = await tab.request.post(`/api/${collection}`, { headers: { origin: baseUrl }, data });
    expect(answer.status(), await answer.text()).toBe(201);
    await tab.goto(path);
    const gate = tab.getByRole('button', { name: 'I am a licensed clinician' });
    if ((await gate.count()) > 0) await gate.click();
    if (hasDisplayMode) await tab.getByRole('radio', { name: 'HCP Mode' }).check();
    await tab.getByRole('button', { name: 'History', exact: true }).filter({ visible: true }).first().click();
    const dialog = tab.locator('dialog[open]');
    const row = dialog.getByRole('listitem').filter({ hasText: 'Whole Row' }).filter({ visible: true });
    await row.waitFor();
    // Nothing that is pressed stands inside something else that is.
    expect(await row.locator('button button, a button, button a').count()).toBe(0);
    tab.once('dialog', (question) => void question.dismiss());
    await row.getByRole('button', { name: /^Delete/ }).click();
    expect(await dialog.count()).toBe(1);
    await row.getByText('Whole Row').click({ position: { x: 2, y: 2 }, force: true });
    await expect.poll(() => dialog.count()).toBe(0);
  },
);

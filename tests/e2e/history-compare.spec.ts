import type { Page } from 'playwright';
import { describe } from 'vitest';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { at, axe, expect, phone, test } from './fixtures/index.ts';
import { saveJoined } from './fixtures/joined-patient.ts';

const texts = {
  en: {
    history: 'History',
    unjoined: 'by name only',
    everybody: 'All patients',
    a: 'A',
    b: 'B',
    of: 'Records of',
    answers: 'Answers that changed',
    same: /^Answers that are the same in both/,
    identity: /A typed name does not identify/,
    begin: /^Begin a visit from this/,
    picture: 'Everything saved, over time',
    why: /^Why: /,
    bears: /affects: /,
    print: 'Print both',
  },
  ar: {
    history: 'السجل',
    unjoined: 'بالاسم فقط',
    everybody: 'كل المرضى',
    a: 'A',
    b: 'B',
    of: 'سجلات',
    answers: 'الإجابات التي تغيّرت',
    same: /^الإجابات المتطابقة في الاثنين/,
    identity: /الاسم المكتوب لا يثبت الهوية/,
    begin: /^ابدأ زيارة منه/,
    picture: 'كل المحفوظ عبر الزمن',
    why: /^السبب: /,
    bears: /يؤثر في: /,
    print: 'طباعة الاثنين',
  },
} as const;
type Locale = keyof typeof texts;

/** The patients, whom an empty visit begins with. */
async function patients(tab: Page, locale: Locale) {
  await tab.goto(at('/visit', locale));
  const panel = tab.locator('#visit-earlier');
  await panel.getByRole('listitem').first().waitFor();
  return panel;
}

describe.each(['en', 'ar'] as const)('the patients in %s', (locale) => {
  const words = texts[locale];

  test('shows a joined patient over all calculators, and two side by side, from the keyboard', async ({
    page,
    login,
    baseUrl,
  }) => {
    const tab = await page({ locale, ...(locale === 'ar' && { viewport: phone }) });
    await login(tab);
    await saveJoined(tab, baseUrl);
    const dialog = await patients(tab, locale);
    const people = dialog.getByRole('listitem');
    expect(await people.count()).toBe(2);
    await axe(tab);
    const joined = people.filter({ hasNotText: words.unjoined });
    expect(await joined.textContent()).toMatch(/Huda.*66.*9\.4/s);
    await joined.getByRole('button').first().focus();
    await tab.keyboard.press('Enter');
    // The two newest visits stand beside each other at once; a calculator's own two: HbA1c and nothing else.
    await dialog.getByLabel(words.of).selectOption('a1c-forecast');
    const table = dialog.getByRole('table').filter({ visible: true }).last();
    await table.waitFor();
    const rows = table.locator('tbody tr');
    // Until the two records have come, the table of the two visits is still there.
    await expect.poll(() => rows.count()).toBe(1);
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
    // Back among all, whoever searches goes on, and finds a name in other letters.
    await dialog.getByRole('button', { name: words.everybody }).focus();
    await tab.keyboard.press('Enter');
    await tab.keyboard.type('HÜDA');
    await expect.poll(() => people.count()).toBe(2);
    await tab.keyboard.type('x');
    await expect.poll(() => people.count()).toBe(0);
  });

  test('a typed name is no identity: a visit asks whether it is the same patient', async ({ page, login, baseUrl }) => {
    const tab = await page({ locale });
    await login(tab);
    await saveJoined(tab, baseUrl);
    const dialog = await patients(tab, locale);
    await dialog.getByRole('listitem').filter({ hasText: words.unjoined }).getByRole('button').first().click();
    await dialog.getByText(words.identity).waitFor();
    expect(await dialog.getByRole('figure').count()).toBe(0);
    await axe(tab);
    await dialog.getByRole('button', { name: words.begin }).click();
    await expect.poll(() => tab.locator('main input[type=text]').first().inputValue()).toBe('Huda');
  });
});

test('one press begins a new visit from the last one, with its patient and the days of its figures', async ({
  page,
  login,
  baseUrl,
}) => {
  const tab = await page();
  await login(tab);
  await saveJoined(tab, baseUrl);
  const lists: string[] = [];
  // Read on its way: a page that is left takes what it was answered along.
  await tab.route('**/api/patients/search', async (route) => {
    const answer = await route.fetch();
    lists.push(await answer.text());
    await route.fulfill({ response: answer });
  });
  const panel = await patients(tab, 'en');
  // With somebody to choose from, the fields wait for whoever wants them.
  expect(await tab.locator('#facts-a1c').filter({ visible: true }).count()).toBe(0);
  await panel
    .getByRole('button', { name: /^New visit for .*Huda/ })
    .last()
    .click();
  await tab.getByRole('button', { name: /^Age.*66.*change/ }).waitFor();
  expect(await tab.getByLabel('Name or initials').inputValue()).toBe('Huda');
  await panel.getByRole('listitem').first().waitFor({ state: 'detached' });
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) expect(list).not.toMatch(/"chart"|"plan"|"overruled"/);
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
  const dialog = await patients(tab, 'en');
  await dialog.getByRole('listitem').filter({ hasNotText: 'by name only' }).getByRole('button').first().click();
  const dots = dialog.locator('[data-lane="visit"] button');
  await dots.first().waitFor();
  // Pressed again, one of the two is let go; pressed once more, it is back.
  await dots.first().click({ force: true });
  await dialog.getByText('Choose a second one.').waitFor();
  await dots.first().click({ force: true });
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

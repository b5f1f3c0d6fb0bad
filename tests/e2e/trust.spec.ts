import type { Page } from 'playwright';
import { at, axe, expect, type Locale, once, test } from './fixtures/index.ts';

const words = {
  en: {
    calculate: 'Calculate Prediction',
    name: 'Patient Name',
    notes: 'Clinical notes',
    save: 'Save Assessment',
    history: 'History',
    load: /^Load the assessment/,
    report: 'Report wrong advice',
    awaits: /Awaits clinician review/,
    saved: 'Saved with other rules',
    with: /With rules .*1\.1\.1/,
  },
  ar: {
    calculate: 'احسب التوقّع',
    name: 'اسم المريض',
    notes: 'ملاحظات سريرية',
    save: 'حفظ التقييم',
    history: 'السجل',
    load: /^تحميل تقييم/,
    report: 'الإبلاغ عن نصيحة خاطئة',
    awaits: /بانتظار مراجعة طبيب/,
    saved: 'حُفظ بقواعد أخرى',
    with: /بالقواعد .*1\.1\.1/,
  },
} as const;

/** The Calculation Tool with an answer on screen. */
async function calculated(tab: Page, locale: Locale): Promise<void> {
  await tab.goto(at('/calculator', locale));
  // The choice lies unseen over its own label.
  await tab.locator('input[name="mode"][value="hcp"]').check({ force: true });
  await tab.getByRole('button', { name: words[locale].calculate }).click();
  await tab.locator('#answer').waitFor();
}

for (const locale of once) {
  const said = words[locale];

  test(`wrong advice is copied for sending, without name and notes (${locale})`, async ({ page, login }) => {
    const tab = await page({ locale });
    await tab.addInitScript(() => {
      navigator.clipboard.write = async ([item]) => {
        document.documentElement.dataset['copied'] = await (await item?.getType('text/plain'))?.text();
      };
    });
    await login(tab);
    await calculated(tab, locale);
    await tab.getByRole('textbox', { name: said.notes }).fill('Private note');
    await tab.getByRole('textbox', { name: said.name }).fill('Zaynab Harbi');
    await tab.getByText(said.awaits).first().waitFor();
    await tab.getByRole('button', { name: said.report }).click();
    const copied = (): Promise<string> => tab.evaluate(() => document.documentElement.dataset['copied'] ?? '');
    await expect.poll(copied).toContain('(a1c-forecast)');
    expect(await copied()).toContain('- a1c: ');
    expect(await copied()).not.toMatch(/Zaynab|Private/);
    await axe(tab);
  });

  test(`a record of earlier rules, opened, says which (${locale})`, async ({ page, login }) => {
    const tab = await page({ locale });
    await login(tab);
    await calculated(tab, locale);
    await tab.getByRole('textbox', { name: said.name }).fill('Maryam Ali');
    await tab.getByRole('button', { name: said.save }).click();
    await expect
      .poll(async () => (await (await tab.request.get('/api/assessments')).json()).length, { timeout: 20_000 })
      .toBe(1);
    // As a record of the rules before comes: its version is theirs, and no plan was kept.
    await tab.route('**/api/assessments/search', async (route) => {
      const answer = await route.fetch();
      const records = (await answer.json()) as object[];
      await route.fulfill({
        response: answer,
        json: records.map((record) => ({ ...record, engineVersion: '1.1.1', plan: null, planRules: null })),
      });
    });
    await tab.getByRole('button', { name: said.history, exact: true }).click();
    await tab.getByRole('dialog').getByRole('button', { name: said.load }).click();
    const told = tab.getByRole('status', { name: said.saved });
    await told.getByText(said.with).waitFor();
    await axe(tab);
    // An answer of today is no longer the record's.
    await tab.getByRole('button', { name: said.calculate }).click();
    await told.waitFor({ state: 'detached' });
  });
}

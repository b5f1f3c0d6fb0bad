import type { Page } from 'playwright';
import { describe } from 'vitest';
import { at, axe, expect, type Locale, once, phone, test } from './fixtures/index.ts';
import { enter, openFields } from './fixtures/visit-fields.ts';

// What is due in a year: marked by a press or a day, kept over a reload and a save, on paper.
const words = {
  en: {
    name: 'Name or initials',
    save: 'Save visit',
    saved: /^Saved at /,
    eyesToday: 'Eyes (retina): done today',
    eyesBack: 'Eyes (retina): undo',
    feetOther: 'Feet: done on another date',
    lipidsElsewhere: 'Lipids: done elsewhere today',
    lipidsBack: 'Lipids: undo',
    lipidsEnter: 'Lipids: enter the result',
    noResult: /last on .* \(no result here\)/,
    day: 'Date done',
    set: 'Set the date',
    late: /Due since .*2025, last on .*2024/,
    hijri: /Hijri date: 8 February 2025/,
    sheet: 'Sheet for the patient: English',
    paper: 'patient-en',
    send: 'Send the sheet to a phone: English',
    now: /Now: .*check of your feet/,
    overdue: 'Overdue or urgent',
    row: /Overdue: Feet \(since 20 October 2025\)/,
    column: /Overdue: Feet \(since Oct 2025\)/,
    csv: 'Save all as a table (CSV)',
    print: 'Print the list',
    begin: /^New visit/,
  },
  ar: {
    name: 'الاسم أو الأحرف الأولى',
    save: 'حفظ الزيارة',
    saved: /^حُفظ/,
    eyesToday: 'العينان (الشبكية): تمّ اليوم',
    eyesBack: 'العينان (الشبكية): تراجع',
    feetOther: 'القدمان: تمّ في يوم آخر',
    lipidsElsewhere: 'الدهون: تمّ في مكان آخر اليوم',
    lipidsBack: 'الدهون: تراجع',
    lipidsEnter: 'الدهون: إدخال النتيجة',
    noResult: /وآخر مرة في .* \(النتيجة ليست هنا\)/,
    day: 'اليوم الذي تمّ فيه',
    set: 'تسجيل اليوم',
    late: /مستحق منذ .*2025، وآخر مرة في .*2024/,
    hijri: /هجريًا: .*2025/,
    sheet: 'ورقة المريض: العربية',
    paper: 'patient-ar',
    send: 'إرسال الورقة إلى الهاتف: العربية',
    now: /الآن: .*فحص القدمين/,
    overdue: 'متأخر أو عاجل',
    row: /متأخر: القدمان \(منذ .*2025\)/,
    column: /متأخر: القدمان \(منذ .*2025\)/,
    csv: 'حفظ الكل جدولًا (CSV)',
    print: 'طباعة القائمة',
    begin: /زيارة جديدة/,
  },
} as const;

const section = (tab: Page) => tab.locator('#visit-year');
const row = (tab: Page, action: string) =>
  section(tab).locator('li', { has: tab.getByRole('button', { name: action, exact: true }) });

/** Opens the part of what nobody has given a day. */
async function open(tab: Page): Promise<void> {
  await section(tab).waitFor();
  for (const summary of await section(tab).locator('summary').all()) {
    const isOpen = await summary.evaluate((one) => (one.parentElement as HTMLDetailsElement).open);
    if (!isOpen && (await summary.isVisible())) await summary.click();
  }
}

describe.each(once)('the year of a patient, in %s', (locale: Locale) => {
  const say = words[locale];

  test('is folded, marked by a press, dated by a day, kept, saved and printed', async ({ page, login }) => {
    const tab = await page({ locale, ...(locale === 'ar' && { viewport: phone }) });
    await login(tab);
    await tab.goto(at('/visit', locale));
    await openFields(tab);
    await enter(tab, { age: '54', a1c: '7.9', egfr: '88' });
    await tab.getByLabel(say.name).fill('Year of care');
    await section(tab).waitFor();
    // Nothing has a day yet but what was measured today: nothing is late, and the list stays out of the way.
    expect(await section(tab).getAttribute('open')).toBeNull();
    await open(tab);
    await tab.getByRole('button', { name: say.eyesToday, exact: true }).click();
    await tab.getByRole('button', { name: say.eyesBack, exact: true }).waitFor();

    // Done elsewhere, by the keyboard: the day is kept, its result is still asked for, and it can be taken back.
    const elsewhere = tab.getByRole('button', { name: say.lipidsElsewhere, exact: true });
    await elsewhere.press('Enter');
    await row(tab, say.lipidsBack).getByText(say.noResult).waitFor();
    await row(tab, say.lipidsBack).getByRole('button', { name: say.lipidsEnter, exact: true }).waitFor();
    await tab.getByRole('button', { name: say.lipidsBack, exact: true }).press('Enter');
    await elsewhere.press('Enter');
    await row(tab, say.lipidsBack).getByText(say.noResult).waitFor();

    await tab.getByRole('button', { name: say.feetOther, exact: true }).click();
    const feet = row(tab, say.feetOther);
    const day = feet.getByLabel(say.day);
    await day.fill('1446-08-09');
    await feet.getByText(say.hijri).waitFor();
    await day.fill('2099-01-01');
    expect(await feet.getByRole('button', { name: say.set }).isDisabled()).toBe(true);
    await day.fill('2024-10-20');
    await feet.getByRole('button', { name: say.set }).click();
    const late = section(tab).locator('li[data-status="overdue"]');
    await late.getByText(say.late).waitFor();
    await axe(tab);

    await tab.getByRole('button', { name: say.save }).click();
    await tab.locator('#visit-save-state').getByText(say.saved).waitFor();
    await tab.reload();
    await late.getByText(say.late).waitFor();
    expect(await section(tab).getAttribute('open')).not.toBeNull();

    await tab.evaluate(() => {
      window.print = () => undefined;
    });
    await tab.getByRole('button', { name: say.sheet }).click();
    await tab.locator(`[data-paper="${say.paper}"]`).getByText(say.now).waitFor({ state: 'attached' });
  });

  test('stands in the list for the clinic, on paper and as a table, and begins a visit', async ({ page, login }) => {
    const tab = await page({ locale, ...(locale === 'ar' && { viewport: phone }) });
    await login(tab);
    const { origin } = new URL(tab.url());
    const on = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const chart = (fact: string, day: string) => ({
      age: { value: 54, from: 'entered' },
      a1c: { value: 6.8, from: 'entered' },
      [fact]: { value: true, on: day, from: 'entered' },
    });
    for (const [patientName, told] of [
      ['Late feet', chart('feetExamined', '2024-10-20')],
      ['In time', chart('feetExamined', on(30))],
    ] as const)
      expect(
        (await tab.request.post('/api/visits', { headers: { origin }, data: { patientName, chart: told } })).status(),
      ).toBe(201);
    await tab.goto(at('/visit', locale));
    await tab.getByText('In time').waitFor();
    // Everybody's list says it in a column already.
    await tab.locator('li', { hasText: say.column }).getByText('Late feet').waitFor();
    expect(
      await tab
        .locator('li', { hasText: 'In time' })
        .getByText(/Overdue:|متأخر:/)
        .count(),
    ).toBe(0);
    await tab.getByRole('button', { name: say.overdue }).click();
    const rows = tab.locator('li', { hasText: say.row });
    await rows.getByText('Late feet').waitFor();
    expect(await tab.getByText('In time').count()).toBe(0);
    await axe(tab);

    const [download] = await Promise.all([
      tab.waitForEvent('download'),
      tab.getByRole('button', { name: say.csv }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^due-\d{4}-\d{2}-\d{2}\.csv$/);
    await tab.evaluate(() => {
      window.print = () => undefined;
    });
    await tab.getByRole('button', { name: say.print }).click();
    await tab.locator('[data-paper="due"]').getByText(say.row).waitFor({ state: 'attached' });

    await tab.evaluate(() => dispatchEvent(new Event('afterprint')));
    await rows.getByRole('button', { name: say.begin }).click();
    await section(tab).locator('li[data-status="overdue"]').first().waitFor();
    expect(await tab.getByLabel(say.name).inputValue()).toBe('Late feet');
  });

  test('goes to a phone by its own share sheet, without a name; where there is none nothing is offered', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/visit', locale));
    await openFields(tab);
    await enter(tab, { age: '54', a1c: '7.9', egfr: '88' });
    await tab.getByLabel(say.name).fill('Nobody Else');
    await section(tab).waitFor();
    expect(await tab.getByRole('button', { name: say.send }).count()).toBe(0);
    await tab.addInitScript(() => {
      Object.assign(navigator, {
        share: async ({ text = '' }: ShareData) => document.body.setAttribute('data-shared', text),
      });
    });
    await tab.reload();
    await tab.getByRole('button', { name: say.send }).click();
    await tab.locator('body[data-shared]').waitFor();
    const text = (await tab.locator('body').getAttribute('data-shared')) ?? '';
    expect(text.length).toBeGreaterThan(200);
    expect(text).not.toContain('Nobody Else');
  });
});

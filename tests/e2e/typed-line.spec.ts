import type { Page } from 'playwright';
import { describe } from 'vitest';
import { at, axe, desktop, expect, once, phone, test, windowsFor } from './fixtures/index.ts';

const said = {
  en: {
    line: '66F, A1c 8.9 %, eGFR 41, UACR 180, BMI 33, BP 148/86, metformin 1g bid + gliclazide MR 60, prior MI, one low last month, husband cooks',
    take: /^Put into the visit \((\d+)\)$/,
    inVisit: 'Facts added from this line: 12',
    stop: 'Stop gliclazide',
    undo: 'Undo',
    left: 'husband cooks',
    unit: 'mg/g',
    short:
      '66F, A1c 8.9 %, eGFR 41, UACR 180 mg/g, weight 84, height 160, BP 148/86, LDL 110, metformin 1g bid, gliclazide MR 60, prior MI',
    added: /^Facts added from this line/,
    metformin: /metformin/i,
    read: 'Read',
    medicine: /by name$/,
  },
  ar: {
    line: 'أنثى 66 سنة، تراكمي ٨٫٩٪، eGFR 41، نسبة الألبومين للكرياتينين ١٨٠، BMI 33، الضغط ١٤٨/٨٦، متفورمين ١ جم مرتين، دياميكرون ٦٠، جلطة قلب سابقة، هبوط سكر مرة الشهر الماضي، زوجها يطبخ',
    take: /^إضافة إلى الزيارة \((\d+)\)$/,
    inVisit: 'معلومات أُضيفت من السطر: 12',
    stop: 'إيقاف غليكلازيد',
    undo: 'تراجع',
    left: 'زوجها يطبخ',
    unit: 'mg/g',
    short:
      'أنثى 66 سنة، تراكمي ٨٫٩٪، eGFR 41، الوزن 84، الطول 160، الضغط ١٤٨/٨٦، LDL 110، متفورمين ١ جم مرتين، دياميكرون ٦٠، جلطة قلب سابقة',
    added: /^معلومات أُضيفت من السطر/,
    metformin: /ميتفورمين/,
    read: 'قراءة',
    medicine: /^دواء بالاسم$/,
  },
} as const;

const line = (tab: Page) => tab.locator('#visit-typed');
const plan = (tab: Page) => tab.locator('section[aria-labelledby="visit-today"] ol > li');
/** What this tab remembers of the visit. */
const chartOf = (tab: Page) =>
  tab.evaluate(() => {
    const kept = Object.entries(sessionStorage).find(([key]) => key.endsWith('visit'))?.[1];
    return (kept ? JSON.parse(kept).chart : {}) as Record<string, { value: unknown; on: string; from: string }>;
  });

describe.each(['en', 'ar'] as const)('a patient in one line, in %s', (locale) => {
  const words = said[locale];
  test.for(windowsFor(locale))(
    'from the line to the plan by keys, and back ($width px)',
    async (viewport, { page, quick }) => {
      const tab = await page({ locale, viewport });
      await quick(tab);
      await tab.goto(at('/visit', locale));
      await tab.locator('#facts-a1c').waitFor();
      const asked: string[] = [];
      tab.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
      await line(tab).focus();
      await tab.keyboard.insertText(words.line);
      expect(await chartOf(tab)).toEqual({});
      // It is read while one types, and counts for nothing until Enter takes what is seen.
      const take = tab.getByRole('button', { name: words.take });
      await expect.poll(() => take.allInnerTexts().then((all) => all.join())).toContain('(12)');
      expect(await line(tab).evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await chartOf(tab)).toEqual({});
      await axe(tab);
      await tab.keyboard.press('Enter');
      await tab.getByText(words.inVisit).waitFor();
      await plan(tab).first().waitFor();
      expect((await plan(tab).allTextContents()).join()).toMatch(words.metformin);
      // By its name, first of all.
      expect(await tab.locator('[data-verb]').first().textContent()).toContain(words.stop);
      const today = await tab.evaluate(() => new Date().toLocaleDateString('en-CA'));
      expect(await chartOf(tab)).toMatchObject({
        age: { value: 66, on: today, from: 'entered' },
        a1c: { value: 8.9 },
        metformin: { value: 2000 },
        sulfonylurea: { value: true },
        sulfonylureaAgent: { value: 'gliclazide' },
        bmi: { value: 33 },
      });
      // A question is answered by one press; what was not understood stands there.
      expect(await chartOf(tab)).not.toHaveProperty('uacr');
      await tab.locator('[data-question="uacr"] button').first().click();
      await expect.poll(() => chartOf(tab)).toMatchObject({ uacr: { value: 180 } });
      await tab.locator('bdi', { hasText: words.left }).waitFor();
      expect(
        await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      await axe(tab);
      await tab.getByRole('button', { name: words.undo }).click();
      await expect.poll(() => chartOf(tab)).toEqual({});
      expect(await line(tab).inputValue()).toBe(words.line);
      // Nothing that was typed left the page: files were fetched, by addresses that say nothing of it.
      expect(asked.length).toBeGreaterThan(0);
      for (const request of asked) expect(request).toMatch(/^GET \S+\/(_astro\/[\w.-]+|rules\.json) $/);
      expect(tab.url()).toBe(new URL(at('/visit', locale), tab.url()).href);
    },
  );
});

describe.each(once)('the line in %s', (locale) => {
  const words = said[locale];
  /** A patient of one line, nothing left to ask, up to the plan. */
  async function takeShort(tab: Page): Promise<void> {
    await tab.goto(at('/visit', locale));
    await tab.locator('#facts-a1c').waitFor();
    await line(tab).fill(words.short);
    await tab.getByRole('button', { name: words.take }).waitFor();
    await line(tab).press('Enter');
    await tab.getByText(words.added).waitFor();
    await plan(tab).first().waitFor();
  }

  test('once taken, with nothing left to ask, it takes a fifth of a laptop with the facts, and stands there', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale, viewport: desktop });
    await quick(tab);
    await takeShort(tab);
    const band = tab.locator('#visit > section').first();
    await expect.poll(async () => (await band.boundingBox())?.height).toBeLessThanOrEqual(180);
    expect(await line(tab).isVisible()).toBe(true);
    expect(await tab.getByRole('button', { name: words.undo }).isVisible()).toBe(true);
    await axe(tab);
  });

  test('once taken, on a phone the first step of the plan is read without scrolling', async ({ page, login }) => {
    const tab = await page({ locale, viewport: phone });
    await login(tab);
    await takeShort(tab);
    await expect
      .poll(async () => ((await plan(tab).first().boundingBox())?.y ?? Number.NaN) + 100)
      .toBeLessThanOrEqual(phone.height);
    // Nothing was left out for it that nobody could reach.
    expect(await tab.locator('[aria-describedby="visit-save-state"]').isVisible()).toBe(true);
    expect(await tab.locator('#visit-kept').isVisible()).toBe(true);
    await axe(tab);
  });

  test('a glucose of which it says not whether it is fasting is asked in two buttons', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/visit', locale));
    await tab.locator('#facts-a1c').waitFor();
    await line(tab).fill({ en: 'BM 11.2', ar: 'سكر 202' }[locale]);
    const answers = tab.locator('[data-question="fpg"] button');
    await expect
      .poll(() => answers.allInnerTexts())
      .toEqual({ en: ['Fasting', 'Not fasting (after a meal)'], ar: ['صائم', 'غير صائم (بعد الأكل)'] }[locale]);
    await answers.last().click();
    await expect.poll(() => chartOf(tab)).toMatchObject({ ppg: { value: { en: 201.7747, ar: 202 }[locale] } });
    expect(await answers.count()).toBe(0);
    await tab.getByRole('button', { name: words.undo }).click();
    await expect.poll(() => chartOf(tab)).toEqual({});
  });

  test('brings nothing before it is used, outlives a failed load and a reload, and goes with the patient', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale, fresh: true, allow: [/Failed to load resource|net::ERR_FAILED|Failed to fetch/] });
    await quick(tab);
    const fetched: string[] = [];
    tab.on('request', (request) => fetched.push(request.url()));
    await tab.goto(at('/visit', locale));
    await tab.locator('#facts-a1c').waitFor();
    await tab.waitForLoadState('networkidle');
    const names = () => fetched.filter((url) => /LineReading/.test(url));
    expect(names()).toEqual([]);
    await tab.route(/LineReading[^/]*\.js/, (route) => route.abort());
    await line(tab).fill(words.line);
    await tab.keyboard.press('Enter');
    await tab.locator('#visit-typed-state[role="alert"]').waitFor();
    expect(names().length).toBeGreaterThan(0);
    expect(await line(tab).inputValue()).toBe(words.line);
    await tab.unroute(/LineReading[^/]*\.js/);
    await expect
      .poll(async () => {
        // Once it is read there is nothing to press any more.
        await tab
          .getByRole('button', { name: words.read, exact: true })
          .evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).click()));
        return tab.getByRole('button', { name: words.take }).count();
      })
      .toBe(1);
    await tab.reload();
    await expect.poll(() => line(tab).inputValue()).toBe(words.line);
    expect(await tab.getByRole('button', { name: words.take }).count()).toBe(0);
    // What was kept is read when it is asked for: then the press that takes it has the focus.
    await line(tab).press('Enter');
    await expect.poll(() => tab.evaluate(() => document.activeElement?.hasAttribute('data-take'))).toBe(true);
    expect(await chartOf(tab)).toEqual({});
  });

  test('one fact may be left out, a value of before is shown beside, and a megabyte is no harm', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/visit', locale));
    await tab.locator('#facts-egfr').fill('60');
    await tab.keyboard.press('Tab');
    await line(tab).fill('A1c 8.9 %, eGFR 41, K 5.1');
    await tab.locator('li[data-fact="egfr"]').getByText(/60/).waitFor();
    await tab.locator('li[data-fact="a1c"] input').uncheck();
    await tab.getByRole('button', { name: words.take }).click();
    await expect.poll(() => chartOf(tab)).toMatchObject({ egfr: { value: 41 }, potassium: { value: 5.1 } });
    expect(await chartOf(tab)).not.toHaveProperty('a1c');
    const begun = Date.now();
    // Given to the page at once: the browser's own typing of as much takes it half a minute.
    await line(tab).evaluate((field, text) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, 'x '.repeat(500_000));
    await tab.locator('#visit-typed-state[role="alert"]').waitFor();
    expect(Date.now() - begun).toBeLessThan(20_000);
    expect(await line(tab).inputValue()).toBe('A1c 8.9 %, eGFR 41, K 5.1');
  });

  test('a medicine is found by a name in either script, and goes through the line', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/visit', locale));
    await tab.getByRole('button', { name: words.medicine }).click();
    const form = tab.getByRole('form', { name: words.medicine });
    // What was pressed is fetched first; then its first field has the focus.
    await form.locator('input:focus').waitFor();
    await tab.keyboard.insertText('دياميكر');
    await form.getByRole('button', { name: /دياميكرون/ }).waitFor();
    await axe(tab);
    // Enter takes the first, and the dose is asked for.
    await tab.keyboard.press('Enter');
    await tab.keyboard.insertText('60 mg once daily');
    await tab.keyboard.press('Tab');
    await tab.keyboard.insertText('x');
    await form.getByRole('alert').waitFor();
    await tab.keyboard.press('Backspace');
    await tab.keyboard.insertText('18');
    await tab.keyboard.press('Enter');
    await tab.getByRole('button', { name: words.take }).click();
    await expect
      .poll(() => chartOf(tab))
      .toMatchObject({ sulfonylurea: { value: true }, sulfonylureaMonths: { value: 18 } });
    expect(await line(tab).inputValue()).toContain('60 mg once daily');
  });
});

test('medicines of the line are kept by name in the notes as the line is taken, and come out with it', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  await tab.locator('#facts-a1c').waitFor();
  const notes = tab.locator('#visit-notes');
  const noted = tab.getByText('In the notes: saved and printed with the visit.');
  await line(tab).fill('66F, A1c 8.9 %, gliclazide MR 60, bisoprolol 5');
  await tab.getByRole('button', { name: said.en.take }).click();
  await noted.waitFor();
  await axe(tab);
  await expect.poll(() => notes.inputValue()).toBe('Medicines as written: gliclazide MR 60; bisoprolol 5');
  await notes.fill(`Sleeps badly\n${await notes.inputValue()}`);
  // Another medicine, later, which is no fact: Enter keeps it, and what stands there stands once.
  await line(tab).fill('bisoprolol 5, allopurinol 300 mg');
  await tab.getByRole('button', { name: 'Keep in the notes (1)' }).waitFor();
  await line(tab).press('Enter');
  const both = 'Sleeps badly\nMedicines as written: gliclazide MR 60; bisoprolol 5; allopurinol 300 mg';
  await expect.poll(() => notes.inputValue()).toBe(both);
  await noted.waitFor();
  await axe(tab);
  // What was wrong is not kept by its name either.
  await line(tab).fill('eGFR 41, Jardiance 10');
  await tab.locator('li[data-fact="sglt2Inhibitor"] input').uncheck();
  await tab.getByRole('button', { name: said.en.take }).click();
  await expect.poll(() => chartOf(tab)).toMatchObject({ egfr: { value: 41 } });
  await expect.poll(() => notes.inputValue()).toBe(both);
  await notes.fill(`${both}\nWalks to work`);
  await tab.getByRole('button', { name: said.en.undo }).click();
  await expect.poll(() => chartOf(tab)).toEqual({});
  const kept = await tab.evaluate(() => {
    const visit = Object.entries(sessionStorage).find(([key]) => key.endsWith('visit'))?.[1];
    return (visit ? JSON.parse(visit).notes : undefined) as unknown;
  });
  expect(kept).toBe('Sleeps badly\nWalks to work');
});

describe.each(once)('a medicine that is no fact, in %s', (locale) => {
  test('stays with the patient: in the next visit, in the day turned to them, and on their sheet', async ({
    page,
    login,
  }) => {
    const isArabic = locale === 'ar';
    const tab = await page({ locale, ...(isArabic && { viewport: phone }) });
    await tab.addInitScript(() => {
      window.print = () => undefined;
    });
    await login(tab);
    await tab.goto(at('/visit', locale));
    await line(tab).fill(
      '66F, A1c 8.9 %, eGFR 41, UACR 180 mg/g, one low last month, gliclazide MR 60 od, allopurinol 300 mg',
    );
    await tab.getByRole('button', { name: said[locale].take }).waitFor();
    await line(tab).press('Enter');
    await plan(tab).first().waitFor();
    await tab.getByLabel(isArabic ? 'الاسم أو الأحرف الأولى' : 'Name or initials').fill('Huda 37');
    await tab.locator('#visit-notes').fill(`Sleeps badly\n${await tab.locator('#visit-notes').inputValue()}`);
    await tab.getByRole('button', { name: isArabic ? 'حفظ الزيارة' : 'Save visit' }).click();
    await tab
      .locator('#visit-save-state')
      .getByText(isArabic ? /حُفظ/ : /Saved at/)
      .waitFor();
    await tab.getByRole('button', { name: isArabic ? 'مريض جديد' : 'New patient' }).click();
    // Saved, nobody is asked about: the line waits for whoever comes next.
    await expect.poll(() => line(tab).evaluate((field) => field === document.activeElement)).toBe(true);
    await tab.getByRole('button', { name: isArabic ? 'المرضى' : 'Patients' }).click();
    await tab.getByRole('button', { name: isArabic ? /^زيارة جديدة/ : /^New visit for/ }).click();
    // Of the notes of the visit before the medicines alone.
    await expect
      .poll(() => tab.locator('#visit-notes').inputValue())
      .toMatch(/^[^\n]+: gliclazide MR 60 od; allopurinol 300 mg$/);
    await tab.getByRole('button', { name: isArabic ? 'اعرضها على المريض' : 'Show the patient' }).click();
    const day = tab.getByRole('dialog').locator('tr[data-becomes]');
    await day.filter({ hasText: 'allopurinol 300 mg' }).and(tab.locator('[data-becomes="stays"]')).waitFor();
    const sizes = await day
      .locator('bdi')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18);
    await day.filter({ hasText: 'gliclazide MR 60 od' }).and(tab.locator('[data-becomes="stops"]')).waitFor();
    await axe(tab);
    await tab.keyboard.press('Escape');
    const sheet = isArabic ? 'ar' : 'en';
    await tab
      .locator('#visit-record')
      .getByRole('button')
      .filter({ has: tab.locator(`bdi[lang="${sheet}"]`) })
      .first()
      .click();
    const rows = tab.locator(`[data-paper="patient-${sheet}"] tr[data-becomes]`);
    await rows.filter({ hasText: 'allopurinol 300 mg' }).waitFor({ state: 'attached' });
    expect(await rows.filter({ hasText: 'gliclazide MR 60 od' }).count()).toBe(1);
  });
});

test('the medicines of the last visit come along with its values, and go with them', async ({ page, login }) => {
  const tab = await page();
  await login(tab);
  await tab.goto('/visit');
  await tab.evaluate(async () => {
    const chart = { a1c: { value: 9.4, from: 'entered' }, metformin: { value: 1000, from: 'entered' } };
    const clinicalNotes = 'Walks\nMedicines as written: metformin 500 bid; allopurinol 300 mg';
    await fetch('/api/visits', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ patientName: 'Known One', chart, clinicalNotes }),
    });
  });
  await line(tab).fill('A1c 8.1 %, allopurinol 100 mg');
  await tab.getByRole('button', { name: said.en.take }).click();
  const notes = tab.locator('#visit-notes');
  const own = 'Medicines as written: allopurinol 100 mg';
  await expect.poll(() => notes.inputValue()).toBe(own);
  await tab.getByLabel('Name or initials').fill('known one');
  await tab.keyboard.press('Tab');
  await tab.getByRole('button', { name: /1 saved with this name/ }).click();
  await tab.getByRole('button', { name: /^Same patient as/ }).click();
  await tab.getByRole('button', { name: /^Use the values of/ }).click();
  // Today's dose stands.
  await expect.poll(() => notes.inputValue()).toBe(`${own}; metformin 500 bid`);
  await tab.getByRole('button', { name: 'Take them out again' }).click();
  await expect.poll(() => notes.inputValue()).toBe(own);
});

import type { Page } from 'playwright';
import { describe } from 'vitest';
import { at, axe, expect, type Locale, once, test, windowsFor } from './fixtures/index.ts';

const words = {
  en: {
    document: 'Document',
    plan: 'Your plan',
    sheet: ['What to do', 'Get help at once', 'Ask your care team', 'Eating', 'Drinking', 'Moving'],
    caution: 'ask how much is right for you',
    hcp: 'HCP Mode',
    samples: 'Sample Prediction Cases',
    calculate: 'Calculate Prediction',
    expand: 'Expand Results',
    whatIf: 'What if …',
    print: 'Print Report',
    name: 'Patient Name',
    complete: 'Complete Patient Results',
    close: 'Close',
    empty: 'Enter patient data and click Calculate Prediction.',
    examples: 'Example values in this calculation (*): 21.',
    notMeasured: 'Some values were not measured in you.',
    example: 'example',
    lacking: '1 still missing · 1 to correct',
    answer: 'HbA1c is forecast at about 6.9 % in 12 weeks',
    stale: 'The form has changed since this was calculated.',
  },
  ar: {
    document: 'المستند',
    plan: 'خطتك',
    sheet: ['ما عليك فعله', 'اطلب المساعدة فورًا', 'اسأل فريقك المعالج', 'الأكل', 'الشرب', 'الحركة'],
    caution: 'فاسأل عن الكمية المناسبة لك',
    hcp: 'وضع الممارس الصحي',
    samples: 'حالات توقّع نموذجية',
    calculate: 'احسب التوقّع',
    expand: 'توسيع النتائج',
    whatIf: 'ماذا لو…',
    print: 'طباعة التقرير',
    name: 'اسم المريض',
    complete: 'النتائج الكاملة للمريض',
    close: 'إغلاق',
    empty: 'أدخل بيانات المريض ثم اضغط «احسب التوقّع».',
    examples: 'عدد قيم المثال (*) في هذا الحساب: 21.',
    notMeasured: 'بعض هذه القيم لم تُقَس عندك.',
    example: 'مثال',
    lacking: 'حقول ناقصة: 1 · حقل واحد يحتاج إلى تصحيح',
    answer: 'يُتوقَّع أن يبلغ السكر التراكمي نحو',
    stale: 'تغيّر النموذج بعد هذا الحساب.',
  },
} as const;

async function openForm(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto(at('/calculator', locale));
  await page.getByRole('radio', { name: words[locale].hcp }).check();
  await page.locator('#field-a1c').waitFor();
}

/** The answer as it is read, spaces of every kind as one. */
async function answer(page: Page): Promise<string> {
  return (await page.locator('#answer').innerText()).replaceAll(/\s+/g, ' ');
}

async function calculate(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.getByRole('button', { name: words[locale].calculate }).click();
}

async function calculateWithDose(page: Page, locale: Locale): Promise<void> {
  await openForm(page, locale);
  await page.getByRole('radio', { name: '1000' }).check();
  await calculate(page, locale);
}

/** The window a report is printed from. */
async function paperOf(page: Page, locale: Locale): Promise<Page> {
  const printed = page.waitForEvent('popup');
  await page.getByRole('button', { name: words[locale].print }).click();
  return printed;
}

describe.each(['en', 'ar'] as const)('the Calculation Tool in %s', (locale) => {
  const t = words[locale];

  test.for(windowsFor(locale))(
    'shows samples first, then calculates for a real patient ($width px)',
    async (viewport, { page, quick }) => {
      const tab = await page({ locale, viewport });
      await quick(tab);
      await tab.goto(at('/calculator', locale));
      await tab.getByRole('heading', { name: t.samples }).waitFor();
      await axe(tab);
      await tab.getByRole('radio', { name: t.hcp }).check();
      expect(await tab.getByText(t.empty).isVisible()).toBe(true);
      await axe(tab);
      await tab.locator('#field-a1c').fill('8.2');
      await calculate(tab, locale);
      expect(await answer(tab)).toContain(t.answer);
      expect(await tab.locator('#answer').evaluate((element) => element === document.activeElement)).toBe(true);
      expect(
        await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        'nothing sticks out',
      ).toBe(0);
      await axe(tab);
      await tab.getByRole('button', { name: t.expand }).click();
      await tab.getByRole('dialog', { name: t.complete }).waitFor();
      await axe(tab);
      await tab.getByRole('button', { name: t.close }).click();
      await tab.locator('#answer').waitFor();
    },
  );

  test('prints a first page that serves alone, in the language chosen for the report', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await calculateWithDose(tab, locale);
    await tab.locator('#notes').fill('<img src=x onerror=alert(1)> متابعة');
    const paper = await paperOf(tab, locale);
    await paper.locator('h1').first().waitFor();
    expect(await paper.evaluate(() => document.documentElement.dir)).toBe(locale === 'ar' ? 'rtl' : 'ltr');
    expect(await paper.locator('img').count()).toBe(0);
    // Made from the values the form came with, and says so where it is signed.
    await paper.getByText(t.examples).waitFor();
    expect(await paper.locator('dl', { has: paper.getByText(t.example, { exact: true }) }).count()).toBeGreaterThan(0);
    // On every page whose it is: a name is text there too, whatever it holds.
    expect(
      await paper.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sheet-of')),
    ).toMatch(/^"(\\[0-9a-f]+ )+"$/);
    expect(await paper.getByText('<img src=x onerror=alert(1)>').count()).toBe(1);
    // A dose is isolated in the direction of its unit's word, so that “1000 mg” never turns round.
    expect(
      await paper
        .locator(`bdi[dir="${locale === 'en' ? 'ltr' : 'rtl'}"]`, {
          hasText: locale === 'en' ? /^1000\smg$/ : /^1000\sملغم$/,
        })
        .count(),
    ).toBeGreaterThan(0);
  });

  test('prints the patient’s sheet in plain words: what to do, what to ask, when to get help', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale });
    await quick(tab);
    await calculateWithDose(tab, locale);
    await tab.locator('#notes').fill('for colleagues only');
    await tab.getByLabel(t.document).selectOption('patient');
    const paper = await paperOf(tab, locale);
    await paper.getByRole('heading', { name: t.plan, level: 1 }).waitFor();
    for (const name of t.sheet) await paper.getByRole('heading', { name, level: 2 }).waitFor();
    await paper.getByText(t.notMeasured).waitFor();
    // Whose heart is not known is told to ask beside the glasses.
    await paper.getByText(t.caution).waitFor();
    const text = await paper.locator('main').innerText();
    expect(text).not.toMatch(/eGFR|LADA|for colleagues only|\d\s*(mg\b|ملغم)|KDIGO, Diabetes/);
  });
});

describe.each(once)('the Calculation Tool’s form in %s', (locale) => {
  const t = words[locale];

  test('refuses with a reason at the field, and focuses the first', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await openForm(tab, locale);
    await tab.locator('#field-egfr').fill('');
    await tab.locator('#field-a1c').fill('72');
    await calculate(tab, locale);
    expect(await tab.locator('#field-a1c').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await tab.locator('#field-a1c-notes').innerText()).toContain('mmol/mol');
    expect(await tab.getByRole('alert').locator('li').count()).toBe(2);
    await tab.getByText(t.lacking).waitFor();
    expect(await tab.locator('#answer').count()).toBe(0);
    await axe(tab);
    // Arabic-Indic digits are numbers too, in either language.
    await tab.locator('#field-egfr').fill('٩٠');
    await tab.locator('#field-a1c').fill('٨٫٢');
    await tab.keyboard.press('Enter');
    expect(await answer(tab)).toContain(t.answer);
  });
});

test('an edit marks the answer out of date until it is calculated again', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await openForm(tab);
  await calculate(tab);
  await tab.locator('#field-a1c').fill('9.4');
  await tab.getByText(words.en.stale).waitFor();
  await tab.getByRole('button', { name: 'Calculate again' }).click();
  expect(await tab.getByText(words.en.stale).count()).toBe(0);
});

test('units switch at the field, convert what is typed, and are remembered', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await openForm(tab);
  await tab.locator('#field-a1c').fill('8.2');
  await tab.getByRole('button', { name: 'Unit %. Switch to mmol/mol' }).first().click();
  expect(await tab.locator('#field-a1c').inputValue()).toBe('66');
  expect(await tab.locator('#field-target').inputValue()).toBe('53');
  await calculate(tab);
  expect(await answer(tab)).toContain('mmol/mol');
  await tab.getByRole('button', { name: 'Unit mg/dL. Switch to mmol/L' }).first().click();
  await tab.reload();
  await tab.locator('#answer').waitFor();
  expect(await tab.locator('#field-a1c').inputValue()).toBe('66');
  expect(await tab.locator('#field-fpg').inputValue()).toBe('8.9');
});

test('a figure keeps what was typed through units switched here, on another calculator, and a reload', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await quick(tab);
  await openForm(tab);
  await tab.locator('#field-a1c').fill('7.5');
  await tab.locator('#field-fpg').fill('130');
  await calculate(tab);
  const before = await answer(tab);
  await tab.getByRole('button', { name: 'Unit %. Switch to mmol/mol' }).first().click();
  await tab.reload();
  await tab.locator('#answer').waitFor();
  expect(await tab.getByText(words.en.stale).count()).toBe(0);
  await tab.getByRole('button', { name: 'Unit mmol/mol. Switch to %' }).first().click();
  expect(await tab.locator('#field-a1c').inputValue()).toBe('7.5');

  await tab.goto('/clinical-logic');
  await tab.locator('#field-fpg').waitFor();
  await tab.getByRole('button', { name: 'Unit mg/dL. Switch to mmol/L' }).first().click();
  await tab.goto('/calculator');
  await tab.locator('#answer').waitFor();
  expect(await tab.locator('#field-fpg').inputValue()).toBe('7.2');
  await tab.getByRole('button', { name: 'Unit mmol/L. Switch to mg/dL' }).first().click();
  expect(await tab.locator('#field-fpg').inputValue()).toBe('130');
  expect(await tab.getByText(words.en.stale).count()).toBe(0);
  await calculate(tab);
  expect(await answer(tab)).toBe(before);
});

test('every figure opens its calculation, and what would change the answer is named', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await openForm(tab);
  await tab.locator('#field-a1c').fill('8.2');
  await calculate(tab);
  await tab.getByRole('button', { name: /27.8/ }).click();
  const dialog = tab.getByRole('dialog', { name: 'How it was calculated' });
  await dialog.getByRole('heading', { name: 'Body mass index' }).waitFor();
  expect(await dialog.innerText()).toContain('85 ÷ (175 ÷ 100)');
  // What starts two medicines stands before what only misses the target.
  await dialog.getByText(/^More \(\d\)$/).click();
  const change = dialog.getByRole('listitem').filter({ hasText: /HbA1c .* or higher/ });
  await change.filter({ hasText: 'the target is missed' }).first().waitFor();
  await axe(tab);
});

test('a contraindicated dose is refused, not advised', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await openForm(tab);
  // Whether it is taken is the patient's to say, not the example's.
  await tab.getByRole('radio', { name: '1000' }).check();
  await tab.locator('#field-egfr').fill('26');
  await tab.locator('#field-a1c').fill('11.5');
  await tab.locator('#field-fpg').fill('320');
  await calculate(tab);
  // Nothing is advised, and nothing refused, before the answer has come.
  await tab.locator('#answer').waitFor();
  const result = tab.getByRole('region', { name: 'Result' });
  expect(await result.locator('ol').getByText('Stop metformin').first().isVisible()).toBe(true);
  expect(await result.getByText(/raise to 750/).count()).toBe(0);
  const ketones = result.locator('ol li').filter({ hasText: 'Check ketones' }).first();
  expect(await ketones.innerText()).toMatch(/^Check ketones [^.:]*\btoday\b/);
  expect(await ketones.isVisible()).toBe(true);
  await axe(tab);
});

test('a reload loses nothing, and signing out leaves nothing', async ({ page, login }) => {
  const tab = await page();
  await login(tab);
  await openForm(tab);
  await tab.locator('#field-a1c').fill('8.2');
  await calculate(tab);
  await tab.getByLabel(words.en.name).fill('Amal Nasser');
  await tab.locator('#notes').fill('Comes on Sunday');
  await tab.reload();
  await tab.locator('#answer').waitFor();
  expect(await tab.getByLabel(words.en.name).inputValue()).toBe('Amal Nasser');
  expect(await tab.locator('#notes').inputValue()).toBe('Comes on Sunday');
  await tab.getByRole('button', { name: 'Logout' }).click();
  await tab.waitForURL('**/auth');
  expect(await tab.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Amal');
});

test('works with the keyboard alone', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await openForm(tab);
  await tab.locator('#field-a1c').focus();
  await tab.keyboard.press('ControlOrMeta+A');
  await tab.keyboard.type('8.1');
  await tab.keyboard.press('ArrowUp');
  expect(await tab.locator('#field-a1c').inputValue()).toBe('8.2');
  await tab.keyboard.press('Enter');
  expect(await answer(tab)).toContain(words.en.answer);
  const focused = (): Promise<string | undefined> => tab.evaluate(() => document.activeElement?.tagName);
  const until = async (name: string): Promise<void> => {
    for (let stops = 0; stops < 30 && (await focused()) !== name; stops += 1) await tab.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  };
  // The first stop after the answer is what bends it, then why the first step is there; past the steps, what can be done with them.
  await tab.keyboard.press('Tab');
  expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe(words.en.whatIf);
  await until('SUMMARY');
  await tab.keyboard.press('Enter');
  expect(await tab.evaluate(() => document.activeElement?.closest('details')?.open)).toBe(true);
  await until('BUTTON');
  expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe(words.en.expand);
  await until('SELECT');
  // Past folds and scrolling pictures, the first button opens its figure's calculation.
  await until('BUTTON');
  await tab.keyboard.press('Enter');
  await tab.getByRole('dialog').waitFor();
  await tab.keyboard.press('Escape');
  expect(await tab.getByRole('dialog').count()).toBe(0);
});

test('a blocked print window offers this page instead', async ({ page, quick }) => {
  const tab = await page();
  await tab.addInitScript(() => {
    window.open = () => null;
  });
  await quick(tab);
  await openForm(tab);
  await calculate(tab);
  await tab.getByRole('button', { name: words.en.print }).click();
  await tab.getByRole('button', { name: 'Print this page' }).waitFor();
});

test('the report can be copied as text, in both languages', async ({ page, quick }) => {
  const tab = await page();
  await tab.addInitScript(() => {
    navigator.clipboard.write = async ([item]) => {
      document.documentElement.dataset['copied'] = await (await item?.getType('text/plain'))?.text();
    };
  });
  await quick(tab);
  await openForm(tab);
  await calculate(tab);
  await tab.getByLabel('Report language').selectOption('both');
  await tab.getByRole('button', { name: 'Copy as text' }).click();
  await tab.getByText('Copied', { exact: true }).waitFor();
  const copied = await tab.evaluate(() => document.documentElement.dataset['copied'] ?? '');
  expect(copied).toContain('HbA1c is forecast at');
  expect(copied).toContain('السكر التراكمي');
});

import type { Page } from 'playwright';
import { describe } from 'vitest';
import { axe, expect, phone, tablet, test } from './fixtures/index.ts';
import { visitKnowing } from './fixtures/visit-fields.ts';

const section = (tab: Page) => tab.locator('section[aria-labelledby="visit-choose"]');

/** A visit with somebody whose kidneys ask for one class and whose glucose for another. */
async function begin(tab: Page, locale: 'en' | 'ar'): Promise<void> {
  await visitKnowing(tab, locale, {
    age: 62,
    a1c: 8.4,
    egfr: 48,
    uacr: 420,
    weight: 92,
    height: 172,
    metformin: 2000,
    systolic: 132,
    potassium: 4.3,
    sex: 'female',
    diabetesType: 'type2',
    sglt2Inhibitor: false,
    glp1RA: false,
    dpp4Inhibitor: false,
    sulfonylurea: false,
    basalInsulin: false,
    ascvd: false,
    heartFailure: false,
    rasInhibitor: true,
  });
  await section(tab).waitFor();
}

const said = {
  en: {
    compare: 'Compare options',
    regimens: 'Compare whole regimens',
    regimen: 'Regimen 1',
    pioglitazone: 'pioglitazone',
    metformin: 'Continues: metformin',
    figures: 'Figures behind it',
    turn: 'Show the patient',
    none: 'I choose this: No new medicine',
    shot: 'I choose this: Injection that is not insulin',
    shotMade: 'You chose this: Injection that is not insulin',
    kidneys: '8 in 100 people',
    weight: 'My weight',
    words: 'No needles at home',
    record: 'Print for the record',
    sheet: /Sheet for the patient/,
    onSheet: /You chose: Injection/,
  },
  ar: {
    compare: 'قارن الخيارات',
    regimens: 'قارن بين خطط علاج كاملة',
    regimen: 'خطة العلاج 1',
    pioglitazone: 'البيوغليتازون',
    metformin: 'يستمر: الميتفورمين',
    figures: 'الأرقام وراء ذلك',
    turn: 'أدر الشاشة إلى المريض',
    none: 'أختار هذا: لا دواء جديد',
    shot: 'أختار هذا: حقنة ليست إنسولينًا',
    shotMade: 'اخترتِ هذا: حقنة ليست إنسولينًا',
    kidneys: '8 من كل 100 شخص',
    weight: 'الوزن',
    words: 'أخاف من الحبوب الكثيرة',
    record: 'طباعة للسجل',
    sheet: /ورقة المريض/,
    onSheet: /اخترتِ: حقنة/,
  },
} as const;

describe.each(['en', 'ar'] as const)('on a tablet in %s', (locale) => {
  test('the way to compare stands apart from the day it is due', async ({ page, quick }) => {
    const tab = await page({ locale, viewport: tablet });
    await quick(tab);
    await begin(tab, locale);
    const way = tab.locator('li[data-verb="start"]').getByRole('button', { name: said[locale].compare }).first();
    const [there, day] = await Promise.all([
      way.boundingBox(),
      way.locator('xpath=preceding-sibling::p[1]').boundingBox(),
    ]);
    if (!there || !day) throw new Error('nothing to compare');
    const apart = locale === 'en' ? there.x - (day.x + day.width) : day.x - (there.x + there.width);
    expect(apart).toBeGreaterThanOrEqual(12);
  });
});

describe.each(['en', 'ar'] as const)('choosing together in %s', (locale) => {
  const words = said[locale];

  test('from a step of the plan, turned to the patient, by keyboard; kept, in the plan and on paper', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale });
    const scripts: string[] = [];
    tab.on('request', (request) => scripts.push(request.url()));
    await quick(tab);
    await begin(tab, locale);
    expect(await section(tab).locator('table').count()).toBe(0);
    const before = scripts.filter((url) => url.endsWith('.js')).length;
    await tab.locator('li[data-verb="start"]').getByRole('button', { name: words.compare }).first().click();
    await section(tab).locator('table').first().waitFor();
    expect(scripts.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(before);
    await section(tab).getByRole('img', { name: words.kidneys }).waitFor();
    expect(await section(tab).getByRole('img').count()).toBe(3);
    await axe(tab);

    await section(tab).getByRole('button', { name: words.turn }).press('Enter');
    const view = tab.getByRole('dialog');
    await view.getByRole('button', { name: words.weight, exact: true }).press('Space');
    expect(await view.locator('tbody tr').first().getAttribute('data-question')).toBe('weight');
    await axe(tab);
    await view.getByRole('button', { name: words.shot }).press('Enter');
    await view.getByRole('button', { name: words.shotMade }).waitFor();
    await view.getByRole('textbox').fill(words.words);
    await tab.keyboard.press('Escape');
    await view.waitFor({ state: 'detached' });

    // It is kept, and the plan begins with it.
    await tab.reload();
    await section(tab).waitFor();
    await section(tab).getByRole('button', { name: words.compare }).click();
    await section(tab).getByRole('button', { name: words.shotMade }).waitFor();
    expect(await section(tab).getByRole('textbox').inputValue()).toBe(words.words);

    await tab.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await tab.locator('#visit-record').getByRole('button', { name: words.record }).click();
    await tab.locator('body[data-printed]').waitFor();
    const record = tab.locator('[data-paper="record"] [data-choice]');
    expect(await record.locator('q').textContent()).toBe(words.words);
    // What was shown, and every figure behind it.
    expect(await record.locator('table').count()).toBe(2);
    expect(await record.locator('tbody', { hasText: /^R: / }).locator('tr').count()).toBeGreaterThan(4);
    await tab.evaluate(() => {
      document.body.removeAttribute('data-printed');
      dispatchEvent(new Event('afterprint'));
    });
    await record.waitFor({ state: 'detached' });
    await tab
      .locator('#visit-record')
      .getByRole('button', { name: words.sheet })
      .nth(locale === 'en' ? 0 : 1)
      .click();
    await tab.locator('body[data-printed]').waitFor();
    const sheet = tab.locator(`[data-paper="patient-${locale}"]`);
    await sheet.getByText(words.onSheet).waitFor({ state: 'attached' });
    expect(await sheet.locator('q').textContent()).toBe(words.words);
  });

  test('on a phone each option stands by its name, whole regimens are put together by keyboard, and nothing new is a choice', async ({
    page,
    quick,
  }) => {
    const tab = await page({ locale, viewport: phone });
    await quick(tab);
    await begin(tab, locale);
    await section(tab).getByRole('button', { name: words.compare }).click();
    await section(tab).locator('table').first().waitFor();
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await axe(tab);

    const summary = section(tab).locator('summary', { hasText: words.regimens });
    await summary.press('Enter');
    const regimens = section(tab).locator('[data-regimens]');
    const one = regimens.getByRole('group', { name: words.regimen });
    await one.getByText(words.metformin).waitFor();
    expect(await regimens.locator('[role="group"]').count()).toBe(3);
    const expected = one.locator('dd').first();
    const before = await expected.textContent();
    const pioglitazone = one.getByRole('checkbox', { name: words.pioglitazone });
    await pioglitazone.press('Space');
    expect(await pioglitazone.isChecked()).toBe(true);
    expect(await expected.textContent()).not.toBe(before);
    // Insulin beside pioglitazone would be stopped, and what cannot stand beside it cannot be ticked.
    expect(await one.getByRole('checkbox', { disabled: true }).count()).toBeGreaterThan(0);
    await regimens.locator('summary', { hasText: words.figures }).press('Enter');
    const unchecked = regimens.locator('tbody', { hasText: /^R: / });
    expect(await unchecked.locator('tr').count()).toBeGreaterThan(4);
    await axe(tab);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await section(tab).getByRole('button', { name: words.none }).click();
    await expect.poll(() => tab.locator('li[data-verb="start"]').count()).toBe(0);
  });
});

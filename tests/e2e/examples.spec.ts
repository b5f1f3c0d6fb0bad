import { describe } from 'vitest';
import { openWholeForm } from './fixtures/every-form.ts';
import { at, expect, once, sessionOf, test } from './fixtures/index.ts';
import { toldOf } from './fixtures/told.ts';

const word = { en: 'example', ar: 'مثال' } as const;

describe.each(['en', 'ar'] as const)('an example in %s', (locale) => {
  test('is the patient’s as soon as it is answered, be it with what stands there', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await openWholeForm(tab, 'a1c-forecast', locale);
    const session = sessionOf(tab);
    const isExample = async (path: string): Promise<boolean> =>
      (await toldOf(session, [path])).get(path)?.description.includes(word[locale]) ?? false;
    const count = async (): Promise<number> =>
      Number(/\d+/.exec((await tab.locator('form button[type=submit] + p').innerText()) ?? '')?.[0]);
    const all = await count();
    expect(all).toBe(22);
    for (const path of ['sex', 'sitagliptin', 'metforminDose', 'mealSize']) expect(await isExample(path)).toBe(true);
    // The No that stands there is pressed and stays a No.
    const toggle = tab.locator('#field-sitagliptin');
    const box = await toggle.boundingBox();
    if (!box) throw new Error('no toggle');
    await toggle.click({ position: { x: box.width * (locale === 'ar' ? 0.8 : 0.2), y: box.height / 2 } });
    expect(await toggle.isChecked()).toBe(false);
    expect(await isExample('sitagliptin')).toBe(false);
    await tab.locator('#field-sex').click({ force: true });
    expect(await isExample('sex')).toBe(false);
    expect(await count()).toBe(all - 2);
    await tab.locator('form button[type=submit]').click();
    await tab.locator('#answer').waitFor();
    await tab.reload();
    await tab.locator('#answer').waitFor();
    expect(await count()).toBe(all - 2);
    // One press takes a section's answers as they stand, and the focus stays there.
    await openWholeForm(tab, 'a1c-forecast', locale);
    const take = tab.locator('form details button').first();
    await take.click();
    expect(await isExample('mealSize')).toBe(false);
    expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  });
});

describe.each(once)('an example in a record, in %s', (locale) => {
  test('stays one in a saved record, and an older record does not say', async ({ page, login, baseUrl }) => {
    const tab = await page({ locale });
    await login(tab);
    await tab.goto(at('/tools/life-days', locale));
    await tab.locator('#field-age').fill('61');
    await tab.locator('form button[type=submit]').click();
    await tab.locator('#answer').waitFor();
    const posted = tab.waitForRequest((request) => request.method() === 'POST' && request.url().includes('life-days'));
    await tab.locator('[class] input.input').first().fill('Amal');
    await tab.locator('button.button[aria-describedby]').first().click();
    const sent = (await posted).postDataJSON() as { examples: string[]; lifeDaysData: { age: number } };
    expect(sent.examples).toContain('sex');
    expect(sent.examples).not.toContain('age');
    const { examples: _, ...older } = sent;
    const answer = await tab.request.post(`${baseUrl}/api/life-days-assessments`, {
      data: { ...older, id: undefined, patientName: 'Older' },
      headers: { origin: baseUrl },
    });
    expect(answer.status()).toBe(201);
    expect(await answer.json()).not.toHaveProperty('examples');
  });
});

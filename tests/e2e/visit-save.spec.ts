import type { Page } from 'playwright';
import { describe } from 'vitest';
import { at, axe, expect, once, phone, test } from './fixtures/index.ts';
import { enter, openFields } from './fixtures/visit-fields.ts';

const known = { age: '66', a1c: '8.5', egfr: '38', weight: '85', height: '162', metformin: '2000' };

const words = {
  en: {
    name: 'Name or initials',
    save: 'Save visit',
    saved: /Saved at/,
    earlier: 'Patients',
    course: 'The course',
  },
  ar: {
    name: 'الاسم أو الأحرف الأولى',
    save: 'حفظ الزيارة',
    saved: /حُفظ/,
    earlier: 'المرضى',
    course: 'المسار',
  },
} as const;
const state = (tab: Page) => tab.locator('#visit-save-state');
const dates = (tab: Page) => tab.locator('#visit-earlier li time');

/** Every visit of this person, as the server has them. */
const stored = (tab: Page) =>
  tab.evaluate(
    async () =>
      (await (await fetch('/api/visits')).json()) as {
        id: string;
        patientId: string;
        patientName: string;
        records: unknown[];
        chart: Record<string, { value: unknown }>;
      }[],
  );

async function begin(
  tab: Page,
  name: string,
  facts: Readonly<Record<string, string>> = known,
  locale: 'en' | 'ar' = 'en',
) {
  await tab.goto(at('/visit', locale));
  await openFields(tab);
  await enter(tab, facts);
  await tab.getByLabel(words[locale].name).fill(name);
}
const press = (tab: Page, locale: 'en' | 'ar' = 'en') => tab.getByRole('button', { name: words[locale].save }).click();

describe.each(once)('a visit in %s', (locale) => {
  test('is saved by one press, and is there again', async ({ page, login }) => {
    const tab = await page({ locale, ...(locale === 'ar' && { viewport: phone }) });
    await login(tab);
    await begin(tab, 'Huda 17', known, locale);
    await press(tab, locale);
    await state(tab).getByText(words[locale].saved).waitFor();
    const [visit] = await stored(tab);
    expect(visit).toMatchObject({ patientName: 'Huda 17', chart: { a1c: { value: 8.5 }, egfr: { value: 38 } } });
    // Pressed again it is the same one.
    await press(tab, locale);
    await state(tab).getByText(words[locale].saved).waitFor();
    expect(await stored(tab)).toHaveLength(1);
    await tab.getByRole('button', { name: words[locale].earlier }).click();
    await dates(tab).first().waitFor();
    await axe(tab);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
});

test('what a visit was saved without is said with its reason once', async ({ page, login }) => {
  const tab = await page();
  await login(tab);
  await begin(tab, 'Few facts', { a1c: '8.9', egfr: '64' });
  await press(tab);
  await state(tab).getByText('Plan saved. Not saved:').waitFor();
  expect((await state(tab).innerText()).match(/answers missing/g)).toHaveLength(1);
  // The news of it counts nothing that is not there.
  expect(await tab.locator('li[data-tone]').innerText()).not.toMatch(/0/);
});

test('a visit without a name is not saved, and the focus goes to the name', async ({ page, login }) => {
  const tab = await page();
  await login(tab);
  await begin(tab, '');
  await press(tab);
  await state(tab).getByText('Enter a name or initials').waitFor();
  expect(await tab.evaluate(() => document.activeElement?.closest('label')?.textContent)).toContain('Name or initials');
  expect(await stored(tab)).toEqual([]);
});

test('a quick user is told in one line why nothing is saved', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await begin(tab, 'Q');
  await tab.getByText('Quick access: a visit cannot be saved.').waitFor();
  expect(await tab.getByRole('button', { name: 'Save visit' }).count()).toBe(0);
  expect(await tab.getByRole('button', { name: words.en.earlier }).count()).toBe(0);
});

test('a session that ended is found at saving: signed in again, all of it is there, and the focus too', async ({
  page,
  login,
}) => {
  const tab = await page({ allow: [/status of 401/] });
  const { password } = await login(tab);
  await begin(tab, 'Ended');
  await tab.locator('#visit-notes').fill('half a sentence');
  await tab.locator('#facts-ldl').fill('9');
  await tab.context().clearCookies();
  await tab.getByRole('button', { name: 'Save visit' }).focus();
  await tab.keyboard.press('Enter');
  const again = tab.getByRole('dialog', { name: 'Please sign in again' });
  await again.locator('input[autocomplete="current-password"]').fill(password);
  await tab.keyboard.press('Enter');
  await again.waitFor({ state: 'detached' });
  await expect
    .poll(() => tab.evaluate(() => document.activeElement?.closest('button')?.textContent))
    .toBe('Save visit');
  expect(await tab.locator('#visit-notes').inputValue()).toBe('half a sentence');
  expect(await tab.locator('#facts-ldl').inputValue()).toBe('9');
  await tab.keyboard.press('Enter');
  await state(tab).getByText(words.en.saved).waitFor();
  expect(await stored(tab)).toHaveLength(1);
});

test('without a connection nothing is lost, and trying again stores it once', async ({ page, login }) => {
  const tab = await page({ allow: [/ERR_INTERNET_DISCONNECTED|Failed to load/] });
  await login(tab);
  await begin(tab, 'Offline');
  await tab.getByRole('button', { name: 'Save visit' }).waitFor();
  // The answer is lost on the way, though the visit is stored.
  let lost = 0;
  await tab.route('**/api/visits', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('internetdisconnected');
  });
  await press(tab);
  await state(tab).getByText('Not saved yet.').waitFor();
  expect(await tab.getByLabel('Name or initials').inputValue()).toBe('Offline');
  await press(tab);
  await state(tab).getByText('Saved at').waitFor();
  expect(await stored(tab)).toHaveLength(1);
});

test('a session that ended half way is begun again in place, and nothing is lost', async ({ page, login }) => {
  const tab = await page({ allow: [/status of 401/] });
  const { password } = await login(tab);
  await begin(tab, 'Half filled');
  await tab.getByRole('button', { name: 'Save visit' }).waitFor();
  await tab.context().clearCookies();
  await press(tab);
  const dialog = tab.getByRole('textbox', { name: 'Password' }).first();
  await dialog.waitFor();
  await dialog.fill(password);
  await tab.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await tab.getByLabel('Name or initials').inputValue()).toBe('Half filled');
  await press(tab);
  await state(tab).getByText('Saved at').waitFor();
  expect(await stored(tab)).toMatchObject([{ patientName: 'Half filled', chart: { a1c: { value: 8.5 } } }]);
});

test('two tabs hold two patients, and each saves its own', async ({ page, login }) => {
  const one = await page();
  await login(one);
  await begin(one, 'First tab');
  const two = await one.context().newPage();
  await begin(two, 'Second tab', { age: '40', a1c: '7.1' });
  await press(one);
  await press(two);
  await state(one).getByText('Saved at').waitFor();
  await state(two).getByText('Saved at').waitFor();
  const all = await stored(one);
  expect(all.map(({ patientName }) => patientName).sort()).toEqual(['First tab', 'Second tab']);
  expect(all.find(({ patientName }) => patientName === 'Second tab')?.chart['age']?.value).toBe(40);
  expect(new Set(all.map(({ patientId }) => patientId)).size).toBe(2);
});

test('the same name is asked about, joined, drawn as a course, parted and deleted, by keyboard', async ({
  page,
  login,
}) => {
  const tab = await page();
  await login(tab);
  await tab.goto('/visit');
  // A visit with figures of a year ago, by somebody else's clock.
  const saved = await tab.evaluate(async () => {
    const on = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
    const fact = (value: unknown) => ({ value, on, from: 'entered' });
    const chart = { a1c: fact(9.4), weight: fact(92), egfr: fact(60), age: fact(30), metformin: fact(1000) };
    const answer = await fetch('/api/visits', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ patientName: 'Same Name', chart }),
    });
    return answer.status;
  });
  expect(saved).toBe(201);
  await begin(tab, 'same name');
  await tab.getByRole('button', { name: words.en.earlier }).focus();
  await tab.keyboard.press('Enter');
  await tab.getByRole('heading', { name: 'The same patient?' }).waitFor();
  // 30 a year ago and 66 today.
  await tab.getByText(/^Differs: .*Age/).waitFor();
  // Both values, each with its day: whoever decides need not open the earlier visit first.
  const both = tab.getByRole('table', { name: /^Identifying details/ });
  expect(await both.getByRole('row', { name: /Age/ }).innerText()).toMatch(/66.*30.*differs/s);
  expect(await both.getByRole('row', { name: /Height/ }).innerText()).toMatch(/162.*not known/s);
  await tab.getByRole('button', { name: /^Same patient as/ }).focus();
  await tab.keyboard.press('Enter');
  await tab.getByText(/Is this really the same patient/).waitFor();
  await axe(tab);
  await tab.getByRole('button', { name: 'Yes, the same patient' }).focus();
  await tab.keyboard.press('Enter');
  await tab.getByRole('heading', { name: 'The course' }).waitFor();
  const table = tab.getByRole('table', { name: 'The course' });
  await expect.poll(() => table.getByRole('row').count()).toBe(3);
  expect(await table.textContent()).toMatch(/9\.4.*8\.5/s);
  await axe(tab);
  await press(tab);
  await state(tab).getByText('Saved at').waitFor();
  const [one, two] = await stored(tab);
  expect(one?.patientId).toBe(two?.patientId);

  await tab
    .getByRole('button', { name: /^Not this patient/ })
    .first()
    .click();
  await expect.poll(async () => new Set((await stored(tab)).map(({ patientId }) => patientId)).size).toBe(2);

  let asked = '';
  tab.once('dialog', (dialog) => {
    asked = dialog.message();
    void dialog.accept();
  });
  // Parted, it is a patient of its own, who was saved last.
  const panel = tab.locator('#visit-earlier');
  await panel.getByRole('button', { name: 'All patients' }).click();
  const everybody = panel.getByRole('region', { name: 'Patients' }).getByRole('listitem');
  await everybody.nth(1).waitFor();
  await everybody.first().getByRole('button').first().click();
  await panel
    .getByRole('button', { name: /^Delete the visit/ })
    .first()
    .click();
  await expect.poll(async () => (await stored(tab)).length).toBe(1);
  expect(asked).toMatch(/cannot be undone/);
  // What was on screen is saved no longer, and does not say so; pressed again, it is.
  await expect.poll(() => state(tab).textContent()).not.toMatch(/Saved at/);
  await press(tab);
  await state(tab).getByText('Saved at').waitFor();
  expect(await stored(tab)).toHaveLength(2);
});

test('what was said to be another patient’s is saved under the old one no more, reloaded and in a second tab too', async ({
  page,
  login,
}) => {
  const tab = await page({ allow: [/status of 404/] });
  await login(tab);
  await begin(tab, 'Two people');
  await press(tab);
  await state(tab).getByText('Saved at').waitFor();
  // As the next visit of the same patient, in two tabs.
  await enter(tab, { a1c: '8.1' });
  await press(tab);
  await expect.poll(async () => (await stored(tab)).length).toBe(2);
  await state(tab).getByText('Saved at').waitFor();
  const [newest, first] = await stored(tab);
  expect(newest?.patientId).toBe(first?.patientId);
  const other = await tab.context().newPage();
  await other.goto(at('/visit'));
  await other.getByRole('button', { name: /^New visit for/ }).click();
  await other.getByRole('button', { name: /^Age.*66.*change/ }).waitFor();
  await tab.getByRole('button', { name: words.en.earlier }).click();
  const parting = tab.getByRole('button', { name: /^Not this patient/ });
  await parting.first().click();
  await expect.poll(async () => new Set((await stored(tab)).map(({ patientId }) => patientId)).size).toBe(2);
  await tab.reload();
  await tab.locator('summary:has(h2)').click();
  await enter(tab, { a1c: '8.3' });
  await press(tab);
  await expect.poll(async () => (await stored(tab)).length).toBe(3);
  const [third, second] = await stored(tab);
  expect(second?.patientId).not.toBe(first?.patientId);
  expect(third?.patientId).toBe(second?.patientId);
  // The other tab, which heard nothing, began from the one that was parted: it is a patient of its own, and says so.
  await press(other);
  await other
    .getByText(/It is a separate patient again/)
    .first()
    .waitFor();
  const [fourth] = await stored(tab);
  expect([first?.patientId, second?.patientId]).not.toContain(fourth?.patientId);
});

test('a visit begins from a saved one, whose figures keep their dates', async ({ page, login }) => {
  const tab = await page();
  await login(tab);
  await begin(tab, 'Again');
  await press(tab);
  await state(tab).getByText('Saved at').waitFor();
  await tab.getByRole('button', { name: 'New patient' }).click();
  await tab.getByRole('button', { name: words.en.earlier }).click();
  await tab.getByRole('button', { name: /^New visit for/ }).click();
  await tab.getByRole('button', { name: /^Age.*66.*change/ }).waitFor();
  expect(await tab.getByLabel('Name or initials').inputValue()).toBe('Again');
});

test('what the last visit of a known patient knew comes along in one press, but what is too old is asked about', async ({
  page,
  login,
}) => {
  const tab = await page();
  await login(tab);
  await tab.goto('/visit');
  await tab.evaluate(async () => {
    const on = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const fact = (value: unknown, days: number) => ({ value, on: on(days), from: 'entered' });
    const chart = { a1c: fact(9.4, 20), weight: fact(92, 200), height: fact(162, 900), metformin: fact(1000, 20) };
    await fetch('/api/visits', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ patientName: 'Known One', chart }),
    });
  });
  // Today's HbA1c is there already: three keys and the name.
  await begin(tab, 'known one', { a1c: '8.1' });
  await tab.keyboard.press('Tab');
  await tab.getByRole('button', { name: /1 saved with this name/ }).click();
  await tab.getByRole('button', { name: /^Same patient as/ }).click();
  await tab.getByRole('button', { name: /^Use the values of .* \(2\)$/ }).click();
  await tab.getByText(/^Values of .* in this visit: 2\.$/).waitFor();
  expect(await tab.locator('#facts-metformin').inputValue()).toBe('1000');
  expect(await tab.locator('#facts-a1c').inputValue()).toBe('8.1');
  expect(await tab.locator('#facts-weight').inputValue()).toBe('');
  await axe(tab);
  await tab.getByRole('button', { name: /^Weight.*92/ }).click();
  await expect.poll(() => tab.locator('#facts-weight').inputValue()).toBe('92');
  await tab.getByRole('button', { name: 'Take them out again' }).click();
  await expect.poll(() => tab.locator('#facts-metformin').inputValue()).toBe('');
  expect(await tab.locator('#facts-a1c').inputValue()).toBe('8.1');
});

describe.each(once)('doses in a visit in %s', (locale) => {
  const said = locale === 'en' ? 'I am a licensed clinician' : 'أنا ممارس صحي مرخَّص';
  const without = locale === 'en' ? /not confirmed that you are a licensed clinician/ : /لم يُؤكَّد أنك ممارس صحي مرخَّص/;

  test('are shown and stored after the person has said to be a clinician, once a session', async ({ page, login }) => {
    const tab = await page({ locale });
    await login(tab);
    await tab.goto(at('/visit', locale));
    // An earlier visit knows everything that doses need.
    await tab.evaluate(async () => {
      const known = { age: 66, sex: 'female', a1c: 8.5, egfr: 38, weight: 85, height: 162, metformin: 2000 };
      const facts = { ...known, heartFailure: false, ascvd: false, ckd: true };
      const chart = Object.fromEntries(
        Object.entries(facts).map(([fact, value]) => [fact, { value, from: 'entered' }]),
      );
      await fetch('/api/visits', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ patientName: 'Doses', chart }),
      });
    });
    await tab.getByRole('button', { name: words[locale].earlier }).click();
    await tab.getByRole('button', { name: locale === 'en' ? /^New visit for/ : /^زيارة جديدة/ }).click();
    const confirm = tab.getByRole('button', { name: said });
    await confirm.waitFor();
    await axe(tab);
    const rows = tab.locator('section[aria-labelledby="visit-tools"] > ul > li');
    const dosing = rows.filter({ has: confirm });
    expect(await dosing.textContent()).not.toMatch(/\d\s*(mg|ملغم)/);
    await press(tab, locale);
    await state(tab).getByText(without).waitFor();
    const ofDosing = async () => (await stored(tab)).map(({ records }) => JSON.stringify(records).includes('"dosing"'));
    expect(await ofDosing()).toEqual([false, false]);
    await confirm.focus();
    await tab.keyboard.press('Enter');
    await confirm.waitFor({ state: 'detached' });
    await tab.locator('#visit-notes').fill('Walks to work');
    await press(tab, locale);
    await expect.poll(ofDosing).toEqual([true, false, false]);
    const [newest] = await stored(tab);
    expect(newest).toMatchObject({ clinicalNotes: 'Walks to work' });
    // Remembered, and the notes are still there.
    await tab.reload();
    await tab.locator('#visit-notes').waitFor();
    expect(await tab.locator('#visit-notes').inputValue()).toBe('Walks to work');
    expect(await confirm.count()).toBe(0);
  });
});

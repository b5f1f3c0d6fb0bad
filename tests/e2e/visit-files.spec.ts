import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import type { Page } from 'playwright';
import { clarity, clockOf } from '../engine/cgm/files.ts';
import { bundle, observation, patient } from '../engine/fhir/making.ts';
import { problemsOf } from '../engine/fhir/schema.ts';
import { at, axe, expect, test, windowsFor } from './fixtures/index.ts';

const words = {
  en: {
    open: 'From a file',
    fhir: 'From a record system (FHIR)',
    sensor: 'From a sensor (CGM)',
    take: /^Use HbA1c/,
    takeSensor: /^Take the values/,
    all: /^Use all recent values/,
    done: 'Values used from the file: 1',
    save: 'Save as FHIR',
    close: 'Close',
    left: /^Not used: 2/,
    kind: 'diagnosis (Condition) Asthma: no fact of the visit',
    several: /more than one person/,
    notJson: /not JSON/,
  },
  ar: {
    open: 'من ملف',
    fhir: 'من السجل الطبي (FHIR)',
    sensor: 'من مستشعر الغلوكوز (CGM)',
    take: /^نقل السكر التراكمي/,
    takeSensor: /انقل \d من القيم/,
    all: /^نقل كل ما ليس قديمًا/,
    done: 'القيم المنقولة من الملف: 1',
    save: 'حفظ بصيغة FHIR',
    close: 'إغلاق',
    left: /^ما لم يُنقل: 2/,
    kind: 'تشخيص (Condition) Asthma: ليس من معلومات الزيارة',
    several: /أكثر من شخص/,
    notJson: /ليس بصيغة JSON/,
  },
} as const;

const dayMilliseconds = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMilliseconds).toISOString();
const dated = (code: string, value: number, unit: string, days: number) =>
  observation(code, value, unit, { effectiveDateTime: daysAgo(days) });
const fileOf = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** A record with an HbA1c, an eGFR of two years ago, a diagnosis that tells nothing asked and a value that cannot be. */
const record = JSON.stringify(
  bundle(
    patient({ gender: 'female', birthDate: '1960-02-03', name: [{ text: 'Zeynep' }] }),
    dated('4548-4', 9.2, '%', 20),
    dated('33914-3', 41, 'mL/min/{1.73_m2}', 800),
    dated('29463-7', 88, 'kg', 10),
    dated('4548-4', 92, '%', 30),
    { resourceType: 'Condition', code: { text: 'Asthma' }, subject: { reference: 'Patient/p1' } },
  ),
);

async function openFhir(tab: Page, locale: 'en' | 'ar') {
  await tab.getByRole('button', { name: words[locale].open, exact: true }).press('Enter');
  const dialog = tab.getByRole('dialog');
  await dialog.getByRole('button', { name: words[locale].fhir }).press('Enter');
  await dialog.locator('input[type="file"]').waitFor({ state: 'attached' });
  return dialog;
}
const plan = (tab: Page) => tab.locator('section[aria-labelledby="visit-today"] ol > li');

describe.each(['en', 'ar'] as const)('files in the visit in %s', (locale) => {
  test.for(windowsFor(locale))(
    'a record fills what is pressed, and nothing else ($width px)',
    async (viewport, { page, quick }) => {
      const tab = await page({ locale, viewport });
      await quick(tab);
      await tab.goto(at('/visit', locale));
      await tab.locator('#facts-a1c').waitFor();
      const dialog = await openFhir(tab, locale);
      await axe(tab);
      await dialog.locator('input[type="file"]').setInputFiles(fileOf('record.json', record));
      await dialog.getByRole('button', { name: words[locale].take }).waitFor();
      await axe(tab);
      expect(await dialog.innerText()).not.toContain('Zeynep');
      // What kind was left out is said in the page's language, with FHIR's own word beside it.
      await dialog.getByText(words[locale].left).click();
      const left = dialog.getByRole('listitem').filter({ hasText: 'Asthma' });
      expect(await left.innerText()).toContain(words[locale].kind);
      expect(await left.locator('bdi').evaluateAll((all) => all.map((name) => name.getAttribute('lang')))).toEqual([
        'en',
        '',
      ]);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      // Reading alone changes nothing.
      expect(await tab.locator('#facts-a1c').inputValue()).toBe('');
      await dialog.getByRole('button', { name: words[locale].take }).press('Enter');
      await expect.poll(() => tab.locator('#facts-a1c').inputValue()).toBe('9.2');
      await dialog.getByRole('status').filter({ hasText: words[locale].done }).waitFor();
      expect(await tab.locator('#facts-weight').inputValue()).toBe('');
      await dialog.getByRole('button', { name: words[locale].all }).press('Enter');
      await expect.poll(() => tab.locator('#facts-weight').inputValue()).toBe('88');
      // Two years old: taken by its own press alone.
      expect(await tab.locator('#facts-egfr').inputValue()).toBe('');
      await tab.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await plan(tab).first().waitFor();
    },
  );
});

test('a visit goes out as FHIR, valid and without a name in the file’s name, and comes back', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  const dialog = await openFhir(tab, 'en');
  await dialog.locator('input[type="file"]').setInputFiles(fileOf('record.json', record));
  await dialog.getByRole('button', { name: words.en.all }).click();
  await tab.keyboard.press('Escape');
  await plan(tab).first().waitFor();
  await tab.getByLabel('Name or initials').fill('Ali Hassan');
  const [download] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('button', { name: words.en.save }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^visit-\d{4}-\d\d-\d\d\.fhir\.json$/);
  const file = join(await mkdtemp(join(tmpdir(), 'visit-')), 'visit.fhir.json');
  await download.saveAs(file);
  const text = await readFile(file, 'utf8');
  expect(problemsOf(JSON.parse(text))).toEqual([]);
  expect(text).toContain('Ali Hassan');
  expect(text).toContain('"resourceType": "CarePlan"');
  await tab.evaluate(() => sessionStorage.clear());
  await tab.goto('/');
  await quick(tab);
  await tab.goto('/visit');
  const again = await openFhir(tab, 'en');
  await again.locator('input[type="file"]').setInputFiles(fileOf('visit.fhir.json', text));
  await again.getByRole('button', { name: words.en.all }).click();
  await expect.poll(() => tab.locator('#facts-a1c').inputValue()).toBe('9.2');
});

test('a value that is not the newest is taken alone, a question by its answer, a diagnosis with its words', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  const dialog = await openFhir(tab, 'en');
  const file = bundle(
    patient({ gender: 'female', birthDate: '1960-02-03' }),
    dated('4548-4', 8.1, '%', 20),
    observation('4548-4', 0, '', {
      effectiveDateTime: daysAgo(5),
      valueQuantity: { value: 14, unit: '%', comparator: '>' },
    }),
    ...[82, 91].map((weight) => observation('29463-7', weight, 'kg', { effectiveDateTime: daysAgo(1).slice(0, 10) })),
    {
      resourceType: 'Condition',
      subject: { reference: 'Patient/p1' },
      clinicalStatus: { coding: [{ code: 'active' }] },
      code: {
        coding: [{ system: 'http://hl7.org/fhir/sid/icd-10', code: 'I50.9', display: 'Heart failure, unspecified' }],
      },
      recordedDate: '2024-05-06',
    },
  );
  await dialog.locator('input[type="file"]').setInputFiles(fileOf('record.json', JSON.stringify(file)));
  const a1c = dialog.locator('[data-offer="a1c"]');
  expect(await a1c.textContent()).toContain('more or less than, no exact value');
  expect(await dialog.locator('[data-offer="heartFailure"]').textContent()).toContain(
    'Heart failure, unspecified (I50.9)',
  );
  await axe(tab);
  await dialog.getByRole('button', { name: words.en.all }).click();
  await dialog.locator('[data-question="moment"]').getByRole('button', { name: '91' }).click();
  await tab.keyboard.press('Escape');
  await expect.poll(() => tab.locator('#facts-weight').inputValue()).toBe('91');
  expect(await tab.locator('#facts-a1c').inputValue()).toBe('');
});

test('medicines of a file are kept by name at a press, go out again, and come back none twice', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  const dialog = await openFhir(tab, 'en');
  const taken = (text: string, change: object = {}) => ({
    resourceType: 'MedicationStatement',
    status: 'active',
    subject: { reference: 'Patient/p1' },
    medicationCodeableConcept: { text },
    ...change,
  });
  const file = bundle(
    patient({ gender: 'female', birthDate: '1960-02-03' }),
    dated('4548-4', 8.1, '%', 20),
    taken('Amlodipine 5 mg'),
    taken('Bisoprolol 2.5 mg'),
    taken('Digoxin', { status: 'stopped' }),
  );
  await dialog.locator('input[type="file"]').setInputFiles(fileOf('record.json', JSON.stringify(file)));
  await dialog.getByRole('button', { name: 'Keep in the notes (2)' }).press('Enter');
  await dialog.getByText('In the notes: saved and printed').waitFor();
  await axe(tab);
  await dialog.getByRole('button', { name: words.en.all }).click();
  await tab.keyboard.press('Escape');
  const kept = 'Medicines as written: Amlodipine 5 mg; Bisoprolol 2.5 mg';
  await expect.poll(() => tab.locator('#visit-notes').inputValue()).toBe(kept);
  const [download] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('button', { name: words.en.save }).click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  expect(saved.match(/"MedicationStatement"/g)).toHaveLength(2);
  const again = await openFhir(tab, 'en');
  await again.locator('input[type="file"]').setInputFiles(fileOf('visit.fhir.json', saved));
  await again.getByText('In the notes: saved and printed').waitFor();
  expect(await again.getByRole('button', { name: /^Keep in the notes/ }).count()).toBe(0);
  await tab.keyboard.press('Escape');
  expect(await tab.locator('#visit-notes').inputValue()).toBe(kept);
});

test('who has died is told of before anything is offered', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  const dialog = await openFhir(tab, 'en');
  const file = bundle(patient({ birthDate: '1960-02-03', deceasedBoolean: true }), dated('4548-4', 8.1, '%', 20));
  await dialog.locator('input[type="file"]').setInputFiles(fileOf('record.json', JSON.stringify(file)));
  await dialog.getByText('has died').waitFor();
  expect(await dialog.locator('[data-offer]').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Show the values anyway' }).click();
  expect(await dialog.locator('[data-offer]').count()).toBe(1);
});

test('what cannot be read is refused, and nothing has changed', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  const dialog = await openFhir(tab, 'en');
  const two = JSON.stringify(bundle(patient(), patient({ id: 'p2' })));
  for (const [text, refusal] of [
    [two, words.en.several],
    ['<Bundle/>', words.en.notJson],
  ] as const) {
    await dialog.locator('input[type="file"]').setInputFiles(fileOf('record.json', text));
    await dialog.getByRole('heading', { name: refusal }).waitFor();
  }
  await axe(tab);
  await tab.keyboard.press('Escape');
  expect(await tab.locator('#facts-a1c').inputValue()).toBe('');
});

test('a sensor’s file fills the visit, old beside new', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/visit');
  await tab.locator('#facts-a1c').fill('8.1');
  await tab.keyboard.press('Tab');
  await plan(tab).first().waitFor();
  await tab.getByRole('button', { name: words.en.open, exact: true }).click();
  await tab.getByRole('dialog').getByRole('button', { name: words.en.sensor }).click();
  const rows = Array.from({ length: 15 * 288 + 1 }, (_, n) => ({
    time: clockOf(1_794_700_800 + n * 300),
    value: Math.round(140 + 60 * Math.sin(n / 40)),
  }));
  const dialog = tab.getByRole('dialog');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(clarity(rows)) });
  await dialog.getByRole('button', { name: words.en.takeSensor }).click();
  await dialog.waitFor({ state: 'detached' });
  await tab.getByRole('button', { name: /^GMI .*change/ }).waitFor();
  // Its line stands below the sentence while this page is open: what was read is kept nowhere.
  const sensor = tab.getByRole('region', { name: 'Sensor readings' });
  await sensor.locator('svg path').nth(1).waitFor({ state: 'attached' });
  expect(await sensor.innerText()).toMatch(/Time below 70/);
  await axe(tab);
  await tab.reload();
  await sensor.waitFor();
  expect(await sensor.locator('svg').count()).toBe(0);
  expect(await sensor.locator('[data-range]').count()).toBeGreaterThan(1);
  expect(await tab.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }).length)).toBeLessThan(20_000);
});

import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { bundle, observation, patient } from '../engine/fhir/making.ts';
import { problemsOf } from '../engine/fhir/schema.ts';
import { at, axe, expect, test, windowsFor } from './fixtures/index.ts';

const words = {
  en: {
    more: 'More about this patient',
    open: 'Fill from a FHIR file',
    all: /^Use all recent values/,
    taken: /^Used: \d/,
    left: /^Not used: 1/,
    full: 'View Full Screen',
    save: 'Save as FHIR',
    several: /more than one person/,
  },
  ar: {
    more: 'المزيد عن هذا المريض',
    open: 'التعبئة من ملف FHIR',
    all: /^نقل كل ما ليس قديمًا/,
    taken: /^القيم المنقولة: \d/,
    left: /^ما لم يُنقل: 1/,
    full: 'عرض بملء الشاشة',
    save: 'حفظ بصيغة FHIR',
    several: /أكثر من شخص/,
  },
} as const;

const dayMilliseconds = 86_400_000;
const dated = (code: string, value: number, unit: string, days: number) =>
  observation(code, value, unit, { effectiveDateTime: new Date(Date.now() - days * dayMilliseconds).toISOString() });
const fileOf = (content: unknown) => ({
  name: 'record.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});
const record = bundle(
  patient({ gender: 'female', birthDate: '1966-02-03', name: [{ text: 'Zeynep' }] }),
  dated('4548-4', 9.2, '%', 20),
  dated('29463-7', 88, 'kg', 10),
  dated('33914-3', 71, 'mL/min/{1.73_m2}', 800),
  { resourceType: 'Condition', code: { text: 'Asthma' }, subject: { reference: 'Patient/p1' } },
);

/** Opens “More about this patient”, and in it the dialog of a FHIR file. */
async function openFhir(tab: Page, locale: 'en' | 'ar') {
  await tab.getByText(words[locale].more, { exact: true }).click();
  await tab.getByRole('button', { name: words[locale].open }).press('Enter');
  const dialog = tab.getByRole('dialog');
  await dialog.locator('input[type="file"]').waitFor({ state: 'attached' });
  return dialog;
}

describe.each(['en', 'ar'] as const)('a FHIR file at a calculator in %s', (locale) => {
  test.for(windowsFor(locale))(
    'fills what is pressed, and goes out as a result ($width px)',
    async (viewport, { page, quick }) => {
      const tab = await page({ locale, viewport });
      await quick(tab);
      await tab.goto(at('/insulin-calculator', locale));
      const dialog = await openFhir(tab, locale);
      await axe(tab);
      await dialog.locator('input[type="file"]').setInputFiles(fileOf(record));
      await dialog.locator('[data-offer="baselineA1c"]').waitFor();
      await axe(tab);
      expect(await dialog.innerText()).not.toContain('Zeynep');
      await dialog.getByText(words[locale].left).waitFor();
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      // Reading alone changes nothing.
      expect(await tab.locator('#field-baselineA1c').inputValue()).not.toBe('9.2');
      await dialog.getByRole('button', { name: words[locale].all }).press('Enter');
      await dialog.getByText(words[locale].taken).waitFor();
      await tab.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await tab.locator('#field-baselineA1c').inputValue()).toBe('9.2');
      expect(await tab.locator('#field-weight').inputValue()).toBe('88');
      await tab.locator('#field-baselineA1c').press('Enter');
      await tab.locator('#answer').waitFor();
      await tab.getByRole('button', { name: words[locale].full }).click();
      const [download] = await Promise.all([
        tab.waitForEvent('download'),
        tab.getByRole('button', { name: words[locale].save }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^insulin-cgm-\d{4}-\d\d-\d\d\.fhir\.json$/);
      const file = join(await mkdtemp(join(tmpdir(), 'result-')), 'result.json');
      await download.saveAs(file);
      const text = await readFile(file, 'utf8');
      expect(problemsOf(JSON.parse(text))).toEqual([]);
      expect(text).toContain('"value": 9.2');
    },
  );
});

test('a file about two people is refused, and the form is as it was', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/tools/life-days');
  const dialog = await openFhir(tab, 'en');
  await dialog.locator('input[type="file"]').setInputFiles(fileOf(bundle(patient(), patient({ id: 'p2' }))));
  await dialog.getByRole('heading', { name: words.en.several }).waitFor();
  await dialog.getByText('Nothing has changed in the form.').waitFor();
});

import type { Locator } from 'playwright';
import { describe } from 'vitest';
import { sensorFile as arabic } from '../../src/content/ui/ar/sensor-file.ts';
import { sensorFile as english } from '../../src/content/ui/en/sensor-file.ts';
import { clarity, clockOf } from '../engine/cgm/files.ts';
import { at, axe, expect, once, test, windowsFor } from './fixtures/index.ts';

const words = {
  en: {
    open: 'Read a CGM file',
    take: /^Take the values/,
    taken: /^Values used from the file/,
    stop: 'Close',
    unit: 'Read again',
    few: /Too little/,
  },
  ar: {
    open: 'قراءة ملف المراقبة المستمرة',
    take: /انقل \d من القيم/,
    taken: /نُقلت من الملف/,
    stop: 'إغلاق',
    unit: 'اقرأ من جديد',
    few: /أقل من أن/,
  },
} as const;

const all = { en: english, ar: arabic } as const;

/** Days of a sensor with a low each third night, from a moment on (seconds). */
function days(count: number, from = 1_794_700_800): string {
  const rows = Array.from({ length: count * 288 + 1 }, (_, n) => {
    const hour = (n / 12) % 24;
    const low = Math.floor(n / 288) % 3 === 0 && hour > 2 && hour < 4;
    const value = low ? 58 + (n % 7) : Math.round(135 + 70 * Math.sin((hour - 6) / 3.1) + 22 * Math.cos(n / 5));
    return { time: clockOf(from + n * 300), value };
  });
  return clarity([{ type: 'FirstName', patient: 'Zeynep', device: '' }, ...rows, { time: '', type: 'Alert' }]);
}
const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

describe.each(['en', 'ar'] as const)('a sensor’s file in %s', (locale) => {
  test.for(windowsFor(locale))(
    'from file to filled form by keyboard ($width px)',
    async (viewport, { page, quick }) => {
      const tab = await page({ locale, viewport });
      await quick(tab);
      await tab.goto(at('/insulin-calculator', locale));
      // Not the example's own 8.5, which is nobody's.
      await tab.locator('#field-baselineA1c').fill('8.6');
      await tab.getByRole('button', { name: words[locale].open }).press('Enter');
      const dialog = tab.getByRole('dialog');
      await dialog.waitFor();
      await axe(tab);
      // The browser's own chooser cannot be driven by keys; what it hands over can.
      await dialog.locator('input[type="file"]').focus();
      await dialog.locator('input[type="file"]').setInputFiles(fileOf('export.csv', days(20)));
      await dialog.getByRole('button', { name: words[locale].take }).waitFor();
      await axe(tab);
      const said = await dialog.innerText();
      expect(said).not.toContain('Zeynep');
      for (const sentence of [all[locale].gmi.a1cHigher, all[locale].gmi.keep]) expect(said).toContain(sentence);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      // The hours stand below the picture of the day.
      const noon = await dialog.locator('figure').getByText('12', { exact: true }).boundingBox();
      const drawn = await dialog.locator('figure svg').boundingBox();
      expect(noon?.y).toBeGreaterThan((drawn?.y ?? Number.NaN) + (drawn?.height ?? 0));
      // Fourteen days are chosen; the arrow keys choose another period.
      await dialog.getByRole('radio').first().focus();
      expect(await dialog.getByRole('radio').first().isChecked()).toBe(true);
      await tab.keyboard.press('ArrowDown');
      await expect.poll(() => dialog.getByRole('radio').nth(1).isChecked()).toBe(true);
      await dialog.getByRole('button', { name: words[locale].take, disabled: false }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await tab.getByText(words[locale].taken).first().waitFor();
      expect(Number(await tab.locator('#field-cgmDays').inputValue())).toBe(20);
      expect(Number(await tab.locator('#field-tir70180').inputValue())).toBeGreaterThan(10);
      await tab.locator('#field-baselineA1c').press('Enter');
      await tab.locator('#answer').waitFor();
    },
  );
});

test('a unit that is not said is asked for, and a few days fill nothing', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/insulin-calculator');
  await tab.getByRole('button', { name: words.en.open }).click();
  const dialog = tab.getByRole('dialog');
  const mixed = [
    'time,glucose',
    ...Array.from({ length: 40 }, (_, n) => `2026-11-01 10:${10 + n},${n === 3 ? 30 : 120}`),
  ];
  await dialog.locator('input[type="file"]').setInputFiles(fileOf('notes.csv', mixed.join('\n')));
  await dialog.getByRole('heading', { name: 'Which unit are these values in?' }).waitFor();
  await axe(tab);
  await dialog.getByRole('radio', { name: 'mg/dL' }).check();
  await dialog.getByRole('button', { name: words.en.unit }).click();
  await dialog.getByText(words.en.few).waitFor();
  expect(await dialog.getByRole('button', { name: words.en.take }).count()).toBe(0);
});

test.for(once)('days that lie ahead, or are long past, say so (%s)', async (locale, { page, quick }) => {
  const tab = await page({ locale });
  await quick(tab);
  await tab.goto(at('/insulin-calculator', locale));
  await tab.getByRole('button', { name: words[locale].open }).click();
  const dialog = tab.getByRole('dialog');
  const { future, past } = all[locale].when;
  const midnight = Math.floor(Date.now() / 86_400_000) * 86_400;
  for (const [begun, said, unsaid] of [
    [-15, undefined, [future, past]],
    [-10, future, [past]],
    [-140, past, [future]],
  ] as const) {
    const name = `from ${begun}.csv`;
    await dialog.locator('input[type="file"]').setInputFiles(fileOf(name, days(14, midnight + begun * 86_400)));
    await dialog.getByText(name).waitFor();
    if (said) await dialog.getByRole('heading', { name: said.title }).waitFor();
    for (const { title } of unsaid) expect(await dialog.getByText(title).count(), name).toBe(0);
  }
  await axe(tab);
});

test('an episode lasts until glucose is back, so that none in the list is shorter than the list says', async ({
  page,
  quick,
}) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/insulin-calculator');
  await tab.getByRole('button', { name: words.en.open }).click();
  const dialog = tab.getByRole('dialog');
  // Three readings below 70, five minutes apart.
  const rows = Array.from({ length: 60 }, (_, n) => ({
    time: clockOf(1_794_700_800 + n * 300),
    value: n >= 20 && n < 23 ? 61 : 120,
  }));
  await dialog.locator('input[type="file"]').setInputFiles(fileOf('export.csv', clarity(rows)));
  const row = dialog.getByRole('row').filter({ hasText: '01:40' });
  await row.waitFor();
  expect(await row.getByRole('cell').allInnerTexts()).toEqual([expect.stringMatching(/01:40–01:55/), '15', '61']);
});

test('the file is read in a worker that may load our own code and nothing else', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/insulin-calculator');
  const answer = tab.waitForResponse(/sensor-worker/);
  await tab.getByRole('button', { name: words.en.open }).click();
  await tab
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles(fileOf('x.csv', days(15)));
  expect((await answer).headers()['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /);
  await tab.getByRole('dialog').getByRole('button', { name: words.en.take }).waitFor();
});

/** Drops a file of so many lines, as a person lets go of it there. */
async function dropLines(place: Locator, head: string, line: string, lines: number): Promise<void> {
  const tab = place.page();
  const transfer = await tab.evaluateHandle(
    ([first, each, count]) => {
      const held = new DataTransfer();
      held.items.add(new File([`${first}\n`, `${each}\n`.repeat(count)], 'dropped.csv', { type: 'text/csv' }));
      return held;
    },
    [head, line, lines] as const,
  );
  await place.dispatchEvent('dragover', { dataTransfer: transfer });
  await place.dispatchEvent('drop', { dataTransfer: transfer });
}

test('a file that is dropped is read, says how far it is, and can be stopped', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/insulin-calculator');
  await tab.getByRole('button', { name: words.en.open }).click();
  const dialog = tab.getByRole('dialog');
  const place = dialog.getByRole('region', { name: 'Choose a file' });
  // So long that it is still being read when the press comes.
  await dropLines(place, 'time,glucose (mg/dL)', '2026-11-01 10:00,120', 4_000_000);
  await dialog.getByRole('progressbar').waitFor();
  await expect.poll(async () => Number(await dialog.getByRole('progressbar').getAttribute('value'))).toBeGreaterThan(0);
  // The page answers meanwhile.
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await dialog.getByText('Stopped. Nothing was changed.').waitFor();
  await dropLines(place, 'time,glucose (mg/dL)', '2026-11-01 10:00,120', 3);
  await dialog.getByText(words.en.few).waitFor();
  // Also beside the place for it, and over what was read: the browser would open the file and leave the form.
  await dropLines(dialog.locator('header').first(), 'time', 'nothing', 3);
  await dialog.getByRole('heading', { name: 'This format is not one we read' }).waitFor();
});

test('on paper the pictures stand with their tables, and the form behind them does not', async ({ page, quick }) => {
  const tab = await page();
  await quick(tab);
  await tab.goto('/insulin-calculator');
  await tab.getByRole('button', { name: words.en.open }).click();
  const dialog = tab.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles(fileOf('export.csv', days(20)));
  await dialog.getByRole('button', { name: words.en.take }).waitFor();
  await tab.emulateMedia({ media: 'print' });
  expect(await dialog.getByRole('heading', { name: 'Day by day' }).isVisible()).toBe(true);
  expect(await tab.locator('#field-baselineA1c').isVisible()).toBe(false);
  expect(await dialog.getByRole('button', { name: words.en.take }).isVisible()).toBe(false);
});

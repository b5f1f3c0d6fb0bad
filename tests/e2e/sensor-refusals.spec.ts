import { closeSync, mkdtempSync, openSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, describe } from 'vitest';
import { sensorFile as arabic } from '../../src/content/ui/ar/sensor-file.ts';
import { sensorFile as english, type SensorFileWords } from '../../src/content/ui/en/sensor-file.ts';
import type { Refusal } from '../../src/engine/cgm/index.ts';
import { clockOf, libre } from '../engine/cgm/files.ts';
import { workbookOf } from '../engine/cgm/workbook.ts';
import { at, expect, once, test } from './fixtures/index.ts';

const open = { en: 'Read a CGM file', ar: 'قراءة ملف المراقبة المستمرة' } as const;
const all = { en: english, ar: arabic } as const;
const start = 1_794_700_800;
const lines = (count: number, line: (at: string, n: number) => string): string =>
  Array.from({ length: count }, (_, n) => line(clockOf(start + n * 300), n)).join('\n');
const mgdl = 'time,glucose (mg/dL)';
const zip = [0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0];

/** What people choose by mistake, the reason it is refused for, and what is said to have been seen. */
const refused: readonly (readonly [name: string, content: Buffer, reason: Refusal['reason'], saw?: string])[] = [
  ['readings.zip', Buffer.from([...zip, ...Buffer.from('readings.csv')]), 'not-text', 'zip archive'],
  ['readings.xlsx', Buffer.from([...zip, ...Buffer.from('[Content_Types].xml')]), 'not-text', 'Excel workbook'],
  ['report.pdf', Buffer.from('%PDF-1.7 Rana'), 'not-text', 'PDF'],
  ['nul.csv', Buffer.from(`${mgdl}\n2026-11-01 10:00,1\u000020`), 'not-text'],
  ['sixteen.csv', Buffer.from(`${mgdl}\n${lines(9, (time) => `${time},120`)}`, 'utf16le'), 'not-text'],
  ['empty.csv', Buffer.from(''), 'no-readings'],
  ['scans.csv', Buffer.from(libre([{ time: '2026-01-01 10:00', type: 1, scan: 120 }])), 'no-readings', 'LibreView'],
  ['two.csv', Buffer.from(`id,${mgdl}\n${lines(9, (time, n) => `${n % 2},${time},120`)}`), 'several-people'],
  ['page.csv', Buffer.from('<!doctype html><html><body>Sign in</body></html>'), 'unknown-format', 'HTML'],
  ['wide.csv', Buffer.from(`time,${'a,'.repeat(1_000_000)}glucose\n1,2`), 'unknown-format'],
  ['unit.csv', Buffer.from(`${mgdl}\n${lines(9, (time, n) => `${time},5.${n}`)}`), 'unit-unclear'],
  ['order.csv', Buffer.from(`date,glucose (mg/dL)\n03/04/2026 10:00,120\n04/03/2026 10:05,130`), 'date-order-unclear'],
];

/** Strange, and still read: so many readings, and nobody's guess among them. */
const read: readonly (readonly [name: string, content: Buffer, readings: number])[] = [
  [
    'saved.xlsx',
    Buffer.from(
      workbookOf({
        Notes: [['nothing', 'here']],
        Export: [
          ['time', 'glucose (mg/dL)'],
          ...Array.from({ length: 300 }, (_, n) => [new Date((start + n * 300) * 1000), 120 + (n % 9)]),
        ],
      }),
    ),
    300,
  ],
  ['sixteen-marked.csv', Buffer.from(`\ufeff${mgdl}\n${lines(30, (time) => `${time},120`)}`, 'utf16le'), 30],
  [
    'clock-set-back.csv',
    Buffer.from(
      `${mgdl}\n${lines(30, (time) => `${time},120`)}\n${Array.from({ length: 30 }, (_, n) => `${clockOf(start + (n + 18) * 300)},130`).join('\n')}`,
    ),
    60,
  ],
  [
    'open-quote.csv',
    Buffer.from(
      `${mgdl}\n${lines(15, (time) => `${time},120`)}\n"2026-11-13 10:00,120\n${lines(9, (time) => `${time},120`)}`,
    ),
    15,
  ],
];

describe.each(once)('a file chosen by mistake, in %s', (locale) => {
  const words: SensorFileWords = all[locale];
  /** What stands before the number of readings. */
  const before = /\{share\}(.*)\{n\}/.exec(words.read.wornText)?.[1] ?? '';
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'journey-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function isRefused(dialog: Locator, reason: Refusal['reason'], saw?: string): Promise<void> {
    const { title, text, next: usual } = words.refusals[reason];
    // Whoever's scans these are is told where their vendor's right export is.
    const next = reason === 'no-readings' && saw === 'LibreView' ? words.exports.libreview : usual;
    const heading = dialog.getByRole('heading', { name: title });
    await heading.waitFor();
    expect(await heading.locator('svg').evaluate((icon) => getComputedStyle(icon).stroke)).not.toBe('none');
    // Who listens is taken to the sentence.
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const said = await dialog.innerText();
    for (const sentence of [text, next, words.unchanged, ...(saw ? [saw] : [])]) expect(said).toContain(sentence);
    const isQuestion = reason === 'unit-unclear' || reason === 'date-order-unclear';
    expect(await dialog.getByRole('radio').count()).toBe(isQuestion ? 2 : 0);
  }

  test('says why it is not read and what to do next, and the form stays as it was', async ({ page, quick }) => {
    const tab = await page({ locale });
    await quick(tab);
    await tab.goto(at('/insulin-calculator', locale));
    await tab.getByRole('button', { name: open[locale] }).click();
    const dialog = tab.getByRole('dialog');
    const input = dialog.locator('input[type="file"]');
    for (const [name, buffer, reason, saw] of refused) {
      await input.setInputFiles({ name, mimeType: 'text/csv', buffer });
      await dialog.getByText(name, { exact: true }).waitFor();
      await isRefused(dialog, reason, saw);
    }
    const large = join(folder, 'large.csv');
    closeSync(openSync(large, 'w'));
    truncateSync(large, 200 * 1024 * 1024 + 1);
    await input.setInputFiles(large);
    await isRefused(dialog, 'too-large');
    for (const [name, buffer, readings] of read) {
      await input.setInputFiles({ name, mimeType: 'text/csv', buffer });
      await dialog.getByRole('heading', { name: words.read.title }).waitFor();
      await dialog.getByText(name).first().waitFor();
      expect(await dialog.innerText()).toContain(`${before}${readings}`);
      await dialog.getByText(words.few.title).waitFor();
    }
    await dialog.getByRole('button', { name: words.close }).first().click();
    expect(await tab.locator('#field-tir70180').inputValue()).toBe('');
  });
});

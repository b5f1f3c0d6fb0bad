import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readCgm } from '../../src/engine/cgm/index.ts';
import { readWorkbookCgm } from '../../src/islands/files/workbook.ts';
import { type Cell, workbookOf } from '../engine/cgm/workbook.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 9, 1, 0, minute));
const tidepool = (type: 'cbg' | 'smbg', count: number): readonly (readonly Cell[])[] => [
  ['Zulu Time', 'Local Time', 'Device Time', 'Tidepool Data Type', 'Value', 'Units', 'Timezone Offset', 'Device Id'],
  ...Array.from({ length: count }, (_, n) => [
    at(n * 5 - 180),
    at(n * 5),
    at(n * 5),
    type,
    100 + (n % 80),
    'mg/dL',
    180,
    'DexG6MobRec',
  ]),
];

describe('a workbook of a sensor', () => {
  test('Tidepool: the sheet of the sensor counts, its times are those of the device, whole seconds', async () => {
    const read = await readWorkbookCgm(workbookOf({ SMBG: tidepool('smbg', 900), CGM: tidepool('cbg', 600) }), {});
    if (!read.ok) throw new Error(JSON.stringify(read));
    expect(read.readings).toHaveLength(600);
    expect(read.format).toBe('tidepool');
    const table = tidepool('cbg', 600).map((row) =>
      row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : cell)).join(','),
    );
    expect(read).toEqual(readCgm(table.join('\n')));
  });

  test('a table that was saved as a workbook is read as the table is', async () => {
    const rows: readonly (readonly Cell[])[] = [
      ['time', 'Glucose (mmol/L)', 'a, "note"'],
      ...Array.from({ length: 300 }, (_, n) => [at(n * 5), 5 + (n % 30) / 10, 'x, "y"']),
    ];
    const read = await readWorkbookCgm(workbookOf({ Export: rows }), {});
    const table = rows.map((row) =>
      row
        .map((cell) =>
          cell instanceof Date
            ? cell.toISOString().slice(0, 19).replace('T', ' ')
            : `"${String(cell).replaceAll('"', '""')}"`,
        )
        .join(','),
    );
    expect(read.ok && read.readings.length).toBe(300);
    expect(read).toEqual(readCgm(table.join('\n')));
  });

  test('a question of one sheet stands before that another has another form', async () => {
    const rows: readonly (readonly Cell[])[] = [
      ['time', 'Glucose'],
      ...Array.from({ length: 300 }, (_, n) => [at(n * 5), n % 2 ? 120 : 7]),
    ];
    const read = await readWorkbookCgm(workbookOf({ Notes: [['a', 'b']], Export: rows }), {});
    const alone = await readWorkbookCgm(workbookOf({ Export: rows }), {});
    expect(read).toEqual(alone);
    expect(read.ok).toBe(false);
  });

  test('Sibionics, in the app’s English and Chinese, with the wearer’s name in the header', async () => {
    for (const [value, time] of [
      ['Sensor Reading(mmol/L)', 'Time'],
      ['血糖值(mmol/L)', '采集时间'],
    ] as const) {
      const rows: readonly (readonly Cell[])[] = [
        [value, time, '姓名：Rana Haddad'],
        ...Array.from({ length: 300 }, (_, n): Cell[] => [
          5 + (n % 40) / 10,
          at(n * 5)
            .toISOString()
            .slice(0, 16)
            .replace('T', ' '),
        ]),
      ];
      const read = await readWorkbookCgm(workbookOf({ Sheet1: rows }), {});
      expect(read).toMatchObject({ ok: true, unit: 'mmol/L', summary: { readings: 300 } });
      expect(JSON.stringify(read)).not.toContain('Rana');
    }
  });

  const withSheet = (rows: string): Uint8Array<ArrayBuffer> => {
    const parts = unzipSync(workbookOf({ A: [['time', 'Glucose (mg/dL)']] }));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    return zipSync({
      ...parts,
      'xl/worksheets/sheet1.xml': strToU8(sheet.replace('</sheetData>', `${rows}</sheetData>`)),
    });
  };
  const timed = (row: number, cell: string): string =>
    `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>2026-11-01 10:0${row}</t></is></c>${cell}</row>`;

  test('of a formula the stored value counts; one without it has none', async () => {
    const read = await readWorkbookCgm(
      withSheet(timed(2, '<c r="B2"><f>60*2</f><v>120</v></c>') + timed(3, '<c r="B3"><f>WEBSERVICE("x")</f></c>')),
      {},
    );
    expect(read).toMatchObject({ ok: true, readings: [{ mgdl: 120 }], ignored: [{ reason: 'no-value', rows: 1 }] });
  });

  test('one cell far out fills no memory', async () => {
    const far = (at: string): Promise<unknown> =>
      readWorkbookCgm(withSheet(`${timed(2, '<c r="B2"><v>120</v></c>')}<row><c r="${at}"><v>1</v></c></row>`), {});
    expect(await far('XFD1048576')).toMatchObject({ ok: false, saw: 'Excel workbook' });
    expect(await far('C900')).toMatchObject({ ok: true });
  });

  test.each([
    ['no archive', new TextEncoder().encode('PK not one')],
    ['cut short', workbookOf({ CGM: tidepool('cbg', 300) }).slice(0, 900)],
    ['no sheet', zipSync({ '[Content_Types].xml': strToU8('<Types/>') })],
    ['no XML', zipSync({ 'xl/workbook.xml': strToU8('<workbook><sheets><sheet') })],
    ['too large when unpacked', zipSync({ 'xl/workbook.xml': new Uint8Array(301 * 1024 * 1024) })],
  ])('%s: refused as a workbook, never a throw', async (_, bytes) => {
    expect(await readWorkbookCgm(bytes, {})).toMatchObject({ ok: false, reason: 'not-text', saw: 'Excel workbook' });
  });
});

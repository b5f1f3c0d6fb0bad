import { unzipSync, zipSync } from 'fflate';
import readWorkbook, { type CellValue } from 'read-excel-file/universal';
import { type Options, type Recording, type Refusal, readCgm, refuse } from '../../engine/cgm/index.ts';

/** What all sheets may come to when unpacked, bytes; ninety days of a sensor are some 20 MB. */
const mostUnpacked = 300 * 1024 * 1024;
/** Cells of the rectangle a sheet fills: one cell far out would fill the memory with empty ones. */
const mostCells = 20_000_000;

/**
 * Reads a sensor's workbook (.xlsx): each sheet as a table, of which the one with most readings counts; or the refusal that says most.
 * Nothing in it is computed, and no other part of it is opened. Never throws, whatever the bytes.
 */
export async function readWorkbookCgm(bytes: Uint8Array, options: Options): Promise<Recording | Refusal> {
  const tables = await tablesOf(bytes).catch(() => undefined);
  if (!tables) return refuse('not-text', 'Excel workbook');
  const results = tables.map((table) => readCgm(table, options));
  const read = results.filter((result) => result.ok).sort((a, b) => b.readings.length - a.readings.length)[0];
  if (read) return read;
  const refusals = results.filter((result) => !result.ok);
  return refusals.find(({ reason }) => !unread.has(reason)) ?? refusals[0] ?? refuse('no-readings');
}
const unread: ReadonlySet<Refusal['reason']> = new Set(['unknown-format', 'no-readings']);

/** The sheets of a workbook as comma-separated tables. */
async function tablesOf(bytes: Uint8Array): Promise<readonly string[]> {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > mostUnpacked) throw new RangeError('too large when unpacked');
      return true;
    },
  });
  for (const [name, sheet] of Object.entries(parts))
    if (/worksheets\//.test(name) && cellsOf(sheet) > mostCells) throw new RangeError('too many cells');
  // Packed again without compression, the library has nothing to unpack: it would do so in workers made of text, which the page's policy forbids.
  const stored = zipSync(parts, { level: 0 });
  const sheets = await readWorkbook(stored.buffer as ArrayBuffer);
  return sheets.map(({ data }) => data.map((row) => row.map(cellText).join(',')).join('\n'));
}

/** How many cells the rectangle has that a sheet's cells and rows span. */
function cellsOf(sheet: Uint8Array): number {
  let [rows, columns] = [0, 0];
  const decoder = new TextDecoder();
  const piece = 4 * 1024 * 1024;
  // A name that two pieces part is met in the one that begins a little earlier.
  for (let from = 0; from < sheet.length; from += piece - 300)
    for (const [, letters = '', digits] of decoder
      .decode(sheet.subarray(from, from + piece))
      .matchAll(/\br ?= ?["']([A-Z]{0,7})(\d{1,12})["']/g)) {
      rows = Math.max(rows, Number(digits));
      columns = Math.max(
        columns,
        [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
      );
    }
  return rows * columns;
}

function cellText(cell: CellValue | null): string {
  if (cell === null) return '';
  // A workbook has no time zones: its days are the wearer's.
  if (cell instanceof Date) {
    const second = new Date(Math.round(cell.getTime() / 1000) * 1000);
    return Number.isNaN(second.getTime()) ? '' : second.toISOString().slice(0, 19).replace('T', ' ');
  }
  const text = String(cell);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

import { unzipSync, zipSync } from 'fflate';
import readWorkbook, { type CellValue } from 'read-excel-file/universal';
import { type Options, type Recording, type Refusal, readCgm, refuse } from '../../engine/cgm/index.ts';

/** What all sheets may come to when unpacked, bytes; ninety days of a sensor are some 20 MB. */
const mostUnpacked = 300 * 1024 * 1024;

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
  // Packed again without compression, the library has nothing to unpack: it would do so in workers made of text, which the page's policy forbids.
  const stored = zipSync(parts, { level: 0 });
  const sheets = await readWorkbook(stored.buffer as ArrayBuffer);
  return sheets.map(({ data }) => data.map((row) => row.map(cellText).join(',')).join('\n'));
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

import { strToU8, zipSync } from 'fflate';

export type Cell = string | number | Date;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** Days since 30 December 1899, as a workbook keeps a time. */
const serial = (day: Date): number => day.getTime() / 86_400_000 + 25_569;

function cellXml(cell: Cell): string {
  if (cell instanceof Date) return `<c s="1"><v>${serial(cell)}</v></c>`;
  return typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
}

/** A workbook with the parts that every one has, and nothing else. */
export function workbookOf(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names
      .map((name, n) => `<sheet name="${name}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, n) =>
          `<Relationship Id="rId${n + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd hh:mm:ss"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  Object.values(sheets).forEach((rows, n) => {
    files[`xl/worksheets/sheet${n + 1}.xml`] = `<worksheet xmlns="${main}"><sheetData>${rows
      .map(
        (row, r) =>
          `<row r="${r + 1}">${row.map((cell, c) => cellXml(cell).replace('<c', `<c r="${String.fromCharCode(65 + c)}${r + 1}"`)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  });
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

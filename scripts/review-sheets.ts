/**
 * `npm run review-sheets [FOLDER]` prints what a clinician reads and signs: a numbered sheet for each calculator and one for the rules
 * they share, as HTML for A4 paper in English and Arabic. Signatures go into src/engine/clinical/signatures.ts, by the clinician.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolIds } from '../src/engine/registry.ts';
import { calculatorSheet } from '../tools/review/calculator-sheet.ts';
import { judgementSheet } from '../tools/review/judgement-sheet.ts';
import { pageOf } from '../tools/review/page.ts';

const folder = process.argv[2] ?? 'review-sheets';
mkdirSync(folder, { recursive: true });
const at = new Date();
for (const locale of ['en', 'ar'] as const) {
  const sheets = [
    await judgementSheet(locale, at),
    ...(await Promise.all(toolIds.map((id) => calculatorSheet(id, locale, at)))),
  ];
  for (const sheet of sheets) {
    const file = join(folder, `${sheet.part}-${locale}.html`);
    writeFileSync(file, pageOf(sheet, locale));
    const items = sheet.groups.reduce((sum, { items: own }) => sum + own.length, 0);
    console.log(`${file}: ${items} rules, ${sheet.points.length} choices, ${sheet.patients.length} patients`);
  }
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCharts } from '../../tools/engine/check-charts.ts';

export const on = '2026-11-26';

/** A result of patient p, as an entry of a bundle. */
export const observation = (code: string, value: number, unit: string) => ({
  resource: {
    resourceType: 'Observation',
    status: 'final',
    subject: { reference: 'Patient/p' },
    code: { coding: [{ system: 'http://loinc.org', code }] },
    effectiveDateTime: '2026-11-20',
    valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
  },
});

/** What is said of a folder of those files, and its rows, without the first. */
export const judgedFolder = async (
  files: Readonly<Record<string, string>>,
): Promise<{ said: string; rows: string[] }> => {
  const own = mkdtempSync(join(tmpdir(), 'journey-charts-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(own, name), text);
  const out = join(own, 'rows.out');
  const said = await checkCharts({ folder: own, rows: out, on, locale: 'en' });
  const rows = readFileSync(out, 'utf8').trimEnd().split('\r\n').slice(1);
  rmSync(own, { recursive: true, force: true });
  return { said, rows };
};

import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '../../src/engine/visit/index.ts';
import { checkCharts } from '../../tools/engine/check-charts.ts';
import { requestOf } from '../../tools/engine/request.ts';
import { observation, on } from './charts-folder.ts';
import { chartOf, patient } from '../../tools/rules/patients.ts';

const folder = mkdtempSync(join(tmpdir(), 'journey-charts-'));
const rowsFile = join(folder, 'rows.out');
const bundle = (more: object, ...entry: object[]): string =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    entry: [
      {
        resource: { resourceType: 'Patient', id: 'p', birthDate: '1960-04-02', name: [{ family: 'Unique' }], ...more },
      },
      ...entry,
    ],
  });

beforeAll(() => {
  mkdirSync(join(folder, 'ward'));
  const files: Readonly<Record<string, string>> = {
    'a.csv': [
      'name,age,sex,a1c (mmol/mol),egfr,metformin,heartFailure,on',
      'Zaynab Unique,66,female,74,25,2000,no,2026-11-20',
      'Unique Child,12,male,74,,,,',
      '"Unique, Odd",50,male,seventy,300,,maybe,',
      'Unique Nobody,,,,,,,',
    ].join('\r\n'),
    'b.json': bundle({}, observation('4548-4', 9.1, '%'), observation('33914-3', 88, 'mL/min/{1.73_m2}')),
    'c.json': bundle({ deceasedBoolean: true }, observation('4548-4', 9.1, '%')),
    'd.json': 'no JSON',
    'e.json': '{"a":1}',
    'notes.txt': 'nobody reads this',
    // No first line: its first cells are a patient.
    'ward/f.csv': 'Zaynab Unique,66,female,74\nUnique,3\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every patient of a folder is judged or says why not; nothing tells who they are', async () => {
  const said = await checkCharts({ folder, rows: rowsFile, on, locale: 'en' });
  const rows = readFileSync(rowsFile, 'utf8');
  expect(`${said}${rows}`).not.toMatch(/unique|zaynab|a\.csv/i);
  const lines = rows.trimEnd().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 2).join(' '))).toEqual([
    '1 ',
    '2 minor',
    '3 ',
    '4 nothing-found',
    '5 ',
    '6 deceased',
    '7 not-json',
    '8 not-fhir',
    '9 no-columns',
  ]);
  // Metformin at an eGFR of 25; its HbA1c of 74 mmol/mol is 8.9 %.
  expect(lines[1]).toContain('stop:metformin');
  expect(said).toContain('Charts: 9 · judged: 3');
  expect(said).toMatch(/Values left aside.*: 3, of 1 patients/);
  expect(said).toMatch(/^Columns read: age, sex, a1c, egfr, metformin, heartFailure$/m);
  expect(said).toMatch(/not read: 1$/m);
  expect(said).toMatch(/^\s+1 {2}stop:metformin$/m);
  expect(statSync(rowsFile).mode & 0o077).toBe(0);
  const arabic = await checkCharts({ folder, on, locale: 'ar' });
  expect(arabic).toMatch(/^\s+1 {2}stop:metformin$/m);
});

test('a row of a table gets the plan that the visit gives, for 150 random patients', async () => {
  const charts = Array.from({ length: 150 }, (_, seed) => chartOf(patient(seed + 1)));
  const facts = [...new Set(charts.flatMap((chart) => Object.keys(chart)))];
  const table = [facts, ...charts.map((chart) => facts.map((fact) => String(chart[fact]?.value ?? '')))];
  const own = mkdtempSync(join(tmpdir(), 'journey-charts-'));
  writeFileSync(join(own, 'all.csv'), table.map((row) => row.join(',')).join('\n'));
  const out = join(own, 'rows.out');
  await checkCharts({ folder: own, rows: out, on, locale: 'en' });
  const lines = readFileSync(out, 'utf8').trimEnd().split('\r\n').slice(1);
  for (const [at, chart] of charts.entries()) {
    const { plan } = await visit(chart, { on });
    const [, notRead, actions] = lines[at]?.split(',') ?? [];
    if (notRead === '') expect(actions, `patient ${at + 1}`).toBe(plan.actions.map(({ id }) => id).join(' '));
    else expect(notRead).toBe('minor');
  }
  rmSync(own, { recursive: true, force: true });
});

test('a day of the Hijri calendar is read as the day it was, and one of neither calendar is left aside', async () => {
  const own = mkdtempSync(join(tmpdir(), 'journey-charts-'));
  const judged = async (day: string): Promise<string> => {
    writeFileSync(join(own, 'one.csv'), `age,a1c,egfr,metformin,on\n66,8.4,25,2000,${day}`);
    return checkCharts({ folder: own, on, locale: 'en' });
  };
  expect(await judged('1448-06-10')).toBe(await judged('2026-11-20'));
  expect(await judged('2026-11-20')).toContain('stop:metformin');
  // Day first or last, with strokes, in Arabic digits, with the time of day.
  for (const day of [
    '1448/06/10',
    '10/06/1448',
    '١٠/٦/١٤٤٨هـ',
    '20/11/2026',
    '٢٠/١١/٢٠٢٦',
    '2026-11-20 08:30',
    '20 Nov 2026',
  ])
    expect(await judged(day), day).toBe(await judged('2026-11-20'));
  const none = await judged('1448-13-10');
  expect(none).toMatch(/Values left aside.*: 4, of 1 patients/);
  expect(none).toContain('judged: 0');
  rmSync(own, { recursive: true, force: true });
});

test('a medicine by its name alone is taken: nobody is told to begin what the chart says they have', async () => {
  const own = mkdtempSync(join(tmpdir(), 'journey-charts-'));
  const statement = (text: string, more: object = {}) => ({
    resource: {
      resourceType: 'MedicationStatement',
      status: 'active',
      subject: { reference: 'Patient/p' },
      medicationCodeableConcept: { text },
      ...more,
    },
  });
  const kidneys = [
    observation('4548-4', 8.4, '%'),
    observation('33914-3', 48, 'mL/min/{1.73_m2}'),
    observation('9318-7', 420, 'mg/g'),
  ];
  const judged = async (...more: object[]): Promise<string> => {
    writeFileSync(join(own, 'one.json'), bundle({}, ...kidneys, ...more));
    return checkCharts({ folder: own, on, locale: 'en' });
  };
  const changes = (said: string): string => /patients:\n([\s\S]*?)\n\n/.exec(said)?.[1] ?? '';
  expect(changes(await judged())).toContain('start:sglt2Inhibitor');
  const taking = await judged(statement('empagliflozin'));
  expect(taking).not.toContain('start:sglt2Inhibitor');
  expect(taking).toContain('left aside, because they cannot be used or somebody would have to be asked: 0, of 0');
  // Which of two doses is taken nobody can say: it is left aside, and its start is no difference from the present treatment.
  const dose = (value: number) => ({
    dosage: [
      {
        timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd' } },
        doseAndRate: [{ doseQuantity: { value, unit: 'mg' } }],
      },
    ],
  });
  const unsure = await judged(statement('metformin', dose(500)), statement('metformin', dose(1000)));
  expect(changes(unsure)).not.toContain('metformin');
  rmSync(own, { recursive: true, force: true });
});

test.each([
  [['check-charts'], /Say which folder/],
  [['check-charts', '/nowhere/at/all'], /cannot be read \(ENOENT\)/],
  [['check-charts', folder, '--on', 'yesterday'], /no day such as/],
  [['check-charts', folder, '--rows', join(folder, 'none', 'x.csv')], /cannot be written \(ENOENT\)/],
  [['check-charts', folder, '--json'], /--json/],
  [['check-charts', folder, 'more'], /“more” is not understood/],
  [['dosing', '--rows', 'x.csv'], /--rows/],
])('%j is refused in a line', async (typed, why) => {
  const run = async (): Promise<unknown> => {
    const request = requestOf(typed);
    return typeof request !== 'string' && 'folder' in request ? checkCharts(request) : request;
  };
  await expect(run()).rejects.toThrow(why);
});

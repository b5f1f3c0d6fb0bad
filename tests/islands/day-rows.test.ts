import { expect, test } from 'vitest';
import { judge, planFor } from '../../src/engine/judgement/index.ts';
import { dayRows } from '../../src/islands/bedside/day-rows.ts';
import { known } from '../engine/helpers/charts.ts';

const on = '2026-11-25';
const label = 'Medicines as written';
async function rowsOf(facts: Parameters<typeof known>[0], notes: string): Promise<readonly string[]> {
  const judgement = judge(known(facts));
  const rows = await dayRows({ plan: planFor(judgement), judgement }, notes, on);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  return rows.map(({ medicine, becomes, asWritten }) =>
    [medicine?.key.split('.').at(-1) ?? '', becomes, ...asWritten].join(' | '),
  );
}

const facts = {
  age: 66,
  a1c: 8.9,
  ckd: true,
  egfr: 41,
  uacr: 180,
  metformin: 2000,
  sulfonylurea: true,
  sulfonylureaAgent: 'gliclazide',
  statin: 'high',
  hypoglycaemiaHistory: true,
  ascvd: true,
} as const;

test('a noted medicine stands in the row of its class, or in one of its own in the words it is written in', async () => {
  const rows = await rowsOf(
    facts,
    `Walks to work\n${label}: metformin 1g bid; gliclazide MR 60 od; atorvastatin 80; allopurinol 300 mg; كونكور ٥; foozumab 300 mg; allopurinol 300 mg`,
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      // A new dose: the one before is not put beside it.
      'metformin | changes',
      'sulfonylurea | stops | gliclazide MR 60 od',
      'statin | stays | atorvastatin 80',
    ]),
  );
  expect(rows.slice(-3)).toEqual([
    ' | stays | allopurinol 300 mg',
    ' | stays | كونكور ٥',
    ' | stays | foozumab 300 mg',
  ]);
  expect(rows.filter((row) => row.startsWith(' |'))).toHaveLength(3);
});

test('without a dose it is the same medicine, and two in one tablet stand in both rows', async () => {
  const some = { age: 45, a1c: 6.4, metformin: 1000, dpp4Inhibitor: true } as const;
  expect(await rowsOf(some, `${label}: metformin`)).toContain('metformin | stays | metformin');
  const both = await rowsOf(some, 'الأدوية كما كُتبت: Janumet 50/500 bid');
  expect(both.filter((row) => row.endsWith('| Janumet 50/500 bid')).map((row) => row.split(' ')[0])).toEqual([
    'metformin',
    'dpp4Inhibitor',
  ]);
});

test('what is said to be taken no longer has no row, though its name was carried over', async () => {
  const noted = `${label}: gliclazide MR 60 od; atorvastatin 40; hydrochlorothiazide 25`;
  const over = { age: 45, a1c: 6.4, metformin: 1000, sulfonylurea: false, statin: 'none' } as const;
  expect((await rowsOf({ ...over, loopOrThiazideDiuretic: false }, noted)).join()).not.toMatch(
    /gliclazide|atorva|hydro/,
  );
  // Nothing is said of it: its name stays visible.
  expect(await rowsOf({ age: 45, a1c: 6.4, metformin: 1000 }, noted)).toEqual(
    expect.arrayContaining([' | stays | gliclazide MR 60 od', ' | stays | hydrochlorothiazide 25']),
  );
});

test('an emergency leaves no day to plan, whatever is noted; other notes make no row', async () => {
  const emergency = { age: 60, a1c: 13, metformin: 2000, fpg: 450, catabolicSymptoms: true } as const;
  expect(await rowsOf(emergency, `${label}: allopurinol 300 mg`)).toEqual([]);
  expect(await rowsOf({ age: 45, a1c: 6.4, metformin: 1000 }, 'allopurinol 300 mg')).toEqual(
    await rowsOf({ age: 45, a1c: 6.4, metformin: 1000 }, ''),
  );
});

test('what stays is told by the times of the day its words name; what changes or stops is not', async () => {
  const judgement = judge(known(facts));
  const rows = await dayRows(
    { plan: planFor(judgement), judgement },
    `${label}: metformin 1g bid; gliclazide MR 60 mg mane; atorvastatin 80 mg nocte; allopurinol 300 mg od; bisoprolol 2.5 mg bd`,
    on,
  );
  const amounts = Object.fromEntries(
    rows.map(({ asWritten, medicine, amounts: told }) => [asWritten[0] ?? medicine?.key.split('.').at(-1), told]),
  );
  expect(amounts).toMatchObject({
    metformin: undefined,
    'gliclazide MR 60 mg mane': undefined,
    'atorvastatin 80 mg nocte': { night: '80 mg' },
    'allopurinol 300 mg od': undefined,
    'bisoprolol 2.5 mg bd': { morning: '2.5 mg', evening: '2.5 mg' },
  });
});

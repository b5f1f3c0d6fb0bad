import { loadClinicalCopy } from '../../src/engine/clinical/wording.ts';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chart, problemOf } from '../../src/engine/chart/chart.ts';
import { type FactId, factIds } from '../../src/engine/chart/facts.ts';
import { readIntake } from '../../src/engine/intake/index.ts';
import {
  agreedMedicines,
  askedOf,
  noting,
  notUnderstood,
  standing,
  understoodOf,
  undone,
  withTaken,
  valueInUnit,
  writtenMedicines,
} from '../../src/islands/typed-line/understood.ts';
import { entriesOf } from '../../src/islands/visit/fact-entries.ts';
import { loadVisitEngine } from '../../src/islands/visit/visit-engine.ts';
import { loadDeskWords } from '../../src/islands/visit/visit-words.ts';

const today = '2026-11-25';
const line =
  '66F, A1c 8.9 %, eGFR 41, UACR 180 mg/g, BMI 33, BP 148/86, metformin 1g bid + gliclazide MR 60, prior MI, one low last month, husband cooks';
const lines = ['lines-open.jsonl', 'lines-own.jsonl', 'lines-unseen.jsonl'].flatMap((name) =>
  readFileSync(new URL(`../engine/intake/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((one) => (JSON.parse(one) as { text: string }).text),
);
const read = (text: string, chart: Chart = {}) => understoodOf(text, readIntake(text, { on: today }), chart, today);
const entered = (value: number | string | boolean, on = today) => ({ value, on, from: 'entered' as const });

test('a line of twelve facts is twelve facts, each with its piece of the text and its day', () => {
  const found = read(line);
  expect(found.length).toBeGreaterThanOrEqual(12);
  for (const { piece, known, taken, caution } of found) {
    expect(line).toContain(piece);
    expect(piece.length).toBeGreaterThan(1);
    expect({ on: known.on, from: known.from, taken, caution }).toEqual({ on: today, from: 'entered', taken: false });
  }
  expect(found.find(({ fact }) => fact === 'metformin')).toMatchObject({
    known: { value: 2000 },
    piece: 'metformin 1g bid',
  });
});

test('every fact the reader has a name for can be shown, asked and taken out again', async () => {
  for (const locale of ['en', 'ar'] as const) {
    const [desk, engine] = await Promise.all([loadDeskWords(locale), loadVisitEngine(locale)]);
    const named = entriesOf(desk, engine, engine.coarse);
    for (const text of lines) {
      const reading = readIntake(text, { on: today });
      for (const { fact, known } of understoodOf(text, reading, {}, today)) {
        expect(named.get(fact)?.label, `${fact} in ${text}`).toBeTruthy();
        expect(problemOf(fact, known, today), `${fact} in ${text}`).toBeUndefined();
      }
      for (const { facts, answers } of askedOf(text, reading, today)) {
        for (const fact of facts) expect(named.get(fact)?.label, fact).toBeTruthy();
        for (const { fact, known } of answers)
          expect(problemOf(fact, known, today), `${fact} in ${text}`).toBeUndefined();
      }
    }
  }
});

describe('beside what the visit knows', () => {
  test('the same is taken already; an older day, or a coarser answer, is not taken with the others', () => {
    const text = 'HbA1c 8.1 % (2026-10-01), non-smoker, eGFR 41';
    const found = read(text, { a1c: entered(8.6), smoking: entered('former'), egfr: entered(41) });
    expect(Object.fromEntries(found.map(({ fact, taken, caution }) => [fact, caution ?? taken]))).toEqual({
      a1c: 'older',
      smokes: 'finer',
      egfr: true,
    });
  });

  test('a laboratory’s value of last year is old', () => {
    expect(read('HbA1c 8.1 % (2025-10-01)')).toMatchObject([{ known: { on: '2025-10-01' }, caution: 'old' }]);
  });

  test('a question of two facts has an answer for each; one without answers is entered', () => {
    const text = 'on insulin, Lantus 20 units once weekly';
    const asked = askedOf(text, readIntake('on insulin', { on: today }), today);
    expect(asked.flatMap(({ answers }) => answers.map(({ fact }) => fact))).toEqual([
      'basalInsulin',
      'mealtimeInsulin',
    ]);
    expect(askedOf(text, readIntake(text, { on: today }), today)).toContainEqual(
      expect.objectContaining({ facts: ['basalUnits'], answers: [] }),
    );
  });
});

test.each(['glucose 11.2 mmol/L', 'BM 11.2', 'sugar 202', 'سكر 202'])(
  'a glucose without its state is asked in two answers, fasting or after a meal: %s',
  (text) => {
    const [only, ...others] = askedOf(text, readIntake(text, { on: today }), today);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ piece: text, why: 'state' });
    const answers = only?.answers.map(({ fact, known }) => [fact, Math.round(Number(known.value))]);
    expect(answers).toEqual([
      ['fpg', 202],
      ['ppg', 202],
    ]);
  },
);

test.each([
  ['fasting glucose 7.2 mmol/L', []],
  ['sugar 202, fasting', []],
  ['BM 2.1', []],
  ['had sugar 8 years, two spoons of sugar 3 times', []],
  ['glucose 202, after meals 240', ['ppg']],
  ['glucose 202, fasting 140', ['fpg']],
] as const)('and not where the line tells it, or means none: %s', (text, offered) => {
  const reading = readIntake(text, { on: today });
  expect(askedOf(text, reading, today)).toEqual([]);
  if (offered.length > 0) expect(reading.offers.map(({ fact }) => fact)).toEqual(offered);
});

describe('taken and undone', () => {
  const value = fc.constantFrom(1, 2, true, 'a');
  const charts = fc
    .dictionary(fc.constantFrom(...factIds.slice(0, 12)), value)
    .map((values): Chart => Object.fromEntries(Object.entries(values).map(([fact, one]) => [fact, entered(one)])));
  const some = fc.array(
    fc.record({
      fact: fc.constantFrom(...(factIds.slice(0, 12) as FactId[])),
      known: value.map((one) => entered(one, '2026-11-01')),
    }),
  );

  test('one press brings back the chart, however often something was taken', () => {
    fc.assert(
      fc.property(charts, some, some, (chart, first, second) => {
        const noted = noting({}, chart, first);
        const half = withTaken(chart, first);
        const all = noting(noted, half, second);
        expect(undone(all, withTaken(half, second))).toEqual(chart);
      }),
    );
  });

  test('what was changed since stays, and nothing is left to undo of another patient', () => {
    const chart: Chart = { a1c: entered(8) };
    const taking = [
      { fact: 'a1c' as const, known: entered(9) },
      { fact: 'egfr' as const, known: entered(41) },
    ];
    const taken = noting({}, chart, taking);
    const changed = { ...withTaken(chart, taking), a1c: entered(9.3) };
    expect(standing(taken, changed)).toEqual(['egfr']);
    expect(undone(taken, changed)).toEqual({ a1c: entered(9.3) });
    expect(standing(taken, {})).toEqual([]);
  });
});

test('the medicines of a line are written once each, and not where their fact was said to be wrong', () => {
  const text = 'metformin 1g bid, Jardiance 10, allopurinol 300 mg, allopurinol 300 mg';
  const { medicines } = readIntake(text, { on: today });
  expect(writtenMedicines(text, medicines)).toEqual(['metformin 1g bid', 'Jardiance 10', 'allopurinol 300 mg']);
  const said = read(text);
  const agreed = agreedMedicines(
    medicines,
    said.map(({ at }) => at),
    said.filter(({ fact }) => fact !== 'sglt2Inhibitor').map(({ at }) => at),
  );
  expect(writtenMedicines(text, agreed)).toEqual(['metformin 1g bid', 'allopurinol 300 mg']);
  const rest = `${text}, husband cooks`;
  const left = notUnderstood(rest, readIntake(rest, { on: today }));
  expect(left.map(({ from, to }) => rest.slice(from, to))).toEqual(['husband cooks']);
  expect(writtenMedicines('concor\u202e  5', [{ from: 0, to: 10 }])).toEqual(['concor 5']);
});

test('an answer names its unit in the page’s language, and only where its value does not', async () => {
  const { units } = await loadClinicalCopy('ar');
  const answer = { fact: 'uacr', known: { value: 180, on: '2026-11-29', from: 'entered' } } as const;
  expect(valueInUnit('180 ملغم/غ', { ...answer, unit: 'mg/g' }, units)).toBe('180 ملغم/غ');
  expect(valueInUnit('1593 ملغم/غ', { ...answer, unit: 'mg/mmol' }, units)).toBe('ملغم/ملمول: 1593 ملغم/غ');
  expect(valueInUnit('7.0%', answer, units)).toBe('7.0%');
});

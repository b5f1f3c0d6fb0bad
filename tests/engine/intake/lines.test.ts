import { describe, expect, test } from 'vitest';
import { readIntake } from '../../../src/engine/intake/index.ts';
import { linesOf, readingOf, scoreOf } from './score.ts';

const files = [
  'lines-open.jsonl',
  'lines-own.jsonl',
  'lines-unseen.jsonl',
  'lines-second.jsonl',
  'lines-third.jsonl',
  'lines-fourth.jsonl',
  'lines-fifth.jsonl',
  'lines-sixth.jsonl',
  'lines-seventh.jsonl',
  'lines-eighth.jsonl',
  'lines-ninth.jsonl',
  'lines-tenth.jsonl',
  'lines-eleventh.jsonl',
  'lines-twelfth.jsonl',
  'lines-thirteenth.jsonl',
  'lines-fourteenth.jsonl',
  'lines-fifteenth.jsonl',
  'lines-sixteenth.jsonl',
  'lines-seventeenth.jsonl',
  'lines-eighteenth.jsonl',
  'lines-nineteenth.jsonl',
  'lines-twentieth.jsonl',
  'lines-twentyfirst.jsonl',
  'lines-twentysecond.jsonl',
  'lines-twentythird.jsonl',
  'lines-twentyfourth.jsonl',
  'lines-twentyfifth.jsonl',
  'lines-twentysixth.jsonl',
  'lines-twentyseventh.jsonl',
  'lines-twentyeighth.jsonl',
  'lines-twentyninth.jsonl',
  'lines-thirtieth.jsonl',
  'lines-thirtyfirst.jsonl',
  'lines-thirtysecond.jsonl',
  'lines-thirtythird.jsonl',
  'lines-thirtyfourth.jsonl',
] as const;
const languages = ['en', 'ar', 'mixed'] as const;

describe.each(files)('%s', (file) => {
  const lines = linesOf(file);

  test.each(languages)('is read as it must be: %s', (language) => {
    const score = scoreOf(lines.filter(({ lang }) => lang === language));
    expect(score.forbidden).toEqual([]);
    expect(score.wrong.slice(0, score.precision >= 0.995 ? 0 : undefined)).toEqual([]);
    expect(score.missed.slice(0, score.recall >= 0.95 ? 0 : undefined)).toEqual([]);
    expect(score.asked).toBeGreaterThanOrEqual(0.9);
    expect(score.needless).toBeLessThan(0.1);
  });

  test('no chip stands for what has no fact', () => {
    expect(scoreOf(lines).swallowed).toEqual([]);
  });

  test('a fact younger than the tables is read beside them', () => {
    const missed = lines.flatMap((line) => {
      const { id, younger = {} } = line;
      const found = readingOf(line).younger;
      return Object.entries(younger).flatMap(([fact, value]) =>
        found.some((one) => one.fact === fact && one.value === value) ? [] : [`${id} ${fact} ${value}`],
      );
    });
    expect(missed).toEqual([]);
  });

  test('a fact younger than the tables is not read into what only sounds like it', () => {
    const forbidden = lines.flatMap((line) =>
      readingOf(line).younger.flatMap(({ fact }) => (line.never?.includes(fact) ? [`${line.id} ${fact}`] : [])),
    );
    expect(forbidden).toEqual([]);
  });

  test('a day is that of the text', () => {
    const wrong = lines.flatMap((line) =>
      readingOf(line).offers.flatMap(({ fact, on }) => {
        const expected = line.dates?.[fact];
        return expected !== undefined && on !== expected ? [`${line.id} ${fact}: ${on} for ${expected}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test('there are lines enough of each language', () => {
  for (const file of files) {
    const lines = linesOf(file);
    // Of a set of fewer than 48, a quarter.
    const least = Math.min(12, lines.length / 4);
    for (const language of languages)
      expect(lines.filter(({ lang }) => lang === language).length).toBeGreaterThanOrEqual(least);
  }
});

test('a day that is not told in full is the earliest it can be, and said to be supposed', () => {
  const { offers } = readIntake('eGFR 41 on 01/10/2026, HbA1c 8.9 in Aug 2026, K 4.1 (13/10/2026)', {
    on: '2026-11-20',
  });
  expect(Object.fromEntries(offers.map(({ fact, on, assumed }) => [fact, [on, assumed]]))).toEqual({
    egfr: ['2026-10-01', undefined],
    a1c: ['2026-08-01', ['day']],
    potassium: ['2026-10-13', undefined],
  });
  expect(readIntake('eGFR 41 on 01/10/2026', { on: '2026-11-20' }).offers).toMatchObject([
    { on: '2026-01-10', assumed: ['day'] },
  ]);
});

test('a name that is no more than named is a question beside, and stays among what is left', () => {
  const text = 'K 5.6, spironolactone 25, Ezetrol, breastfeeding, no eplerenone';
  const { offers, questions, named, left } = readIntake(text, { on: '2026-11-26' });
  expect(offers.map(({ fact }) => fact)).toEqual(['potassium']);
  expect(questions).toEqual([]);
  expect(named.map(({ facts, choices, from, to }) => [facts, choices[0], text.slice(from, to)])).toEqual([
    [['mineralocorticoidAntagonist'], { value: true }, 'spironolactone'],
    [['ezetimibe'], { value: true }, 'Ezetrol'],
    [['breastfeeding'], { value: true }, 'breastfeeding'],
  ]);
  expect(left.map(({ from, to }) => text.slice(from, to)).join(' ')).toContain('spironolactone 25');
  expect(readIntake('no spironolactone, not breastfeeding, Ezetrol stopped', { on: '2026-11-26' }).named).toEqual([]);
});

test('what is dictated without its commas says nothing else, but in very few lines', () => {
  const factsOf = (text: string, on: string) =>
    new Map(readIntake(text, { on }).offers.map(({ fact, value }) => [fact, value]));
  const turned = linesOf('lines-own.jsonl').filter(({ text, today }) => {
    const bare = text.replace(/[,;،؛] ?/g, ' ').replace(/\. (?=\p{L})/gu, ' ');
    if (bare === text) return false;
    const written = factsOf(text, today);
    return [...factsOf(bare, today)].some(([fact, value]) => written.has(fact) && written.get(fact) !== value);
  });
  // In these the comma alone tells: “Hypos, chest pain and dizziness denied”.
  expect(turned.map(({ text }) => text).slice(13)).toEqual([]);
});

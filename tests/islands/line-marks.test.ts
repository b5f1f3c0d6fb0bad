import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readIntake } from '../../src/engine/intake/index.ts';
import { markedOf } from '../../src/islands/typed-line/line-marks.ts';
import { marksIn } from '../../src/islands/typed-line/marks-in.ts';

const on = '2026-11-29';
const marked = (text: string) => markedOf(text, readIntake(text, { on }));
const told = (text: string) => marked(text).marks.map(({ from, to, kind }) => [kind, text.slice(from, to)]);
const lines = ['lines-open.jsonl', 'lines-own.jsonl'].flatMap((name) =>
  readFileSync(new URL(`../engine/intake/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((one) => (JSON.parse(one) as { text: string }).text),
);

test('what is understood, asked and not understood is marked, each where it stands', () => {
  expect(told('66F, A1c 8.9, BM 11.2, bisoprolol 5, denies chest pain, heart failure, husband cooks')).toEqual([
    ['said', '66F'],
    ['said', 'A1c 8.9'],
    ['open', 'BM 11.2'],
    ['said', 'bisoprolol 5'],
    ['said', 'denies'],
    ['left', 'chest pain'],
    ['said', 'heart failure'],
    ['left', 'husband cooks'],
  ]);
  expect(told('تراكمي ٨٫٩، بدون فشل قلب، زوجها يطبخ')).toEqual([
    ['said', 'تراكمي ٨٫٩'],
    ['said', 'بدون فشل قلب'],
    ['left', 'زوجها يطبخ'],
  ]);
});

test('property: marks stand in order, none over another, and every piece of an offer or a question is under one', () => {
  for (const text of lines) {
    const { marks } = marked(text);
    const { offers, questions } = readIntake(text, { on });
    let end = 0;
    for (const { from, to } of marks) {
      expect(from).toBeGreaterThanOrEqual(end);
      expect(to).toBeGreaterThan(from);
      end = to;
    }
    expect(end).toBeLessThanOrEqual(text.length);
    for (const piece of [...offers, ...questions]) {
      const under = marks.filter(({ from, to, kind }) => kind !== 'left' && from < piece.to && to > piece.from);
      const covered = under.reduce((sum, { from, to }) => sum + Math.min(to, piece.to) - Math.max(from, piece.from), 0);
      expect(covered, text).toBe(piece.to - piece.from);
    }
  }
});

test('property: while one types on, what is marked is the same words', () => {
  const line = fc.constantFrom(...lines);
  fc.assert(
    fc.property(line, fc.nat(), fc.nat(9), fc.string({ maxLength: 12 }), (text, place, cut, typed) => {
      const at = place % (text.length + 1);
      const now = text.slice(0, at) + typed + text.slice(at + cut);
      const before = marked(text);
      const words = new Set(before.marks.map(({ from, to, kind }) => `${kind} ${text.slice(from, to)}`));
      for (const { from, to, kind } of marksIn(now, before)) expect(words).toContain(`${kind} ${now.slice(from, to)}`);
    }),
    { numRuns: 200 },
  );
});

test('a letter is not marked in the field', () => {
  expect(marked('A1c 8.9. '.repeat(600)).marks).toEqual([]);
});

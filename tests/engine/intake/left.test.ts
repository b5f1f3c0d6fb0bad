import { expect, test } from 'vitest';
import { readIntake } from '../../../src/engine/intake/index.ts';

const on = '2026-11-25';
const read = (text: string) => {
  const { offers, left } = readIntake(text, { on });
  return {
    facts: Object.fromEntries(offers.map(({ fact, value }) => [fact, value])),
    left: left.map(({ from, to }) => text.slice(from, to)),
  };
};

test.each([
  ['no heart failure, HbA1c 8', { heartFailure: false, a1c: 8 }],
  ['HbA1c 8, denies heart failure', { heartFailure: false, a1c: 8 }],
] as const)('a word of denial that was read is not left: %s', (text, facts) => {
  expect(read(text)).toMatchObject({ facts, left: [] });
});

test('what was not read is left, with the denial before it', () => {
  expect(read('HbA1c 8, no allotment').left).toEqual(['no allotment']);
});

test('a weight or height by an Arabic unit alone is no age', () => {
  expect(read('أنثى، 88 كغ، 160 سم').facts).toEqual({ sex: 'female', weight: 88, height: 160 });
});

test('medicines taken now are told as they are written, with a fact of their own or without', () => {
  const text =
    'metformin/sitagliptin 1000/50 bd + gliclazide MR 60, bisoprolol 5, كونكور ٥، stopped amlodipine, insulin resistance, mother on Plavix, on a statin, plan: start Jardiance 10';
  const { medicines } = readIntake(text, { on: '2026-11-25' });
  expect(medicines.map(({ from, to }) => text.slice(from, to))).toEqual([
    'metformin/sitagliptin 1000/50 bd',
    'gliclazide MR 60',
    'bisoprolol 5',
    'كونكور ٥',
  ]);
});

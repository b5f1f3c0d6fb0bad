import { expect, test } from 'vitest';
import { readIntake } from '../../../src/engine/intake/index.ts';

const read = (text: string) =>
  Object.fromEntries(readIntake(text, { on: '2026-11-20' }).offers.map(({ fact, value }) => [fact, value]));

test.each([
  ['Please avoid DPP-4 inhibitors given previous pancreatitis.', { pancreatitis: true }],
  ['Avoid pioglitazone because of heart failure', { heartFailure: true }],
  ['not on pioglitazone given heart failure', { heartFailure: true }],
  ['SGLT2i avoided due to previous DKA', { ketoacidosis: true }],
  ['يُتجنب بيوجليتازون بسبب فشل القلب', { heartFailure: true }],
])('why a medicine is not taken is so: %s', (text, facts) => {
  expect(read(text)).toEqual(expect.objectContaining(facts));
});

test.each([
  ['no pioglitazone because no heart failure', 'heartFailure', false],
  ['denies hypos because of CGM', 'hypoglycaemiaHistory', false],
  ['mother off metformin because of CKD 4', 'ckd', undefined],
  ['no heart failure due to good pressure', 'heartFailure', false],
])('and what is denied stays denied: %s', (text, fact, value) => {
  expect(read(text)[fact]).toBe(value);
});

import { expect, test } from 'vitest';
import { samples } from '../../../src/engine/a1c-forecast/samples.ts';

test('a colour means one thing: where a patient stands today is neither good nor bad', () => {
  const tones = samples.map(({ figures: [today, then] }) => [today?.tone, then?.tone]);
  expect(tones).toEqual([
    [undefined, 'good'],
    [undefined, 'good'],
  ]);
});

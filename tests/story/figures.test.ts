import { expect, test } from 'vitest';
import { isolateFigures } from '../../src/content/figures.ts';

test('a figure with a unit keeps its order in Arabic text, and English stays as it is', () => {
  expect(isolateFigures('يبدأ السكري من 6.5%')).toBe('يبدأ السكري من \u20666.5%\u2069');
  expect(isolateFigures('وما دون 300 pg/mL يستحق')).toBe('وما دون \u2066300 pg/mL\u2069 يستحق');
  expect(isolateFigures('لمدة 12 شهرًا')).toBe('لمدة 12 شهرًا');
  expect(isolateFigures('below 7 %')).toBe('below 7 %');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clean } from '../../../src/engine/kit/maths.ts';
import { formatNumber } from '../../../src/engine/kit/words/format.ts';

test('a number reads as the platform writes it', () => {
  const decimals = fc.integer({ min: 0, max: 7 });
  const figure = fc.oneof(
    fc.double({ min: -1e7, max: 1e7, noNaN: true }),
    fc.integer({ min: -1e6, max: 1e6 }).map((hundredths) => hundredths / 100),
    // Halves, which are rounded away from zero.
    fc.tuple(fc.integer({ min: -1e5, max: 1e5 }), decimals).map(([n, at]) => Number(`${n}5e-${at}`)),
    fc.double({ min: -1e-5, max: 1e-5, noNaN: true }),
  );
  fc.assert(
    fc.property(figure, decimals, decimals, (value, one, other) => {
      const least = Math.min(one, other);
      const most = Math.max(one, other);
      const platform = (useGrouping: boolean) =>
        new Intl.NumberFormat('en-GB', {
          minimumFractionDigits: least,
          maximumFractionDigits: most,
          signDisplay: 'negative',
          useGrouping,
        })
          .format(clean(value))
          .replace('-', '−');
      expect(formatNumber(value, least, most)).toBe(platform(true));
      expect(formatNumber(value, least, most, 'mg')).toBe(platform(false));
    }),
    { numRuns: 5000, seed: 61 },
  );
});

test('what is nobody’s figure says so', () => {
  expect([1e308, -1e308, Number.POSITIVE_INFINITY, Number.NaN].map((value) => formatNumber(value, 1))).toEqual([
    '∞',
    '−∞',
    '∞',
    'NaN',
  ]);
});

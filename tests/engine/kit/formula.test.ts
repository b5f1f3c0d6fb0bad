import { expect, test } from 'vitest';
import { evaluate, namesIn } from '../helpers/formula.ts';

test.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['2 ^ 3 ^ 2', 512],
  ['-2 ^ 2', -4],
  ['10 - 4 - 3', 3],
  ['12 / 3 / 2', 2],
  ['min(3, 1, 2)', 1],
  ['clamp(5, 1, 3)', 3],
  ['round(2.5)', 3],
  ['if(1 <= 2, 10, 20)', 10],
  ['if(x >= 4, 1, 0)', 0],
  ['abs(1 - x)', 2],
  ['x / (x / 100) ^ 2', 3333.3333333333335],
])('%s is %s', (formula, value) => expect(evaluate(formula, { x: 3 })).toBeCloseTo(value, 9));
test.each(['1 +', 'y', 'x x', 'what(1)', '(1', '1 $ 2'])('%s is refused', (formula) =>
  expect(() => evaluate(formula, { x: 3 })).toThrow(),
);
test('names', () => expect(namesIn('max(a, b * 2) + a')).toEqual(['a', 'b']));

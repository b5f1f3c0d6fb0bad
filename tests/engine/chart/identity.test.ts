import { describe, expect, test } from 'vitest';
import type { Chart, Known } from '../../../src/engine/chart/chart.ts';
import { likeness } from '../../../src/engine/chart/identity.ts';

const chart = (facts: Readonly<Record<string, Known['value']>>, on?: string): Chart =>
  Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [fact, { value, ...(on !== undefined && { on }), from: 'entered' }]),
  );

describe('whether two charts can be one person’s', () => {
  const ages: readonly [age: number, on: string, later: number, until: string, same: boolean][] = [
    [60, '2026-01-01', 60, '2026-01-01', true],
    [60, '2026-01-01', 61, '2026-01-01', false],
    [60, '2026-01-01', 60, '2026-12-31', true],
    [60, '2026-01-01', 61, '2026-12-31', true],
    [60, '2026-01-01', 62, '2026-12-31', false],
    [60, '2024-03-10', 62, '2026-03-10', true],
    [60, '2024-03-10', 63, '2026-03-10', false],
    [60, '2024-03-10', 63, '2026-03-11', true],
    [60, '2024-03-10', 59, '2026-03-11', false],
    // Told backwards: the later visit first.
    [62, '2026-03-10', 60, '2024-03-10', true],
    [60, '2026-03-10', 62, '2024-03-10', false],
    [60, '2024-02-29', 61, '2025-03-01', true],
  ];
  test.each(ages)('%i on %s and %i on %s: %s', (age, on, later, until, same) => {
    const { agrees, differs } = likeness(chart({ age }), on, chart({ age: later }), until);
    expect([agrees, differs]).toEqual(same ? [['age'], []] : [[], ['age']]);
    // A fact's own day counts before the chart's.
    expect(likeness(chart({ age }, on), '2020-01-01', chart({ age: later }, until), '2020-01-01').agrees).toEqual(
      agrees,
    );
  });

  test.each([
    [168, true],
    [170, true],
    [172, true],
    [172.1, false],
    [167.9, false],
  ])('170 cm and %d cm: %s', (height, same) => {
    const { agrees } = likeness(chart({ height: 170 }), '2026-01-01', chart({ height }), '2026-01-01');
    expect(agrees.length === 1).toBe(same);
  });

  test('what either does not know, and an example, tells nothing', () => {
    const example: Chart = { sex: { value: 'female', from: 'example' } };
    expect(likeness(chart({ sex: 'male', age: 60 }), '2026-01-01', example, '2026-01-01')).toEqual({
      agrees: [],
      differs: [],
    });
    expect(likeness(chart({ sex: 'male' }), '2026-01-01', chart({ sex: 'female' }), '2026-01-01').differs).toEqual([
      'sex',
    ]);
  });
});

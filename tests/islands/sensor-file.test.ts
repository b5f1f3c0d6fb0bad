import { describe, expect, test } from 'vitest';
import type { Summary } from '../../src/engine/cgm/index.ts';
import { readPath } from '../../src/engine/kit/fields/fields.ts';
import { loadTool } from '../../src/engine/registry.ts';
import { valuesOf } from '../../src/islands/files/sensor-facts.ts';
import { after, untouched } from '../../src/islands/form/calculator-state.ts';
import { formName, readForm } from '../../src/islands/form/form-values.ts';
import { withTaken } from '../../src/islands/patient/offers.ts';

const summary: Summary = {
  readings: 4032,
  first: 0,
  last: 1_209_300,
  interval: 5,
  days: 13.996,
  wearPercent: 69.99,
  enough: true,
  meanMgdl: 154,
  sd: 50,
  cv: 32.4675,
  gmi: 6.99368,
  below54: 0.6201,
  below70: 4.3651,
  inRange: 55.2579,
  above180: 40.377,
  above250: 8.7798,
  episodes: { below70: 8, below54: 3 },
  hours: [],
};

test('a form takes one decimal and whole days; wear is never rounded up to what is enough', () => {
  expect(valuesOf(summary)).toEqual({
    tir: 55.3,
    tbr70: 4.4,
    tbr54: 0.6,
    tar180: 40.4,
    cv: 32.5,
    gmi: 7,
    cgmDays: 14,
    cgmWear: 69.9,
  });
  expect(valuesOf({ ...summary, cv: null, sd: null })).not.toHaveProperty('cv');
});

describe('figures taken into the form', async () => {
  const tool = await loadTool('insulin-cgm');
  const start = untouched(tool);
  const numbers = { tir70180: 55.3, gmi: 7, cgmDays: 14, nothing: 3 };
  const taking = Object.entries(numbers).map(([path, value]) => ({ path, value, tool: tool.id, record: false }));
  const { content } = withTaken(tool.fields, start.content, taking, {});
  const taken = after(tool, start, { type: 'contentTaken', content }, '2026-03-01');

  test('read back as they were, and nothing else changes', () => {
    const read = readForm(tool, taken.content);
    if (!read.ok) throw new Error('refused');
    expect([readPath(read.inputs, 'tir70180'), readPath(read.inputs, 'gmi'), readPath(read.inputs, 'cgmDays')]).toEqual(
      [55.3, 7, 14],
    );
    expect({ ...read.inputs, tir70180: undefined, gmi: undefined, cgmDays: undefined }).toEqual({
      ...tool.defaults,
      tir70180: undefined,
      gmi: undefined,
      cgmDays: undefined,
    });
  });

  test('are the patient’s, not examples', () => {
    const left = taken.content.examples;
    expect(left.length).toBeGreaterThan(0);
    expect(
      left.filter((path) => taken.content.values[formName(path)] !== start.content.values[formName(path)]),
    ).toEqual([]);
  });
});

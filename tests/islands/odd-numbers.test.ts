import { describe, expect, test } from 'vitest';
import { hardRange, writePath } from '../../src/engine/kit/fields/fields.ts';
import { everyTool } from '../engine/helpers/every-tool.ts';
import { contentOf, formName, readForm } from '../../src/islands/form/form-values.ts';

const leaves = (data: unknown): unknown[] =>
  typeof data === 'object' && data !== null ? Object.values(data).flatMap(leaves) : [data];
const otherUnits = { a1c: 'mmol/mol', glucose: 'mmol/L', weight: 'lb' } as const;

describe.each(everyTool)('odd numbers in %s', (_id, tool) => {
  const numbers = Object.entries(tool.fields).flatMap(([path, field]) =>
    field.kind === 'number' ? [{ path, field }] : [],
  );

  test.each([
    'NaN',
    'Infinity',
    '-Infinity',
    '1e308',
    '-1e308',
    '1e999',
    '1e-320',
    '-0',
    '-5',
    '0x10',
    'abc',
    '٨abc',
    '1,2,3',
    '--1',
    '1..2',
    '９'.repeat(400),
    '9'.repeat(400),
    '\u0000',
    '<b>1</b>',
  ])('%j typed into each field: refused at that field, or a result without a hole', (typed) => {
    for (const units of [{}, otherUnits]) {
      for (const { path, field } of numbers) {
        const values = { ...contentOf(tool.fields, tool.defaults, units).values, [formName(path)]: typed };
        const read = readForm(tool, { values, units, exact: {}, examples: [] });
        if (!read.ok) {
          expect(
            read.issues.map((issue) => issue.path),
            `${path} ${typed}`,
          ).toContain(path);
          continue;
        }
        const { min, max } = hardRange(field);
        const inputs = leaves(read.inputs).filter((leaf) => typeof leaf === 'number');
        expect(
          inputs.every((value) => Number.isFinite(value)),
          `${path} ${typed}`,
        ).toBe(true);
        expect(
          leaves(tool.calculate(read.inputs).results).filter(
            (leaf) => leaf === null || (typeof leaf === 'number' && !Number.isFinite(leaf)),
          ),
          `${path} ${typed} ${min} ${max}`,
        ).toEqual([]);
      }
    }
  });

  test.each([
    ['NaN'],
    ['text'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e308],
    [-1e308],
    [-1],
    [null],
    [true],
    [{ a: 1 }],
    [[5]],
    ['8.5'],
  ])(
    'a loaded record that holds %j in a field fills the form without a word like NaN, and is refused or recomputed',
    (value) => {
      for (const units of [{}, otherUnits]) {
        for (const path of Object.keys(tool.fields)) {
          const inputs = structuredClone(tool.defaults) as Record<string, unknown>;
          writePath(inputs, path, value);
          const complete = tool.complete(inputs);
          const shown = Object.values(contentOf(tool.fields, complete, units).values).map(String);
          expect(
            shown.filter((text) => /NaN|Infinity|undefined|null|object/.test(text)),
            `${path} ${JSON.stringify(value)}`,
          ).toEqual([]);
          const checked = tool.validate(complete);
          if (checked.ok)
            expect(
              leaves(tool.calculate(checked.inputs).results).filter(
                (leaf) => leaf === null || (typeof leaf === 'number' && !Number.isFinite(leaf)),
              ),
            ).toEqual([]);
          else expect(checked.issues.length).toBeGreaterThan(0);
        }
      }
    },
  );

  test.each([null, 'text', 5, [], [1], { a: 1 }, true])(
    'a loaded record whose inputs are %j fills the form with what it has',
    (inputs) => {
      const complete = tool.complete(inputs);
      expect(
        Object.values(contentOf(tool.fields, complete, {}).values)
          .map(String)
          .filter((text) => /NaN|Infinity|undefined|null|object/.test(text)),
      ).toEqual([]);
    },
  );
});

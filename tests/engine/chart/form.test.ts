import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coarser } from '../../../src/engine/chart/coarser.ts';
import { isFactId } from '../../../src/engine/chart/facts.ts';
import { chartOfFields, factOf, inputsForFields } from '../../../src/engine/chart/form.ts';
import { chartOf, inputsFor } from '../../../src/engine/chart/index.ts';
import { moreSection, readPath, writePath } from '../../../src/engine/kit/fields/fields.ts';
import { isToolId } from '../../../src/engine/registry.ts';
import { anyChart, known } from '../helpers/charts.ts';
import { everyTool } from '../helpers/every-tool.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { tries } from '../../fixtures/tries.ts';

/** What the way through a chart loses, and why: nothing else may be lost. */
const documentedLoss: Readonly<Record<string, string>> = {
  'clinical-logic hypoRiskPriority': 'hidden, follows the priority of avoiding lows',
  'insulin-cgm obesityClass': 'hidden, derived from the BMI',
  'insulin-cgm gmi': '0 stands for not measured',
  'dosing medicationClass': 'a question, not a medicine taken',
};

describe.each(everyTool)('%s', (id, tool) => {
  const entries = Object.entries(tool.fields);

  test('every field names a fact, or says that it tells none', () => {
    const wrong = entries.filter(([, field]) => {
      const named = field.fact === undefined && field.kind === 'number' ? field.concept.id : field.fact;
      return named !== null && !(named !== undefined && isFactId(named));
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  test('no two fields tell the same fact', () => {
    const told = entries.flatMap(([, field]) => factOf(field) ?? []);
    expect(told.length).toBe(new Set(told).size);
  });

  test('inputs come back from their own chart', () => {
    fc.assert(
      fc.property(anyInputs(tool), (inputs) => {
        const back = inputsForFields(tool.fields, chartOfFields(tool.fields, inputs));
        for (const [path, field] of entries) {
          // What tells no fact is the form's alone.
          if (factOf(field) === undefined) continue;
          if (`${id} ${path}` in documentedLoss && readPath(back.inputs, path) !== readPath(inputs, path)) continue;
          expect(readPath(back.inputs, path), path).toEqual(readPath(inputs, path));
        }
        const told = (path: string): boolean =>
          tool.fields[path] !== undefined && factOf(tool.fields[path]) !== undefined;
        expect(back.missing.filter((path) => told(path) && !(`${id} ${path}` in documentedLoss))).toEqual([]);
        expect(back.examples).toEqual([]);
      }),
      { numRuns: tries(200) },
    );
  });

  test('examples stay marked on the way, and only they', () => {
    const some = fc.subarray(entries.map(([path]) => path));
    fc.assert(
      fc.property(anyInputs(tool), some, (inputs, examples) => {
        const chart = chartOfFields(tool.fields, inputs, examples);
        const back = inputsForFields(tool.fields, chart);
        const told = examples.filter((path) => {
          const field = tool.fields[path];
          const fact = field && factOf(field);
          return fact !== undefined && fact in chart;
        });
        expect([...back.examples].sort()).toEqual([...told].sort());
        for (const [path, field] of entries) {
          const fact = factOf(field);
          const entry = fact && chart[fact];
          if (entry) expect(entry.from).toBe(examples.includes(path) ? 'example' : 'entered');
        }
      }),
      { numRuns: tries(100) },
    );
  });

  test('a chart loses nothing that the form asks, but for doses between two answers', () => {
    fc.assert(
      fc.property(anyChart(), (chart) => {
        const { inputs, missing } = inputsForFields(tool.fields, chart);
        const back = chartOfFields(tool.fields, inputs);
        for (const [path, field] of entries) {
          const fact = factOf(field);
          // What is asked beyond the specification takes no answer from a coarser or finer one.
          const entry = fact && (chart[fact] ?? (field.section === moreSection ? undefined : coarser(chart, fact)));
          if (!fact || (field.kind === 'choice' && field.hidden)) continue;
          if (field.kind === 'choice' && typeof entry?.value === 'number') {
            // The highest answer it reaches; under the lowest the form has none.
            const reached = field.choices.filter(
              (choice) => typeof choice === 'number' && choice <= Number(entry.value),
            );
            expect(readPath(inputs, path)).toBe(reached.at(-1));
          } else {
            expect(back[fact]?.value, path).toEqual(entry?.value);
            if (!entry && !(field.kind !== 'flag' && field.optional)) expect(missing).toContain(path);
          }
        }
      }),
      { numRuns: tries(200) },
    );
  });

  test('an empty chart fills nothing but what is hidden, and optional fields are never missing', () => {
    const { inputs, missing, examples } = inputsForFields(tool.fields, {});
    expect(examples).toEqual([]);
    for (const [path, field] of entries) {
      const optional = field.kind !== 'flag' && field.optional === true;
      const hidden = field.kind === 'choice' && field.hidden === true;
      expect(missing.includes(path), path).toBe(!optional && !hidden);
      expect(readPath(inputs, path) !== undefined, path).toBe(hidden && !optional);
    }
  });

  test('what is no answer of the form is not told as one', () => {
    const odd = [undefined, null, '', 'constructor', '__proto__', {}, [], Number.NaN, () => 1];
    for (const [path] of entries)
      for (const value of odd) {
        const inputs: Record<string, unknown> = {};
        writePath(inputs, path, value);
        expect(() => inputsForFields(tool.fields, chartOfFields(tool.fields, inputs))).not.toThrow();
        const filled = readPath(inputsForFields(tool.fields, chartOfFields(tool.fields, inputs)).inputs, path);
        const field = tool.fields[path];
        expect(filled).toBe(field?.kind === 'choice' && field.hidden && !field.optional ? field.default : undefined);
      }
  });

  test('the door says the same as the form', () => {
    if (!isToolId(id)) return;
    const chart = chartOf(id, tool.defaults, { examples: [] });
    expect(chart).toEqual(chartOfFields(tool.fields, tool.defaults));
    expect(inputsFor(id, chart)).toEqual(inputsForFields(tool.fields, chart));
  });
});

describe('from one calculator to another', () => {
  test('a BMI is worked out of weight and height for the form that asks for it', () => {
    const { inputs, missing } = inputsFor('life-days', known({ weight: 80, height: 200 }));
    expect(inputs).toEqual({ bmi: 20, weight: 80 });
    expect(missing).not.toContain('bmi');
  });
  test('conditions asked for under other names arrive', () => {
    const chart = chartOf('insulin-cgm', { heartFailure: true, ckdStage: 'stage4', ascvd: false });
    expect(inputsFor('dosing', chart).inputs).toEqual({
      hasHeartFailure: true,
      hasAscvd: false,
      hasRenalDisease: true,
    });
  });
  test('an eGFR worked out of the creatinine fills the band, and is not written down as measured', () => {
    const { inputs } = inputsFor('insulin-cgm', known({ creatinine: 2.5, age: 65, sex: 'female' }));
    expect(inputs).toMatchObject({ egfrBand: '<30', creatinine: 2.5 });
    expect(inputs).not.toHaveProperty('egfr');
  });
  test('a band is no figure', () => {
    const chart = chartOf('insulin-cgm', { egfrBand: '<30' });
    expect(inputsFor('dosing', chart).missing).toContain('egfr');
    expect(inputsFor('a1c-forecast', chart).missing).toContain('egfr');
  });
  test('a man is not asked about a pregnancy, a woman is', () => {
    expect(inputsFor('clinical-logic', known({ sex: 'male' })).inputs).toMatchObject({ pregnancy: false });
    expect(inputsFor('clinical-logic', known({ sex: 'male' })).missing).not.toContain('pregnancy');
    expect(inputsFor('clinical-logic', known({ sex: 'female' })).missing).toContain('pregnancy');
  });
  test('which medicine Dosing looks at sets no fact', () => {
    expect(chartOf('dosing', { medicationClass: 'insulin_glargine' })).toEqual({});
  });
});

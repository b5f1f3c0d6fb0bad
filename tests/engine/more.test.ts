import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factOf } from '../../src/engine/chart/form.ts';
import { chartOf, inputsFor } from '../../src/engine/chart/index.ts';
import { moreAsked } from '../../src/engine/chart/more-asked.ts';
import { moreAr } from '../../src/engine/clinical/copy/more-ar.ts';
import { moreEn } from '../../src/engine/clinical/copy/more-en.ts';
import type { MoreCopy } from '../../src/engine/clinical/copy/more-shape.ts';
import { type Field, moreSection } from '../../src/engine/kit/fields/fields.ts';
import { rules } from '../../src/engine/judgement/rules.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';
import { known } from './helpers/charts.ts';
import { anyInputs } from './helpers/inputs.ts';
import { tries } from '../fixtures/tries.ts';

const copies: readonly MoreCopy[] = [moreEn, moreAr];
/** Read by rules and not asked beyond a form: what a sensor's file, a medicine's name or the questions on a fast bring, what other calculators ask in a form of their own, and coarse answers. */
const notAsked = new Set(
  'a1c priorA1c ppg bmi tbr54 tbr70 tir tar180 cv gmi eatingStyle sleepHours ckdStage cardiovascularDisease hypoglycaemiaHistory glp1Agent glucoseCrisis vesselsUnstable'.split(
    ' ',
  ),
);

describe.each(toolIds)('more about this patient, in %s', async (id) => {
  const tool = await loadTool(id);
  const entries = Object.entries(tool.fields);
  const more = entries.filter(([, { section }]) => section === moreSection);
  const own = entries.filter(([, { section }]) => section !== moreSection);

  test('asks what rules of judgement need and the form does not ask', () => {
    const told = new Set<unknown>(entries.map(([, field]) => factOf(field)));
    const needed = new Set(rules.flatMap(({ needs }) => [...needs]));
    const lacking = [...needed].filter((fact) => !told.has(fact) && !notAsked.has(fact));
    // Whoever asks for the BMI needs no height.
    const stoodFor = (fact: string): boolean =>
      (fact === 'height' && told.has('bmi')) || (fact === 'egfr' && told.has('egfrBand'));
    expect(lacking.filter((fact) => !stoodFor(fact))).toEqual([]);
    for (const fact of [
      'creatinine',
      'uacr',
      'potassium',
      'diabetesType',
      'islets',
      'statin',
      'finerenone',
      'dialysis',
    ])
      expect([...told], fact).toContain(fact);
  });

  test('never requires, assumes or fills in an answer', () => {
    for (const [path, field] of more) {
      expect(field.kind, path).not.toBe('flag');
      expect(field, path).toMatchObject({ optional: true });
      expect(path in tool.defaults, path).toBe(false);
      expect(path in tool.complete({}), path).toBe(false);
    }
    expect(inputsFor(id, {}).missing.filter((path) => more.some(([extra]) => extra === path))).toEqual([]);
    // Of what is asked besides, the example patient tells nothing.
    const told = Object.keys(chartOf(id, tool.defaults));
    expect(told.filter((fact) => more.some(([, field]) => factOf(field) === fact))).toEqual([]);
  });

  test('leaves every result as it is, number for number', async () => {
    const bare = (inputs: object): object =>
      Object.fromEntries(Object.entries(inputs).filter(([path]) => !more.some(([extra]) => extra === path)));
    const same = (inputs: object) => {
      const { results, guards } = tool.calculate(inputs);
      const without = tool.calculate(bare(inputs));
      expect(results).toEqual(without.results);
      expect(guards).toEqual(without.guards);
    };
    for (const { inputs } of await tool.cases()) same(inputs);
    fc.assert(fc.property(anyInputs(tool), same), { numRuns: tries(200) });
  });

  test('goes through a chart and back', () => {
    fc.assert(
      fc.property(anyInputs(tool), (inputs) => {
        const back = inputsFor(id, chartOf(id, inputs)).inputs as Readonly<Record<string, unknown>>;
        const sent = inputs as Readonly<Record<string, unknown>>;
        for (const [path] of more) if (sent[path] !== undefined) expect(back[path], path).toEqual(sent[path]);
      }),
      { numRuns: tries(50) },
    );
  });

  test('a no, a yes and no answer are three things', () => {
    for (const [path, field] of more) {
      if (field.kind !== 'choice' || !field.means) continue;
      const told = (value: unknown) => chartOf(id, { [path]: value })[path]?.value;
      expect([told('yes'), told('no'), told(undefined)], path).toEqual([true, false, undefined]);
    }
  });

  test('has words in both languages, and a place', () => {
    const placed = moreAsked(tool.fields, {}, new Set(more.map(([path]) => path))).flatMap(([, paths]) => paths);
    expect([...placed].sort()).toEqual(more.map(([path]) => path).sort());
    for (const copy of copies)
      for (const [path, field] of more) {
        const words: Readonly<Record<string, { readonly label: string }>> = copy.fields;
        expect(words[path]?.label, path).toBeTruthy();
        if (field.kind === 'choice' && !field.means)
          for (const choice of field.choices)
            expect(
              (copy.choices as Readonly<Record<string, Readonly<Record<string, string>>>>)[path]?.[choice],
            ).toBeTruthy();
      }
  });

  test('a man who is pregnant, and a pressure upside down, are refused', () => {
    const refused = (extra: object) => {
      const checked = tool.validate({ ...tool.defaults, ...extra });
      return checked.issues.map(({ rule }) => rule);
    };
    const asks = (path: string): Field | undefined => more.find(([extra]) => extra === path)?.[1];
    if (asks('pregnancy')) expect(refused({ sex: 'male', pregnancy: 'yes' })).toEqual(['malePregnant']);
    if (asks('systolic')) expect(refused({ systolic: 80, diastolic: 120 })).toEqual(['pressureOrder']);
  });

  test('own answers stand first, and none twice', () => {
    const facts = entries.map(([, field]) => factOf(field)).filter((fact) => fact !== undefined);
    expect(new Set(facts).size).toBe(facts.length);
    expect(own.length + more.length).toBe(entries.length);
  });
});

describe('whom a question concerns', async () => {
  const { fields } = await loadTool('a1c-forecast');
  const asked = (facts: Parameters<typeof known>[0], filled: readonly string[] = []) =>
    moreAsked(fields, known(facts), new Set(filled)).flatMap(([, paths]) => paths);
  test.each([
    [{ sex: 'female', age: 49 }, true],
    [{ sex: 'female', age: 50 }, false],
    [{ sex: 'male', age: 30 }, false],
    [{ age: 30 }, true],
    [{}, true],
  ] as const)('%j is asked about a pregnancy: %s', (facts, expected) => {
    expect(asked(facts).includes('pregnancy')).toBe(expected);
    expect(asked(facts).includes('childbearing')).toBe(expected);
  });
  test('how long a medicine has been taken, of who takes it', () => {
    expect(asked({ sulfonylurea: true })).toContain('sulfonylureaMonths');
    expect(asked({ sulfonylurea: false })).not.toContain('sulfonylureaMonths');
    expect(asked({})).not.toContain('sulfonylureaMonths');
  });
  test('dialysis, of who may need it', () => {
    expect(asked({ egfr: 29.9 })).toContain('dialysis');
    expect(asked({ egfr: 30 })).not.toContain('dialysis');
    expect(asked({})).toContain('dialysis');
  });
  test('what was entered is never out of sight', () => {
    expect(asked({ sex: 'male', egfr: 90 }, ['pregnancy', 'dialysis'])).toEqual(
      expect.arrayContaining(['pregnancy', 'dialysis']),
    );
  });
});

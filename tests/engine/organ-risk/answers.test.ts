import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadTool } from '../../../src/engine/registry.ts';
import { calculate } from '../../../src/engine/organ-risk/model/calculate.ts';
import { score2Class, whoBand } from '../../../src/engine/organ-risk/model/cardiovascular.ts';
import { proposals } from '../../../src/engine/organ-risk/model/proposals.ts';
import type { Inputs } from '../../../src/engine/organ-risk/inputs.ts';
import type { Results } from '../../../src/engine/organ-risk/results.ts';
import { worksheet } from '../../../src/engine/kit/worksheet/worksheet.ts';
import { visit } from '../../../src/engine/visit/index.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { kidneyAgain, score2Again, whoAgain } from './second-derivation.ts';
import { tries } from '../../fixtures/tries.ts';

const tool = await loadTool('organ-risk');
const example = tool.defaults as Inputs;
const answers = (inputs: Inputs): Results => calculate(inputs, worksheet());
const asked = (inputs: Inputs): string[] => proposals(inputs, answers(inputs)).map(({ id }) => id);
const warnings = (inputs: object): string[] => {
  const checked = tool.validate(inputs);
  return checked.ok ? checked.warnings.map(({ path }) => path) : [];
};
const issues = (inputs: object) => tool.validate(inputs).issues;

test('the figures of the example by the second derivation', () => {
  const { who, score2, kidneyFailure } = answers(example);
  expect(who).toMatchObject({ state: 'given', place: 'region' });
  if (who.state !== 'given' || score2.state !== 'given' || kidneyFailure.state !== 'given') throw new Error('given');
  const region = 'North Africa and Middle East';
  expect(who.percent / 100).toBeCloseTo(whoAgain(region, 58, true, false, 142, true, 205 / 38.67), 10);
  expect((who.atTarget ?? 0) / 100).toBeCloseTo(whoAgain(region, 58, true, false, 130, true, 155 / 38.67), 10);
  expect(score2.percent / 100).toBeCloseTo(
    score2Again('high', true, {
      age: 58,
      smokes: false,
      sbp: 142,
      chol: 205 / 38.67,
      hdl: 42 / 38.67,
      found: 49,
      a1c: (8.1 - 2.152) / 0.09148,
      egfr: 54,
    }),
    10,
  );
  expect(kidneyFailure.within5Years / 100).toBeCloseTo(kidneyAgain(58, true, 54, 3, 0.9365), 10);
  expect(kidneyFailure.within2Years / 100).toBeCloseTo(kidneyAgain(58, true, 54, 3, 0.9832), 10);
});

describe('what is missing leaves out its own answer, and nothing else', () => {
  const needs: Readonly<Record<string, readonly (keyof Results)[]>> = {
    ascvd: ['who', 'score2'],
    smokes: ['who', 'score2'],
    systolic: ['who', 'score2'],
    totalCholesterol: ['who', 'score2'],
    hdl: ['score2'],
    a1c: ['score2'],
    diabetesDuration: ['score2'],
    egfr: ['score2', 'filtration', 'grid', 'kidneyFailure'],
    uacr: ['grid', 'kidneyFailure'],
    ast: ['liver'],
    alt: ['liver'],
    platelets: ['liver'],
    country: [],
    statin: [],
    dialysis: [],
    kidneyTransplant: [],
    retinopathy: [],
    neuropathy: [],
    diabetesType: [],
  };
  test.each(Object.entries(needs))('%s', (path, without) => {
    const { [path as keyof Inputs]: _, ...rest } = example;
    const found = answers(rest as Inputs);
    for (const [name, answer] of Object.entries(found)) {
      const expected = (without as readonly string[]).includes(name) ? 'missing' : 'given';
      expect(answer.state, name).toBe(expected);
      if (answer.state === 'missing') expect(answer.missing).toEqual([path]);
    }
  });

  test('an answer that is given never changes with what another one needs', () => {
    fc.assert(
      fc.property(anyInputs(tool), (inputs) => {
        const given = inputs as Inputs;
        const { ast: _ast, alt: _alt, platelets: _platelets, ...others } = given;
        expect(answers(others as Inputs)).toEqual({ ...answers(given), liver: expect.anything() });
      }),
      { numRuns: tries(60) },
    );
  });
});

describe('never a score where none may stand', () => {
  test.each([
    [{ ascvd: 'yes' }, 'ascvd'],
    [{ dialysis: 'yes' }, 'dialysis'],
    [{ egfr: 44.9 }, 'damageFiltration'],
    [{ egfr: 59.9, uacr: 30 }, 'damageBoth'],
    [{ egfr: 59.9, uacr: 300 }, 'damageBoth'],
    [{ egfr: 90, uacr: 300.1 }, 'damageAlbumin'],
    [{ egfr: 90, uacr: 30, retinopathy: 'mild', neuropathy: 'yes' }, 'damageSites'],
  ] as const)('%o', (changed, because) => {
    const { who, score2 } = answers({ ...example, ...changed });
    expect(who).toEqual({ state: 'refused', because });
    expect(score2).toEqual({ state: 'refused', because });
  });

  test.each([
    { egfr: 45, uacr: 29.9 },
    { egfr: 60, uacr: 300 },
    { egfr: 90, uacr: 29.9, retinopathy: 'mild', neuropathy: 'yes' },
    { egfr: 90, uacr: 30, retinopathy: 'mild' },
  ] as const)('but at %o there is one', (changed) => {
    expect(answers({ ...example, ...changed }).score2.state).toBe('given');
  });

  test('outside the ages, and the known reason goes before what is missing', () => {
    expect(answers({ ...example, age: 39 }).who).toEqual({ state: 'refused', because: 'tooYoung' });
    expect(answers({ ...example, age: 74 }).who.state).toBe('given');
    expect(answers({ ...example, age: 75 }).who).toEqual({ state: 'refused', because: 'tooOld' });
    expect(answers({ ...example, age: 70 }).score2).toEqual({ state: 'refused', because: 'tooOld' });
    expect(answers({ age: 60, sex: 'male', ascvd: 'yes' }).who).toEqual({ state: 'refused', because: 'ascvd' });
    expect(answers({ ...example, diabetesType: 'type1' }).score2).toEqual({ state: 'refused', because: 'notType2' });
    expect(answers({ ...example, diabetesType: 'type1' }).who.state).toBe('given');
  });

  test('with a transplant no risk of kidney failure, the grid stays', () => {
    const { kidneyFailure, grid } = answers({ ...example, kidneyTransplant: 'yes' });
    expect(kidneyFailure).toEqual({ state: 'refused', because: 'transplant' });
    expect(grid.state).toBe('given');
  });

  test('whatever the patient: no figure beside a reason that forbids it', () => {
    fc.assert(
      fc.property(anyInputs(tool), (inputs) => {
        const given = inputs as Inputs;
        const { who, score2, kidneyFailure } = answers(given);
        if (given.ascvd === 'yes' || given.dialysis === 'yes')
          expect([who.state, score2.state]).toEqual(['refused', 'refused']);
        if (given.dialysis === 'yes' || given.kidneyTransplant === 'yes') expect(kidneyFailure.state).toBe('refused');
        if (who.state === 'given') expect(given.age >= 40 && given.age <= 74 && given.ascvd === 'no').toBe(true);
      }),
      { numRuns: tries(200) },
    );
  });
});

describe('bands', () => {
  test.each([
    [4.99, 'below5'],
    [5, 'from5'],
    [9.99, 'from5'],
    [10, 'from10'],
    [20, 'from20'],
    [29.9, 'from20'],
    [30, 'from30'],
  ] as const)('WHO 2019 at %d: %s', (percent, band) => expect(whoBand(percent)).toBe(band));
  test.each([
    [4.94, 'low'],
    [4.95, 'moderate'],
    [9.94, 'moderate'],
    [9.95, 'high'],
    [19.94, 'high'],
    [19.95, 'very high'],
  ] as const)('SCORE2-Diabetes at %d, rounded first: %s', (percent, band) => expect(score2Class(percent)).toBe(band));

  // ALT 36 has the root 6: the index is age × AST ÷ 6 ÷ platelets.
  test.each([
    [64, 78, 'low', 1.29],
    [60, 78, 'middle', 1.3],
    [64, 120, 'middle', 1.99],
    [65, 120, 'low', 1.99],
    [65, 120, 'middle', 2],
    [60, 160, 'middle', 2.67],
    [60, 161, 'high', 2.68],
    [36, 120, 'middle', 1.5],
    [35, 120, undefined, 1.5],
  ] as const)('FIB-4 at %d years: %s', (age, ast, band, index) => {
    const found = answers({
      ...example,
      age,
      diabetesDuration: 1,
      ast,
      alt: 36,
      platelets: (age * ast) / 6 / index,
    }).liver;
    expect(found.state === 'given' && found.band).toBe(band);
    expect(found.state === 'given' && found.index).toBeCloseTo(index, 10);
  });
});

describe('what is asked for', () => {
  const kidneys = (egfr: number, uacr: number): Inputs => ({ ...example, egfr, uacr });
  const risk = (inputs: Inputs): [number, number] => {
    const { kidneyFailure } = answers(inputs);
    return kidneyFailure.state === 'given' ? [kidneyFailure.within2Years, kidneyFailure.within5Years] : [0, 0];
  };
  const nephrologist = (inputs: Inputs) =>
    proposals(inputs, answers(inputs)).find(({ id }) => id === 'refer:nephrologist')?.what;

  test('a nephrologist from a five-year risk of 3 % on, sooner the higher', () => {
    for (const [egfr, uacr] of [
      [55, 5],
      [45, 200],
      [40, 400],
      [36, 500],
      [30, 700],
      [25, 1200],
      [20, 2000],
      [14, 2400],
      [9, 4000],
    ] as const) {
      const inputs = kidneys(egfr, uacr);
      const [two, five] = risk(inputs);
      const expected =
        two > 40
          ? 'kidneyPrepare'
          : two > 10
            ? 'kidneyTeam'
            : five > 5
              ? 'kidneyRefer'
              : five >= 3
                ? 'kidneyConsider'
                : undefined;
      expect(nephrologist(inputs), `${egfr} ${uacr}: ${two} ${five}`).toBe(expected);
    }
    expect(nephrologist({ ...kidneys(14, 2400), dialysis: 'yes' })).toBeUndefined();
  });

  test('an SGLT2 inhibitor with kidney disease from eGFR 20, where none is taken', () => {
    expect(asked(kidneys(54, 3))).toContain('start:sglt2Inhibitor');
    expect(asked(kidneys(20, 30))).toContain('start:sglt2Inhibitor');
    expect(asked(kidneys(19.9, 30))).not.toContain('start:sglt2Inhibitor');
    expect(asked(kidneys(75, 10))).not.toContain('start:sglt2Inhibitor');
    expect(asked({ ...kidneys(54, 3), sglt2Inhibitor: 'yes' })).not.toContain('start:sglt2Inhibitor');
  });

  test('checks of kidneys as often as the grid asks', () => {
    const within = (inputs: Inputs) => proposals(inputs, answers(inputs)).find(({ id }) => id === 'check:uacr')?.within;
    expect(within(kidneys(95, 10))).toBe(365);
    expect(within(kidneys(54, 40))).toBe(182);
    expect(within(kidneys(40, 40))).toBe(121);
    expect(within(kidneys(20, 400))).toBe(91);
  });

  test('a statin by age whatever the score; stronger where the risk is very high', () => {
    expect(asked(example)).toContain('start:statin');
    expect(asked({ ...example, age: 39 })).not.toContain('start:statin');
    expect(asked({ ...example, age: 76 })).not.toContain('start:statin');
    expect(asked({ ...example, age: 39, ascvd: 'yes' })).toContain('start:statin');
    expect(asked({ ...example, statin: 'moderate', ascvd: 'yes' })).toContain('raise:statin');
    expect(asked({ ...example, statin: 'moderate', dialysis: 'yes' })).not.toContain('raise:statin');
    expect(asked({ ...example, statin: 'high', ascvd: 'yes' })).not.toContain('raise:statin');
  });

  test('the liver by its band', () => {
    const liver = (ast: number, age = 60) => asked({ ...example, age, ast, alt: 36, platelets: 200 });
    expect(liver(20)).toContain('check:fib4');
    expect(liver(40)).toContain('check:elastography');
    expect(liver(60)).toContain('refer:hepatologist');
    expect(liver(60, 34).filter((id) => /fib4|elastography|hepatologist/.test(id))).toEqual([]);
  });

  test('all of it stands in the plan', async () => {
    const inputs = kidneys(36, 500);
    const plan = await tool.plan(inputs, tool.calculate(inputs));
    expect(plan.actions.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'refer:nephrologist',
        'check:uacr',
        'check:egfr',
        'start:sglt2Inhibitor',
        'start:statin',
      ]),
    );
  });
});

test('what its answers wait for is named, each value once', () => {
  const { ast: _ast, egfr: _egfr, ...rest } = example;
  expect(tool.wants(answers(rest as Inputs))).toEqual(['egfr', 'ast']);
  expect(tool.wants(answers(example))).toEqual([]);
});

describe('in the visit', () => {
  const known = (facts: Readonly<Record<string, number | string | boolean>>) =>
    Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value, from: 'entered' as const }]));

  test('it answers with age and sex alone, and its asks reach the plan', async () => {
    const bare = await visit(known({ age: 60, sex: 'male' }), { on: '2026-11-22' });
    expect(bare.tools.find(({ id }) => id === 'organ-risk')).toMatchObject({ ready: true, missing: [] });
    const kidneys = await visit(known({ age: 60, sex: 'male', egfr: 32, uacr: 600 }), { on: '2026-11-22' });
    const nephrologist = kidneys.plan.actions.find(({ id }) => id === 'refer:nephrologist');
    expect(nephrologist?.because).toContainEqual(expect.stringMatching(/^proposal:organ-risk:/));
    expect(kidneys.plan.actions.map(({ id }) => id)).not.toContain('keep:statin');
  });

  test('what no form of its own asked for fills it: smoking, creatinine, the past', async () => {
    const chart = known({
      age: 58,
      sex: 'female',
      smoking: 'former',
      ascvd: false,
      systolic: 150,
      totalCholesterol: 220,
      creatinine: 0.8,
    });
    const answer = (await visit(chart, { on: '2026-11-22' })).tools.find(({ id }) => id === 'organ-risk');
    expect(answer?.outcome?.results).toMatchObject({
      who: { state: 'given' },
      filtration: { state: 'given', from: 'creatinine' },
    });
  });
});

describe('bad input is refused or questioned at its field', () => {
  test.each([
    [{ uacr: 0 }, 'uacr', 'below'],
    [{ creatinine: 95 }, 'creatinine', 'otherUnit'],
    [{ diabetesDuration: 60 }, 'diabetesDuration', 'rule'],
    [{ platelets: 220_000 }, 'platelets', 'otherUnit'],
    [{ platelets: 2200 }, 'platelets', 'above'],
    [{ hdl: 205 }, 'hdl', 'above'],
    [{ hdl: 150, totalCholesterol: 140 }, 'hdl', 'rule'],
    [{ age: 17 }, 'age', 'below'],
    [{ uacr: Number.NaN }, 'uacr', 'notANumber'],
    [{ smokes: true }, 'smokes', 'notAChoice'],
  ] as const)('%o is refused', (changed, path, code) => {
    expect(issues({ ...example, ...changed })).toMatchObject([{ path, code }]);
  });

  test.each([
    [{ uacr: 12 }, 'uacr'],
    [{ uacr: 34 }, 'uacr'],
    [{ uacr: 3.5 }, 'uacr'],
    [{ uacr: 300 }, 'uacr'],
    [{ uacr: 2400 }, 'uacr'],
    [{ platelets: 22 }, 'platelets'],
    [{ platelets: 1500 }, 'platelets'],
    [{ creatinine: 9.5 }, 'creatinine'],
  ] as const)('%o is questioned', (changed, path) => {
    expect(warnings({ ...example, ...changed })).toContain(path);
  });

  test('what is usual is not', () => {
    for (const changed of [{ uacr: 3 }, { uacr: 400 }, { platelets: 150 }, { platelets: 450 }, { creatinine: 1.1 }])
      expect(warnings({ ...example, ...changed })).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadAnswering } from '../../../src/engine/answer/index.ts';
import { insulinCgm } from '../../../src/engine/insulin-cgm/index.ts';
import { does } from '../../../src/engine/kit/proposal.ts';
import { blockMessages } from '../../../src/engine/kit/report/reading.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { type Inputs, ladder, report, run } from './patients.ts';
import { tries } from '../../fixtures/tries.ts';

const any = anyInputs(insulinCgm);
const ids = (changes: Partial<Inputs>): string[] => report(changes).plan.actions.map(({ id }) => id);
/** The report without the folded section that holds the calculator's own rule. */
const outside = (changes: Partial<Inputs>): string => {
  const { answer, banner, picture, notes, figures, sections } = report(changes);
  return JSON.stringify([answer, banner, picture, notes, figures, sections.filter(({ id }) => id !== 'ownPlan')]);
};
const ownPlan = (changes: Partial<Inputs>): string[] =>
  report(changes)
    .sections.filter(({ id }) => id === 'ownPlan')
    .flatMap(({ blocks }) => blocks.flatMap(blockMessages))
    .map(({ key }) => key);
const overtreated: Partial<Inputs> = {
  baselineA1c: 5.8,
  age: 84,
  weight: 58,
  height: 160,
  basalInsulin: true,
  currentBasalUnits: 24,
  su: true,
  egfrBand: '45-59',
  fpg: 110,
  typicalPpg: 150,
};
const sensorDisagrees: Partial<Inputs> = {
  baselineA1c: 10.2,
  gmi: 6.6,
  tir70180: 88,
  tbrUnder70: 3,
  tbrUnder54: 0.5,
  tarOver180: 9,
  cgmDays: 14,
  cgmWear: 92,
  cgmAccess: 'full',
  fpg: 112,
  typicalPpg: 150,
};

describe('the headline carries the plan', () => {
  test('where insulin starts: its dose, the decision in red, the picture with insulin', () => {
    const { answer, banner, tone, picture, figures } = report({ baselineA1c: 10.6, fpg: 240 });
    expect(answer).toMatchObject({ key: 'answer.start', values: { dose: { value: 12, unit: 'U' } } });
    expect([banner?.severity, banner?.title.key, tone]).toEqual(['block', 'banner.start', 'block']);
    expect(figures.items[0]).toMatchObject({ value: { value: 12 }, step: 'startUnits' });
    const course = picture.find(({ type }) => type === 'trend');
    expect(course?.type === 'trend' ? course.paths.map(({ tone: each }) => each) : []).toEqual(['low', 'good']);
  });
  test('two forecasts never stand for one regimen: the index’s own is left out where it counts otherwise', () => {
    const reasons = (changes: Partial<Inputs>): string[] => (report(changes).banner?.items ?? []).map(({ key }) => key);
    expect(reasons({}).length).toBeGreaterThan(0);
    expect(reasons({})).not.toContain('reason.regimen');
    // Today's habits are in the HbA1c: the index counts them, the sentence does not.
    const begun: Partial<Inputs> = { metforminMr: { dose: 500, tolerance: 'good', duration: 1 } };
    expect(reasons(begun)).not.toContain('reason.regimen');
    // Nobody has said since when the sulfonylurea is taken: the sentence above counts it as new, and says so.
    const undated: Partial<Inputs> = { ...begun, su: true };
    expect(reasons(undated)).not.toContain('reason.regimen');
    expect(report(undated).answer.values).toHaveProperty('drugs.items.length', 1);
    // Beside a plan no figure counts it as begun today: since when it is taken is asked.
    expect(report(undated).beside).toMatchObject({
      says: { key: 'answer.wait', values: { course: { key: 'course.undated' } } },
      asks: ['sulfonylureaMonths'],
    });
    expect(report(undated).picture[0]).toMatchObject({ type: 'trend', notThisPlan: true });
    expect(report(begun)).not.toHaveProperty('beside');
  });
  test('where it is raised: the dose it goes to, and a ladder from the one in use', () => {
    const changes = { baselineA1c: 8.9, basalInsulin: true, currentBasalUnits: 24, fpg: 182 };
    expect(report(changes).answer).toMatchObject({ key: 'answer.raise', values: { dose: { value: 26 } } });
    expect(report(changes).figures.items[0]).toMatchObject({ value: { value: 26 }, step: 'nextUnits' });
    expect(ladder(changes)).toMatchObject({ steps: [{ value: 24, now: true }, { value: 26 }, {}, {}, {}, {}] });
  });
  test('where glucose is low nothing is started, and nothing else leads', () => {
    const { answer, banner } = report({ fpg: 48, su: true });
    expect([answer.key, banner]).toEqual(['answer.lows', undefined]);
  });
  test('where insulin can wait: the decision in yellow, and what today’s regimen brings', () => {
    const { answer, banner } = report({});
    expect([answer.key, banner?.severity, banner?.title.key]).toEqual(['answer.wait', 'warn', 'banner.wait']);
    const course = (changes: object): unknown => report(changes).answer.values?.['course'];
    // What is taken for long, and the habits of today, brought today's figure: it lowers it no more.
    expect(course({})).toMatchObject({ key: 'course.kept' });
    expect(report({}).picture[0]).toMatchObject({ start: 8.5, paths: [{ end: 8.5 }] });
    expect(course({ metforminMr: { dose: 500, tolerance: 'good', duration: 1 } })).toMatchObject({
      key: 'course.falls',
    });
    // Taken since nobody knows when, a medicine is counted as new, and the sentence says so; beside insulin, too.
    expect(course({ sglt2: true })).toMatchObject({ key: 'course.asNew' });
    expect(course({ sglt2: true, ...{ sglt2InhibitorMonths: 24 } })).toMatchObject({ key: 'course.kept' });
    const insulin = { basalInsulin: true, currentBasalUnits: 8, baselineA1c: 7.8, fpg: 112, sglt2: true };
    expect(report(insulin).answer.key).toBe('answer.continueBasal');
    expect(course(insulin)).toMatchObject({ key: 'course.asNew' });
  });
  test.each([
    ['a sensor that denies the HbA1c', sensorDisagrees],
    ['symptoms at an HbA1c that does not explain them', { symptomatic: true, baselineA1c: 7.2, fpg: 110 }],
    ['a fasting glucose at its goal', { baselineA1c: 10.4, fpg: 96, typicalPpg: 150 }],
    ['injections refused', { baselineA1c: 10.8, fpg: 220, injectablesAcceptance: 'refuses' }],
    [
      'lows on the sensor',
      { baselineA1c: 10.4, fpg: 220, tir70180: 40, tbrUnder70: 6, tarOver180: 54, cgmDays: 14, cgmWear: 90 },
    ],
  ] as const)('START NOW that the plan overrules (%s) stands only in its own folded rule', (_, changes) => {
    expect(run(changes).results.insulinDecision.decision).toBe('START NOW');
    const { answer, banner, tone, notFollowed } = report(changes);
    expect(ids(changes)).not.toContain('start:basalInsulin');
    const refused = 'injectablesAcceptance' in changes;
    expect([answer.key, banner]).toEqual([refused ? 'answer.refused' : 'answer.notNow', undefined]);
    expect(tone).not.toBe('block');
    expect(ownPlan(changes)).toContain('own.start');
    expect(notFollowed.length).toBeGreaterThan(0);
  });
  test('START NOW over an emergency that comes first: the sentence names no HbA1c as the reason', () => {
    const hypokalaemic: object = { baselineA1c: 11.4, fpg: 240, potassium: 2.4 };
    const { answer, banner, tone } = report(hypokalaemic);
    expect([answer.key, banner, tone]).toEqual(['answer.first', undefined, 'block']);
  });
  test('an HbA1c at goal that a sensor denies reassures nobody, on record or sheet', async () => {
    const { answer, tone, patient } = report({
      ...sensorDisagrees,
      baselineA1c: 6.4,
      gmi: 8.1,
      tir70180: 48,
      tbrUnder70: 1,
      tbrUnder54: 0,
      tarOver180: 51,
    });
    expect([answer.key, tone, patient.about?.key]).toEqual(['answer.doubted', 'warn', 'patient.about.plain']);
  });
  test('a sulfonylurea stops for insulin only where insulin starts', () => {
    expect(ids({ baselineA1c: 7.5, fpg: 140, typicalPpg: 190, symptomatic: true, su: true })).not.toContain(
      'stop:sulfonylurea',
    );
  });
  test('nobody reads START NOW or a dose of insulin outside that rule where the plan starts and raises none', () => {
    fc.assert(
      fc.property(any, (inputs) => {
        const { plan, withheldSteps, banner } = report(inputs);
        if (does(plan, 'start:basalInsulin') || does(plan, 'raise:basalInsulin')) return;
        if (banner?.title.key === 'banner.start') expect(run(inputs).results.basalBlock?.overBasal).toBe(true);
        expect(outside(inputs)).not.toMatch(
          /"(answer\.(start|raise)\w*|own\.start|dose\.\w+|ladder\.\w+|startUnits|nextUnits|compare\.insulin)"/,
        );
        if (!run(inputs).results.basalBlock) expect(withheldSteps).toContain('startUnits');
      }),
      { numRuns: tries(300) },
    );
  });
});

describe('findings', () => {
  test('1: overtreatment is answered by less treatment, and nothing sounds calm', () => {
    const { answer, banner, plan, patient } = report(overtreated);
    expect(answer).toMatchObject({ key: 'answer.reduce', values: { dose: { value: 19 } } });
    expect(banner).toBeUndefined();
    expect(plan.review).toBeLessThanOrEqual(15);
    expect(ids(overtreated)).toEqual(expect.arrayContaining(['stop:sulfonylurea', 'reduce:basalInsulin']));
    expect([patient.answer.key, patient.about?.key]).toEqual(['plan.patient.first.named', 'patient.about.plain']);
  });
  test('3: a normal sensor against HbA1c 10.2: what falsifies it is looked for', () => {
    expect(ids(sensorDisagrees)).toEqual(
      expect.arrayContaining(['check:a1c', 'check:blood-count', 'check:fructosamine']),
    );
    expect(JSON.stringify(report(sensorDisagrees).patient)).not.toContain('patient.path.insulin');
  });
  test('8: the specification’s default branch is its own; the plan follows the evidence', () => {
    const changes: Partial<Inputs> = {
      age: 45,
      ascvd: true,
      metforminMr: { dose: 1000, tolerance: 'good', duration: 6 },
    };
    expect(ids(changes)).toContain('start:glp1RA');
    expect(outside(changes)).not.toMatch(/"therapy\.sitagliptin"|portfolio\.class\.sitagliptin/);
    expect(ownPlan(changes)).toContain('order.first');
  });
  test('11: metformin taken for more than three months does not lower the forecast again', () => {
    const taken = (duration: number) =>
      report({ metforminMr: { dose: 500, tolerance: 'good', duration } }).figures.items[0];
    expect(taken(3)).toMatchObject({ value: { value: expect.closeTo(7.73, 9) }, step: 'settledA1c' });
    expect(taken(4)).toMatchObject({ value: { value: 8.5 }, step: 'settledA1c' });
    expect(run({}).results.expectedA1c12w).toBeCloseTo(7.43, 9);
  });
  test.each([
    ['sitagliptin100', 'dpp4InhibitorMonths', 0.6],
    ['sglt2', 'sglt2InhibitorMonths', 0.7],
    ['glp1Ra', 'glp1RAMonths', 1.2],
    ['tzd', 'tzdMonths', 0.8],
    ['su', 'sulfonylureaMonths', 1.1],
  ] as const)(
    '11: %s taken for more than three months lowers it no more either, the results as before',
    (drug, months, effect) => {
      const taken = (number: number): Partial<Inputs> => ({
        metforminMr: { dose: 500, tolerance: 'poor', duration: 0 },
        [drug]: true,
        [months]: number,
      });
      const figure = (number: number) => report(taken(number)).figures.items.find(({ step }) => step?.endsWith('A1c'));
      const power = (number: number): number =>
        run(taken(number)).worksheet.find(({ id }) => id === 'settledPower')?.value ?? Number.NaN;
      expect(figure(4)?.step).toBe('settledA1c');
      expect([power(3) - power(4), power(4)]).toEqual([expect.closeTo(effect, 9), 0]);
      const of = (taken: number) => run({ [drug]: true, [months]: taken }).results;
      expect(of(24)).toEqual(of(1));
    },
  );
  test('12: no gain from insulin beside too much of it, no “intensify by” at goal', () => {
    expect(outside({ basalInsulin: true, currentBasalUnits: 60, baselineA1c: 9 })).not.toMatch(
      /"(benefit\.insulin|figure\.added)"/,
    );
    expect(outside({ baselineA1c: 5 })).not.toContain('"figure.intensify"');
  });
  test('13: sitagliptin at eGFR 30 to 44 is cut, in the report’s words too', () => {
    const changes: Partial<Inputs> = { sitagliptin100: true, egfrBand: '30-44', baselineA1c: 7.3 };
    expect(run(changes).results.medReconciliation.sitagliptin.action).toBe('continue');
    expect(report(changes).plan.actions.find(({ id }) => id === 'reduce:dpp4Inhibitor')?.to).toEqual({
      value: 50,
      unit: 'mg',
    });
    expect(outside(changes)).toContain('"action.reduceTo"');
  });
  test('a band that nothing confirms is repeated first, a stage is a known disease', () => {
    const patient: Partial<Inputs> = { age: 66, baselineA1c: 8.5, egfrBand: '30-44' };
    expect(ids(patient)).toContain('check:egfr');
    expect(ids(patient)).not.toContain('start:sglt2Inhibitor');
    expect(ids({ ...patient, ckdStage: 'stage3b' })).toContain('start:sglt2Inhibitor');
  });
  test('14: for the kidneys an SGLT2 inhibitor comes before a GLP-1 receptor agonist', () => {
    const starts = ids({ age: 66, egfrBand: '<30', ckdStage: 'stage4' }).filter((id) => id.startsWith('start:'));
    expect(starts.slice(0, 2)).toEqual(['start:sglt2Inhibitor', 'start:glp1RA']);
  });
});

describe('the ladder', () => {
  test('begins with the plan’s dose, or the one it raises, and never crosses its line', () => {
    fc.assert(
      fc.property(any, (inputs) => {
        const { plan } = report(inputs);
        const found = ladder(inputs);
        if (found?.type !== 'ladder') return;
        const action = plan.actions.find(({ object }) => object === 'basalInsulin');
        expect(found.steps[0]?.value).toBe(action?.verb === 'start' ? action.to?.value : inputs.currentBasalUnits);
        const line = found.lines[0]?.value ?? 0;
        found.steps.forEach(({ value }, at) => {
          if (at > 0) expect(value).toBeLessThanOrEqual(line);
        });
      }),
      { numRuns: tries(300) },
    );
  });
});

describe('what the patient reads of it', () => {
  test('a forecast only where nothing urgent comes first and the record has no doubt, never below the record’s', () => {
    fc.assert(
      fc.property(any, (inputs) => {
        const { patient, plan, outcome, figures } = report(inputs);
        const told = patient.about?.values?.['expected'];
        if (!/about\.(start|now)$/.test(patient.about?.key ?? '')) return;
        expect(outcome.guards.map(({ id }) => id)).not.toContain('floored');
        expect(plan.actions[0]?.gravity).not.toBe('emergency');
        const expected = figures.items.find(({ label }) => label.key.startsWith('figure.expected'))?.value;
        if (told?.type !== 'quantity' || expected?.type !== 'quantity') throw new Error('no forecast');
        expect(told.value).toBeGreaterThanOrEqual(expected.value - 1e-9);
        expect(told.value * 2).toBe(Math.round(told.value * 2));
      }),
      { numRuns: tries(300) },
    );
  });
  test('how to measure is told to whoever can go low, is asked to, or has a sensor', () => {
    const parts = (changes: Partial<Inputs>) => report(changes).patient.sections.map(({ id }) => id);
    expect(parts({})).toEqual([]);
    expect(parts({ su: true })).toEqual(['checking']);
    expect(parts({ cgmAccess: 'full' })).toEqual(['checking']);
  });
});

test('the line of a saved record tells the HbA1c that the report leads with', async () => {
  const { tool, answer } = await loadAnswering('insulin-cgm');
  const told = { start: 0, wait: 0 };
  const patients = [
    ...fc.sample(anyInputs(insulinCgm, { beyond: false }), { numRuns: tries(400), seed: 33 }),
    ...[8.1, 10.2, 10.6, 11].flatMap((baselineA1c) =>
      [{}, { sglt2: true, sglt2InhibitorMonths: 12 }, { basalInsulin: true, currentBasalUnits: 10 }].map((taken) => ({
        ...insulinCgm.defaults,
        baselineA1c,
        fpg: 240,
        ...taken,
      })),
    ),
  ];
  for (const inputs of patients) {
    const { outcome, plan, report: shown } = answer(inputs);
    const line = tool.summary(inputs, outcome.results, plan);
    const kind = /^summary\.(start|wait)$/.exec(line.key)?.[1] as keyof typeof told | undefined;
    if (!kind) continue;
    const leading = shown.figures.items.find(({ label }) => label.key.startsWith('figure.expected'));
    if (!leading) continue;
    told[kind] += 1;
    expect([inputs, line.values?.expected]).toEqual([inputs, leading?.value]);
  }
  expect(Math.min(told.start, told.wait)).toBeGreaterThan(5);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInputs } from '../helpers/inputs.ts';
import type { Inputs } from '../../../src/engine/clinical-logic/inputs.ts';
import { does } from '../../../src/engine/kit/proposal.ts';
import { actionsOf, documents, guardsOf, keysIn, patient, rankingOf, reportOf, resultsOf, tool } from './helpers.ts';
import { tries } from '../../fixtures/tries.ts';

describe('the add-on at high risk', () => {
  const high = { baselineA1c: 9.9, targetA1c: 6.5, weight: 70, height: 175 } as const;
  const bmi = (value: number) => value * 1.75 ** 2;
  test.each([
    ['eGFR 59', { egfr: 59 }, 'sglt2OrGlp1'],
    ['eGFR 60', { egfr: 60 }, 'dpp4'],
    ['eGFR 20', { egfr: 20 }, 'sglt2OrGlp1'],
    ['eGFR 19.9', { egfr: 19.9 }, 'dpp4'],
    ['BMI 29.9', { weight: bmi(29.9) }, 'dpp4'],
    ['BMI 30', { weight: bmi(30) }, 'glp1'],
    ['BMI 34.9', { weight: bmi(34.9) }, 'glp1'],
    ['BMI 35', { weight: bmi(35) }, 'sglt2OrGlp1'],
    ['BMI 34 on a GLP-1 agonist', { weight: bmi(34), glp1RA: true, egfr: 70 }, 'sglt2'],
    [
      'the same on an SGLT2 inhibitor too',
      { weight: bmi(34), glp1RA: true, sglt2Inhibitor: true, adherenceScore: 0.1 },
      'basal',
    ],
    ['on DPP-4 already', { dpp4Inhibitor: true }, 'sglt2'],
    ['on a GLP-1 agonist at eGFR 15', { glp1RA: true, egfr: 15 }, 'basal'],
    [
      'on both and insulin',
      { weight: bmi(34), glp1RA: true, sglt2Inhibitor: true, basalInsulin: true, adherenceScore: 0.1 },
      'intensifyBasal',
    ],
  ] as const)('%s: %s → %s', (_, changes, expected) => {
    const results = resultsOf({ ...high, ...changes });
    expect(results.iriRisk).toBe('high');
    expect(results.consultantPlan.addOnTherapy.key).toBe(`addOn.${expected}`);
  });

  test('never a DPP-4 inhibitor for someone on a GLP-1 agonist, in add-on, ranking or portfolio', () => {
    fc.assert(
      fc.property(anyInputs(tool), (any) => {
        const inputs = { ...any, glp1RA: true };
        const results = tool.calculate(inputs).results as ReturnType<typeof resultsOf>;
        expect(results.consultantPlan.addOnTherapy.key).not.toBe('addOn.dpp4');
        expect(results.drugRecommendations.sitagliptin).toBeUndefined();
        expect(results.rankedTherapyOptions.notAppropriateNow.map(({ therapy }) => therapy)).toContain('dpp4');
      }),
      { numRuns: tries(200) },
    );
  });
});

describe('the lifestyle plan', () => {
  test.each([
    [24.9, 0],
    [25, 500],
    [25.1, 500],
  ])('BMI %s: deficit %s kcal', (bmi, deficit) => {
    const weight = bmi * 1.75 ** 2;
    const resting = 88.362 + 13.397 * weight + 4.799 * 175 - 5.677 * 45;
    expect(resultsOf({ weight }).lifestylePlan.calorieTarget).toBeCloseTo(Math.max(1500, resting * 1.2 - deficit), 6);
  });
  test('no deficit in pregnancy or with catabolic symptoms; floors hold for everyone', () => {
    const resting = 447.593 + 9.247 * 85 + 3.098 * 175 - 4.33 * 45;
    expect(resultsOf({ sex: 'female', pregnancy: true }).lifestylePlan.calorieTarget).toBeCloseTo(resting * 1.2, 6);
    expect(resultsOf({ sex: 'female', catabolicSymptoms: true }).lifestylePlan.calorieTarget).toBeCloseTo(
      resting * 1.2,
      6,
    );
    fc.assert(
      fc.property(anyInputs(tool), (inputs) => {
        const { lifestylePlan: plan } = tool.calculate(inputs).results as ReturnType<typeof resultsOf>;
        expect(plan.calorieTarget).toBeGreaterThanOrEqual(inputs.sex === 'female' ? 1200 : 1500);
        expect(plan.hydrationTarget.max).toBeLessThanOrEqual(3.5);
        if (inputs.egfr < 60 || inputs.ckd)
          expect(plan.macroBreakdown.protein).toBeLessThanOrEqual(0.8 * inputs.weight + 1e-9);
      }),
      { numRuns: tries(200) },
    );
  });
  test('weeks of weight loss follow adherence; the milestones take half a kilogram a week', () => {
    const results = resultsOf({ weight: 100, adherenceScore: 1 });
    expect(results.weightLoss5Weeks).toBeCloseTo(5 / 0.9, 9);
    expect(results.weightLoss10Weeks).toBeCloseTo(10 / 0.9, 9);
    expect(results.lifestylePlan.weightMilestones).toEqual({
      fivePercent: { kilograms: 5, weeks: 10 },
      tenPercent: { kilograms: 10, weeks: 20 },
    });
    expect(resultsOf({ weight: 72, adherenceScore: 0 }).remissionPossible).toBe(true);
    expect(resultsOf({ weight: 72.1, adherenceScore: 0 }).remissionPossible).toBe(false);
  });
  test.each([
    ['sedentary', '8000-10000'],
    ['light', '10000-12000'],
    ['active', '10000-12000'],
  ] as const)('%s: %s steps', (jobActivityLevel, goal) => {
    expect(resultsOf({ jobActivityLevel }).lifestylePlan.stepsGoal).toBe(goal);
  });
});

describe('thresholds of the guards', () => {
  test.each([
    ['metforminContraindicated', { egfr: 29.9 }, { egfr: 30 }],
    ['metforminDoNotRaise', { egfr: 30 }, { egfr: 45 }],
    ['metforminDoNotRaise', { egfr: 44.9 }, { egfr: 29.9 }],
    ['metforminWatch', { egfr: 59.9 }, { egfr: 60 }],
    ['sglt2Kidney', { egfr: 19.9 }, { egfr: 20 }],
    ['waterIndividual', { egfr: 29.9 }, { egfr: 30 }],
    ['proteinKidney', { egfr: 59 }, { egfr: 60 }],
    ['proteinKidney', { ckd: true }, { ckd: false }],
    ['override', { baselineA1c: 10 }, { baselineA1c: 9.9 }],
    ['ketones', { fpg: 300 }, { fpg: 299 }],
    ['hypoglycaemia', { fpg: 53 }, { fpg: 54 }],
    ['b12Low', { b12Level: 199 }, { b12Level: 200 }],
    ['b12Borderline', { b12Level: 299 }, { b12Level: 300 }],
    ['b12Borderline', { b12Level: 200 }, { b12Level: 199 }],
    ['b12Unknown', { metforminDuration: 12 }, { metforminDuration: 11 }],
    ['deficitOlder', { age: 75 }, { age: 74 }],
    ['catabolicLowA1c', { catabolicSymptoms: true, baselineA1c: 6.9 }, { catabolicSymptoms: true, baselineA1c: 7 }],
    ['targetStrict', { targetA1c: 6.4 }, { targetA1c: 6.5 }],
    ['targetOlder', { age: 75, targetA1c: 6.9 }, { age: 75, targetA1c: 7 }],
    ['diabetesConfirmed', { baselineA1c: 6.4 }, { baselineA1c: 6.5 }],
    ['remissionWithheld', { age: 66 }, { age: 65 }],
    ['remissionWithheld', { age: 19 }, { age: 20 }],
    ['remissionWithheld', { basalInsulin: true }, { basalInsulin: false }],
    ['kidneyDisagree', { egfr: 60, ckdStage: 'stage3a' }, { egfr: 59, ckdStage: 'stage3a' }],
    ['kidneyDisagree', { egfr: 44, ckdStage: 'stage3a' }, { egfr: 45, ckdStage: 'stage3a' }],
    [
      'pressureUrgent',
      { bloodPressure: { systolic: 180, diastolic: 80 } },
      { bloodPressure: { systolic: 179, diastolic: 119 } },
    ],
    ['waterCapped', { weight: 88 }, { weight: 87.5 }],
    ['drugsCounted', { metforminDuration: 4 }, { metforminDuration: 3 }],
    ['lowAdherence', { adherenceScore: 0.49 }, { adherenceScore: 0.5 }],
    ['atTarget', { baselineA1c: 7 }, { baselineA1c: 7.1 }],
  ] as const)('%s', (id, fires, silent) => {
    expect(guardsOf(fires)).toContain(id);
    expect(guardsOf(silent)).not.toContain(id);
  });
});

describe('the named findings', () => {
  test('2: type 1 is thought of at 22 years with BMI 20.8 and 9.9 %', () => {
    const actions = actionsOf({ age: 22, weight: 66, height: 178, baselineA1c: 9.9, fpg: 280 });
    for (const id of ['check:ketones', 'check:islet-antibodies']) expect(actions).toContain(id);
  });
  test('11: what was taken for more than three months is not expected to lower it again, the results as before', () => {
    const since = (glp1RAMonths: number) => {
      const months: object = { glp1RAMonths, sulfonylureaMonths: 2 };
      return { glp1RA: true, sulfonylurea: true, metforminDuration: 1, ...months };
    };
    const figure = (months: number) =>
      reportOf(since(months)).figures.items.find(({ label }) => label.key === 'figure.effect');
    expect(figure(3)).toMatchObject({ step: 'expectedEffect' });
    expect(figure(12)).toMatchObject({
      step: 'settledEffect',
      note: { key: 'figure.settledEffectNote', values: { drugs: { items: [{ key: 'settled.glp1' }] } } },
    });
    expect(resultsOf(since(12))).toEqual(resultsOf(since(1)));
  });
  test('4: a sulfonylurea stops or is halved when insulin starts', () => {
    const actions = actionsOf({ baselineA1c: 10.5, sulfonylurea: true, age: 58 });
    expect(actions.some((id) => id === 'stop:sulfonylurea' || id === 'reduce:sulfonylurea')).toBe(true);
  });
  test('5: what replaces a stopped metformin starts with the stop', () => {
    const { plan } = reportOf({ age: 60, baselineA1c: 9.5, egfr: 25, ckd: true, metforminDose: 1000 });
    expect(plan.actions.map(({ id }) => id)).toContain('stop:metformin');
    expect(
      Math.min(...plan.actions.filter(({ verb }) => verb === 'start').map(({ within }) => within)),
    ).toBeLessThanOrEqual(7);
  });
  test('6: the patient’s first sentence does not hide a stop', () => {
    const {
      patient: sheet,
      answer,
      tone,
    } = reportOf({
      age: 70,
      baselineA1c: 7.8,
      egfr: 12,
      ckdStage: 'stage5',
      ckd: true,
      metforminDose: 500,
      sglt2Inhibitor: true,
      glp1RA: true,
    });
    expect(sheet.answer).toMatchObject({
      key: 'plan.patient.first.named',
      values: {
        what: { key: 'plan.patient.change.stop', values: { medicine: { key: 'plan.patient.medicine.metformin' } } },
      },
    });
    expect([answer.key, tone]).toEqual(['answer.urgent', 'warn']);
    expect(sheet.about?.key).toBe('patient.about.plain');
  });
  test('the example inputs: the score in the headline, nothing urgent', () => {
    const { answer, tone, figures } = reportOf();
    expect(answer).toMatchObject({ key: 'answer.otherwise', values: { score: { values: { points: { value: 49 } } } } });
    expect([tone, figures.items[0]?.step]).toEqual(['plain', 'settledEffect']);
  });
});

describe('what the guards take out of the report', () => {
  test('pregnancy: no score, no plan, no weight loss, no products', () => {
    const changes = { sex: 'female', pregnancy: true, neuropathy: true } as const;
    const report = reportOf(changes);
    expect(report.answer.key).toBe('answer.pregnancy');
    expect(actionsOf(changes)).toContain('refer:obstetric-diabetes');
    expect(report.sections.map(({ id }) => id)).toEqual(['b12', 'ownPlan']);
    expect(
      keysIn(report.sections).filter((key) =>
        /^(product|escalate|remission|milestone|calories|water|primary|addOn)\./.test(key),
      ),
    ).toEqual([]);
    expect(report.patient.sections).toEqual([]);
    expect(resultsOf(changes).drugRecommendations).toEqual({});
  });
  test('male and pregnant is refused', () => {
    expect(tool.validate(patient({ pregnancy: true })).issues).toMatchObject([
      { path: 'pregnancy', rule: 'malePregnant', severity: 'hard' },
    ]);
  });
  test('a blank HbA1c or eGFR blocks instead of counting as 0 or 90', () => {
    for (const path of ['baselineA1c', 'egfr', 'weight', 'age'] as const)
      expect(tool.validate({ ...patient(), [path]: undefined }).issues).toMatchObject([{ path, code: 'required' }]);
  });
  test('a small woman gets no deficit, no milestone and no remission', () => {
    const keys = keysIn(reportOf({ sex: 'female', age: 70, weight: 45, height: 155 }));
    expect(keys.filter((key) => /^(milestone|remission|calories\.deficit)/.test(key))).toEqual([]);
  });
  test('remission and 10 % are spoken of only within the studied group', () => {
    expect(keysIn(reportOf({ weight: 27 * 1.75 ** 2 }))).toContain('remission.possible');
    for (const changes of [
      { weight: 26.9 * 1.75 ** 2 },
      { basalInsulin: true },
      { catabolicSymptoms: true },
      { age: 66 },
      { age: 19 },
    ]) {
      const keys = keysIn(reportOf(changes));
      expect(keys).not.toContain('remission.possible');
      expect(keys).not.toContain('milestone.ten');
    }
  });
  test('no general water goal with heart failure or below eGFR 30, on report and sheet', () => {
    for (const changes of [{ heartFailure: true }, { egfr: 29.9 }, { ckdStage: 'stage4' as const }]) {
      const { sections, patient: sheet } = reportOf(changes);
      expect(
        [...sections, ...sheet.sections].flatMap(({ blocks }) => blocks).some(({ type }) => type === 'water'),
      ).toBe(false);
    }
  });
  test('no glasses for the patient with heart or kidney disease', () => {
    const drinks = (changes: Partial<Inputs>) => reportOf(changes).patient.sections.some(({ id }) => id === 'drinking');
    expect(drinks({})).toBe(true);
    for (const changes of [{ ascvd: true }, { egfr: 55 }, { ckd: true }]) expect(drinks(changes)).toBe(false);
  });
  test('a stage worse than the eGFR keeps metformin out of ranking, plan and products, not out of the score', () => {
    const report = reportOf({ ckdStage: 'stage4' });
    expect(rankingOf(report)?.options.find(({ id }) => id === 'metformin')?.status.key).toBe('status.refused');
    expect(actionsOf({ ckdStage: 'stage4' })).toContain('hold:metformin');
    expect(keysIn(report)).not.toContain('product.class.metformin');
    expect(resultsOf({ ckdStage: 'stage4' }).iriScore).toBe(resultsOf().iriScore);
  });
  test('drugs that must go are in the plan', () => {
    expect(actionsOf({ heartFailure: true, tzd: true })[0]).toBe('stop:tzd');
    expect(actionsOf({ catabolicSymptoms: true, sglt2Inhibitor: true })).toContain('hold:sglt2Inhibitor');
    expect(actionsOf({ dpp4Inhibitor: true, glp1RA: true })).toContain('stop:dpp4Inhibitor');
  });
  test('a low fasting glucose leads, and nothing is started or raised', () => {
    for (const changes of [{ fpg: 53 }, { fpg: 45, baselineA1c: 10.5 }, { fpg: 45, catabolicSymptoms: true }]) {
      const report = reportOf(changes);
      expect(report.answer.key).toBe('answer.low');
      expect(actionsOf(changes).filter((id) => /^(start|raise):(basal|sulf|metformin|dpp4|tzd)/.test(id))).toEqual([]);
      expect(['warn', 'block']).toContain(report.tone);
      expect(report.patient.sections.map(({ id }) => id)).toEqual([]);
    }
  });
  test('symptoms without a high HbA1c: insulin is not started anywhere in the report', () => {
    const changes = { catabolicSymptoms: true, baselineA1c: 6.4 } as const;
    expect(reportOf(changes).answer.key).toBe('answer.confirm');
    expect(actionsOf(changes)).not.toContain('start:basalInsulin');
    expect(keysIn(reportOf(changes)).filter((key) => /^(primary|action|addOn)\.basal$/.test(key))).toEqual([]);
  });
  test('at target a high score proposes nothing', () => {
    const changes = { baselineA1c: 7, targetA1c: 7, priorA1c: 5, weight: 110, adherenceScore: 0, egfr: 40 };
    expect(resultsOf(changes).iriRisk).toBe('high');
    const { answer, figures, sections } = reportOf(changes);
    expect(
      keysIn([answer, figures, sections]).filter((key) => /^(addOn\.|action\.|escalate\.sixWeeks)/.test(key)),
    ).toEqual([]);
  });
  test('in pregnancy a low, a crisis of blood pressure and a refused metformin are not lost', () => {
    const actions = actionsOf({
      sex: 'female',
      pregnancy: true,
      fpg: 45,
      egfr: 25,
      bloodPressure: { systolic: 185, diastolic: 100 },
    });
    for (const id of ['treat:low-glucose', 'treat:blood-pressure', 'stop:metformin']) expect(actions).toContain(id);
  });
  test('no smaller portions where no deficit is planned', () => {
    expect(keysIn(reportOf({ portionSize: 'large' }))).toContain('eating.portions');
    for (const changes of [{ catabolicSymptoms: true }, { weight: 60 }, { age: 78 }])
      expect(keysIn(reportOf({ ...changes, portionSize: 'large' }).sections)).not.toContain('eating.portions');
  });
  test('nothing of eating or weight where the plan has dieting wait, on report and sheet', () => {
    fc.assert(
      fc.property(anyInputs(tool), (inputs) => {
        const { plan, sections, patient: sheet } = documents(inputs);
        const keys = keysIn([sections, sheet.sections]);
        if (!does(plan, 'do:energy-deficit'))
          expect(
            keys.filter((key) => /^(milestone|remission|calories\.deficit|eating\.(portions|snacks))/.test(key)),
          ).toEqual([]);
        if (!does(plan, 'do:training')) expect(keys.filter((key) => /^(patient\.)?exercise\./.test(key))).toEqual([]);
      }),
      { numRuns: tries(300) },
    );
  });
  test('the terms on the scale add up to the score', () => {
    fc.assert(
      fc.property(anyInputs(tool), (inputs) => {
        const block = documents(inputs).sections.find(({ id }) => id === 'iri')?.blocks[0];
        if (inputs.pregnancy) return;
        if (block?.type !== 'scale') throw new Error('no scale');
        expect(block.terms?.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(block.value, 5);
      }),
      { numRuns: tries(300) },
    );
  });
  test('the hidden field follows its control', () => {
    for (const [priority, risk] of [
      ['high', 'low'],
      ['medium', 'neutral'],
      ['low', 'not_priority'],
    ] as const) {
      expect(tool.validate(patient({ hypoAvoidancePriority: priority, hypoRiskPriority: 'neutral' }))).toMatchObject({
        ok: true,
        inputs: { hypoRiskPriority: risk },
      });
    }
  });
});

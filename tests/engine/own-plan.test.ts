import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadAnswering } from '../../src/engine/answer/index.ts';
import type { Report } from '../../src/engine/kit/report/report.ts';
import { keysIn } from './clinical-logic/helpers.ts';
import { anyInputs } from './helpers/inputs.ts';
import { tries } from '../fixtures/tries.ts';

const ids = ['a1c-forecast', 'insulin-cgm', 'clinical-logic'] as const;
const ownOf = ({ sections }: Report) => sections.find(({ id }) => id === 'ownPlan');

describe.each(ids)('the own plan of %s', async (id) => {
  const answering = await loadAnswering(id);
  const sample = (of: ReturnType<typeof anyInputs>) => fc.sample(of, { numRuns: tries(300), seed: 33 });
  const patients = [...sample(anyInputs(answering.tool)), ...sample(anyInputs(answering.tool, { beyond: false }))];
  // The example patient is the usual one, whom no illness at random keeps from anything.
  // Heavy, with insulin that has to be cheap, and an eGFR at which the plan wants an analogue, by weight; and somebody at the goal.
  const named = {
    'a1c-forecast': {},
    'insulin-cgm': { baselineA1c: 10.8, fpg: 240, weight: 120, costSensitivity: 'high', egfrBand: '<30' },
    'clinical-logic': { baselineA1c: 6.6 },
  }[id];
  const { propose } = await answering.tool.proposer();
  const answers = [answering.tool.defaults, { ...answering.tool.defaults, ...named }, ...patients].map((inputs) => ({
    inputs,
    ...answering.answer(inputs),
  }));

  test('stands in every report, open where both come to the same, else folded with one clause why', () => {
    for (const { report } of answers) {
      const own = ownOf(report);
      const [said] = own?.blocks ?? [];
      expect(said).toMatchObject({ message: { key: own?.open ? 'ownPlan.agrees' : 'ownPlan.otherwise' } });
    }
    expect(new Set(answers.map(({ report }) => ownOf(report)?.open)).size).toBe(2);
  });

  test('agrees only where the plan begins, raises and ends the same medicines', () => {
    const lowering = ['metformin', 'dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'tzd', 'sulfonylurea', 'basalInsulin'];
    const scope = id === 'a1c-forecast' ? ['metformin', 'dpp4Inhibitor', 'basalInsulin'] : lowering;
    let agreeing = 0;
    for (const { report, plan, inputs } of answers) {
      const asked = propose(inputs, answering.tool.calculate(inputs).results);
      const own = new Set(asked.map((each) => each.id.replace(/^raise/, 'start')));
      const ownEnds = new Set(asked.map((each) => each.id.replace(/^(stop|hold|reduce)/, 'end')));
      if (!ownOf(report)?.open) continue;
      agreeing += 1;
      for (const { verb, object } of plan.actions) {
        if (!scope.includes(object)) continue;
        if (verb === 'start' || verb === 'raise') expect(own).toContain(`start:${object}`);
        if (['stop', 'hold', 'reduce'].includes(verb)) expect(ownEnds).toContain(`end:${object}`);
      }
    }
    expect(agreeing).toBeGreaterThan(0);
  });

  test('tells no second dose of a medicine without a word', () => {
    let told = 0;
    for (const { report, plan } of answers) {
      const own = ownOf(report);
      const text = JSON.stringify(own?.blocks ?? []);
      const raised = plan.actions.find((action) => action.id === 'raise:metformin')?.to?.value;
      const started = plan.actions.find((action) => action.id === 'start:basalInsulin')?.to?.value;
      const next = /"primary\.raise(?:Slowly)?","values":\{.*?"to":\{"type":"number","value":(\d+)/.exec(text)?.[1];
      const begins = /"ladder\.begin(?:Nph)?","values":\{"units":\{"type":"number","value":(\d+)/.exec(text)?.[1];
      for (const [planned, other] of [
        [raised, next],
        [started, begins],
      ] as const) {
        if (planned === undefined || other === undefined || Number(other) === planned) continue;
        told += 1;
        expect(own?.open).toBeUndefined();
      }
    }
    if (id !== 'a1c-forecast') expect(told).toBeGreaterThan(0);
  });
});

describe('which insulin begins', async () => {
  const answering = await loadAnswering('insulin-cgm');
  const reportOf = (changes: object): Report =>
    answering.answer({ ...answering.tool.defaults, baselineA1c: 10.8, fpg: 240, ...changes }).report;
  const kind = (report: Report): string[] =>
    keysIn([report.answer, report.sections.filter((section) => section.id === 'insulin')]).filter((key) =>
      /^(begins|ladder\.title|insulin\.(nph|analog)$)/.test(key),
    );

  test.each([70, 120])(
    'is NPH at bedtime in headline, step, card and ladder where cost decides, at %i kg',
    (weight) => {
      const report = reportOf({ costSensitivity: 'high', weight });
      expect(kind(report)).toEqual(['begins.nph', 'insulin.nph', 'ladder.titleNph']);
      const said = keysIn([report]).filter((key) => key.startsWith('action.start:basalInsulin'));
      expect(new Set(said)).toEqual(new Set(['action.start:basalInsulin.amountNPH']));
      const own = keysIn(ownOf(report)?.blocks ?? []);
      expect(own).toContain('ladder.beginNph');
      expect(own.filter((key) => key.startsWith('own.why'))).toEqual([]);
    },
  );
  test('is an analogue in all three where the plan knows a reason against NPH, which has its clause', () => {
    const report = reportOf({ costSensitivity: 'high', weight: 120, egfrBand: '<30' });
    expect(kind(report)).toEqual(['begins.basal', 'insulin.analog', 'ladder.title']);
    expect(keysIn(ownOf(report)?.blocks ?? [])).toEqual(expect.arrayContaining(['own.why.nph', 'ladder.beginNph']));
    expect(ownOf(report)?.open).toBeUndefined();
  });
});

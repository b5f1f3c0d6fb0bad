import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClassId } from '../../../src/engine/clinical-logic/model/classes.ts';
import type { Inputs } from '../../../src/engine/clinical-logic/inputs.ts';
import { anyInputs } from '../helpers/inputs.ts';
import { placeOf, rankingOf, reportOf, resultsOf, tool } from './helpers.ts';
import { tries } from '../../fixtures/tries.ts';

/**
 * The ranking a second time, read off the reviewed table as a clinician would: rows of seven cells in the column order
 * metformin, SGLT2, GLP-1, DPP-4, basal, SU, TZD. It imports no constant and no function of the calculator.
 */
const columns: readonly ClassId[] = ['metformin', 'sglt2', 'glp1', 'dpp4', 'basal', 'su', 'tzd'];
const tieOrder: readonly ClassId[] = ['sglt2', 'glp1', 'metformin', 'dpp4', 'basal', 'su', 'tzd'];
const near = (value: number): number => Number(value.toFixed(8));

function cells(p: Inputs): number[][] {
  const bmi = near((p.weight * 10_000) / (p.height * p.height));
  const gap = near(p.baselineA1c - p.targetA1c);
  const egfr = near(p.egfr);
  const urgent = near(p.baselineA1c) >= 10 || p.catabolicSymptoms;
  const table: [boolean, number[]][] = [
    [true, [40, 20, 20, 15, 0, 5, 5]],
    [p.ascvd, [0, 20, 25, 0, 0, -5, 0]],
    [p.heartFailure, [0, 35, 0, -5, -5, -5, -200]],
    [egfr >= 20 && (p.ckd || egfr < 60), [0, 30, 20, 0, 0, 0, 0]],
    [egfr < 45, [-60, 0, 0, 5, 0, -10, 0]],
    [egfr < 30, [-200, 0, 15, 0, 0, -20, -20]],
    [egfr < 20, [0, -200, 20, 0, 0, 0, 0]],
    [bmi >= 30 || p.weightImpactPreference === 'prefer_loss', [0, 10, 20, 0, -10, -15, -15]],
    [bmi >= 35, [0, 0, 5, 0, 0, 0, 0]],
    [p.hypoHistory || p.hypoAvoidancePriority === 'high', [0, 5, 5, 10, -20, -40, 0]],
    [p.costPriority === 'high', [10, -10, -25, -5, 5, 20, 15]],
    [!p.acceptInjectables, [0, 0, -60, 0, urgent ? 0 : -40, 0, 0]],
    [p.metforminGI || !p.giTolerance, [-15, 0, -25, 0, 0, 0, 0]],
    [!p.metforminTolerance, [-60, 0, 0, 0, 0, 0, 0]],
    [p.edemaHistory, [0, 0, 0, 0, 0, 0, -60]],
    [p.nafld, [0, 5, 15, 0, 0, 0, 10]],
    [p.pregnancy, [-30, -200, -200, -200, 80, -200, -200]],
    [urgent, [0, 0, p.catabolicSymptoms ? 0 : 10, -30, 80, -10, -30]],
    [p.catabolicSymptoms, [0, -100, 0, 0, 0, 0, 0]],
    [gap >= 1.5, [0, 0, 10, 0, 10, 0, 0]],
    [gap > 0 && gap <= 0.8, [0, 0, 0, 10, 0, 0, 0]],
    [gap <= 0, [-30, -20, -20, -20, -60, -40, -40]],
    [p.age >= 75, [0, 0, -5, 10, -10, -20, 0]],
    [p.basalInsulin, [0, 0, 0, 0, 0, -40, -10]],
    [p.glp1RA, [0, 0, 0, -200, 0, 0, 0]],
  ];
  return table.filter(([applies]) => applies).map(([, row]) => row);
}

interface Lists {
  recommendedNow: ClassId[];
  secondChoice: ClassId[];
  alternatives: ClassId[];
  notAppropriateNow: ClassId[];
  continueReview: ClassId[];
}
function again(p: Inputs): { lists: Lists; scores: Record<string, number> } {
  const rows = cells(p);
  const scores = Object.fromEntries(columns.map((id, at) => [id, rows.reduce((sum, row) => sum + (row[at] ?? 0), 0)]));
  const score = (id: ClassId): number => scores[id] ?? 0;
  const used: ClassId[] = [];
  if (p.metforminDose === 1000) used.push('metformin');
  if (p.sglt2Inhibitor) used.push('sglt2');
  if (p.glp1RA) used.push('glp1');
  if (p.dpp4Inhibitor) used.push('dpp4');
  if (p.basalInsulin) used.push('basal');
  if (p.sulfonylurea) used.push('su');
  if (p.tzd) used.push('tzd');
  // In use and not to be: these are named as refusals instead of “continue”.
  const stop = used.filter(
    (id) =>
      (id === 'tzd' && p.heartFailure) ||
      (id === 'metformin' && near(p.egfr) < 30) ||
      (id === 'sglt2' && p.catabolicSymptoms) ||
      (id === 'dpp4' && p.glp1RA) ||
      (p.pregnancy && ['sglt2', 'glp1', 'dpp4', 'su', 'tzd'].includes(id)),
  );
  const urgent = near(p.baselineA1c) >= 10 || p.catabolicSymptoms;
  const free = tieOrder
    .filter((id) => !used.includes(id) && !(urgent && id === 'basal'))
    .sort((a, b) => score(b) - score(a));
  const groups: ClassId[][] = urgent ? [['basal']] : [];
  for (const id of free.filter((candidate) => score(candidate) >= 0)) {
    const group = groups.at(-1);
    const beside = group && !(urgent && groups.length === 1) && score(group[0] as ClassId) === score(id);
    if (beside) group.push(id);
    else groups.push([id]);
  }
  return {
    scores,
    lists: {
      recommendedNow: groups[0] ?? [],
      secondChoice: groups[1] ?? [],
      alternatives: groups.slice(2).flat(),
      notAppropriateNow: [...stop, ...free.filter((id) => score(id) < 0)],
      continueReview: used.filter((id) => !stop.includes(id) && !(urgent && id === 'basal')),
    },
  };
}

const arbitrary = anyInputs(tool);
const ids = (options: readonly { readonly therapy: ClassId }[]): ClassId[] => options.map(({ therapy }) => therapy);

describe('the ranking, derived a second time', () => {
  test('1,000 random patients: the same lists, the same order, the same scores', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const { rankedTherapyOptions: found } = tool.calculate(inputs).results as ReturnType<typeof resultsOf>;
        const { lists, scores } = again(inputs);
        expect(ids(found.recommendedNow)).toEqual(lists.recommendedNow);
        expect(ids(found.secondChoice)).toEqual(lists.secondChoice);
        expect(ids(found.alternatives)).toEqual(lists.alternatives);
        expect(ids(found.notAppropriateNow).sort()).toEqual(lists.notAppropriateNow.sort());
        expect(ids(found.continueReview).sort()).toEqual(lists.continueReview.sort());
        for (const option of Object.values(found).flat())
          expect(option.score, option.therapy).toBe(scores[option.therapy]);
      }),
      { numRuns: tries(1000) },
    );
  });

  test('every class stands in exactly one list, its terms add up to its score, refusals name their largest negative term', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const { rankedTherapyOptions: found } = tool.calculate(inputs).results as ReturnType<typeof resultsOf>;
        expect(ids(Object.values(found).flat()).sort()).toEqual([...columns].sort());
        for (const option of Object.values(found).flat())
          expect(Object.values<number>(option.terms).reduce((sum, term) => sum + term, 0)).toBe(option.score);
        for (const { reason, terms } of found.notAppropriateNow) {
          const worst = Math.min(...Object.values(terms));
          expect(worst).toBeLessThan(0);
          // “Less preferred” names its factor as a value.
          const named = reason.values?.['factor'];
          const factor = named && 'key' in named ? named.key.replace('term.', '') : reason.key.replace('against.', '');
          expect(terms[factor]).toBe(worst);
        }
      }),
      { numRuns: tries(300) },
    );
  });
});

describe('known rankings', () => {
  test.each([
    ['example', {}, 'metformin', 'recommendedNow', 40],
    ['example', {}, 'glp1', 'secondChoice', 30],
    ['example', {}, 'sglt2', 'alternatives', 20],
    ['heart failure at eGFR 50', { heartFailure: true, egfr: 50 }, 'sglt2', 'recommendedNow', 85],
    ['heart failure', { heartFailure: true, egfr: 50 }, 'tzd', 'notAppropriateNow', -195],
    ['heart failure on a TZD', { heartFailure: true, tzd: true }, 'tzd', 'notAppropriateNow', -195],
    ['eGFR 25', { egfr: 25 }, 'metformin', 'notAppropriateNow', -220],
    ['eGFR 25', { egfr: 25 }, 'sglt2', 'secondChoice', 50],
    ['eGFR 25', { egfr: 25 }, 'glp1', 'recommendedNow', 65],
    ['eGFR 18', { egfr: 18, ckd: true }, 'sglt2', 'notAppropriateNow', -180],
    ['eGFR 18', { egfr: 18, ckd: true }, 'glp1', 'recommendedNow', 65],
    ['eGFR 18', { egfr: 18, ckd: true }, 'metformin', 'notAppropriateNow', -220],
    ['catabolic at 11 %', { baselineA1c: 11, catabolicSymptoms: true }, 'basal', 'recommendedNow', 90],
    ['catabolic', { baselineA1c: 11, catabolicSymptoms: true }, 'sglt2', 'notAppropriateNow', -80],
    ['on basal insulin at 10 %', { baselineA1c: 10, basalInsulin: true }, 'basal', 'recommendedNow', 90],
    ['on basal insulin', { basalInsulin: true }, 'basal', 'continueReview', 10],
    ['on a GLP-1 agonist', { glp1RA: true }, 'dpp4', 'notAppropriateNow', -185],
    ['metformin at the top strength', { metforminDose: 1000 }, 'metformin', 'continueReview', 40],
    ['SGLT2 in use at eGFR 15', { sglt2Inhibitor: true, egfr: 15 }, 'sglt2', 'continueReview', -180],
    ['pregnant', { sex: 'female', pregnancy: true }, 'basal', 'recommendedNow', 90],
    ['pregnant', { sex: 'female', pregnancy: true }, 'sglt2', 'notAppropriateNow', -180],
  ] as const)('%s: %s', (_, changes, id, list, score) => {
    expect(placeOf(resultsOf(changes), id)).toEqual([list, score]);
  });

  test('equal scores share a list and a rank', () => {
    const { rankedTherapyOptions: lists } = resultsOf({ metforminDose: 1000, baselineA1c: 8.4 });
    expect(ids(lists.recommendedNow)).toEqual(['sglt2', 'glp1']);
    const options = rankingOf(reportOf({ metforminDose: 1000, baselineA1c: 8.4 }))?.options;
    expect(options?.slice(0, 3).map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });

  test('where nothing reaches 0 the list is empty and the report refers', () => {
    const changes = {
      metforminDose: 1000,
      sglt2Inhibitor: true,
      glp1RA: true,
      basalInsulin: true,
      edemaHistory: true,
    } as const;
    expect(resultsOf(changes).rankedTherapyOptions.recommendedNow).toEqual([]);
    expect(JSON.stringify(reportOf(changes))).toContain('list.refer');
  });

  test('the company’s drugs earn nothing: sitagliptin’s class has no term the table does not give it', () => {
    expect(resultsOf().rankedTherapyOptions.alternatives.find(({ therapy }) => therapy === 'dpp4')?.terms).toEqual({
      base: 15,
    });
  });
});

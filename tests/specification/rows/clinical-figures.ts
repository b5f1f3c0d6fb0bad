import { clinicalLogic } from '../../../src/engine/clinical-logic/index.ts';
import type { Inputs } from '../../../src/engine/clinical-logic/inputs.ts';
import { departs, holds, type Row } from '../row.ts';

const example = clinicalLogic.defaults as Inputs;
const run = (changes: Partial<Inputs> = {}) => clinicalLogic.calculate({ ...example, ...changes }).results;
const step = (id: string, changes: Partial<Inputs> = {}): number | undefined => clinicalLogic.calculate({ ...example, ...changes }).worksheet.find((line) => line.id === id)?.value;
const rounded = (value: number | undefined): number => Number((value ?? Number.NaN).toFixed(6));
/** By how much one answer lowers HbA1c more than the example's. */
const adds = (changes: Partial<Inputs>): number => rounded(run({ ...changes, adherenceScore: 0 }).expectedEffect - run({ adherenceScore: 0 }).expectedEffect);

/** What is computed, beside what the specification gives. */
export const computed: readonly Row[] = [
  ['9.2', 'BMI', holds(() => [rounded(step('bmi')), rounded(85 / 1.75 ** 2)])],
  ['9.2', 'dose factor', holds(() => [([500, 750, 1000] as const).map((metforminDose) => step('doseFactor', { metforminDose })), [0.7, 0.9, 1]])],
  ['9.2', 'renal factor', holds(() => [[45, 44, 30, 29].map((egfr) => step('renalFactor', { egfr })), [1, 0.7, 0.7, 0]])],
  ['9.2', 'expected effect of metformin 1.1', holds(() => [rounded(run({ metforminDose: 1000, adherenceScore: 0 }).expectedEffect), 1.1])],
  ['9.2', 'DPP-4 adds 0.6', holds(() => [adds({ dpp4Inhibitor: true }), 0.6])],
  ['9.2', 'SGLT2 adds 0.7', holds(() => [adds({ sglt2Inhibitor: true }), 0.7])],
  ['9.2', 'GLP-1 RA adds 1.2', holds(() => [adds({ glp1RA: true }), 1.2])],
  ['9.2', 'TZD adds 0.8', holds(() => [adds({ tzd: true }), 0.8])],
  ['9.2', 'sulfonylurea adds 1.1', holds(() => [adds({ sulfonylurea: true }), 1.1])],
  ['9.2', '0.5 times adherence', holds(() => [rounded(run({ adherenceScore: 1 }).expectedEffect - run({ adherenceScore: 0 }).expectedEffect), 0.5])],
  ['9.2', 'capped at 2.5', holds(() => [run({ sulfonylurea: true, glp1RA: true, tzd: true }).expectedEffect, 2.5])],
  ['9.2', 'DPP-4 and GLP-1 RA add up', holds(() => [adds({ dpp4Inhibitor: true, glp1RA: true }), 1.2]), departs('departure 9', 'the larger one counts')],
  ['9.2', 'obesity factor 0, 0.5, 1 at 27 and 35', holds(() => [[26.9, 27, 34.9, 35].map((bmi) => step('obesityFactor', { weight: bmi * 1.75 ** 2 })), [0, 0.5, 0.5, 1]])],
  [
    '9.2',
    'score between 5 and 95',
    holds(() => [
      [run({ baselineA1c: 6, targetA1c: 8, adherenceScore: 1 }).iriScore >= 5, run({ baselineA1c: 9.9, targetA1c: 6.5, adherenceScore: 0 }).iriScore <= 95],
      [true, true],
    ]),
  ],
  [
    '9.2',
    'prior A1C clamped to ±2',
    holds(() => [
      [step('trend', { priorA1c: 13 }), step('trend', { priorA1c: 5 })],
      [2, -2],
    ]),
  ],
  ['9.2', 'worsening −15, improving +10', holds(() => [run({ priorA1c: 8 }).iriScore > run({ priorA1c: 9 }).iriScore, true]), departs('departure 8', 'worsening raises, improving lowers')],
  ['9.2', '+10 at eGFR 30 to 44', holds(() => [step('kidneyPoints', { egfr: 40 }), 10])],
  [
    '4',
    'bands: low to 29, moderate to 59, high from 60',
    holds(() => [
      [run({ baselineA1c: 6.8 }).iriRisk, run().iriRisk, run({ baselineA1c: 9.6 }).iriRisk],
      ['low', 'moderate', 'high'],
    ]),
  ],
  [
    '4',
    'override from 10',
    holds(() => [
      [run({ baselineA1c: 10 }).iriScore, run({ baselineA1c: 10 }).iriRisk, run({ baselineA1c: 10 }).intensificationWeek],
      [90, 'high', 'NOW'],
    ]),
  ],
  ['4', 'override with catabolic symptoms', holds(() => [run({ catabolicSymptoms: true }).iriScore, 90])],
  [
    '4',
    'week ~12 and 6-8',
    holds(() => [
      [run().intensificationWeek, run({ baselineA1c: 9.6 }).intensificationWeek],
      ['~12', '6-8'],
    ]),
  ],
  ['9.2', 'add-on: SGLT2 or GLP-1 RA with eGFR under 60', holds(() => [run({ baselineA1c: 9.6, egfr: 50 }).consultantPlan.addOnTherapy.key, 'addOn.sglt2OrGlp1'])],
  ['9.2', 'add-on: GLP-1 RA from BMI 30', holds(() => [run({ baselineA1c: 9.6, weight: 95 }).consultantPlan.addOnTherapy.key, 'addOn.glp1'])],
  ['9.2', 'add-on: otherwise DPP-4', holds(() => [run({ baselineA1c: 9.6 }).consultantPlan.addOnTherapy.key, 'addOn.dpp4'])],
  ['9.2', 'weight loss 0.3 + 0.6 × adherence', holds(() => [rounded(step('weightLossRate')), 0.72])],
  [
    '9.2',
    'weeks to 5 and 10 %',
    holds(() => [
      [rounded(run().weightLoss5Weeks), rounded(run().weightLoss10Weeks)],
      [rounded(4.25 / 0.72), rounded(8.5 / 0.72)],
    ]),
  ],
  [
    '9.2',
    'remission if 10 % within 24 weeks',
    holds(() => [
      [run().remissionPossible, run({ weight: 200 }).remissionPossible],
      [true, false],
    ]),
  ],
  [
    '9.2',
    'B12 monitoring from 12 months, with neuropathy, with anaemia risk',
    holds(() => [
      [run().b12MonitoringNeeded, run({ metforminDuration: 12 }).b12MonitoringNeeded, run({ neuropathy: true }).b12MonitoringNeeded, run({ hasAnemiaRisk: true }).b12MonitoringNeeded],
      [false, true, true, true],
    ]),
  ],
  ['9.2', 'activity multiplier', holds(() => [(['sedentary', 'light', 'moderate', 'active'] as const).map((jobActivityLevel) => step('activityMultiplier', { jobActivityLevel })), [1.2, 1.375, 1.55, 1.725]])],
  ['9.2', 'minus 500 kcal for all', holds(() => [rounded(run({ weight: 70 }).lifestylePlan.calorieTarget), rounded((step('restingEnergy', { weight: 70 }) ?? 0) * 1.2)]), departs('departure 11', 'only from BMI 25, not in pregnancy or catabolism')],
  [
    '9.2',
    'macros 40, 25, 35 %',
    holds(() => {
      const { calorieTarget, macroBreakdown: m } = run().lifestylePlan;
      return [
        [rounded(m.carbs), rounded(m.protein), rounded(m.fat)],
        [rounded((calorieTarget * 0.4) / 4), rounded((calorieTarget * 0.25) / 4), rounded((calorieTarget * 0.35) / 9)],
      ];
    }),
  ],
  [
    '9.2',
    'fibre 14 g per 1000 kcal',
    holds(() => {
      const { calorieTarget, macroBreakdown } = run().lifestylePlan;
      return [rounded(macroBreakdown.fiber), rounded(calorieTarget * 0.014)];
    }),
  ],
  ['9.2', 'water 35 to 40 mL/kg', holds(() => [run().lifestylePlan.hydrationTarget, { min: 2.975, max: 3.4 }])],
  [
    '9.2',
    'steps 8,000–10,000 if sedentary, else 10,000–12,000',
    holds(() => [
      [run().lifestylePlan.stepsGoal, run({ jobActivityLevel: 'light' }).lifestylePlan.stepsGoal],
      ['8000-10000', '10000-12000'],
    ]),
  ],
  ['9.2', 'milestones of 5 and 10 % at 0.5 kg a week', holds(() => [run().lifestylePlan.weightMilestones, { fivePercent: { kilograms: 4.25, weeks: 8.5 }, tenPercent: { kilograms: 8.5, weeks: 17 } }])],
  ['9.2', 'SGLT2 needs eGFR 20', holds(() => [run({ egfr: 19 }).rankedTherapyOptions.notAppropriateNow.some(({ therapy }) => therapy === 'sglt2'), true])],
  ['9.2', 'sitagliptin needs no DPP-4 in use', holds(() => [run({ dpp4Inhibitor: true }).rankedTherapyOptions.recommendedNow.some(({ therapy }) => therapy === 'dpp4'), false])],
  ['9.2', 'below 0 points: not appropriate now', holds(() => [run({ baselineA1c: 10.5 }).rankedTherapyOptions.notAppropriateNow.every(({ score }) => score < 0), true])],
  ['9.2', 'under the override by score alone', holds(() => [run({ baselineA1c: 10.5 }).rankedTherapyOptions.recommendedNow[0]?.therapy, 'basal']), departs('departure 10', 'basal insulin stands first')],
];

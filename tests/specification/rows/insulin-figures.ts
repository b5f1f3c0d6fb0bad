import { insulinCgm } from '../../../src/engine/insulin-cgm/index.ts';
import type { Inputs } from '../../../src/engine/insulin-cgm/inputs.ts';
import { departs, holds, type Row } from '../row.ts';

const example = insulinCgm.defaults as Inputs;
const run = (changes: Partial<Inputs> = {}) => insulinCgm.calculate({ ...example, ...changes }).results;
const step = (id: string, changes: Partial<Inputs> = {}): number | undefined => insulinCgm.calculate({ ...example, ...changes }).worksheet.find((line) => line.id === id)?.value;
const rounded = (value: number | undefined): number => Number((value ?? Number.NaN).toFixed(6));
const adds = (changes: Partial<Inputs>): number => rounded((step('oralPower', changes) ?? 0) - (step('oralPower') ?? 0));
const metformin = (dose: 500 | 750 | 1000, tolerance: 'good' | 'mild-gi' | 'poor' = 'good', duration = 6) => ({
  metforminMr: { dose, tolerance, duration },
});
const now: Partial<Inputs> = { baselineA1c: 10.8, fpg: 240 };
const nph: Partial<Inputs> = { ...now, costSensitivity: 'high' };

/** What is computed, beside what the specification gives. */
export const computed: readonly Row[] = [
  [
    '4.1',
    'START NOW from 10 or with symptoms',
    holds(() => [
      [run({ baselineA1c: 10 }).insulinDecision.decision, run({ symptomatic: true }).insulinDecision.decision, run({ baselineA1c: 9.9 }).insulinDecision.decision],
      ['START NOW', 'START NOW', 'WAIT & OPTIMIZE'],
    ]),
  ],
  [
    '2.1',
    'banner red for START NOW, yellow otherwise',
    holds(() => [
      [run(now).insulinDecision.banner, run().insulinDecision.banner],
      ['red', 'yellow'],
    ]),
  ],
  ['4.1', 'NPH where cost is high and nothing speaks against it', holds(() => [run(nph).insulinChoice.selectedType, 'NPH basal'])],
  ...(
    [
      ['hypoglycemiaAvoidance', 'high'],
      ['shiftWork', true],
      ['pastHypoglycemiaGrade2', true],
      ['ckdStage', 'stage3a'],
      ['costSensitivity', 'medium'],
    ] as const
  ).map(([path, value]): Row => ['4.1', `basal-analog: ${path} ${value}`, holds(() => [run({ ...nph, [path]: value }).insulinChoice.selectedType, 'basal-analog'])]),
  [
    '4.1',
    'not indicated: basal-analog, start dose not applicable',
    holds(() => [
      [run().insulinChoice.selectedType, run().insulinChoice.startDose],
      ['basal-analog', 'not applicable'],
    ]),
  ],
  ['4.1', 'IRI 20 + 25 × (expected − 7)', holds(() => [rounded(run().iriScore), rounded(20 + 25 * (run().currentRegimenA1c - 7))])],
  [
    '4.1',
    'IRI drops by 15 on sitagliptin with a gap of 1.5 or less',
    holds(() => {
      const r = run({ sitagliptin100: true });
      return [rounded(r.iriScore), rounded(Math.max(0, 20 + 25 * (r.currentRegimenA1c - 7) - 15))];
    }),
  ],
  ['4.1', 'week 8, 12, 16', holds(() => [[run({ baselineA1c: 9.9 }), run({ baselineA1c: 9 }), run()].map(({ iriRisk, intensificationWeek }) => ({ high: 8, moderate: 12, low: 16 })[iriRisk] === intensificationWeek), [true, true, true]])],
  ['4.1', 'first effect week 1, 2, 4', holds(() => [[run(), run({ ...metformin(500, 'poor'), sitagliptin100: true }), run(metformin(500, 'poor'))].map(({ weekOfFirstChange }) => weekOfFirstChange), [1, 2, 4]])],
  ['4.1', 'metformin: contraindicated, continue, optimize', holds(() => [[run({ egfrBand: '<30' }), run({ egfrBand: '30-44' }), run(metformin(1000)), run()].map(({ medReconciliation }) => medReconciliation.metforminMr.action), ['contraindicated', 'continue', 'continue', 'optimize']])],
  ['4.1', 'sitagliptin: stop with a GLP-1 RA', holds(() => [run({ glp1Ra: true }).medReconciliation.sitagliptin.action, 'stop'])],
  ['4.1', 'sitagliptin: continue if on it', holds(() => [run({ sitagliptin100: true }).medReconciliation.sitagliptin.action, 'continue'])],
  ['4.1', 'sitagliptin: add at a small gap with high avoidance', holds(() => [run({ hypoglycemiaAvoidance: 'high' }).medReconciliation.sitagliptin.action, 'add'])],
  ['4.1', 'sulfonylurea stop', holds(() => [run({ ...now, su: true }).medReconciliation.othermeds.find(({ drug }) => drug === 'su')?.action, 'stop'])],
  ['4.1', 'sulfonylurea stop under WAIT', holds(() => [run({ su: true }).medReconciliation.othermeds.find(({ drug }) => drug === 'su')?.action, 'review']), departs('D25', 'review; actions follow the guards')],
  ['4.1', 'TZD stop with heart failure, else reduce', holds(() => [[run({ tzd: true, heartFailure: true }), run({ tzd: true })].map((r) => r.medReconciliation.othermeds.find(({ drug }) => drug === 'tzd')?.action), ['stop', 'reduce']])],
  ['4.1', 'SGLT2 continue', holds(() => [run({ sglt2: true }).medReconciliation.othermeds.find(({ drug }) => drug === 'sglt2')?.action, 'continue'])],
  ['4.1', 'monitoring: realtime, scanning, smbg', holds(() => [[run({ cgmAccess: 'full', pastHypoglycemiaGrade2: true }), run({ cgmAccess: 'full' }), run()].map(({ monitoringPlan }) => monitoringPlan.modality), ['cgm-realtime', 'cgm-scanning', 'smbg']])],
  ['4.1', 'partial access: CGM with insulin or past hypoglycemia', holds(() => [[run({ cgmAccess: 'partial' }), run({ ...now, cgmAccess: 'partial' })].map(({ monitoringPlan }) => monitoringPlan.modality), ['smbg', 'cgm-scanning']])],
  ['4.1', 'order: add sitagliptin', holds(() => [run({ hypoglycemiaAvoidance: 'high' }).therapyOptions.recommendedNow[0]?.option, 'sitagliptin'])],
  ['4.1', 'order: SGLT2 for CKD or heart failure', holds(() => [[run({ heartFailure: true }), run({ ckdStage: 'stage3a' })].map(({ therapyOptions }) => therapyOptions.recommendedNow[0]?.option), ['sglt2', 'sglt2']])],
  ['4.1', 'order: GLP-1 RA for obesity class 2 or 3', holds(() => [run({ weight: 110 }).therapyOptions.recommendedNow[0]?.option, 'glp1Ra'])],
  ['9.1', 'metformin dose factor', holds(() => [([500, 750, 1000] as const).map((dose) => step('doseFactor', metformin(dose))), [0.7, 0.9, 1]])],
  ['9.1', 'renal factor', holds(() => [(['>=90', '45-59', '30-44', '<30'] as const).map((egfrBand) => step('renalFactor', { egfrBand })), [1, 1, 0.7, 0]])],
  [
    '9.1',
    'metformin 1.1 × dose × renal, with good tolerance',
    holds(() => [
      [rounded(step('metforminEffect', metformin(1000))), step('metforminEffect', metformin(1000, 'poor'))],
      [1.1, 0],
    ]),
  ],
  ['9.1', 'sitagliptin 0.6', holds(() => [adds({ sitagliptin100: true }), 0.6])],
  ['9.1', 'SGLT2 0.7', holds(() => [adds({ sglt2: true }), 0.7])],
  ['9.1', 'GLP-1 RA 1.2', holds(() => [adds({ glp1Ra: true }), 1.2])],
  ['9.1', 'TZD 0.8', holds(() => [adds({ tzd: true }), 0.8])],
  ['9.1', 'SU 1.1', holds(() => [adds({ su: true }), 1.1])],
  ['9.1', 'both incretins add up', holds(() => [adds({ sitagliptin100: true, glp1Ra: true }), 1.2]), departs('departure 9', 'the larger one counts')],
  ['9.1', 'oral power capped at 2.5', holds(() => [step('oralPower', { su: true, glp1Ra: true, tzd: true }), 2.5])],
  [
    '9.1',
    'lifestyle score 1, 0.8, 0.6, 0.4',
    holds(() => [
      [
        ['very-active', 'excellent'],
        ['sedentary', 'poor'],
      ].map(([activityLevel, eatingPattern]) => step('lifestyleScore', { activityLevel, eatingPattern } as Partial<Inputs>)),
      [1, 0.4],
    ]),
  ],
  ['9.1', 'insulin benefit 1.5 × (0.9 + 0.2 × lifestyle)', holds(() => [rounded(step('insulinBenefit')), rounded(1.5 * (0.9 + 0.2 * (step('lifestyleScore') ?? 0)))])],
  [
    '9.1',
    '0.95 from BMI 35',
    holds(() => [
      [step('bmiFactor'), step('bmiFactor', { weight: 110 })],
      [1, 0.95],
    ]),
  ],
  ['9.1', 'total reduction capped at 3.5', holds(() => [step('withInsulin', { su: true, glp1Ra: true, tzd: true }), 3.5])],
  ['9.1', 'prior A1C clamped to ±2', holds(() => [[step('trend', { priorA1c: 13 }), step('trend', { priorA1c: 5 })].map((value) => Math.abs(value ?? 0)), [2, 2]])],
  [
    '9.1',
    'basal block 0.1 U/kg from 65, else 0.15',
    holds(() => [
      [run({ ...now, age: 65, weight: 100 }).insulinChoice.startDose, run({ ...now, weight: 100 }).insulinChoice.startDose],
      [10, 15],
    ]),
  ],
  ['9.1', 'ceiling 0.5 U/kg', holds(() => [run({ ...now, weight: 100 }).basalBlock?.ceiling, 50])],
  ['9.1', 'NPH 10 units', holds(() => [run({ ...nph, weight: 120 }).insulinChoice.startDose, 10])],
  ['9.1', 'BMI classes', holds(() => [[24.9, 25, 30, 35, 40].map((bmi) => run({ weight: bmi * 1.75 ** 2 }).obesityClass), ['normal', 'overweight', 'class1', 'class2', 'class3']])],
  ['9.1', 'sitagliptin 25 mg below 45, 50 mg at 45–59, else 100', holds(() => [(['<30', '30-44', '45-59', '60-89'] as const).map((egfrBand) => run({ egfrBand }).medReconciliation.sitagliptin.dose), [25, 25, 50, 100]]), departs('departure 12', 'printed as the tool’s cautious value, the label’s beside it')],
  ['9.1', 'B12 from 12 months', holds(() => [[run(metformin(500, 'good', 12)), run()].map(({ drugRecommendations }) => drugRecommendations.betwelve !== undefined), [true, false]])],
  ['9.1', 'lipoic acid with ASCVD or BMI 30', holds(() => [[run({ ascvd: true }), run({ weight: 95 }), run()].map(({ drugRecommendations }) => drugRecommendations.thiotica !== undefined), [true, true, false]])],
  ['9.1', 'targets: TIR 70, below 70 under 4 %, fasting 80–130, post-meal 180', holds(() => [run().monitoringPlan.targets, { tir: 70, tbr: 4, fasting: { min: 80, max: 130 }, postMeal: 180 }])],
];

import { lifeDays as tool } from '../../../src/engine/life-days/index.ts';
import type { Inputs } from '../../../src/engine/life-days/inputs.ts';
import { call, departs, field, holds, report, result, type Row, type Screen, seen, written } from '../row.ts';

const example = tool.defaults as Inputs;
const run = (changes: Partial<Inputs> = {}) => tool.calculate({ ...example, ...changes }).results;
const years = (changes: Partial<Inputs>): number => run(changes).currentLifeExpectancy;
const none = {
  diabetesDuration: 0,
  smoking: 'never',
  hasCardiovascularDisease: false,
  hasKidneyDisease: false,
} as const;

export const lifeDaysIntro: Screen = {
  document: 3,
  screen: 'Life Days, without a session',
  address: '/tools/life-days',
  view: 'visitor',
  rows: [
    ['2.2', 'Sign In to Save Results', seen('Sign In to Save Results')],
    ['2.2', 'Quick Use (No Save)', seen('Quick Use (No Save)')],
    ['8', 'Quick access granted', written('Quick access granted')],
    ['8', 'Failed to access calculator', written('Failed to access calculator')],
  ],
};

export const lifeDays: Screen = {
  document: 3,
  screen: 'Life Days Calculator',
  tool: 'life-days',
  address: '/tools/life-days',
  view: 'registered',
  rows: [
    ['2.2', 'tab Demographics', seen('Demographics')],
    ['2.2', 'tab Health Status', seen('Health Status')],
    ['2.2', 'tab Adherence', seen('Adherence')],
    ['2.2', 'Calculate Life Days', seen('Calculate Life Days')],
    ['2.2', 'History', seen('History')],
    ['4.2', 'calculating state', written('Calculating...')],
    ['8', 'Life Days saved', written('Life Days assessment for {name} has been saved'), departs('D24', 'a text of its own, as the specification has none')],
    ['7', 'list and search', call('get', '/api/life-days-assessments')],
    ['7', 'save', call('post', '/api/life-days-assessments')],
    ['3.2', 'age, 55', field('age', 55)],
    ['3.2', 'sex', field('sex', 'male', ['male', 'female'])],
    ['3.2', 'diabetesDuration', field('diabetesDuration', 8)],
    ['3.2', 'currentA1c, 8.5', field('currentA1c', 8.5)],
    ['3.2', 'targetA1c, 7', field('targetA1c', 7)],
    ['3.2', 'bmi, 28', field('bmi', 28)],
    ['3.2', 'bloodPressure.systolic, 140', field('bloodPressure.systolic', 140)],
    ['3.2', 'bloodPressure.diastolic, 90', field('bloodPressure.diastolic', 90)],
    ['3.2', 'smoking', field('smoking', 'never', ['never', 'former', 'current'])],
    ['3.2', 'hasKidneyDisease', field('hasKidneyDisease', false)],
    ['3.2', 'hasCardiovascularDisease', field('hasCardiovascularDisease', false)],
    ['3.2', 'lipidProfile.totalCholesterol', field('lipidProfile.totalCholesterol', 200)],
    ['3.2', 'lipidProfile.hdl', field('lipidProfile.hdl', 45)],
    ['3.2', 'lipidProfile.ldl', field('lipidProfile.ldl', 120)],
    ['3.2', 'currentAdherence, 70', field('currentAdherence', 70)],
    ['3.2', 'projectedAdherence, 85', field('projectedAdherence', 85)],
    ['3.2', 'medicationCompliance', field('medicationCompliance', 75)],
    ['3.2', 'lifestyleAdherence', field('lifestyleAdherence', 60)],
    ...['currentLifeExpectancy', 'improvedLifeExpectancy', 'additionalLifeDays', 'riskReduction.cardiovascular', 'riskReduction.kidney', 'riskReduction.retinopathy', 'riskReduction.neuropathy', 'adherenceImpact.daily', 'adherenceImpact.weekly', 'adherenceImpact.monthly', 'adherenceImpact.yearly'].map(
      (path): Row => ['3.2', `result ${path}`, result(path)],
    ),
    [
      '9.2',
      'baseline 76 and 81',
      holds(() => [
        [years(none), years({ ...none, sex: 'female' })],
        [76, 81],
      ]),
    ],
    ['9.2', '0.5 per year of diabetes', holds(() => [years({ ...none, diabetesDuration: 10 }), 71])],
    [
      '9.2',
      'smoking 10 or 3',
      holds(() => [
        [years({ ...none, smoking: 'current' }), years({ ...none, smoking: 'former' })],
        [66, 73],
      ]),
    ],
    ['9.2', 'cardiovascular disease 8', holds(() => [years({ ...none, hasCardiovascularDisease: true }), 68])],
    ['9.2', 'kidney disease 5', holds(() => [years({ ...none, hasKidneyDisease: true }), 71])],
    [
      '9.2',
      'floor of 40',
      holds(() => [
        years({
          age: 60,
          diabetesDuration: 55,
          smoking: 'current',
          hasCardiovascularDisease: true,
          hasKidneyDisease: true,
        }),
        40,
      ]),
    ],
    ['9.2', 'risk per point 0.21, 0.33, 0.37, 0.25', holds(() => [Object.values(run({ currentA1c: 8, targetA1c: 7 }).riskReduction).map((value) => Number(value.toFixed(6))), [21, 33, 37, 25]])],
    ['9.2', 'caps 0.5, 0.6, 0.7, 0.5', holds(() => [Object.values(run({ currentA1c: 13, targetA1c: 6.5 }).riskReduction), [50, 60, 70, 50]])],
    ['9.2', 'years = gap × 1.5 + gain / 100 × 2.5', holds(() => [run({ currentA1c: 8, targetA1c: 7 }).additionalLifeDays, Math.round((1.5 + 0.15 * 2.5) * 365)])],
    ['9.2', 'at most 8 years', holds(() => [run({ currentA1c: 14, targetA1c: 6.5 }).additionalLifeDays, 2920])],
    ['9.2', 'gap and gain may be negative', holds(() => [run({ currentA1c: 7, targetA1c: 8, projectedAdherence: 50 }).additionalLifeDays, 0]), departs('D24', 'neither is ever negative')],
    ['9.2', 'calculate delay 1.5 s', holds(() => [tool.delay, 1500])],
    ['2.2', 'Life Days Impact', report('LIFE DAYS IMPACT')],
    ['9.2', 'daily impact', report('For each day')],
    ['9.2', 'weekly impact', report('For each week')],
    ['9.2', 'monthly impact', report('For each month')],
    ['9.2', 'yearly impact', report('For each year')],
    ['9.2', 'risk of heart and vessels', report('Heart and vessels')],
    ['9.2', 'risk of kidney', report('Kidney |')],
    ['9.2', 'risk of retinopathy', report('Eyes |')],
    ['9.2', 'risk of neuropathy', report('Nerves |')],
    ['1', 'disclaimer', report('Educational only. It is not medical advice; the clinician decides.')],
  ],
};

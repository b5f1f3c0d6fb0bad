import { a1cForecast } from '../../../src/engine/a1c-forecast/index.ts';
import type { Inputs } from '../../../src/engine/a1c-forecast/inputs.ts';
import { departs, holds, type Row } from '../row.ts';

const run = (changes: Partial<Inputs> = {}) => a1cForecast.calculate({ ...(a1cForecast.defaults as Inputs), ...changes }).results;
const step = (id: string, changes: Partial<Inputs> = {}): number | undefined => a1cForecast.calculate({ ...(a1cForecast.defaults as Inputs), ...changes }).worksheet.find((line) => line.id === id)?.value;
/** Each answer of a choice with the figure it gives. */
const each = <K extends keyof Inputs>(path: K, answers: readonly Inputs[K][], id: string) => answers.map((answer) => step(id, { [path]: answer } as Partial<Inputs>));
const rounded = (value: number | undefined, digits = 6): number => Number((value ?? Number.NaN).toFixed(digits));

/** What is computed, beside what the specification gives. */
export const computed: readonly Row[] = [
  ['9.1', 'steps by walking: 750, 1500, 3500, 5750, 8500', holds(() => [each('walkingTime', ['hardly', 'little', 'moderate', 'hour', 'hours'], 'walkingSteps'), [750, 1500, 3500, 5750, 8500]])],
  ['9.1', 'job factor 1, 1.05, 1.1, 1.2', holds(() => [each('jobLevel', ['sitting', 'sometimes', 'mostly', 'demanding'], 'jobFactor'), [1, 1.05, 1.1, 1.2]])],
  ['9.1', 'activity minutes 0, 60, 165, 250', holds(() => [each('weeklyActivity', ['none', 'light', 'moderate', 'vigorous'], 'inferredActivityMinutes'), [0, 60, 165, 250]])],
  ['9.1', 'meals factor 0.9, 1, 1.1', holds(() => [each('mealsPerDay', ['1-2', '3', '4-5'], 'mealsFactor'), [0.9, 1, 1.1]])],
  ['9.1', 'meal-size factor 0.85, 1, 1.25', holds(() => [each('mealSize', ['small', 'medium', 'large'], 'sizeFactor'), [0.85, 1, 1.25]])],
  ['9.1', 'snacks 0, 200, 400 kcal', holds(() => [each('snacksPerDay', ['0', '1', '2-3'], 'snackCalories'), [0, 200, 400]])],
  ['9.1', 'sugary drinks 0, 150, 300 kcal', holds(() => [each('sugaryDrinks', ['0', '1', '2+'], 'drinkCalories'), [0, 150, 300]])],
  ['9.1', 'desserts 0, 150, 250, 350 kcal', holds(() => [each('dessertFreq', ['rare', '1-2week', '3-5week', 'daily'], 'dessertCalories'), [0, 150, 250, 350]])],
  ['9.1', 'location factor 1, 1.05, 1.125', holds(() => [each('eatingLocation', ['home', 'mix', 'outside'], 'locationFactor'), [1, 1.05, 1.125]])],
  ['9.1', 'times 0.95 if protein is high', holds(() => [each('proteinLevel', ['normal', 'high'], 'proteinFactor'), [1, 0.95]])],
  [
    '9.1',
    'calorie target: less 500 from BMI 25',
    holds(() => [
      [step('calorieDeficit', { weight: 76.5625 }), step('calorieDeficit', { weight: 76 })],
      [500, 0],
    ]),
  ],
  ['9.1', 'calorie target by the formula alone', holds(() => [run({ sex: 'female', weight: 64, height: 160, age: 90 }).calorieTarget, 1200]), departs('departure 6', 'never below 1200 and 1500 kcal')],
  [
    '9.1',
    'activity met from 150 minutes',
    holds(() => [
      [run({ activityMinutes: 150 }).activityAdherent, run({ activityMinutes: 149 }).activityAdherent],
      [true, false],
    ]),
  ],
  [
    '9.1',
    'calories met within 150 kcal',
    holds(() => {
      const { calorieTarget } = run();
      return [
        [run({ calories: calorieTarget + 150 }).calorieAdherent, run({ calories: calorieTarget + 151 }).calorieAdherent],
        [true, false],
      ];
    }),
  ],
  [
    '9.1',
    'steps met from 7000',
    holds(() => [
      [run({ steps: 7000 }).stepsAdequate, run({ steps: 6999 }).stepsAdequate],
      [true, false],
    ]),
  ],
  [
    '9.1',
    'index activity 0.4 or 0.1',
    holds(() => [
      [step('activityShare', { activityMinutes: 150 }), step('activityShare', { activityMinutes: 10 })],
      [0.4, 0.1],
    ]),
  ],
  [
    '9.1',
    'index steps 0.2 or 0.05',
    holds(() => [
      [step('stepsShare', { steps: 7000 }), step('stepsShare', { steps: 10 })],
      [0.2, 0.05],
    ]),
  ],
  [
    '9.1',
    'index calories 0.4 or 0.1',
    holds(() => [
      [step('calorieShare', { calories: run().calorieTarget }), step('calorieShare', { calories: 6000 })],
      [0.4, 0.1],
    ]),
  ],
  ['9.1', 'metformin factor 0.7, 0.9, 1', holds(() => [each('metforminDose', [500, 750, 1000], 'doseFactor'), [0.7, 0.9, 1]])],
  ['9.1', 'eGFR factor 1 from 45, 0.7 from 30, else 0', holds(() => [each('egfr', [45, 44, 30, 29], 'renalFactor'), [1, 0.7, 0.7, 0]])],
  ['9.1', 'randomised effects', holds(() => [run(), run()]), departs('D4', 'the middle value, with the spread beside it')],
  ['9.1', 'adherent floor 5.5', holds(() => [run({ a1c: 5.6 }).predictedA1cAdherent, 5.5])],
  ['9.1', 'non-adherent floor 6', holds(() => [run({ a1c: 6.05 }).predictedA1cNonAdherent >= 6, true])],
  [
    '9.1',
    'improvement score 10 to 95',
    holds(() => [
      [run({ a1c: 14, egfr: 20 }).improvementScore >= 10, run({ a1c: 7.2, metforminDose: 1000, sitagliptin: true }).improvementScore <= 95],
      [true, true],
    ]),
  ],
  [
    '9.1',
    'earliest improvement week 1, also with sitagliptin',
    holds(() => [
      [run().earliestImprovement, run({ sitagliptin: true }).earliestImprovement],
      [1, 1],
    ]),
  ],
  ['9.1', 'half a week with sitagliptin before rounding', holds(() => [step('firstChange', { sitagliptin: true }), 0.5])],
  ['9.1', 'balanced: 45–50, 20–25, 25–30 %', holds(() => [run().macros, { carbs: { min: 45, max: 50 }, protein: { min: 20, max: 25 }, fat: { min: 25, max: 30 } }])],
  ['9.1', 'lower carb: 26–45, 25–30, 30–40 %', holds(() => [run({ eatingPattern: 'lower-carb' }).macros, { carbs: { min: 26, max: 45 }, protein: { min: 25, max: 30 }, fat: { min: 30, max: 40 } }])],
  ['9.1', '“traditional” has other macros', holds(() => [run({ eatingPattern: 'traditional' }).macros, run().macros]), departs('departure 7', 'it takes the balanced ones')],
  [
    '9.1',
    'grams at 4, 4 and 9 kcal, from the lower share',
    holds(() => {
      const r = run();
      return [
        [rounded(r.carbGrams), rounded(r.fatGrams)],
        [rounded((r.calorieTarget * 0.45) / 4), rounded((r.calorieTarget * 0.25) / 9)],
      ];
    }),
  ],
  [
    '9.1',
    'fibre 14 g per 1000 kcal',
    holds(() => {
      const r = run();
      return [rounded(r.fiberGrams), rounded(r.calorieTarget * 0.014)];
    }),
  ],
  ['9.1', 'activity target 150', holds(() => [run().activityTarget, 150])],
  ['9.1', 'steps target 7000-8000 in the result', holds(() => [run().stepsTarget, '7000-8000'])],
  ['9.1', 'resistance 2-3', holds(() => [run().resistanceTarget, '2-3'])],
  ['9.1', 'next review 3 months', holds(() => [run().nextReview, 3])],
  [
    '9.1',
    'insulin flag from 10',
    holds(() => [
      [run({ a1c: 10 }).insulinFlag, run({ a1c: 9.9 }).insulinFlag],
      [true, false],
    ]),
  ],
  ['9.1', 'water 30 to 35 mL/kg', holds(() => [[step('waterLow'), step('waterHigh')].map((value) => rounded(value)), [2.55, 2.975]])],
  ['9.1', 'default target 7', holds(() => [(a1cForecast.defaults as Inputs).target, 7])],
  ['5', 'missing numbers are replaced', holds(() => [a1cForecast.validate({}).ok, false]), departs('D1', 'a blank number blocks at its field')],
];

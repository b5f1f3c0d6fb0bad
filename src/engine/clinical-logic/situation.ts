import { overweight } from '../clinical/bmi.ts';
import { type MetforminAdvice, metforminAdvice } from '../clinical/metformin.ts';
import { atLeast } from '../kit/cited.ts';
import type { Outcome } from '../kit/tool.ts';
import { stepValue, worksheet } from '../kit/worksheet.ts';
import { calculate, isUrgent } from './calculate.ts';
import { type CalorieAdvice, calorieAdvice, kidneyOf, lossFits, remissionFits, waterFits } from './fits.ts';
import type { GuardId } from './guards.ts';
import type { Inputs } from './inputs.ts';
import { type Protection, protection } from './organ.ts';
import { addOnChoice } from './plans.ts';
import type { AddOnChoice, Results } from './results.ts';

/** Everything the report decides on, worked out once. */
export interface Situation {
  readonly inputs: Inputs;
  readonly results: Results;
  /** The plans and the ranking as shown: by the worse of eGFR and stage. The same as `results` where the two agree. */
  readonly plan: Results;
  readonly outcome: Outcome<Results, GuardId>;
  readonly bmi: number;
  readonly gap: number;
  readonly trend: number;
  readonly kidney: number;
  readonly urgent: boolean;
  readonly atTarget: boolean;
  readonly metformin: MetforminAdvice;
  readonly addOn: AddOnChoice;
  readonly calories: CalorieAdvice;
  /** A calorie target with a deficit in it. */
  readonly deficit: boolean;
  readonly water: boolean;
  readonly loss: boolean;
  /** Remission and a 10 % loss may be spoken of; `remission`: and the model says it is within reach. */
  readonly ten: boolean;
  readonly remission: boolean;
  /** Why stepping up is held whatever the score says: a low glucose, or symptoms that glucose does not explain. */
  readonly held: 'low' | 'confirm' | undefined;
  /** A class for the heart or the kidney to be added now whatever the HbA1c; at high risk the add-on speaks instead. */
  readonly organ: Protection | undefined;
  has(guard: GuardId): boolean;
}

export function situation(inputs: Inputs, outcome: Outcome<Results, GuardId>): Situation {
  const { results, guards, worksheet: steps } = outcome;
  const bmi = stepValue(steps, 'bmi');
  const gap = stepValue(steps, 'gap');
  const kidney = kidneyOf(inputs);
  const counted = { ...inputs, egfr: kidney };
  const calories = calorieAdvice(inputs, bmi);
  const urgent = isUrgent(inputs);
  const ten = remissionFits(inputs, bmi);
  const has = (guard: GuardId): boolean => guards.some(({ id }) => id === guard);
  const plan = kidney === inputs.egfr ? results : calculate(counted, worksheet());
  const held = has('hypoglycaemia') ? 'low' : has('catabolicLowA1c') ? 'confirm' : undefined;
  return {
    inputs, results, outcome, bmi, gap, kidney, urgent, calories, ten, plan, held,
    trend: inputs.priorA1c === undefined ? 0 : stepValue(steps, 'trend'),
    atTarget: atLeast(0, gap),
    metformin: metforminAdvice(kidney),
    addOn: addOnChoice(counted, { bmi, risk: results.iriRisk, urgent }),
    deficit: calories === 'given' && atLeast(bmi, overweight),
    water: !inputs.pregnancy && waterFits(inputs),
    loss: lossFits(inputs, bmi),
    remission: ten && results.remissionPossible,
    organ: urgent || held || inputs.pregnancy || results.iriRisk === 'high' ? undefined : protection(inputs, plan.rankedTherapyOptions),
    has,
  };
}

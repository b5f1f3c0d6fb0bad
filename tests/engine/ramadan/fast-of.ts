import type { Plan } from '../../../src/engine/plan/actions.ts';
import { type FastingAdvice, fastingAdvice } from '../../../src/engine/ramadan/advice.ts';
import type { Row } from '../../../src/engine/ramadan/doses.ts';
import { loadPlanner } from '../../../src/engine/visit/index.ts';
import { known } from '../helpers/charts.ts';

export type Facts = Parameters<typeof known>[0];
export type Fast = FastingAdvice & { readonly plan: Plan };
export const today = '2026-11-26';
const planner = await loadPlanner();

/** The fast of somebody known by these facts, with the plan it follows. */
export function fastOf(facts: Facts, on = today): Fast {
  const { plan, judgement } = planner(known(facts), on);
  return { ...fastingAdvice(plan, judgement, on), plan };
}
export const rowOf = ({ rows }: Pick<FastingAdvice, 'rows'>, medicine: string): Row | undefined =>
  rows.find((row) => row.medicine === medicine);

/** Somebody well, of whom everything about the fast is known. */
export const well: Facts = {
  age: 50,
  sex: 'male',
  country: 'saudi-arabia',
  diabetesType: 'type2',
  diabetesDuration: 5,
  a1c: 7,
  egfr: 80,
  uacr: 10,
  weight: 80,
  height: 175,
  ascvd: false,
  heartFailure: false,
  hypoglycaemiaUnaware: false,
  severeHypoglycaemia: false,
  hypoglycaemiaFrequency: 'none',
  sulfonylurea: false,
  basalInsulin: false,
  mealtimeInsulin: false,
  repaglinide: false,
  metformin: 0,
  dpp4Inhibitor: false,
  sglt2Inhibitor: false,
  glp1RA: false,
  tzd: false,
  selfTesting: 'as-advised',
  glucoseCrisis: 'none',
  fastingLabour: 'none',
  earlierFast: 'good',
  fastsRamadan: true,
};

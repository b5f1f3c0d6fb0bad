import type { Chart } from '../chart/chart.ts';
import type { Plan, Wish } from '../plan/actions.ts';
import { inOrder, resolve } from '../plan/resolve.ts';
import { asksBefore } from './asks.ts';
import { isComplex } from './glucose.ts';
import { type Judgement, judge, judgeBy } from './judge.ts';
import { isPregnancy } from './not-for.ts';

export type { Patient } from './patient.ts';
export { type Judgement, judge, judgeBy };

/** The team that sees her sets every dose, no calculator. */
const withoutDose = ({ to: _, ...wish }: Wish): Wish => wish;
/** Who is frail moves as far as it goes, by no figure. */
const withoutGoal = (wish: Wish): Wish =>
  wish.id === 'do:training' || wish.id === 'do:steps' ? withoutDose(wish) : wish;

/** A patient's plan: what judgement asks for over the whole chart, and what the calculators propose, resolved into one. */
export function planFor(judgement: Judgement, proposals: readonly Wish[] = []): Plan {
  const pregnant = isPregnancy(judgement.findings);
  const set = pregnant ? withoutDose : isComplex(judgement.patient) ? withoutGoal : undefined;
  const plan = resolve(judgement, set ? proposals.map(set) : proposals);
  const asks = asksBefore(plan.actions, judgement.patient);
  return asks.length ? { ...plan, actions: inOrder([...plan.actions, ...asks]) } : plan;
}

/** The plan for what is known, without any calculator. */
export function planOfChart(chart: Chart): Plan {
  return planFor(judge(chart));
}

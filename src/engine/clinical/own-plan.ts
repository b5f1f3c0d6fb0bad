import { type Decisions, does } from '../kit/proposal.ts';
import type { Block, Section } from '../kit/report/report.ts';
import { count, type Message, type Value } from '../kit/words/message.ts';
import type { SharedKey } from './words.ts';

const why = (reason: Reason): Value => ({ type: 'word', key: `ownPlan.why.${reason}` satisfies SharedKey });
type Reason =
  | 'examples'
  | 'lows'
  | 'first'
  | 'doubted'
  | 'atGoal'
  | 'need'
  | 'insulin'
  | 'organs'
  | 'pregnancy'
  | 'less';

/**
 * Why the plan does otherwise than a calculator's own order, gravest reason first: lows, an emergency, what the rules say against
 * the `medicine` its order begins with, an HbA1c in doubt, else `otherwise`.
 */
export function whyOtherwise(plan: Decisions, medicine?: string, otherwise: Reason = 'need'): Value {
  if (does(plan, 'treat:low-glucose')) return why('lows');
  const against = plan.excluded?.find((each) => each.medicine === medicine);
  if (against) return against.why;
  if (plan.actions[0]?.gravity === 'emergency') return why('first');
  return why(plan.a1cDoubted && otherwise === 'need' ? 'doubted' : otherwise);
}

/** Where the plan raises metformin to another dose, mg a day, than the `next` strength of the own order; otherwise undefined. */
export function furtherMetformin({ actions }: Decisions, next: number | undefined): Value | undefined {
  const to = actions.find(({ id }) => id === 'raise:metformin')?.to?.value;
  if (to === undefined || to === next) return undefined;
  return { type: 'word', key: 'ownPlan.why.further' satisfies SharedKey, values: { to: count(to, 'mg') } };
}

/**
 * What the specification puts before the clinician of one calculator, in a part of its own (D25): open where the plan does the same,
 * folded with one clause why where it does not. `decided` is that clause; absent, both agree. Of answers that are examples nothing is decided.
 */
export function ownPlanOf(plan: Decisions, decided: Value | undefined, blocks: readonly Block[]): Section {
  const otherwise = plan.waitsForAnswers ? why('examples') : decided;
  const said: Message =
    otherwise === undefined
      ? { key: 'ownPlan.agrees' satisfies SharedKey }
      : { key: 'ownPlan.otherwise' satisfies SharedKey, values: { why: otherwise } };
  return {
    id: 'ownPlan',
    title: { key: 'ownPlan.title' satisfies SharedKey },
    blocks: [{ type: 'paragraph', message: said }, ...blocks],
    ...(otherwise === undefined && { open: true as const }),
  };
}
